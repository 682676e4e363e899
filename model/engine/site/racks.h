#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

#include <array>
#include <vector>

namespace engine {

// Continuous load limit of one side: both feed a rack, and either must be able to alone.
Watts feedCapacity(const RackFeed& feed);
// The number of phases of all circuits of a side.
double phasesOf(const RackFeed& feed);
// The load of the fullest phase when a side is alone, for that many nodes at nameplate power: power
// supplies are assigned to the phases in turn.
Watts heaviestPhase(const RackFeed& feed, double nodes, Watts rated);

// Whole nodes that one side can carry alone, at nameplate power. Power supplies that do not divide
// evenly load one phase more than the others.
double nodesByFeed(const RackFeed& feed, Watts rated);
// Circuits per side that carry one node; unknown if no number does.
double circuitsFor(RackFeed feed, Watts rated);
// Power supplies per node so that none exceeds what one phase of a circuit carries.
double suppliesFor(RackFeed feed, Watts rated);
// The breaker rating for one node's load on a phase.
Amperes breakerFor(RackFeed feed, Watts rated);

RackAnswer assessRacks(const Cluster& cluster, const Site& site, const Decision& decision,
                       Watts auxiliary);

// Identically filled racks.
struct RackGroup {
    double count = 0, nodes = 0; // racks; nodes in each
    double units = 0;
    Mass weight{};
    Watts rated{}, peak{};
    Watts side{};                  // nameplate on A, and as much on B
    std::array<Watts, 3> phases{}; // of the remaining side when the other fails
    Share breaker = 0;   // load of the fullest phase relative to its limit, when one side fails
    Share imbalance = 0; // the fullest phase over the average
};

// Full racks, and one with the rest. Empty if no node fits or the racks are unknown.
std::vector<RackGroup> rackPlan(const ResolvedPlan& plan, const Assessment& assessment);

} // namespace engine
