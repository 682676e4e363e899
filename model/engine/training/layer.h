#pragma once

#include "model/engine/answers/trainanswer.h"
#include "model/engine/inputs/layout.h"
#include "model/engine/training/prepared.h"

namespace engine {

// Time of a job's layers for the part of a layout inside a layer: tensor, context and expert
// degrees and micro-batch. It does not depend on pipeline, data degree or sharding, so a search
// computes it once for many layouts.
LayerTime layerTime(const PreparedJob& prepared, const Layout& layout);

// Time of the encoders in front of the model, per step.
Seconds encoderTime(const PreparedJob& prepared, const Layout& layout);

// Embedding, logits and loss, forward and backward, for one micro-batch.
Seconds vocabularyTime(const PreparedJob& prepared, const Layout& layout);

} // namespace engine
