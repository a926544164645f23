#ifndef MENUC_CYAML_SHIM_H
#define MENUC_CYAML_SHIM_H
#include <yaml.h>
#endif
