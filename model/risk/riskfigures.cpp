#include "model/risk/riskfigures.h"

#include "model/engine/knobs/knob.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

using engine::Unit;

struct Risk {
    Q_DECLARE_TR_FUNCTIONS(RiskFigures)
};

// Of the first run there is.
std::vector<Headline> ofRun(const engine::Evaluation& e, const NumberFormat& format)
{
    const auto& work = e.plan->work;
    const auto run = std::ranges::find_if(work, &engine::Workload::trains);
    if (run == work.end())
        return {};
    const auto& answer = e.assessment.work[static_cast<std::size_t>(run - work.begin())].risk;
    const auto write = [&](const char* dial, Unit unit, const QString& label, const QString& note) {
        return headline(e, format, QString::fromStdString(engine::boundPath(dial, run->id)), unit,
                        label, note);
    };
    return {write("work.*.interruptions", Unit::Count, Risk::tr("Interruptions of a run"),
                  Risk::tr("one every %1").arg(format.text(answer.between.base(), Unit::Hours))),
            write("work.*.goodput_reached", Unit::Percent, Risk::tr("Hours that count"),
                  words::filled(Risk::tr("%1 lost to work done again, %2 to restarts"),
                                {format.text(answer.losses.discarded, Unit::Percent),
                                 format.text(answer.losses.down, Unit::Percent)})),
            write("work.*.may_spare", Unit::Nodes, Risk::tr("Nodes it may lose"),
                  Risk::tr("before the run stops, with fewer copies"))};
}

} // namespace

std::vector<Headline> riskFigures(const engine::Evaluation& e, const NumberFormat& format)
{
    const auto write = [&](const char* dial, Unit unit, const QString& label, const QString& note) {
        return headline(e, format, QString::fromLatin1(dial), unit, label, note);
    };
    std::vector<Headline> all = ofRun(e, format);
    const std::vector<Headline> rest{
        write("risk.down_nodes", Unit::Count, Risk::tr("Nodes under repair"),
              Risk::tr("each for %1").arg(format.text(e.plan->risk.repair.base(), Unit::Hours))),
        write("risk.stopped_hour", Unit::DollarPerHour, Risk::tr("A stopped hour"),
              Risk::tr("of all GPUs, at their rent")),
        write("risk.downtime_year", Unit::DollarPerYear, Risk::tr("Saved by spares"),
              Risk::tr("they cost %1")
                  .arg(format.text(e.assessment.risk.advisedYear.base(), Unit::DollarPerYear)))};
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

} // namespace model
