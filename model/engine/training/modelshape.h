#pragma once

#include "model/engine/published/publishedrun.h"
#include "model/engine/training/modelnames.h"
#include "model/engine/training/runmachine.h"

namespace engine {

// The model of a run with all numbers needed for a step.
struct FoundModel {
    Model model;
    bool guessed = false; // its shape is a relative's or only likely
    std::string skipped;  // why there is none
};
FoundModel statedModel(const PublishedRun& run, const ModelNames& names,
                       std::vector<Assumption>& assumed);

// The parameters implied by the dimensions of a model's matrices.
double countedParams(const Model& model);

// A shape for an MoE model of which little more than total and active parameters is known.
void estimateMixture(Model& model, double experts, std::vector<Assumption>& assumed);

} // namespace engine
