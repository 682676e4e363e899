#pragma once

#include "app/calibrate/outcome.h"
#include "app/calibrate/serving_fit.h"

#include <map>

namespace calibration::serving {

// Everything that a calibration found out about serving.
struct Findings {
    std::vector<Row> rows;
    std::vector<Case> cases;
    Fitted fitted;
    Vector families;    // logarithms of each case, by constants fitted without its family
    Vector sources;     // and without all rows of its source
    Vector generations; // and without the generation of its GPU; empty where nobody asked
    std::map<std::string, double> spreads; // standard deviations by the key of their constant
    std::vector<std::string> notes;
};

Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog, bool withGenerations);
Outcome outcomeOf(const Findings& findings, const engine::Catalog& catalog);
// How it does on generations of GPUs that it was not fitted on.
void printGenerations(const Findings& findings);
// What its errors go with, for each quantity: constants fitted without the source.
void printResiduals(const Findings& findings);

} // namespace calibration::serving
