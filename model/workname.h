#pragma once

#include "model/engine/plan.h"

#include <QString>

namespace model {

// What a workload is called: as a person named it, else by its kind and its model.
QString workName(const engine::Workload& work);

} // namespace model
