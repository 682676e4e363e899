#include "app/outputs.h"

#include "model/charts/charts.h"
#include "model/document/document.h"
#include "model/export/assessmentexport.h"
#include "model/export/launch/launch.h"
#include "model/export/playedexport.h"
#include "model/export/resultsexport.h"
#include "model/export/workbook/workbook.h"
#include "model/money/billtable.h"
#include "model/store/projectstore.h"
#include "model/training/playing.h"
#include "views/charts/chartpicture.h"
#include "views/report/documentpdf.h"

#include <algorithm>

namespace app {
namespace {

using Bytes = engine::Result<QByteArray>;

model::ChartContext chartsIn(const OutputOf& of)
{
    return {of.project, of.evaluation, of.context, of.format};
}

model::ReportDocument documentOf(const OutputOf& of)
{
    return model::reportDocument(of.project, *of.evaluation, of.context, of.format);
}

views::PaperSize paperOf(const OutputOf& of, const OutputLook& look)
{
    return look.american.value_or(of.project.report.american) ? views::letter() : views::a4();
}

Bytes reportBytes(const OutputOf& of, const OutputLook& look, const QString&)
{
    return views::documentPdf(documentOf(of), paperOf(of, look), of.format);
}

Bytes briefBytes(const OutputOf& of, const OutputLook& look, const QString&)
{
    const auto whole = model::wholeReport(of.project, *of.evaluation, of.context, of.format);
    return views::documentPdf(model::briefOf(whole, of.project.report), paperOf(of, look),
                              of.format);
}

// The requested chart has nothing to show.
engine::Error nothingIn(const QString& chart, const OutputOf& of)
{
    return {engine::Error::Code::NothingToShow,
            chart.toStdString(),
            {},
            chartsOfPlan(of).join(QStringLiteral(", ")).toStdString()};
}

Bytes slideBytes(const OutputOf& of, const OutputLook& look, const QString&)
{
    const auto slides =
        model::slidesOf(of.project, of.evaluation, of.context, of.format, look.charts, look.work);
    for (const QString& chart : look.charts)
        if (!std::ranges::count(slides.sections, chart, &model::ReportDocument::Section::id))
            return tl::unexpected(nothingIn(chart, of));
    return views::documentPdf(slides, views::wide(), of.format);
}

Bytes resultBytes(const OutputOf& of, const OutputLook&, const QString& ending)
{
    if (ending == u"csv")
        return model::AssessmentExport{of.project, *of.evaluation, {}}.csv();
    return model::ResultsExport{of.project, *of.evaluation, of.context, of.format}.json();
}

Bytes planBytes(const OutputOf& of, const OutputLook&, const QString&)
{
    return model::soundBytes(of.project);
}

Bytes traceBytes(const OutputOf& of, const OutputLook&, const QString&)
{
    const auto played = model::playedOf(of.evaluation, of.evaluation->view.trained);
    return model::PlayedExport{played}.trace();
}

Bytes billBytes(const OutputOf& of, const OutputLook&, const QString&)
{
    return model::billCsv(*of.evaluation, QString::fromStdString(of.context.catalog->today));
}

// The first requested table.
Bytes tableBytes(const OutputOf& of, const OutputLook& look, const QString&)
{
    const auto tables = model::tablesOf(documentOf(of));
    const auto requested =
        std::ranges::find(tables, look.tables.value(0), &model::DocumentTable::id);
    if (requested != tables.end())
        return model::csvOf(requested->table);
    QStringList known;
    for (const model::DocumentTable& table : tables)
        known << table.id;
    return engine::fail(engine::Error::Code::UnknownChoice, "--table",
                        look.tables.value(0).toStdString(),
                        known.join(QStringLiteral(", ")).toStdString());
}

Bytes workbookBytes(const OutputOf& of, const OutputLook&, const QString&)
{
    return model::workbookOf(of.project, *of.evaluation, of.context);
}

// The first requested chart, as a picture or as a table of its values.
Bytes chartBytes(const OutputOf& of, const OutputLook& look, const QString& ending)
{
    const model::ChartRow* row = model::chartRow(look.charts.value(0));
    if (!row)
        return engine::fail(engine::Error::Code::UnknownChoice, "--chart",
                            look.charts.value(0).toStdString(),
                            chartIds().join(QStringLiteral(", ")).toStdString());
    const model::ChartContext requested = chartsIn(of);
    const auto c = model::answeredFor({&row, 1}, requested, look.work);
    const auto chart = row->applies(c) ? row->make(c) : model::AnyChart();
    if (model::isEmpty(chart))
        return tl::unexpected(nothingIn(look.charts.front(), of));
    if (ending == u"csv")
        return model::csvOf(model::tableOf(chart, of.format));
    return views::pictureOf(chart, of.format, ending, look.size,
                            look.dark ? views::Theme::night() : views::Theme::day());
}

bool trains(const engine::Workload& work)
{
    return work.trains();
}

OutputKind launched(const model::LaunchKind& kind)
{
    return {kind.id,
            {kind.ending},
            kind.fits,
            [&kind](const OutputOf& of, const OutputLook& look, const QString&) -> Bytes {
                const auto& works = of.evaluation->plan->work;
                const auto named =
                    std::ranges::find(works, look.work.toStdString(), &engine::Workload::id);
                const auto meant = std::ranges::find_if(works, kind.fits);
                const auto work = look.work.isEmpty() ? meant : named;
                const auto place =
                    work == works.end() ? 0 : static_cast<std::size_t>(work - works.begin());
                return model::launchFile(kind.id, {of.project, *of.evaluation, place});
            }};
}

} // namespace

const std::vector<OutputKind>& outputKinds()
{
    static const std::vector<OutputKind> all = [] {
        const QString pdf = QStringLiteral("pdf"), csv = QStringLiteral("csv"),
                      json = QStringLiteral("json");
        std::vector<OutputKind> kinds{
            {QStringLiteral("report"), {pdf}, nullptr, reportBytes, false, false, true},
            {QStringLiteral("brief"), {pdf}, nullptr, briefBytes, false, false, true},
            {QStringLiteral("slides"), {pdf}, nullptr, slideBytes, false, false, true},
            {QStringLiteral("results"), {json, csv}, nullptr, resultBytes},
            {QStringLiteral("bom"), {csv}, nullptr, billBytes},
            {QStringLiteral("workbook"),
             {QStringLiteral("xlsx")},
             nullptr,
             workbookBytes,
             false,
             false,
             true},
            {QStringLiteral("table"), {csv}, nullptr, tableBytes, false, true, true},
            {QStringLiteral("plan"), {QStringLiteral("headroom")}, nullptr, planBytes},
            {QStringLiteral("chart"), views::pictureEndings() << csv, nullptr, chartBytes, true},
            {QStringLiteral("trace"), {json}, trains, traceBytes},
        };
        for (const model::LaunchKind& kind : model::launchKinds())
            kinds.push_back(launched(kind));
        return kinds;
    }();
    return all;
}

const OutputKind* outputKind(const QString& id)
{
    const auto it = std::ranges::find(outputKinds(), id, &OutputKind::id);
    return it == outputKinds().end() ? nullptr : &*it;
}

QStringList chartIds()
{
    QStringList ids;
    for (const model::ChartRow& row : model::chartRows())
        ids << QLatin1String(row.id);
    return ids;
}

QStringList chartsOfPlan(const OutputOf& plan)
{
    QStringList ids;
    for (const model::ChartRow* row : model::chartsOf(chartsIn(plan)))
        ids << QLatin1String(row->id);
    return ids;
}

} // namespace app
