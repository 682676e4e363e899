#include "model/engine/published/accuracytable.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace engine {
namespace {

template <std::size_t N> std::size_t bucketOf(double value, const std::array<double, N>& edges)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(edges, [value](double edge) { return value > edge; }));
}

bool isNumbered(AccuracyBy by)
{
    return by == AccuracyBy::Kind || by == AccuracyBy::Size || by == AccuracyBy::Count;
}

std::string nameOf(const AccuracyRow& row, AccuracyBy by)
{
    switch (by) {
    case AccuracyBy::Kind: return std::to_string(static_cast<int>(row.kind));
    case AccuracyBy::Engine: return row.engine;
    case AccuracyBy::Gpu: return row.gpu;
    case AccuracyBy::Size: return std::to_string(bucketOf(row.params.base(), kAccuracySizes));
    case AccuracyBy::Count: return std::to_string(bucketOf(row.gpus, kAccuracyCounts));
    case AccuracyBy::Precision: return row.precision;
    case AccuracyBy::Source: return row.source;
    }
    return {};
}

// The band is relative: it scales with the prediction.
AccuracyCase caseOf(const AccuracyRow& row, AccuracyFit fit)
{
    const double predicted = predictedBy(row, fit);
    if (!std::isfinite(predicted))
        return {};
    AccuracyCase result{predicted / row.measured - 1, std::nullopt};
    const double moved = predicted / row.predicted;
    if (std::isfinite(row.low) && std::isfinite(row.high))
        result.inside = row.low * moved <= row.measured && row.measured <= row.high * moved;
    return result;
}

} // namespace

double predictedBy(const AccuracyRow& row, AccuracyFit fit)
{
    return fit == AccuracyFit::Shipped ? row.predicted : row.heldOut;
}

AccuracyGroups accuracyBy(std::span<const AccuracyRow> rows, AccuracyQuantity quantity,
                          AccuracyFit fit, AccuracyBy by)
{
    std::vector<AccuracyCase> cases(rows.size());
    std::vector<const AccuracyCase*> all;
    std::map<std::string, std::vector<const AccuracyCase*>> groups;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].quantity != quantity)
            continue;
        cases[i] = caseOf(rows[i], fit);
        all.push_back(&cases[i]);
        groups[nameOf(rows[i], by)].push_back(&cases[i]);
    }
    AccuracyGroups result;
    result.all = lineOf("all", all);
    for (const auto& [name, some] : groups)
        if (AccuracyLine line = lineOf(name, some); line.rows > 0) // none without their own source
            result.lines.push_back(std::move(line));
    if (isNumbered(by))
        std::ranges::stable_sort(result.lines, {},
                                 [](const AccuracyLine& l) { return std::stoi(l.name); });
    else
        std::ranges::stable_sort(result.lines, std::greater(), &AccuracyLine::rows);
    return result;
}

AccuracySources acrossSources(std::span<const AccuracyRow> rows, AccuracyQuantity quantity,
                              AccuracyFit fit)
{
    std::vector<double> medians;
    for (const AccuracyLine& line : accuracyBy(rows, quantity, fit, AccuracyBy::Source).lines)
        if (std::isfinite(line.median))
            medians.push_back(line.median);
    std::ranges::sort(medians);
    return {medians.size(), medians.empty() ? kUnknown : medianOf(medians)};
}

AccuracyCoverage coverageOf(std::span<const AccuracyRow> rows, AccuracyQuantity quantity)
{
    AccuracyCoverage coverage;
    coverage.across = isServed(quantity) ? AccuracyBy::Engine : AccuracyBy::Count;
    if (isServed(quantity))
        for (const AccuracyLine& line :
             accuracyBy(rows, quantity, AccuracyFit::Shipped, AccuracyBy::Engine).lines)
            coverage.columns.push_back(line.name);
    else
        for (std::size_t i = 0; i <= kAccuracyCounts.size(); ++i)
            coverage.columns.push_back(std::to_string(i));
    std::map<std::string, AccuracyCoverage::Line> lines;
    for (const AccuracyRow& row : rows) {
        if (row.quantity != quantity)
            continue;
        AccuracyCoverage::Line& line = lines[row.gpu];
        line.gpu = row.gpu;
        line.rows.resize(coverage.columns.size());
        const auto column = std::ranges::find(coverage.columns, nameOf(row, coverage.across));
        ++line.rows[static_cast<std::size_t>(column - coverage.columns.begin())];
        ++line.all;
    }
    for (auto& [gpu, line] : lines)
        coverage.lines.push_back(std::move(line));
    std::ranges::stable_sort(coverage.lines, std::greater(), &AccuracyCoverage::Line::all);
    return coverage;
}

} // namespace engine
