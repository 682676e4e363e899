#pragma once

#include "model/engine/inputs/training_constants.h"
#include "model/engine/inputs/training_job.h"
#include "model/engine/training/products.h"
#include "model/engine/training/stack.h"
#include "model/engine/training/widths.h"

namespace engine {

// A job on a machine with all that follows from these two alone, worked out once for the many
// layouts that are looked at. It points at what it was made of, which must outlive it.
struct PreparedJob {
    const TrainingJob& job;
    const Machine& machine;
    const TrainingConstants& constants;
    Widths widths = widthsOf(job.model);
    StackTraits stack = traitsOf(job, machine.generation, constants);
    FormatRate format = formatRate(job.format, machine, constants);
    // Of what stays in 16 bits when the products of the layers are narrower.
    FormatRate wide = formatRate(
        job.format == Format::Fp8 || job.format == Format::Fp4 ? Format::Bf16 : job.format, machine,
        constants);
};

} // namespace engine
