#include "model/words/moneywords.h"
#include "model/words/servingwords.h"
#include "model/words/table.h"

namespace model::words {
namespace {

#define L(context, text) text

constexpr const char* kFormulaContext = "Formulas";

// How a formula begins that is no arithmetic, and what is said in its place.
constexpr Entry kFormulaWords[] = {
    {"best of the whole nodes",
     L("Formulas", "The number asked for, or the smallest number of whole nodes that makes the "
                   "date and holds the model."),
     nullptr},
    {"best of the layouts of one GPU",
     L("Formulas", "Of all layouts of one GPU for the same batch, the fastest that fits; of all "
                   "with unlimited memory where none does."),
     nullptr},
    {"best of the layouts",
     L("Formulas", "Of all ways to divide the step over these GPUs, the fastest at the cautious "
                   "end of its band that fits the memory, or what was pinned."),
     nullptr},
    {"table of products",
     L("Formulas", "2 FLOPs forward and 4 backward for each parameter and token; 2 more where the "
                   "forward pass runs twice."),
     nullptr},
    {"table of useful products",
     L("Formulas", "2 FLOPs forward and 2 backward for each parameter and token, and 2 more where "
                   "all weights learn. What is computed again is no work done."),
     nullptr},
    {"table of the GPU's peaks", L("Formulas", "The GPU's dense peak in the number format chosen."),
     nullptr},
    {"table: the tokens of the kind", L("Formulas", "The tokens asked for."), nullptr},
    {"table: the GPUs that share",
     L("Formulas", "The GPUs of a node, or of a link that joins several nodes."), nullptr},
    {"table: whole sequences",
     L("Formulas", "The batch over the sequence length, rounded so that many replicas can share "
                   "it."),
     nullptr},
    {"table: tokens of a sequence", L("Formulas", "The sequence length, or that of an example."),
     nullptr},
    {"table: the layers of the model",
     L("Formulas", "The layers of the architecture. Another size than its own makes it deeper and "
                   "wider."),
     nullptr},
    {"table: as many trials",
     L("Formulas", "The trials asked for at once, as far as there are GPUs for them."), nullptr},
    {"table of gradients out",
     L("Formulas", "Gradients out and weights back between the replicas: a ring in the node and "
                   "one between the nodes, less what runs behind the passes."),
     nullptr},
    {"table of the bytes that the optimizer",
     L("Formulas", "The bytes that the optimizer reads and writes, over the rate of the memory."),
     nullptr},
    {"table of what goes to the host",
     L("Formulas", "What goes to the host and back, beyond what hides behind the passes."),
     nullptr},
    {"table: what the host needs for each",
     L("Formulas", "What the host needs for each step, as calibrated."), nullptr},
    {"table: what a team's first run",
     L("Formulas", "What a team's first run takes longer than published ones, as far as the tuning "
                   "says."),
     nullptr},
    {"table of matrix products",
     L("Formulas", "FLOPs of the matrices over the rate that products of that size reach on this "
                   "GPU, forward and backward."),
     nullptr},
    {"table of the attention's core",
     L("Formulas", "FLOPs of the attention's core over the rate it reaches on this GPU."), nullptr},
    {"table of the bytes that norms",
     L("Formulas", "Bytes that norms, activations and sums move, over the rate of the memory."),
     nullptr},
    {"table: what the host needs to launch",
     L("Formulas", "What the host needs to launch a layer, beyond the layer's work."), nullptr},
    {"table of the tensor group",
     L("Formulas", "Four exchanges of a micro-batch's activations a layer and pass, less what "
                   "hides."),
     nullptr},
    {"table of keys and values",
     L("Formulas", "Keys and values around the ring of the context ranks, less what hides behind "
                   "the attention."),
     nullptr},
    {"table of tokens to their experts",
     L("Formulas", "Tokens to their experts and back, less what hides."), nullptr},
    {"table: the part of the forward",
     L("Formulas", "The part of the forward pass that is computed again."), nullptr},
    {"table of weights that come together",
     L("Formulas", "Weights that come together for each pass, and gradients that part, less what "
                   "hides behind the layer before."),
     nullptr},
    {"table of the embedding",
     L("Formulas", "The embedding's product, logits and loss of a micro-batch."), nullptr},
    {"table of a micro-batch to the next stage in the node",
     L("Formulas", "Latency, and the bytes of a micro-batch over the rate of the link."), nullptr},
    {"table of a micro-batch to the next stage on another",
     L("Formulas", "Latency, and the bytes of a micro-batch over the rate of the network cards, "
                   "which all ranks that send at once share."),
     nullptr},
    {"table: boundaries between stages",
     L("Formulas", "Pipeline stages fill nodes one after another: the boundaries between stages "
                   "that are also boundaries between nodes."),
     nullptr},
    {"table: the part of the sends",
     L("Formulas", "The part of the sends that does not hide, as calibrated."), nullptr},
    {"table: replicas wait",
     L("Formulas", "Replicas wait for the slowest of them; each doubling of the nodes adds to it, "
                   "as calibrated."),
     nullptr},
    {"table of what the software loses",
     L("Formulas", "What the software loses against a tuned framework, as calibrated."), nullptr},
    {"table of the weights of the fullest",
     L("Formulas", "Weights of the fullest stage, divided by the tensor group and by those who "
                   "share one copy."),
     nullptr},
    {"table of the gradients kept",
     L("Formulas", "Gradients kept between micro-batches, of what this GPU holds."), nullptr},
    {"table of master weights",
     L("Formulas", "Master weights and moments, divided by the replicas that share them."),
     nullptr},
    {"table of what each layer keeps",
     L("Formulas", "What each layer keeps of a micro-batch for its backward pass, times the "
                   "micro-batches that wait."),
     nullptr},
    {"table of the loss", L("Formulas", "Logits of a micro-batch over the vocabulary."), nullptr},
    {"table of the driver",
     L("Formulas", "The driver's context and the buffers of communication, as calibrated."),
     nullptr},
    {"table of what activations take",
     L("Formulas", "What comes and goes takes more than is counted, as calibrated."), nullptr},
    {"table of what the host has room",
     L("Formulas", "What the node's memory or drives hold, less what the system and the loaders "
                   "take."),
     nullptr},
    {"table of what the host holds", L("Formulas", "What was moved to the host."), nullptr},
    {"table of how far",
     L("Formulas", "How far predictions of this kind lay from what was measured: the standard "
                   "deviation of their logarithm."),
     nullptr},
    {"table: the share of the network",
     L("Formulas", "The share typed, or none where switches and optics are counted."), nullptr},
    {"table of switches and optics",
     L("Formulas", "Switches and cables of the fabric times the power of each, or none where the "
                   "network is a share. NICs are in the power of the nodes."),
     nullptr},
    {"table: the share of the storage",
     L("Formulas", "The share typed, or none where the storage is counted."), nullptr},
    {"table of the storage counted",
     L("Formulas", "Capacity a GPU × GPUs × power of a TB, or none where the storage is a share."),
     nullptr},
    {"table of the levels",
     L("Formulas", "The least whose tree has room: 2 × (ports / 2) to the power of the levels, on "
                   "each rail. One node needs none."),
     nullptr},
    {"table of the switches",
     L("Formulas", "On each rail, the lowest level has a switch for half its ports of nodes; "
                   "others as many, the top half as many. Rails share a switch where they fit."),
     nullptr},
    {"table of the nodes that one side",
     L("Formulas", "As many as one side carries alone, its fullest phase included: supplies are "
                   "dealt to the phases in turn."),
     nullptr},
    {"best of the limits of a rack",
     L("Formulas", "The least that its height, weight, cooling and feeds allow, of those that are "
                   "known."),
     nullptr},
    {"table: volts",
     L("Formulas", "Voltage × breaker × what it carries for long × feeds of a side, and × √3 for "
                   "three phases."),
     nullptr},
    {"table: the fullest phase",
     L("Formulas", "The supplies of a full rack on one side are dealt to its phases in turn: what "
                   "the fullest of them carries alone, of what it may."),
     nullptr},
    {"sum of the times", L("Formulas", "The times of all workloads, one after the other."),
     nullptr},
    {"sum of the GPU-hours", L("Formulas", "The GPU-hours of all workloads."), nullptr},
    {"table: faults of the network",
     L("Formulas", "Faults of the network, less those that a second path hides."), nullptr},
    {"table: faults of the power",
     L("Formulas", "Faults of the power, less those that a second feed hides."), nullptr},
    {"table: as inverse scaling",
     L("Formulas", "The mean time of all nodes, and so much less as small jobs were measured to "
                   "live shorter than their nodes."),
     nullptr},
    {"table of the band of the time",
     L("Formulas", "Where the date lies in the band of the time. Each side of the band is half of "
                   "a lognormal law."),
     nullptr},
    {"table of the band of the cost",
     L("Formulas", "Where the budget lies in the band of all that is paid. Each side of the band "
                   "is half of a lognormal law."),
     nullptr},
    {"table: 1, as small jobs", L("Formulas", "1: small jobs are only warned of."), nullptr},
    {"table: how much more often",
     L("Formulas", "Below the number of GPUs that counts as small, as often as small jobs were "
                   "measured to stop; 1 from there on."),
     nullptr},
    {"table of Poisson: the fewest",
     L("Formulas", "The fewest spares that are enough for the share of the time asked for, where "
                   "nodes under repair follow Poisson's law."),
     nullptr},
    {"table of Poisson: the share",
     L("Formulas", "The share of the time that no more nodes are under repair than stand by, by "
                   "Poisson's law."),
     nullptr},
    {"table of Poisson: the mean",
     L("Formulas",
       "The mean number of nodes under repair beyond those that stand by, by Poisson's law."),
     nullptr},
    {"table: the step of the faster kind",
     L("Formulas", "The same layout on GPUs of the faster kind alone; with one kind, the step."),
     nullptr},
    {"table: the GPUs of the faster kind",
     L("Formulas", "By their share of those at work; none where all are of one kind."), nullptr},
    {"table of Erlang and Poisson",
     L("Formulas", "A run that needs all nodes waits by Erlang's loss. One that goes on loses a "
                   "copy of the model for each node that is missing."),
     nullptr},
    {"table: the nodes that stand by", L("Formulas", "None, those advised, or those typed."),
     nullptr},
    {"table: bytes of a checkpoint",
     L("Formulas", "Weights 2 bytes and what the optimizer keeps, or the bytes typed, for each "
                   "parameter that learns."),
     nullptr},
    {"table: the copy to the hosts",
     L("Formulas", "All of it over the links to the hosts' memory or, where the run waits, over "
                   "the rate of storage."),
     nullptr},
    {"table: the write to storage",
     L("Formulas", "All of it over the rate of storage, where the run does not wait for it."),
     nullptr},
    {"table: the work between two",
     L("Formulas", "By Daly's, Young's or the best availability's formula, or typed; never shorter "
                   "than a checkpoint is on its way."),
     nullptr},
    {"table: the spares, and nodes",
     L("Formulas", "The spare nodes, and those of the cluster that have no part in the run."),
     nullptr},
    {"table: the share of the hours",
     L("Formulas", "Computed from interruptions and checkpoints, or typed."), nullptr},
};

} // namespace

QString toldFormula(const QString& formula)
{
    for (const auto& words :
         {servingFormulas(), std::span<const Entry>(kFormulaWords), moneyFormulas()})
        for (const Entry& e : words)
            if (formula.startsWith(QLatin1String(e.key)))
                return translated(kFormulaContext, e.label);
    return formula;
}

} // namespace model::words
