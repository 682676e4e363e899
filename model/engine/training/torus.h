#pragma once

#include "model/engine/inputs/machine.h"

namespace engine {

// A three-dimensional torus links each domain only to its neighbors, two in every dimension, and
// divides its NICs among them: traffic that passes through a domain takes its bandwidth. The shares
// below are relative to the bandwidth of a domain's NICs; with switches they are all 1.

inline constexpr double kTorusLinks = 6; // per node

// The smallest box with that many nodes, as close to a cube as possible, longest side first.
struct Box {
    double x = 1, y = 1, z = 1;
    double dimensions() const; // those longer than one
    double neighbours() const; // per node: two in a dimension, one if its length is two
};
Box boxOf(double nodes);

// For a ring of that many domains, `stride` apart. Neighbors fill a block of the torus, whose edges
// lead nowhere unless it is the whole torus.
Share ringShare(const Machine& machine, double domains, double stride);
// For domains that each send to the one `stride` further on: one of their links leads there.
Share neighbourShare(const Machine& machine, double stride);
// For that many neighbors that each send to all others: half of it crosses the middle of the box.
Share allToAllShare(const Machine& machine, double domains);

} // namespace engine
