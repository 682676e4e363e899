#include "model/export/launch/launchfigures.h"

#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/engine/training/shaped.h"
#include "model/export/assessmentexport.h"
#include "model/format/numberformat.h"
#include "model/training/layoutwords.h"
#include "model/words/words.h"

#include <algorithm>
#include <cmath>

namespace model {

LaunchFigures::LaunchFigures(const Launched& launched)
    : launched_(launched)
    , model_(engine::shaped(work().train.model))
{
}

const engine::Layout& LaunchFigures::layout() const
{
    return launched_.evaluation.assessment.decision.layouts[launched_.work].layout;
}

QString LaunchFigures::pathOf(const char* row) const
{
    return QString::fromStdString(engine::boundPath(row, work().id));
}

double LaunchFigures::value(const char* row) const
{
    const std::string path = pathOf(row).toStdString();
    if (const auto dial = engine::findDial(plan(), path))
        return engine::read(*launched_.evaluation.resolved, launched_.evaluation.assessment, dial) /
               engine::info(dial.row->unit).size;
    const auto knob = engine::findNumber(plan(), path);
    return engine::read(plan(), knob) / engine::info(knob.row->unit).size;
}

engine::Band LaunchFigures::band(const char* row) const
{
    const std::string path = pathOf(row).toStdString();
    const double typical = value(row);
    const engine::Band* found = launched_.evaluation.bands.find(path);
    if (!found)
        return {typical, typical, typical};
    const double size = engine::info(engine::findDial(plan(), path).row->unit).size;
    // If the band is open-ended, the planned value is the limit.
    return {found->low / size, typical, std::isfinite(found->high) ? found->high / size : typical};
}

QString LaunchFigures::from(std::initializer_list<const char*> rows) const
{
    const NumberFormat format;
    QStringList all;
    for (const char* row : rows) {
        const QString path = pathOf(row);
        const auto dial = engine::findDial(plan(), path.toStdString());
        const auto knob = engine::findNumber(plan(), path.toStdString());
        const engine::Unit unit = dial ? dial.row->unit : knob.row->unit;
        const QString label = dial ? words::dialLabel(path) : words::knobLabel(path);
        const QString number = format.text(value(row) * engine::info(unit).size, unit);
        all << QStringLiteral("%1: %2 (%3)").arg(label, number, path);
    }
    return all.join(QStringLiteral("; "));
}

QString LaunchFigures::from(const char* choice, const QString& chosen) const
{
    const QString path = pathOf(choice);
    return QStringLiteral("%1: %2 (%3)").arg(words::knobLabel(path), chosen, path);
}

QString LaunchFigures::chosen(const char* row) const
{
    const auto choice = engine::findChoice(plan(), pathOf(row).toStdString());
    const QString id = QString::fromStdString(choice.row->get(plan(), work()));
    return from(row, words::option(QString::fromUtf8(row), id));
}

QString LaunchFigures::sharding() const
{
    return from("work.*.layout.sharding", shardingWords(layout().sharding));
}

double LaunchFigures::gpusPerNode() const
{
    return std::min(value("cluster.node_size"), layout().gpus());
}

double LaunchFigures::nodes() const
{
    return std::ceil(layout().gpus() / value("cluster.node_size"));
}

double LaunchFigures::accumulation() const
{
    return std::ceil(value("work.*.micro_batches"));
}

double LaunchFigures::globalBatch() const
{
    return accumulation() * layout().data * static_cast<double>(layout().microBatch);
}

bool LaunchFigures::tunesAdapters() const
{
    return work().kind == engine::WorkloadKind::Tune && work().tune.method != engine::Method::Full;
}

QString plainNumber(double value)
{
    return value == std::round(value) && std::abs(value) < 1e15 ? QString::number(value, 'f', 0)
                                                                : cNumber(value);
}

} // namespace model
