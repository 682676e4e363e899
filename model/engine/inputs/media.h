#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// A model reads images, frames or audio besides text, or generates them in passes over an item.
enum class MediaUse : std::uint8_t { None, Read, Make };

// How an encoder's output reaches the model: as prompt tokens, or through cross-attention layers,
// as in an encoder–decoder.
enum class MediaJoin : std::uint8_t { Prompt, Cross };

// Images, video frames or seconds of audio per request or training sequence.
struct Media {
    MediaUse use = MediaUse::None;
    double items = 1;
    Tokens each{576};      // per item, for the model …
    double passes = 28;    // … and passes over all of them to generate one item
    Params encoder{300e6}; // networks besides the model: an encoder, or a text encoder
    Tokens patches{576};   // processed by those, per item
    bool trained = false;  // they are trained, too
    Bytes bytes{200e3};    // per item, as a file
    MediaJoin join = MediaJoin::Prompt;
    Share crossLayers = 1; // of the layers, with cross-attention

    bool reads() const { return use == MediaUse::Read; }
    bool makes() const { return use == MediaUse::Make; }
    bool crosses() const { return reads() && join == MediaJoin::Cross; }
    // For all items, processed by the model in one pass.
    Tokens tokens() const { return use == MediaUse::None || crosses() ? Tokens{} : items * each; }
    // A multiply and an add per parameter and patch.
    Flops encoding() const
    {
        return Flops(use == MediaUse::None ? 0 : 2 * items * encoder.base() * patches.base());
    }
    Bytes read() const { return use == MediaUse::None ? Bytes{} : items * bytes; }
};

} // namespace engine
