#pragma once

#include "app/calibrate/solve.h"

#include <map>
#include <string>
#include <vector>

namespace calibration {

// Errors in two levels: what all rows of a source have in common, and what is left of each.
class TwoLevels {
public:
    // `sourceOf` names the source of each error.
    TwoLevels(const std::vector<std::string>& sourceOf, const Vector& errors);
    // What a source's rows have in common; 0 where it has too few of them.
    double offset(const std::string& source) const;
    // The spread of that for a source nobody saw: with so few of them, a little more than theirs.
    double between() const;

private:
    std::map<std::string, double> offsets_;
};

} // namespace calibration
