#pragma once

#include "model/engine/play/played_step.h"

#include <QString>

#include <array>
#include <vector>

namespace model {

// How what a stage does is grouped for the eye: bars of a family have one colour.
enum class PlayedFamily : std::uint8_t { Compute, Recompute, Traffic, Optimizer, Waiting };
inline constexpr int kPlayedFamilies = 5;
PlayedFamily familyOf(engine::play::Doing doing);
QString familyWords(PlayedFamily family);
// Of each stage of the replica shown, the seconds that its work spends on each family.
using FamilySeconds = std::array<double, kPlayedFamilies>;
std::vector<FamilySeconds> familySeconds(const engine::play::PlayedStep& step);

// "forward pass", "gradients and weights".
QString doingWords(engine::play::Doing doing);
// "Work", "Messages to the next stage".
QString laneWords(engine::play::Lane lane);
// Why a step is not played; empty where it is.
QString refusedWords(const engine::play::PlayedStep& step);

} // namespace model
