#include "model/training/playedchart.h"

#include "model/engine/text.h"
#include "model/training/playedwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::play::Bar;
using engine::play::Lane;
using engine::play::PlayedStep;

QString chartText(const char* text)
{
    return QCoreApplication::translate("PlayedStep", text);
}

void takeBars(PlayedChart& chart)
{
    const PlayedStep& step = *chart.step;
    for (std::size_t i = 0; i < step.bars.size(); ++i)
        if (step.bars[i].lane == Lane::Work)
            chart.bars.push_back(i);
    std::ranges::stable_sort(chart.bars, [&](std::size_t a, std::size_t b) {
        return std::pair(step.bars[a].stage, step.bars[a].start) <
               std::pair(step.bars[b].stage, step.bars[b].start);
    });
    for (int s = 0; s <= step.stages; ++s)
        chart.firstOf.push_back(static_cast<std::size_t>(
            std::ranges::partition_point(chart.bars,
                                         [&](std::size_t i) { return step.bars[i].stage < s; }) -
            chart.bars.begin()));
}

// Total over all stages.
FamilySeconds sharesOf(const PlayedStep& step)
{
    FamilySeconds shares{};
    for (const FamilySeconds& stage : familySeconds(step))
        for (std::size_t f = 0; f < shares.size(); ++f)
            shares[f] += stage[f] / (step.total.base() * step.stages);
    return shares;
}

QString playedStage(int stage)
{
    return chartText(L("PlayedStep", "Stage %1")).arg(stage + 1);
}

} // namespace

PlayedChart playedChart(const Played& played, const NumberFormat& format)
{
    PlayedChart chart;
    chart.format = format;
    chart.title = chartText(L("PlayedStep", "Step timeline"));
    if (!played.step || !played.step->refused.empty()) {
        chart.subtitle = played.step ? refusedWords(*played.step) : QString();
        chart.summary = chart.subtitle;
        return chart;
    }
    const PlayedStep& step = *played.step;
    chart.step = played.step;
    chart.total = step.total.base();
    const auto in = format.axisUnit(chart.total, engine::Unit::Second);
    chart.unit = in.size, chart.unitName = in.unit;
    takeBars(chart);
    for (int s = 0; s < step.stages; ++s)
        chart.rows << playedStage(s);
    const FamilySeconds shares = sharesOf(step);
    QStringList read;
    for (int f = 0; f < kPlayedFamilies; ++f) {
        chart.families << familyWords(static_cast<PlayedFamily>(f));
        read << chart.families.back() + u' ' +
                    format.text(shares[static_cast<std::size_t>(f)], engine::Unit::Percent);
    }
    const engine::TrainAnswer& work = played.evaluation->assessment.work[played.work];
    const double closed = (work.tuning * work.parts.total).base();
    chart.subtitle =
        //: %1 and %2 times.
        chartText(L("PlayedStep", "Played event by event, a step takes %1; the formula says %2. "
                                  "Scroll to zoom, drag to move."))
            .arg(format.text(chart.total, engine::Unit::Second),
                 format.text(closed, engine::Unit::Second));
    if (step.until < step.total)
        chart.subtitle += u' ' + chartText(L("PlayedStep", "Only what begins in the first %1 is "
                                                           "drawn: the step has too many passes."))
                                     .arg(format.text(step.until.base(), engine::Unit::Second));
    chart.summary = read.join(QStringLiteral(", "));
    return chart;
}

ChartReading readingAt(const PlayedChart& chart, int piece)
{
    const Bar& bar = chart.bar(piece);
    QString at = playedStage(bar.stage);
    if (bar.microBatch >= 0)
        at += QStringLiteral(", ") +
              chartText(L("PlayedStep", "micro-batch %1")).arg(bar.microBatch + 1);
    if (bar.microBatch >= 0 && chart.step->chunks > 1)
        at += QStringLiteral(", ") +
              chartText(L("PlayedStep", "virtual stage %1")).arg(bar.chunk + 1);
    const double takes = bar.end - bar.start;
    const auto time = [&](double seconds) {
        return chart.format.text(seconds, engine::Unit::Second);
    };
    const QString value = time(takes) + QStringLiteral(", ") +
                          chart.format.text(takes / chart.total, engine::Unit::Percent);
    return {bar.start,
            at,
            {{static_cast<std::size_t>(familyOf(bar.doing)), doingWords(bar.doing), value,
              engine::kUnknown},
             {ChartReading::kSum, chartText(L("PlayedStep", "begins after")), time(bar.start),
              engine::kUnknown}}};
}

QString tickOf(const PlayedChart& chart, double seconds, double step)
{
    const double places = -std::floor(std::log10(step / chart.unit) + 1e-9);
    const int decimals = static_cast<int>(std::clamp(places, 0.0, 9.0));
    return chart.format.plain(seconds / chart.unit, decimals) + QChar(0x00a0) + chart.unitName;
}

Table tableOf(const PlayedChart& chart)
{
    Table table;
    table.head = {chartText(L("PlayedStep", "Stage"))};
    table.head += chart.families;
    if (!chart.step)
        return table;
    int stage = 0;
    for (const FamilySeconds& times : familySeconds(*chart.step)) {
        QStringList row{QString::number(++stage)};
        for (const double time : times)
            row << chart.format.text(time, engine::Unit::Second);
        table.rows.push_back(row);
    }
    return table;
}

} // namespace model
