#pragma once

#include "model/charts/charts.h"
#include "model/engine/answer.h"
#include "model/engine/project.h"
#include "model/report.h"

#include <variant>
#include <vector>

namespace model {

// A report as it is read: sections under a sentence, made of text, figures, tables and charts. It
// knows nothing of paper.
struct ReportDocument {
    struct Paragraph {
        enum class Kind { Lead, Plain, Small } kind = Kind::Plain;
        QString text;
    };
    struct Figures {
        std::vector<Headline> all;
    };
    struct Grid {
        QString caption;
        Table table;
        std::vector<double> shares; // of the width, a column each
        std::vector<bool> numbers;  // columns that are set to the right
        bool sum = false;           // the last row adds up
    };
    struct Points {
        std::vector<Report::Note> all;
    };
    using Block = std::variant<Paragraph, Figures, Grid, Points, CurveChart, StackChart, AnyChart>;
    struct Section {
        QString id, name; // as the contents and the outline have it
        QString heading;  // what it says, in a sentence
        std::vector<Block> blocks;
    };
    QString title, client, scenario, date, program;
    std::vector<Section> sections;
};

// Sections are those that the plan has something to say in.
ReportDocument reportDocument(const engine::Project& project, const engine::Evaluation& evaluation,
                              const engine::Context& context, const NumberFormat& format);

// The summary alone.
ReportDocument briefOf(ReportDocument document);
// A page with the answer and its figures, then a chart a page under what it says: those named, in
// that order, else those of a talk. `work` is the workload in view; empty: the open
// one.
ReportDocument slidesOf(const engine::Project& project,
                        const std::shared_ptr<const engine::Evaluation>& evaluation,
                        const engine::Context& context, const NumberFormat& format,
                        const QStringList& charts = {}, const QString& work = {});

} // namespace model
