#pragma once

#include "model/engine/serving/rate.h"

// Serving to test with: Llama 3 70B on the GPUs of the catalog.
namespace support {

// What the program ships.
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
