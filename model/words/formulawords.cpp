#include "model/engine/text.h"
#include "model/words/moneywords.h"
#include "model/words/servingwords.h"
#include "model/words/table.h"

namespace model::words {
namespace {

constexpr const char* kFormulaContext = "Formulas";

// The start of a prose formula, and the text shown instead.
constexpr Entry kFormulaWords[] = {
    {"best of the whole nodes",
     L("Formulas", "The number entered, or the smallest number of whole nodes that meets the "
                   "deadline and fits the model."),
     nullptr},
    {"best of the layouts of one GPU",
     L("Formulas", "Of all layouts on one GPU for the same batch, the fastest that fits; if none "
                   "fits, the fastest of all with unlimited memory."),
     nullptr},
    {"best of the layouts",
     L("Formulas", "Of all parallel layouts on these GPUs that fit in memory, the one with the "
                   "fastest conservative estimate; or the pinned layout."),
     nullptr},
    {"table of products",
     L("Formulas", "2 FLOPs forward and 4 backward per parameter and token, plus 2 if the forward "
                   "pass runs twice."),
     nullptr},
    {"table of useful products",
     L("Formulas", "2 FLOPs forward and 2 backward per parameter and token, plus 2 if all weights "
                   "are trained. Recomputation is not counted as useful work."),
     nullptr},
    {"table of the GPU's peaks",
     L("Formulas", "Dense peak throughput of the GPU in the selected number format."), nullptr},
    {"table: its own, or what these leave",
     L("Formulas", "The GPUs of its own, or else what workloads with GPUs of their own leave."),
     nullptr},
    {"table: the mean draw while GPUs work",
     L("Formulas", "The average draw for the time in which GPUs work, and the idle draw for the "
                   "time in which they wait for other workloads."),
     nullptr},
    {"table: those in turns",
     L("Formulas", "The times of the workloads that take turns, added up, or the longest time of "
                   "those that run in parallel, whichever is longer."),
     nullptr},
    {"table: the tokens of the kind", L("Formulas", "The number of tokens requested."), nullptr},
    {"table: the GPUs that share",
     L("Formulas", "The GPUs of one node, or of one link domain that spans several nodes."),
     nullptr},
    {"table: whole sequences",
     L("Formulas",
       "Batch size divided by sequence length, rounded so that all replicas can share it."),
     nullptr},
    {"table: tokens of a sequence", L("Formulas", "The sequence length, or the example length."),
     nullptr},
    {"table: the layers of the model",
     L("Formulas", "The layers of the architecture. A model size other than the original makes the "
                   "model deeper and wider."),
     nullptr},
    {"table: as many trials",
     L("Formulas", "The requested number of concurrent trials, limited by the GPUs available."),
     nullptr},
    {"table of gradients out",
     L("Formulas",
       "Gradients out and weights back between replicas: one ring within the node and one between "
       "nodes, minus the part overlapped with the forward and backward passes."),
     nullptr},
    {"table of the bytes that the optimizer",
     L("Formulas", "Bytes that the optimizer reads and writes, divided by memory bandwidth."),
     nullptr},
    {"table of what goes to the host",
     L("Formulas", "Transfers to the host and back, minus the part overlapped with the forward and "
                   "backward passes."),
     nullptr},
    {"table: what the host needs for each", L("Formulas", "Host time per step, as calibrated."),
     nullptr},
    {"table: what a team's first run",
     L("Formulas", "Extra time of a team's first run compared with published runs, scaled by "
                   "the tuning gap."),
     nullptr},
    {"table of matrix products",
     L("Formulas", "FLOPs of the matrix multiplications divided by the rate that GEMMs of this "
                   "size reach on this GPU, forward and backward."),
     nullptr},
    {"table of the attention's core",
     L("Formulas", "FLOPs of the attention core divided by the rate it reaches on this GPU."),
     nullptr},
    {"table of the bytes that norms",
     L("Formulas",
       "Bytes moved by norms, activation functions and additions, divided by memory bandwidth."),
     nullptr},
    {"table: what the host needs to launch",
     L("Formulas", "Host time to launch a layer, beyond the layer's compute time."), nullptr},
    {"table of the tensor group",
     L("Formulas", "Four exchanges of the activations of a micro-batch per layer and pass, minus "
                   "the overlapped part."),
     nullptr},
    {"table of keys and values",
     L("Formulas", "Keys and values sent around the ring of context-parallel ranks, minus the part "
                   "overlapped with attention."),
     nullptr},
    {"table of tokens to their experts",
     L("Formulas", "Tokens sent to their experts and back, minus the overlapped part."), nullptr},
    {"table: the part of the forward",
     L("Formulas", "The part of the forward pass that is recomputed."), nullptr},
    {"table of weights that come together",
     L("Formulas", "Weights gathered for each pass and gradients scattered, minus the part "
                   "overlapped with the previous layer."),
     nullptr},
    {"table of the embedding", L("Formulas", "Embedding GEMM, logits and loss of a micro-batch."),
     nullptr},
    {"table of a micro-batch to the next stage in the node",
     L("Formulas", "Latency plus the bytes of a micro-batch divided by link bandwidth."), nullptr},
    {"table of a micro-batch to the next stage on another",
     L("Formulas", "Latency plus the bytes of a micro-batch divided by NIC bandwidth, which all "
                   "simultaneously sending ranks share."),
     nullptr},
    {"table: boundaries between stages",
     L("Formulas", "Pipeline stages fill one node after another: the number of stage boundaries "
                   "that are also node boundaries."),
     nullptr},
    {"table: the part of the sends",
     L("Formulas",
       "The part of the pipeline transfers that does not overlap with compute, as calibrated."),
     nullptr},
    {"table: replicas wait",
     L("Formulas", "Replicas wait for the slowest one; each doubling of the nodes adds to this, as "
                   "calibrated."),
     nullptr},
    {"table of what the software loses",
     L("Formulas", "Loss of the software stack compared with a tuned framework, as calibrated."),
     nullptr},
    {"table of the weights of the fullest",
     L("Formulas", "Weights of the fullest stage, divided by the tensor parallel size and by the "
                   "ranks that share one copy of them."),
     nullptr},
    {"table of the gradients kept",
     L("Formulas", "Gradients kept between micro-batches, for the parameters held by this GPU."),
     nullptr},
    {"table of master weights",
     L("Formulas",
       "Master weights and optimizer moments, divided by the replicas that share them."),
     nullptr},
    {"table of what each layer keeps",
     L("Formulas", "Activations that each layer keeps of a micro-batch for the backward pass, "
                   "times the micro-batches in flight."),
     nullptr},
    {"table of the loss", L("Formulas", "Logits of a micro-batch over the vocabulary."), nullptr},
    {"table of the driver",
     L("Formulas", "Driver context and communication buffers, as calibrated."), nullptr},
    {"table of what activations take",
     L("Formulas", "Temporary buffers take more memory than counted, as calibrated."), nullptr},
    {"table of what the host has room",
     L("Formulas",
       "Capacity of the node's memory or drives, minus what the system and the data loaders need."),
     nullptr},
    {"table of what the host holds", L("Formulas", "Data offloaded to the host."), nullptr},
    {"table of how far",
     L("Formulas", "Deviation of predictions of this type from measurements: the standard "
                   "deviation of the logarithm."),
     nullptr},
    {"table: the share of the network",
     L("Formulas", "The share entered, or none if switches and optics are counted."), nullptr},
    {"table of switches and optics",
     L("Formulas",
       "Switches and optical cables of the fabric times the power of each, or none if network "
       "power is a share. NIC power is part of node power."),
     nullptr},
    {"table: the share of the storage",
     L("Formulas", "The share entered, or none if storage power is counted."), nullptr},
    {"table of the storage counted",
     L("Formulas", "Storage per GPU × GPUs × power per TB, or none if storage power is a share."),
     nullptr},
    {"table of the levels",
     L("Formulas", "The smallest number of tiers whose tree has enough ports: 2 × (ports / 2) to "
                   "the power of the tiers, on each rail. A single node needs none."),
     nullptr},
    {"table of the switches",
     L("Formulas",
       "On each rail, the lowest tier has one switch per (ports / 2) nodes; other tiers have the "
       "same number of switches, the top tier half as many. Rails share a switch where they fit."),
     nullptr},
    {"table of the joined levels",
     L("Formulas", "The smallest number of tiers whose tree has enough ports for all NICs: "
                   "2 × (ports / 2) to the power of the tiers. A dragonfly has one tier, a "
                   "single node needs none."),
     nullptr},
    {"table of the joined switches",
     L("Formulas",
       "The lowest tier has one switch per (ports / 2) nodes on each rail, or per several rails "
       "where they fit; other tiers have the same number of switches, the top tier half as many. "
       "In a dragonfly, one switch per (ports + 1) / 4 NICs; twice that many switches form a "
       "group."),
     nullptr},
    {"table of what reaches all nodes",
     L("Formulas", "With switches, all of it. In a torus, half of the traffic crosses the middle "
                   "of the torus, over 2 links per place of "
                   "its cross-section: 4 / (dimensions × longest side), at most all. The torus is "
                   "the smallest box, as near to a cube as possible, that holds all nodes."),
     nullptr},
    {"table of what reaches a neighbor",
     L("Formulas",
       "With switches, all of it. In a torus, one of 2 links per dimension; both, where a "
       "dimension has two places."),
     nullptr},
    {"table of the torus's cables",
     L("Formulas", "Half the number of NICs: each cable joins the NICs of two nodes."), nullptr},
    {"table of the dragonfly's cables",
     L("Formulas", "One cable per NIC, one between any two switches of a group, and between groups "
                   "half the NICs, less the share that stays within a group; at least one cable "
                   "between any two groups. A group that is not full has more cables per pair."),
     nullptr},
    {"table of the dragonfly's optics",
     L("Formulas", "Two per cable between groups; cables within a group are copper."), nullptr},
    {"table of the nodes that one side",
     L("Formulas", "The number of nodes that one side can carry alone, including on its fullest "
                   "phase; power supplies are assigned to the phases in turn."),
     nullptr},
    {"best of the limits of a rack",
     L("Formulas", "The smallest of the limits by height, weight, cooling and power feeds, as far "
                   "as they are known."),
     nullptr},
    {"table: volts",
     L("Formulas", "Voltage × breaker rating × breaker derating × circuits per side, and × √3 for "
                   "three phases."),
     nullptr},
    {"table: the fullest phase",
     L("Formulas", "The power supplies of a full rack on one side are assigned to its phases in "
                   "turn: the load of the fullest phase when this side carries the rack alone, as "
                   "a share of its permitted load."),
     nullptr},
    {"sum of the times", L("Formulas", "The times of all workloads, one after another."), nullptr},
    {"sum of the GPU-hours", L("Formulas", "The GPU-hours of all workloads."), nullptr},
    {"table: faults of the network",
     L("Formulas", "Network failure rate, minus the failures masked by a redundant path."),
     nullptr},
    {"table: faults of the power",
     L("Formulas", "Power failure rate, minus the failures masked by a second feed."), nullptr},
    {"table: as inverse scaling",
     L("Formulas", "MTBF of all nodes, shortened by as much as small jobs were measured to run "
                   "shorter than their nodes."),
     nullptr},
    {"table of the band of the time",
     L("Formulas", "Position of the deadline within the range of the time to train. Each side of "
                   "the range is half of a lognormal distribution."),
     nullptr},
    {"table of the band of the load",
     L("Formulas", "Position of the capacity within the range of the load. Each side of the range "
                   "is half of a lognormal distribution."),
     nullptr},
    {"table of the band of the cost",
     L("Formulas", "Position of the budget within the range of all payments. Each side of the "
                   "range is half of a lognormal distribution."),
     nullptr},
    {"table: 1, as small jobs", L("Formulas", "1: small jobs only trigger a warning."), nullptr},
    {"table: how much more often",
     L("Formulas", "Below the small-job threshold, the factor by which small jobs were measured to "
                   "be interrupted more often; 1 from the threshold on."),
     nullptr},
    {"table of Poisson: the fewest",
     L("Formulas", "The smallest number of spares that meets the availability target if nodes "
                   "under repair follow a Poisson distribution."),
     nullptr},
    {"table of Poisson: the share",
     L("Formulas", "Share of time in which no more nodes are under repair than there are spares, "
                   "by the Poisson distribution."),
     nullptr},
    {"table of Poisson: the mean",
     L("Formulas", "Average number of nodes under repair in excess of the spares, by the Poisson "
                   "distribution."),
     nullptr},
    {"table: the step of the faster kind",
     L("Formulas",
       "The same layout on GPUs of the faster type only; with one GPU type, the step time."),
     nullptr},
    {"table: the GPUs of the faster kind",
     L("Formulas", "By their share of the GPUs used; none if all are of one type."), nullptr},
    {"table of Erlang and Poisson",
     L("Formulas", "A run that needs all nodes waits according to the Erlang loss formula. A run "
                   "that continues loses one model replica per missing node."),
     nullptr},
    {"table: the nodes that stand by",
     L("Formulas", "None, the advised number, or the number entered."), nullptr},
    {"table: bytes of a checkpoint",
     L("Formulas", "2 bytes of weights plus the optimizer state, or the bytes entered, per "
                   "trainable parameter."),
     nullptr},
    {"table: the copy to the hosts",
     L("Formulas", "Checkpoint size divided by the bandwidth of the links to host memory or, if "
                   "the run waits for the write, by storage bandwidth."),
     nullptr},
    {"table: the write to storage",
     L("Formulas",
       "Checkpoint size divided by storage bandwidth, if the run does not wait for the write."),
     nullptr},
    {"table: the work between two",
     L("Formulas", "By the formula of Daly, of Young or for maximum availability, or as entered; "
                   "never shorter than the time a checkpoint takes to be written."),
     nullptr},
    {"table: the spares, and nodes",
     L("Formulas", "The spare nodes, plus cluster nodes that take no part in the run."), nullptr},
    {"table: the share of the hours",
     L("Formulas", "Computed from interruptions and checkpoints, or as entered."), nullptr},
};

} // namespace

QString formulaInWords(const QString& formula)
{
    for (const auto& words :
         {servingFormulas(), std::span<const Entry>(kFormulaWords), moneyFormulas()})
        for (const Entry& e : words)
            if (formula.startsWith(QLatin1String(e.key)))
                return translated(kFormulaContext, e.label);
    return formula;
}

} // namespace model::words
