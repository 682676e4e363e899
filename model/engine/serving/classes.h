#pragma once

#include "model/engine/answers/serveanswer.h"
#include "model/engine/serving/fromserve.h"

namespace engine {

// Each class of requests, on replicas with the load of `answer`.
std::array<ClassAnswer, 3> classesAt(const ServePlan& plan, const ServeAnswer& answer);

} // namespace engine
