#pragma once

#include "model/export/launch/launchtext.h"

namespace model {

// One replica as options of serving programs.
LaunchOptions vllmOptions(const LaunchFigures& figures);
LaunchOptions sglangOptions(const LaunchFigures& figures);
double nodesOfReplica(const LaunchFigures& figures);

QByteArray vllmFile(const Launched& launched);
QByteArray sglangFile(const Launched& launched);
QByteArray llamaCppFile(const Launched& launched);
QByteArray fleetFile(const Launched& launched); // for Kubernetes

} // namespace model
