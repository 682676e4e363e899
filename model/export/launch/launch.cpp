#include "model/export/launch/launch.h"

#include "model/engine/plan.h"
#include "model/export/launch/launchalerts.h"
#include "model/export/launch/launchserving.h"
#include "model/export/launch/launchtraining.h"

#include <algorithm>

namespace model {
namespace {

using engine::Workload;

bool hasLayout(const Workload& work)
{
    return work.isComputed();
}
bool trainsWhole(const Workload& work)
{
    return work.isComputed() &&
           (work.kind != engine::WorkloadKind::Tune || work.tune.method == engine::Method::Full);
}
bool isLlamaCpp(const Workload& work)
{
    return work.serve.engine == engine::ServingEngine::LlamaCpp;
}
bool answersInTokens(const Workload& work)
{
    return work.serves() && work.serve.rule != engine::ServeRule::ByUnit && !work.serve.makes();
}
bool servesComputed(const Workload& work)
{
    return answersInTokens(work) && !isLlamaCpp(work);
}
bool servesByLlamaCpp(const Workload& work)
{
    return answersInTokens(work) && isLlamaCpp(work);
}
bool hasEither(const Workload& work)
{
    return hasLayout(work) || servesComputed(work);
}

constexpr engine::ByKind<QByteArray (*)(const Launched&)> kKubernetes{.train = trainingJobFile,
                                                                      .tune = trainingJobFile,
                                                                      .sweep = trainingJobFile,
                                                                      .reinforce = trainingJobFile,
                                                                      .recommend = trainingJobFile,
                                                                      .batch = trainingJobFile,
                                                                      .serve = fleetFile};
QByteArray kubernetesFile(const Launched& launched)
{
    return kKubernetes[launched.evaluation.plan->work[launched.work].kind](launched);
}

} // namespace

const std::vector<LaunchKind>& launchKinds()
{
    static const std::vector<LaunchKind> all{
        {QStringLiteral("slurm"), QStringLiteral("sbatch"), hasLayout, slurmFile},
        {QStringLiteral("torchrun"), QStringLiteral("sh"), hasLayout, torchrunFile},
        {QStringLiteral("megatron"), QStringLiteral("sh"), trainsWhole, megatronFile},
        {QStringLiteral("deepspeed"), QStringLiteral("json"), hasLayout, deepspeedFile},
        {QStringLiteral("kubernetes"), QStringLiteral("yaml"), hasEither, kubernetesFile},
        {QStringLiteral("vllm"), QStringLiteral("sh"), servesComputed, vllmFile},
        {QStringLiteral("sglang"), QStringLiteral("sh"), servesComputed, sglangFile},
        {QStringLiteral("llamacpp"), QStringLiteral("sh"), servesByLlamaCpp, llamaCppFile},
        {QStringLiteral("prometheus"), QStringLiteral("yaml"), hasEither, alertsFile},
    };
    return all;
}

engine::Result<QByteArray> launchFile(const QString& id, const Launched& launched)
{
    const Workload& work = launched.evaluation.plan->work[launched.work];
    QStringList fitting;
    for (const LaunchKind& kind : launchKinds()) {
        if (!kind.fits(work))
            continue;
        if (kind.id == id)
            return kind.write(launched);
        fitting << kind.id;
    }
    return engine::fail(engine::Code::UnknownChoice, "--as", id.toStdString(),
                        fitting.join(QStringLiteral(", ")).toStdString());
}

} // namespace model
