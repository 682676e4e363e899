#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

#include <string>
#include <vector>

namespace engine {

enum class BillItem : std::uint8_t {
    Machines, // all of them at the typed price of a GPU
    Nodes,
    SpareNodes, // that the plan keeps ready
    Gpus,
    SecondGpus,
    Cores,
    HostMemory,
    LocalDrives,
    SpareParts,
    Nics,
    Switches,
    Cables,
    CopperCables,
    Optics,
    Storage,
    Racks,
    Pdus,
    Installation,
    Hall,
    Licenses,
};

// One line of what is bought. Its unit is that of `count`; what nobody knows is unknown.
struct BillLine {
    BillItem item{};
    Unit unit = Unit::Count;
    double count = kUnknown; // base units
    double price = kUnknown; // of one of its units; of an installation the share
    Usd total{kUnknown};     // of lines that are paid apart
    bool included = false;   // paid for with another line
    bool yearly = false;     // paid each year, so no part of the capital
    std::string path = {};   // of the knob that has the price, which knows its source and date
    double level = 0;        // of switches and cables, from the nodes up; 0: of no level
};

// What the plan would buy, counted, at the prices of the plan. What is paid apart and once adds up
// to the purchase cost of the money room.
std::vector<BillLine> billOf(const ResolvedPlan& plan, const Assessment& assessment);

} // namespace engine
