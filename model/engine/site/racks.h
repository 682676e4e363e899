#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

#include <array>
#include <vector>

namespace engine {

// What one side may carry for long: both sides feed a rack, and either must do it alone.
Watts feedCapacity(const RackFeed& feed);
// The phases of all circuits of a side.
double phasesOf(const RackFeed& feed);
// The most that one phase carries when a side is alone, of so many nodes by their name plates:
// supplies are dealt to the phases in turn.
Watts heaviestPhase(const RackFeed& feed, double nodes, Watts rated);

// Whole nodes that a side carries alone, by their name plates. Supplies that do not divide over the
// phases leave one of them fuller than the others.
double nodesByFeed(const RackFeed& feed, Watts rated);
// Circuits on each side that carry one node; unknown where no number of them does.
double circuitsFor(RackFeed feed, Watts rated);
// Supplies of a node, none of which is more than a phase of one circuit carries.
double suppliesFor(RackFeed feed, Watts rated);
// The rating of a breaker that carries what one node puts on a phase.
Amperes breakerFor(RackFeed feed, Watts rated);

RackAnswer assessRacks(const Cluster& cluster, const Site& site, const Decision& decision,
                       Watts auxiliary);

// Racks that are filled alike.
struct RackGroup {
    double count = 0, nodes = 0; // racks; nodes in each
    double units = 0;
    Mass weight{};
    Watts rated{}, peak{};
    Watts side{};                  // of the rated on A, and as much on B
    std::array<Watts, 3> phases{}; // of the side that is left when the other fails
    Share breaker = 0;             // of what the fullest phase may carry, when one side fails
    Share imbalance = 0;           // of the fullest phase over the mean of the phases
};

// Full racks, and one with the rest. Empty where no node fits or the racks are not known.
std::vector<RackGroup> rackPlan(const ResolvedPlan& plan, const Assessment& assessment);

} // namespace engine
