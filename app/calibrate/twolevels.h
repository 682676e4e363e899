#pragma once

#include "app/calibrate/solve.h"

#include <map>
#include <string>
#include <vector>

namespace calibration {

// Errors on two levels: the common offset of a source's rows, and what is left of each row.
class TwoLevels {
public:
    // `sourceOf` has the source of each error.
    TwoLevels(const std::vector<std::string>& sourceOf, const Vector& errors);
    // The common offset of a source's rows; 0 if there are too few.
    double offset(const std::string& source) const;
    // The spread of offsets for an unseen source, slightly larger than among the few sources seen.
    double between() const;

private:
    std::map<std::string, double> offsets_;
};

} // namespace calibration
