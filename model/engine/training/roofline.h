#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/inputs/training_constants.h"
#include "model/engine/inputs/training_job.h"
#include "model/engine/training/machine.h"

#include <string>
#include <vector>

namespace engine {

// A kind of product of a layer on the roofline: how much it computes for each byte it moves, and
// how fast it then runs, forward.
struct RooflinePoint {
    std::string id;       // "attention_products", "mlp", "experts", "core", "vocabulary"
    double intensity = 0; // FLOP a byte
    FlopRate reached{};
};

struct Roofline {
    FlopRate peak{}; // in the format used
    Bandwidth memory{};
    std::vector<RooflinePoint> points;
};

Roofline rooflineOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                    const TrainingConstants& constants);

} // namespace engine
