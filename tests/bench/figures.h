#pragma once

#include <optional>
#include <string>
#include <vector>

namespace bench {

// Begins the name of a figure that waits for all strokes.
inline constexpr char kSettled[] = "settled_";

// One measured figure. Names stay stable from release to release.
struct Figure {
    std::string name;
    double value = 0;
    std::string unit;
    std::optional<double> wanted;
};

// Prints the table and writes the same as JSON.
bool report(const std::vector<Figure>& figures, const std::string& path);

// The value below which that part of the samples lies.
double percentile(std::vector<double> samples, double part);

// Those that Google Benchmark repeats: all, or the ones whose names match.
void measureEngine(std::vector<Figure>& figures, const std::string& only);
void measureSearch(std::vector<Figure>& figures);
void measureImports(std::vector<Figure>& figures);
void measureOptions(std::vector<Figure>& figures);
void measureDocuments(std::vector<Figure>& figures);
void measureProcesses(std::vector<Figure>& figures, const char* self);
// Run in a process of its own: opens the window and says how long that took and how large it is.
int openOnce(int argc, char** argv);
// So too: drags knobs on every page that follows the plan and says, a line each, how long the
// median turn took until it was painted, and all but the slowest of a hundred.
int dragOnce(int argc, char** argv);

} // namespace bench
