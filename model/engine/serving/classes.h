#pragma once

#include "model/engine/answers/serve_answer.h"
#include "model/engine/serving/from_serve.h"

namespace engine {

// Each kind of requests among all of them, on replicas that answer as `answer` says.
std::array<ClassAnswer, 3> classesAt(const ServePlan& plan, const ServeAnswer& answer);

} // namespace engine
