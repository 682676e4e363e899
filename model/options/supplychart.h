#pragma once

#include "model/chart/pointchart.h"
#include "model/engine/options/option.h"

namespace model {

// Cost against time, or against a fleet's capacity: one point per option with known figures, in the
// options' order.
struct SupplyChart {
    PointChart points;             // the first series has every option
    std::vector<std::size_t> rows; // of the table, per point
    // The chart with a row of the table marked; −1: none.
    PointChart marked(int row) const;
};
SupplyChart supplyChart(const engine::OptionTable& options, const NumberFormat& format);

} // namespace model
