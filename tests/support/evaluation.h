#pragma once

#include "model/engine/answer/answer.h"

// An answer of the training room written by hand, so that what a page says of it can be told in
// advance.
namespace support {

engine::Bytes gib(double size);

// The evaluation with a step of 5.77 s, so many pipeline stages, eight layouts that fit and three
// that do not.
engine::Evaluation withTraining(const engine::Evaluation& base, int stages = 8);

} // namespace support
