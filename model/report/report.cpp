#include "model/report/report.h"

#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/specs/date.h"
#include "model/engine/uncertainty/band.h"
#include "model/sentences/workname.h"
#include "model/uncertainty/questions.h"
#include "model/words/inputvalue.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace model {
namespace {

using engine::Unit;

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

// Of the parts' figures, those that the answer was computed from.
bool isListed(const engine::Plan& plan, engine::Bound<engine::Number> knob)
{
    if (!knob.row->partOnly)
        return true;
    const auto isPeak = [&](const engine::Workload& work) {
        const auto format = engine::findChoice(plan, engine::boundPath("work.*.format", work.id));
        return knob.row->path == "cluster.gpu.peak_" + format.row->get(plan, work);
    };
    constexpr std::string_view used[] = {"cluster.gpu.memory", "cluster.gpu.power",
                                         "cluster.node.mean",  "cluster.node.peak",
                                         "cluster.node.rated", "cluster.node.idle"};
    return std::ranges::any_of(plan.work, isPeak) ||
           std::ranges::find(used, knob.row->path) != std::end(used);
}

// The inputs of a plan, and each source once, numbered in the order in which they come.
class InputList {
public:
    InputList(Report& report, const engine::Evaluation& e, const engine::Catalog& catalog,
              const NumberFormat& format)
        : report_(report)
        , plan_(*e.plan)
        , e_(e)
        , catalog_(catalog)
        , format_(format)
    {
    }

    void write()
    {
        using namespace engine;
        for (const Group group :
             {Group::Work, Group::Cluster, Group::Money, Group::Site, Group::Risk, Group::Advice}) {
            forEachRow(plan_, choices(), [&](Bound<Choice> c, const std::string& path) {
                if (c.row->group == group && c.row->applies(plan_, plan_.work[c.work]))
                    add(*c.row, path, chosenName(plan_, catalog_, c, path));
            });
            forEachRow(plan_, numbers(), [&](Bound<Number> k, const std::string& path) {
                if (k.row->group == group && isListed(plan_, k) &&
                    k.row->applies(plan_, plan_.work[k.work]))
                    add(*k.row, path, format_.text(valueInUse(plan_, k, &e_), k.row->unit));
            });
        }
    }

private:
    void add(const auto& row, const std::string& path, const QString& value)
    {
        Report::Input input{words::group(row.group), words::knobLabel(QString::fromStdString(path)),
                            value};
        if (const auto it = plan_.cites->find(path); it != plan_.cites->end())
            input.source = numberOf(it->second);
        report_.inputs.push_back(std::move(input));
    }

    int numberOf(const engine::Citation& cite)
    {
        QString source = QString::fromStdString(cite.title);
        if (!cite.date.empty())
            source += QStringLiteral(", ") + QString::fromStdString(cite.date);
        if (cite.recalled)
            source += u' ' + ReportWords::tr("(cited from memory)");
        if (!report_.sources.contains(source))
            report_.sources << source;
        return static_cast<int>(report_.sources.indexOf(source)) + 1;
    }

    Report& report_;
    const engine::Plan& plan_;
    const engine::Evaluation& e_;
    const engine::Catalog& catalog_;
    const NumberFormat& format_;
};

} // namespace

Headline headline(const engine::Evaluation& e, const NumberFormat& format, const QString& dial,
                  Unit unit, const QString& label, const QString& note)
{
    const std::string path = dial.toStdString();
    const auto row = engine::findDial(*e.plan, path);
    // "Rented, a year": the rate in its own unit is an amount in the shown one.
    const double scale = engine::info(unit).size / engine::info(row.row->unit).size;
    const double value = engine::read(*e.resolved, e.assessment, row) * scale;
    Headline h{dial, label, format.parts(value, unit), {}, note};
    const engine::Band* band = e.bands.find(path);
    if (band && band->high > band->low * 1.001)
        h.band = format.band({band->low * scale, value, band->high * scale}, unit);
    return h;
}

namespace {

// The date asked for, and the chance to make it.
QString dateNote(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Workload& work = e.plan->work[e.view.work];
    const double deadline = work.train.deadline.base();
    const QString date = format.text(deadline, Unit::Days);
    const engine::Band* time = e.bands.find(engine::boundPath("work.*.time", work.id));
    const double chance = time ? engine::chanceBelow(*time, deadline) : engine::kUnknown;
    return std::isfinite(chance) && format.showsUncertainty()
               ? ReportWords::tr("within %1: %2 chance").arg(date, chanceText(chance, format))
               : ReportWords::tr("limit: %1").arg(date);
}

} // namespace

std::vector<Headline> headlines(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Assessment& a = e.assessment;
    const engine::Plan& plan = *e.plan;
    const engine::Workload& work = plan.work[e.view.work];
    const QString w = QStringLiteral("work.%1.").arg(QString::fromStdString(work.id));
    const engine::TrainAnswer& t = a.work[e.view.work];
    const auto text = [&](double base, Unit unit) { return format.text(base, unit); };
    const auto write = [&](const QString& dial, Unit unit, const QString& label,
                           const QString& note) {
        return headline(e, format, dial, unit, label, note);
    };
    std::vector<Headline> all;
    if (work.serves()) {
        const engine::ServeAnswer& fleet = a.serving[e.view.work];
        all = {
            write(w + QStringLiteral("serve_gpus"), Unit::Gpus, ReportWords::tr("Fleet GPUs"),
                  ReportWords::tr("%1 replicas at %2 of capacity")
                      .arg(text(fleet.choice.replicas(), Unit::Count),
                           text(fleet.load, Unit::Percent))),
            write(w + QStringLiteral("serve_first"), Unit::Milliseconds,
                  work.serve.makes() ? ReportWords::tr("Time per request")
                                     : ReportWords::tr("TTFT"),
                  ReportWords::tr("limit: %1")
                      .arg(text(work.serve.first.base(), Unit::Milliseconds))),
            work.serve.makes()
                ? write(w + QStringLiteral("media_rate"), Unit::EachSecond,
                        ReportWords::tr("Items per second"), ReportWords::tr("at peak"))
                : write(w + QStringLiteral("serve_token"), Unit::Milliseconds,
                        ReportWords::tr("TPOT"),
                        ReportWords::tr("limit: %1")
                            .arg(text(work.serve.token.base(), Unit::Milliseconds))),
            work.serve.makes() ? write(w + QStringLiteral("media_cost"), Unit::Dollar,
                                       ReportWords::tr("Per 1,000 items"),
                                       ReportWords::tr("all fleet costs included"))
            : work.serve.rule == engine::ServeRule::ByUnit
                ? write(w + QStringLiteral("serve_cost_unit"), Unit::Dollar,
                        ReportWords::tr("Per 1,000 units"),
                        ReportWords::tr("all fleet costs included"))
                : write(w + QStringLiteral("serve_cost_answer"), Unit::DollarPerMtoken,
                        ReportWords::tr("Cost per Mtoken"),
                        ReportWords::tr("output tokens, all fleet costs included")),
        };
    } else if (work.reinforces()) {
        all = {
            write(w + QStringLiteral("time"), Unit::Days, ReportWords::tr("Time to train"),
                  dateNote(e, format)),
            write(w + QStringLiteral("rl_step"), Unit::Second, ReportWords::tr("RL step time"),
                  ReportWords::tr("%1 generation")
                      .arg(text(t.rl.generate / (t.rl.generate + t.rl.environment + t.rl.score +
                                                 t.rl.update + t.rl.refit),
                                Unit::Percent))),
            write(w + QStringLiteral("rl_steps_hour"), Unit::Count,
                  ReportWords::tr("RL steps per hour"),
                  e.smallest.reachesDate ? ReportWords::tr("%1 to meet the deadline")
                                               .arg(text(e.smallest.gpus, Unit::Gpus))
                                         : QString()),
            write(w + QStringLiteral("memory"), Unit::GiB, ReportWords::tr("Memory per GPU"),
                  ReportWords::tr("of %1 usable").arg(text(t.usable.base(), Unit::GiB))),
        };
    } else if (work.recommends()) {
        all = {
            write(w + QStringLiteral("time"), Unit::Days, ReportWords::tr("Time to train"),
                  dateNote(e, format)),
            write(w + QStringLiteral("rec_rate"), Unit::Count, ReportWords::tr("Samples/s"),
                  ReportWords::tr("%1 waiting for data")
                      .arg(text(t.rec.step.waits / t.rec.step.total, Unit::Percent))),
            write(w + QStringLiteral("rec_memory"), Unit::GiB, ReportWords::tr("Memory per GPU"),
                  ReportWords::tr("of %1 usable").arg(text(t.usable.base(), Unit::GiB))),
            write(w + QStringLiteral("rec_cost"), Unit::Dollar,
                  ReportWords::tr("Per billion samples"), ReportWords::tr("all costs included")),
        };
    } else if (work.isBatch()) {
        all = {
            write(w + QStringLiteral("time"), Unit::Days, ReportWords::tr("Time to finish"),
                  dateNote(e, format)),
            write(w + QStringLiteral("gpu_hours"), Unit::Count, ReportWords::tr("GPU-hours"),
                  e.smallest.reachesDate ? ReportWords::tr("%1 to meet the deadline")
                                               .arg(text(e.smallest.gpus, Unit::Gpus))
                                         : QString()),
            write(w + QStringLiteral("efficiency"), Unit::Percent, ReportWords::tr("Efficiency"),
                  ReportWords::tr("%1 waiting for storage").arg(text(t.waiting, Unit::Percent))),
            write(w + QStringLiteral("job_cost"), Unit::Dollar, ReportWords::tr("Per 1,000 units"),
                  ReportWords::tr("all costs included")),
        };
    } else {
        all = {
            write(w + QStringLiteral("time"), Unit::Days, ReportWords::tr("Time to train"),
                  dateNote(e, format)),
            write(w + QStringLiteral("gpu_hours"), Unit::Count, ReportWords::tr("GPU-hours"),
                  e.smallest.reachesDate
                      // Computed steps are held against the date at the slow end of their band.
                      ? (work.isComputed() ? ReportWords::tr("%1 for a 90 % chance")
                                           : ReportWords::tr("%1 to meet the deadline"))
                            .arg(text(e.smallest.gpus, Unit::Gpus))
                      : QString()),
            write(w + QStringLiteral("reached"), Unit::Percent, ReportWords::tr("MFU"),
                  ReportWords::tr("%1 exposed communication").arg(text(t.waiting, Unit::Percent))),
            work.isComputed()
                ? write(w + QStringLiteral("memory"), Unit::GiB, ReportWords::tr("Memory per GPU"),
                        ReportWords::tr("of %1 usable").arg(text(t.usable.base(), Unit::GiB)))
                : write(w + QStringLiteral("copy_gpus"), Unit::Gpus,
                        ReportWords::tr("GPUs per replica"),
                        ReportWords::tr("%1 training state").arg(text(t.states.base(), Unit::TB))),
        };
    }
    const std::vector<Headline> rest{
        write(QStringLiteral("money.rent_year"), Unit::Dollar, ReportWords::tr("Rental cost/year"),
              ReportWords::tr("at %1 utilization, with staff")
                  .arg(text(a.money.inUse, Unit::Percent))),
        write(QStringLiteral("money.own_first"), Unit::Dollar, ReportWords::tr("Purchase cost"),
              ReportWords::tr("then %1").arg(text(a.money.ownYear.base(), Unit::DollarPerYear))),
        write(QStringLiteral("site.mean"), Unit::Kilowatt, ReportWords::tr("Average power"),
              ReportWords::tr("peak %1, nameplate %2")
                  .arg(text(a.site.peak.total().base(), Unit::Kilowatt),
                       text(a.site.rated.total().base(), Unit::Kilowatt))),
    };
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

namespace {

// Prices are dollars inside: an amount in another currency is as good as its rate and its date.
std::optional<Report::Note> rateNote(const engine::Currency& currency, const NumberFormat& format,
                                     const QString& today)
{
    if (currency.code == "USD")
        return {};
    const QString date = QString::fromStdString(currency.date);
    QString text = words::filled(
        ReportWords::tr("One dollar is %1 %2, at an exchange rate %3."),
        {QString::number(currency.perDollar), QString::fromStdString(currency.code),
         date.isEmpty() ? ReportWords::tr("without a date") : ReportWords::tr("of %1").arg(date)});
    const auto age = engine::ageInDays(currency.date, today.toStdString());
    const bool old = !age || *age >= engine::kDaysToNote;
    if (age && old)
        text += u' ' + ReportWords::tr("The rate is %1 old.")
                           .arg(format.text(*age * engine::kDay.base(), Unit::Days));
    const auto severity =
        old ? engine::Finding::Severity::Warning : engine::Finding::Severity::Note;
    return Report::Note{ReportWords::tr("Amounts in %1").arg(QString::fromStdString(currency.code)),
                        text, static_cast<int>(severity)};
}

} // namespace

Report reportOf(const engine::Project& project, const engine::Evaluation& e,
                const engine::Catalog& catalog, const NumberFormat& format)
{
    Report r;
    for (const engine::Finding& f : e.findings) {
        const words::FindingText text = words::finding(f, format);
        r.notes.push_back({titleOf(f, *e.plan, text.title),
                           text.money.isEmpty() ? text.text : text.text + u' ' + text.money,
                           static_cast<int>(f.severity)});
    }
    if (auto note = rateNote(project.currency, format, QString::fromStdString(catalog.today)))
        r.notes.insert(r.notes.begin(), std::move(*note)); // a page has room for few
    InputList(r, e, catalog, format).write();
    return r;
}

} // namespace model
