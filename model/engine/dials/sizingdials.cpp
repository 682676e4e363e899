#include "model/engine/dials/row.h"
#include "model/engine/sizing/datavalue.h"
#include "model/engine/sizing/speeduplaws.h"
#include "model/engine/sizing/train.h"

namespace engine {
namespace {

using enum Unit;

// Formulas in prose that several figures share.
constexpr const char* kWholeSequences =
    L("Formulas",
      "Batch size divided by sequence length, rounded so that all replicas can share it.");
constexpr const char* kBestOnOneGpu =
    L("Formulas", "Of all layouts on one GPU for the same batch, the fastest that fits; if none "
                  "fits, the fastest of all with unlimited memory.");

// One all-reduce of the gradients, inside a domain and between domains.
#define HEADROOM_INSIDE(domain, bandwidth)                                                         \
    "2 * (" domain " - 1) / " domain " * work.*.gradient_bytes * work.*.params"                    \
    " / (" bandwidth " * cluster.link_share) + 2 * (" domain " - 1) * cluster.latency_inside"
#define HEADROOM_BETWEEN(domain, domains, bandwidth)                                               \
    "2 * (" domains " - 1) / " domains " * work.*.gradient_bytes * work.*.params / " domain        \
    " / (" bandwidth " * cluster.nic_share) + 2 * log2(" domains                                   \
    ") * (cluster.latency_between + known(cluster.between_link.latency))"

WrittenFormula tokensFormula(const Plan&, const Workload& w)
{
    switch (w.kind) {
    case WorkloadKind::Train: break;
    case WorkloadKind::Tune:
        return "work.*.tune.examples * work.*.tune.epochs * work.*.tune.length";
    case WorkloadKind::Sweep: return "work.*.sweep.length * work.*.tokens";
    case WorkloadKind::Reinforce:
        return w.rl.method == RlMethod::Dpo
                   ? "work.*.rl_answers * work.*.rl.steps * (work.*.serve.prompt + "
                     "work.*.serve.answer)"
                   : "work.*.rl_answers * work.*.rl.epochs * work.*.rl.steps * "
                     "(work.*.serve.prompt + work.*.serve.answer)";
    case WorkloadKind::Serve:
    case WorkloadKind::Batch:
    case WorkloadKind::Recommend: break;
    }
    return "1 * work.*.tokens";
}

double speedingGpus(const ResolvedPlan& plan, const Assessment& a, std::size_t w)
{
    return plan.work[w].isComputed() ? a.work[w].gpusUsed : trainingGpus(a.decision, w);
}

// The data a run reads; unknown if the sample size is.
Bytes datasetOf(const ResolvedPlan& plan, const Assessment& a, std::size_t w)
{
    const Bytes sample = plan.work[w].train.feed.sample;
    const TrainAnswer& t = a.work[w];
    return sample.base() > 0 ? t.tokens / t.sequenceTokens * sample : Bytes(kUnknown);
}

// For a job of many units, which has no steps.
WrittenFormula timeOfBatch(const Plan&, const Workload& w)
{
    if (w.reinforces())
        return "work.*.rl.steps * work.*.rl_step / work.*.goodput_reached";
    if (w.recommends())
        return "work.*.rec.samples / work.*.rec.batch * work.*.rec_step / work.*.goodput_reached";
    return w.isBatch() ? "work.*.job_busy / work.*.goodput_reached" : "";
}
// Answers are packed up to the maximum answer length.
WrittenFormula packedOf(const Plan&, const Workload& w)
{
    return w.reinforces() ? prose(kWholeSequences,
                                  "work.*.rl.minibatch, work.*.rl.pairs, work.*.sequence_tokens, "
                                  "work.*.serve.prompt, work.*.serve.answer")
                          : "";
}
WrittenFormula needOfBatch(const Plan&, const Workload& w)
{
    return w.trains() ? "" : "work.*.gpus * work.*.time / work.*.deadline";
}
WrittenFormula speedupOfBatch(const Plan&, const Workload& w)
{
    if (w.recommends())
        return "work.*.rec_one_gpu / work.*.rec_step";
    return w.isBatch() ? "work.*.job_unit_gpus * work.*.job_one_worker / work.*.job_busy" : "";
}
WrittenFormula efficiencyOfBatch(const Plan&, const Workload& w)
{
    return w.trains() ? "" : "work.*.speedup / work.*.gpus";
}

constexpr Dial kSizingDials[] = {
    dial<&Decision::gpus>("cluster.gpus", Gpus, Room::Sizing)
        .formula(prose(L("Formulas",
                         "The number entered, or the smallest number of whole nodes that meets the "
                         "deadline and fits the model."),
                       "cluster.count, "
                       "cluster.node_size, work.*.deadline"))
        .keyFigure()
        .label(L("Dials", "GPUs"))
        .tip(L("Dials", "GPUs that work on the run.")),
    dial<&Decision::serving>("cluster.gpus_serving", Gpus, Room::Sizing)
        .formula(prose(L("Formulas", "The GPUs of all serving fleets."), "work.*.serve_gpus"))
        .label(L("Dials", "GPUs for serving"))
        .tip(L("Dials", "GPUs of all serving fleets together.")),
    dial("cluster.gpus_training", Gpus, Room::Sizing,
         [](const Assessment& a) { return trainingGpus(a.decision); })
        .formula("cluster.gpus - cluster.gpus_serving")
        .label(L("Dials", "GPUs for training"))
        .tip(L("Dials", "GPUs that the serving fleets leave for training.")),
    dial("work.*.gpus", Gpus, Room::Sizing,
         [](const ResolvedPlan&, const Assessment& a, std::size_t w) {
             return trainingGpus(a.decision, w);
         })
        .formula("1 * cluster.gpus_training")
        .formulaIf(
            kSideBySide,
            prose(L("Formulas",
                    "The GPUs of its own, or else what workloads with GPUs of their own leave."),
                  "cluster.gpus_training, work.*.own_gpus"))
        .when(kRuns)
        .label(L("Dials", "GPUs of the workload"))
        .tip(L("Dials", "GPUs that this workload may use: its own, or those on which it takes "
                        "turns with others.")),
    dial<&Decision::nodes>("cluster.nodes", Nodes, Room::Sizing)
        .formula("ceil(cluster.gpus / cluster.node_size)")
        .keyFigure()
        .label(L("Dials", "Nodes"))
        .tip(L("Dials", "Servers that hold the GPUs.")),
    dial<&TrainAnswer::workFactor>("work.*.work_factor", WorkPerToken, Room::Sizing)
        .formula(
            prose(L("Formulas",
                    "2 FLOPs forward and 4 backward per parameter and token, plus 2 if the forward "
                    "pass runs twice.")))
        .formulaIf(
            kComputed,
            prose(L("Formulas",
                    "2 FLOPs forward and 2 backward per parameter and token, plus 2 if all weights "
                    "are trained. Recomputation is not counted as useful work.")))
        .when(kTrains)
        .label(L("Dials", "FLOPs per parameter and token"))
        .tip(L("Dials", "Floating-point operations needed for each parameter and token.")),
    dial<&TrainAnswer::tokens>("work.*.run_tokens", TokensUnit, Room::Sizing)
        .formula(prose(L("Formulas", "The number of tokens requested.")))
        .formulasOf(tokensFormula)
        .when(kTrains)
        .label(L("Dials", "Tokens per run"))
        .tip(L("Dials",
               "Tokens of one training run, of all fine-tuning examples, or of one full trial.")),
    dial("work.*.effective_tokens", TokensUnit, Room::Sizing,
         [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
             return effectiveTokens(p.work[w].train, a.work[w].tokens);
         })
        .formula("work.*.token_value * work.*.run_tokens")
        .formulaIf(kRepeatsTokens,
                   "work.*.token_value * work.*.unique_tokens * (1 - 15.39 * expm1((1 - "
                   "work.*.run_tokens / work.*.unique_tokens) / 15.39))")
        .when(kLearnsLanguage)
        .label(L("Dials", "Effective tokens"))
        .tip(L("Dials", "Tokens of web text, each seen once, that would teach as much: after "
                        "data quality and repeated epochs (arXiv 2305.16264).")),
    dial<&TrainAnswer::flops>("work.*.flops", FlopsUnit, Room::Sizing)
        .formula("work.*.work_factor * work.*.active * work.*.run_tokens")
        .when(kTrains)
        .label(L("Dials", "Training compute"))
        .tip(L("Dials", "All floating-point operations of the run.")),
    dial<&TrainAnswer::peak>("work.*.peak", TeraflopPerSecond, Room::Sizing)
        .formula(prose(kDensePeak, "cluster.gpu.peak_*"))
        .when(kSteps)
        .label(L("Dials", "Peak throughput"))
        .tip(L("Dials", "Dense peak of one GPU in the number format used.")),
    dial<&TrainAnswer::time>("work.*.time", Days, Room::Sizing)
        .formula("work.*.flops / (work.*.gpus * work.*.peak * work.*.reached * "
                 "work.*.goodput_reached)")
        .formulaIf(kSweeps, "work.*.sweep_rounds * work.*.sweep_mean_trial")
        .formulaIf(kComputed, "work.*.steps * work.*.step / work.*.goodput_reached")
        .when(kRuns)
        .formulasOf(timeOfBatch)
        .keyFigure()
        .label(L("Dials", "Time to train"))
        .tip(L("Dials", "Wall-clock time of one run.")),
    dial<&TrainAnswer::gpuTime>("work.*.gpu_hours", GpuHours, Room::Sizing)
        .formula("work.*.gpus * work.*.time")
        .when(kRuns)
        .keyFigure()
        .label(L("Dials", "GPU-hours"))
        .tip(L("Dials", "GPU time of one run, summed over all GPUs.")),
    dial<&TrainAnswer::gpusNeeded>("work.*.gpus_needed", Gpus, Room::Sizing)
        .formula("work.*.flops / (work.*.peak * work.*.reached * work.*.goodput_reached * "
                 "work.*.deadline)")
        .formulaIf(kSweeps, "work.*.sweep_at_once * min(work.*.sweep.gpus_each, "
                            "work.*.gpus) * work.*.time / work.*.deadline")
        .formulaIf(kComputed, "work.*.gpus * work.*.time / work.*.deadline")
        .when(kRuns)
        .formulasOf(needOfBatch)
        .keyFigure()
        .label(L("Dials", "GPUs needed at this MFU"))
        .tip(L("Dials",
               "GPUs that would meet the deadline if they stayed as efficient as here, before "
               "rounding up to whole nodes. A cluster of another size has another efficiency, so "
               "the search looks for the smallest cluster that meets the deadline.")),
    dial<&TrainAnswer::reached>("work.*.reached", Percent, Room::Sizing)
        .formula("work.*.alone * work.*.compute / work.*.step")
        .formulaIf(kComputed,
                   "work.*.flops / (work.*.steps * work.*.layout_gpus * work.*.peak * work.*.step)")
        .when(kTrains)
        .keyFigure()
        .label(L("Dials", "MFU"))
        .tip(L("Dials", "Model FLOPs utilization: the share of peak throughput reached on this "
                        "cluster, communication included.")),
    dial<&TrainAnswer::alone>("work.*.alone", Percent, Room::Sizing)
        .formula("min(1, work.*.share / max(1e-9, 1 - work.*.share_traffic / work.*.share_step))")
        .formulaIf(
            kComputed,
            "work.*.flops / (work.*.steps * work.*.layout_gpus * work.*.peak * work.*.compute)")
        .when(kTrains)
        .label(L("Dials", "MFU without communication"))
        .tip(L("Dials", "Share of peak throughput that one GPU reaches when no time is spent on "
                        "communication.")),
    dial<&TrainAnswer::shareStep>("work.*.share_step", Second, Room::Sizing)
        .formula("work.*.work_factor * work.*.active * work.*.batch / (work.*.share_gpus * "
                 "work.*.peak * work.*.share)")
        .when(kByShare)
        .label(L("Dials", "Measured: step time"))
        .tip(L("Dials", "Step time on the cluster where the MFU was measured.")),
    dial<&TrainAnswer::shareTraffic>("work.*.share_traffic", Second, Room::Sizing)
        .formula(HEADROOM_INSIDE(
            "work.*.share_domain_used",
            "work.*.share_inside") " + " HEADROOM_BETWEEN("work.*.share_domain_used",
                                                          "work.*.share_domains",
                                                          "work.*.share_between"))
        .when(kByShare)
        .label(L("Dials", "Measured: communication"))
        .tip(L("Dials", "Communication time per step on the cluster where the MFU was measured.")),
    dial<&TrainAnswer::shareDomain>("work.*.share_domain_used", Gpus, Room::Sizing)
        .formula("min(work.*.share_domain, work.*.share_gpus)")
        .when(kByShare)
        .label(L("Dials", "Measured: scale-up domain"))
        .tip(L("Dials", "GPUs that shared the intra-node link where the MFU was measured.")),
    dial<&TrainAnswer::shareDomains>("work.*.share_domains", Count, Room::Sizing)
        .formula("max(1, work.*.share_gpus / work.*.share_domain_used)")
        .when(kByShare)
        .label(L("Dials", "Measured: scale-up domains"))
        .tip(L("Dials", "Number of scale-up domains where the MFU was measured.")),
    dial<&TrainAnswer::steps>("work.*.steps", Count, Room::Sizing)
        .formula("work.*.tokens / work.*.batch")
        .formulaIf(kComputed, "work.*.run_tokens / (work.*.sequences * work.*.sequence_tokens)")
        .when(kTrains)
        .label(L("Dials", "Steps"))
        .tip(L("Dials", "Optimizer steps of the run.")),
    dial<&TrainAnswer::step>("work.*.step", Second, Room::Sizing)
        .formula("work.*.compute + work.*.traffic")
        .formulaIf(kComputed, "work.*.step_gpus + work.*.step_feed")
        .when(kTrains)
        .label(L("Dials", "Step time"))
        .tip(L("Dials", "Time of one optimizer step.")),
    dial<&TrainAnswer::compute>("work.*.compute", Second, Room::Sizing)
        .formula("work.*.work_factor * work.*.active * work.*.batch / (work.*.gpus * "
                 "work.*.peak * work.*.alone)")
        .formulaIf(kComputed, "work.*.step - work.*.traffic - work.*.step_feed")
        .when(kTrains)
        .label(L("Dials", "Compute time per step"))
        .tip(L("Dials", "Part of the step time without communication.")),
    dial<&TrainAnswer::traffic>("work.*.traffic", Second, Room::Sizing)
        .formula("work.*.traffic_inside + work.*.traffic_between")
        .formulaIf(kComputed, "work.*.step_tensor + work.*.step_context + work.*.step_expert + "
                              "work.*.step_gather + work.*.step_sends + work.*.step_data")
        .when(kTrains)
        .label(L("Dials", "Communication per step"))
        .tip(L("Dials", "Communication time of one step. With a measured MFU, it is one exchange "
                        "of all gradients.")),
    dial<&TrainAnswer::trafficInside>("work.*.traffic_inside", Second, Room::Sizing)
        .formula(HEADROOM_INSIDE("work.*.domain", "cluster.inside_link.bandwidth"))
        .when(kByShare)
        .label(L("Dials", "Intra-node communication"))
        .tip(L("Dials",
               "Time for the reduction and all-gather of the gradients over the intra-node link.")),
    dial<&TrainAnswer::trafficBetween>("work.*.traffic_between", Second, Room::Sizing)
        .formula(HEADROOM_BETWEEN("work.*.domain", "work.*.domains", "cluster.between_rate"))
        .when(kByShare)
        .label(L("Dials", "Inter-node communication"))
        .tip(L("Dials", "Time for the gradient exchange over the inter-node network.")),
    dial("cluster.domain", Gpus, Room::Sizing, [](const Plan& p) { return domainOf(p.cluster); })
        .formula(prose(
            L("Formulas", "The GPUs of one node, or of one link domain that spans several nodes."),
            "cluster.inside_link.domain, "
            "cluster.node_size"))
        .label(L("Dials", "Scale-up domain"))
        .tip(L("Dials", "GPUs connected by the same intra-node link.")),
    dial<&TrainAnswer::domain>("work.*.domain", Gpus, Room::Sizing)
        .formula("min(cluster.domain, work.*.gpus)")
        .when(kSteps)
        .label(L("Dials", "Scale-up domain used"))
        .tip(L("Dials", "GPUs of this run that share the intra-node link.")),
    dial<&TrainAnswer::domains>("work.*.domains", Count, Room::Sizing)
        .formula("max(1, work.*.gpus / work.*.domain)")
        .when(kSteps)
        .label(L("Dials", "Scale-up domains used"))
        .tip(L("Dials", "Number of scale-up domains over which the run is spread.")),
    dial<&TrainAnswer::waiting>("work.*.waiting", Percent, Room::Sizing)
        .formula("work.*.traffic / work.*.step")
        .when(kTrains)
        .keyFigure()
        .label(L("Dials", "Exposed communication"))
        .tip(L("Dials", "Share of the step time in which GPUs wait for communication.")),
    dial<&TrainAnswer::efficiency>("work.*.efficiency", Percent, Room::Sizing)
        .formula("work.*.compute / work.*.step")
        .formulaIf(kComputed, "work.*.speedup / work.*.layout_gpus")
        .when(kRuns)
        .formulasOf(efficiencyOfBatch)
        .label(L("Dials", "Scaling efficiency"))
        .tip(L("Dials", "Speed-up per GPU: the work done as a share of what the same number of "
                        "independent GPUs would do.")),
    dial<&TrainAnswer::speedup>("work.*.speedup", Count, Room::Sizing)
        .formula("work.*.gpus * work.*.efficiency")
        .formulaIf(kComputed, "work.*.one_gpu_step / work.*.step")
        .when(kRuns)
        .formulasOf(speedupOfBatch)
        .label(L("Dials", "Speed-up"))
        .tip(L("Dials",
               "Throughput relative to one GPU in its best layout, or to one GPU with "
               "unlimited memory where the model does not fit on one without offloading.")),
    dial<&TrainAnswer::aloneStep>("work.*.one_gpu_step", Second, Room::Sizing)
        .formula(prose(kBestOnOneGpu,
                       "work.*.media.encoder, "
                       "work.*.media.items, work.*.media.patches, " HEADROOM_OF_MODEL
                       ", work.*.batch, work.*.rl.minibatch, work.*.rl.pairs, work.*.tune.batch, "
                       "work.*.sequence_tokens, work.*.tuning, "
                       "work.*.pace, cluster.gpu.peak_*, cluster.gpu.memory_bandwidth, "
                       "cluster.gpu.multiprocessors"))
        .when(kComputed)
        .label(L("Dials", "Step time on one GPU"))
        .tip(L("Dials", "The same batch on one GPU in its fastest layout, the baseline of the "
                        "speed-up. Memory is taken as unlimited where no layout fits.")),
    dial<&TrainAnswer::aloneMemory>("work.*.one_gpu_memory", GiB, Room::Sizing)
        .formula(prose(kBestOnOneGpu, "work.*.media.encoder, " HEADROOM_OF_MODEL
                                      ", work.*.sequence_tokens, work.*.tune.rank"))
        .when(kComputed)
        .label(L("Dials", "Memory on one GPU"))
        .tip(L("Dials", "Memory that this single-GPU layout takes. Above the usable GPU memory, "
                        "the layout is hypothetical.")),
    // By Amdahl's law: the share that must run on a single GPU to explain the speed-up.
    dial("work.*.serial_share", Percent, Room::Sizing,
         [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
             return serialShare(speedingGpus(p, a, w), a.work[w].speedup);
         })
        .formula("(work.*.gpus / work.*.speedup - 1) / positive(work.*.gpus - 1)")
        .formulaIf(kComputed,
                   "(work.*.layout_gpus / work.*.speedup - 1) / positive(work.*.layout_gpus - 1)")
        .when(kRuns)
        .label(L("Dials", "Implied serial fraction"))
        .tip(L("Dials", "Share of the work that would have to run on a single GPU to explain the "
                        "speed-up by Amdahl’s law.")),
    // Amdahl 1967, and Gustafson 1988: fixed work in less time, or more work in the same time.
    dial("work.*.speedup_limit", Count, Room::Sizing,
         [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
             const Share serial = serialShare(speedingGpus(p, a, w), a.work[w].speedup);
             return serial > 0 ? 1 / serial : kUnknown;
         })
        .formula("1 / positive(work.*.serial_share)")
        .when(kRuns)
        .label(L("Dials", "Speed-up limit (Amdahl)"))
        .tip(L("Dials", "The speed-up that no number of GPUs exceeds if the implied serial "
                        "fraction stays as it is.")),
    dial("work.*.scaled_speedup", Count, Room::Sizing,
         [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
             const double gpus = speedingGpus(p, a, w);
             const double scaled = scaledSpeedup(serialShare(gpus, a.work[w].speedup), gpus);
             return scaled > 0 ? scaled : kUnknown; // slower than one GPU: no part runs in parallel
         })
        .formula("positive(work.*.gpus - work.*.serial_share * (work.*.gpus - 1))")
        .formulaIf(kComputed,
                   "positive(work.*.layout_gpus - work.*.serial_share * (work.*.layout_gpus - 1))")
        .when(kRuns)
        .label(L("Dials", "Scaled speed-up (Gustafson)"))
        .tip(L("Dials", "Throughput relative to one GPU if the work grows with the number of GPUs "
                        "and only the implied serial fraction of one GPU’s work stays serial.")),
    dial("work.*.dataset", TB, Room::Sizing,
         [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
             return datasetOf(p, a, w);
         })
        .formula("work.*.run_tokens / work.*.sequence_tokens * positive(work.*.feed.sample)")
        .when(kComputed)
        .label(L("Dials", "Dataset size"))
        .tip(L(
            "Dials",
            "All samples of a run at the size at which they are read: what storage has to hold.")),
    dial<&TrainAnswer::sequences>("work.*.sequences", Count, Room::Sizing)
        .formula("work.*.batch / work.*.sequence")
        .formulaIf(kComputed,
                   prose(kWholeSequences, "work.*.batch, work.*.sequence, work.*.tune.batch"))
        .formulasOf(packedOf)
        .when(kTrains)
        .label(L("Dials", "Sequences per batch"))
        .tip(L("Dials", "Training examples in one optimizer step.")),
    dial<&TrainAnswer::states>("work.*.states", TB, Room::Sizing)
        .formula("work.*.state_bytes * work.*.params")
        .when(kByShare)
        .label(L("Dials", "Training state"))
        .tip(L("Dials", "Weights, gradients and optimizer state of one model replica.")),
    dial<&TrainAnswer::gpusPerReplica>("work.*.copy_gpus", Gpus, Room::Sizing)
        .formula("work.*.states / (cluster.memory_usable * cluster.gpu.memory)")
        .when(kByShare)
        .label(L("Dials", "GPUs per model replica"))
        .tip(L("Dials", "GPUs whose memory holds the training state of one replica.")),
    dial<&TrainAnswer::tokensPerSecond>("work.*.tokens_per_second", Count, Room::Sizing)
        .formula("work.*.tokens / work.*.time")
        .formulaIf(kSweeps, "work.*.sweep_at_once * work.*.run_tokens / work.*.sweep_trial")
        .formulaIf(kComputed, "work.*.run_tokens / work.*.time")
        .when(kTrains)
        .label(L("Dials", "Tokens per second"))
        .tip(L("Dials", "Throughput of all GPUs together.")),
};

} // namespace

std::span<const Dial> sizingDials()
{
    return kSizingDials;
}

} // namespace engine
