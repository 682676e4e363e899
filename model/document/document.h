#pragma once

#include "model/charts/charts.h"
#include "model/engine/answer/answer.h"
#include "model/engine/files/limits.h"
#include "model/engine/project.h"
#include "model/report/report.h"

#include <variant>
#include <vector>

namespace model {

// Characters of what people write into a report that its file keeps: a line, and a paragraph.
inline constexpr std::size_t kMostLogo = engine::kMostLogo; // of base64
inline constexpr int kLongestLine = engine::kLongestName, kLongestParagraph = engine::kLongestNote;

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
        bool dense = false;         // to look things up in, not to read
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
    QString author, notice; // by whom, and who may read it
    std::vector<Section> sections;
    QString accent;  // "#1b6ac9"; empty: the program's
    QByteArray logo; // a picture's file, for the cover
};

// Whoever asks for amounts in another currency than the project's gets them at its rate: what was
// typed keeps its dollars.
engine::Project inReportCurrency(const engine::Project& project);

// What a report asks of the engine. Whoever makes several documents of an answer asks once.
engine::Wants wantsOfDocuments(const engine::Evaluation& evaluation);

// Sections are those that the plan has something to say in, all of them, whatever the project asks
// for.
ReportDocument wholeReport(const engine::Project& project, const engine::Evaluation& evaluation,
                           const engine::Context& context, const NumberFormat& format);
// Those that are wanted, in that order, each with its own paragraph under its heading.
ReportDocument arranged(ReportDocument document, const engine::ReportWish& wish);
// Both, as the project asks for it.
ReportDocument reportDocument(const engine::Project& project, const engine::Evaluation& evaluation,
                              const engine::Context& context, const NumberFormat& format);

// The summary alone, with its own paragraph.
ReportDocument briefOf(ReportDocument whole, engine::ReportWish wish);
// The tables of a report, each with its section's id and its place there: "money-2".
struct DocumentTable {
    QString id, name;
    Table table;
};
std::vector<DocumentTable> tablesOf(const ReportDocument& document);

// A page with the answer and its figures, then a chart a page under what it says: those named, in
// that order, else those of a talk. `work` is the workload in view; empty: the open
// one.
ReportDocument slidesOf(const engine::Project& project,
                        const std::shared_ptr<const engine::Evaluation>& evaluation,
                        const engine::Context& context, const NumberFormat& format,
                        const QStringList& charts = {}, const QString& work = {});

} // namespace model
