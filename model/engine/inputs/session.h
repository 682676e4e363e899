#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// Where a context waits for the next call of its session: in the cache of the GPU as far as it
// fits, what does not fit there in the memory of the host, or nowhere, so that it is computed
// again.
enum class ContextHome : std::uint8_t { Gpu, Host, Nowhere };

// Requests are calls of sessions, such as those of an agent: each one asks with all that was said
// and found before, so that a context grows, and between two calls it waits for a tool or a person.
struct Session {
    bool on = false;
    double calls = 20;   // to the model
    Tokens first{8000};  // that the first one asks with: instructions, tools and the task …
    Share common = 0.75; // … and of those, what all sessions begin with
    Tokens added{1500};  // that come before each further call: what tools found, what was typed
    Seconds pause{5};    // between two calls
    ContextHome home = ContextHome::Gpu;
    Bytes hostMemory{100e9}; // for contexts, of a GPU

    // Of an answer of so many tokens: what a context grows by from call to call.
    Tokens grows(Tokens answer) const { return answer + added; }
    Tokens meanPrompt(Tokens answer) const { return first + (calls - 1) / 2 * grows(answer); }
    Tokens lastPrompt(Tokens answer) const { return first + (calls - 1) * grows(answer); }
    Tokens longest(Tokens answer) const { return lastPrompt(answer) + answer; }
    Tokens beginning() const { return common * first; }
    bool keeps() const { return home != ContextHome::Nowhere; }

    // Of prompts, standard deviation over mean: as far as the growth alone goes.
    double spread(Tokens answer) const;
    // A mean context that waits, and how long one does for each call that is made.
    Tokens paused(Tokens answer) const;
    Seconds pauses() const { return (calls - 1) / calls * pause; }
    // Tokens of a mean prompt that an earlier call of the session has brought, and none of another
    // session.
    Tokens brought(Tokens answer) const;
};

} // namespace engine
