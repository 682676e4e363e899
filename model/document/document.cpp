#include "model/document/document.h"

#include "model/document/sections.h"
#include "model/engine/answer/answerafter.h"
#include "model/engine/currency.h"
#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/sentences/workname.h"
#include "model/uncertainty/questions.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace model {
namespace {

struct ReportText {
    Q_DECLARE_TR_FUNCTIONS(ReportText)
};

const QString kSummarySection = QStringLiteral("summary");

} // namespace

engine::Wants wantsOfDocuments(const engine::Evaluation& evaluation)
{
    const engine::Plan& plan = *evaluation.plan;
    engine::Wants wants = wantsOfDraws();
    wants.work = plan.work[evaluation.view.work].id;
    wants.training = plan.trains();
    wants.serving = plan.serves();
    wants.site = wants.money = wants.advice = true;
    return wants;
}

const engine::Workload& ReportContext::work() const
{
    return plan().work[evaluation.view.work];
}

QString ReportContext::path(const char* row, std::size_t work) const
{
    return QString::fromStdString(engine::boundPath(row, plan().work[work].id));
}

double ReportContext::value(const char* row, std::size_t work) const
{
    const auto dial = engine::findDial(plan(), path(row, work).toStdString());
    return engine::read(*evaluation.resolved, evaluation.assessment, dial);
}

QString ReportContext::text(const char* row, std::size_t work) const
{
    const auto dial = engine::findDial(plan(), path(row, work).toStdString());
    return format.text(value(row, work), dial.row->unit);
}

ReportDocument::Grid ReportContext::figures(const QString& caption,
                                            const std::vector<const char*>& rows,
                                            std::size_t work) const
{
    ReportDocument::Grid grid{caption,
                              {{ReportText::tr("Figure"), ReportText::tr("Value"),
                                ReportText::tr("80 % range"), ReportText::tr("Meaning")},
                               {}},
                              {0.24, 0.15, 0.17, 0.44},
                              {false, true, true, false}};
    for (const char* row : rows) {
        const QString at = path(row, work);
        const auto dial = engine::findDial(plan(), at.toStdString());
        const double base = value(row, work);
        if (std::isnan(base))
            continue;
        const engine::Band* band = evaluation.bands.find(at.toStdString());
        const bool uncertain = band && band->high > band->low * (1 + 1e-6);
        grid.table.rows.push_back({words::dialLabel(at), format.text(base, dial.row->unit),
                                   uncertain ? format.range(*band, dial.row->unit) : QString(),
                                   words::dialTip(at)});
    }
    return grid;
}

namespace {

void dress(ReportDocument& document, const engine::ReportWish& wish)
{
    document.author = QString::fromStdString(wish.author);
    document.notice = QString::fromStdString(wish.notice);
    document.accent = QString::fromStdString(wish.accent);
    if (wish.logo.base64)
        document.logo = QByteArray::fromBase64(QByteArray::fromStdString(*wish.logo.base64));
}

} // namespace

ReportDocument coverOf(const engine::Project& project, const engine::Context& context)
{
    ReportDocument document;
    document.title = projectTitle(project);
    document.client = QString::fromStdString(project.client);
    document.scenario = QString::fromStdString(project.scenarios[project.current].name);
    document.date = QString::fromStdString(context.catalog->today);
    document.program = QStringLiteral("Headroom " HEADROOM_VERSION);
    dress(document, project.report);
    return document;
}

engine::Project inReportCurrency(const engine::Project& project)
{
    if (!project.report.currency)
        return project;
    return engine::inCurrency(project, *project.report.currency, engine::Kept::Dollars)
        .value_or(project);
}

ReportDocument wholeReport(const engine::Project& project, const engine::Evaluation& evaluation,
                           const engine::Context& context, const NumberFormat& format)
{
    const auto all =
        engine::answerAfter(&evaluation, evaluation.plan, wantsOfDocuments(evaluation), context);
    const ReportContext c{project, *all, context, format,
                          reportOf(project, *all, *context.catalog, format)};
    ReportDocument document = coverOf(project, context);
    for (const auto section :
         {summarySection, trainingSection, batchSection, recommendSection, servingSection,
          moneySection, siteSection, riskSection, sensitivitySection, scenarioSection, billSection,
          inputSection, methodSection})
        if (Section made = section(c); !made.blocks.empty())
            document.sections.push_back(std::move(made));
    return document;
}

ReportDocument arranged(ReportDocument document, const engine::ReportWish& wish)
{
    std::vector<ReportDocument::Section> rest = std::move(document.sections);
    document.sections.clear();
    for (const engine::ReportWish::Section& wanted : wish.sections) {
        const auto at = std::ranges::find(rest, QString::fromStdString(wanted.id),
                                          &ReportDocument::Section::id);
        if (at == rest.end())
            continue; // belongs to another plan
        if (!wanted.note.empty())
            at->blocks.insert(at->blocks.begin(),
                              ReportDocument::Paragraph{ReportDocument::Paragraph::Kind::Plain,
                                                        QString::fromStdString(wanted.note)});
        if (wanted.shown)
            document.sections.push_back(std::move(*at));
        rest.erase(at);
    }
    std::ranges::move(rest, std::back_inserter(document.sections));
    dress(document, wish);
    return document;
}

ReportDocument reportDocument(const engine::Project& project, const engine::Evaluation& evaluation,
                              const engine::Context& context, const NumberFormat& format)
{
    return arranged(wholeReport(project, evaluation, context, format), project.report);
}

ReportDocument briefOf(ReportDocument whole, engine::ReportWish wish)
{
    std::erase_if(whole.sections, [](const auto& s) { return s.id != kSummarySection; });
    for (engine::ReportWish::Section& section : wish.sections)
        section.shown = true;
    return arranged(std::move(whole), wish);
}

std::vector<DocumentTable> tablesOf(const ReportDocument& document)
{
    std::vector<DocumentTable> tables;
    for (const ReportDocument::Section& section : document.sections) {
        int place = 0;
        for (const ReportDocument::Block& block : section.blocks)
            if (const auto* grid = std::get_if<ReportDocument::Grid>(&block))
                tables.push_back({QStringLiteral("%1-%2").arg(section.id).arg(++place),
                                  grid->caption.isEmpty() ? section.name : grid->caption,
                                  grid->table});
    }
    return tables;
}

} // namespace model
