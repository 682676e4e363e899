#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// A model reads images, frames or sound beside text, or makes them in passes over all of one.
enum class MediaUse : std::uint8_t { None, Read, Make };

// How what an encoder made of them reaches the model: as tokens of the prompt, or beside it, looked
// at by layers of their own, as an encoder–decoder does with all that it reads.
enum class MediaJoin : std::uint8_t { Prompt, Cross };

// Images, frames of video or seconds of sound of a request, or of a training sequence.
struct Media {
    MediaUse use = MediaUse::None;
    double items = 1;
    Tokens each{576};      // that one is for the model …
    double passes = 28;    // … which goes over all of them so often to make one
    Params encoder{300e6}; // networks beside the model: an encoder, or what prompts are read by
    Tokens patches{576};   // that those go over, for one
    bool trained = false;  // they learn, too
    Bytes bytes{200e3};    // of one, as a file
    MediaJoin join = MediaJoin::Prompt;
    Share crossLayers = 1; // of the layers, that look at what stands beside the prompt

    bool reads() const { return use == MediaUse::Read; }
    bool makes() const { return use == MediaUse::Make; }
    bool crosses() const { return reads() && join == MediaJoin::Cross; }
    // Of all items, for the model in a pass.
    Tokens tokens() const { return use == MediaUse::None || crosses() ? Tokens{} : items * each; }
    // A multiply and an add for each parameter and patch.
    Flops encoding() const
    {
        return Flops(use == MediaUse::None ? 0 : 2 * items * encoder.base() * patches.base());
    }
    Bytes read() const { return use == MediaUse::None ? Bytes{} : items * bytes; }
};

} // namespace engine
