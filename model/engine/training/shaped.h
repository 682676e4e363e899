#pragma once

#include "model/engine/specs/parts.h"

namespace engine {

// Whether catalog or plan define the model's shape.
bool hasShape(const Model& model);

// For a dense model whose tokens pass only a part of it: text and images have separate matrices.
Params unpassed(const Model& model);

// The model with a shape for its active parameters. If the size was changed from the shape's, it is
// stretched; a model with unknown shape is built like dense ones of its size.
Model shaped(const Model& model);

} // namespace engine
