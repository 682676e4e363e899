#pragma once

#include "app/calibrate/outcome.h"
#include "app/calibrate/training_fit.h"

#include <map>

namespace calibration::training {

// Numbers of rows and the logarithms of their errors: by constants fitted on all, without their
// part of five, without their source.
struct Judged {
    std::vector<Case> cases;
    Vector fitted, folds, sources;
};

// Everything that a calibration found out.
struct Findings {
    std::vector<Row> rows;
    engine::TrainingConstants constants;
    Fitted step, memory;
    Judged steps, memories;
    std::map<std::string, double> spreads; // standard deviations by the key of their constant
    std::vector<std::string> notes;
};

// Which spread belongs to a question: the key of a constant.
std::string spreadKey(const engine::StepQuestion& question);

// Depends on the rows, the beliefs and the constants that are not fitted; not on those that are.
Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog);
Outcome outcomeOf(const Findings& findings);
// Each row: its error, and what its step is made of.
void printRows(const Findings& findings);
// What its errors go with, of steps and of memory: constants fitted without the source.
void printResiduals(const Findings& findings);

} // namespace calibration::training
