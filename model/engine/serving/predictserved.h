#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/serving/understandserved.h"

namespace engine {

// Results of a run from the constants alone; unknown if its kind does not have them.
struct ServedNumbers {
    TokenRate tokens{kUnknown};
    Rate requests{kUnknown};
    Seconds first{kUnknown}, token{kUnknown};
    bool queueing = false; // users wait for room in the cache
};
ServedNumbers servedNumbers(const ServingQuestion& question, const ServingConstants& constants);

enum class ServedQuantity : std::uint8_t { Throughput, First, Token };
// The constant with the prediction error of that kind: "sigma.token_dense".
std::string_view spreadKey(const ServingQuestion& question, ServedQuantity quantity, bool queueing);

AccuracyKind kindOf(const ServingQuestion& question);

// How much unstated properties of a run (formats, parallel sizes) change its results between common
// settings: standard deviations of the logarithm.
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
