#pragma once

#include "model/engine/project.h"

namespace engine {

// What calibration found for each room that has some.
struct SharedConstants {
    std::shared_ptr<const TrainingConstants> training;
    std::shared_ptr<const ServingConstants> serving;

    explicit operator bool() const { return training && serving; }
    bool areOf(const Plan& plan) const
    {
        return plan.training == training && plan.serving == serving;
    }
};

SharedConstants sharedConstants(const Catalog& catalog);

// A file keeps no constants of calibration: these are the catalog's, put into plans that came
// from one. What a plan could not know of them is filled in.
Plan withConstants(Plan plan, SharedConstants constants);
// The same project where its plans have them already.
std::shared_ptr<const Project> withConstants(std::shared_ptr<const Project> project,
                                             const SharedConstants& constants);

} // namespace engine
