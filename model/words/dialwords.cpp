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
    {"cluster.nodes", L("Dials", "Nodes"), L("Dials", "Machines that hold them.")},
    {"cluster.domain", L("Dials", "Link domain"), L("Dials", "GPUs that share the inside link.")},
    {"work.*.work_factor", L("Dials", "Work factor"),
     L("Dials", "FLOPs for each parameter and token.")},
    {"work.*.flops", L("Dials", "Work"), L("Dials", "All FLOPs of the run.")},
    {"work.*.peak", L("Dials", "Peak"), L("Dials", "Dense peak of one GPU in the format used.")},
    {"work.*.time", L("Dials", "Finish"), L("Dials", "Time of one run.")},
    {"work.*.gpu_hours", L("Dials", "GPU-hours"), L("Dials", "Of one run, all GPUs together.")},
    {"work.*.gpus_needed", L("Dials", "GPUs at this efficiency"),
     L("Dials",
       "To meet the deadline if GPUs stayed as efficient as they are here, before rounding "
       "to whole nodes. A cluster of another size has another efficiency: the smallest "
       "that meets the deadline is searched for.")},
    {"work.*.reached", L("Dials", "Share of peak"),
     L("Dials", "Reached on this cluster, traffic included.")},
    {"work.*.alone", L("Dials", "Share without traffic"),
     L("Dials", "What one GPU reaches with no traffic.")},
    {"work.*.share_step", L("Dials", "Step where measured"),
     L("Dials", "On the cluster where the share was reached.")},
    {"work.*.share_traffic", L("Dials", "Traffic where measured"),
     L("Dials", "Of a step on the cluster where the share was reached.")},
    {"work.*.share_domain_used", L("Dials", "Domain where measured"),
     L("Dials", "GPUs that shared the inside link.")},
    {"work.*.share_domains", L("Dials", "Domains where measured"), L("Dials", "Groups of GPUs.")},
    {"work.*.steps", L("Dials", "Steps"), L("Dials", "Optimizer steps of the run.")},
    {"work.*.step", L("Dials", "Step"), L("Dials", "Time of one optimizer step.")},
    {"work.*.compute", L("Dials", "Compute in a step"), L("Dials", "Without traffic.")},
    {"work.*.traffic", L("Dials", "Traffic in a step"),
     L("Dials", "One exchange of all gradients.")},
    {"work.*.traffic_inside", L("Dials", "Traffic inside nodes"),
     L("Dials", "Reduce and gather inside the node.")},
    {"work.*.traffic_between", L("Dials", "Traffic between nodes"),
     L("Dials", "Exchange between nodes.")},
    {"work.*.domain", L("Dials", "Domain used"),
     L("Dials", "GPUs of this run that share the inside link.")},
    {"work.*.domains", L("Dials", "Domains used"), L("Dials", "Groups of such GPUs.")},
    {"work.*.waiting", L("Dials", "Waiting for traffic"), L("Dials", "Part of a step.")},
    {"work.*.efficiency", L("Dials", "Efficiency"),
     L("Dials", "Speed-up per GPU: the work done, as a share of what as many single GPUs would "
                "do.")},
    {"work.*.speedup", L("Dials", "Speed-up"),
     L("Dials", "Work per time against one GPU at its best; against one with unlimited memory "
                "where the model does not fit on one.")},
    {"work.*.one_gpu_step", L("Dials", "Step on one GPU"),
     L("Dials", "The same batch on one GPU in its fastest layout, which speed-up is measured "
                "against. With unlimited memory where no layout fits.")},
    {"work.*.one_gpu_memory", L("Dials", "Memory on one GPU"),
     L("Dials", "What that layout of one GPU holds. Above the usable memory it is hypothetical.")},
    {"work.*.serial_share", L("Dials", "Serial share implied"),
     L("Dials", "The part of the work that would have to run on one GPU alone to explain the "
                "speed-up, as Amdahl has it.")},
    {"work.*.dataset", L("Dials", "Training data"),
     L("Dials", "All samples of a run, as large as they are read: what storage has to hold.")},
    {"work.*.sequences", L("Dials", "Sequences a batch"),
     L("Dials", "Examples in one optimizer step.")},
    {"work.*.states", L("Dials", "Training state"),
     L("Dials", "Weights, gradients and optimizer of one copy.")},
    {"work.*.copy_gpus", L("Dials", "One copy needs"),
     L("Dials", "GPUs whose memory holds the training state.")},
    {"work.*.tokens_per_second", L("Dials", "Tokens a second"),
     L("Dials", "Of all GPUs together.")},
    {"work.*.run_tokens", L("Dials", "Tokens of a run"),
     L("Dials", "Tokens of one run, of all examples, or of one full trial.")},
    {"work.*.sequence_tokens", L("Dials", "Tokens a sequence"),
     L("Dials", "Of a sequence, or of an example.")},
    {"work.*.step_gpus", L("Dials", "Step of the GPUs"), L("Dials", "Without waiting for data.")},
    {"work.*.step_products", L("Dials", "Products"),
     L("Dials", "Time of a step in the matrices of attention and MLP.")},
    {"work.*.step_attention", L("Dials", "Attention"),
     L("Dials", "Time of a step in the attention's core.")},
    {"work.*.step_elementwise", L("Dials", "Element by element"),
     L("Dials", "Time of a step in norms, activations and sums.")},
    {"work.*.step_floor", L("Dials", "Launching"),
     L("Dials", "Time of a step in which GPUs wait for the host to launch layers.")},
    {"work.*.step_recompute", L("Dials", "Computing again"),
     L("Dials", "Time of a step in forward passes that run twice.")},
    {"work.*.step_vocabulary", L("Dials", "Vocabulary"),
     L("Dials", "Time of a step in embedding and loss, and in stages of uneven length.")},
    {"work.*.step_tensor", L("Dials", "Tensor traffic"),
     L("Dials", "Time of a step in exchanges of the tensor group that do not hide.")},
    {"work.*.step_context", L("Dials", "Context traffic"),
     L("Dials", "Time of a step in exchanges of the context group that do not hide.")},
    {"work.*.step_expert", L("Dials", "Expert traffic"),
     L("Dials", "Time of a step in which tokens travel to experts and back.")},
    {"work.*.step_gather", L("Dials", "Gathering weights"),
     L("Dials", "Time of a step in which sharded weights come together.")},
    {"work.*.step_bubble", L("Dials", "Pipeline bubble"),
     L("Dials", "Time of a step in which stages wait for the first or the last micro-batch.")},
    {"work.*.step_sends", L("Dials", "Sends"),
     L("Dials", "Time of a step in sends between stages that do not hide.")},
    {"work.*.step_data", L("Dials", "Gradients"),
     L("Dials", "Time of a step in exchanges between replicas that do not hide.")},
    {"work.*.step_optimizer", L("Dials", "Optimizer step"),
     L("Dials", "Time of a step in which weights are updated.")},
    {"work.*.step_offload", L("Dials", "To the host"),
     L("Dials", "Time of a step in which data go to the host and back.")},
    {"work.*.step_straggling", L("Dials", "Straggling"),
     L("Dials", "Time of a step lost to the slowest GPU and to the software.")},
    {"work.*.step_host", L("Dials", "Host"), L("Dials", "Time of a step that the host needs.")},
    {"work.*.step_feed", L("Dials", "Waiting for data"),
     L("Dials", "Time of a step in which GPUs wait for samples.")},
    {"work.*.step_factor", L("Dials", "Longer by"),
     L("Dials", "The step against one of published software.")},
    {"work.*.tuning_factor", L("Dials", "First run"),
     L("Dials", "What a team's first run takes longer than published ones.")},
    {"work.*.layer_products", L("Dials", "Products of a layer"),
     L("Dials", "Of a micro-batch, forward and backward.")},
    {"work.*.layer_attention", L("Dials", "Attention of a layer"),
     L("Dials", "Of a micro-batch, forward and backward.")},
    {"work.*.layer_elementwise", L("Dials", "Element by element in a layer"),
     L("Dials", "Of a micro-batch, forward and backward.")},
    {"work.*.layer_floor", L("Dials", "Launching a layer"),
     L("Dials", "Of a micro-batch, forward and backward.")},
    {"work.*.layer_tensor", L("Dials", "Tensor traffic of a layer"),
     L("Dials", "Of a micro-batch, forward and backward.")},
    {"work.*.layer_context", L("Dials", "Context traffic of a layer"),
     L("Dials", "Of a micro-batch, forward and backward.")},
    {"work.*.layer_expert", L("Dials", "Expert traffic of a layer"),
     L("Dials", "Of a micro-batch, forward and backward.")},
    {"work.*.layer_recompute", L("Dials", "Computed again in a layer"),
     L("Dials", "Of a micro-batch.")},
    {"work.*.layer_gather", L("Dials", "Gathering a layer"),
     L("Dials", "Of a micro-batch, forward and backward.")},
    {"work.*.layer_all", L("Dials", "A layer"),
     L("Dials", "One micro-batch, forward and backward, with everything.")},
    {"work.*.vocabulary_pass", L("Dials", "Vocabulary of a micro-batch"),
     L("Dials", "Embedding, logits and loss, forward and backward.")},
    {"work.*.stage", L("Dials", "A stage"),
     L("Dials", "One micro-batch in the slowest stage, forward and backward.")},
    {"work.*.layers", L("Dials", "Layers"), L("Dials", "Of the model, in the size asked for.")},
    {"work.*.layers_stage", L("Dials", "Layers a stage"), L("Dials", "On average.")},
    {"work.*.layers_most", L("Dials", "Layers of a full stage"),
     L("Dials", "Whole layers of all stages but the last.")},
    {"work.*.micro_batches", L("Dials", "Micro-batches"), L("Dials", "Of one replica, in a step.")},
    {"work.*.one_send", L("Dials", "Slowest send"),
     L("Dials", "One micro-batch over the slowest boundary between stages, all its chunks.")},
    {"work.*.send_inside", L("Dials", "Send within a node"),
     L("Dials", "One micro-batch to the next stage on the same node, over its link.")},
    {"work.*.send_between", L("Dials", "Send between nodes"),
     L("Dials", "One micro-batch to the next stage on another node, over the network.")},
    {"work.*.node_borders", L("Dials", "Sends that cross nodes"),
     L("Dials", "Boundaries between pipeline stages that lie between two nodes.")},
    {"work.*.sends_shown", L("Dials", "Sends that show"),
     L("Dials", "Part of the sends that does not hide behind the work.")},
    {"work.*.straggle", L("Dials", "Waiting for the slowest"),
     L("Dials", "Factor on the step, of replicas over many nodes.")},
    {"work.*.slowdown", L("Dials", "Slowed by"),
     L("Dials", "Factor on the step, of software and of the slowest.")},
    {"work.*.stack_factor", L("Dials", "Software"),
     L("Dials", "Factor on the step, of what the software loses.")},
    {"work.*.feed_read", L("Dials", "Reading"), L("Dials", "Time to read the samples of a step.")},
    {"work.*.feed_prepare", L("Dials", "Preparing"),
     L("Dials", "Time to prepare the samples of a step.")},
    {"work.*.feed_time", L("Dials", "Samples of a step"),
     L("Dials", "Time until they are ready; it runs beside the step.")},
    {"work.*.tokens_per_second_gpu", L("Dials", "Tokens a second and GPU"),
     L("Dials", "While the run works.")},
    {"work.*.memory", L("Dials", "Memory"), L("Dials", "Of the fullest GPU.")},
    {"work.*.memory_weights", L("Dials", "Weights"), L("Dials", "Memory of a GPU for weights.")},
    {"work.*.memory_gradients", L("Dials", "Gradients"),
     L("Dials", "Memory of a GPU for gradients.")},
    {"work.*.memory_optimizer", L("Dials", "Optimizer"),
     L("Dials", "Memory of a GPU for the optimizer's state.")},
    {"work.*.memory_activations", L("Dials", "Activations"),
     L("Dials", "Memory of a GPU for what the backward pass needs.")},
    {"work.*.memory_logits", L("Dials", "Logits"),
     L("Dials", "Memory of a GPU for the loss over the vocabulary.")},
    {"work.*.memory_buffers", L("Dials", "Buffers"),
     L("Dials", "Memory of a GPU for driver and communication.")},
    {"work.*.memory_fragmentation", L("Dials", "Fragmentation"),
     L("Dials", "Memory of a GPU lost between pieces.")},
    {"work.*.memory_host", L("Dials", "Memory of the host"), L("Dials", "For one GPU.")},
    {"work.*.memory_host_usable", L("Dials", "Usable memory of the host"),
     L("Dials", "For one GPU; not known where nobody says what the node has.")},
    {"work.*.memory_usable", L("Dials", "Usable memory"), L("Dials", "Of one GPU.")},
    {"work.*.memory_left", L("Dials", "Memory left"),
     L("Dials", "Of the fullest GPU; below nothing where it does not fit.")},
    {"work.*.layout_tensor", L("Dials", "Tensor"), L("Dials", "GPUs that share each matrix.")},
    {"work.*.layout_pipeline", L("Dials", "Pipeline"),
     L("Dials", "Stages that each hold a part of the layers.")},
    {"work.*.layout_interleave", L("Dials", "Chunks"),
     L("Dials", "Pieces of a stage that take turns.")},
    {"work.*.layout_context", L("Dials", "Context"), L("Dials", "GPUs that share each sequence.")},
    {"work.*.layout_expert", L("Dials", "Expert"),
     L("Dials", "GPUs over which experts are spread.")},
    {"work.*.layout_data", L("Dials", "Data"), L("Dials", "Replicas that share the batch.")},
    {"work.*.layout_micro_batch", L("Dials", "Micro-batch"),
     L("Dials", "Sequences that pass at once.")},
    {"work.*.layout_gpus", L("Dials", "GPUs used"),
     L("Dials", "By the layout; the others of the cluster are idle.")},
    {"work.*.replicas", L("Dials", "Replicas"),
     L("Dials", "Copies of the model that share the batch.")},
    {"work.*.replica_gpus", L("Dials", "GPUs a replica"),
     L("Dials", "That hold one copy of the model together.")},
    {"work.*.sigma_kind", L("Dials", "Spread of such predictions"),
     L("Dials", "Standard deviation of the logarithm of predicted against measured steps.")},
    {"work.*.sigma", L("Dials", "Spread of the step"),
     L("Dials", "By own runs where they were measured.")},
    {"work.*.sigma_narrowed", L("Dials", "Narrowed by own runs"),
     L("Dials", "By how much of itself the spread of the step shrank.")},
    {"work.*.chinchilla_tokens", L("Dials", "Tokens for this size"),
     L("Dials",
       "That bring the least loss for the work: 20 for each parameter (arXiv 2203.15556).")},
    {"work.*.chinchilla_params", L("Dials", "Size for these tokens"),
     L("Dials",
       "That brings the least loss for the work: a parameter for 20 tokens (arXiv 2203.15556).")},
    {"work.*.tokens_per_parameter", L("Dials", "Tokens a parameter"),
     L("Dials", "Tokens for each active parameter.")},
    {"work.*.tune_epoch", L("Dials", "One pass"), L("Dials", "Time to see all examples once.")},
    {"work.*.sweep_trial", L("Dials", "A full trial"),
     L("Dials", "Time of a trial that is not stopped.")},
    {"work.*.sweep_mean_trial", L("Dials", "A trial, on average"),
     L("Dials", "With those that are stopped early.")},
    {"work.*.sweep_at_once", L("Dials", "Trials at once"), L("Dials", "That have GPUs.")},
    {"work.*.sweep_rounds", L("Dials", "Rounds"), L("Dials", "Times that a set of trials starts.")},
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
