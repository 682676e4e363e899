#include "model/engine/specs/market.h"

#include "model/engine/specs/date.h"

#include <algorithm>
#include <cstdio>

namespace engine {
namespace {

bool isFresh(const Offer& offer, const std::string& today)
{
    const Figure* f = offer.sheet->figure("price_gpu");
    const auto age = f ? ageInDays(f->cite.date, today) : std::nullopt;
    return !age || *age <= kDaysToWarn;
}

std::string noteOf(const std::vector<const Offer*>& list, bool fresh)
{
    const auto perHour = [](const Offer* o) { return o->priceGpu * kHour / Usd(1); };
    char text[160];
    std::snprintf(text, sizeof text,
                  "median of %zu %s, on demand, %.2f to %.2f USD/GPU-h; this one is nearest",
                  list.size(), fresh ? "fresh list offers" : "list offers, all older than a year",
                  perHour(list.front()), perHour(list.back()));
    return text;
}

} // namespace

UsualRent usualRent(const Catalog& catalog, const Accelerator& gpu)
{
    std::vector<const Offer*> all, fresh;
    for (const Offer& o : catalog.offers)
        if (o.accelerator == gpu.id && o.term == "on-demand" && o.market == "list") {
            all.push_back(&o);
            if (isFresh(o, catalog.today))
                fresh.push_back(&o);
        }
    std::vector<const Offer*>& list = fresh.empty() ? all : fresh;
    if (list.empty())
        return {};
    std::ranges::sort(list, {}, [](const Offer* o) { return o->priceGpu; });
    const Offer* middle = list[(list.size() - 1) / 2];
    UsualRent rent{middle->priceGpu, middle->sheet->figure("price_gpu")->cite};
    rent.cite.title += ", " + middle->name;
    rent.cite.note = noteOf(list, !fresh.empty());
    rent.cite.entry = gpu.id; // the default of this GPU, not that one offer
    return rent;
}

} // namespace engine
