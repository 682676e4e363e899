#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/training/understand.h"

namespace engine {

Prediction predict(const PublishedRun& run, const Understanding& understanding);

} // namespace engine
