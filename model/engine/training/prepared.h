#pragma once

#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/inputs/trainingjob.h"
#include "model/engine/training/products.h"
#include "model/engine/training/stack.h"
#include "model/engine/training/widths.h"

namespace engine {

// A job on a machine with everything derived from these two, computed once for many layouts. It
// refers to its arguments, which must outlive it.
struct PreparedJob {
    const TrainingJob& job;
    const Machine& machine;
    const TrainingConstants& constants;
    Widths widths = widthsOf(job.model);
    StackTraits stack = traitsOf(job, machine.generation, constants);
    FormatRate format = formatRate(job.format, machine, constants);
    // For what stays in 16 bits when the layers' GEMMs use a narrower format.
    FormatRate wide = formatRate(
        job.format == Format::Fp8 || job.format == Format::Fp4 ? Format::Bf16 : job.format, machine,
        constants);
};

} // namespace engine
