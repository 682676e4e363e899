#pragma once

#include "model/engine/dials/dial.h"

// The tables of figures, each in its own file; dials() combines them.
namespace engine {

std::span<const Dial> sizingDials();
std::span<const Dial> stepDials();
std::span<const Dial> batchDials();
std::span<const Dial> recommendDials();
std::span<const Dial> mediaDials();
std::span<const Dial> sessionDials();
std::span<const Dial> reinforceDials();
std::span<const Dial> memoryDials();
std::span<const Dial> secondDials();
std::span<const Dial> kindDials();
std::span<const Dial> servingDials();
std::span<const Dial> classDials();
std::span<const Dial> fleetDials();
std::span<const Dial> tierDials();
std::span<const Dial> siteDials();
std::span<const Dial> moneyDials();
std::span<const Dial> riskDials();
std::span<const Dial> goodputDials();
std::span<const Dial> chanceDials();
std::span<const Dial> capitalDials();
std::span<const Dial> mixDials();
std::span<const Dial> bookDials();

} // namespace engine
