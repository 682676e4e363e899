#include "model/engine/knobs/contradictions.h"
#include "model/engine/knobs/knob.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace engine {
namespace {

std::string shortest(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

// "0.001 to 10000 USD/GPU-h"
std::string allowed(const Number& row)
{
    const auto symbol = info(row.unit).symbol;
    return shortest(row.least) + " – " + shortest(row.most) + (symbol.empty() ? "" : " ") +
           std::string(symbol);
}

bool within(const Number& row, double base)
{
    // Compared in the row's unit with a small tolerance, so that a limit itself can be typed.
    const double value = base / info(row.unit).size;
    return withinLimits(row, value);
}

// Values that changed, by hand or along with another, no longer have a source.
void forget(Plan& next, const Plan& before)
{
    std::shared_ptr<Citations> cites;
    for (const auto& [path, cite] : *before.cites) {
        const Bound<Number> knob = findNumber(next, path);
        if (!knob || read(next, knob) == read(before, knob))
            continue;
        if (!cites)
            cites = std::make_shared<Citations>(*next.cites);
        cites->erase(path);
    }
    if (cites)
        next.cites = std::move(cites);
}

// One knob may change others. None may leave its limits, or the file could not be reopened.
Result<Plan> sound(Plan next, const Plan& before)
{
    std::optional<Error> error;
    forEachRow(next, numbers(), [&](Bound<Number> knob) {
        const double now = read(next, knob);
        if (!error && !std::isnan(now) && now != read(before, knob) && !within(*knob.row, now))
            error = Error{Error::Code::OutOfRange, boundPath(next, knob),
                          shortest(now / info(knob.row->unit).size), allowed(*knob.row)};
    });
    if (!error && !contradictionIn(before))
        error = contradictionIn(next);
    if (error)
        return tl::unexpected(*error);
    return next;
}

} // namespace

std::string listed(const std::vector<Option>& options)
{
    std::string list;
    for (const Option& o : options)
        if (o.available)
            list += (list.empty() ? "" : ", ") + o.id;
    return list;
}

Result<Plan> turned(const Plan& plan, std::string_view path, double base)
{
    const Bound<Number> knob = findNumber(plan, path);
    if (!knob)
        return fail(Error::Code::UnknownPath, std::string(path));
    const Number& row = *knob.row;
    const double size = info(row.unit).size;
    const double value = base / size;
    if (!std::isfinite(value) || !within(row, base))
        return fail(Error::Code::OutOfRange, std::string(path), shortest(value), allowed(row));
    if (!row.applies(plan, plan.work[knob.work]))
        return fail(Error::Code::NotApplicable, std::string(path));
    Plan next = plan;
    write(next, knob, row.whole ? std::round(value) * size : base);
    forget(next, plan);
    return sound(std::move(next), plan);
}

Result<Plan> chosen(const Plan& plan, const Catalog& catalog, std::string_view path,
                    std::string_view id)
{
    const Bound<Choice> choice = findChoice(plan, path);
    if (!choice)
        return fail(Error::Code::UnknownPath, std::string(path));
    const auto options = choice.row->options(plan, plan.work[choice.work], catalog);
    const auto it = std::ranges::find(options, id, &Option::id);
    if (it == options.end() || !it->available)
        return fail(Error::Code::UnknownChoice, std::string(path), std::string(id),
                    listed(options));
    Plan next = plan;
    choice.row->set(next, next.work[choice.work], catalog, id);
    return sound(std::move(next), plan);
}

} // namespace engine
