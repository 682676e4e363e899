#pragma once

#include "model/engine/sizing/shape.h"

#include <string>
#include <vector>

namespace engine {

// What an import assumed or left out. The text for each is in the model layer.
struct ImportNote {
    enum class What {
        UnknownFamily, // sized only from its keys; detail: its model_type
        KeyAssumed,    // key absent; detail: the assumed value
        TiedAssumed,   // whether input and output share one embedding table; detail: true or false
        LinearAttention, // layers with a fixed-size state; detail: how many
        WindowIgnored,   // every layer is assumed to have full attention; detail: the window
        EncoderPart,     // image or audio encoders are not counted; key: which, or the only one
        MultiTokenHead,  // multi-token prediction layers are not counted; detail: how many
        LookupNotActive, // active parameters exclude the input embedding, as the makers count
    };
    What what{};
    std::string key;
    std::string detail;

    friend bool operator==(const ImportNote&, const ImportNote&) = default;
};

struct ImportedModel {
    Model model;        // its id is "import:" and a slug of its name
    std::string family; // model_type
    ParameterParts parts;
    ShapeExtras extras;
    BytesPerToken kvBytesToken{}; // at 2 bytes per element, all layers
    FlopsPerToken forward{};      // without attention over previous tokens; for those: forwardFlops
    std::string storedFormat;     // "bfloat16", "fp8", "gptq-4"; empty if not stated
    std::vector<ImportNote> notes;
};

} // namespace engine
