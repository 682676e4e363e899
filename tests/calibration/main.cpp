#include "model/engine/files/catalog_file.h"
#include "model/engine/files/published_file.h"
#include "tests/calibration/priors.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <numeric>
#include <set>
#include <sstream>

// headroom_calibrate CATALOG-FOLDER RUNS.json…: finds the constants and says how well they hold on
// rows they were not fitted on.
namespace {

using namespace calibration;
using Rows = std::vector<const Row*>;

std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

struct Scores {
    double median = 0, mean = 0, bias = 0, inside = 0;
    std::size_t count = 0;
};

Scores scoresOf(std::vector<double> errors)
{
    Scores s;
    s.count = errors.size();
    if (errors.empty())
        return s;
    for (double& e : errors) {
        s.bias += e / static_cast<double>(errors.size());
        e = std::abs(e);
        s.mean += e / static_cast<double>(errors.size());
        s.inside += (e < 0.1) / static_cast<double>(errors.size());
    }
    std::ranges::sort(errors);
    const std::size_t half = errors.size() / 2;
    s.median = errors.size() % 2 ? errors[half] : (errors[half - 1] + errors[half]) / 2;
    return s;
}

void print(const char* title, const std::vector<double>& errors)
{
    const Scores s = scoresOf(errors);
    std::printf("  %-28s %5zu  median %5.1f %%  mean %5.1f %%  bias %+6.1f %%\n", title, s.count,
                100 * s.median, 100 * s.mean, 100 * s.bias);
}

double relative(double logarithm)
{
    return std::exp(logarithm) - 1;
}

using Part = std::function<std::string(const Row&)>;

// Each part predicted by constants that were fitted without it.
std::map<const Row*, double> heldOut(const Rows& rows, const engine::TrainingConstants& start,
                                     const std::vector<Prior>& priors, Quantity q, const Part& part)
{
    std::set<std::string> parts;
    for (const Row* row : rows)
        parts.insert(part(*row));
    std::map<const Row*, double> errors;
    for (const std::string& left : parts) {
        Rows rest;
        for (const Row* row : rows)
            if (part(*row) != left)
                rest.push_back(row);
        const Fitted fitted = fit(rest, start, priors, q);
        for (const Row* row : rows)
            if (part(*row) == left)
                errors[row] = logError(*row, fitted.constants, q);
    }
    return errors;
}

void report(const char* title, const Rows& rows, const std::map<const Row*, double>& errors)
{
    std::vector<double> all, small;
    std::map<std::string, std::vector<double>> by;
    for (const Row* row : rows) {
        const double e = relative(errors.at(row));
        all.push_back(e);
        by[row->family].push_back(e);
        by["gpu " + row->run.gpu].push_back(e);
    }
    std::printf("%s\n", title);
    print("all", all);
    for (const auto& [name, e] : by)
        print(name.c_str(), e);
}

} // namespace

int main(int argc, char** argv)
try {
    engine::Catalog catalog;
    const std::string folder = argv[1];
    for (const char* name : {"accelerators", "links", "nodes", "models", "rules", "training"})
        if (auto added = addCatalogFile(catalog, bytesOf(folder + "/" + name + ".json")); !added)
            throw std::runtime_error(name + added.error().where + added.error().detail);
    return 0;
} catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
}
