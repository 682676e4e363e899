#pragma once

#include "model/engine/sizing/shape.h"

#include <span>
#include <string_view>

namespace engine {

// What a config.json of one family leaves unsaid: the contents of its blocks, and the defaults of
// absent keys. The shape itself is in the keys.
struct HfFamily {
    // The value of a key if it is absent.
    struct Default {
        std::string_view key;
        double value;
    };
    // How keys and values are shared if multi_query and new_decoder_architecture are absent.
    enum class Sharing { ByKey, OneForAll, NewDecoder };

    static constexpr double kNoPositions = -1;
    static constexpr double kNoneFull = 1e9; // more layers than there are: all have the window

    std::string_view types; // values of model_type, separated by spaces
    bool gated = true;
    bool tied = false;
    ShapeExtras extras{};
    double ffnFactor = 0; // MLP width as a multiple of the hidden width; 0: the key is required
    double positionsBeyond = kNoPositions; // learned positions beyond the context length
    double fullEvery = 0;     // one of this many layers has no window; 0: only keys tell
    double sharedExperts = 0; // if no key says
    Sharing sharing = Sharing::ByKey;
    bool parallelBlocks = false; // norms depend on parallel_attn (Falcon)
    bool linear = false;         // some layers have linear attention
    bool countsLookup = true;    // whether its makers count the input embedding as active
    std::span<const Default> defaults{};
};

// nullptr for a family that is not described here.
const HfFamily* hfFamily(std::string_view type);

// The kind of that type if it is not a text decoder ("encoder", "state-space"); otherwise empty.
std::string_view hfOtherKind(std::string_view type);

} // namespace engine
