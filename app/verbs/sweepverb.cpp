#include "app/verbs/verb.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/export/assessmentexport.h"
#include "model/format/numberparse.h"
#include "model/project/templates.h"

#include <cmath>

namespace app {
namespace {

using engine::Error;

constexpr int kMostPoints = 100000;

// One axis of a sweep: a knob and its values, as text so that choices can be swept as well.
struct Axis {
    QString path;
    QStringList values;
};

engine::Result<Axis> rangeAxis(const QString& path, const QString& text,
                               engine::Bound<engine::Number> knob)
{
    const QStringList parts = text.split(u':');
    bool whole = false;
    const int points = parts.value(2).toInt(&whole);
    const bool log = parts.value(3) == u"log";
    const auto from = model::parseNumber(parts.value(0), knob.row->unit);
    const auto to = model::parseNumber(parts.value(1), knob.row->unit);
    const bool sound = from && to && whole && points >= 2 && points <= kMostPoints &&
                       (parts.size() == 3 || (parts.size() == 4 && log)) &&
                       (!log || (*from > 0 && *to > 0));
    if (!sound)
        return engine::fail(Error::Code::UnknownChoice, "--axis " + path.toStdString(),
                            text.toStdString(),
                            "FROM:TO:POINTS, 2 – " + std::to_string(kMostPoints) +
                                " points; with :log behind it where both ends are above zero");
    Axis axis{path, {}};
    const double size = engine::info(knob.row->unit).size;
    for (int i = 0; i < points; ++i) {
        const double t = double(i) / (points - 1);
        const double value = log ? *from * std::pow(*to / *from, t) : *from + (*to - *from) * t;
        axis.values << QString::number(value / size, 'g', 15);
    }
    return axis;
}

engine::Result<Axis> axisOf(const QString& text, const engine::Plan& plan)
{
    const QString path = text.section(u'=', 0, 0), values = text.section(u'=', 1);
    const auto knob = engine::findNumber(plan, path.toStdString());
    if (!knob && !engine::findChoice(plan, path.toStdString()))
        return engine::fail(Error::Code::UnknownPath, path.toStdString());
    if (knob && values.contains(u':'))
        return rangeAxis(path, values, knob);
    return Axis{path, values.split(u',', Qt::SkipEmptyParts)};
}

// A plan that cannot run, or whose required size was not found, has no results to show.
const char* whyImpossible(const engine::Plan& plan, const engine::Assessment& a)
{
    const engine::Decision& decision = a.decision;
    for (const std::size_t w : plan.fleetIndices())
        if (!(a.serving[w].fleetRate.base() > 0))
            return "No replica meets the limits on latency and memory.";
    for (const std::size_t w : plan.indices(&engine::Workload::isComputed))
        if (decision.layouts[w].fit == engine::Fit::DoesNot)
            return "The model does not fit in memory.";
    const bool searched = plan.cluster.countRule == engine::CountRule::Smallest;
    return searched && !decision.reachesDate ? "No cluster meets the limits." : nullptr;
}

engine::Result<QString> sweepRow(engine::Plan plan, const engine::Catalog& catalog,
                                 const std::vector<Axis>& axes, const std::vector<int>& at,
                                 const QStringList& dials)
{
    QStringList cells;
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const QString value = axes[i].values[at[i]];
        auto turned = model::turnedByText(plan, catalog, axes[i].path, value);
        if (!turned)
            return tl::unexpected(turned.error());
        plan = std::move(*turned);
        // The value actually used, which may have been rounded to a whole number.
        const auto knob = engine::findNumber(plan, axes[i].path.toStdString());
        cells << (knob
                      ? model::cNumber(engine::read(plan, knob) / engine::info(knob.row->unit).size)
                      : model::csvCell(value));
    }
    const engine::Assessment assessment = engine::figuresOf(plan);
    if (const char* why = whyImpossible(plan, assessment)) {
        complain(cells.join(u',') + QStringLiteral(": ") + QLatin1String(why));
        return (cells + QStringList(dials.size(), QString())).join(u',');
    }
    for (const QString& dial : dials) {
        const auto row = engine::findDial(plan, dial.toStdString());
        cells << model::cNumber(engine::read(plan, assessment, row) /
                                engine::info(row.row->unit).size);
    }
    return cells.join(u',');
}

// Iterates over all combinations, with the last axis varying fastest.
bool next(std::vector<int>& at, const std::vector<Axis>& axes)
{
    for (std::size_t i = axes.size(); i-- > 0;) {
        if (++at[i] < axes[i].values.size())
            return true;
        at[i] = 0;
    }
    return false;
}

} // namespace

int runSweep(const Call& call)
{
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    const engine::Plan& plan = *loaded->evaluation->plan;
    std::vector<Axis> axes;
    double points = 1;
    for (const QString& text : call.all(QStringLiteral("axis"))) {
        auto axis = axisOf(text, plan);
        if (!axis)
            return complain(axis.error(), WrongCall);
        points *= static_cast<double>(axis->values.size());
        axes.push_back(std::move(*axis));
    }
    const QStringList dials = call.all(QStringLiteral("show"));
    if (axes.empty() || axes.size() > 2 || dials.isEmpty() || points < 1 || points > kMostPoints) {
        complain(QStringLiteral("A sweep needs one or two --axis, at least one --show, and at "
                                "most %1 points.")
                     .arg(kMostPoints));
        return WrongCall;
    }
    QStringList head;
    for (const Axis& axis : axes)
        head << axis.path;
    for (const QString& dial : dials) {
        const auto row = engine::findDial(plan, dial.toStdString());
        if (!row)
            return complain(noSuchDial(dial.toStdString()), WrongCall);
        const QString unit = QString::fromUtf8(engine::info(row.row->unit).symbol);
        head << (unit.isEmpty() ? dial : QStringLiteral("%1 [%2]").arg(dial, unit));
    }
    QString table = head.join(u',') + u'\n';
    std::vector<int> at(axes.size(), 0);
    do {
        const auto row = sweepRow(plan, *loaded->context.catalog, axes, at, dials);
        if (!row)
            return complain(row.error(), WrongCall);
        table += *row + u'\n';
    } while (next(at, axes));
    return deliver(QStringLiteral("-"), table.toUtf8());
}

} // namespace app
