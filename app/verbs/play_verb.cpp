#include "app/verbs/verb.h"
#include "model/export/playedexport.h"
#include "model/training/playedwords.h"

namespace app {
namespace {

using engine::Error;

bool hasStep(const engine::Workload& work)
{
    return work.trains() && work.isComputed();
}

} // namespace

int runPlay(const Call& call)
{
    const QString format = call.one(QStringLiteral("format"), QStringLiteral("text"));
    if (format != u"text" && format != u"json")
        return complain(
            {Error::Code::UnknownChoice, "--format", format.toStdString(), "text, json"},
            WrongCall);
    const QString trace = call.one(QStringLiteral("trace"));
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    if (!trace.isEmpty() && !call.sparesItsInputs({trace}))
        return WrongCall;
    const auto plan = loaded->evaluation->plan;
    const auto work = workAsked(call, *plan, hasStep);
    if (!work)
        return complain(work.error(), WrongCall);
    if (plan->work[*work].serves()) {
        complain(QStringLiteral("Workload “%1” serves, so it has no training step to play. Choose "
                                "one that trains with --work.")
                     .arg(QString::fromStdString(plan->work[*work].id)));
        return WrongCall;
    }
    const model::Played played = model::playedOf(loaded->evaluation, *work);
    if (!played.step->refused.empty()) {
        complain(model::refusedWords(*played.step));
        return WrongCall;
    }
    const model::PlayedExport x{played};
    if (trace.isEmpty())
        return out(format == u"json" ? x.json() : x.text());
    return deliver(trace, x.trace());
}

} // namespace app
