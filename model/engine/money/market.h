#pragma once

#include "model/engine/inputs/economics.h"
#include "model/engine/specs/parts.h"

namespace engine {

// The default rental price of a GPU, from providers' on-demand offers. A median counts each
// provider once, however many regions it lists; old prices count only if there are no recent ones,
// and other markets (a marketplace unless the cheapest is wanted, a contract, an article) only if
// there is no list. The citation is that of the chosen offer, with the number of offers.
struct UsualRent {
    UsdRate price{kUnknown};
    Citation cite;
    explicit operator bool() const { return price.base() > 0; }
};
UsualRent usualRent(const Catalog& catalog, const Accelerator& gpu,
                    PriceFrom from = PriceFrom::Specialists);

// Whether an offer is a seller's price; one quoted in an article is not.
bool isSold(const Offer& offer);
// Whether it is sold for that term.
bool isOffered(const Offer& offer, Term term);
// Whether its price is not out of date.
bool isCurrent(const Offer& offer, const std::string& today);

// The discount of a term off the on-demand price: as offered for this GPU, each relative to the
// provider's own on-demand price; otherwise a rule of thumb. Neither goes below `least`, the lowest
// price ever offered (for spot, on spot); 0 if none.
struct UsualDiscount {
    Share share = kUnknown;
    UsdRate least{};
    Citation cite, leastCite;
    bool offered = false; // not a rule of thumb
};
UsualDiscount usualDiscount(const Catalog& catalog, const Accelerator& gpu, Term term);

// The term of an offer; blocks of days are billed like on-demand.
Term termOf(const Offer& offer);

} // namespace engine
