#pragma once

#include "model/engine/answer/answer.h"

// A hand-written training answer, so that the text of a page is known in advance.
namespace support {

engine::Bytes gib(double size);

// The evaluation with a step of 5.77 s, that many pipeline stages, eight layouts that fit and three
// that do not.
engine::Evaluation withTraining(const engine::Evaluation& base, int stages = 8);

} // namespace support
