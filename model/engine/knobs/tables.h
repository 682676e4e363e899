#pragma once

#include "model/engine/knobs/knob.h"

// The tables of inputs, each in its own file; numbers() and choices() combine them.
namespace engine {

std::span<const Number> workNumbers();
std::span<const Number> trainingNumbers();
std::span<const Number> kindNumbers();
std::span<const Number> batchNumbers();
std::span<const Number> mediaNumbers();
std::span<const Number> sessionNumbers();
std::span<const Number> reinforceNumbers();
std::span<const Number> recommendNumbers();
std::span<const Number> servingNumbers();
std::span<const Number> clusterNumbers();
std::span<const Number> secondNumbers();
std::span<const Number> moneyNumbers();
std::span<const Number> rentNumbers();
std::span<const Number> ownNumbers();
std::span<const Number> mixNumbers();
std::span<const Number> siteNumbers();
std::span<const Number> riskNumbers();
std::span<const Number> adviceNumbers();
std::span<const Choice> workChoices();
std::span<const Choice> trainingChoices();
std::span<const Choice> layoutChoices();
std::span<const Choice> kindChoices();
std::span<const Choice> batchChoices();
std::span<const Choice> mediaChoices();
std::span<const Choice> sessionChoices();
std::span<const Choice> reinforceChoices();
std::span<const Choice> recommendChoices();
std::span<const Choice> servingChoices();
std::span<const Choice> clusterChoices();
std::span<const Choice> secondChoices();
std::span<const Choice> moneyChoices();
std::span<const Choice> siteChoices();
std::span<const Choice> riskChoices();
std::span<const Choice> adviceChoices();
std::span<const Choice> rentChoices();
std::span<const Choice> ownChoices();

} // namespace engine
