// What glibc has and Swift's Glibc module leaves out; nothing elsewhere.
#if defined(__linux__)
#include <features.h>
#if defined(__GLIBC__)
#include <malloc.h>
// <sched.h> hides it from whoever does not ask for all of GNU's. The mask is as long as its size in bytes says.
int menuc_getaffinity(int process, unsigned long size, void *mask) __asm__("sched_getaffinity");
#endif
#endif
