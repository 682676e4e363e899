#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/inputs/trainingjob.h"
#include "model/engine/training/machine.h"

#include <string>
#include <vector>

namespace engine {

// A kind of GEMM of a layer on the roofline: its arithmetic intensity, and the rate it then
// reaches, forward.
struct RooflinePoint {
    std::string id;       // "attention_products", "mlp", "experts", "core", "vocabulary"
    double intensity = 0; // FLOP per byte
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
