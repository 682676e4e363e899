#pragma once

#include "model/compare/comparison.h"

namespace model {

class ProjectDocument;

// The scenarios of the document, as far as they are answered. The open one follows the hand: its
// inputs and figures are of one moment.
std::vector<Compared> openScenarios(const ProjectDocument& document);

} // namespace model
