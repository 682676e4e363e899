#pragma once

#include "model/engine/published/accuracy_line.h"
#include "model/engine/published/accuracy_rows.h"

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
// By which constants: those fitted without the row's own source or family, as anybody else's runs
// are predicted, or those shipped.
enum class AccuracyFit : std::uint8_t { LeftOut, Shipped };

// Upper edges of the groups of sizes (parameters) and counts (GPUs); one more group lies above.
inline constexpr std::array kAccuracySizes{1e9, 1e10, 1e11};
inline constexpr std::array kAccuracyCounts{8.0, 64.0, 512.0, 4096.0};

struct AccuracyGroups {
    AccuracyLine all;
    // Kinds, sizes and counts in their order, named by their number; the others by their own
    // names, those with the most rows first.
    std::vector<AccuracyLine> lines;
};

// Rows of a source err alike: half of the sources have a median error below this.
struct AccuracySources {
    std::size_t count = 0;
    double median = kUnknown;
};
AccuracySources acrossSources(std::span<const AccuracyRow> rows, AccuracyQuantity quantity,
                              AccuracyFit fit);

AccuracyGroups accuracyBy(std::span<const AccuracyRow> rows, AccuracyQuantity quantity,
                          AccuracyFit fit, AccuracyBy by);

// What a row predicts by these constants.
double predictedBy(const AccuracyRow& row, AccuracyFit fit);

// Where there is anything to judge by: how many rows there are of each GPU, at each count where
// they train and with each engine where they serve.
struct AccuracyCoverage {
    AccuracyBy across = AccuracyBy::Count;
    std::vector<std::string> columns; // named as the lines of groups are
    struct Line {
        std::string gpu;
        std::vector<int> rows; // one for each column
        int all = 0;
    };
    std::vector<Line> lines; // those with the most rows first
};
AccuracyCoverage coverageOf(std::span<const AccuracyRow> rows, AccuracyQuantity quantity);

} // namespace engine
