#include "model/report.h"

#include "model/answersentence.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

Report::Input inputOf(const engine::Plan& plan, const std::string& path, const QString& value)
{
    const QString key = QString::fromStdString(path);
    Report::Input input{{}, words::knobLabel(key), value, ReportWords::tr("entered"), {}};
    if (const auto it = plan.cites->find(path); it != plan.cites->end()) {
        input.source = QString::fromStdString(it->second.title);
        if (it->second.recalled)
            input.source += u' ' + ReportWords::tr("(recalled)");
        input.date = QString::fromStdString(it->second.date);
    }
    return input;
}

// Of the parts' figures, those that the answer was computed from.
bool isTold(const engine::Plan& plan, engine::Bound<engine::Number> knob)
{
    if (knob.row->shown != engine::Shown::Part)
        return true;
    const auto format =
        engine::findChoice(plan, engine::boundPath("work.*.format", plan.work[0].id));
    const std::string peak = "cluster.gpu.peak_" + format.row->get(plan, plan.work[0]);
    constexpr std::string_view used[] = {"cluster.gpu.memory", "cluster.gpu.power",
                                         "cluster.node.mean",  "cluster.node.peak",
                                         "cluster.node.rated", "cluster.node.idle"};
    return knob.row->path == peak || std::ranges::find(used, knob.row->path) != std::end(used);
}

std::vector<Report::Input> inputsOf(const engine::Plan& plan, const NumberFormat& format)
{
    std::vector<Report::Input> inputs;
    using namespace engine;
    const auto add = [&](Group group, Report::Input input) {
        input.group = words::group(group);
        inputs.push_back(std::move(input));
    };
    for (const Group group : {Group::Work, Group::Cluster, Group::Money, Group::Site}) {
        static const Catalog none;
        forEachRow(plan, choices(), [&](Bound<Choice> c, const std::string& path) {
            if (c.row->group != group)
                return;
            const std::string id = c.row->get(plan, plan.work[c.work]);
            const QString name =
                words::option(QString::fromStdString(path), QString::fromStdString(id));
            const std::string part = path == "cluster.gpu"      ? plan.cluster.gpu.name
                                     : path == "cluster.inside" ? plan.cluster.inside.name
                                     : path == "cluster.fabric" ? plan.cluster.between.name
                                     : c.row->path == "work.*.model"
                                         ? plan.work[c.work].train.model.name
                                         : std::string();
            add(group, {{},
                        words::knobLabel(QString::fromStdString(path)),
                        part.empty() ? name : QString::fromStdString(part),
                        {},
                        {}});
        });
        forEachRow(plan, numbers(), [&](Bound<Number> k, const std::string& path) {
            const bool told =
                k.row->group == group && isTold(plan, k) && k.row->applies(plan, plan.work[k.work]);
            if (told)
                add(group, inputOf(plan, path, format.text(read(plan, k), k.row->unit)));
        });
    }
    return inputs;
}

} // namespace

namespace {

// A figure with its number, its band and a line that says more.
class HeadlineWriter {
public:
    HeadlineWriter(const engine::Evaluation& e, const NumberFormat& format) : e_(e), format_(format)
    {
    }

    // `unit` is the one to show it in, where the label says the rest.
    Headline write(const QString& dial, Unit unit, const QString& label, const QString& note) const
    {
        const std::string path = dial.toStdString();
        const auto row = engine::findDial(*e_.plan, path);
        // "Rented, a year": the rate in its own unit is an amount in the shown one.
        const double scale = engine::info(unit).size / engine::info(row.row->unit).size;
        const double value = engine::read(*e_.plan, e_.assessment, row) * scale;
        Headline h{dial, label, format_.parts(value, unit), {}, note};
        const engine::Band* band = e_.bands.find(path);
        if (band && band->high > band->low * 1.001)
            h.band = format_.range({band->low * scale, value, band->high * scale}, unit);
        return h;
    }

private:
    const engine::Evaluation& e_;
    const NumberFormat& format_;
};

} // namespace

std::vector<Headline> headlines(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Assessment& a = e.assessment;
    const engine::Plan& plan = *e.plan;
    const QString w = QStringLiteral("work.%1.").arg(QString::fromStdString(plan.work[0].id));
    const engine::TrainAnswer& t = a.work.front();
    const auto text = [&](double base, Unit unit) { return format.text(base, unit); };
    const HeadlineWriter writer(e, format);
    return {
        writer.write(
            w + QStringLiteral("time"), Unit::Days, ReportWords::tr("Finish"),
            ReportWords::tr("%1 wanted").arg(text(plan.work[0].train.deadline.base(), Unit::Days))),
        writer.write(
            w + QStringLiteral("gpu_hours"), Unit::Count, ReportWords::tr("GPU-hours a run"),
            e.smallest.reachesDate
                ? ReportWords::tr("%1 for the date").arg(text(e.smallest.gpus, Unit::Gpus))
                : QString()),
        writer.write(w + QStringLiteral("reached"), Unit::Percent, ReportWords::tr("Share of peak"),
                     ReportWords::tr("%1 waits for traffic").arg(text(t.waiting, Unit::Percent))),
        writer.write(w + QStringLiteral("copy_gpus"), Unit::Gpus, ReportWords::tr("One copy needs"),
                     ReportWords::tr("%1 of training state").arg(text(t.states.base(), Unit::TB))),
        writer.write(
            QStringLiteral("money.rent_year"), Unit::Dollar, ReportWords::tr("Rented, a year"),
            ReportWords::tr("%1 in use, with staff").arg(text(a.money.inUse, Unit::Percent))),
        writer.write(
            QStringLiteral("money.own_first"), Unit::Dollar, ReportWords::tr("Bought"),
            ReportWords::tr("then %1").arg(text(a.money.ownYear.base(), Unit::DollarPerYear))),
        writer.write(QStringLiteral("site.mean"), Unit::Kilowatt, ReportWords::tr("Power"),
                     ReportWords::tr("peak %1, rated %2")
                         .arg(text(a.site.peak.total().base(), Unit::Kilowatt),
                              text(a.site.rated.total().base(), Unit::Kilowatt))),
    };
}

Report reportOf(const engine::Project& project, const engine::Evaluation& e,
                const NumberFormat& format, const QString& today)
{
    Report r;
    r.title = QString::fromStdString(project.title);
    r.client = QString::fromStdString(project.client);
    r.scenario = QString::fromStdString(project.scenarios[project.current].name);
    r.date = today;
    r.engine = QStringLiteral("Headroom " HEADROOM_VERSION);
    r.sentence = plainText(answerSentence(e, format));
    for (const Headline& h : headlines(e, format)) {
        const bool joined = h.value.unit.isEmpty();
        r.figures.push_back(
            {h.label, h.value.symbol + h.value.number + (joined ? QString() : u' ' + h.value.unit),
             h.band.isEmpty() ? h.note : h.band + u'\n' + h.note});
    }
    r.speedup = speedupChart(e, format);
    r.cash = cashChart(e, format);
    r.power = powerChart(e, format);
    for (const engine::Finding& f : e.findings) {
        const words::FindingText text = words::finding(f, format);
        r.notes.push_back({text.title, text.text, static_cast<int>(f.severity)});
    }
    r.inputs = inputsOf(*e.plan, format);
    return r;
}

} // namespace model
