#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/published/published_row.h"

#include <array>
#include <string>
#include <vector>

namespace engine {

// Runs that somebody measured, and what they say of others of the same laboratory: its software and
// its way to measure are in all of them, so one tells most of what sets the others off, and the
// range of the others narrows to what such runs differ by.
class OwnMeasurements {
public:
    // Rows and what is predicted for them without their measurement.
    OwnMeasurements(const std::vector<PublishedRow>& rows,
                    const std::vector<Prediction>& predictions);

    // How many of them say something of any quantity.
    std::size_t count() const { return offsets_.size(); }
    void apply(const PublishedRow& row, Prediction& prediction) const;

private:
    struct Offset {
        bool served = false;
        std::string model, gpu;
        std::array<double, kAccuracyQuantities> logs; // measured against predicted; NaN: not told
    };
    std::vector<Offset> offsets_;
};

} // namespace engine
