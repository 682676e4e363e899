#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/engine/uncertainty/band.h"
#include "model/report/report.h"
#include "model/report/reportwords.h"
#include "model/uncertainty/questions.h"
#include "model/words/words.h"

#include <cmath>

namespace model {

using engine::Unit;

Headline headline(const engine::Evaluation& e, const NumberFormat& format, const QString& dial,
                  Unit unit, const QString& label, const QString& note)
{
    const std::string path = dial.toStdString();
    const auto row = engine::findDial(*e.plan, path);
    // "Rental cost/year": a rate in its own unit becomes an amount in the displayed one.
    const double scale = engine::info(unit).size / engine::info(row.row->unit).size;
    const double value = engine::read(*e.resolved, e.assessment, row) * scale;
    Headline h{dial, label, format.parts(value, unit), {}, note};
    const engine::Band* band = e.bands.find(path);
    if (band && band->high > band->low * 1.001)
        h.band = format.band({band->low * scale, value, band->high * scale}, unit);
    return h;
}

namespace {

// For the workload in view, by its kind; then totals.
class Headlines {
public:
    Headlines(const engine::Evaluation& e, const NumberFormat& format)
        : e_(e)
        , format_(format)
        , work_(e.plan->work[e.view.work])
        , run_(e.assessment.work[e.view.work])
    {
    }
    std::vector<Headline> all() const
    {
        static constexpr engine::ByKind<List (Headlines::*)() const> kOwn{
            .train = &Headlines::trained,
            .tune = &Headlines::trained,
            .sweep = &Headlines::trained,
            .reinforce = &Headlines::reinforced,
            .recommend = &Headlines::recommended,
            .batch = &Headlines::processed,
            .serve = &Headlines::served};
        List list = (this->*kOwn[work_.kind])();
        const List rest = ofAll();
        list.insert(list.end(), rest.begin(), rest.end());
        return list;
    }

private:
    using List = std::vector<Headline>;

    QString text(double base, Unit unit) const { return format_.text(base, unit); }
    Headline whole(const char* path, Unit unit, const QString& label, const QString& note) const
    {
        return headline(e_, format_, QString::fromLatin1(path), unit, label, note);
    }
    Headline write(const char* leaf, Unit unit, const QString& label, const QString& note) const
    {
        return whole(("work." + work_.id + '.' + leaf).c_str(), unit, label, note);
    }
    // The deadline, and the probability of meeting it.
    QString dateNote() const
    {
        const double deadline = work_.train.deadline.base();
        const QString date = format_.text(deadline, Unit::Days);
        const double chance =
            engine::chanceBelow(e_.bands, engine::boundPath("work.*.time", work_.id), deadline);
        return std::isfinite(chance) && format_.showsUncertainty()
                   //: %1 an amount of money or a time, %2 a percentage.
                   ? ReportWords::tr("within %1: %2 chance").arg(date, chanceText(chance, format_))
                   : ReportWords::tr("limit: %1").arg(date);
    }
    // The load, and the probability that the fleet carries it.
    QString loadNote(const engine::ServeAnswer& fleet) const
    {
        //: %1 a count, %2 a percentage.
        const QString note =
            ReportWords::tr("%1 replicas at %2 of capacity", nullptr,
                            words::subject(fleet.choice.replicas()))
                .arg(text(fleet.choice.replicas(), Unit::Count), text(fleet.load, Unit::Percent));
        const double chance =
            engine::chanceBelow(e_.bands, engine::boundPath("work.*.serve_load", work_.id), 1);
        return std::isfinite(chance) && format_.showsUncertainty()
                   //: %1 replicas and their load, %2 a percentage.
                   ? ReportWords::tr("%1: %2 chance").arg(note, chanceText(chance, format_))
                   : note;
    }
    QString smallestNote(const QString& pattern) const
    {
        return e_.smallest.reachesDate ? pattern.arg(text(e_.smallest.gpus, Unit::Gpus))
                                       : QString();
    }

    List trained() const
    {
        return {
            write("time", Unit::Days, ReportWords::tr("Time to train"), dateNote()),
            write("gpu_hours", Unit::Count, ReportWords::tr("GPU-hours"),
                  // Computed steps are compared with the deadline at the slow end of their band.
                  smallestNote(work_.isComputed() ? ReportWords::tr("%1 for a 90 % chance")
                                                  : ReportWords::tr("%1 to meet the deadline"))),
            write(
                "reached", Unit::Percent, ReportWords::tr("MFU"),
                ReportWords::tr("%1 exposed communication").arg(text(run_.waiting, Unit::Percent))),
            work_.isComputed()
                ? write("memory", Unit::GiB, ReportWords::tr("Memory per GPU"),
                        ReportWords::tr("of %1 usable").arg(text(run_.usable.base(), Unit::GiB)))
                : write(
                      "copy_gpus", Unit::Gpus, ReportWords::tr("GPUs per replica"),
                      ReportWords::tr("%1 training state").arg(text(run_.states.base(), Unit::TB))),
        };
    }
    List reinforced() const
    {
        return {
            write("time", Unit::Days, ReportWords::tr("Time to train"), dateNote()),
            write("rl_step", Unit::Second, ReportWords::tr("RL step time"),
                  ReportWords::tr("%1 generation")
                      .arg(text(run_.rl.generate / run_.rl.step, Unit::Percent))),
            write("rl_steps_hour", Unit::Count, ReportWords::tr("RL steps per hour"),
                  smallestNote(ReportWords::tr("%1 to meet the deadline"))),
            write("memory", Unit::GiB, ReportWords::tr("Memory per GPU"),
                  ReportWords::tr("of %1 usable").arg(text(run_.usable.base(), Unit::GiB))),
        };
    }
    List recommended() const
    {
        return {
            write("time", Unit::Days, ReportWords::tr("Time to train"), dateNote()),
            write("rec_rate", Unit::Count, ReportWords::tr("Samples/s"),
                  ReportWords::tr("%1 waiting for data")
                      .arg(text(run_.rec.step.waits / run_.rec.step.total, Unit::Percent))),
            write("rec_memory", Unit::GiB, ReportWords::tr("Memory per GPU"),
                  ReportWords::tr("of %1 usable").arg(text(run_.usable.base(), Unit::GiB))),
            write("rec_cost", Unit::Dollar, ReportWords::tr("Per billion samples"),
                  ReportWords::tr("all costs included")),
        };
    }
    List processed() const
    {
        return {
            write("time", Unit::Days, ReportWords::tr("Time to finish"), dateNote()),
            write("gpu_hours", Unit::Count, ReportWords::tr("GPU-hours"),
                  smallestNote(ReportWords::tr("%1 to meet the deadline"))),
            write("efficiency", Unit::Percent, ReportWords::tr("Efficiency"),
                  ReportWords::tr("%1 waiting for storage").arg(text(run_.waiting, Unit::Percent))),
            write("job_cost", Unit::Dollar, ReportWords::tr("Per 1,000 units"),
                  ReportWords::tr("all costs included")),
        };
    }
    List served() const
    {
        const engine::ServeAnswer& fleet = e_.assessment.serving[e_.view.work];
        return {
            write("serve_gpus", Unit::Gpus, ReportWords::tr("Fleet GPUs"), loadNote(fleet)),
            write("serve_first", Unit::Milliseconds,
                  work_.serve.makes() ? ReportWords::tr("Time per request")
                                      : ReportWords::tr("TTFT"),
                  ReportWords::tr("limit: %1")
                      .arg(text(work_.serve.first.base(), Unit::Milliseconds))),
            work_.serve.makes()
                ? write("media_rate", Unit::EachSecond, ReportWords::tr("Items per second"),
                        ReportWords::tr("at peak"))
                : write("serve_token", Unit::Milliseconds, ReportWords::tr("TPOT"),
                        ReportWords::tr("limit: %1")
                            .arg(text(work_.serve.token.base(), Unit::Milliseconds))),
            work_.serve.makes()
                ? write("media_cost", Unit::Dollar, ReportWords::tr("Per 1,000 items"),
                        ReportWords::tr("all fleet costs included"))
            : work_.serve.rule == engine::ServeRule::ByUnit
                ? write("serve_cost_unit", Unit::Dollar, ReportWords::tr("Per 1,000 units"),
                        ReportWords::tr("all fleet costs included"))
                : write("serve_cost_answer", Unit::Dollar, ReportWords::tr("Per M output"),
                        ReportWords::tr("output tokens, all fleet costs included")),
        };
    }
    List ofAll() const
    {
        return {
            whole("money.rent_year", Unit::Dollar, ReportWords::tr("Rental cost/year"),
                  ReportWords::tr("at %1 utilization, with staff")
                      .arg(text(e_.assessment.money.inUse, Unit::Percent))),
            whole("money.own_first", Unit::Dollar, ReportWords::tr("Purchase cost"),
                  ReportWords::tr("then %1").arg(
                      text(e_.assessment.money.ownYear.base(), Unit::DollarPerYear))),
            whole("site.mean", Unit::Kilowatt, ReportWords::tr("Average power"),
                  //: %1 and %2 power.
                  ReportWords::tr("peak %1, nameplate %2")
                      .arg(text(e_.assessment.site.peak.total().base(), Unit::Kilowatt),
                           text(e_.assessment.site.rated.total().base(), Unit::Kilowatt))),
        };
    }

    const engine::Evaluation& e_;
    const NumberFormat& format_;
    const engine::Workload& work_;
    const engine::TrainAnswer& run_;
};

} // namespace

std::vector<Headline> headlines(const engine::Evaluation& e, const NumberFormat& format)
{
    return Headlines(e, format).all();
}

} // namespace model
