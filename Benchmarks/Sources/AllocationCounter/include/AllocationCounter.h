#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this system: glibc's are, by taking malloc's place.
bool allocation_counter_is_available(void);

/// How many heap allocations the process has made.
uint64_t allocation_counter_value(void);

#endif
