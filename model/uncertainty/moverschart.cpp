#include "model/uncertainty/moverschart.h"

#include "model/accuracy/knownwords.h"
#include "model/engine/dials/dial.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct MoverWords {
    Q_DECLARE_TR_FUNCTIONS(Matters)
};

// Smaller shares would be shown as zero.
constexpr double kNamed = 0.0005;

// The axis, from the lowest to the highest end of any bar.
struct MoverAxis {
    double low, high;
    double place(double value) const { return high > low ? (value - low) / (high - low) : 0.5; }
};

MoverAxis axisOf(const engine::Tornado& t)
{
    MoverAxis axis{t.typical, t.typical};
    for (const engine::TornadoBar& bar : t.bars)
        for (const double end : {bar.atLow, bar.atHigh})
            if (std::isfinite(end))
                axis = {std::min(axis.low, end), std::max(axis.high, end)};
    return axis;
}

// "$2.14 – $4.29/GPU-h": each with its unit if the two have different ones.
QString rangeText(const engine::Band& input, Unit unit, const NumberFormat& format)
{
    const auto low = format.parts(input.low, unit), high = format.parts(input.high, unit);
    return low.unit == high.unit
               ? low.symbol + low.number + QStringLiteral(" – ") + format.text(input.high, unit)
               : format.text(input.low, unit) + QStringLiteral(" – ") +
                     format.text(input.high, unit);
}

TornadoChart::Bar barOf(const engine::TornadoBar& bar, const MoverAxis& axis,
                        const engine::Plan& plan, const Question& question,
                        const NumberFormat& format)
{
    TornadoChart::Bar b;
    b.path = QString::fromStdString(bar.path);
    b.label = inputName(bar.path);
    b.dial = engine::findDial(plan, bar.path) ? b.path : question.dial;
    b.range = rangeText(bar.input, inputUnit(plan, bar.path), format);
    b.atLow = format.text(bar.atLow, question.unit);
    b.atHigh = format.text(bar.atHigh, question.unit);
    b.share = format.text(bar.share, Unit::Percent);
    b.low = axis.place(bar.atLow), b.high = axis.place(bar.atHigh);
    b.tip = words::filled(
        //: %1 an input, %2 and %3 its values, %4 and %5 values of the result, %6 a percentage.
        MoverWords::tr("%1 from %2 (P10 to P90; %3 in the plan): %4 to %5. %6 of the variance."),
        {b.label, b.range, format.text(bar.input.typical, inputUnit(plan, bar.path)), b.atLow,
         b.atHigh, b.share});
    return b;
}

void describeKnown(TornadoChart::Bar& bar, engine::Known how)
{
    bar.known = knownName(how);
    bar.tip += u'\n' + bar.known + QStringLiteral(": ") + knownTip(how);
}

QString restText(const engine::Tornado& t, std::size_t shown, const NumberFormat& format)
{
    double share = 0;
    for (std::size_t i = shown; i < t.bars.size(); ++i)
        share += t.bars[i].share;
    if (shown == t.bars.size())
        return {};
    const QString part = share < kNamed ? QStringLiteral("< ") + format.text(0.001, Unit::Percent)
                                        : format.text(share, Unit::Percent);
    return words::filled(
        //: %1 and %2 counts, %3 a percentage.
        MoverWords::tr("Not shown: %1 of %2 inputs, %3 of the variance."),
        {QString::number(t.bars.size() - shown), QString::number(t.bars.size()), part});
}

} // namespace

const engine::Tornado* moversOf(const engine::Evaluation& e, const Question& question)
{
    const auto it =
        std::ranges::find(e.movers, question.dial.toStdString(), &engine::Tornado::path);
    return it == e.movers.end() || !question.known ? nullptr : &*it;
}

TornadoChart moversChart(const engine::Evaluation& e, const Question& question,
                         const NumberFormat& format, std::span<const engine::AccuracyRow> published)
{
    TornadoChart chart;
    chart.title = MoverWords::tr("What affects %1").arg(question.phrase);
    const engine::Tornado* t = moversOf(e, question);
    if (!t || t->bars.empty()) {
        chart.subtitle = t ? MoverWords::tr("No uncertain input affects it.")
                           : MoverWords::tr("The value is unknown here.");
        return chart;
    }
    const MoverAxis axis = axisOf(*t);
    chart.at = axis.place(t->typical);
    chart.middle = format.text(t->typical, question.unit);
    chart.lowLegend = MoverWords::tr("input at P10");
    chart.highLegend = MoverWords::tr("at P90");
    for (const engine::TornadoBar& bar : t->bars)
        chart.bars.push_back(barOf(bar, axis, *e.plan, question, format));
    if (!published.empty()) {
        const auto how = engine::knownHow(*e.plan, e.assessment, published, *t);
        for (std::size_t i = 0; i < how.parts.size(); ++i)
            describeKnown(chart.bars[i], how.parts[i].how);
    }
    for (std::size_t i = 0; i < t->bars.size(); ++i)
        chart.rests << restText(*t, i + 1, format);
    chart.subtitle =
        MoverWords::tr("Each input alone, from its P10 to its P90. Right: share of the variance.");
    chart.summary =
        //: %1 a range, %2 what the longest bar says.
        words::filled(MoverWords::tr("%1 as planned. %2"), {chart.middle, chart.bars.front().tip});
    return chart;
}

} // namespace model
