#pragma once

#include "model/engine/plan.h"
#include "model/export/launch/launch.h"

#include <initializer_list>

namespace model {

// A workload's figures for launch files: the number, and a comment that names the plan's figure.
class LaunchFigures {
public:
    explicit LaunchFigures(const Launched& launched);

    const Launched& launched() const { return launched_; }
    const engine::Plan& plan() const { return *launched_.evaluation.plan; }
    const engine::Workload& work() const { return plan().work[launched_.work]; }
    const engine::Layout& layout() const;
    const engine::Model& model() const { return model_; } // at the requested size

    // A dial or otherwise a knob, by its row ("work.*.layout_tensor"), in the row's own unit.
    double value(const char* row) const;
    // Its 80 % range, if the figure is uncertain.
    engine::Band band(const char* row) const;
    // "Tensor parallel size: 8 (work.a.layout_tensor)", for one figure or several.
    QString from(std::initializer_list<const char*> rows) const;
    // The same for choices made by the user, or by a search.
    QString chosen(const char* row) const;
    QString sharding() const;
    QString from(const char* choice, const QString& chosen) const;

    // Nodes, and GPUs per node, of one run of the workload.
    double nodes() const;
    double gpusPerNode() const;
    // Per step: on each data-parallel rank, and in total.
    double accumulation() const;
    double globalBatch() const;
    bool tunesAdapters() const;
    bool isAmd() const { return plan().cluster.gpu.vendor == "AMD"; }

private:
    QString pathOf(const char* row) const;

    const Launched& launched_;
    engine::Model model_;
};

// Integers without a fraction, anything else short and exact; in the C locale.
QString plainNumber(double value);

} // namespace model
