#include "model/serving/loadcharts.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/serving/servingdetail.h"
#include "model/serving/served.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::LoadCurve, engine::LoadPoint, engine::Seconds, engine::Unit;

struct Load {
    Q_DECLARE_TR_FUNCTIONS(ServingLoad)
};

constexpr double kLoadTicks = 6;
constexpr double kBeyond = 1.22; // axis length past the end, for labels there
constexpr double kAboveLimit = 1.6, kAboveNow = 1.3, kAboveCost = 2.5;
constexpr double kThousandItems = 1e-3; // from cost per million items
constexpr double kSteep = 4;            // multiple of the minimum, if there is no limit to scale by
constexpr double kFar = 3;              // axis heights above the chart

bool isKnown(const std::optional<Served>& s)
{
    return s && s->detail && s->detail->curve.points.size() > 1 && s->detail->curve.end.base() > 0;
}

// Interpolates between the points on either side of x; unknown outside the curve.
template <class Value> double at(const LoadCurve& curve, engine::Rate x, Value value)
{
    const auto& p = curve.points;
    const auto next = std::ranges::lower_bound(p, x, {}, &LoadPoint::requests);
    if (next == p.end() || next == p.begin())
        return engine::kUnknown;
    const auto before = next - 1;
    const double part = (x - before->requests) / (next->requests - before->requests);
    return value(*before) + part * (value(*next) - value(*before));
}

void setLoadAxis(CurveChart& chart, const LoadCurve& curve)
{
    chart.xLabel = Load::tr("Requests");
    chart.xSuffix = Load::tr("/s");
    const double most = std::max(curve.end, curve.now).base() * kBeyond;
    chart.xStep = readableStep(most, kLoadTicks);
    chart.xHigh = chart.xStep * std::ceil(most / chart.xStep);
    chart.zones = {{curve.end.base(), chart.xHigh, Load::tr("queueing")}};
}

template <class Value>
ChartCurve curveOf(const LoadCurve& curve, const QString& label, ChartCurve::Role role,
                   double yHigh, Value value)
{
    ChartCurve c;
    c.label = label;
    c.role = role;
    for (const LoadPoint& p : curve.points) {
        const double y = value(p);
        if (!std::isfinite(y))
            break;
        c.x << p.requests.base();
        c.y << y;
        if (y > kFar * yHigh && c.y.size() > 1 && y > c.y[c.y.size() - 2])
            break; // the rest is far above the chart
    }
    return c;
}

ChartCurve lineAt(const LoadCurve& curve, double y, const QString& label)
{
    ChartCurve c;
    c.label = label;
    c.role = ChartCurve::Role::Ideal;
    for (const LoadPoint& p : curve.points) {
        c.x << p.requests.base();
        c.y << y;
    }
    return c;
}

QString figureOf(const Served& s, const char* row)
{
    return QString::fromStdString(engine::boundPath(row, s.work.id));
}

// A latency, at p50 and p95.
struct Times {
    Seconds LoadPoint::*half;
    Seconds LoadPoint::*most;
    Seconds limit;
    bool limitsMost; // otherwise p50
    Seconds now;     // at the percentile of the limit
    bool met;
    const char *figureHalf, *figureMost;
};

CurveChart timeChart(const Served& s, const Times& t, const NumberFormat& format, CurveChart chart)
{
    const LoadCurve& curve = s.detail->curve;
    const auto half = [&](const LoadPoint& p) { return (p.*t.half).base(); };
    const auto most = [&](const LoadPoint& p) { return (p.*t.most).base(); };
    const auto limited = [&](const LoadPoint& p) { return t.limitsMost ? most(p) : half(p); };
    const auto known = [](double v, double otherwise) { return std::isfinite(v) ? v : otherwise; };
    const double limit = t.limit.base();
    double high = std::max({known(limit, 0) * kAboveLimit, known(t.now.base(), 0) * kAboveNow,
                            most(curve.points.front()) * kAboveNow});
    if (!std::isfinite(limit))
        high = std::max(high, kSteep * most(curve.points.front()));
    const auto axis = format.axisUnit(high, Unit::Milliseconds);
    setLoadAxis(chart, curve);
    chart.ySuffix = axis.suffix();
    chart.yHigh = high / axis.size;
    chart.ySize = axis.size;
    const auto scaled = [&](auto value) {
        return [=](const LoadPoint& p) { return value(p) / axis.size; };
    };
    if (std::isfinite(limit))
        chart.curves.push_back(lineAt(curve, limit / axis.size, Load::tr("limit")));
    chart.input = figureOf(s, "work.*.serve.requests");
    chart.curves.push_back(
        curveOf(curve, Load::tr("p50"), ChartCurve::Role::Other, chart.yHigh, scaled(half)));
    chart.curves.back().figure = figureOf(s, t.figureHalf);
    chart.curves.push_back(
        curveOf(curve, Load::tr("p95"), ChartCurve::Role::Own, chart.yHigh, scaled(most)));
    chart.curves.back().figure = figureOf(s, t.figureMost);
    const double now = known(at(curve, curve.now, limited), t.now.base());
    const QString when = format.text(now, Unit::Milliseconds);
    chart.marker =
        std::isfinite(now)
            ? CurveChart::Marker{curve.now.base(), now / axis.size, Load::tr("now %1").arg(when)}
            : CurveChart::Marker{curve.now.base(), chart.yHigh, Load::tr("now: queueing")};
    const double knee = at(curve, curve.knee, limited);
    if (curve.knee.base() > 0 && std::isfinite(knee))
        chart.marks.push_back(
            {curve.knee.base(), knee / axis.size,
             Load::tr("capacity %1").arg(format.number(curve.knee.base(), Unit::EachSecond))});
    chart.subtitle =
        !std::isfinite(now)
            //: %1 and %2 rates with their unit.
            ? words::filled(Load::tr("%1 arrive; at most %2 can be served."),
                            {rateWords(curve.now, format), rateWords(curve.end, format)})
            : (t.limitsMost ? (t.met ? Load::tr("p95 is %1, within the limit.")
                                     : Load::tr("p95 is %1, over the limit."))
                            : (t.met ? Load::tr("p50 is %1, within the limit.")
                                     : Load::tr("p50 is %1, over the limit.")))
                  .arg(when);
    //: %1 a rate with its unit, %2 a sentence about the time at that rate.
    chart.summary =
        (std::isfinite(now)
             ? words::filled(Load::tr("At %1: %2"), {rateWords(curve.now, format), chart.subtitle})
             : chart.subtitle) +
        u' ' +
        words::filled(
            //: %1 a rate with its unit, %2 what limits it.
            Load::tr("The fleet meets its limits up to %1 (%2)."),
            {rateWords(curve.knee, format), boundWords(s)});
    return chart;
}

CurveChart unknownChart(CurveChart chart)
{
    chart.subtitle =
        Load::tr("Not computed here: a model, a GPU and a serving engine are required.");
    chart.summary = chart.subtitle;
    return chart;
}

// The load above which the fleet is cheaper than the hosted model; unknown if never.
engine::Rate evenLoad(const LoadCurve& curve)
{
    const auto over = [](const LoadPoint& p) { return p.costAnswer - p.costApi; };
    for (std::size_t i = 1; i < curve.points.size(); ++i) {
        const LoadPoint &a = curve.points[i - 1], &b = curve.points[i];
        if (over(a) > 0 && over(b) <= 0)
            return a.requests + (b.requests - a.requests) * (over(a) / (over(a) - over(b)));
    }
    return engine::Rate(engine::kUnknown);
}

QString costWords(const LoadCurve& curve, double now, double api, const NumberFormat& format)
{
    const QString own = dollarsPerMillion(now, format);
    if (!std::isfinite(api))
        return Load::tr("%1 per million output tokens.").arg(own);
    const engine::Rate even = evenLoad(curve);
    //: %1 and %2 amounts of money.
    const QString both = words::filled(Load::tr("%1 per million output tokens; API: %2."),
                                       {own, dollarsPerMillion(api, format)});
    return both + u' ' +
           (std::isfinite(even.base()) ? Load::tr("Break-even at %1.").arg(rateWords(even, format))
            : now <= api               ? Load::tr("Cheaper than the API at any load.")
                                       : Load::tr("The API is cheaper at any load."));
}

} // namespace

CurveChart firstTokenChart(const engine::Evaluation& e, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = Load::tr("Time to first token (TTFT)");
    chart.yLabel = Load::tr("TTFT");
    const auto s = servedOf(e);
    if (!isKnown(s) || !s->isComputed())
        return unknownChart(std::move(chart));
    if (s->work.serve.makes())
        chart.title = chart.yLabel = Load::tr("Time per request");
    return timeChart(*s,
                     {&LoadPoint::first50, &LoadPoint::first95, s->detail->curve.first,
                      s->work.serve.first95, s->answer.first, s->answer.meetsFirst,
                      "work.*.serve_first50", "work.*.serve_first95"},
                     format, std::move(chart));
}

CurveChart eachTokenChart(const engine::Evaluation& e, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = Load::tr("Time per output token (TPOT)");
    chart.yLabel = Load::tr("TPOT");
    const auto s = servedOf(e);
    if (s && s->work.serve.makes()) {
        chart.subtitle = Load::tr("Generated items have no output tokens.");
        chart.summary = chart.subtitle;
        return chart;
    }
    if (!isKnown(s) || !s->isComputed())
        return unknownChart(std::move(chart));
    return timeChart(*s,
                     {&LoadPoint::token50, &LoadPoint::token95, s->detail->curve.token,
                      s->work.serve.token95, s->answer.token, s->answer.meetsToken,
                      "work.*.serve_token50", "work.*.serve_token95"},
                     format, std::move(chart));
}

CurveChart tokenCostChart(const engine::Evaluation& e, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = Load::tr("Cost per million output tokens");
    chart.yLabel = Load::tr("Per million output tokens");
    const auto s = servedOf(e);
    if (!isKnown(s) || !std::isfinite(s->answer.costAnswer.base())) {
        chart.subtitle = Load::tr("A price or the speed is unknown here.");
        chart.summary = chart.subtitle;
        return chart;
    }
    const LoadCurve& curve = s->detail->curve;
    // An image request has a single output token for all images.
    const bool makes = s->work.serve.makes();
    const double scale = makes ? kThousandItems / s->work.serve.media.items : 1;
    const Unit unit = makes ? Unit::Dollar : Unit::DollarPerMtoken;
    if (makes)
        chart.title = chart.yLabel = Load::tr("Cost per 1,000 items");
    const double million = engine::info(unit).size;
    const double now =
        scale * s->answer.costAnswer.base() / engine::info(Unit::DollarPerMtoken).size;
    // The same at any load.
    const double api = makes ? engine::kUnknown : curve.points.back().costApi;
    const double high = std::max(kAboveCost * now, std::isfinite(api) ? kAboveLimit * api : 0);
    const auto axis = format.axisUnit(high * million, unit);
    const double size = axis.size / million;
    setLoadAxis(chart, curve);
    chart.yPrefix = axis.symbol;
    if (axis.symbol.isEmpty()) // currency only
        chart.ySuffix = QChar(0x00a0) + axis.unit.section(u'/', 0, 0);
    chart.yHigh = high / size;
    chart.ySize = size;
    chart.curves.push_back(
        curveOf(curve, Load::tr("own"), ChartCurve::Role::Bought, chart.yHigh,
                [&](const LoadPoint& p) { return scale * p.costAnswer / size; }));
    auto& own = chart.curves.front();
    while (own.y.size() > 2 && own.y[1] > kFar * chart.yHigh) // far above the chart
        own.x.removeFirst(), own.y.removeFirst();
    if (std::isfinite(api))
        chart.curves.push_back(curveOf(curve, Load::tr("API"), ChartCurve::Role::Rented,
                                       chart.yHigh,
                                       [&](const LoadPoint& p) { return p.costApi / size; }));
    chart.marker = {
        curve.now.base(), now / size,
        Load::tr("now %1").arg(makes ? format.text(now, unit) : dollarsPerMillion(now, format))};
    if (const double even = evenLoad(curve).base(); std::isfinite(api) && std::isfinite(even))
        chart.marks.push_back({even, api / size, Load::tr("break-even")});
    chart.subtitle = makes ? Load::tr("%1 per 1,000 items.").arg(format.text(now, unit))
                           : costWords(curve, now, api, format);
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model
