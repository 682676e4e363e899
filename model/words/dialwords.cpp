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

constexpr const char* kDialContext = "Dials";
constexpr Entry kDialWords[] = {
    {"cluster.gpus", L("Dials", "GPUs"), L("Dials", "GPUs that work on the run.")},
    {"cluster.nodes", L("Dials", "Nodes"), L("Dials", "Servers that hold the GPUs.")},
    {"cluster.domain", L("Dials", "Scale-up domain"),
     L("Dials", "GPUs connected by the same intra-node link.")},
    {"work.*.work_factor", L("Dials", "FLOPs per parameter and token"),
     L("Dials", "Floating-point operations needed for each parameter and token.")},
    {"work.*.flops", L("Dials", "Training compute"),
     L("Dials", "All floating-point operations of the run.")},
    {"work.*.peak", L("Dials", "Peak throughput"),
     L("Dials", "Dense peak of one GPU in the number format used.")},
    {"work.*.time", L("Dials", "Time to train"), L("Dials", "Wall-clock time of one run.")},
    {"work.*.gpu_hours", L("Dials", "GPU-hours"),
     L("Dials", "GPU time of one run, summed over all GPUs.")},
    {"work.*.gpus_needed", L("Dials", "GPUs needed at this MFU"),
     L("Dials", "GPUs that would meet the deadline if they stayed as efficient as here, before "
                "rounding up to whole nodes. A cluster of another size has another efficiency, so "
                "the search looks for the smallest cluster that meets the deadline.")},
    {"work.*.reached", L("Dials", "MFU"),
     L("Dials", "Model FLOPs utilization: the share of peak throughput reached on this cluster, "
                "communication included.")},
    {"work.*.alone", L("Dials", "MFU without communication"),
     L("Dials",
       "Share of peak throughput that one GPU reaches when no time is spent on communication.")},
    {"work.*.share_step", L("Dials", "Measured: step time"),
     L("Dials", "Step time on the cluster where the MFU was measured.")},
    {"work.*.share_traffic", L("Dials", "Measured: communication"),
     L("Dials", "Communication time per step on the cluster where the MFU was measured.")},
    {"work.*.share_domain_used", L("Dials", "Measured: scale-up domain"),
     L("Dials", "GPUs that shared the intra-node link where the MFU was measured.")},
    {"work.*.share_domains", L("Dials", "Measured: scale-up domains"),
     L("Dials", "Number of scale-up domains where the MFU was measured.")},
    {"work.*.steps", L("Dials", "Steps"), L("Dials", "Optimizer steps of the run.")},
    {"work.*.step", L("Dials", "Step time"), L("Dials", "Time of one optimizer step.")},
    {"work.*.compute", L("Dials", "Compute time per step"),
     L("Dials", "Part of the step time without communication.")},
    {"work.*.traffic", L("Dials", "Communication per step"),
     L("Dials", "Communication time of one step. With a measured MFU, it is one exchange of all "
                "gradients.")},
    {"work.*.traffic_inside", L("Dials", "Intra-node communication"),
     L("Dials",
       "Time for the reduction and all-gather of the gradients over the intra-node link.")},
    {"work.*.traffic_between", L("Dials", "Inter-node communication"),
     L("Dials", "Time for the gradient exchange over the inter-node network.")},
    {"work.*.domain", L("Dials", "Scale-up domain used"),
     L("Dials", "GPUs of this run that share the intra-node link.")},
    {"work.*.domains", L("Dials", "Scale-up domains used"),
     L("Dials", "Number of scale-up domains over which the run is spread.")},
    {"work.*.waiting", L("Dials", "Exposed communication"),
     L("Dials", "Share of the step time in which GPUs wait for communication.")},
    {"work.*.efficiency", L("Dials", "Scaling efficiency"),
     L("Dials", "Speed-up per GPU: the work done as a share of what the same number of independent "
                "GPUs would do.")},
    {"work.*.speedup", L("Dials", "Speed-up"),
     L("Dials", "Throughput relative to one GPU in its best layout, or to one GPU with unlimited "
                "memory where the model does not fit on one.")},
    {"work.*.one_gpu_step", L("Dials", "Step time on one GPU"),
     L("Dials", "The same batch on one GPU in its fastest layout, the baseline of the speed-up. "
                "Memory is taken as unlimited where no layout fits.")},
    {"work.*.one_gpu_memory", L("Dials", "Memory on one GPU"),
     L("Dials", "Memory that this single-GPU layout takes. Above the usable GPU memory, the layout "
                "is hypothetical.")},
    {"work.*.serial_share", L("Dials", "Implied serial fraction"),
     L("Dials", "Share of the work that would have to run on a single GPU to explain the speed-up "
                "by Amdahl’s law.")},
    {"work.*.dataset", L("Dials", "Dataset size"),
     L("Dials",
       "All samples of a run at the size at which they are read: what storage has to hold.")},
    {"work.*.sequences", L("Dials", "Sequences per batch"),
     L("Dials", "Training examples in one optimizer step.")},
    {"work.*.states", L("Dials", "Training state"),
     L("Dials", "Weights, gradients and optimizer state of one model replica.")},
    {"work.*.copy_gpus", L("Dials", "GPUs per model replica"),
     L("Dials", "GPUs whose memory holds the training state of one replica.")},
    {"work.*.tokens_per_second", L("Dials", "Tokens per second"),
     L("Dials", "Throughput of all GPUs together.")},
    {"work.*.run_tokens", L("Dials", "Tokens per run"),
     L("Dials", "Tokens of one training run, of all fine-tuning examples, or of one full trial.")},
    {"work.*.sequence_tokens", L("Dials", "Tokens per sequence"),
     L("Dials", "Length of a training sequence, or of a fine-tuning example.")},
    {"work.*.step_gpus", L("Dials", "GPU step time"),
     L("Dials", "Step time on the GPUs, without waiting for data.")},
    {"work.*.step_products", L("Dials", "Matrix multiplications (GEMM)"),
     L("Dials", "Step time in the weight matrices of attention and MLP.")},
    {"work.*.step_attention", L("Dials", "Attention"),
     L("Dials", "Step time in the attention core.")},
    {"work.*.step_elementwise", L("Dials", "Element-wise ops"),
     L("Dials", "Step time in norms, activation functions and additions.")},
    {"work.*.step_floor", L("Dials", "Launch overhead"),
     L("Dials", "Step time in which GPUs wait for the host to launch layers.")},
    {"work.*.step_recompute", L("Dials", "Activation recomputation"),
     L("Dials", "Step time in forward passes that run a second time.")},
    {"work.*.step_vocabulary", L("Dials", "Embedding and loss"),
     L("Dials", "Step time in embedding and loss, and lost to pipeline stages of uneven length.")},
    {"work.*.step_tensor", L("Dials", "Tensor-parallel traffic"),
     L("Dials", "Exposed step time of the exchanges within the tensor-parallel group.")},
    {"work.*.step_context", L("Dials", "Context-parallel traffic"),
     L("Dials", "Exposed step time of the exchanges within the context-parallel group.")},
    {"work.*.step_expert", L("Dials", "Expert all-to-all"),
     L("Dials", "Step time in which tokens travel to their experts and back.")},
    {"work.*.step_gather", L("Dials", "Weight all-gather"),
     L("Dials", "Step time in which sharded weights are gathered.")},
    {"work.*.step_bubble", L("Dials", "Pipeline bubble"),
     L("Dials", "Step time in which stages wait for the first or the last micro-batch.")},
    {"work.*.step_sends", L("Dials", "Pipeline transfers"),
     L("Dials", "Exposed step time of transfers between pipeline stages.")},
    {"work.*.step_data", L("Dials", "Gradient all-reduce"),
     L("Dials", "Exposed step time of the exchanges between replicas.")},
    {"work.*.step_optimizer", L("Dials", "Optimizer step"),
     L("Dials", "Step time in which the weights are updated.")},
    {"work.*.step_offload", L("Dials", "Offload traffic"),
     L("Dials", "Step time in which data moves to the host and back.")},
    {"work.*.step_straggling", L("Dials", "Stragglers"),
     L("Dials", "Step time lost to the slowest GPU and to the software.")},
    {"work.*.step_host", L("Dials", "Host overhead"), L("Dials", "Step time that the host needs.")},
    {"work.*.step_feed", L("Dials", "Data stall"),
     L("Dials", "Step time in which GPUs wait for samples.")},
    {"work.*.step_factor", L("Dials", "Step slowdown factor"),
     L("Dials", "Step time as a multiple of the step time with published software.")},
    {"work.*.tuning_factor", L("Dials", "First-run factor"),
     L("Dials", "How much longer a team’s first run takes than published runs.")},
    {"work.*.layer_products", L("Dials", "Layer: GEMM"),
     L("Dials",
       "Time of a layer in matrix multiplications per micro-batch, forward and backward.")},
    {"work.*.layer_attention", L("Dials", "Layer: attention"),
     L("Dials", "Time of a layer in the attention core per micro-batch, forward and backward.")},
    {"work.*.layer_elementwise", L("Dials", "Layer: element-wise ops"),
     L("Dials", "Time of a layer in norms, activation functions and additions per micro-batch, "
                "forward and backward.")},
    {"work.*.layer_floor", L("Dials", "Layer: launch overhead"),
     L("Dials", "Time to launch a layer from the host per micro-batch, forward and backward.")},
    {"work.*.layer_tensor", L("Dials", "Layer: tensor-parallel traffic"),
     L("Dials",
       "Tensor-parallel communication time of a layer per micro-batch, forward and backward.")},
    {"work.*.layer_context", L("Dials", "Layer: context-parallel traffic"),
     L("Dials",
       "Context-parallel communication time of a layer per micro-batch, forward and backward.")},
    {"work.*.layer_expert", L("Dials", "Layer: expert traffic"),
     L("Dials", "Time to send a layer’s tokens to their experts and back per micro-batch, forward "
                "and backward.")},
    {"work.*.layer_recompute", L("Dials", "Layer: recomputation"),
     L("Dials", "Time of a layer spent on recomputing activations per micro-batch.")},
    {"work.*.layer_gather", L("Dials", "Layer: weight all-gather"),
     L("Dials", "Time to gather a layer’s sharded weights per micro-batch, forward and backward.")},
    {"work.*.layer_all", L("Dials", "Time per layer"),
     L("Dials",
       "One micro-batch through one layer, forward and backward, with everything included.")},
    {"work.*.vocabulary_pass", L("Dials", "Embedding and loss per micro-batch"),
     L("Dials", "Embedding, logits and loss, forward and backward.")},
    {"work.*.stage", L("Dials", "Time per stage"),
     L("Dials", "One micro-batch in the slowest pipeline stage, forward and backward.")},
    {"work.*.layers", L("Dials", "Layers"),
     L("Dials", "Layers of the model at the selected size.")},
    {"work.*.layers_stage", L("Dials", "Layers per stage"),
     L("Dials", "Average number of layers in a pipeline stage.")},
    {"work.*.layers_most", L("Dials", "Layers in fullest stage"),
     L("Dials", "Whole layers in each pipeline stage but the last.")},
    {"work.*.micro_batches", L("Dials", "Micro-batches"),
     L("Dials", "Micro-batches that one replica processes per step.")},
    {"work.*.one_send", L("Dials", "Slowest stage transfer"),
     L("Dials", "Transfer time of one micro-batch over the slowest stage boundary, all virtual "
                "stages included.")},
    {"work.*.send_inside", L("Dials", "Stage transfer, intra-node"),
     L("Dials", "Time to send one micro-batch to the next stage on the same node, over the "
                "intra-node link.")},
    {"work.*.send_between", L("Dials", "Stage transfer, inter-node"),
     L("Dials", "Time to send one micro-batch to the next stage on another node, over the "
                "inter-node network.")},
    {"work.*.node_borders", L("Dials", "Stage boundaries across nodes"),
     L("Dials", "Boundaries between pipeline stages that lie between two nodes.")},
    {"work.*.sends_shown", L("Dials", "Exposed stage transfers"),
     L("Dials", "Share of the pipeline transfers that does not overlap with computation.")},
    {"work.*.straggle", L("Dials", "Straggler factor"),
     L("Dials",
       "Factor on step time from waiting for the slowest replica when replicas span many nodes.")},
    {"work.*.slowdown", L("Dials", "Slowdown factor"),
     L("Dials", "Factor on step time from software overhead and stragglers.")},
    {"work.*.stack_factor", L("Dials", "Software overhead factor"),
     L("Dials", "Factor on step time for what the software stack loses.")},
    {"work.*.feed_read", L("Dials", "Data read time"),
     L("Dials", "Time to read the samples of a step from storage.")},
    {"work.*.feed_prepare", L("Dials", "Data preparation time"),
     L("Dials", "Time to prepare the samples of a step on the CPU cores.")},
    {"work.*.feed_time", L("Dials", "Data loading per step"),
     L("Dials",
       "Time until the samples of a step are ready; loading runs in parallel with the step.")},
    {"work.*.tokens_per_second_gpu", L("Dials", "Tokens/s per GPU"),
     L("Dials", "Throughput per GPU while the run is working, downtime excluded.")},
    {"work.*.memory", L("Dials", "Memory per GPU"), L("Dials", "Memory used on the fullest GPU.")},
    {"work.*.memory_weights", L("Dials", "Weights"),
     L("Dials", "GPU memory taken by the weights.")},
    {"work.*.memory_gradients", L("Dials", "Gradients"),
     L("Dials", "GPU memory taken by the gradients.")},
    {"work.*.memory_optimizer", L("Dials", "Optimizer state"),
     L("Dials", "GPU memory that the optimizer keeps between steps.")},
    {"work.*.memory_activations", L("Dials", "Activations"),
     L("Dials", "GPU memory for what the backward pass needs.")},
    {"work.*.memory_logits", L("Dials", "Logits"),
     L("Dials", "GPU memory for the loss over the vocabulary.")},
    {"work.*.memory_buffers", L("Dials", "Buffers"),
     L("Dials", "GPU memory for driver and communication.")},
    {"work.*.memory_fragmentation", L("Dials", "Fragmentation"),
     L("Dials", "GPU memory lost between allocated blocks.")},
    {"work.*.memory_host", L("Dials", "Host memory used"),
     L("Dials", "Host memory that one GPU uses.")},
    {"work.*.memory_host_usable", L("Dials", "Usable host memory"),
     L("Dials",
       "Host memory available per GPU; unknown where the node’s host memory is not given.")},
    {"work.*.memory_usable", L("Dials", "Usable GPU memory"),
     L("Dials", "Memory of one GPU that is left for the model.")},
    {"work.*.memory_left", L("Dials", "Memory headroom"),
     L("Dials", "Unused memory of the fullest GPU; negative where the layout does not fit.")},
    {"work.*.layout_tensor", L("Dials", "Tensor parallel size"),
     L("Dials", "GPUs that share each weight matrix.")},
    {"work.*.layout_pipeline", L("Dials", "Pipeline parallel size"),
     L("Dials", "Stages that each hold a part of the layers.")},
    {"work.*.layout_interleave", L("Dials", "Virtual pipeline stages"),
     L("Dials", "Pieces of a pipeline stage that take turns (interleaving).")},
    {"work.*.layout_context", L("Dials", "Context parallel size"),
     L("Dials", "GPUs that share each sequence.")},
    {"work.*.layout_expert", L("Dials", "Expert parallel size"),
     L("Dials", "GPUs over which the experts are spread.")},
    {"work.*.layout_data", L("Dials", "Data parallel size"),
     L("Dials", "Model replicas that share the batch.")},
    {"work.*.layout_micro_batch", L("Dials", "Micro-batch size"),
     L("Dials", "Sequences that pass through a replica at the same time.")},
    {"work.*.layout_gpus", L("Dials", "GPUs used"),
     L("Dials", "GPUs that the layout uses; the other GPUs of the cluster are idle.")},
    {"work.*.replicas", L("Dials", "Replicas"), L("Dials", "Model replicas that share the batch.")},
    {"work.*.replica_gpus", L("Dials", "GPUs per model replica"),
     L("Dials", "GPUs that hold one model replica together.")},
    {"work.*.sigma_kind", L("Dials", "Typical prediction spread"),
     L("Dials", "Standard deviation of the logarithm of predicted against measured step times.")},
    {"work.*.sigma", L("Dials", "Spread of step time"),
     L("Dials", "Based on your own measurements where you have entered them.")},
    {"work.*.sigma_narrowed", L("Dials", "Spread reduction by own runs"),
     L("Dials", "Share by which your own measurements reduced the spread of the step time.")},
    {"work.*.chinchilla_tokens", L("Dials", "Chinchilla-optimal tokens"),
     L("Dials", "Training tokens that give the lowest loss for the compute: 20 per parameter "
                "(arXiv 2203.15556).")},
    {"work.*.chinchilla_params", L("Dials", "Chinchilla-optimal model size"),
     L("Dials", "Model size that gives the lowest loss for the compute: one parameter per 20 "
                "tokens (arXiv 2203.15556).")},
    {"work.*.tokens_per_parameter", L("Dials", "Tokens per parameter"),
     L("Dials", "Training tokens for each active parameter.")},
    {"work.*.tune_epoch", L("Dials", "Time per epoch"),
     L("Dials", "Time to process all examples once.")},
    {"work.*.sweep_trial", L("Dials", "Full trial time"),
     L("Dials", "Time of a trial that is not stopped early.")},
    {"work.*.sweep_mean_trial", L("Dials", "Average trial time"),
     L("Dials", "Average over all trials, including those stopped early.")},
    {"work.*.sweep_at_once", L("Dials", "Concurrent trials"),
     L("Dials", "Trials that have GPUs at the same time.")},
    {"work.*.sweep_rounds", L("Dials", "Rounds"),
     L("Dials", "Number of times a set of trials is started.")},
};

const Entry* entry(const QString& path)
{
    const QString row = rowPath(path);
    for (const auto& words : {std::span<const Entry>(kDialWords), moneyDials(), bookDials(),
                              siteDialWords(), riskDials(), servingDials(), mixDials()})
        if (const Entry* e = find(words, row))
            return e;
    return nullptr;
}

} // namespace

QString dialLabel(const QString& path)
{
    const Entry* e = entry(path);
    return e ? translated(kDialContext, e->label) : path;
}

QString dialTip(const QString& path)
{
    const Entry* e = entry(path);
    return e ? translated(kDialContext, e->tip) : QString();
}

bool hasDial(const QString& rowPath)
{
    return entry(rowPath) != nullptr;
}

} // namespace model::words
