#include "model/charts/charts.h"
#include "model/document/sections.h"
#include "model/engine/uncertainty/tornado.h"
#include "model/money/moneysentence.h"
#include "model/risk/risksentence.h"
#include "model/serving/servingsentence.h"
#include "model/site/sitesentence.h"
#include "model/training/trainingsentence.h"
#include "model/uncertainty/mattersentence.h"
#include "model/uncertainty/moverschart.h"
#include "model/words/sentenceparts.h"

#include <algorithm>

namespace model {
namespace {

std::vector<SentencePart> whatMattersMost(const engine::Evaluation& e, const NumberFormat& format)
{
    for (const Question& question : questions(e, format))
        if (const engine::Tornado* movers = moversOf(e, question); movers && !movers->bars.empty())
            return matterSentence(e, nullptr, question, format);
    return {};
}

using Sentence = std::vector<SentencePart>(const engine::Evaluation&, const NumberFormat&);

// The charts of a talk, in the order of its questions; others are available by name. The message is
// the chart's summary, or its page's sentence if the summary is a list of figures.
struct TalkChart {
    const char* id;
    Sentence* sentence = nullptr;
};
constexpr TalkChart kTalk[] = {{"speedup"},
                               {"batch-time"},
                               {"rl-step"},
                               {"rec-step"},
                               {"tune-time"},
                               {"tune-memory"},
                               {"ttft", servingSentence},
                               {"calendar"},
                               {"cash"},
                               {"compare-cost"},
                               {"compare-difference"},
                               {"cash-flow", moneySentence},
                               {"break-even"},
                               {"token-cost"},
                               {"step", trainingSentence},
                               {"memory"},
                               {"replicas"},
                               {"power", siteSentence},
                               {"failures", riskSentence},
                               {"date"},
                               {"sensitivity", whatMattersMost}};

QString messageOf(const ChartRow& row, const AnyChart& chart, const ChartContext& c)
{
    constexpr qsizetype kHeading = 220; // characters that fit into three lines
    const auto talk = std::ranges::find(kTalk, QLatin1String(row.id),
                                        [](const TalkChart& t) { return QLatin1String(t.id); });
    QString heading;
    if (talk != std::end(kTalk) && talk->sentence)
        heading = plainText(talk->sentence(*c.evaluation, c.format));
    if (heading.isEmpty() || heading.size() > kHeading)
        heading = std::visit([](const auto& one) { return one.summary; }, chart);
    if (!heading.isEmpty())
        heading[0] = heading[0].toUpper();
    return heading;
}

// The heading may say it already.
void dropRepeated(QString& subtitle, const QString& heading)
{
    if (heading.contains(subtitle, Qt::CaseInsensitive))
        subtitle.clear();
}

// The answer in words and figures, like the start of the report's summary.
Section answerSlide(const ReportDocument& report)
{
    const Section& summary = report.sections.front();
    Section slide{summary.id, summary.name, summary.heading, {}};
    for (const auto& block : summary.blocks) {
        const auto* text = std::get_if<ReportDocument::Paragraph>(&block);
        if (std::holds_alternative<ReportDocument::Figures>(block) ||
            (text && text->kind == ReportDocument::Paragraph::Kind::Lead))
            slide.blocks.push_back(block);
    }
    return slide;
}

} // namespace

ReportDocument slidesOf(const engine::Project& project,
                        const std::shared_ptr<const engine::Evaluation>& evaluation,
                        const engine::Context& context, const NumberFormat& format,
                        const QStringList& charts, const QString& work)
{
    ReportDocument slides = coverOf(project, context);
    const ChartContext given{project, evaluation, context, format};
    std::vector<const ChartRow*> rows;
    for (const QString& id : charts)
        if (const ChartRow* row = chartRow(id))
            rows.push_back(row);
    if (charts.isEmpty())
        for (const TalkChart& talk : kTalk)
            if (const ChartRow* row = chartRow(QLatin1String(talk.id)); row && row->applies(given))
                rows.push_back(row);
    if (charts.isEmpty())
        slides.sections.push_back(answerSlide(wholeReport(project, *evaluation, context, format)));
    const ChartContext c = answeredFor(rows, given, work);
    for (const ChartRow* row : rows)
        if (AnyChart chart = row->applies(c) ? row->make(c) : AnyChart(); !isEmpty(chart)) {
            const QString message = messageOf(*row, chart, c);
            std::visit([&](auto& one) { dropRepeated(one.subtitle, message); }, chart);
            slides.sections.push_back(
                {QLatin1String(row->id), titleOf(chart), message, {std::move(chart)}});
        }
    return slides;
}

} // namespace model
