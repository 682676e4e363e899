#include "model/training/rooflinechart.h"

#include "model/engine/text.h"
#include "model/engine/training/detail.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Word {
    const char* id;
    const char* text;
};
constexpr std::array kWords{
    Word{"attention_products", L("Roofline", "attention projections")},
    Word{"core", L("Roofline", "attention core")},
    Word{"mlp", L("Roofline", "MLP")},
    Word{"experts", L("Roofline", "experts")},
    Word{"router", L("Roofline", "router")},
    Word{"vocabulary", L("Roofline", "LM head")},
    Word{"elementwise", L("Roofline", "norms, activations")},
    Word{"optimizer", L("Roofline", "optimizer")},
};

QString rooflineText(const char* text)
{
    return QCoreApplication::translate("Roofline", text);
}

QString nameOf(const std::string& id)
{
    for (const Word& word : kWords)
        if (id == word.id)
            return rooflineText(word.text);
    return QString::fromStdString(id);
}

// Rising with the memory bandwidth, then flat at the peak.
void addRoof(PointChart& chart, const engine::Roofline& roof, const NumberFormat& format)
{
    const double tera = engine::info(Unit::TeraflopPerSecond).size;
    const double peak = roof.peak.base() / tera, slope = roof.memory.base() / tera;
    const double ridge = peak / slope;
    PointChart::Line rising, level;
    rising.label = rooflineText(L("Roofline", "memory, %1"))
                       .arg(format.text(roof.memory.base(), Unit::GBPerSecond));
    rising.x = {chart.x.low, ridge};
    rising.y = {chart.x.low * slope, peak};
    rising.rising = true;
    level.label = rooflineText(L("Roofline", "peak, %1"))
                      .arg(format.text(roof.peak.base(), Unit::TeraflopPerSecond));
    level.x = {ridge, chart.x.high};
    level.y = {peak, peak};
    chart.lines = {rising, level};
}

} // namespace

PointChart rooflineChart(const engine::Evaluation& e, const NumberFormat& format)
{
    PointChart chart;
    chart.title = rooflineText(L("Roofline", "Roofline: compute-bound or memory-bound"));
    const bool known = !e.training.empty() && e.training[e.view.trained].roofline.peak.base() > 0 &&
                       e.training[e.view.trained].roofline.memory.base() > 0;
    if (!known || e.training[e.view.trained].roofline.points.empty()) {
        chart.subtitle =
            rooflineText(L("Roofline", "Peak throughput or memory bandwidth is unknown here."));
        return chart;
    }
    const engine::Roofline& roof = e.training[e.view.trained].roofline;
    const double tera = engine::info(Unit::TeraflopPerSecond).size;
    const double ridge = roof.peak.base() / roof.memory.base();
    PointChart::Series points;
    points.named = true;
    int level = 0;
    for (const engine::RooflinePoint& point : roof.points) {
        if (!(point.intensity > 0) || !(point.reached.base() > 0))
            continue;
        points.x << point.intensity;
        points.y << point.reached.base() / tera;
        points.names << nameOf(point.id);
        level += point.intensity >= ridge;
    }
    chart.x = logAxis(points.x + QVector<double>{ridge / 10, ridge * 20}, format);
    chart.y = logAxis(
        points.y + QVector<double>{roof.peak.base() / tera / 10, roof.peak.base() / tera * 1.2},
        format);
    chart.x.label = rooflineText(L("Roofline", "Arithmetic intensity (FLOP per byte)"));
    chart.y.label = rooflineText(L("Roofline", "TFLOP/s per GPU"));
    addRoof(chart, roof, format);
    chart.subtitle =
        level == points.x.size()
            ? rooflineText(L("Roofline", "All %1 operation types are compute-bound.")).arg(level)
            : rooflineText(
                  //: %1 and %2 counts.
                  L("Roofline",
                    "%1 of %2 operation types are compute-bound; the others are memory-bound."))
                  .arg(level)
                  .arg(points.x.size());
    chart.summary = chart.subtitle;
    chart.series = {points};
    return chart;
}

} // namespace model
