#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/published/publishedrow.h"

#include <array>
#include <string>
#include <vector>

namespace engine {

// Measured runs, and what they tell about other runs of the same laboratory: they share its
// software and way of measuring, so one run tells most of the others' offset, and their range
// narrows to how much such runs differ.
class OwnMeasurements {
public:
    // Rows, and their predictions without using their own measurement.
    OwnMeasurements(const std::vector<PublishedRow>& rows,
                    const std::vector<Prediction>& predictions);

    // The number of runs with a usable measurement.
    std::size_t count() const { return offsets_.size(); }
    void apply(const PublishedRow& row, Prediction& prediction) const;

private:
    struct Offset {
        bool served = false;
        std::string model, gpu;
        std::array<double, kAccuracyQuantities> logs; // measured over predicted; NaN: missing
    };
    std::vector<Offset> offsets_;
};

} // namespace engine
