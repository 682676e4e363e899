#pragma once

#include "model/export/launch/launch.h"

#include <initializer_list>

namespace model {

// The figures of a workload as launch files need them: the number, and the words that say which
// figure of the plan it is.
class LaunchFigures {
public:
    explicit LaunchFigures(const Launched& launched);

    const Launched& launched() const { return launched_; }
    const engine::Plan& plan() const { return *launched_.evaluation.plan; }
    const engine::Workload& work() const { return plan().work[launched_.work]; }
    const engine::Layout& layout() const;
    const engine::Model& model() const { return model_; } // in the size asked for

    // A dial or else a knob, by its row ("work.*.layout_tensor"), in the row's own unit.
    double value(const char* row) const;
    // Its 80 % range, where the figure is uncertain.
    engine::Band band(const char* row) const;
    // "Tensor parallel size: 8 (work.a.layout_tensor)", of one figure or several.
    QString from(std::initializer_list<const char*> rows) const;
    // The same of what was chosen by a person, and of what a search chose for them.
    QString chosen(const char* row) const;
    QString sharding() const;
    QString from(const char* choice, const QString& chosen) const;

    // How many nodes and GPUs of each one run of the workload takes.
    double nodes() const;
    double gpusPerNode() const;
    // Of a step, on each data-parallel rank, and of all of them.
    double accumulation() const;
    double globalBatch() const;
    bool tunesAdapters() const;
    bool isAmd() const { return plan().cluster.gpu.vendor == "AMD"; }

private:
    QString pathOf(const char* row) const;

    const Launched& launched_;
    engine::Model model_;
};

// Whole numbers without a fraction, anything else short and exact; in the C locale.
QString plainNumber(double value);

} // namespace model
