#include "app/verbs/verb.h"
#include "model/export/playedexport.h"
#include "model/export/replicaexport.h"
#include "model/serving/replicacharts.h"
#include "model/training/playedwords.h"

namespace app {
namespace {

using engine::Error;

// A step, or requests.
bool isPlayed(const engine::Workload& work)
{
    return work.serves() || (work.trains() && work.isComputed());
}

// As text or JSON, or its trace into a file.
template <class Export>
int deliverPlayed(const Export& x, const QString& format, const QString& trace)
{
    if (trace.isEmpty())
        return out(format == u"json" ? x.json() : x.text());
    return deliver(trace, x.trace());
}

int refuse(const QString& why)
{
    complain(why);
    return WrongCall;
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
    const auto work = requestedWork(call, *plan, isPlayed);
    if (!work)
        return complain(work.error(), WrongCall);
    if (plan->work[*work].serves()) {
        const model::PlayedReplica played = model::replicaPlayedOf(loaded->evaluation, *work);
        if (!played.serving->refused.empty())
            return refuse(model::replicaRefusedWords(*played.serving));
        model::ReplicaExport x{{played}};
        if (!loaded->evaluation->assessment.serving[*work].tier.empty())
            x.replicas.push_back(model::replicaPlayedOf(loaded->evaluation, *work, true));
        return deliverPlayed(x, format, trace);
    }
    const model::Played played = model::playedOf(loaded->evaluation, *work);
    if (!played.step->refused.empty())
        return refuse(model::refusedWords(*played.step));
    return deliverPlayed(model::PlayedExport{played}, format, trace);
}

} // namespace app
