#include "app/verbs/verb.h"
#include "model/engine/plan.h"
#include "model/export/playedexport.h"
#include "model/export/replicaexport.h"
#include "model/serving/replicacharts.h"
#include "model/training/playedwords.h"

namespace app {
namespace {

using engine::Error;

// As text or JSON, or as a trace file.
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

struct Playing {
    const Loaded& loaded;
    std::size_t work;
    QString format, trace;
};

int playRequests(const Playing& p)
{
    const auto& e = p.loaded.evaluation;
    const model::PlayedReplica played = model::replicaPlayedOf(e, p.work);
    if (!played.serving->refused.empty())
        return refuse(model::replicaRefusedWords(*played.serving));
    model::ReplicaExport x{{played}};
    if (!e->assessment.serving[p.work].tier.empty())
        x.replicas.push_back(model::replicaPlayedOf(e, p.work, true));
    return deliverPlayed(x, p.format, p.trace);
}

int playStep(const Playing& p)
{
    const model::Played played = model::playedOf(p.loaded.evaluation, p.work);
    if (!played.step->refused.empty())
        return refuse(model::refusedWords(*played.step));
    return deliverPlayed(model::PlayedExport{played}, p.format, p.trace);
}

constexpr engine::ByKind<int (*)(const Playing&)> kPlays{.train = playStep,
                                                         .tune = playStep,
                                                         .sweep = playStep,
                                                         .reinforce = playStep,
                                                         .recommend = playStep,
                                                         .batch = playStep,
                                                         .serve = playRequests};

// Serving can be simulated; a step only if it is computed.
bool isPlayed(const engine::Workload& work)
{
    return kPlays[work.kind] != playStep || work.isComputed();
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
    return kPlays[plan->work[*work].kind]({*loaded, *work, format, trace});
}

} // namespace app
