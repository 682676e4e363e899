#pragma once

#include "model/engine/judgment/afford.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

namespace model {

// The budget: one amount for all years, or an amount per month.
struct BudgetAsk {
    engine::Usd amount{};
    double years = engine::kUnknown; // those of the plan
    bool perMonth = false;
    QString gpu{}; // that of the plan
};

// What the budget buys in each way of getting the GPUs.
struct Afforded {
    std::shared_ptr<const engine::Plan> plan; // with the years and the GPU that were requested
    engine::Usd budget{};                     // for all the years
    std::vector<engine::AffordedWay> ways;
};
engine::Result<Afforded> affordedBy(const engine::Plan& plan, const engine::Catalog& catalog,
                                    const BudgetAsk& ask, std::stop_token stop = {});

// "$500 k over 3 years on H100, at 3 runs per year, each within 90 days"
QString affordHead(const Afforded& afforded, const NumberFormat& format);
// The most that is affordable: "350 B tokens", "43 requests per second".
QString amountText(const Afforded& afforded, double amount, const NumberFormat& format);
// "3-year reserved"
QString wayName(std::string_view way);

} // namespace model
