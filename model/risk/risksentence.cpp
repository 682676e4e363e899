#include "model/risk/risksentence.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/risk/riskwords.h"
#include "model/words/clustergpus.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct RiskSentence {
    Q_DECLARE_TR_FUNCTIONS(RiskSentence)
public:
    const engine::Evaluation& e;
    const NumberFormat& format;
    const engine::RiskAnswer& all = e.assessment.risk;
    const engine::RunRisk& run = e.assessment.work[e.view.trained].risk;

    QString path(const char* dial) const
    {
        return QString::fromStdString(
            engine::boundPath(std::string("work.*.") + dial, e.plan->work[e.view.trained].id));
    }

    QString pattern() const
    {
        if (std::isnan(all.between.base()))
            return tr("The mean time between failures (MTBF) of {gpus} is unknown: no failure-rate "
                      "source is selected.");
        if (std::isinf(all.between.base()))
            return tr("At these failure rates, nothing interrupts {gpus}: goodput is 100 %.");
        const int n = words::subject(e.assessment.decision.gpus);
        QString text = knowsGoodput(e)
                           ? tr("{gpus} are interrupted every {between} on average; with a "
                                "checkpoint every {interval}, goodput is {goodput}.",
                                nullptr, n)
                           : tr("{gpus} are interrupted every {all} on average.", nullptr, n);
        text += u' ' + standingBy();
        return text;
    }

    QString standingBy() const
    {
        if (all.spares == 0 && all.sparesAdvised == 0)
            return tr("No spare node is needed: repairs are quick enough {target} of the time.");
        if (!e.plan->runs())
            return all.spares == 0 ? tr("There are no spare nodes; {advised} would be enough "
                                        "{target} of the time.")
                                   : tr("{spares} would be enough {enough} of the time.");
        if (all.spares == 0)
            return goesOn() ? tr("There are no spare nodes: the run continues without failed nodes "
                                 "and loses {without} of its time; {advised} would be enough "
                                 "{target} of the time.")
                            : tr("There are no spare nodes: the run waits {without} of its time "
                                 "for repairs; {advised} would be enough {target} of the time.");
        if (goesOn())
            return tr("{spares} would be enough {enough} of the time; without spares, the run "
                      "continues with fewer nodes and loses {without} of its time.");
        return tr("{spares} would be enough {enough} of the time; without spares, the run waits "
                  "{without} of its time for repairs.");
    }

    bool goesOn() const { return !e.plan->trains() || run.goesOn; }
    QString nodes(double count) const
    {
        return tr("%1 spare nodes", nullptr, words::subject(count))
            .arg(format.number(count, Unit::Nodes));
    }

    SentencePart figure(const QString& name) const
    {
        const auto share = [&](double value, const QString& dial) {
            return SentencePart{nearlyAll(value, format), dial, true};
        };
        if (name == u"gpus")
            return {format.number(e.assessment.decision.gpus, Unit::Gpus) + QChar(0x00a0) +
                        words::gpuNames(*e.plan),
                    QStringLiteral("cluster.gpus"), true};
        if (name == u"between")
            return {format.text(run.between.base(), Unit::Hours), path("between"), true};
        if (name == u"all")
            return {format.text(all.between.base(), Unit::Hours), QStringLiteral("risk.between"),
                    true};
        if (name == u"interval")
            return {format.text(run.interval.base(), Unit::Second), path("checkpoint_interval"),
                    true};
        if (name == u"goodput")
            return share(run.goodput, path("goodput_reached"));
        if (name == u"without")
            return {format.text(all.waitsWithout, Unit::Percent),
                    QStringLiteral("risk.waits_without"), true};
        if (name == u"enough")
            return share(all.enough, QStringLiteral("risk.spares_enough"));
        if (name == u"target")
            return {nearlyAll(e.plan->risk.sparesTarget, format),
                    {},
                    true,
                    false,
                    QStringLiteral("risk.spares_target")};
        const bool advised = name == u"advised";
        QString text = nodes(advised ? all.sparesAdvised : all.spares);
        if (!advised) // it starts its sentence
            text[0] = text[0].toUpper();
        return {text,
                advised ? QStringLiteral("risk.spares_advised")
                        : QStringLiteral("risk.spare_nodes"),
                true};
    }
};

} // namespace

std::vector<SentencePart> riskSentence(const engine::Evaluation& e, const NumberFormat& format)
{
    const RiskSentence sentence{e, format};
    return composed(sentence.pattern(),
                    [&sentence](const QString& name) { return sentence.figure(name); });
}

} // namespace model
