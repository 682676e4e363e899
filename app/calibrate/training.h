#pragma once

#include "app/calibrate/outcome.h"
#include "app/calibrate/trainingfit.h"

#include <map>

namespace calibration::training {

// Cases and their log errors: with constants fitted on all rows, without their fold, without their
// source.
struct Judged {
    std::vector<Case> cases;
    Vector fitted, folds, sources;
};

// All results of the training calibration.
struct Findings {
    std::vector<Row> rows;
    engine::TrainingConstants constants;
    Fitted step, memory;
    Judged steps, memories;
    std::map<std::string, double> spreads; // standard deviations by key of their constant
    std::vector<std::string> notes;
};

// The spread that applies to a query, by key of its constant.
std::string spreadKey(const engine::StepQuestion& question);

// Depends on the rows, the priors and the constants not fitted, but not on the fitted ones.
Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog);
Outcome outcomeOf(const Findings& findings);
// Each row with its error and the breakdown of its step.
void printRows(const Findings& findings);
// Inputs that explain the errors of step time and memory, with constants fitted without the source.
void printResiduals(const Findings& findings);

} // namespace calibration::training
