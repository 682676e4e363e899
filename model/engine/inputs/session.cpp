#include "model/engine/inputs/session.h"

#include <cmath>

namespace engine {

// Prompts grow by equal steps.
double Session::spread(Tokens answer) const
{
    return grows(answer).base() * std::sqrt((calls * calls - 1) / 12) / meanPrompt(answer).base();
}

// All but the last: the session is over.
Tokens Session::paused(Tokens answer) const
{
    return first + larger(0.0, (calls - 2) / 2) * grows(answer) + answer;
}

// All but the first call find what the one before them left: its prompt and its answer.
Tokens Session::brought(Tokens answer) const
{
    return (calls - 1) / calls * (paused(answer) - beginning());
}

} // namespace engine
