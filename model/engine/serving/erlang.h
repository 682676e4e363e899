#pragma once

namespace engine {

// Share of arrivals that wait, for that many servers and erlangs, and share that is lost if no one
// can wait. Servers may be fractional: a cache holds 12.7 sequences.
double erlangC(double servers, double load);
double erlangB(double servers, double load);

} // namespace engine
