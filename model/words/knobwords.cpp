#include "model/words/mixwords.h"
#include "model/words/moneywords.h"
#include "model/words/riskwords.h"
#include "model/words/servingwords.h"
#include "model/words/sitewords.h"
#include "model/words/table.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr const char* kKnobContext = "Knobs";

constexpr Entry kKnobWords[] = {
    {"work.*.model", L("Knobs", "Model"),
     L("Knobs", "The architecture to train; it brings its size.")},
    {"work.*.params", L("Knobs", "Model size"),
     L("Knobs", "All parameters of the model. Gradients of all of them travel in each step.")},
    {"work.*.active", L("Knobs", "Active parameters"),
     L("Knobs",
       "Parameters that one token passes through. A mixture of experts uses a part of them.")},
    {"work.*.tokens", L("Knobs", "Tokens"),
     L("Knobs", "Tokens the model is trained on, repeated ones counted again.")},
    {"work.*.deadline", L("Knobs", "Finish within"), L("Knobs", "The time the run may take.")},
    {"work.*.share", L("Knobs", "Share of peak"),
     L("Knobs",
       "Part of the GPU's peak that training reaches while it runs, traffic included, as measured "
       "on the cluster named under “More”.")},
    {"work.*.sequence", L("Knobs", "Sequence length"),
     L("Knobs", "Tokens in one training example.")},
    {"work.*.batch", L("Knobs", "Global batch"),
     L("Knobs", "Tokens in one optimizer step, all GPUs together.")},
    {"work.*.format", L("Knobs", "Number format"),
     L("Knobs", "How numbers are held while they are multiplied.")},
    {"work.*.recompute", L("Knobs", "Recompute"),
     L("Knobs", "Computing activations twice saves memory and costs a third more work: 8 FLOPs per "
                "parameter and token in place of 6. The share then counts all work done.")},
    {"work.*.scaling", L("Knobs", "When GPUs are added"),
     L("Knobs", "For the speed-up curve: keep the batch (each GPU gets less work) or let it grow "
                "with the GPUs.")},
    {"work.*.share_gpus", L("Knobs", "Share measured on"),
     L("Knobs", "The number of GPUs on which the share of peak was reached.")},
    {"work.*.share_between", L("Knobs", "Share measured with"),
     L("Knobs", "The rate between nodes on the cluster where the share of peak was reached.")},
    {"work.*.share_inside", L("Knobs", "Share measured with, inside"),
     L("Knobs", "The rate inside the node on the cluster where the share of peak was reached.")},
    {"work.*.share_domain", L("Knobs", "Share measured in domains of"),
     L("Knobs", "The GPUs that shared the inside link where the share of peak was reached.")},
    {"work.*.gradient_bytes", L("Knobs", "Gradient on the wire"),
     L("Knobs", "Bytes exchanged for each parameter in each step.")},
    {"work.*.state_bytes", L("Knobs", "Training state"),
     L("Knobs", "Bytes held for each parameter: weights 2, gradients 4, optimizer 12.")},
    {"work.*.kind", L("Knobs", "Kind of work"),
     L("Knobs",
       "Training from scratch, further training on examples, many short trials, or serving.")},
    {"work.*.rule", L("Knobs", "Step time"),
     L("Knobs", "Computed from the machine, the model and the layout, or from a share of peak that "
                "was measured.")},
    {"work.*.tuning", L("Knobs", "Tuning"),
     L("Knobs", "How tuned the software is: as in published runs, or as a team's first run, which "
                "takes longer.")},
    {"work.*.pace", L("Knobs", "Own pace"),
     L("Knobs", "Own measured step against the computed one; 1 is as computed.")},
    {"work.*.pace_sigma", L("Knobs", "Spread of the own pace"),
     L("Knobs", "What is left of the spread of step times after own runs.")},
    {"work.*.goodput", L("Knobs", "Hours that count"),
     L("Knobs", "Part of the hours of a run that bring it forward: without restarts, waiting and "
                "repeated work.")},
    {"work.*.stack", L("Knobs", "Software"),
     L("Knobs", "What runs the step: a tuned framework of today, PyTorch's fully sharded one, the "
                "frameworks of 2022, or a research script.")},
    {"work.*.optimizer", L("Knobs", "Optimizer"),
     L("Knobs", "What it keeps for each parameter decides how much memory and traffic it takes.")},
    {"work.*.feed.sample", L("Knobs", "Size of a sample"),
     L("Knobs",
       "Bytes read from storage for one sequence; nothing where data are never waited for.")},
    {"work.*.feed.core_rate", L("Knobs", "Samples a core"),
     L("Knobs", "Sequences that one processor core prepares in a second.")},
    {"work.*.feed.cores", L("Knobs", "Cores a node"),
     L("Knobs", "Processor cores that prepare samples, in each machine.")},
    {"work.*.feed.storage", L("Knobs", "Storage rate"),
     L("Knobs", "Rate at which storage hands out samples, to the whole cluster.")},
    {"work.*.layout.tensor", L("Knobs", "Tensor degree"),
     L("Knobs", "GPUs that share each matrix. They exchange in every layer.")},
    {"work.*.layout.pipeline", L("Knobs", "Pipeline degree"),
     L("Knobs", "Stages that each hold a part of the layers.")},
    {"work.*.layout.interleave", L("Knobs", "Chunks a stage"),
     L("Knobs", "Pieces of a stage that take turns: less waiting, more sends.")},
    {"work.*.layout.context", L("Knobs", "Context degree"),
     L("Knobs", "GPUs that share each sequence.")},
    {"work.*.layout.expert", L("Knobs", "Expert degree"),
     L("Knobs", "GPUs over which the experts of a layer are spread.")},
    {"work.*.layout.micro_batch", L("Knobs", "Micro-batch"),
     L("Knobs", "Sequences that pass through a replica at once.")},
    {"work.*.layout.sharding", L("Knobs", "Sharded"),
     L("Knobs",
       "What the replicas hold a part of each: the optimizer, the gradients, or everything.")},
    {"work.*.layout.recompute", L("Knobs", "Computed again"),
     L("Knobs", "What the backward pass computes again in place of keeping it.")},
    {"work.*.layout.offload", L("Knobs", "Moved to the host"),
     L("Knobs", "What lives in the host's memory or on its drives.")},
    {"work.*.tune.method", L("Knobs", "Method"),
     L("Knobs", "All weights, adapters beside them, or adapters beside weights of 4 bits.")},
    {"work.*.tune.examples", L("Knobs", "Examples"),
     L("Knobs", "Examples that the model is trained on.")},
    {"work.*.tune.epochs", L("Knobs", "Passes"), L("Knobs", "How often it sees each of them.")},
    {"work.*.tune.length", L("Knobs", "Example length"),
     L("Knobs", "Tokens of an example, filled up or packed.")},
    {"work.*.tune.rank", L("Knobs", "Adapter rank"), L("Knobs", "Inner width of the adapters.")},
    {"work.*.tune.batch", L("Knobs", "Examples a step"),
     L("Knobs", "Examples in one optimizer step, all GPUs together.")},
    {"work.*.sweep.trials", L("Knobs", "Trials"), L("Knobs", "How many trials there are in all.")},
    {"work.*.sweep.at_once", L("Knobs", "At once"),
     L("Knobs", "Trials that run at the same time.")},
    {"work.*.sweep.gpus_each", L("Knobs", "GPUs a trial"),
     L("Knobs", "Accelerators that work on one trial.")},
    {"work.*.sweep.length", L("Knobs", "Length of a trial"),
     L("Knobs", "Part of the tokens of the whole run that a full trial takes.")},
    {"work.*.sweep.stopped", L("Knobs", "Stopped early"),
     L("Knobs", "Part of the trials that are stopped early.")},
    {"work.*.sweep.stopped_after", L("Knobs", "Stopped after"),
     L("Knobs", "How much of a trial those have taken by then.")},
    {"work.*.model.layers", L("Knobs", "Layers"), L("Knobs", "Layers of the model.")},
    {"work.*.model.hidden", L("Knobs", "Hidden size"), L("Knobs", "Width of the model.")},
    {"work.*.model.heads", L("Knobs", "Heads"), L("Knobs", "Attention heads of a layer.")},
    {"work.*.model.kv_heads", L("Knobs", "Key and value heads"),
     L("Knobs",
       "Heads whose keys and values are kept; fewer than the heads where they are shared.")},
    {"work.*.model.head_dim", L("Knobs", "Head size"), L("Knobs", "Width of one attention head.")},
    {"work.*.model.ffn", L("Knobs", "MLP width"),
     L("Knobs", "Inner width of the MLP of a dense layer.")},
    {"work.*.model.ffn_matrices", L("Knobs", "MLP matrices"),
     L("Knobs", "Two, or three where the MLP is gated.")},
    {"work.*.model.vocab", L("Knobs", "Vocabulary"), L("Knobs", "Entries of the vocabulary.")},
    {"work.*.model.context", L("Knobs", "Context"),
     L("Knobs", "Longest input the model was made for.")},
    {"work.*.model.embeddings", L("Knobs", "Embedding tables"),
     L("Knobs", "One where input and output share it, else two.")},
    {"work.*.model.experts", L("Knobs", "Experts"), L("Knobs", "Experts of a layer of a mixture.")},
    {"work.*.model.experts_active", L("Knobs", "Active experts"),
     L("Knobs", "Experts that each token is sent to.")},
    {"work.*.model.expert_ffn", L("Knobs", "Expert width"),
     L("Knobs", "Inner width of one expert.")},
    {"work.*.model.shared_experts", L("Knobs", "Shared experts"),
     L("Knobs", "Experts that every token passes.")},
    {"work.*.model.dense_layers", L("Knobs", "Dense layers"),
     L("Knobs", "Layers of a mixture that have no experts.")},
    {"work.*.model.q_rank", L("Knobs", "Query rank"),
     L("Knobs", "Rank to which latent attention squeezes the queries.")},
    {"work.*.model.kv_rank", L("Knobs", "Key and value rank"),
     L("Knobs",
       "Rank to which latent attention squeezes keys and values; this is what it caches.")},
    {"work.*.model.nope_dim", L("Knobs", "Plain head part"),
     L("Knobs", "Part of a latent head without a position.")},
    {"work.*.model.rope_dim", L("Knobs", "Turned head part"),
     L("Knobs", "Part of a latent head that carries the position.")},
    {"work.*.model.v_dim", L("Knobs", "Value head size"),
     L("Knobs", "Width of one value head of latent attention.")},
    {"work.*.model.window", L("Knobs", "Window"),
     L("Knobs", "Tokens that a windowed layer looks back.")},
    {"work.*.model.window_share", L("Knobs", "Windowed layers"),
     L("Knobs", "Share of the layers that look back only a window.")},

    {"cluster.gpu", L("Knobs", "GPU"),
     L("Knobs", "The accelerator; it brings its node, its links and its price.")},
    {"cluster.count", L("Knobs", "GPUs"), L("Knobs", "Accelerators that work on the run.")},
    {"cluster.count_rule", L("Knobs", "How many"),
     L("Knobs", "A number you give, or the smallest that makes the date.")},
    {"cluster.node_size", L("Knobs", "GPUs a node"), L("Knobs", "Accelerators in one machine.")},
    {"cluster.nics", L("Knobs", "NICs a node"),
     L("Knobs", "Network ports for traffic between nodes, in each machine.")},
    {"cluster.inside", L("Knobs", "Inside the node"),
     L("Knobs", "The link between the GPUs of one node.")},
    {"cluster.fabric", L("Knobs", "Fabric"),
     L("Knobs", "The network between nodes; with the NICs it gives the rate.")},
    {"cluster.between_rate", L("Knobs", "Between nodes"),
     L("Knobs",
       "Network rate for each GPU, in one direction: the rate of a port times the NICs of a node, "
       "shared by its GPUs.")},
    {"cluster.nic_share", L("Knobs", "Network rate reached"),
     L("Knobs", "Part of the nominal rate between nodes that a training step reaches.")},
    {"cluster.link_share", L("Knobs", "Link rate reached"),
     L("Knobs", "Part of the nominal rate inside the node that a training step reaches.")},
    {"cluster.count_else", L("Knobs", "GPUs, otherwise"),
     L("Knobs", "Asked for when the plan was of the other kind: training, or serving alone.")},
    {"cluster.count_rule_else", L("Knobs", "How many, otherwise"),
     L("Knobs", "When the plan was of the other kind: training, or serving alone.")},
    {"cluster.latency_inside", L("Knobs", "Latency inside"),
     L("Knobs", "Time of one step of a ring inside the node.")},
    {"cluster.latency_between", L("Knobs", "Latency between"),
     L("Knobs", "Time that each doubling of the nodes adds to an exchange.")},
    {"cluster.host_floor", L("Knobs", "Host a layer"),
     L("Knobs", "Time that the host needs to launch one pass of a layer.")},
    {"cluster.memory_usable", L("Knobs", "Usable memory"),
     L("Knobs", "Part of a GPU's memory that is left for the model.")},
    {"cluster.gpu.memory", L("Knobs", "GPU memory"), L("Knobs", "Memory of one GPU.")},
    {"cluster.gpu.memory_bandwidth", L("Knobs", "GPU memory rate"),
     L("Knobs", "Rate of a GPU's own memory.")},
    {"cluster.gpu.peak_fp32", L("Knobs", "Peak fp32"),
     L("Knobs", "Dense peak of one GPU in fp32.")},
    {"cluster.gpu.peak_tf32", L("Knobs", "Peak tf32"),
     L("Knobs", "Dense peak of one GPU in tf32.")},
    {"cluster.gpu.peak_fp16", L("Knobs", "Peak fp16"),
     L("Knobs", "Dense peak of one GPU in fp16.")},
    {"cluster.gpu.peak_bf16", L("Knobs", "Peak bf16"),
     L("Knobs", "Dense peak of one GPU in bf16.")},
    {"cluster.gpu.peak_fp8", L("Knobs", "Peak fp8"), L("Knobs", "Dense peak of one GPU in fp8.")},
    {"cluster.gpu.peak_fp4", L("Knobs", "Peak fp4"), L("Knobs", "Dense peak of one GPU in fp4.")},
    {"cluster.gpu.power", L("Knobs", "GPU power"), L("Knobs", "Rated power of one GPU.")},
    {"cluster.gpu.link_bandwidth", L("Knobs", "GPU link rate"),
     L("Knobs", "Rate of a GPU's own link, one direction.")},
    {"cluster.gpu.domain", L("Knobs", "GPU link domain"),
     L("Knobs", "GPUs that the GPU's own link can join.")},
    {"cluster.gpu.multiprocessors", L("Knobs", "Multiprocessors"),
     L("Knobs", "SMs or compute units of one GPU.")},
    {"cluster.gpu.price", L("Knobs", "GPU price"), L("Knobs", "Price of one GPU alone.")},
    {"cluster.node.gpus", L("Knobs", "Node GPUs"), L("Knobs", "GPUs of the node as sold.")},
    {"cluster.node.nics", L("Knobs", "Node NICs"),
     L("Knobs", "Network ports of the node as sold.")},
    {"cluster.node.rated", L("Knobs", "Node rated power"),
     L("Knobs", "Power on the node's name plate.")},
    {"cluster.node.peak", L("Knobs", "Node peak power"),
     L("Knobs", "Highest power measured while training.")},
    {"cluster.node.mean", L("Knobs", "Node mean power"), L("Knobs", "Mean power while training.")},
    {"cluster.node.idle", L("Knobs", "Node idle power"), L("Knobs", "Power while the node waits.")},
    {"cluster.node.host_memory", L("Knobs", "Node memory"),
     L("Knobs", "Memory of the node's processors: what a step moves there must fit.")},
    {"cluster.node.drives", L("Knobs", "Node drives"),
     L("Knobs", "Room on the node's own drives: what a step moves there must fit.")},
    {"cluster.node.price", L("Knobs", "Node price"), L("Knobs", "Price of one node.")},
    {"cluster.inside_link.bandwidth", L("Knobs", "Inside link rate"),
     L("Knobs", "One direction, for each GPU.")},
    {"cluster.inside_link.latency", L("Knobs", "Inside link latency"),
     L("Knobs", "Latency of the link itself.")},
    {"cluster.inside_link.domain", L("Knobs", "Inside link domain"),
     L("Knobs", "GPUs that the link joins.")},
    {"cluster.between_link.bandwidth", L("Knobs", "Port rate"),
     L("Knobs", "One port of the fabric, one direction.")},
    {"cluster.between_link.latency", L("Knobs", "Fabric latency"),
     L("Knobs", "Latency of the fabric itself.")},
    {"cluster.between_link.domain", L("Knobs", "Fabric size"),
     L("Knobs", "GPUs that the fabric is known to join.")},
    {"cluster.inside_link.switch_price", L("Knobs", "Price of a switch"),
     L("Knobs", "Of the inside link.")},
    {"cluster.inside_link.nic_price", L("Knobs", "Price of a NIC"),
     L("Knobs", "Of the inside link.")},
    {"cluster.inside_link.cable_price", L("Knobs", "Price of a cable"),
     L("Knobs", "Of the inside link, with both its ends.")},
    {"cluster.between_link.switch_price", L("Knobs", "Price of a switch"),
     L("Knobs", "Of the fabric.")},
    {"cluster.between_link.nic_price", L("Knobs", "Price of a NIC"), L("Knobs", "Of the fabric.")},
    {"cluster.between_link.cable_price", L("Knobs", "Price of a cable"),
     L("Knobs", "Of the fabric, with both its ends.")},
};

const Entry* entry(const QString& path)
{
    const QString row = rowPath(path);
    for (const auto& words : {std::span<const Entry>(kKnobWords), moneyKnobs(), siteKnobWords(),
                              riskKnobs(), servingKnobs(), mixKnobs()})
        if (const Entry* e = find(words, row))
            return e;
    // A figure of a second kind is called as that of the first.
    for (const auto& [second, first] :
         {std::pair{"cluster.second.", "cluster."}, {"work.*.serve.tier.gpu.", "cluster.gpu."}})
        if (const QLatin1String prefix(second); row.startsWith(prefix))
            return entry(QLatin1String(first) + row.mid(prefix.size()));
    return nullptr;
}

} // namespace

QString knobLabel(const QString& path)
{
    const Entry* e = entry(path);
    return e ? translated(kKnobContext, e->label) : path;
}

QString knobTip(const QString& path)
{
    const Entry* e = entry(path);
    return e ? translated(kKnobContext, e->tip) : QString();
}

bool hasKnob(const QString& rowPath)
{
    return entry(rowPath) != nullptr;
}

QString group(engine::Group group)
{
    constexpr const char* names[] = {L("Knobs", "The work"), L("Knobs", "The cluster"),
                                     L("Knobs", "The money"), L("Knobs", "The site"),
                                     L("Knobs", "Reliability")};
    return translated(kKnobContext, names[static_cast<int>(group)]);
}

} // namespace model::words
