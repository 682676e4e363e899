#include "model/risk/riskfigures.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/risk/riskwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct RiskFigureWords {
    Q_DECLARE_TR_FUNCTIONS(RiskFigures)
};

// For the first run.
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
    Headline goodput =
        write("work.*.goodput_reached", Unit::Percent, RiskFigureWords::tr("Goodput"),
              //: %1 and %2 percentages.
              words::filled(RiskFigureWords::tr("%1 lost to rework, %2 to restarts"),
                            {format.text(answer.losses.discarded, Unit::Percent),
                             format.text(answer.losses.down, Unit::Percent)}));
    if (std::isfinite(answer.goodput))
        goodput.value.number = nearlyAll(answer.goodput, format).section(QChar(0x00a0), 0, 0);
    return {write("work.*.interruptions", Unit::Count, RiskFigureWords::tr("Interruptions per run"),
                  RiskFigureWords::tr("one every %1")
                      .arg(format.text(answer.between.base(), Unit::Hours))),
            goodput,
            write("work.*.may_spare", Unit::Nodes, RiskFigureWords::tr("Tolerated node losses"),
                  RiskFigureWords::tr("before the run stops, with fewer model replicas"))};
}

} // namespace

std::vector<Headline> riskFigures(const engine::Evaluation& e, const NumberFormat& format)
{
    const auto write = [&](const char* dial, Unit unit, const QString& label, const QString& note) {
        return headline(e, format, QString::fromLatin1(dial), unit, label, note);
    };
    std::vector<Headline> all = ofRun(e, format);
    const std::vector<Headline> rest{
        write("risk.down_nodes", Unit::Count, RiskFigureWords::tr("Nodes under repair"),
              RiskFigureWords::tr("for %1 each")
                  .arg(format.text(e.plan->risk.repair.base(), Unit::Hours))),
        write("risk.stopped_hour", Unit::DollarPerHour,
              RiskFigureWords::tr("Downtime cost per hour"),
              RiskFigureWords::tr("of all GPUs, at rental price")),
        write("risk.downtime_year", Unit::DollarPerYear,
              RiskFigureWords::tr("Avoidable downtime cost"),
              RiskFigureWords::tr("spares cost %1")
                  .arg(format.text(e.assessment.risk.advisedYear.base(), Unit::DollarPerYear)))};
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

} // namespace model
