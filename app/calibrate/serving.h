#pragma once

#include "app/calibrate/outcome.h"
#include "app/calibrate/servingfit.h"

#include <map>

namespace calibration::serving {

// All results of the serving calibration.
struct Findings {
    std::vector<Row> rows;
    std::vector<Case> cases;
    Fitted fitted;
    Vector families;    // log errors per case, with constants fitted without its family
    Vector sources;     // … without all rows of its source
    Vector generations; // … without its GPU generation; empty unless requested
    std::map<std::string, double> spreads; // standard deviations by key of their constant
    std::vector<std::string> notes;
};

Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog, bool withGenerations);
Outcome outcomeOf(const Findings& findings, const engine::Catalog& catalog);
// Accuracy for GPU generations that were left out of the fit.
void printGenerations(const Findings& findings);
// Inputs that explain the errors, per quantity, with constants fitted without the source.
void printResiduals(const Findings& findings);

} // namespace calibration::serving
