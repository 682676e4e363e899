#pragma once

#include "model/engine/answers/train_answer.h"
#include "model/engine/inputs/layout.h"
#include "model/engine/training/prepared.h"

namespace engine {

// What the layers of a job take on a machine under the part of a layout that lies inside a layer:
// tensor, context and expert degrees and the micro-batch. The same for every pipeline, data
// degree and sharding, so a search computes it once for many layouts.
LayerTime layerTime(const PreparedJob& prepared, const Layout& layout);

// A step's work of the networks beside the model.
Seconds encoderTime(const PreparedJob& prepared, const Layout& layout);

// The embedding's matrix, logits and loss, forward and backward, of one micro-batch.
Seconds vocabularyTime(const PreparedJob& prepared, const Layout& layout);

} // namespace engine
