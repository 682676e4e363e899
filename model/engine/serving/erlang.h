#pragma once

namespace engine {

// Share of arrivals that wait where so many servers carry that many erlangs, and of arrivals that
// are lost where nobody waits. Servers need not be whole: a cache holds 12.7 sequences.
double erlangC(double servers, double load);
double erlangB(double servers, double load);

} // namespace engine
