#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/options/option.h"

namespace model {

// The options of a plan, best first; those that miss a limit are muted and say which.
class SupplyTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    void show(std::shared_ptr<const engine::OptionTable> options, const NumberFormat& format);
    // "43 of 276 options meet all limits, of 51 GPU types."
    QString summary() const { return summary_; }
    const engine::PlanOption* optionAt(int row) const;
    // The row of an equivalent option: the same GPU, obtained the same way. −1: none.
    int rowOf(const engine::PlanOption& option) const;
    // Whether they are the options of that plan, not of a previous one.
    bool areOf(const engine::Plan& plan) const { return options_ && options_->plan.get() == &plan; }
    // Whether the option is the current plan.
    bool isPlan(int row) const;

private:
    Row cells(const engine::PlanOption& option, int rank, const NumberFormat& format) const;

    std::shared_ptr<const engine::OptionTable> options_;
    QString summary_;
};

} // namespace model
