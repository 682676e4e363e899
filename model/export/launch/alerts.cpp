#include "model/engine/plan.h"
#include "model/export/launch/launchalerts.h"
#include "model/export/launch/launchtext.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

struct LaunchAlerts {
    Q_DECLARE_TR_FUNCTIONS(Launch)
};

struct Alert {
    const char* name;
    QString condition;
    const char* lasting;
    QString from;
    QString summary;
};

QString textOf(const Alert& alert)
{
    return QStringLiteral("      # %1\n"
                          "      - alert: %2\n"
                          "        expr: '%3'\n"
                          "        for: %4\n"
                          "        labels: {severity: warning}\n"
                          "        annotations:\n"
                          "          summary: \"%5\"\n")
        .arg(commentText(alert.from), QLatin1String(alert.name), alert.condition,
             QLatin1String(alert.lasting), commentText(alert.summary));
}

// Six digits: more would be false precision.
QString limitText(double limit)
{
    return std::isfinite(limit) ? QString::number(limit, 'g', 6) : QString();
}

QString below(const char* metric, double limit)
{
    return QStringLiteral("%1 < %2").arg(QLatin1String(metric), limitText(limit));
}

std::vector<Alert> clusterAlerts(const LaunchFigures& f)
{
    // Both DCGM's and AMD's exporters report watts.
    const char* power = f.isAmd() ? "sum(gpu_package_power)" : "sum(DCGM_FI_DEV_POWER_USAGE)";
    const char* count = f.isAmd() ? "count(gpu_package_power)" : "count(DCGM_FI_DEV_POWER_USAGE)";
    return {{"GpusMissing", below(count, f.value("cluster.gpus")), "5m", f.from({"cluster.gpus"}),
             LaunchAlerts::tr("Fewer GPUs report than the plan has")},
            {"GpuPowerAbovePlan",
             QStringLiteral("%1 > %2").arg(QLatin1String(power),
                                           limitText(f.value("site.peak_gpus") * 1000)),
             "10m", f.from({"site.peak_gpus"}),
             LaunchAlerts::tr("GPUs draw more than the planned peak power")}};
}

std::vector<Alert> trainingAlerts(const LaunchFigures& f)
{
    return {
        {"MfuBelowPlan", below("min(training_mfu_ratio)", f.band("work.*.reached").low / 100),
         "30m",
         f.from({"work.*.reached"}) + u' ' + LaunchAlerts::tr("and the low end of its 80 % range"),
         LaunchAlerts::tr("MFU is below the range of the plan")},
        {"TokensPerSecondBelowPlan",
         below("sum(training_tokens_per_second)", f.band("work.*.tokens_per_second").low), "30m",
         f.from({"work.*.tokens_per_second"}),
         LaunchAlerts::tr("Throughput is below the range of the plan")},
        {"GoodputBelowPlan",
         below("avg_over_time(training_goodput_ratio[1d])",
               f.band("work.*.goodput_reached").low / 100),
         "1d", f.from({"work.*.goodput_reached"}),
         LaunchAlerts::tr("Goodput is below the range of the plan")},
        {"CheckpointOverdue",
         QStringLiteral("time() - max(training_last_checkpoint_timestamp_seconds) > %1")
             .arg(limitText(std::ceil(2 * f.value("work.*.checkpoint_interval")))),
         "1m", f.from({"work.*.checkpoint_interval"}),
         LaunchAlerts::tr("Two checkpoint intervals passed without a checkpoint")}};
}

// A limit on a percentile of a histogram.
QString quantile(double share, const QString& metric, double seconds)
{
    return QStringLiteral("histogram_quantile(%1, sum by (le) (rate(%2_bucket[5m]))) > %3")
        .arg(limitText(share), metric, limitText(seconds));
}

std::vector<Alert> servingAlerts(const LaunchFigures& f)
{
    const engine::Serve& s = f.work().serve;
    const bool sglang = s.engine == engine::ServingEngine::Sglang;
    const QString from = sglang ? QStringLiteral("sglang:") : QStringLiteral("vllm:");
    const QString token = sglang ? QStringLiteral("inter_token_latency_seconds")
                                 : QStringLiteral("time_per_output_token_seconds");
    const QString queue =
        from + (sglang ? QStringLiteral("num_queue_reqs") : QStringLiteral("num_requests_waiting"));
    return {{"TtftAboveLimit",
             quantile(s.first95 ? 0.95 : 0.5, from + QStringLiteral("time_to_first_token_seconds"),
                      s.first.base()),
             "5m", f.from({"work.*.serve.first"}), LaunchAlerts::tr("TTFT is above its limit")},
            {"TpotAboveLimit", quantile(s.token95 ? 0.95 : 0.5, from + token, s.token.base()), "5m",
             f.from({"work.*.serve.token"}), LaunchAlerts::tr("TPOT is above its limit")},
            {"RequestsAboveCapacity",
             QStringLiteral("sum(rate(%1[5m])) > %2")
                 .arg(from + (sglang ? QStringLiteral("num_requests_total")
                                     : QStringLiteral("request_success_total")),
                      limitText(f.value("work.*.serve_fleet_rate"))),
             "5m", f.from({"work.*.serve_fleet_rate"}),
             LaunchAlerts::tr("More requests arrive than the fleet carries within its limits")},
            {"RequestsWait",
             QStringLiteral("sum(%1) > %2")
                 .arg(queue, limitText(std::ceil(f.value("work.*.serve_batch")))),
             "5m", f.from({"work.*.serve_batch"}),
             LaunchAlerts::tr("More requests wait than a replica takes at a time")}};
}

constexpr engine::ByKind<std::vector<Alert> (*)(const LaunchFigures&)> kAlerts{
    .train = trainingAlerts,
    .tune = trainingAlerts,
    .sweep = trainingAlerts,
    .reinforce = trainingAlerts,
    .recommend = trainingAlerts,
    .batch = trainingAlerts,
    .serve = servingAlerts};

} // namespace

QByteArray alertsFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    std::vector<Alert> alerts = clusterAlerts(f);
    const std::vector<Alert> own = kAlerts[f.work().kind](f);
    alerts.insert(alerts.end(), own.begin(), own.end());
    QString text = launchHead(f);
    if (f.work().trains())
        text += QStringLiteral("# %1\n").arg(
            LaunchAlerts::tr("The training job exports the metrics named training_…"));
    text += QStringLiteral("groups:\n  - name: headroom\n    rules:\n");
    for (const Alert& alert : alerts)
        if (!alert.condition.endsWith(u' ')) // its limit is not known
            text += textOf(alert);
    return text.toUtf8();
}

} // namespace model
