#include "model/compare/comparison.h"
#include "model/document/sections.h"
#include "model/engine/dials/dial.h"
#include "model/engine/money/bill.h"
#include "model/engine/uncertainty/tornado.h"
#include "model/money/billtable.h"
#include "model/uncertainty/mattersentence.h"
#include "model/uncertainty/moverschart.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace model {
namespace {

using engine::Unit;
using Paragraph = ReportDocument::Paragraph;

struct ReportLists {
    Q_DECLARE_TR_FUNCTIONS(ReportText)
};

// Some of the scenarios, one column each.
ReportDocument::Grid sideBySide(const QString& caption, const QStringList& names,
                                const std::vector<ComparedRow>& rows, std::size_t from,
                                std::size_t to)
{
    constexpr double kLabels = 0.28; // of the width
    ReportDocument::Grid grid{caption, {{QString()}, {}}, {kLabels}, {false}};
    for (std::size_t i = from; i < to; ++i) {
        grid.table.head << names[static_cast<qsizetype>(i)];
        grid.shares.push_back((1 - kLabels) / static_cast<double>(to - from));
        grid.numbers.push_back(true);
    }
    for (const ComparedRow& row : rows) {
        QStringList cells{row.label};
        for (std::size_t i = from; i < to; ++i) {
            const ComparedCell& cell = row.cells[i];
            cells << (cell.delta.isEmpty() ? cell.text : cell.text + u'\n' + cell.delta);
        }
        grid.table.rows.push_back(cells);
    }
    return grid;
}

} // namespace

Section sensitivitySection(const ReportContext& c)
{
    Section s{QStringLiteral("sensitivity"), ReportLists::tr("Sensitivity"), {}, {}};
    const std::vector<Question> all = questions(c.evaluation, c.format);
    constexpr std::size_t kAnswers = 4, kMost = 6; // the rest has little effect
    constexpr double kLeast = 0.001;               // of the variance
    const engine::Evaluation* drawn = c.evaluation.draws ? &c.evaluation : nullptr;
    for (const Question& question : all) {
        const engine::Tornado* movers = question.known ? moversOf(c.evaluation, question) : nullptr;
        if (!movers || movers->bars.empty() || s.blocks.size() > kAnswers)
            continue;
        const auto number = [&](double base) { return c.format.text(base, question.unit); };
        if (s.heading.isEmpty()) {
            //: %1 a result, %2 the inputs that matter most.
            s.heading = ReportLists::tr("%1 depends most on: %2")
                            .arg(question.name, inputName(movers->bars.front().path));
            s.blocks.push_back(
                Paragraph{Paragraph::Kind::Lead,
                          plainText(matterSentence(c.evaluation, drawn, question, c.format))});
        }
        ReportDocument::Grid grid{
            //: %1 a result, %2 its value.
            ReportLists::tr("%1: %2").arg(question.name, number(movers->typical)),
            {{ReportLists::tr("Input"), ReportLists::tr("Range of input"),
              ReportLists::tr("Result at low"), ReportLists::tr("Result at high"),
              ReportLists::tr("Share of variance")},
             {}},
            {0.34, 0.26, 0.14, 0.14, 0.12},
            {false, true, true, true, true}};
        for (std::size_t i = 0; i < std::min(kMost, movers->bars.size()); ++i) {
            const engine::TornadoBar& bar = movers->bars[i];
            if (bar.share < kLeast)
                break;
            grid.table.rows.push_back(
                {inputName(bar.path), c.format.span(bar.input, inputUnit(c.plan(), bar.path)),
                 number(bar.atLow), number(bar.atHigh), c.format.text(bar.share, Unit::Percent)});
        }
        s.blocks.push_back(std::move(grid));
    }
    return s;
}

Section scenarioSection(const ReportContext& c)
{
    Section s{QStringLiteral("scenarios"), ReportLists::tr("Scenarios"), {}, {}};
    if (c.project.scenarios.size() < 2)
        return s;
    const Comparison compared = comparison(answeredSides(c.project, c.context), c.project.baseline,
                                           Listed::Main, *c.context.catalog, c.format);
    s.heading = ReportLists::tr("%1 scenarios compared").arg(c.project.scenarios.size());
    s.blocks.push_back(Paragraph{Paragraph::Kind::Lead, compared.verdictText});
    std::vector<ComparedRow> others; // results that the outcome does not cover
    std::ranges::copy_if(compared.outputs, std::back_inserter(others), [&](const ComparedRow& row) {
        return !row.path.starts_with("money.") &&
               !std::ranges::count(compared.outcome, row.path, &ComparedRow::path);
    });
    constexpr std::size_t kMostSides = 5; // side by side
    const auto count = static_cast<std::size_t>(compared.names.size());
    for (std::size_t from = 0; from < count; from += kMostSides) {
        const std::size_t to = std::min(count, from + kMostSides);
        const auto add = [&](const QString& caption, const std::vector<ComparedRow>& rows) {
            s.blocks.push_back(sideBySide(caption, compared.names, rows, from, to));
        };
        add(ReportLists::tr("Cost and outcome"), compared.outcome);
        add(ReportLists::tr("Inputs that differ"), compared.inputs);
        add(ReportLists::tr("Other results that differ"), others);
    }
    return s;
}

Section billSection(const ReportContext& c)
{
    const OrderDates dates = orderDates(c.plan(), QString::fromStdString(c.context.catalog->today));
    Section s{QStringLiteral("bill"),
              ReportLists::tr("Bill of materials"),
              ReportLists::tr("The hardware costs %1")
                  .arg(c.format.text(c.evaluation.assessment.money.ownFirst.base(), Unit::Dollar)),
              {}};
    if (dates.start > dates.order)
        s.blocks.push_back(Paragraph{
            Paragraph::Kind::Lead,
            //: %1 and %2 dates, %3 a time.
            ReportLists::tr("Ordered on %1, the machines start on %2: the lead time is %3.")
                .arg(dates.order.toString(Qt::ISODate), dates.start.toString(Qt::ISODate),
                     c.format.text(dates.lead.base(), Unit::Weeks))});
    s.blocks.push_back(ReportDocument::Grid{{},
                                            billTable(c.evaluation, c.format),
                                            {0.28, 0.13, 0.13, 0.13, 0.09, 0.24},
                                            {false, true, true, true, false, false},
                                            true});
    return s;
}

Section inputSection(const ReportContext& c)
{
    const Report& listed = c.listed;
    Section s{QStringLiteral("assumptions"),
              ReportLists::tr("Assumptions"),
              ReportLists::tr("The answer rests on %n inputs", nullptr,
                              static_cast<int>(listed.inputs.size())),
              {}};
    s.blocks.push_back(Paragraph{Paragraph::Kind::Small,
                                 ReportLists::tr("Numbers in brackets are sources, listed below. "
                                                 "Inputs without a number were chosen or "
                                                 "entered.")});
    if (c.project.currency.code != "USD") // the rate, and how old it is
        s.blocks.push_back(ReportDocument::Points{{listed.notes.front()}});
    QString group;
    for (std::size_t i = 0; i < listed.inputs.size();) {
        group = listed.inputs[i].group;
        std::size_t end = i;
        while (end < listed.inputs.size() && listed.inputs[end].group == group)
            ++end;
        // Two columns: the first half next to the second.
        ReportDocument::Grid grid{group,
                                  {{ReportLists::tr("Input"),
                                    ReportLists::tr("Value"),
                                    {},
                                    ReportLists::tr("Input"),
                                    ReportLists::tr("Value"),
                                    {}},
                                   {}},
                                  {0.25, 0.19, 0.06, 0.25, 0.19, 0.06},
                                  {false, true, true, false, true, true},
                                  false,
                                  true};
        const auto cells = [&](std::size_t at) {
            if (at >= end)
                return QStringList{{}, {}, {}};
            const Report::Input& input = listed.inputs[at];
            return QStringList{input.label, input.value,
                               input.source ? QStringLiteral("[%1]").arg(input.source) : QString()};
        };
        const std::size_t half = (end - i + 1) / 2;
        for (std::size_t row = i; row < i + half; ++row)
            grid.table.rows.push_back(cells(row) + cells(row + half));
        s.blocks.push_back(std::move(grid));
        i = end;
    }
    ReportDocument::Grid sources{ReportLists::tr("Sources"),
                                 {{ReportLists::tr("No."), ReportLists::tr("Source and date")}, {}},
                                 {0.06, 0.94},
                                 {true, false},
                                 false,
                                 true};
    for (qsizetype i = 0; i < listed.sources.size(); ++i)
        sources.table.rows.push_back({QString::number(i + 1), listed.sources[i]});
    if (!sources.table.rows.empty())
        s.blocks.push_back(std::move(sources));
    return s;
}

namespace {

ReportDocument::Grid glossary(const ReportContext& c)
{
    ReportDocument::Grid grid{ReportLists::tr("Glossary"),
                              {{ReportLists::tr("Term"), ReportLists::tr("Meaning")}, {}},
                              {0.28, 0.72},
                              {false, false}};
    constexpr const char* kTerms[] = {"work.*.reached",
                                      "work.*.goodput_reached",
                                      "work.*.waiting",
                                      "work.*.efficiency",
                                      "work.*.layout_tensor",
                                      "work.*.layout_pipeline",
                                      "work.*.layout_context",
                                      "work.*.layout_data",
                                      "work.*.serve_first",
                                      "work.*.serve_token",
                                      "work.*.serve_cache",
                                      "work.*.serve_load",
                                      "money.in_use",
                                      "money.even_use",
                                      "money.own_first",
                                      "money.own_total",
                                      "money.saved",
                                      "money.irr",
                                      "money.payback",
                                      "site.mean",
                                      "site.rated",
                                      "risk.between"};
    for (const char* term : kTerms) {
        for (std::size_t w = 0; w < c.plan().work.size(); ++w) {
            const QString path = c.path(term, w);
            const auto dial = engine::findDial(c.plan(), path.toStdString());
            if (!engine::applies(c.plan(), dial))
                continue;
            grid.table.rows.push_back({words::dialLabel(path), words::dialTip(path)});
            break;
        }
    }
    std::ranges::sort(grid.table.rows, [](const QStringList& a, const QStringList& b) {
        return QString::localeAwareCompare(a.front(), b.front()) < 0;
    });
    return grid;
}

} // namespace

Section methodSection(const ReportContext& c)
{
    Section s{QStringLiteral("method"),
              ReportLists::tr("Method and accuracy"),
              ReportLists::tr("How the figures are computed, and how far they can be off"),
              {}};
    const auto add = [&](const QString& text) {
        s.blocks.push_back(Paragraph{Paragraph::Kind::Plain, text});
    };
    if (c.plan().trains())
        add(ReportLists::tr(
            "Training time is computed from the work of each layer, the speed of the GPU for "
            "products of that size, its memory and the traffic between GPUs. Every way to divide "
            "the model over the GPUs is compared, and the fastest that fits is used. "
            "Interruptions, "
            "checkpoints and restarts are added from published failure rates."));
    if (c.plan().serves())
        add(ReportLists::tr(
            "Serving is computed from the time of prefill and decode steps, the room for the KV "
            "cache and a queue of requests at the planned load. The fleet is the smallest whose "
            "latency stays within the limits."));
    add(ReportLists::tr(
        "Costs of renting and buying cover the same work over the same period: rent, hardware, "
        "electricity, space, staff, maintenance and what the hardware can be sold for. Totals "
        "follow the trend of rental prices, before tax and undiscounted; whether to rent or to buy "
        "is "
        "decided by the present value after tax."));
    add(ReportLists::tr(
        "An 80 % range means that eight of ten comparable projects are expected to fall inside it. "
        "It combines the error of the predictions, measured on published runs, with the "
        "uncertainty of each input."));
    const std::size_t w = c.evaluation.view.work;
    auto grid = c.figures(ReportLists::tr("Spread of the predictions"),
                          {"work.*.sigma_kind", "work.*.sigma", "work.*.serve_sigma"}, w);
    if (!grid.table.rows.empty())
        s.blocks.push_back(std::move(grid));
    s.blocks.push_back(glossary(c));
    return s;
}

} // namespace model
