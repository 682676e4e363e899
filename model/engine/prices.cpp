#include "model/engine/prices.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

constexpr std::array<std::string_view, kPriceNotes> kNoteIds{
    "host-added",    "gpu-without-host", "whole-slice",       "count-corrected", "count-disputed",
    "count-unknown", "part-of-gpu",      "gpu-from-instance", "variant-assumed", "memory-in-gib",
    "memory-of-all", "info-unread",      "spot-is-on-demand", "no-price-mark",   "every-region"};

} // namespace

std::string_view idOf(PriceNote note)
{
    return kNoteIds[static_cast<std::size_t>(note)];
}

bool PriceNotes::corrected() const
{
    return std::ranges::any_of(std::array{PriceNote::CountCorrected, PriceNote::GpuFromInstance,
                                          PriceNote::MemoryInGib, PriceNote::MemoryOfAll,
                                          PriceNote::SpotIsOnDemand, PriceNote::NoPriceMark},
                               [this](PriceNote note) { return has(note); });
}

} // namespace engine
