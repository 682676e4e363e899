#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// Where a context waits for the session's next call: in the GPU's KV cache as far as it fits,
// overflowing to host memory, or nowhere, so that it is recomputed.
enum class ContextHome : std::uint8_t { Gpu, Host, Nowhere };

// Requests are calls of sessions, such as an agent's: each call includes everything so far, so the
// context grows, and between two calls it waits for a tool or a user.
struct Session {
    bool on = false;
    double calls = 20;   // of the model
    Tokens first{8000};  // of the first call: instructions, tools and the task …
    Share common = 0.75; // … and the share of those common to all sessions
    Tokens added{1500};  // added before each further call: tool results, user input
    Seconds pause{5};    // between two calls
    ContextHome home = ContextHome::Gpu;
    Bytes hostMemory{100e9}; // for contexts, per GPU

    // For outputs of that length: the growth of a context from call to call.
    Tokens grows(Tokens answer) const { return answer + added; }
    Tokens meanPrompt(Tokens answer) const { return first + (calls - 1) / 2 * grows(answer); }
    Tokens lastPrompt(Tokens answer) const { return first + (calls - 1) * grows(answer); }
    Tokens longest(Tokens answer) const { return lastPrompt(answer) + answer; }
    Tokens beginning() const { return common * first; }
    bool keeps() const { return home != ContextHome::Nowhere; }

    // Of prompts, standard deviation over mean: from context growth alone.
    double spread(Tokens answer) const;
    // An average paused context, and the average pause per call.
    Tokens paused(Tokens answer) const;
    Seconds pauses() const { return (calls - 1) / calls * pause; }
    // Tokens of an average prompt that come from an earlier call of the same session and from no
    // other session.
    Tokens brought(Tokens answer) const;
};

} // namespace engine
