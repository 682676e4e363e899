#include "model/export/playedexport.h"

#include "model/engine/plan.h"
#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"
#include "model/sentences/workname.h"
#include "model/training/layoutwords.h"
#include "model/training/playedwords.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace model {
namespace {

using engine::Seconds;
using engine::play::Bar;
using engine::play::Doing;
using engine::play::Lane;
using engine::play::PlayedStep;
using Json = nlohmann::ordered_json;

constexpr double kMicro = 1e6;
constexpr double kPlayedPercent = 100;

// A part as simulated, and by the closed form.
struct PartRow {
    const char* id;
    const char* name;
    Seconds played{}, closed{};
};

std::vector<PartRow> rowsOf(const PlayedStep& p, const engine::TrainAnswer& work)
{
    const engine::StepTime& s = work.parts;
    const auto of = [&](Seconds seconds) { return work.tuning * seconds; };
    return {
        {"compute", "Compute", p.part(Doing::Forward) + p.part(Doing::Backward),
         of(s.products + s.attention + s.elementwise + s.floor)},
        {"recompute", "Recomputation", p.part(Doing::Recompute), of(s.recompute)},
        // The two attribute waiting to stages differently: only the sum is comparable.
        {"pipeline", "Pipeline: bubble, loss, transfers",
         p.part(Doing::Bubble) + p.part(Doing::Vocabulary) + p.part(Doing::Send),
         of(s.bubble + s.vocabulary + s.sends)},
        {"encoder", "Encoder", p.part(Doing::Encoder), of(s.encoder)},
        {"tensor", "Tensor-parallel traffic", p.part(Doing::Tensor), of(s.tensor)},
        {"context", "Context-parallel traffic", p.part(Doing::Context), of(s.context)},
        {"expert", "Expert all-to-all", p.part(Doing::Expert), of(s.expert)},
        {"gather", "Weight all-gather", p.part(Doing::Gather), of(s.gather)},
        {"data", "Gradients and weights of the replicas", p.part(Doing::Data), of(s.data)},
        {"optimizer", "Optimizer", p.part(Doing::Optimizer), of(s.optimizer)},
        {"offload", "Offload to the host", p.part(Doing::Offload), of(s.offload)},
        {"straggling", "Stragglers and software overhead", p.straggling, of(s.straggling)},
        {"host", "Host overhead", p.part(Doing::Host), of(s.host)},
        {"step", "Step", p.total, of(s.total)},
    };
}

// For each stage, the share of each family in the step.
std::vector<FamilySeconds> sharesOf(const PlayedStep& p)
{
    std::vector<FamilySeconds> stages = familySeconds(p);
    for (FamilySeconds& stage : stages)
        for (double& share : stage)
            share /= p.total.base();
    return stages;
}

QString shareWords(double share)
{
    return QString::number(kPlayedPercent * share, 'f', 1) + QStringLiteral(" %");
}

QString apartWords(double share)
{
    const QString words = shareWords(std::abs(share));
    const bool some = words != shareWords(0);
    return (!some ? QString() : share > 0 ? QStringLiteral("+") : QStringLiteral("-")) + words;
}

QString secondsText(Seconds time)
{
    return QString::number(time.base(), 'f', 4);
}

QString barName(const Bar& bar)
{
    QString name = doingWords(bar.doing);
    if (bar.microBatch >= 0)
        name += u' ' + QString::number(bar.microBatch + 1);
    return name;
}

Json threadName(int stage, int lane, const std::string& name, const char* what)
{
    return {
        {"name", what}, {"ph", "M"}, {"pid", stage + 1}, {"tid", lane}, {"args", {{"name", name}}}};
}

} // namespace

QByteArray PlayedExport::text() const
{
    const PlayedStep& p = *played.step;
    const engine::TrainAnswer& a = played.evaluation->assessment.work[played.work];
    const engine::Layout& layout =
        played.evaluation->assessment.decision.layouts[played.work].layout;
    QString text =
        QStringLiteral("One step of “%1”, simulated event by event: %2, %3 micro-batches")
            .arg(workName(played.evaluation->plan->work[played.work]),
                 layoutName(layout).replace(QChar(0x00a0), u' '))
            .arg(p.microBatches);
    if (p.chunks > 1)
        text += QStringLiteral(", %1 virtual stages each").arg(p.chunks);
    text += QStringLiteral(".\nReplicas played: %1 of %2%3. Tasks and messages: %4.\n\n")
                .arg(p.played)
                .arg(p.replicas)
                .arg(p.played < p.replicas
                         ? QStringLiteral(" (the others have the same places on their nodes)")
                         : QString())
                .arg(cNumber(p.events));
    text += QStringLiteral("%1 %2 %3 %4\n")
                .arg(QStringLiteral("Seconds"), -38)
                .arg(QStringLiteral("Played"), 10)
                .arg(QStringLiteral("Closed form"), 12)
                .arg(QStringLiteral("Of the step"), 12);
    const double whole = a.tuning * a.parts.total.base();
    for (const PartRow& row : rowsOf(p, a)) {
        const double apart = (row.played - row.closed).base() / whole;
        if (row.played.base() == 0 && row.closed.base() == 0)
            continue;
        text += QStringLiteral("%1 %2 %3 %4\n")
                    .arg(QLatin1String(row.name), -38)
                    .arg(secondsText(row.played), 10)
                    .arg(secondsText(row.closed), 12)
                    .arg(apartWords(apart), 12);
    }
    text += QStringLiteral("\n%1").arg(QStringLiteral("Stage"), -8);
    for (int f = 0; f < kPlayedFamilies; ++f)
        text += QStringLiteral(" %1").arg(familyWords(static_cast<PlayedFamily>(f)), 22);
    text += u'\n';
    const auto stages = sharesOf(p);
    for (std::size_t s = 0; s < stages.size(); ++s) {
        text += QStringLiteral("%1").arg(s + 1, -8);
        for (const double share : stages[s])
            text += QStringLiteral(" %1").arg(shareWords(share), 22);
        text += u'\n';
    }
    return text.toUtf8();
}

QByteArray PlayedExport::json() const
{
    const PlayedStep& p = *played.step;
    Json out{{"format", "headroom-played-step"},
             {"version", 1},
             {"engine", HEADROOM_VERSION},
             {"work", played.evaluation->plan->work[played.work].id},
             {"stages", p.stages},
             {"virtual_stages", p.chunks},
             {"micro_batches", p.microBatches},
             {"replicas", p.replicas},
             {"replicas_played", p.played},
             {"events", p.events},
             {"bubble", numberOrNull(tidy(p.bubble))}};
    for (const PartRow& row : rowsOf(p, played.evaluation->assessment.work[played.work]))
        out["parts"][row.id] = {{"played_s", numberOrNull(tidy(row.played.base()))},
                                {"closed_form_s", numberOrNull(tidy(row.closed.base()))}};
    out["by_stage"] = Json::array();
    for (const auto& stage : sharesOf(p))
        out["by_stage"].push_back({{"compute", tidy(stage[0])},
                                   {"recomputation", tidy(stage[1])},
                                   {"exposed_communication", tidy(stage[2])},
                                   {"optimizer_and_host", tidy(stage[3])},
                                   {"bubble", tidy(stage[4])}});
    return QByteArray::fromStdString(out.dump(2)) + '\n';
}

QByteArray PlayedExport::trace() const
{
    const PlayedStep& p = *played.step;
    Json events = Json::array();
    for (int stage = 0; stage < p.stages; ++stage) {
        events.push_back(
            threadName(stage, 0, "Stage " + std::to_string(stage + 1), "process_name"));
        for (int lane = 0; lane <= static_cast<int>(Lane::Host); ++lane)
            events.push_back(threadName(
                stage, lane, laneWords(static_cast<Lane>(lane)).toStdString(), "thread_name"));
    }
    for (const Bar& bar : p.bars) {
        Json event{{"name", barName(bar).toStdString()},
                   {"cat", engine::play::idOf(bar.doing)},
                   {"ph", "X"},
                   {"ts", tidy(kMicro * bar.start)},
                   {"dur", tidy(kMicro * (bar.end - bar.start))},
                   {"pid", bar.stage + 1},
                   {"tid", static_cast<int>(bar.lane)}};
        if (bar.microBatch >= 0)
            event["args"] = {{"micro-batch", bar.microBatch + 1}, {"virtual stage", bar.chunk + 1}};
        events.push_back(std::move(event));
    }
    const Json out{{"displayTimeUnit", "ms"},
                   {"otherData",
                    {{"engine", HEADROOM_VERSION},
                     {"replica", p.shown + 1},
                     {"step_s", numberOrNull(p.total.base())},
                     {"until_s", numberOrNull(p.until.base())}}},
                   {"traceEvents", std::move(events)}};
    return QByteArray::fromStdString(out.dump()) + '\n';
}

} // namespace model
