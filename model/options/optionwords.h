#pragma once

#include "model/engine/options/option.h"
#include "model/format/numberformat.h"

#include <QStringList>

namespace model {

// Texts of an option: "1-year reserved", "CoreWeave", "misses the deadline by 12 days".
QString optionGpu(const engine::PlanOption& option);
QString optionSize(const engine::PlanOption& option, const NumberFormat& format); // "256 H100"
QString optionWay(const engine::PlanOption& option, const engine::Catalog& catalog);
QString optionSeller(const engine::PlanOption& option);
// "rented on demand from CoreWeave", for a sentence.
QString optionSupply(const engine::PlanOption& option, const engine::Catalog& catalog);
QString optionLayout(const engine::PlanOption& option);
QString limitWords(engine::OptionLimit limit);
QString missedWords(const engine::MissedLimit& missed, const engine::PlanOption& option,
                    const NumberFormat& format);
QString allMissed(const engine::PlanOption& option, const NumberFormat& format);

// The price of one GPU, per hour on these terms, or to buy, and its source: null if it was typed.
struct OptionPrice {
    double base;
    engine::Unit unit;
    const engine::Citation* cite;
};
OptionPrice optionPrice(const engine::PlanOption& option);

} // namespace model
