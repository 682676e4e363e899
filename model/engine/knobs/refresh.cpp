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

// Rental and electricity prices are picked from their own entries: an offer, a rule, a region.
bool isPicked(std::string_view path)
{
    return path == "money.price" || path == "site.electricity" || path == "site.carbon" ||
           path == "site.pue" || path == "site.rack_power";
}

// A picked figure follows its entry.
std::optional<Moved> movedPick(const Catalog& catalog, const std::string& path, Dim dim,
                               const std::string& entry)
{
    const Part* part = nullptr;
    std::string_view key = "value";
    if (const Offer* offer = catalog.offer(entry); offer && path == "money.price") {
        part = offer;
        key = "price_gpu";
    } else if (const Region* region = catalog.region(entry);
               region && (path == "site.electricity" || path == "site.carbon")) {
        part = region;
        key = path == "site.carbon" ? "carbon" : "electricity";
    } else if (const Cost* heat = catalog.cost(entry); heat && path == "site.rack_power") {
        part = heat;
    } else {
        part = catalog.rule(entry);
    }
    const Figure* figure = part ? part->sheet->figure(key) : nullptr;
    if (!figure || info(figure->unit).dim != dim)
        return std::nullopt; // an entry of another kind, possible in a manipulated file
    return Moved{{}, {}, kUnknown, figure->value, figure->cite};
}

} // namespace

std::vector<Moved> movedOn(const Plan& plan, const Catalog& catalog)
{
    Plan fresh = baseline(plan, catalog);
    if (plan.money.priceFrom != PriceFrom::Typed) {
        fresh.money.priceFrom = plan.money.priceFrom;
        adoptRent(fresh, catalog);
    }
    // Network bandwidth per GPU depends on the size of this plan's nodes.
    fresh.cluster.nodeSize = plan.cluster.nodeSize, fresh.cluster.nics = plan.cluster.nics;
    fresh.cluster.perGpu = fabricRate(fresh.cluster);
    std::vector<Moved> all;
    forEachRow(plan, numbers(), [&](Bound<Number> knob, const std::string& path) {
        const Citation *was = citeAt(plan, path), *now = citeAt(fresh, path);
        if (!was || was->entry.empty())
            return;
        Moved moved;
        const bool picked = isPicked(path);
        if (const auto pick = movedPick(catalog, path, info(knob.row->unit).dim, was->entry);
            pick && picked)
            moved = *pick;
        else if (now && (!picked || now->entry == was->entry)) // the default price of this GPU
            moved = {{}, {}, kUnknown, read(fresh, knob), *now};
        else
            return;
        moved.path = path;
        moved.unit = knob.row->unit;
        moved.was = read(plan, knob);
        // A value outside the knob's range would make a plan that cannot be reopened.
        const double inUnit = moved.now / info(knob.row->unit).size;
        const bool outside = inUnit < knob.row->least || inUnit > knob.row->most;
        if (!outside && !same(moved.was, moved.now))
            all.push_back(std::move(moved));
    });
    return all;
}

Plan refreshed(const Plan& plan, const Catalog& catalog)
{
    const std::vector<Moved> all = movedOn(plan, catalog);
    Plan next = plan;
    auto cites = std::make_shared<Citations>(*plan.cites);
    // All rows in table order, as when reading a file: setting one may change others.
    forEachRow(plan, numbers(), [&](Bound<Number> knob, const std::string& path) {
        const auto moved = std::ranges::find(all, path, &Moved::path);
        write(next, knob, moved == all.end() ? read(plan, knob) : moved->now);
        if (moved != all.end())
            (*cites)[path] = moved->cite;
    });
    next.cluster.countRule = plan.cluster.countRule; // setting the count marks it as given; restore
    next.money.priceFrom = plan.money.priceFrom;     // and the price as typed
    next.cites = std::move(cites);
    return next;
}

} // namespace engine
