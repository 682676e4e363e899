#pragma once

#include "tests/calibration/serving_fit.h"

#include <map>

namespace calibration::serving {

// Everything that a calibration found out about serving.
struct Findings {
    std::vector<Row> rows;
    std::vector<Case> cases;
    Fitted fitted;
    // Logarithms of each case: by constants fitted on all, without its family, without the
    // generation of its GPU.
    Vector own, families, generations;
    std::map<std::string, double> spreads; // standard deviations by the key of their constant
};

Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog, bool heldOut);
void report(const Findings& findings);

} // namespace calibration::serving
