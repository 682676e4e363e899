#pragma once

#include "model/compare/verdict.h"
#include "model/engine/project.h"
#include "model/format/numberformat.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace model {

// What of it to list: what differs among the figures people ask for first; all that differs; all
// there is.
enum class Listed { Main, Differences, Everything };

// Against the reference, where more or less is better of that figure.
enum class Judged { Neither, Better, Worse };

struct ComparedCell {
    double value = engine::kUnknown; // base units; of a number
    QString text, delta;             // against the baseline, where there is one
    bool differs = false;            // from the baseline, or else from the first
    Judged judged = Judged::Neither;
    std::string dial = {}; // explains it where the row's path does not
};

struct ComparedRow {
    std::string path;
    bool isInput = false;
    engine::Unit unit{}; // of a number
    QString group, label;
    std::vector<ComparedCell> cells; // one a scenario
    bool differs = false;
};

// Scenarios side by side: what differs in, and what differs out. Rows are of knobs and of dials,
// so every figure can be explained by its scenario's plan.
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

// The scenarios of a project, each answered at once: for reports and the command line.
std::vector<Compared> answeredSides(const engine::Project& project, const engine::Context& context);

} // namespace model
