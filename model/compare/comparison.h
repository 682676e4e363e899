#pragma once

#include "model/compare/verdict.h"
#include "model/engine/project.h"
#include "model/format/numberformat.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace model {

// What to list: differences among the main figures; all differences; everything.
enum class Listed { Main, Differences, Everything };

// Relative to the reference, for figures where more or less is better.
enum class Judged { Neither, Better, Worse };

struct ComparedCell {
    double value = engine::kUnknown; // base units; for numbers
    QString text, delta;             // relative to the baseline, if there is one
    bool differs = false;            // from the baseline, otherwise from the first
    Judged judged = Judged::Neither;
    std::string dial = {}; // the dial that explains it, if not the row's path
};

struct ComparedRow {
    std::string path;
    bool isInput = false;
    engine::Unit unit{}; // for numbers
    QString group, label;
    std::vector<ComparedCell> cells; // one per scenario
    bool differs = false;
};

// Scenarios side by side: differing inputs and results. Rows are knobs and dials, so every figure
// can be explained with its scenario's plan.
struct Comparison {
    QStringList names;
    std::optional<std::size_t> baseline;
    Verdict verdict;
    QString verdictText;              // as a sentence
    std::vector<ComparedRow> outcome; // what each option costs and achieves
    std::vector<ComparedRow> inputs, outputs;
    std::size_t reference() const { return verdict.reference; }
};

Comparison comparison(const std::vector<Compared>& sides, std::optional<std::size_t> baseline,
                      Listed listed, const engine::Catalog& catalog, const NumberFormat& format);

// The scenarios of a project, evaluated synchronously: for reports and the command line.
std::vector<Compared> answeredSides(const engine::Project& project, const engine::Context& context);

} // namespace model
