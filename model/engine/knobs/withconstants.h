#pragma once

#include "model/engine/project.h"

namespace engine {

struct Catalog;
struct ServingConstants;
struct TrainingConstants;

// Calibrated constants of each room that has any.
struct SharedConstants {
    std::shared_ptr<const TrainingConstants> training;
    std::shared_ptr<const ServingConstants> serving;

    explicit operator bool() const { return training && serving; }
    bool areOf(const Plan& plan) const;
};

SharedConstants sharedConstants(const Catalog& catalog);

// Files do not store calibration constants: these are the catalog's, put into plans read from a
// file. Constants newer than the plan are filled in.
Plan withConstants(Plan plan, SharedConstants constants);
// The same project if its plans already have them.
std::shared_ptr<const Project> withConstants(std::shared_ptr<const Project> project,
                                             const SharedConstants& constants);

} // namespace engine
