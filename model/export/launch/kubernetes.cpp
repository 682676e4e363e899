#include "model/export/launch/launchserving.h"
#include "model/export/launch/launchtraining.h"
#include "model/sentences/workname.h"

#include <QCoreApplication>

namespace model {
namespace {

struct LaunchPods {
    Q_DECLARE_TR_FUNCTIONS(Launch)
};

// Two spaces per level, the YAML convention.
QString in(int level, const QString& line, const QString& from = {})
{
    return QString(qsizetype{2} * level, u' ') + line +
           (from.isEmpty() ? QString() : QStringLiteral("  # ") + commentText(from)) + u'\n';
}
QString in(int level, const char* line, const QString& from = {})
{
    return in(level, QString::fromUtf8(line), from);
}

QString gpuLimit(int level, const LaunchFigures& f, double gpus, const QString& from)
{
    const QString resource =
        f.isAmd() ? QStringLiteral("amd.com/gpu") : QStringLiteral("nvidia.com/gpu");
    return in(level, "resources:") + in(level + 1, "limits:") +
           in(level + 2, QStringLiteral("%1: %2").arg(resource, plainNumber(gpus)), from);
}

QString jobName(const LaunchFigures& f)
{
    return slugOf(projectTitle(f.launched().project));
}

QString containerHead(int level, const char* name, const char* image)
{
    return in(level, QStringLiteral("- name: %1").arg(QLatin1String(name))) +
           in(level + 1, QStringLiteral("image: \"%1\"").arg(QLatin1String(image)),
              LaunchPods::tr("Replace with your own image"));
}

// A headless service gives pods the names by which ranks find each other.
QString meetingService(const QString& name)
{
    return in(0, "---") + in(0, "apiVersion: v1") + in(0, "kind: Service") + in(0, "metadata:") +
           in(1, QStringLiteral("name: %1").arg(name)) + in(0, "spec:") + in(1, "clusterIP: None") +
           in(1, "selector:") + in(2, QStringLiteral("app: %1").arg(name));
}

} // namespace

QByteArray trainingJobFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    const LaunchOptions program = trainingOptions(f);
    const QString name = jobName(f);
    const QString size = f.from({"work.*.layout_gpus", "cluster.node_size"});
    QString text = launchHead(f) + in(0, "apiVersion: batch/v1") + in(0, "kind: Job") +
                   in(0, "metadata:") + in(1, QStringLiteral("name: %1").arg(name)) +
                   in(0, "spec:") + in(1, "completionMode: Indexed");
    for (const char* key : {"completions", "parallelism"})
        text +=
            in(1, QStringLiteral("%1: %2").arg(QLatin1String(key), plainNumber(f.nodes())), size);
    text += in(1, "template:") + in(2, "metadata:") + in(3, "labels:") +
            in(4, QStringLiteral("app: %1").arg(name)) + in(2, "spec:") +
            in(3, QStringLiteral("subdomain: %1").arg(name)) + in(3, "restartPolicy: OnFailure") +
            in(3, "containers:") +
            containerHead(4, "train", "registry.example.com/training:latest") +
            gpuLimit(5, f, f.gpusPerNode(), f.from({"cluster.node_size"})) + in(5, "command:") +
            in(6, "- torchrun") + in(5, "args:") + yamlList(torchrunOptions(f), QString(12, u' ')) +
            in(6, "- --rdzv-backend") + in(6, "- c10d") + in(6, "- --rdzv-endpoint") +
            in(6, QStringLiteral("- \"%1-0.%1:29500\"").arg(name));
    for (const QString& word : program.entry)
        text += in(6, QStringLiteral("- \"%1\"").arg(word));
    text += missingComments(program, QString(12, u' ')) +
            yamlList(program.options, QString(12, u' ')) + meetingService(name);
    return text.toUtf8();
}

// A replica on several nodes is a group of pods that start and fail together.
QByteArray fleetFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    const bool sglang = f.work().serve.engine == engine::ServingEngine::Sglang;
    const LaunchOptions program = sglang ? sglangOptions(f) : vllmOptions(f);
    const QString name = jobName(f);
    const bool grouped = nodesOfReplica(f) > 1;
    const QString replicas =
        QStringLiteral("replicas: %1").arg(plainNumber(f.value("work.*.serve_replicas")));
    QString text = launchHead(f);
    text += in(0, grouped ? "apiVersion: leaderworkerset.x-k8s.io/v1" : "apiVersion: apps/v1") +
            in(0, grouped ? "kind: LeaderWorkerSet" : "kind: Deployment") + in(0, "metadata:") +
            in(1, QStringLiteral("name: %1").arg(name)) + in(0, "spec:") +
            in(1, replicas, f.from({"work.*.serve_replicas"}));
    int level = 1;
    if (grouped) {
        text += in(1, "leaderWorkerTemplate:") +
                in(2, QStringLiteral("size: %1").arg(plainNumber(nodesOfReplica(f))),
                   f.from({"work.*.serve_replica_gpus", "cluster.node_size"})) +
                in(2, "workerTemplate:");
        level = 2;
    } else {
        text += in(1, "selector:") + in(2, "matchLabels:") +
                in(3, QStringLiteral("app: %1").arg(name)) + in(1, "template:");
    }
    const double gpus =
        std::min(f.value("work.*.serve_replica_gpus"), f.value("cluster.node_size"));
    const int indent = 2 * (level + 5);
    text += in(level + 1, "metadata:") + in(level + 2, "labels:") +
            in(level + 3, QStringLiteral("app: %1").arg(name)) + in(level + 1, "spec:") +
            in(level + 2, "containers:") +
            containerHead(level + 3, "serve",
                          sglang ? "lmsysorg/sglang:latest" : "vllm/vllm-openai:latest") +
            gpuLimit(level + 4, f, gpus, f.from({"work.*.serve_replica_gpus"})) +
            in(level + 4, "env:") + in(level + 5, "- name: MODEL") +
            in(level + 5, "  value: \"\"",
               LaunchPods::tr("MODEL: folder or Hugging Face name of %1")
                   .arg(QString::fromStdString(f.work().train.model.name))) +
            in(level + 4,
               sglang ? "command: [python3, -m, sglang.launch_server]" : "command: [vllm, serve]") +
            in(level + 4, "args:") + (sglang ? in(level + 5, "- \"--model-path\"") : QString()) +
            in(level + 5, "- \"$(MODEL)\"") + missingComments(program, QString(indent, u' ')) +
            yamlList(program.options, QString(indent, u' '));
    return text.toUtf8();
}

} // namespace model
