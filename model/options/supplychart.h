#pragma once

#include "model/chart/pointchart.h"
#include "model/engine/options/option.h"

namespace model {

// Cost against time, or against what a fleet carries: a point for each option, in the order of the
// options whose figures are known.
struct SupplyChart {
    PointChart points;             // its first series is every option
    std::vector<std::size_t> rows; // of the table, for each point of it
    // The picture with a row of the table marked; −1: none.
    PointChart marked(int row) const;
};
SupplyChart supplyChart(const engine::OptionTable& options, const NumberFormat& format);

} // namespace model
