#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/serving/understand_served.h"

namespace engine {

// What a run does by the constants alone; unknown what its kind does not have.
struct ServedNumbers {
    TokenRate tokens{kUnknown};
    Rate requests{kUnknown};
    Seconds first{kUnknown}, token{kUnknown};
    bool queueing = false; // users wait for a place in the cache
};
ServedNumbers servedNumbers(const ServingQuestion& question, const ServingConstants& constants);

enum class ServedQuantity : std::uint8_t { Throughput, First, Token };
// The constant that holds how far predictions of that kind lie off: "sigma.token_dense".
std::string_view spreadKey(const ServingQuestion& question, ServedQuantity quantity, bool queueing);

AccuracyKind kindOf(const ServingQuestion& question);

// By how much what nobody says of a run (formats, degrees) moves its numbers between usual
// settings: standard deviations of their logarithms.
struct ServedSpread {
    double tokens = 0, first = 0, token = 0;
    double of(ServedQuantity quantity) const
    {
        return quantity == ServedQuantity::First   ? first
               : quantity == ServedQuantity::Token ? token
                                                   : tokens;
    }
};
ServedSpread unstatedSpread(const ServingQuestion& question, const ServingConstants& constants);

Prediction predict(const ServedRun& run, const ServingUnderstanding& understanding);

} // namespace engine
