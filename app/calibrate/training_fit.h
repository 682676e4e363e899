#pragma once

#include "app/calibrate/solve.h"
#include "model/engine/inputs/training_constants.h"
#include "model/engine/published/published_row.h"
#include "model/engine/training/understand.h"

#include <string>
#include <vector>

// Finds the constants of the training room from published rows. Only here and in the accuracy file
// is a row's source looked at; a prediction never sees it.
namespace calibration::training {

struct Row {
    engine::MeasuredRow measured;
    engine::PublishedRun run;
    engine::StepQuestion question;
    double step = 0, memory = 0; // measured; 0 where it was not
};

enum class Measure { Step, Memory };

// One number of a row.
struct Case {
    const Row* row = nullptr;
    Measure measure = Measure::Step;
};

// Rows as the kernel is asked about them with those constants; what cannot be asked is noted.
std::vector<Row> questions(const std::vector<engine::PublishedRow>& published,
                           const engine::Catalog& catalog,
                           const engine::TrainingConstants& constants,
                           std::vector<std::string>& notes);
std::vector<Case> casesOf(const std::vector<Row>& rows, Measure measure);

// The machine of a question with other constants in the place of those it was asked with.
engine::Machine withConstants(engine::Machine machine, const engine::TrainingConstants& constants);

// Logarithms of predicted against measured, for each case.
Vector logErrors(const std::vector<Case>& cases, const engine::TrainingConstants& constants);

const std::vector<Prior>& priors(Measure measure);

struct Fitted {
    engine::TrainingConstants constants;
    Vector sigma; // of the logarithm, in the order of the priors
};
// Fitted from the beliefs on, whatever the constants say of them.
Fitted fit(const std::vector<Case>& cases, const engine::TrainingConstants& constants,
           Measure measure);

double valueOf(const engine::TrainingConstants& constants, const std::string& key);
void setValue(engine::TrainingConstants& constants, const std::string& key, double value);

} // namespace calibration::training
