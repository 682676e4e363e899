#pragma once

#include "model/engine/judgment/afford.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

namespace model {

// What a person has to spend: at once for all the years, or each month of them.
struct BudgetAsk {
    engine::Usd amount{};
    double years = engine::kUnknown; // those of the plan
    bool perMonth = false;
    QString gpu{}; // that of the plan
};

// What that buys, in each way to have the GPUs.
struct Afforded {
    std::shared_ptr<const engine::Plan> plan; // with the years and the GPU that were asked for
    engine::Usd budget{};                     // for all the years
    std::vector<engine::AffordedWay> ways;
};
engine::Result<Afforded> affordedBy(const engine::Plan& plan, const engine::Catalog& catalog,
                                    const BudgetAsk& ask, std::stop_token stop = {});

// "$500 k over 3 years at 3 runs per year, within 90 days, on H100"
QString affordHead(const Afforded& afforded, const NumberFormat& format);
// The most of what is asked for: "350 B tokens", "43 requests per second".
QString amountText(const Afforded& afforded, double amount, const NumberFormat& format);
// Not the budget but the deadline or a limit ends what is bought.
bool isLimited(const Afforded& afforded, const engine::Affordable& bought);
// "Reserved, 3 years"
QString wayName(std::string_view way);

} // namespace model
