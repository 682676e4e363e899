#pragma once

#include "model/chartdata.h"
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
    using Block = std::variant<Paragraph, Figures, Grid, Points, CurveChart, StackChart>;
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

// The summary alone, and a page for each chart with what its section says.
ReportDocument briefOf(ReportDocument document);
ReportDocument slidesOf(const ReportDocument& document);

} // namespace model
