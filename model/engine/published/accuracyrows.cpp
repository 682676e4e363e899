#include "model/engine/published/accuracyrows.h"

#include <array>

namespace engine {

std::string_view idOf(AccuracyKind kind)
{
    constexpr std::array<std::string_view, kAccuracyKinds> ids{
        "cluster",      "node",          "mixture",     "adapters",     "unstated",
        "served_dense", "served_coarse", "served_fine", "served_apart", "served_unstated",
        "reinforce",    "made",          "recommend"};
    return ids[static_cast<std::size_t>(kind)];
}

std::string_view idOf(AccuracyQuantity quantity)
{
    constexpr std::array<std::string_view, kAccuracyQuantities> ids{"step", "memory", "rate",
                                                                    "first", "token"};
    return ids[static_cast<std::size_t>(quantity)];
}

} // namespace engine
