#pragma once

#include "model/export/launch/launchtext.h"

namespace model {

// The layout in the options of programs that train.
LaunchOptions megatronOptions(const LaunchFigures& figures);
LaunchOptions torchtitanOptions(const LaunchFigures& figures);
LaunchOptions trlOptions(const LaunchFigures& figures); // adapters alone
// Of the program that suits the plan's software and method.
LaunchOptions trainingOptions(const LaunchFigures& figures);
// Of torchrun itself, but for where the ranks meet.
std::vector<LaunchOption> torchrunOptions(const LaunchFigures& figures);

QByteArray slurmFile(const Launched& launched);
QByteArray torchrunFile(const Launched& launched);
QByteArray megatronFile(const Launched& launched);
QByteArray deepspeedFile(const Launched& launched);
QByteArray trainingJobFile(const Launched& launched); // of Kubernetes

} // namespace model
