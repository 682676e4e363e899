#pragma once

#include "app/calibrate/solve.h"
#include "model/engine/published/published_row.h"
#include "model/engine/serving/predict_served.h"

#include <string>
#include <vector>

// Finds the constants of the serving room from published rows.
namespace calibration::serving {

using engine::ServedQuantity;

struct Row {
    engine::MeasuredRow measured;
    engine::ServedRun run;
    engine::ServingQuestion question;
    std::string family; // source × model × GPU × engine
    std::string generation;
    // Measured: tokens a second, seconds; 0 where it was not.
    double rate = 0, first = 0, token = 0;
    bool judged = false; // it says its lengths and everything else a fit needs

    bool apart() const { return question.scenario.traffic == engine::Traffic::Split; }
};

// One number of a row.
struct Case {
    const Row* row = nullptr;
    ServedQuantity quantity = ServedQuantity::Throughput;
};

// Rows as the room is asked about them; what cannot be asked is noted.
std::vector<Row> questions(const std::vector<engine::PublishedRow>& published,
                           const engine::Catalog& catalog,
                           const engine::ServingConstants& constants,
                           std::vector<std::string>& notes);
std::vector<Case> casesOf(const std::vector<Row>& rows);

// Logarithm of predicted against measured, for each case.
Vector logErrors(const std::vector<Case>& cases, const engine::ServingConstants& constants);

const std::vector<Prior>& priors();

struct Fitted {
    engine::ServingConstants constants;
    std::vector<double> sigma; // of the logarithm, in the order of the priors
};
// `warm` begins where the constants are, which the answer hardly depends on and takes less.
Fitted fit(const std::vector<Case>& cases, const engine::ServingConstants& start,
           bool warm = false);

} // namespace calibration::serving
