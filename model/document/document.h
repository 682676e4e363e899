#pragma once

#include "model/charts/charts.h"
#include "model/engine/answer/answer.h"
#include "model/engine/files/limits.h"
#include "model/engine/project.h"
#include "model/report/report.h"

#include <variant>
#include <vector>

namespace model {

// Maximum lengths of user texts that a report's file stores: a line, and a paragraph.
inline constexpr std::size_t kMostLogo = engine::kMostLogo; // of base64
inline constexpr int kLongestLine = engine::kLongestName, kLongestParagraph = engine::kLongestNote;

// A report independent of its output format: sections of text, figures, tables and charts, each
// under a sentence.
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
        std::vector<double> shares; // of the width, one per column
        std::vector<bool> numbers;  // right-aligned columns
        bool sum = false;           // the last row is a total
        bool dense = false;         // for reference rather than for reading
    };
    struct Points {
        std::vector<Report::Note> all;
    };
    using Block = std::variant<Paragraph, Figures, Grid, Points, CurveChart, StackChart, AnyChart>;
    struct Section {
        QString id, name; // as in the table of contents and the outline
        QString heading;  // its message, in a sentence
        std::vector<Block> blocks;
    };
    QString title, client, scenario, date, program;
    QString author, notice; // author, and confidentiality notice
    std::vector<Section> sections;
    QString accent;  // "#1b6ac9"; empty: the program's
    QByteArray logo; // an image file for the cover
};

// The project converted to the report's currency if that differs; typed values keep their dollars.
engine::Project inReportCurrency(const engine::Project& project);

// What a report needs from the engine. For several documents of an answer, evaluate it once.
engine::Wants wantsOfDocuments(const engine::Evaluation& evaluation);

// All sections that apply to the plan, whatever the project selects.
ReportDocument wholeReport(const engine::Project& project, const engine::Evaluation& evaluation,
                           const engine::Context& context, const NumberFormat& format);
// The selected sections, in that order, each with its own paragraph under its heading.
ReportDocument arranged(ReportDocument document, const engine::ReportWish& wish);
// Both, as set in the project.
ReportDocument reportDocument(const engine::Project& project, const engine::Evaluation& evaluation,
                              const engine::Context& context, const NumberFormat& format);

// Only the summary, with its own paragraph.
ReportDocument briefOf(ReportDocument whole, engine::ReportWish wish);
// The tables of a report, each with its section's id and its index there: "money-2".
struct DocumentTable {
    QString id, name;
    Table table;
};
std::vector<DocumentTable> tablesOf(const ReportDocument& document);

// A slide with the answer and its figures, then one chart per slide under its message: the named
// charts in that order, otherwise those of a standard talk. `work` is the workload in view; empty:
// the open one.
ReportDocument slidesOf(const engine::Project& project,
                        const std::shared_ptr<const engine::Evaluation>& evaluation,
                        const engine::Context& context, const NumberFormat& format,
                        const QStringList& charts = {}, const QString& work = {});

} // namespace model
