#pragma once

#include "tests/calibration/fit.h"

#include <map>

namespace calibration {

using Rows = std::vector<const Row*>;
using Errors = std::map<const Row*, double>; // logarithms

// Everything that a calibration found out.
struct Findings {
    std::vector<Row> rows;
    engine::TrainingConstants constants;
    Fitted step, memory;
    // Of each row by constants fitted on all, without its part of five, without its source.
    struct Judged {
        Errors fitted, folds, families;
    };
    Judged stepErrors, memoryErrors;
    std::map<std::string, double> spreads; // standard deviations by the key of their constant
};

std::vector<Row> questions(const std::vector<engine::PublishedRow>& published,
                           const engine::Catalog& catalog,
                           const engine::TrainingConstants& constants);
// Rows that the judge looks at and that were measured so.
Rows measured(const std::vector<Row>& rows, Measure measure);

// Fits again without each part, prints the errors and finds the spreads that cover 80 %.
void judge(Findings& findings);
void printRows(const Findings& findings);

} // namespace calibration
