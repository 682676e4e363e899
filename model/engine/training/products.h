#pragma once

#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/inputs/trainingjob.h"
#include "model/engine/training/machine.h"

namespace engine {

// GEMM rate of a number format on a machine, and bytes per operand.
struct FormatRate {
    FlopRate rate{}; // achieved by large GEMMs
    double bytes = 2;
    double gradientBytes = 8; // read and written per weight when its gradient accumulates
};
FormatRate formatRate(Format format, const Machine& machine, const TrainingConstants& constants);

struct ProductTime {
    Seconds forward{}, backward{};
    ProductTime& operator+=(ProductTime o)
    {
        forward += o.forward, backward += o.backward;
        return *this;
    }
};

// `copies` GEMMs of (rows × inner) by (inner × columns), and their gradients: always of the input,
// of the weights unless they are frozen.
struct Product {
    double rows = 0, columns = 0, inner = 0, copies = 1;
    bool frozen = false;
    bool grouped = false; // many small ones in one kernel
};
ProductTime productTime(const Product& product, const FormatRate& format, const Machine& machine,
                        const TrainingConstants& constants);

} // namespace engine
