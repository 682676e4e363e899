#include "model/risk/riskactions.h"

#include "model/engine/curves/riskseries.h"
#include "model/project/inputactions.h"
#include "model/project/projectdocument.h"
#include "model/risk/riskwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

using engine::Unit;

struct Cures {
    Q_DECLARE_TR_FUNCTIONS(RiskCures)
};

} // namespace

engine::Result<void> useBestInterval(ProjectDocument& document)
{
    return choose(document, QStringLiteral("risk.checkpoint.rule"), QStringLiteral("daly"));
}

QString whyNotBestInterval(const ProjectDocument& document)
{
    const engine::Reliability& risk = document.plan().risk;
    if (risk.goodputRule == engine::GoodputRule::Typed)
        return Cures::tr("Goodput is entered: no interval changes it.");
    if (risk.checkpoint.rule == engine::IntervalRule::Daly)
        return Cures::tr("The best interval is already in use.");
    return {};
}

engine::Result<void> useTargetSpares(ProjectDocument& document)
{
    return choose(document, QStringLiteral("risk.spares_rule"), QStringLiteral("target"));
}

QString whyNotTargetSpares(const ProjectDocument& document)
{
    return document.plan().risk.sparesRule == engine::SparesRule::Target
               ? Cures::tr("These spare nodes are already in use.")
               : QString();
}

QString bestIntervalWords(const ProjectDocument& document)
{
    const auto evaluation = document.evaluation();
    if (!evaluation || !knowsGoodput(*evaluation))
        return {};
    const NumberFormat format = document.format();
    const auto s =
        engine::goodputSeries(evaluation->assessment.work[evaluation->view.trained].risk);
    //: %1 a time, %2 and %3 percentages.
    return words::filled(Cures::tr("A checkpoint every %1 gives %2 goodput instead of %3."),
                         {format.text(s.best, Unit::Second), nearlyAll(s.bestGoodput, format),
                          nearlyAll(s.goodput, format)});
}

QString targetSparesWords(const ProjectDocument& document)
{
    const auto evaluation = document.evaluation();
    if (!evaluation)
        return {};
    const NumberFormat format = document.format();
    //: %1 a count, %2 a percentage.
    return words::filled(Cures::tr("Spare nodes: %1; enough %2 of the time."),
                         {format.number(evaluation->assessment.risk.sparesAdvised, Unit::Nodes),
                          nearlyAll(document.plan().risk.sparesTarget, format)});
}

} // namespace model
