#pragma once

#include "model/export/launch/launchtext.h"

namespace model {

// The layout as options of training programs.
LaunchOptions megatronOptions(const LaunchFigures& figures);
LaunchOptions torchtitanOptions(const LaunchFigures& figures);
LaunchOptions trlOptions(const LaunchFigures& figures); // adapters only
// For the program that suits the plan's software and method.
LaunchOptions trainingOptions(const LaunchFigures& figures);
// For torchrun itself, except the rendezvous endpoint.
std::vector<LaunchOption> torchrunOptions(const LaunchFigures& figures);

QByteArray slurmFile(const Launched& launched);
QByteArray torchrunFile(const Launched& launched);
QByteArray megatronFile(const Launched& launched);
QByteArray deepspeedFile(const Launched& launched);
QByteArray trainingJobFile(const Launched& launched); // for Kubernetes

} // namespace model
