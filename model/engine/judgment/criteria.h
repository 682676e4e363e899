#pragma once

#include "model/engine/judgment/probe.h"
#include "model/engine/judgment/verdict.h"

namespace engine {

// The criteria of the tree, one function each. No value: not applicable to this kind of work.
using MaybeCriterion = std::optional<Criterion>;

// Whether the work needs a cluster at all.
MaybeCriterion privacy(const Probe& probe);
MaybeCriterion tokenPrice(const Probe& probe);
MaybeCriterion memoryOfOne(const Probe& probe);
MaybeCriterion paceOfOne(const Probe& probe); // its deadline, or its load
MaybeCriterion failover(const Probe& probe);
MaybeCriterion oneNode(const Probe& probe);
MaybeCriterion possible(const Probe& probe);

// Whose machines it should be.
MaybeCriterion premises(const Probe& probe);
MaybeCriterion team(const Probe& probe);
MaybeCriterion distance(const Probe& probe);
MaybeCriterion rentable(const Probe& probe);
MaybeCriterion yearOfWork(const Probe& probe);
MaybeCriterion baseUse(const Probe& probe);
MaybeCriterion lasting(const Probe& probe);
MaybeCriterion peakUse(const Probe& probe);
MaybeCriterion growth(const Probe& probe);
MaybeCriterion budget(const Probe& probe);
MaybeCriterion listedOffer(const Probe& probe);
MaybeCriterion fallingRents(const Probe& probe);

// Whether a figure is at least, or at most, its threshold; open if either is unknown.
Reply atLeast(double figure, double threshold);
Reply atMost(double figure, double threshold);

} // namespace engine
