#pragma once

#include "model/engine/answers/serve_answer.h"
#include "model/engine/serving/from_serve.h"

namespace engine {

// Each class of requests, on replicas with the load of `answer`.
std::array<ClassAnswer, 3> classesAt(const ServePlan& plan, const ServeAnswer& answer);

} // namespace engine
