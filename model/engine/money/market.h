#pragma once

#include "model/engine/inputs/economics.h"
#include "model/engine/specs/parts.h"

namespace engine {

// The rent of a GPU by what providers ask for it on demand. A median gives each provider one voice,
// so that a list of many regions counts once; old prices count only where there are no fresh ones,
// and what is no list (a marketplace, a contract, an article) only where there is no list. The
// citation is of the offer that was taken, and says of how many.
struct UsualRent {
    UsdRate price{kUnknown};
    Citation cite;
    explicit operator bool() const { return price.base() > 0; }
};
UsualRent usualRent(const Catalog& catalog, const Accelerator& gpu,
                    PriceFrom from = PriceFrom::Specialists);

// What a term takes off the price on demand: as providers offer this GPU, each against its own
// price on demand; a rule of thumb where nobody does. Neither goes below `least`, the lowest rent
// that was ever offered (of spot, on spot); 0 where none was.
struct UsualDiscount {
    Share share = kUnknown;
    UsdRate least{};
    Citation cite, leastCite;
    bool offered = false; // not a rule of thumb
};
UsualDiscount usualDiscount(const Catalog& catalog, const Accelerator& gpu, Term term);

// The term of an offer; one for blocks of days is paid like one on demand.
Term termOf(const Offer& offer);

} // namespace engine
