#include "model/engine/plan.h"
#include "model/export/launch/launchtraining.h"
#include "model/sentences/workname.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

struct LaunchScripts {
    Q_DECLARE_TR_FUNCTIONS(Launch)
};

QString name(const LaunchFigures& f)
{
    return slugOf(projectTitle(f.launched().project));
}

QString commented(const QString& line, const QString& from)
{
    return QStringLiteral("# %1\n%2\n").arg(commentText(from), line);
}

// A Slurm time: days-hours:minutes:00, rounded up.
QString slurmTime(double days)
{
    const auto minutes = static_cast<long long>(std::ceil(days * 24 * 60));
    return QStringLiteral("%1-%2:%3:00")
        .arg(minutes / (24LL * 60))
        .arg(minutes / 60 % 24, 2, 10, QChar(u'0'))
        .arg(minutes % 60, 2, 10, QChar(u'0'));
}

QString slurmDirectives(const LaunchFigures& f)
{
    QString text;
    const auto add = [&](const QString& directive, const QString& from) {
        text += commented(QStringLiteral("#SBATCH --") + directive, from);
    };
    text += QStringLiteral("#SBATCH --job-name=%1\n").arg(name(f));
    const QString gpus = f.from({"work.*.layout_gpus", "cluster.node_size"});
    add(QStringLiteral("nodes=") + plainNumber(f.nodes()), gpus);
    add(QStringLiteral("gpus-per-node=") + plainNumber(f.gpusPerNode()), gpus);
    add(QStringLiteral("ntasks-per-node=1"),
        LaunchScripts::tr("torchrun starts the ranks of a node"));
    if (const double cores = f.value("work.*.feed.cores"); cores >= 1)
        add(QStringLiteral("cpus-per-task=") + plainNumber(cores), f.from({"work.*.feed.cores"}));
    const bool sweep = f.work().kind == engine::WorkloadKind::Sweep;
    const double days = sweep ? f.band("work.*.sweep_trial").high / 24 : f.band("work.*.time").high;
    if (std::isfinite(days))
        add(QStringLiteral("time=") + slurmTime(days),
            LaunchScripts::tr("%1, slow end of its 80 % range")
                .arg(f.from({sweep ? "work.*.sweep_trial" : "work.*.time"})));
    if (sweep)
        add(QStringLiteral("array=0-%1%%2")
                .arg(plainNumber(f.work().sweep.trials - 1),
                     plainNumber(f.value("work.*.sweep_at_once"))),
            f.from({"work.*.sweep.trials", "work.*.sweep_at_once"}));
    add(QStringLiteral("requeue"), f.from({"work.*.between"}));
    text += QStringLiteral("#SBATCH --open-mode=append\n#SBATCH --exclusive\n");
    return text;
}

// The launch command and its options. `meet` is the rendezvous host, as a shell expression.
QString scriptBody(const LaunchOptions& program, const LaunchFigures& f, const QString& meet)
{
    QString entry = QStringLiteral("entry=(");
    for (const QString& word : program.entry)
        entry +=
            (word == program.entry.first() ? QString() : QStringLiteral(" ")) + shellWord(word);
    return shellArray(QStringLiteral("run"), torchrunOptions(f)) + meet +
           QStringLiteral("# %1\n").arg(LaunchScripts::tr(
               "Data, tokenizer and folders follow as arguments of this script.")) +
           entry + QStringLiteral(")\n") + missingComments(program) +
           shellArray(QStringLiteral("options"), program.options);
}

QByteArray shellScript(const Launched& launched, const LaunchOptions& program)
{
    const LaunchFigures f(launched);
    const QString meet =
        QStringLiteral(": \"${MASTER_ADDR:?}\"\nrun+=(--rdzv-backend c10d --rdzv-endpoint "
                       "\"$MASTER_ADDR:${MASTER_PORT:-29500}\" --rdzv-id \"${JOB_ID:-%1}\")\n")
            .arg(name(f));
    return (QStringLiteral("#!/bin/bash\n") + launchHead(f) +
            QStringLiteral("# %1\n").arg(LaunchScripts::tr(
                "Start this on every node, with MASTER_ADDR set to the name of the first.")) +
            QStringLiteral("set -euo pipefail\n") + scriptBody(program, f, meet) +
            QStringLiteral(
                "exec torchrun \"${run[@]}\" \"${entry[@]}\" \"${options[@]}\" \"$@\"\n"))
        .toUtf8();
}

} // namespace

std::vector<LaunchOption> torchrunOptions(const LaunchFigures& f)
{
    LaunchOptions o;
    o.add("--nnodes", f.nodes(), f.from({"work.*.layout_gpus", "cluster.node_size"}));
    o.add("--nproc-per-node", f.gpusPerNode(), f.from({"cluster.node_size"}));
    // As often as the run may be interrupted.
    if (const double stops = f.band("work.*.interruptions").high; std::isfinite(stops))
        o.add("--max-restarts", std::ceil(stops), f.from({"work.*.interruptions"}));
    return std::move(o.options);
}

QByteArray slurmFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    const QString meet =
        QStringLiteral("first=$(scontrol show hostnames \"$SLURM_JOB_NODELIST\" | head -n 1)\n"
                       "run+=(--rdzv-backend c10d --rdzv-endpoint \"$first:29500\" --rdzv-id "
                       "\"$SLURM_JOB_ID\")\n");
    return (QStringLiteral("#!/bin/bash\n") + launchHead(f) + slurmDirectives(f) +
            QStringLiteral("set -euo pipefail\n") + scriptBody(trainingOptions(f), f, meet) +
            QStringLiteral(
                "srun torchrun \"${run[@]}\" \"${entry[@]}\" \"${options[@]}\" \"$@\"\n"))
        .toUtf8();
}

QByteArray torchrunFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    return shellScript(launched, f.tunesAdapters() ? trlOptions(f) : torchtitanOptions(f));
}

QByteArray megatronFile(const Launched& launched)
{
    return shellScript(launched, megatronOptions(LaunchFigures(launched)));
}

} // namespace model
