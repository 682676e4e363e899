#pragma once

#include <optional>
#include <string>
#include <vector>

namespace bench {

// Prefix of figures that wait for the complete answer.
inline constexpr char kSettled[] = "settled_";

// A measured figure. Names stay stable between releases.
struct Figure {
    std::string name;
    double value = 0;
    std::string unit;
    std::optional<double> wanted;
};

// Prints the table and writes the same data as JSON.
bool report(const std::vector<Figure>& figures, const std::string& path);

// The given percentile of the samples.
double percentile(std::vector<double> samples, double part);

// Microbenchmarks by Google Benchmark: all, or those whose names match.
void measureEngine(std::vector<Figure>& figures, const std::string& only);
void measureSearch(std::vector<Figure>& figures);
void measureImports(std::vector<Figure>& figures);
void measureOptions(std::vector<Figure>& figures);
void measureDocuments(std::vector<Figure>& figures);
void measureProcesses(std::vector<Figure>& figures, const char* self);
// Run in a child process: opens the window and prints its startup time and memory use.
int openOnce(int argc, char** argv);
// Likewise: drags knobs on each page and prints a line each with the median and the 99th percentile
// of the time until the change was painted.
int dragOnce(int argc, char** argv);

} // namespace bench
