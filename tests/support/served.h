#pragma once

#include "model/engine/serving/rate.h"

// Serving for tests: Llama 3 70B on GPUs of the catalog.
namespace support {

// The shipped constants.
const engine::ServingConstants& shippedServing();

struct ServedCase {
    const char* gpu;
    double tensor;
    engine::WeightFormat weights;
    engine::KvFormat cache;
};
engine::ServingSizes seventyB(const ServedCase& served, double prompt, double answer,
                              const engine::ServingConstants& constants);

} // namespace support
