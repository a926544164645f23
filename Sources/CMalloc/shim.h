// What glibc says of its own allocator, which Swift's Glibc module leaves out; nothing elsewhere.
#if defined(__linux__)
#include <features.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#endif
