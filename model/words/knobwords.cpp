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
     L("Knobs", "The architecture to train; choosing it also sets the model size.")},
    {"work.*.params", L("Knobs", "Model size"),
     L("Knobs",
       "All parameters of the model. Each step communicates the gradients of all of them.")},
    {"work.*.active", L("Knobs", "Active parameters"),
     L("Knobs", "Parameters that one token passes through. A mixture-of-experts model uses only "
                "part of them.")},
    {"work.*.tokens", L("Knobs", "Training tokens"),
     L("Knobs", "Number of tokens the model is trained on; repeated tokens count each time.")},
    {"work.*.deadline", L("Knobs", "Deadline"),
     L("Knobs", "The time within which the training run has to finish.")},
    {"work.*.share", L("Knobs", "MFU"),
     L("Knobs", "Model FLOPs utilization: the share of the GPU's peak throughput that training "
                "reaches while it runs, including communication, as measured on the cluster "
                "described under “More”.")},
    {"work.*.sequence", L("Knobs", "Sequence length"),
     L("Knobs", "Number of tokens in one training example.")},
    {"work.*.batch", L("Knobs", "Global batch size"),
     L("Knobs", "Tokens per optimizer step, summed over all GPUs.")},
    {"work.*.format", L("Knobs", "Number format"),
     L("Knobs", "Format of the numbers in matrix multiplications.")},
    {"work.*.recompute", L("Knobs", "Recomputation"),
     L("Knobs", "Computing activations twice saves memory and costs a third more compute: 8 FLOPs "
                "per parameter and token instead of 6. The MFU then counts all compute done.")},
    {"work.*.scaling", L("Knobs", "Scaling mode"),
     L("Knobs", "For the speed-up curve: keep the batch size as GPUs are added (less work per "
                "GPU), or let it grow with the number of GPUs.")},
    {"work.*.share_gpus", L("Knobs", "MFU measured: GPUs"),
     L("Knobs", "Number of GPUs on which the MFU was reached.")},
    {"work.*.share_between", L("Knobs", "MFU measured: network"),
     L("Knobs", "Inter-node bandwidth of the cluster on which the MFU was reached.")},
    {"work.*.share_inside", L("Knobs", "MFU measured: intra-node link"),
     L("Knobs", "Intra-node bandwidth of the cluster on which the MFU was reached.")},
    {"work.*.share_domain", L("Knobs", "MFU measured: scale-up domain"),
     L("Knobs", "Number of GPUs that shared the scale-up link where the MFU was reached.")},
    {"work.*.gradient_bytes", L("Knobs", "Gradient bytes per parameter"),
     L("Knobs", "Bytes of gradient exchanged for each parameter in each step.")},
    {"work.*.state_bytes", L("Knobs", "Training state per parameter"),
     L("Knobs", "Bytes held in memory for each parameter: weights 2, gradients 4, optimizer 12.")},
    {"work.*.kind", L("Knobs", "Workload"),
     L("Knobs", "Pretraining from scratch, fine-tuning on examples, a sweep of many short trials, "
                "or serving.")},
    {"work.*.rule", L("Knobs", "Step time basis"),
     L("Knobs",
       "Step time is computed from hardware, model and layout, or derived from a measured MFU.")},
    {"work.*.tuning", L("Knobs", "Software maturity"),
     L("Knobs", "How well the software is tuned: as in published runs, or as in a team's first "
                "run, which takes longer.")},
    {"work.*.pace", L("Knobs", "Own calibration factor"),
     L("Knobs", "Your measured step time divided by the computed one; 1 means as computed.")},
    {"work.*.pace_sigma", L("Knobs", "Spread of own calibration"),
     L("Knobs", "Spread of step times that remains after calibration with your own runs.")},
    {"work.*.goodput", L("Knobs", "Goodput"),
     L("Knobs", "Share of a run's wall-clock time spent on work that is kept, excluding restarts, "
                "waiting and rework.")},
    {"work.*.stack", L("Knobs", "Software stack"),
     L("Knobs", "Software that executes the training step: a current tuned framework, PyTorch "
                "FSDP, the frameworks of 2022, or a research script.")},
    {"work.*.optimizer", L("Knobs", "Optimizer"),
     L("Knobs", "The optimizer state kept per parameter determines how much memory and "
                "communication it needs.")},
    {"work.*.feed.sample", L("Knobs", "Sample size"),
     L("Knobs",
       "Bytes read from storage per sequence; 0 means that training never waits for data.")},
    {"work.*.feed.core_rate", L("Knobs", "Samples per core"),
     L("Knobs", "Sequences that one CPU core prepares per second.")},
    {"work.*.feed.cores", L("Knobs", "CPU cores per node"),
     L("Knobs", "CPU cores in each machine that prepare samples.")},
    {"work.*.feed.storage", L("Knobs", "Storage read bandwidth"),
     L("Knobs", "Rate at which storage delivers samples to the whole cluster.")},
    {"work.*.layout.tensor", L("Knobs", "Tensor parallel size"),
     L("Knobs", "GPUs that share each matrix. They communicate in every layer.")},
    {"work.*.layout.pipeline", L("Knobs", "Pipeline parallel size"),
     L("Knobs", "Number of stages, each holding a part of the layers.")},
    {"work.*.layout.interleave", L("Knobs", "Virtual pipeline stages"),
     L("Knobs", "Number of chunks per pipeline stage that take turns (interleaving): less idle "
                "time, more transfers.")},
    {"work.*.layout.context", L("Knobs", "Context parallel size"),
     L("Knobs", "GPUs that share each sequence.")},
    {"work.*.layout.expert", L("Knobs", "Expert parallel size"),
     L("Knobs", "GPUs across which the experts of a layer are distributed.")},
    {"work.*.layout.micro_batch", L("Knobs", "Micro-batch size"),
     L("Knobs", "Sequences that pass through a model replica at once.")},
    {"work.*.layout.sharding", L("Knobs", "Sharding (ZeRO)"),
     L("Knobs",
       "What is split across model replicas: the optimizer state, the gradients, or everything.")},
    {"work.*.layout.recompute", L("Knobs", "Activation recomputation"),
     L("Knobs", "What the backward pass recomputes instead of keeping it in memory.")},
    {"work.*.layout.offload", L("Knobs", "Offload to host"),
     L("Knobs", "What is held in host memory or on the host's drives.")},
    {"work.*.tune.method", L("Knobs", "Method"),
     L("Knobs", "All weights are trained, or adapters on top of the weights (LoRA), or adapters on "
                "4-bit weights (QLoRA).")},
    {"work.*.tune.examples", L("Knobs", "Examples"),
     L("Knobs", "Number of examples the model is trained on.")},
    {"work.*.tune.epochs", L("Knobs", "Epochs"),
     L("Knobs", "Number of times the model sees each example.")},
    {"work.*.tune.length", L("Knobs", "Example length"),
     L("Knobs", "Tokens per example, padded or packed.")},
    {"work.*.tune.rank", L("Knobs", "LoRA rank"), L("Knobs", "Inner dimension of the adapters.")},
    {"work.*.tune.batch", L("Knobs", "Batch size"),
     L("Knobs", "Examples per optimizer step, summed over all GPUs.")},
    {"work.*.sweep.trials", L("Knobs", "Trials"),
     L("Knobs", "Total number of trials in the sweep.")},
    {"work.*.sweep.at_once", L("Knobs", "Concurrent trials"),
     L("Knobs", "Number of trials that run at the same time.")},
    {"work.*.sweep.gpus_each", L("Knobs", "GPUs per trial"),
     L("Knobs", "Number of GPUs that work on one trial.")},
    {"work.*.sweep.length", L("Knobs", "Trial length"),
     L("Knobs", "Share of the full run's tokens that a complete trial uses.")},
    {"work.*.sweep.stopped", L("Knobs", "Early-stopped trials"),
     L("Knobs", "Share of trials that are stopped early.")},
    {"work.*.sweep.stopped_after", L("Knobs", "Stopped after"),
     L("Knobs", "Share of a full trial that an early-stopped trial has completed by then.")},
    {"work.*.model.layers", L("Knobs", "Layers"), L("Knobs", "Number of layers in the model.")},
    {"work.*.model.hidden", L("Knobs", "Hidden size"), L("Knobs", "Width of the model.")},
    {"work.*.model.heads", L("Knobs", "Attention heads"),
     L("Knobs", "Number of attention heads per layer.")},
    {"work.*.model.kv_heads", L("Knobs", "KV heads"),
     L("Knobs", "Heads whose keys and values are stored; fewer than the attention heads where "
                "heads share them.")},
    {"work.*.model.head_dim", L("Knobs", "Head dimension"),
     L("Knobs", "Width of one attention head.")},
    {"work.*.model.ffn", L("Knobs", "FFN width"),
     L("Knobs", "Inner width of the feed-forward network (MLP) of a dense layer.")},
    {"work.*.model.ffn_matrices", L("Knobs", "FFN matrices"),
     L("Knobs", "Two, or three if the feed-forward network is gated.")},
    {"work.*.model.vocab", L("Knobs", "Vocabulary size"),
     L("Knobs", "Number of entries in the vocabulary.")},
    {"work.*.model.context", L("Knobs", "Context length"),
     L("Knobs", "Longest input the model was designed for.")},
    {"work.*.model.embeddings", L("Knobs", "Embedding tables"),
     L("Knobs", "One if input and output share it, otherwise two.")},
    {"work.*.model.experts", L("Knobs", "Experts"),
     L("Knobs", "Number of experts per mixture-of-experts layer.")},
    {"work.*.model.experts_active", L("Knobs", "Active experts"),
     L("Knobs", "Number of experts to which each token is routed.")},
    {"work.*.model.expert_ffn", L("Knobs", "Expert FFN width"),
     L("Knobs", "Inner width of one expert.")},
    {"work.*.model.shared_experts", L("Knobs", "Shared experts"),
     L("Knobs", "Experts that every token passes through.")},
    {"work.*.model.dense_layers", L("Knobs", "Dense layers"),
     L("Knobs", "Layers of a mixture-of-experts model that have no experts.")},
    {"work.*.model.q_rank", L("Knobs", "Query LoRA rank"),
     L("Knobs", "Rank to which latent attention compresses the queries.")},
    {"work.*.model.kv_rank", L("Knobs", "KV LoRA rank"),
     L("Knobs", "Rank to which latent attention compresses keys and values; the compressed form is "
                "what it caches.")},
    {"work.*.model.nope_dim", L("Knobs", "Non-RoPE head dimension"),
     L("Knobs", "Part of a latent-attention head without position encoding.")},
    {"work.*.model.rope_dim", L("Knobs", "RoPE head dimension"),
     L("Knobs", "Part of a latent-attention head that carries the position.")},
    {"work.*.model.v_dim", L("Knobs", "Value head dimension"),
     L("Knobs", "Width of one value head in latent attention.")},
    {"work.*.model.window", L("Knobs", "Sliding window"),
     L("Knobs", "Number of tokens that a windowed layer looks back.")},
    {"work.*.model.window_share", L("Knobs", "Share of windowed layers"),
     L("Knobs", "Share of layers whose attention looks back only over the sliding window.")},

    {"cluster.gpu", L("Knobs", "GPU"),
     L("Knobs", "The accelerator; choosing it also sets the node, its links and the price.")},
    {"cluster.count", L("Knobs", "GPUs"),
     L("Knobs", "Number of accelerators that work on the run.")},
    {"cluster.count_rule", L("Knobs", "Cluster size"),
     L("Knobs", "A number you enter, or the smallest cluster that meets the deadline.")},
    {"cluster.node_size", L("Knobs", "GPUs per node"),
     L("Knobs", "Number of accelerators in one machine.")},
    {"cluster.nics", L("Knobs", "NICs per node"),
     L("Knobs", "Network ports in each machine for communication between nodes.")},
    {"cluster.inside", L("Knobs", "Intra-node link"),
     L("Knobs", "Connects the GPUs within one node.")},
    {"cluster.fabric", L("Knobs", "Fabric"),
     L("Knobs", "The network between nodes; together with the NICs it determines the inter-node "
                "bandwidth.")},
    {"cluster.between_rate", L("Knobs", "Inter-node network"),
     L("Knobs", "Network bandwidth per GPU in one direction: port rate times NICs per node, "
                "divided by GPUs per node.")},
    {"cluster.nic_share", L("Knobs", "Achieved network bandwidth"),
     L("Knobs", "Share of the nominal inter-node bandwidth that a training step reaches.")},
    {"cluster.link_share", L("Knobs", "Achieved link bandwidth"),
     L("Knobs", "Share of the nominal intra-node bandwidth that a training step reaches.")},
    {"cluster.count_else", L("Knobs", "GPUs, other plan type"),
     L("Knobs",
       "Number of GPUs entered when the plan was of the other type: training, or serving only.")},
    {"cluster.count_rule_else", L("Knobs", "Cluster size, other plan type"),
     L("Knobs", "Setting from when the plan was of the other type: training, or serving only.")},
    {"cluster.latency_inside", L("Knobs", "Intra-node latency"),
     L("Knobs", "Time of one ring step within the node.")},
    {"cluster.latency_between", L("Knobs", "Inter-node latency"),
     L("Knobs", "Time that each doubling of the number of nodes adds to a collective operation.")},
    {"cluster.host_floor", L("Knobs", "Launch overhead per layer"),
     L("Knobs", "Time the host needs to launch one pass through a layer.")},
    {"cluster.memory_usable", L("Knobs", "Usable GPU memory"),
     L("Knobs", "Share of a GPU's memory that is available to the model.")},
    {"cluster.gpu.memory", L("Knobs", "GPU memory"), L("Knobs", "Memory capacity of one GPU.")},
    {"cluster.gpu.memory_bandwidth", L("Knobs", "GPU memory bandwidth"),
     L("Knobs", "Bandwidth of a GPU to its own memory.")},
    {"cluster.gpu.peak_fp32", L("Knobs", "Peak FP32"),
     L("Knobs", "Dense peak throughput of one GPU in FP32.")},
    {"cluster.gpu.peak_tf32", L("Knobs", "Peak TF32"),
     L("Knobs", "Dense peak throughput of one GPU in TF32.")},
    {"cluster.gpu.peak_fp16", L("Knobs", "Peak FP16"),
     L("Knobs", "Dense peak throughput of one GPU in FP16.")},
    {"cluster.gpu.peak_bf16", L("Knobs", "Peak BF16"),
     L("Knobs", "Dense peak throughput of one GPU in BF16.")},
    {"cluster.gpu.peak_fp8", L("Knobs", "Peak FP8"),
     L("Knobs", "Dense peak throughput of one GPU in FP8.")},
    {"cluster.gpu.peak_fp4", L("Knobs", "Peak FP4"),
     L("Knobs", "Dense peak throughput of one GPU in FP4.")},
    {"cluster.gpu.power", L("Knobs", "GPU power (TDP)"), L("Knobs", "Rated power of one GPU.")},
    {"cluster.gpu.link_bandwidth", L("Knobs", "GPU link bandwidth"),
     L("Knobs", "Bandwidth of a GPU's own scale-up link in one direction.")},
    {"cluster.gpu.domain", L("Knobs", "Scale-up domain of GPU"),
     L("Knobs", "Number of GPUs that the GPU's own link can connect.")},
    {"cluster.gpu.multiprocessors", L("Knobs", "Streaming multiprocessors"),
     L("Knobs", "Number of SMs or compute units in one GPU.")},
    {"cluster.gpu.price", L("Knobs", "GPU price"),
     L("Knobs", "Price of one GPU alone, without its share of the node.")},
    {"cluster.node.gpus", L("Knobs", "GPUs per server"),
     L("Knobs", "Number of GPUs in the node as sold.")},
    {"cluster.node.nics", L("Knobs", "NICs per server"),
     L("Knobs", "Number of network ports of the node as sold.")},
    {"cluster.node.rated", L("Knobs", "Node nameplate power"),
     L("Knobs", "Rated power according to the node's nameplate.")},
    {"cluster.node.peak", L("Knobs", "Node peak power"),
     L("Knobs", "Highest power measured during training.")},
    {"cluster.node.mean", L("Knobs", "Node average power"),
     L("Knobs", "Power averaged over training.")},
    {"cluster.node.idle", L("Knobs", "Node idle power"),
     L("Knobs", "Power drawn while the node is not working.")},
    {"cluster.node.host_memory", L("Knobs", "Host memory per node"),
     L("Knobs", "Memory of the node's CPUs; everything a step offloads there must fit.")},
    {"cluster.node.drives", L("Knobs", "Local storage per node"),
     L("Knobs", "Capacity of the node's own drives; everything a step offloads there must fit.")},
    {"cluster.node.price", L("Knobs", "Node price"), L("Knobs", "Price of one complete node.")},
    {"cluster.inside_link.bandwidth", L("Knobs", "Intra-node bandwidth"),
     L("Knobs", "Bandwidth per GPU in one direction.")},
    {"cluster.inside_link.latency", L("Knobs", "Intra-node link latency"),
     L("Knobs", "Latency of the link itself.")},
    {"cluster.inside_link.domain", L("Knobs", "Scale-up domain"),
     L("Knobs", "Number of GPUs that the link connects.")},
    {"cluster.between_link.bandwidth", L("Knobs", "Network port rate"),
     L("Knobs", "Bandwidth of one fabric port in one direction.")},
    {"cluster.between_link.latency", L("Knobs", "Fabric latency"),
     L("Knobs", "Latency of the fabric itself.")},
    {"cluster.between_link.domain", L("Knobs", "Fabric size limit"),
     L("Knobs", "Number of GPUs that the fabric is known to connect.")},
    {"cluster.inside_link.switch_price", L("Knobs", "Intra-node switch price"),
     L("Knobs", "Price of one switch of the intra-node link.")},
    {"cluster.inside_link.nic_price", L("Knobs", "Intra-node NIC price"),
     L("Knobs", "Price of one NIC of the intra-node link.")},
    {"cluster.inside_link.cable_price", L("Knobs", "Intra-node cable price"),
     L("Knobs", "Price of one cable of the intra-node link, including both ends.")},
    {"cluster.between_link.switch_price", L("Knobs", "Switch price"),
     L("Knobs", "Price of one switch of the fabric.")},
    {"cluster.between_link.nic_price", L("Knobs", "NIC price"),
     L("Knobs", "Price of one NIC of the fabric.")},
    {"cluster.between_link.cable_price", L("Knobs", "Cable price"),
     L("Knobs", "Price of one cable of the fabric, including both ends.")},
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
    constexpr const char* names[] = {L("Knobs", "Workloads"), L("Knobs", "Cluster"),
                                     L("Knobs", "Cost"), L("Knobs", "Site"),
                                     L("Knobs", "Reliability")};
    return translated(kKnobContext, names[static_cast<int>(group)]);
}

} // namespace model::words
