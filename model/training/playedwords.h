#pragma once

#include "model/engine/play/playedstep.h"

#include <QString>

#include <array>
#include <vector>

namespace model {

// Groups of a stage's activities for display: bars of a family share a color.
enum class PlayedFamily : std::uint8_t { Compute, Recompute, Traffic, Optimizer, Waiting };
inline constexpr int kPlayedFamilies = 5;
PlayedFamily familyOf(engine::play::Doing doing);
QString familyWords(PlayedFamily family);
// For each stage of the replica shown, the seconds of its work by family.
using FamilySeconds = std::array<double, kPlayedFamilies>;
std::vector<FamilySeconds> familySeconds(const engine::play::PlayedStep& step);

// "forward pass", "gradients and weights".
QString doingWords(engine::play::Doing doing);
// "Work", "Messages to the next stage".
QString laneWords(engine::play::Lane lane);
// Why a step is not simulated; empty if it is.
QString refusedWords(const engine::play::PlayedStep& step);

} // namespace model
