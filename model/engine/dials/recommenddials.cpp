#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

template <auto Member> constexpr DialRow ofRec(std::string_view path, Unit unit)
{
    return dial<&TrainAnswer::rec, Member>(path, unit, Room::Sizing).when(kRecommends);
}
template <auto Member> constexpr DialRow ofStep(std::string_view path)
{
    return dial<&TrainAnswer::rec, &RecommendAnswer::step, Member>(path, Milliseconds, Room::Sizing)
        .when(kRecommends);
}

// Bytes one GPU looks up, and sends to the others in the forward pass.
#define HEADROOM_LOOKED_UP                                                                         \
    "work.*.rec.batch * work.*.rec.lookups * work.*.rec.dimension * work.*.rec.value / "           \
    "work.*.gpus"
#define HEADROOM_SENT                                                                              \
    "work.*.rec.batch * work.*.rec.tables * work.*.rec.dimension * work.*.rec.sent / work.*.gpus"

constexpr Dial kRecommendDials[] = {
    ofRec<&RecommendAnswer::rate>("work.*.rec_rate", Count)
        .formula("work.*.rec.batch / work.*.rec_step")
        .label(L("Dials", "Samples per second"))
        .tip(L("Dials", "Samples trained per second, without interruptions.")),
    ofStep<&RecommendStep::total>("work.*.rec_step")
        .formula("work.*.rec_busy + work.*.rec_waits")
        .label(L("Dials", "Step time"))
        .tip(L("Dials", "Time of one optimizer step, waiting for samples included.")),
    ofStep<&RecommendStep::busy>("work.*.rec_busy")
        .formula("work.*.rec.pace * (work.*.rec_lookup + work.*.rec_exchange + work.*.rec_dense + "
                 "work.*.rec_exposed + work.*.rec.fixed)")
        .formulaIf(kCachesTables,
                   "work.*.rec.pace * (work.*.rec_lookup + work.*.rec_host + work.*.rec_exchange + "
                   "work.*.rec_dense + work.*.rec_exposed + work.*.rec.fixed)")
        .label(L("Dials", "Step time without waiting"))
        .tip(L("Dials", "Lookups, exchange, dense network and the fixed time of a step, one after "
                        "the other.")),
    dial<&TrainAnswer::aloneStep>("work.*.rec_one_gpu", Milliseconds, Room::Sizing)
        .formula("work.*.rec.pace * (work.*.gpus * (work.*.rec_lookup + work.*.rec_dense) + "
                 "work.*.rec.fixed)")
        .formulaIf(kCachesTables,
                   "work.*.rec.pace * (work.*.gpus * (work.*.rec_lookup + work.*.rec_host + "
                   "work.*.rec_dense) + work.*.rec.fixed)")
        .when(kRecommends)
        .label(L("Dials", "Step time on one GPU"))
        .tip(L("Dials", "Time of the same step on one GPU of unlimited memory, which the speed-up "
                        "is measured against.")),
    ofStep<&RecommendStep::lookup>("work.*.rec_lookup")
        .formula("4 * " HEADROOM_LOOKED_UP " / (work.*.rec.gather * cluster.gpu.memory_bandwidth)")
        .label(L("Dials", "Lookup and update time"))
        .tip(L("Dials", "Time in which rows are read, and read and written again with their "
                        "gradients.")),
    ofStep<&RecommendStep::host>("work.*.rec_host")
        .formula(prose(L("Formulas", "Bytes of the rows that the cache does not hold, to the GPU "
                                     "and back, divided by the bandwidth of the link to the host."),
                       "work.*.rec.hits, work.*.rec.batch, work.*.rec.lookups, "
                       "work.*.rec.dimension, work.*.rec.value, cluster.gpu.host_link"))
        .when(kCachesTables)
        .label(L("Dials", "Rows from host memory"))
        .tip(L("Dials", "Time to fetch the rows that the cache does not hold, and to write them "
                        "back.")),
    ofStep<&RecommendStep::inside>("work.*.rec_inside")
        .formula("2 * (work.*.domain - 1) / work.*.gpus * " HEADROOM_SENT
                 " / (work.*.rec.exchange_share * cluster.inside_link.bandwidth)")
        .label(L("Dials", "Exchange inside nodes"))
        .tip(L("Dials", "Time to send pooled rows to GPUs of the same scale-up domain, and their "
                        "gradients back.")),
    ofStep<&RecommendStep::between>("work.*.rec_between")
        .formula("2 * ((work.*.gpus - work.*.domain) / work.*.gpus * " HEADROOM_SENT
                 " / (cluster.share_all * work.*.rec.exchange_share * cluster.between_rate) + "
                 "log2(work.*.domains) * (cluster.latency_between + "
                 "known(cluster.between_link.latency)))")
        .label(L("Dials", "Exchange between nodes"))
        .tip(L("Dials", "Time to send pooled rows to GPUs of other scale-up domains, and their "
                        "gradients back.")),
    ofStep<&RecommendStep::exchange>("work.*.rec_exchange")
        .formula("max(work.*.rec_inside, work.*.rec_between)")
        .label(L("Dials", "All-to-all exchange"))
        .tip(L("Dials", "Time in which all GPUs send to all; links inside and between nodes work "
                        "at the same time.")),
    ofStep<&RecommendStep::dense>("work.*.rec_dense")
        .formula(
            "6 * work.*.rec.batch * work.*.rec.dense / (work.*.gpus * work.*.rec.dense_share * "
            "work.*.peak)")
        .label(L("Dials", "Dense network"))
        .tip(L("Dials", "Forward and backward pass of the dense network.")),
    ofStep<&RecommendStep::reduce>("work.*.rec_reduce")
        .formula("2 * (work.*.domain - 1) / work.*.domain * 4 * work.*.rec.dense / "
                 "(cluster.inside_link.bandwidth * cluster.link_share) + 2 * (work.*.domain - 1) * "
                 "cluster.latency_inside + 2 * (work.*.domains - 1) / work.*.domains * 4 * "
                 "work.*.rec.dense / work.*.domain / (cluster.between_rate * cluster.nic_share) + "
                 "2 * log2(work.*.domains) * (cluster.latency_between + "
                 "known(cluster.between_link.latency))")
        .label(L("Dials", "All-reduce of dense gradients"))
        .tip(L("Dials", "Time of the gradient exchange of the dense network.")),
    ofStep<&RecommendStep::exposed>("work.*.rec_exposed")
        .formula("max(0, work.*.rec_reduce - 2 / 3 * work.*.rec_dense - 3 / 4 * "
                 "work.*.rec_lookup)")
        .label(L("Dials", "Exposed all-reduce"))
        .tip(L(
            "Dials",
            "What the backward passes of the dense network and of the tables do not hide of it.")),
    ofStep<&RecommendStep::read>("work.*.rec_read")
        .formula("work.*.rec.batch * work.*.rec.sample / work.*.feed.storage")
        .label(L("Dials", "Data read time"))
        .tip(L("Dials", "Time to read the samples of a step from storage.")),
    ofStep<&RecommendStep::prepare>("work.*.rec_prepare")
        .formula("known(work.*.rec.batch / (ceil(work.*.gpus / cluster.node_size) * "
                 "work.*.feed.cores * positive(work.*.rec.core_rate)))")
        .label(L("Dials", "Data preparation time"))
        .tip(L("Dials", "Time to prepare the samples of a step on the CPU cores.")),
    ofStep<&RecommendStep::waits>("work.*.rec_waits")
        .formula("max(0, max(work.*.rec_read, work.*.rec_prepare) - work.*.rec_busy)")
        .label(L("Dials", "Waiting for data"))
        .tip(L("Dials", "Time of a step in which GPUs wait for samples.")),
    ofRec<&RecommendAnswer::tables>("work.*.rec_tables", GB)
        .formula("work.*.rec.rows * work.*.rec_row")
        .label(L("Dials", "Size of all tables"))
        .tip(L("Dials", "Embedding tables with their optimizer state.")),
    ofRec<&RecommendAnswer::row>("work.*.rec_row", Byte)
        .formula(
            prose(L("Formulas",
                    "Bytes of a row, plus one 32-bit value that row-wise Adagrad keeps for it."),
                  "work.*.rec.dimension, work.*.rec.value"))
        .label(L("Dials", "Bytes per row"))
        .tip(L("Dials", "A row with its optimizer state.")),
    ofRec<&RecommendAnswer::kept>("work.*.rec_kept", Byte)
        .formula(
            prose(L("Formulas",
                    "Bytes of the pooled rows, their gradients, and the indices of two steps."),
                  "work.*.rec.tables, work.*.rec.dimension, work.*.rec.lookups"))
        .label(L("Dials", "Bytes kept per sample"))
        .tip(L("Dials", "What a sample takes in GPU memory until its step is done.")),
    ofRec<&RecommendAnswer::memory>("work.*.rec_memory", GiB)
        .formula("(work.*.rec_tables + work.*.rec.batch * work.*.rec_kept) / work.*.gpus + 16 * "
                 "work.*.rec.dense")
        .formulaIf(kCachesTables,
                   "work.*.rec.batch * work.*.rec_kept / work.*.gpus + 16 * work.*.rec.dense")
        .label(L("Dials", "Memory per GPU"))
        .tip(L("Dials", "Least memory that the run needs on each GPU.")),
    ofRec<&RecommendAnswer::host>("work.*.rec_host_memory", GB)
        .formula("work.*.rec_tables / ceil(work.*.gpus / cluster.node_size)")
        .when(kCachesTables)
        .label(L("Dials", "Host memory per node"))
        .tip(L("Dials", "Embedding tables in the memory of each node.")),
    ofRec<&RecommendAnswer::least>("work.*.rec_least", Gpus)
        .formula("max(1, ceil((work.*.rec_tables + work.*.rec.batch * work.*.rec_kept) / "
                 "positive(cluster.memory_usable * cluster.gpu.memory - 16 * work.*.rec.dense)))")
        .formulaIf(kCachesTables,
                   "max(max(1, ceil(work.*.rec.batch * work.*.rec_kept / "
                   "positive(cluster.memory_usable * cluster.gpu.memory - 16 * "
                   "work.*.rec.dense))), known(cluster.node_size * ceil(work.*.rec_tables / "
                   "positive(cluster.node.host_memory))))")
        .label(L("Dials", "GPUs that hold the tables"))
        .tip(L("Dials", "The fewest GPUs on which the model fits.")),
    dial("work.*.rec_cost", Dollar, Room::Sizing,
         [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
             constexpr double kBillion = 1e9;
             return a.money.runCost * (a.work[w].time / a.money.runTime) *
                    (kBillion / p.work[w].rec.samples);
         })
        .formula("1000000000 * money.run_cost * work.*.time / (money.run_time * "
                 "work.*.rec.samples)")
        .when(kRecommends)
        .label(L("Dials", "Cost per billion samples"))
        .tip(L("Dials", "All that the run costs, staff included, per billion samples.")),
};

} // namespace

std::span<const Dial> recommendDials()
{
    return kRecommendDials;
}

} // namespace engine
