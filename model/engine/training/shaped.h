#pragma once

#include "model/engine/specs/parts.h"

namespace engine {

// Whether the catalog or the plan says how the model is built.
bool hasShape(const Model& model);

// The model with a shape of as many parameters as it has. A size that was turned away from the
// shape stretches it; a model whose shape nobody knows is built as dense ones of its size are.
Model shaped(const Model& model);

} // namespace engine
