#pragma once

#include "model/engine/sizing/shape.h"

#include <span>
#include <string_view>

namespace engine {

// What a config.json of one family does not say: what its blocks carry, and what an absent key
// means. The shape itself is in the keys.
struct HfFamily {
    // What a key means where it is left out.
    struct Default {
        std::string_view key;
        double value;
    };
    // How keys and values are shared where multi_query and new_decoder_architecture are left out.
    enum class Sharing { ByKey, OneForAll, NewDecoder };

    static constexpr double kNoPositions = -1;
    static constexpr double kNoneFull = 1e9; // more layers than there are: all have the window

    std::string_view types; // of model_type, apart by spaces
    bool gated = true;
    bool tied = false;
    ShapeExtras extras{};
    double ffnFactor = 0;                  // MLP widths in one hidden width; 0: the key is needed
    double positionsBeyond = kNoPositions; // learned ones beyond the context
    double fullEvery = 0;                  // of so many layers one has no window; 0: only keys say
    double sharedExperts = 0;              // where no key says
    Sharing sharing = Sharing::ByKey;
    bool parallelBlocks = false; // norms depend on parallel_attn (Falcon)
    bool linear = false;         // some layers have linear attention
    bool countsLookup = true;    // whether its makers count the input table as active
    std::span<const Default> defaults{};
};

// nullptr: a family that nobody described here.
const HfFamily* hfFamily(std::string_view type);

// What that type is where it is no decoder of text ("encoder", "state-space"); else empty.
std::string_view hfOtherKind(std::string_view type);

} // namespace engine
