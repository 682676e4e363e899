#include "model/engine/currency.h"

#include "model/engine/knobs/citing.h"
#include "model/engine/specs/date.h"
#include "model/engine/specs/parts.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr std::string_view kRule = "currency.";
constexpr std::string_view kDollar = "USD";

bool isCode(std::string_view code)
{
    return code.size() == 3 &&
           std::ranges::all_of(code, [](char c) { return c >= 'A' && c <= 'Z'; });
}

} // namespace

std::vector<OfferedRate> offeredRates(const Catalog& catalog)
{
    std::vector<OfferedRate> offered;
    const Rule* dollar = catalog.rule(std::string(kRule) + std::string(kDollar));
    offered.push_back({dollar ? dollar->name : std::string(kDollar), Currency{}, {}});
    for (const Rule& rule : catalog.rules) {
        if (!dollar || &rule == dollar || !rule.id.starts_with(kRule))
            continue;
        const Citation* cite = citeOf(&rule, "value");
        const Currency currency{rule.id.substr(kRule.size()), rule.value / dollar->value,
                                cite ? cite->date : std::string()};
        if (checked(currency))
            offered.push_back({rule.name, currency, cite ? *cite : Citation{}});
    }
    return offered;
}

Result<void> checked(const Currency& currency)
{
    if (!isCode(currency.code))
        return fail(Error::Code::UnknownUnit, "/currency/code", currency.code);
    if (!(currency.perDollar >= kLeastRate && currency.perDollar <= kMostRate))
        return fail(Error::Code::OutOfRange, "/currency/per_dollar",
                    std::to_string(currency.perDollar), "0.000001 – 1000000");
    if (!currency.date.empty() && !isDate(currency.date))
        return fail(Error::Code::NotADate, "/currency/date", currency.date);
    return {};
}

std::vector<Bound<Number>> typedAmounts(const Plan& plan)
{
    std::vector<Bound<Number>> typed;
    forEachRow(plan, numbers(), [&](Bound<Number> knob, const std::string& path) {
        const double value = read(plan, knob);
        if (info(knob.row->unit).dim.usd == 1 && !plan.cites->contains(path) &&
            std::isfinite(value) && value != 0)
            typed.push_back(knob);
    });
    return typed;
}

Result<Project> inCurrency(const Project& project, const Currency& currency, Kept kept)
{
    if (const auto sound = checked(currency); !sound)
        return tl::unexpected(sound.error());
    Project next = project;
    next.currency = currency;
    if (kept == Kept::Dollars || currency.perDollar == project.currency.perDollar)
        return next;
    const double factor = project.currency.perDollar / currency.perDollar;
    for (Scenario& scenario : next.scenarios) {
        const auto typed = typedAmounts(*scenario.plan);
        if (typed.empty())
            continue;
        Plan plan = *scenario.plan;
        for (const Bound<Number> knob : typed) {
            const double base = read(*scenario.plan, knob) * factor;
            const Number& row = *knob.row;
            if (!withinLimits(row, base / info(row.unit).size)) // and the knob reports its range
                return tl::unexpected(
                    turned(plan, boundPath(row.path, plan.work[knob.work].id), base).error());
            write(plan, knob, base);
        }
        scenario.plan = std::make_shared<const Plan>(std::move(plan));
    }
    return next;
}

} // namespace engine
