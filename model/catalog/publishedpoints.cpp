#include "model/catalog/publishedpoints.h"

#include <QCoreApplication>

#include <array>

namespace model {
namespace {

struct Published {
    Q_DECLARE_TR_FUNCTIONS(Published)
};

QString partName(const std::string& id, const engine::Part* part)
{
    return QString::fromStdString(part ? part->name : id);
}

// "8 A100 80 GB SXM, NVLink 3, Transformer-XL base: 7.5×".
QString nameOf(const engine::Point& point, double speedup, const engine::Catalog& catalog,
               const NumberFormat& format)
{
    QStringList parts;
    const QString gpu = partName(point.gpu, catalog.accelerator(point.gpu));
    parts << format.plain(point.gpus, 0) + u' ' + (gpu.isEmpty() ? Published::tr("GPUs") : gpu);
    for (const QString& part : {partName(point.link, catalog.link(point.link)),
                                partName(point.model, catalog.model(point.model))})
        if (!part.isEmpty())
            parts << part;
    return QStringLiteral("%1: %2×").arg(parts.join(QStringLiteral(", ")),
                                         format.number(speedup, engine::Unit::Count));
}

} // namespace

void addPublished(CurveChart& chart, const engine::Catalog& catalog, const NumberFormat& format)
{
    if (chart.curves.empty())
        return;
    std::array<CurveChart::Dots, 2> kinds{
        CurveChart::Dots{Published::tr("measured"), false},
        CurveChart::Dots{Published::tr("claimed in article"), true}};
    for (const engine::Point& point : catalog.points) {
        const double speedup =
            point.measure == "speedup" ? point.value : point.gpus * (1 - point.value);
        if (!(point.gpus >= chart.xLow) || point.gpus > chart.xHigh || !(speedup > 0))
            continue;
        CurveChart::Dots& dots = kinds[point.kind == "article" ? 1 : 0];
        dots.x << point.gpus;
        dots.y << speedup;
        dots.names << nameOf(point, speedup, catalog, format);
    }
    for (CurveChart::Dots& dots : kinds)
        if (!dots.x.isEmpty())
            chart.dots.push_back(std::move(dots));
}

} // namespace model
