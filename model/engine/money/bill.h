#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

#include <string>
#include <vector>

namespace engine {

enum class BillItem : std::uint8_t {
    Machines, // all of them at the price entered per GPU
    Nodes,
    SpareNodes, // kept ready by the plan
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

// One line of the purchase. Its unit is that of `count`; unknowns stay unknown.
struct BillLine {
    BillItem item{};
    Unit unit = Unit::Count;
    double count = kUnknown; // base units
    double price = kUnknown; // per unit; for the installation, the share
    Usd total{kUnknown};     // of lines paid separately
    bool included = false;   // included in another line
    bool yearly = false;     // paid yearly, so not part of capital
    std::string path = {};   // of the knob with the price, which has its source and date
    double level = 0;        // of switches and cables, from the nodes up; 0: none
};

// What the plan would buy, counted, at the plan's prices. The lines paid separately and once add up
// to the purchase cost of the money room.
std::vector<BillLine> billOf(const ResolvedPlan& plan, const Assessment& assessment);

} // namespace engine
