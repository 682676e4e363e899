#pragma once

#include "model/engine/specs/parts.h"

namespace engine {

// Prices older than this are worth a note, and older than that a warning; those are no defaults.
inline constexpr int kDaysToNote = 180, kDaysToWarn = 365;

// The rent a plan starts with: the median of what providers ask for this GPU on their own lists,
// on demand; never a marketplace low, a contract or an article. Old prices count only where there
// are no fresh ones. The citation is of the offer at the median and says of how many.
struct UsualRent {
    UsdRate price{kUnknown};
    Citation cite;
    explicit operator bool() const { return price.base() > 0; }
};
UsualRent usualRent(const Catalog& catalog, const Accelerator& gpu);

} // namespace engine
