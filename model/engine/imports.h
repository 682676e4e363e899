#pragma once

#include "model/engine/sizing/shape.h"

#include <string>
#include <vector>

namespace engine {

// What an import took for granted or left out. The words for each live in the model floor.
struct ImportNote {
    enum class What {
        UnknownFamily,   // sized from its keys alone; detail: its model_type
        KeyAssumed,      // not there; detail: what was taken
        TiedAssumed,     // whether one table serves both ends; detail: true or false
        LinearAttention, // layers that keep a state of fixed size; detail: how many
        WindowIgnored,   // every layer is taken to look back at everything; detail: the window
        EncoderPart,     // images or sound are not counted; key: which part, or which part alone is
        MultiTokenHead,  // layers that guess further ahead are not counted; detail: how many
        LookupNotActive, // the input table is not in the active parameters, as its makers count
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
    BytesPerToken kvBytesToken{}; // at 2 bytes an element, all layers
    FlopsPerToken forward{};      // with nothing to look back at; more: forwardFlops
    std::string storedFormat;     // "bfloat16", "fp8", "gptq-4"; empty where not said
    std::vector<ImportNote> notes;
};

} // namespace engine
