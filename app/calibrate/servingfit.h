#pragma once

#include "app/calibrate/solve.h"
#include "model/engine/published/publishedrow.h"
#include "model/engine/serving/predictserved.h"

#include <string>
#include <vector>

// Fits the serving constants to published rows.
namespace calibration::serving {

using engine::ServedQuantity;

struct Row {
    engine::MeasuredRow measured;
    engine::ServedRun run;
    engine::ServingQuestion question;
    std::string family; // source × model × GPU × engine
    std::string generation;
    // Measured tokens per second, and seconds; 0 if not measured.
    double rate = 0, first = 0, token = 0;
    bool judged = false; // states token lengths and everything else the fit needs

    bool apart() const { return question.scenario.traffic == engine::Traffic::Split; }
};

// One measured value of a row.
struct Case {
    const Row* row = nullptr;
    ServedQuantity quantity = ServedQuantity::Throughput;
};

// Converts rows to engine queries; notes those that cannot be.
std::vector<Row> questions(const std::vector<engine::PublishedRow>& published,
                           const engine::Catalog& catalog,
                           const engine::ServingConstants& constants,
                           std::vector<std::string>& notes);
std::vector<Case> casesOf(const std::vector<Row>& rows);

// Log of predicted over measured, per case.
Vector logErrors(const std::vector<Case>& cases, const engine::ServingConstants& constants);

const std::vector<Prior>& priors();

struct Fitted {
    engine::ServingConstants constants;
    std::vector<double> sigma; // of the logarithm, in the order of the priors
};
// `warm` starts from the given constants, which hardly affects the result but is faster.
Fitted fit(const std::vector<Case>& cases, const engine::ServingConstants& start,
           bool warm = false);

} // namespace calibration::serving
