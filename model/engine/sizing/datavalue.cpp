#include "model/engine/sizing/datavalue.h"

#include <cmath>

namespace engine {

Tokens effectiveTokens(const Train& train, Tokens seen)
{
    if (!(train.unique < seen)) // nothing is repeated, or it is unknown
        return train.tokenValue * seen;
    const double repeats = seen / train.unique - 1;
    return train.tokenValue * (1 - kRepeatsWorth * std::expm1(-repeats / kRepeatsWorth)) *
           train.unique;
}

} // namespace engine
