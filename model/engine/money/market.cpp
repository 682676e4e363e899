#include "model/engine/money/market.h"

#include "model/engine/specs/date.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

namespace engine {
namespace {

using Offers = std::vector<const Offer*>;

// General-purpose clouds; all others specialize in GPUs.
constexpr std::array<std::string_view, 4> kLargeClouds{"AWS", "Azure", "GCP", "OCI"};
// Reliability of an offer as a price, best first.
constexpr std::array<std::string_view, 4> kMarkets{"list", "marketplace", "contract", "article"};
// Catalog names of a plan's terms, and the rule of thumb for each.
struct TermRow {
    std::string_view offer;
    Term term;
    std::string_view rule;
};
constexpr std::array<TermRow, 4> kTerms{{{"on-demand", Term::OnDemand, {}},
                                         {"reserved-1y", Term::Reserved1y, "money.discount_1y"},
                                         {"reserved-3y", Term::Reserved3y, "money.discount_3y"},
                                         {"spot", Term::Spot, "money.discount_spot"}}};

bool isSpecialist(const Offer& offer)
{
    return std::ranges::find(kLargeClouds, offer.provider) == kLargeClouds.end();
}

bool isCheaper(const Offer* a, const Offer* b)
{
    return a->priceGpu < b->priceGpu;
}

// For an even number, the cheaper of the middle two: an actual offer, not a mean.
const Offer* middleOf(Offers& list)
{
    std::ranges::sort(list, isCheaper);
    return list[(list.size() - 1) / 2];
}

// One offer per provider; unnamed providers count separately.
Offers voicesOf(const Offers& list)
{
    Offers voices;
    std::map<std::string_view, Offers> of;
    for (const Offer* offer : list)
        if (offer->provider.empty())
            voices.push_back(offer);
        else
            of[offer->provider].push_back(offer);
    for (auto& [provider, offers] : of)
        voices.push_back(middleOf(offers));
    return voices;
}

struct Pool {
    Offers offers;
    std::string_view of; // for the citation
};

template <class Keep> void keep(Offers& list, Keep wanted)
{
    std::erase_if(list, [&](const Offer* offer) { return !wanted(*offer); });
}

// The best on-demand offers available, matching the plan's preference as closely as possible.
Pool poolOf(const Catalog& catalog, const Accelerator& gpu, PriceFrom from)
{
    Offers all;
    for (const Offer& o : catalog.offers)
        if (o.accelerator == gpu.id && o.term == "on-demand" && o.priceGpu.base() > 0)
            all.push_back(&o);
    const auto fresh = [&](const Offer& o) { return isCurrent(o, catalog.today); };
    Offers lists = all;
    keep(lists, [&](const Offer& o) {
        return o.market == "list" || (from == PriceFrom::Cheapest && o.market == "marketplace");
    });
    Offers recent = lists;
    keep(recent, fresh);
    Offers special = recent;
    keep(special, isSpecialist);
    if (from == PriceFrom::Specialists && !special.empty())
        return {special, "fresh list offers of specialized providers"};
    if (!recent.empty())
        return {recent, "fresh list offers"};
    if (!lists.empty())
        return {lists, "list offers, all older than a year"};
    for (const std::string_view market : kMarkets) {
        Offers rest = all;
        keep(rest, [&](const Offer& o) { return o.market == market; });
        if (!rest.empty())
            return {rest, market == "article"    ? "articles, as no provider lists it"
                          : market == "contract" ? "contracts, as no provider lists it"
                                                 : "marketplace offers, as no provider lists it"};
    }
    return {};
}

double perHour(UsdRate price)
{
    return price * kHour / Usd(1);
}

std::string noteOf(const Pool& pool, const Offers& voices, PriceFrom from)
{
    const auto [least, most] = std::ranges::minmax_element(voices, isCheaper);
    char text[200];
    std::snprintf(text, sizeof text,
                  "%s of %zu %.*s, on demand, one for each provider, %.2f to %.2f USD/GPU-h",
                  from == PriceFrom::Cheapest ? "cheapest" : "median", voices.size(),
                  static_cast<int>(pool.of.size()), pool.of.data(), perHour((*least)->priceGpu),
                  perHour((*most)->priceGpu));
    return text;
}

const Citation& priceCite(const Offer& offer)
{
    static const Citation none;
    const Figure* figure = offer.sheet ? offer.sheet->figure("price_gpu") : nullptr;
    return figure ? figure->cite : none;
}

// The same provider's on-demand offer: for the same instance and region if there is one.
const Offer* onDemandOf(const Catalog& catalog, const Offer& offer)
{
    const auto likeness = [&](const Offer& o) {
        return 2 * (o.gpus == offer.gpus) + (o.region == offer.region);
    };
    const Offer* best = nullptr;
    for (const Offer& o : catalog.offers)
        if (o.accelerator == offer.accelerator && o.provider == offer.provider &&
            o.market == offer.market && o.term == "on-demand" && o.priceGpu.base() > 0 &&
            (!best || likeness(o) > likeness(*best)))
            best = &o;
    return best;
}

// A preemptible price is not a bound for a non-preemptible one.
const Offer* lowestOf(const Catalog& catalog, const Accelerator& gpu, Term term)
{
    const Offer* lowest = nullptr;
    for (const Offer& o : catalog.offers)
        if (o.accelerator == gpu.id && o.priceGpu.base() > 0 &&
            (termOf(o) == Term::Spot) == (term == Term::Spot) &&
            (!lowest || o.priceGpu < lowest->priceGpu))
            lowest = &o;
    return lowest;
}

} // namespace

Term termOf(const Offer& offer)
{
    const auto* it = std::ranges::find(kTerms, std::string_view(offer.term), &TermRow::offer);
    return it == kTerms.end() ? Term::OnDemand : it->term;
}

UsualRent usualRent(const Catalog& catalog, const Accelerator& gpu, PriceFrom from)
{
    const Pool pool = poolOf(catalog, gpu, from);
    if (pool.offers.empty())
        return {};
    Offers voices = voicesOf(pool.offers);
    const Offer* taken = from == PriceFrom::Cheapest
                             ? *std::ranges::min_element(pool.offers, isCheaper)
                             : middleOf(voices);
    UsualRent rent{taken->priceGpu, priceCite(*taken)};
    rent.cite.title += ", " + taken->name;
    rent.cite.note = noteOf(pool, voices, from);
    rent.cite.entry = gpu.id; // the default of this GPU, not that single offer
    return rent;
}

bool isSold(const Offer& offer)
{
    return offer.market != "article" && offer.priceGpu.base() > 0;
}

bool isOffered(const Offer& offer, Term term)
{
    const auto* row = std::ranges::find(kTerms, term, &TermRow::term);
    return offer.term == row->offer && isSold(offer);
}

bool isCurrent(const Offer& offer, const std::string& today)
{
    const Figure* f = offer.sheet->figure("price_gpu");
    const auto age = f ? ageInDays(f->cite.date, today) : std::nullopt;
    return !age || *age <= kDaysToWarn;
}

UsualDiscount usualDiscount(const Catalog& catalog, const Accelerator& gpu, Term term)
{
    const auto* row = std::ranges::find(kTerms, term, &TermRow::term);
    UsualDiscount usual;
    std::vector<std::pair<Share, const Offer*>> offered;
    for (const Offer& o : catalog.offers) {
        const Offer* full = o.accelerator == gpu.id && o.term == row->offer && o.priceGpu.base() > 0
                                ? onDemandOf(catalog, o)
                                : nullptr;
        if (full && o.priceGpu < full->priceGpu)
            offered.emplace_back(1 - o.priceGpu / full->priceGpu, &o);
    }
    if (!offered.empty()) {
        std::ranges::sort(offered, {}, &std::pair<Share, const Offer*>::first);
        const auto& [share, offer] = offered[(offered.size() - 1) / 2];
        usual.share = share, usual.offered = true;
        usual.cite = priceCite(*offer);
        usual.cite.title += ", " + offer->name;
        usual.cite.note = "median of " + std::to_string(offered.size()) +
                          (offered.size() == 1 ? " offer" : " offers") +
                          " of this GPU, each against the same provider's price on demand";
        usual.cite.entry = gpu.id;
    } else if (const Rule* thumb = catalog.rule(row->rule)) {
        usual.share = thumb->value;
        if (const Figure* figure = thumb->sheet ? thumb->sheet->figure("value") : nullptr)
            usual.cite = figure->cite;
    }
    if (const Offer* lowest = lowestOf(catalog, gpu, term)) {
        usual.least = lowest->priceGpu;
        usual.leastCite = priceCite(*lowest);
        usual.leastCite.title += ", " + lowest->name;
        usual.leastCite.entry = gpu.id;
    }
    return usual;
}

} // namespace engine
