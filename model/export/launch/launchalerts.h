#pragma once

#include "model/export/launch/launch.h"

namespace model {

// Rules of Prometheus that speak up where the cluster leaves what the plan expects.
QByteArray alertsFile(const Launched& launched);

} // namespace model
