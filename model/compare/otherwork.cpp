#include "model/compare/otherwork.h"

#include "model/engine/knobs/knob.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Workload;

constexpr double kSameInput = 1e-9; // of an input
constexpr double kSameRuns = 5e-3;  // of a computed number of runs

// Rows that apply on both sides; a row that applies on only one follows from a choice that differs.
template <class Row, class Differs>
std::optional<OtherWork> firstOf(std::span<const Row> rows, const Compared& a, const Compared& b,
                                 Differs differs)
{
    for (const Row& row : rows) {
        const bool each = row.path.starts_with("work.");
        for (std::size_t w = 0; row.definesWork && w < (each ? a.plan->work.size() : 1); ++w) {
            const Workload &x = a.plan->work[w], &y = b.plan->work[w];
            if (row.applies(*a.plan, x) && row.applies(*b.plan, y) && differs(row, x, y))
                return OtherWork{engine::boundPath(row.path, x.id)};
        }
    }
    return {};
}

// The number of runs that fills the hours in use, whether those are derived from runs or typed.
double runsYear(const Compared& side)
{
    const engine::Economics& m = side.plan->money;
    if (m.useRule == engine::UseRule::FollowsRuns)
        return m.runs;
    const engine::MoneyAnswer& a = side.answer->assessment.money;
    return m.use * (1 - m.scheduling) * (engine::kYear / a.runTime) / (1 + m.trials);
}

std::optional<OtherWork> otherRuns(const Compared& side, const Compared& reference)
{
    if (!side.plan->runs())
        return {};
    const double a = runsYear(side), b = runsYear(reference);
    if (!(std::abs(a - b) > kSameRuns * std::max(a, b)))
        return {};
    return OtherWork{"money.runs", a / engine::kYear.base(), b / engine::kYear.base()};
}

} // namespace

std::optional<OtherWork> otherWork(const Compared& side, const Compared& reference)
{
    if (side.plan->work.size() != reference.plan->work.size())
        return OtherWork{"work", static_cast<double>(side.plan->work.size()),
                         static_cast<double>(reference.plan->work.size())};
    auto choice = firstOf(engine::choices(), side, reference,
                          [&](const engine::Choice& row, const Workload& x, const Workload& y) {
                              return row.get(*side.plan, x) != row.get(*reference.plan, y);
                          });
    if (choice)
        return choice;
    auto number =
        firstOf(engine::numbers(), side, reference,
                [&](const engine::Number& row, const Workload& x, const Workload& y) {
                    const double a = row.get(*side.plan, x), b = row.get(*reference.plan, y);
                    return std::abs(a - b) > kSameInput * std::max(std::abs(a), std::abs(b));
                });
    if (number) {
        number->value = engine::read(*side.plan, engine::findNumber(*side.plan, number->path));
        number->other =
            engine::read(*reference.plan, engine::findNumber(*reference.plan, number->path));
        return number;
    }
    return side.answer && reference.answer ? otherRuns(side, reference) : std::nullopt;
}

} // namespace model
