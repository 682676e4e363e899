#pragma once

#include "model/engine/inputs/machine.h"

namespace engine {

// A torus of three dimensions wires each domain to its neighbours alone, two in every dimension,
// and divides its NICs among them: what passes a domain that it is not meant for takes its
// bandwidth. The shares below are of what a domain's NICs carry; between switches all are one.

inline constexpr double kTorusLinks = 6; // of a node

// The smallest box that holds so many, as near to a cube as can be, longest side first.
struct Box {
    double x = 1, y = 1, z = 1;
    double dimensions() const; // that are longer than one
    double neighbours() const; // of each place: two in a dimension, one where it has two places
};
Box boxOf(double nodes);

// Of a ring of so many domains, each so many further on. Neighbours fill a block of the torus,
// whose edges lead nowhere unless it is the whole.
Share ringShare(const Machine& machine, double domains, double stride);
// Of domains that each hand data to the one so many further on: one of their links leads there.
Share neighbourShare(const Machine& machine, double stride);
// Of so many neighbours that each send to all others: half of it crosses the middle of the box.
Share allToAllShare(const Machine& machine, double domains);

} // namespace engine
