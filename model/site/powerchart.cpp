#include "model/site/powerchart.h"

#include "model/engine/answer/answer.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::PowerParts, engine::Unit;

struct Charts {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

struct State {
    QString label, dial;
    const PowerParts& parts;
};

std::vector<State> workingStates(const engine::SiteAnswer& site)
{
    return {{Charts::tr("average"), QStringLiteral("site.mean"), site.mean},
            {Charts::tr("peak"), QStringLiteral("site.peak"), site.peak},
            {Charts::tr("nameplate"), QStringLiteral("site.rated"), site.rated}};
}

void addParts(StackChart& chart, const std::vector<State>& states, double size)
{
    const std::pair<QString, engine::Watts PowerParts::*> parts[] = {
        {Charts::tr("GPUs"), &PowerParts::gpus},
        {Charts::tr("hosts"), &PowerParts::hosts},
        {Charts::tr("network"), &PowerParts::network},
        {Charts::tr("storage"), &PowerParts::storage},
        {Charts::tr("losses"), &PowerParts::losses},
        {Charts::tr("cooling"), &PowerParts::cooling}};
    for (const auto& [label, member] : parts) {
        StackChart::Part part{label, {}};
        for (const State& state : states)
            part.values.push_back((state.parts.*member).base() / size);
        chart.parts.push_back(std::move(part));
    }
}

StackChart chartOf(const std::vector<State>& states, const NumberFormat& format)
{
    StackChart chart;
    chart.title = Charts::tr("Power draw");
    chart.subtitle = Charts::tr("Facility power. Feeds are sized for nameplate power.");
    double highest = 0;
    for (const State& state : states) {
        chart.columns << state.label;
        highest = engine::larger(state.parts.total().base(), highest);
    }
    if (!std::isfinite(highest)) {
        chart.subtitle = Charts::tr("The power of this GPU is unknown.");
        return chart;
    }
    const auto axis = format.axisUnit(highest, Unit::Kilowatt);
    chart.unit = axis.unit;
    chart.high = highest / axis.size;
    addParts(chart, states, axis.size);
    QStringList read;
    for (const State& state : states) {
        chart.totals << format.text(state.parts.total().base(), Unit::Kilowatt);
        read << state.label + u' ' + chart.totals.back();
    }
    chart.summary = read.join(QStringLiteral(", "));
    return chart;
}

} // namespace

StackChart powerChart(const engine::Evaluation& e, const NumberFormat& format)
{
    return chartOf(workingStates(e.assessment.site), format);
}

StackChart sitePowerChart(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::SiteAnswer& site = e.assessment.site;
    std::vector<State> states = workingStates(site);
    if (std::isfinite(site.idle.total().base()))
        states.push_back({Charts::tr("idle"), QStringLiteral("site.idle"), site.idle});
    StackChart chart = chartOf(states, format);
    if (chart.parts.empty())
        return chart;
    chart.title = Charts::tr("Facility power by component");
    chart.subtitle = Charts::tr("Average power is billed; nameplate power is ordered.");
    for (const State& state : states)
        chart.dials << state.dial;
    const qsizetype rated = 2;
    double order = 0;
    for (const StackChart::Part& part : chart.parts)
        order += part.values[rated];
    chart.lines = {{Charts::tr("to order"), order}};
    return chart;
}

} // namespace model
