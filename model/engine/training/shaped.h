#pragma once

#include "model/engine/specs/parts.h"

namespace engine {

// Whether the catalog or the plan says how the model is built.
bool hasShape(const Model& model);

// Of a model that is no mixture, but whose tokens pass a part of it: words and pictures each have
// matrices of their own.
Params unpassed(const Model& model);

// The model with a shape of as many parameters as a token passes. A size that was turned away from
// the shape stretches it; a model whose shape nobody knows is built as dense ones of its size are.
Model shaped(const Model& model);

} // namespace engine
