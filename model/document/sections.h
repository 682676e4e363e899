#pragma once

#include "model/document/document.h"

#include <vector>

namespace engine {
struct Plan;
struct Workload;
} // namespace engine

namespace model {

// What the sections of a report are made from. The evaluation has everything the pages need.
struct ReportContext {
    const engine::Project& project;
    const engine::Evaluation& evaluation;
    const engine::Context& context;
    const NumberFormat& format;
    Report listed; // notes, inputs and sources

    const engine::Plan& plan() const { return *evaluation.plan; }
    const engine::Workload& work() const;
    // "work.*.time" refers to the workload in view, or to the given one.
    QString path(const char* row, std::size_t work) const;
    double value(const char* row, std::size_t work) const;
    QString text(const char* row, std::size_t work) const; // with its unit
    // Label, value, range and meaning of dials; those that do not apply are skipped.
    ReportDocument::Grid figures(const QString& caption, const std::vector<const char*>& rows,
                                 std::size_t work) const;
};

// Whose document it is and its date; without sections.
ReportDocument coverOf(const engine::Project& project, const engine::Context& context);

using Section = ReportDocument::Section;
Section summarySection(const ReportContext& c);
Section trainingSection(const ReportContext& c);
Section batchSection(const ReportContext& c);
Section recommendSection(const ReportContext& c);
Section servingSection(const ReportContext& c);
Section moneySection(const ReportContext& c);
Section siteSection(const ReportContext& c);
Section riskSection(const ReportContext& c);
Section sensitivitySection(const ReportContext& c);
Section scenarioSection(const ReportContext& c);
Section billSection(const ReportContext& c);
Section inputSection(const ReportContext& c);
Section methodSection(const ReportContext& c);

} // namespace model
