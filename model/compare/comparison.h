#pragma once

#include "model/compare/scenarioanswers.h"
#include "model/engine/project.h"
#include "model/numberformat.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace model {

// One side of a comparison. Without an answer its inputs can be read, its figures not yet.
struct Compared {
    QString name;
    PlanPtr plan;
    EvaluationPtr answer;
};

// What of it to list: what differs among the figures people ask for first; all that differs; all
// there is.
enum class Listed { Main, Differences, Everything };

struct ComparedCell {
    double value = engine::kUnknown; // base units; of a number
    QString text, delta;             // against the baseline, where there is one
    bool differs = false;            // from the baseline, or else from the first
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
    std::vector<ComparedRow> inputs, outputs;
};

Comparison comparison(const std::vector<Compared>& sides, std::optional<std::size_t> baseline,
                      Listed listed, const engine::Catalog& catalog, const NumberFormat& format);

// The scenarios of a project, each answered at once: for reports and the command line.
std::vector<Compared> answeredSides(const engine::Project& project, const engine::Context& context);

} // namespace model
