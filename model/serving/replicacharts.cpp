#include "model/serving/replicacharts.h"

#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;
using engine::play::PlayedMoment;
using engine::play::PlayedServing;

struct Minute {
    Q_DECLARE_TR_FUNCTIONS(PlayedServing)
};

constexpr int kSlots = 400; // in the chart; a step is often shorter than a pixel
constexpr double kMinuteTicks = 6;
constexpr double kOver = 1.15;

// Averages in time slots of equal length.
template <class Value>
ChartCurve slotsOf(const PlayedServing& s, const QString& label, ChartCurve::Role role, int shade,
                   Value value)
{
    ChartCurve curve;
    curve.label = label, curve.role = role, curve.shade = shade, curve.steps = true;
    const double slot = s.shown.base() / kSlots;
    double last = 0;
    std::size_t i = 0;
    for (int k = 0; k < kSlots; ++k) {
        double sum = 0;
        int count = 0;
        for (; i < s.moments.size() && s.moments[i].time < (k + 1) * slot; ++i, ++count)
            sum += value(s.moments[i]);
        if (count > 0)
            last = sum / count;
        curve.x << k * slot;
        curve.y << last;
    }
    return curve;
}

bool wasPlayed(const PlayedReplica& p)
{
    return p.serving && p.serving->refused.empty() && !p.serving->moments.empty();
}

CurveChart emptyMinute(const PlayedReplica& played, const QString& title, const QString& yLabel)
{
    CurveChart chart;
    chart.title = title;
    chart.xLabel = Minute::tr("Time");
    chart.xSuffix = Minute::tr(" s");
    chart.yLabel = yLabel;
    if (wasPlayed(played)) {
        chart.xHigh = played.serving->shown.base();
        chart.xStep = readableStep(chart.xHigh, kMinuteTicks);
    } else {
        chart.subtitle = !played.serving ? Minute::tr("Played while this card is open.")
                         : played.serving->refused.empty()
                             ? Minute::tr("No request is answered in the time that is played.")
                             : replicaRefusedWords(*played.serving);
        chart.summary = chart.subtitle;
    }
    return chart;
}

void setHeight(CurveChart& chart)
{
    double most = 0;
    for (const ChartCurve& curve : chart.curves)
        for (const double y : curve.y)
            most = std::max(most, y);
    chart.yHigh = std::max(1.0, most * kOver);
}

} // namespace

QString replicaRefusedWords(const PlayedServing& serving)
{
    return serving.refused.empty()
               ? QString()
               : QCoreApplication::translate("PlayedServing", serving.refused.c_str());
}

CurveChart replicaRequestsChart(const PlayedReplica& played, const NumberFormat& format)
{
    CurveChart chart =
        emptyMinute(played, Minute::tr("A minute of a replica"), Minute::tr("Requests"));
    if (!wasPlayed(played))
        return chart;
    const PlayedServing& s = *played.serving;
    chart.curves = {slotsOf(s, Minute::tr("generating"), ChartCurve::Role::Own, 0,
                            [](const PlayedMoment& m) { return m.running; }),
                    slotsOf(s, Minute::tr("in prefill"), ChartCurve::Role::Other, 1,
                            [](const PlayedMoment& m) { return m.reading; })};
    if (std::ranges::any_of(s.moments, [](const PlayedMoment& m) { return m.waiting > 0; }))
        chart.curves.push_back(slotsOf(s, Minute::tr("queued"), ChartCurve::Role::Other, 2,
                                       [](const PlayedMoment& m) { return m.waiting; }));
    setHeight(chart);
    const auto time = [&](engine::Seconds t) { return format.text(t.base(), Unit::Milliseconds); };
    const engine::ServeAnswer& a = played.answer();
    chart.subtitle =
        s.overloaded
            ? Minute::tr("Played request by request, the queue grows without end.")
            : words::filled(
                  //: %1 to %4 times.
                  Minute::tr("Played request by request, TTFT is %1 (p50) and %2 (p95); the "
                             "formula says %3 and %4."),
                  {time(s.first50), time(s.first95), time(a.first50), time(a.first95)});
    chart.summary = chart.subtitle;
    return chart;
}

CurveChart replicaCacheChart(const PlayedReplica& played, const NumberFormat& format)
{
    CurveChart chart =
        emptyMinute(played, Minute::tr("KV cache of a replica"), Minute::tr("KV cache"));
    if (!wasPlayed(played))
        return chart;
    const PlayedServing& s = *played.serving;
    const auto axis = format.axisUnit(s.cache.base(), Unit::GiB);
    chart.ySize = axis.size, chart.ySuffix = axis.suffix();
    const bool pauses =
        std::ranges::any_of(s.moments, [](const PlayedMoment& m) { return m.paused.base() > 0; });
    if (pauses)
        chart.curves.push_back(
            slotsOf(s, Minute::tr("with paused contexts"), ChartCurve::Role::Other, 1,
                    [&](const PlayedMoment& m) { return (m.used + m.paused).base() / axis.size; }));
    chart.curves.push_back(
        slotsOf(s, Minute::tr("running requests"), ChartCurve::Role::Own, 0,
                [&](const PlayedMoment& m) { return m.used.base() / axis.size; }));
    ChartCurve all;
    all.label = Minute::tr("capacity");
    all.role = ChartCurve::Role::Ideal;
    all.x << 0 << chart.xHigh;
    all.y << s.cache.base() / axis.size << s.cache.base() / axis.size;
    chart.curves.push_back(all);
    setHeight(chart);
    chart.subtitle = words::filled(
        //: %1 and %2 percentages.
        s.preempted > 0 ? Minute::tr("Running requests take %1 of it; %2 of the requests are sent "
                                     "back for lack of room.")
                        : Minute::tr("Running requests take %1 of it on average."),
        {format.text(s.used, Unit::Percent), format.text(s.preempted, Unit::Percent)});
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model
