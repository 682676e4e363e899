#pragma once

#include "model/engine/training/memory.h"
#include "model/engine/training/search.h"

#include <string>
#include <vector>

namespace engine {

// A kind of product of a layer on the roofline: how much it computes for each byte it moves, and
// how fast it then runs.
struct RooflinePoint {
    std::string id;       // "attention_products", "mlp", "experts", "core", "vocabulary", …
    double intensity = 0; // FLOP a byte
    FlopRate reached{};
};

struct Roofline {
    FlopRate peak{}; // in the format used
    Bandwidth memory{};
    std::vector<RooflinePoint> points;
};

// What the Training page shows of one workload beside its dials.
struct TrainingDetail {
    LayoutSearch layouts;
    std::vector<MemoryParts> stages; // first to last, of the chosen layout
    Bytes capacity{}, usable{};
    Roofline roofline;
};

} // namespace engine
