#include "model/engine/knobs/refresh.h"

#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/knob.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

bool same(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::abs(b) || (std::isnan(a) && std::isnan(b));
}

const Citation* citeAt(const Plan& plan, const std::string& path)
{
    const auto it = plan.cites->find(path);
    return it == plan.cites->end() ? nullptr : &it->second;
}

// A rent that was picked from the offers, or set by a rule, follows that entry; the usual rent of
// a GPU follows the offers of the day.
std::optional<Moved> movedPrice(const Catalog& catalog, const std::string& entry)
{
    Moved moved;
    const Part* part = nullptr;
    if (const Offer* offer = catalog.offer(entry)) {
        moved.now = offer->priceGpu.base();
        part = offer;
    } else if (const Rule* rule = catalog.rule(entry)) {
        moved.now = rule->value;
        part = rule;
    } else {
        return std::nullopt;
    }
    const auto& figures = part->sheet->figures;
    const Figure* figure = part->sheet->figure("price_gpu");
    moved.cite = figure ? figure->cite : figures.front().cite;
    return moved;
}

} // namespace

std::vector<Moved> movedOn(const Plan& plan, const Catalog& catalog)
{
    const Plan fresh = baseline(plan, catalog);
    std::vector<Moved> all;
    forEachRow(plan, numbers(), [&](Bound<Number> knob, const std::string& path) {
        const Citation *was = citeAt(plan, path), *now = citeAt(fresh, path);
        if (!was || was->entry.empty())
            return;
        Moved moved;
        if (const auto price = movedPrice(catalog, was->entry); price && path == "money.price")
            moved = *price;
        else if (now)
            moved = {{}, {}, kUnknown, read(fresh, knob), *now};
        else
            return;
        moved.path = path;
        moved.unit = knob.row->unit;
        moved.was = read(plan, knob);
        if (!same(moved.was, moved.now))
            all.push_back(std::move(moved));
    });
    return all;
}

Plan refreshed(const Plan& plan, const Catalog& catalog)
{
    const std::vector<Moved> all = movedOn(plan, catalog);
    Plan next = plan;
    auto cites = std::make_shared<Citations>(*plan.cites);
    // All rows in the order of the table, as a file is read: turning one may move others.
    forEachRow(plan, numbers(), [&](Bound<Number> knob, const std::string& path) {
        const auto moved = std::ranges::find(all, path, &Moved::path);
        write(next, knob, moved == all.end() ? read(plan, knob) : moved->now);
        if (moved != all.end())
            (*cites)[path] = moved->cite;
    });
    next.cluster.countRule = plan.cluster.countRule; // a count written is a count given
    next.cites = std::move(cites);
    return next;
}

} // namespace engine
