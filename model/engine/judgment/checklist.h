#pragma once

#include "model/engine/judgment/probe.h"
#include "model/engine/judgment/verdict.h"

#include <string>
#include <vector>

namespace engine {

// Items of published checklists, by whom they argue for a cluster or against one. The figure is the
// plan's, the threshold the article's; what the plan comes to is the verdict's business.
struct CheckItem {
    std::string id; // words are in the model floor
    bool forCluster = false;
    Unit unit = Unit::None;
    double figure = kUnknown, threshold = kUnknown;
    bool applies = true; // to this kind of work
    bool open = false;   // a figure of it is not known
    bool ticked = false;
    bool fewer = false; // it concludes on fewer GPUs, not on none
    bool holds = true;  // the conclusion is right for this plan, as the engine has it
};
std::vector<CheckItem> checklistOf(const Probe& probe);
// When clusters are said to work, and when to fail, by what the criteria of the verdict answer.
std::vector<CheckItem> signsOf(const Probe& probe, const Judgment& judgment);

// The eight uses of a published table: whether one GPU is said to do, and whether one does with the
// plan's type of GPU, and how many it takes.
struct UseRow {
    std::string id;
    bool claimedOne = false;                                // a single GPU is said to be enough
    double claimedLeast = kUnknown, claimedMost = kUnknown; // GPUs
    bool one = false;                                       // by the engine: one GPU holds it
    double least = kUnknown;                                // GPUs that hold it, doubling
    bool own = false;                                       // the plan's own use
    // A cluster has to be of the size that is said, too.
    bool agrees() const
    {
        const bool sized = one || !(claimedLeast > least || claimedMost < least);
        return one == claimedOne && sized;
    }
};
std::vector<UseRow> usesTable(const Probe& probe);

} // namespace engine
