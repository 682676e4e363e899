#pragma once

#include "app/calibrate/solve.h"
#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/published/publishedrow.h"
#include "model/engine/training/understand.h"

#include <string>
#include <vector>

// Fits the training constants to published rows. Only this code and the accuracy file use a row's
// source; predictions never see it.
namespace calibration::training {

struct Row {
    engine::MeasuredRow measured;
    engine::PublishedRun run;
    engine::StepQuestion question;
    double step = 0, memory = 0; // 0 if not measured
};

enum class Measure { Step, Memory };

// One measured value of a row.
struct Case {
    const Row* row = nullptr;
    Measure measure = Measure::Step;
};

// Converts rows to engine queries using those constants; notes rows that cannot be.
std::vector<Row> questions(const std::vector<engine::PublishedRow>& published,
                           const engine::Catalog& catalog,
                           const engine::TrainingConstants& constants,
                           std::vector<std::string>& notes);
std::vector<Case> casesOf(const std::vector<Row>& rows, Measure measure);

// The machine of a query with its constants replaced.
engine::Machine withConstants(engine::Machine machine, const engine::TrainingConstants& constants);

// Log of predicted over measured, per case.
Vector logErrors(const std::vector<Case>& cases, const engine::TrainingConstants& constants);

const std::vector<Prior>& priors(Measure measure);

struct Fitted {
    engine::TrainingConstants constants;
    Vector sigma; // of the logarithm, in the order of the priors
};
// Starts from the priors, whatever `constants` has for them.
Fitted fit(const std::vector<Case>& cases, const engine::TrainingConstants& constants,
           Measure measure);

double valueOf(const engine::TrainingConstants& constants, const std::string& key);
void setValue(engine::TrainingConstants& constants, const std::string& key, double value);

} // namespace calibration::training
