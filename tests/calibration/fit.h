#pragma once

#include "model/engine/published/published_row.h"
#include "model/engine/training/constants.h"
#include "model/engine/training/understand.h"
#include "tests/calibration/solve.h"

#include <functional>
#include <string>
#include <vector>

// Finds the constants of the training room from published rows. Only here and in the judge's
// tables is a row's source looked at; a prediction never sees it.
namespace calibration {

struct Row {
    engine::MeasuredRow measured;
    engine::PublishedRun run;
    engine::StepQuestion question;
    std::string family, group;   // source; source × model × GPU
    double step = 0, memory = 0; // measured; 0 where it was not
};

enum class Measure { Step, Memory };

// The machine of a question with other constants in the place of those it was asked with.
engine::Machine withConstants(engine::Machine machine, const engine::TrainingConstants& constants);

// Logarithm of predicted against measured.
double logError(const Row& row, const engine::TrainingConstants& constants, Measure measure);

struct Fitted {
    engine::TrainingConstants constants;
    std::vector<double> sigma; // of the logarithm, in the order of the priors
    double cost = 0;
};

// Which spread belongs to a question: the key of a constant.
std::string spreadKey(const engine::StepQuestion& question);

Fitted fit(const std::vector<const Row*>& rows, const engine::TrainingConstants& start,
           const std::vector<Prior>& priors, Measure measure);

} // namespace calibration
