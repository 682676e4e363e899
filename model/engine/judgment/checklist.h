#pragma once

#include "model/engine/judgment/probe.h"
#include "model/engine/judgment/verdict.h"

#include <string>
#include <vector>

namespace engine {

// Items of published checklists, arguing for or against a cluster. The figure is the plan's, the
// threshold the article's; the plan's own outcome is left to the verdict.
struct CheckItem {
    std::string id; // its text is in the model layer
    bool forCluster = false;
    Unit unit = Unit::None;
    double figure = kUnknown, threshold = kUnknown;
    bool applies = true; // to this kind of work
    bool open = false;   // one of its figures is unknown
    bool ticked = false;
    bool fewer = false; // concludes fewer GPUs, not none
    bool holds = true;  // the engine confirms the conclusion for this plan
};
std::vector<CheckItem> checklistOf(const Probe& probe);
// When clusters are said to work or to fail, judged by the replies to the verdict's criteria.
std::vector<CheckItem> signsOf(const Probe& probe, const Judgment& judgment);

// The eight uses of a published table: whether one GPU is claimed to be enough, whether one of the
// plan's GPUs is, and how many it takes.
struct UseRow {
    std::string id;
    bool claimedOne = false;                                // a single GPU is claimed to be enough
    double claimedLeast = kUnknown, claimedMost = kUnknown; // GPUs
    bool one = false;                                       // by the engine: one GPU holds it
    double least = kUnknown;                                // GPUs that hold it, in powers of two
    bool own = false;                                       // the plan's own kind of work
    // A cluster has to be of the claimed size, too.
    bool agrees() const
    {
        const bool sized = one || !(claimedLeast > least || claimedMost < least);
        return one == claimedOne && sized;
    }
};
std::vector<UseRow> usesTable(const Probe& probe);

} // namespace engine
