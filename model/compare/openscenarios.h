#pragma once

#include "model/compare/comparison.h"

namespace model {

class ProjectDocument;

// The document's scenarios, as far as they are evaluated. For the open one, inputs and figures are
// always from the same moment.
std::vector<Compared> openScenarios(const ProjectDocument& document);

} // namespace model
