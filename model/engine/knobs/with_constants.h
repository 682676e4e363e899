#pragma once

#include "model/engine/project.h"

namespace engine {

using SharedConstants = std::shared_ptr<const TrainingConstants>;

SharedConstants sharedConstants(const Catalog& catalog);

// A file keeps no constants of calibration: these are the catalog's, put into plans that came
// from one. What a plan could not know of them is filled in.
Plan withConstants(Plan plan, SharedConstants constants);
// The same project where its plans have them already.
std::shared_ptr<const Project> withConstants(std::shared_ptr<const Project> project,
                                             const SharedConstants& constants);

} // namespace engine
