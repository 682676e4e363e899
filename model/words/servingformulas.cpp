#include "model/engine/text.h"
#include "model/words/servingwords.h"

namespace model::words {
namespace {

constexpr Entry kServingFormulaWords[] = {
    {"table: the same requests at all hours", L("Formulas", "The load is the same at all hours."),
     nullptr},
    {"table: nothing is put into prompts",
     L("Formulas", "No retrieved text is added to the prompts."), nullptr},
    {"table: contexts that fit next to running requests",
     L("Formulas", "Cache left by running requests at the full rate of a replica, divided by what "
                   "the contexts of all sessions between two calls would take; at most 100 %."),
     nullptr},
    {"table: contexts between two calls",
     L("Formulas", "Calls per second and replica, times the pause after all but the last call, "
                   "times the KV cache of an average context without its common beginning, times "
                   "the share that is kept."),
     nullptr},
    {"table: contexts that the hosts hold",
     L("Formulas", "What the cache does not hold, as far as host memory has room for it and the "
                   "links can move it there and back at half of their rate."),
     nullptr},
    {"table: a mean context over the links to the hosts",
     L("Formulas",
       "KV cache of an average context between two calls, without its common beginning, "
       "divided by the host links of a replica’s GPUs."),
     nullptr},
    {"table: items outside the prompt",
     L("Formulas", "None: layers with cross-attention read the items, which are no tokens of the "
                   "prompt."),
     nullptr},
    {"table: nothing but text", L("Formulas", "Text only: no images, video or sound."), nullptr},
    {"table: an image is there with the last pass",
     L("Formulas", "A generated image is complete with its last pass and has no output tokens, so "
                   "each request counts as one."),
     nullptr},
    {"table: no encoder", L("Formulas", "There is no encoder."), nullptr},
    {"table of the products of an encoder",
     L("Formulas", "Operations of the encoder for all sequences, forward and, if it is trained, "
                   "twice that backward, divided by the rate of all GPUs."),
     nullptr},
    {"best of the layouts of a replica",
     L("Formulas", "Of all layouts of a replica that meet the limits, the one with the lowest "
                   "cost, latency or power, as selected; or the pinned layout."),
     nullptr},
    {"best of the rates within the limits",
     L("Formulas", "The highest rate at which TTFT and TPOT both stay within their limits, found "
                   "by bisection."),
     nullptr},
    {"table: requests with the cache full",
     L("Formulas",
       "With a full KV cache: running requests divided by the time each one holds its batch slot."),
     nullptr},
    {"table: sequences that memory and engine take",
     L("Formulas", "KV cache divided by what one request occupies, up to the maximum batch size of "
                   "the engine."),
     nullptr},
    {"table: sequences that run",
     L("Formulas", "The number of requests in progress that keeps up with the arrival rate, given "
                   "the steps they all share."),
     nullptr},
    {"table: requests that wait for a place",
     L("Formulas", "By the Erlang formula for a queue with as many slots as the KV cache holds."),
     nullptr},
    {"table: half of the first tokens",
     L("Formulas", "What is left of the step that runs when the prompt arrives, the prefill of its "
                   "own tokens and of those that arrive meanwhile, while other responses are being "
                   "generated, and the wait for a batch slot; the median over all prompts."),
     nullptr},
    {"table: all but a twentieth of the first tokens",
     L("Formulas", "The same, where only 5 % of the requests wait longer: long prompts, and those "
                   "that meet many others."),
     nullptr},
    {"table: half of the tokens",
     L("Formulas",
       "One step of all running requests, including the prefill that falls in between."),
     nullptr},
    {"table: the twentieth of responses that take longest per token",
     L("Formulas", "Mean TPOT of a response, and how far it spreads: by the requests that run at "
                   "the same time, and by the prompts that come between its tokens."),
     nullptr},
    {"table: the first token of one kind",
     L("Formulas", "The same wait, plus the prefill steps of the class's own prompt."), nullptr},
    {"table: each token of one kind",
     L("Formulas",
       "All requests share the steps, so the p50 is the same for all classes. A short response is "
       "delayed more by requests and prompts that happen to run at the same time."),
     nullptr},
    {"table: a whole answer of one kind",
     L("Formulas", "TTFT plus the times of the other output tokens; medians."), nullptr},
    {"sum of the shares of the kinds",
     L("Formulas", "Requests of all classes whose TTFT or TPOT exceeds its limit."), nullptr},
    {"table: tokens of the cluster and of its second tier",
     L("Formulas", "Output tokens of the cluster and of the second tier, divided by all GPUs."),
     nullptr},
    {"table: the lesser of both sides, whatever",
     L("Formulas",
       "The smaller of the saturation rates of the prefill replicas and the decode replicas."),
     nullptr},
    {"table: requests answered over the week",
     L("Formulas", "In each hour of the week, the requests that arrive, up to the saturation of "
                   "the replicas; deferrable requests use the capacity that is left."),
     nullptr},
    {"table: what comes to the second tier",
     L("Formulas",
       "Its share of all requests, or the requests above the threshold of the cluster."),
     nullptr},
    {"table: the load of the second tier",
     L("Formulas", "Its requests divided by what its replicas can serve within the limits."),
     nullptr},
    {"table: half or all but a twentieth of the first",
     L("Formulas", "As on the cluster, with its own replicas."), nullptr},
    {"table: half or all but a twentieth of the tokens",
     L("Formulas", "As on the cluster, with its own replicas."), nullptr},
    {"table: what GPUs of a second tier draw",
     L("Formulas",
       "Their share of the power of their nodes, by load, including the overhead of the site."),
     nullptr},
    {"table: the cache of a prompt over the network",
     L("Formulas",
       "KV cache of the prompt divided by the bandwidth between prefill and decode GPUs."),
     nullptr},
    {"table: memory as the driver counts it",
     L("Formulas", "The memory capacity of the GPUs in the units used by the driver."), nullptr},
    {"table: bytes of the weights",
     L("Formulas", "All parameters in the weight format, with scales; embedding tables in 16 bits. "
                   "With 2:4 sparsity, half of the weights outside experts, plus their positions."),
     nullptr},
    {"table: kernels, buffers and graphs", L("Formulas", "As calibrated, per GPU."), nullptr},
    {"table: what weights and buffers leave",
     L("Formulas", "The part of GPU memory that the engine uses, minus weights and buffers."),
     nullptr},
    {"table: the cache of the sequences that run",
     L("Formulas", "KV cache of the running requests, each with its input tokens and half of its "
                   "output tokens."),
     nullptr},
    {"table: keys and values of a token",
     L("Formulas",
       "Keys and values of all layers in the KV cache format; more if GPUs hold duplicates."),
     nullptr},
    {"table: how far times lie off",
     L("Formulas",
       "From published measurements, by model type; wider for GPUs without measurements."),
     nullptr},
    {"table: replicas that should stand by",
     L("Formulas", "None, one, or as many as failures and repairs require."), nullptr},
    {"table: whole replicas of either side",
     L("Formulas", "Whole prefill replicas, whole decode replicas, and spare replicas."), nullptr},
    {"best of the fleets that carry",
     L("Formulas", "As many as the requests need or, with a fixed number of GPUs, as many as fit: "
                   "active replicas first, then spare replicas."),
     nullptr},
    {"table: products of embedding and reranking",
     L("Formulas", "2 FLOPs per parameter and token of queries, candidates and new text chunks, at "
                   "the achieved GEMM rate."),
     nullptr},
    {"table: the lesser of both sides",
     L("Formulas",
       "The smaller of the capacities of the prefill replicas and the decode replicas."),
     nullptr},
    {"table: hours that replicas run",
     L("Formulas", "All hours; with autoscaling, as many replicas as each half hour of the week "
                   "needs, started early and kept for a while."),
     nullptr},
    {"table: the rent of the hours, or a part",
     L("Formulas", "Rented: GPUs × hourly price × hours of operation. Owned: their share of the "
                   "cost of owning (TCO)."),
     nullptr},
    {"table: time of prompts",
     L("Formulas", "Time that prefill adds to a step, divided by the whole step."), nullptr},
    {"table: its part of the mean power",
     L("Formulas", "The fleet's share of the site's average power, by the load of its GPUs."),
     nullptr},
    {"sum of the GPUs of all fleets", L("Formulas", "The GPUs of all serving fleets."), nullptr},
    {"table: what a GPU draws by its load",
     L("Formulas",
       "Between idle and full power, by the share of full work that the serving fleets do."),
     nullptr},
    {"table: what a node draws by its load",
     L("Formulas", "Between idle and average operating power, by the share of full work that the "
                   "serving fleets do."),
     nullptr},
};

} // namespace

std::span<const Entry> servingFormulas()
{
    return kServingFormulaWords;
}

} // namespace model::words
