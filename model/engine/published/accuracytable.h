#pragma once

#include "model/engine/published/accuracyline.h"
#include "model/engine/published/accuracyrows.h"

#include <array>
#include <span>

namespace engine {

// What rows are grouped by.
enum class AccuracyBy : std::uint8_t { Kind, Engine, Gpu, Size, Count, Precision, Source };
inline constexpr std::array kTrainingBys{AccuracyBy::Kind,      AccuracyBy::Gpu,
                                         AccuracyBy::Size,      AccuracyBy::Count,
                                         AccuracyBy::Precision, AccuracyBy::Source};
inline constexpr std::array kServedBys{AccuracyBy::Kind,  AccuracyBy::Engine, AccuracyBy::Gpu,
                                       AccuracyBy::Size,  AccuracyBy::Count,  AccuracyBy::Precision,
                                       AccuracyBy::Source};
// Which constants: fitted without the row's own source or family, as for a new user's runs, or
// shipped.
enum class AccuracyFit : std::uint8_t { LeftOut, Shipped };

// Upper bounds of the buckets of size (parameters) and count (GPUs); one more bucket is above.
inline constexpr std::array kAccuracySizes{1e9, 1e10, 1e11};
inline constexpr std::array kAccuracyCounts{8.0, 64.0, 512.0, 4096.0};

struct AccuracyGroups {
    AccuracyLine all;
    // Kinds, sizes and counts in order, named by their index; others by name, those with the most
    // rows first.
    std::vector<AccuracyLine> lines;
};

// Errors of one source are correlated: half of the sources have a median error below this.
struct AccuracySources {
    std::size_t count = 0;
    double median = kUnknown;
};
AccuracySources acrossSources(std::span<const AccuracyRow> rows, AccuracyQuantity quantity,
                              AccuracyFit fit);

AccuracyGroups accuracyBy(std::span<const AccuracyRow> rows, AccuracyQuantity quantity,
                          AccuracyFit fit, AccuracyBy by);

// A row's prediction with these constants.
double predictedBy(const AccuracyRow& row, AccuracyFit fit);

// Where predictions are backed by data: the number of rows per GPU, by GPU count for training and
// by engine for serving.
struct AccuracyCoverage {
    AccuracyBy across = AccuracyBy::Count;
    std::vector<std::string> columns; // named like the lines of groups
    struct Line {
        std::string gpu;
        std::vector<int> rows; // one per column
        int all = 0;
    };
    std::vector<Line> lines; // those with the most rows first
};
AccuracyCoverage coverageOf(std::span<const AccuracyRow> rows, AccuracyQuantity quantity);

} // namespace engine
