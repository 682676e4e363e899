#pragma once

#include "model/export/launch/launch.h"

namespace model {

// Prometheus rules that alert when the cluster deviates from the plan.
QByteArray alertsFile(const Launched& launched);

} // namespace model
