#include "model/engine/inputs/session.h"

#include <cmath>

namespace engine {

// Prompts grow in equal steps.
double Session::spread(Tokens answer) const
{
    return grows(answer).base() * std::sqrt((calls * calls - 1) / 12) / meanPrompt(answer).base();
}

// All calls but the last, after which the session is over.
Tokens Session::paused(Tokens answer) const
{
    return first + larger(0.0, (calls - 2) / 2) * grows(answer) + answer;
}

// All calls but the first find the previous one's prompt and output.
Tokens Session::brought(Tokens answer) const
{
    return (calls - 1) / calls * (paused(answer) - beginning());
}

} // namespace engine
