#include "model/engine/dials/row.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/stack.h"

#include <cmath>

namespace engine {
namespace {

using enum Unit;

// The kernel's own parts that make up a step; software and own measurements stretch the plan's step
// by a factor.
const StepTime& parts(const Assessment& a, std::size_t w)
{
    return a.work[w].parts;
}
const Layout& layout(const Assessment& a, std::size_t w)
{
    return a.decision.layouts[w].layout;
}

double meanLayers(const Assessment& a, std::size_t w)
{
    return a.work[w].layers / layout(a, w).pipeline;
}

double stackFactor(const ResolvedPlan& p, std::size_t w)
{
    return traitsOf(p.work[w].train.stack, generationOf(p.cluster.gpu), *p.training).factor;
}
double sendsShown(const ResolvedPlan& p, std::size_t w)
{
    return p.work[w].train.stack == Stack::Classic ? 1 : p.training->sendsExposed;
}

#define HEADROOM_PIPE                                                                              \
    "(work.*.step_factor * work.*.micro_batches * work.*.stage + work.*.step_bubble"               \
    " + work.*.step_sends)"

constexpr Dial kStepDials[] = {
    laidOut("work.*.step_gpus", Second,
            [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).total; })
        .formula(
            "work.*.step_products + work.*.step_attention + work.*.step_elementwise + "
            "work.*.step_floor + work.*.step_recompute + work.*.step_vocabulary + "
            "work.*.step_encoder + work.*.step_tensor + work.*.step_context + work.*.step_expert + "
            "work.*.step_gather + "
            "work.*.step_bubble + work.*.step_sends + work.*.step_data + work.*.step_optimizer + "
            "work.*.step_offload + work.*.step_straggling + work.*.step_host")
        .label(L("Dials", "GPU step time"))
        .tip(L("Dials", "Step time on the GPUs, without waiting for data.")),
    laidOut(
        "work.*.step_products", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).products; })
        .formula("work.*.step_factor * work.*.micro_batches * work.*.layers_stage * "
                 "work.*.layer_products")
        .label(L("Dials", "Matrix multiplications (GEMM)"))
        .tip(L("Dials", "Step time in the weight matrices of attention and MLP.")),
    laidOut(
        "work.*.step_attention", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).attention; })
        .formula("work.*.step_factor * work.*.micro_batches * work.*.layers_stage * "
                 "work.*.layer_attention")
        .label(L("Dials", "Attention"))
        .tip(L("Dials", "Step time in the attention core.")),
    laidOut("work.*.step_elementwise", Second,
            [](const Assessment& a, std::size_t w) {
                return a.work[w].tuning * parts(a, w).elementwise;
            })
        .formula("work.*.step_factor * work.*.micro_batches * work.*.layers_stage * "
                 "work.*.layer_elementwise")
        .label(L("Dials", "Element-wise ops"))
        .tip(L("Dials", "Step time in norms, activation functions and additions.")),
    laidOut("work.*.step_floor", Second,
            [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).floor; })
        .formula(
            "work.*.step_factor * work.*.micro_batches * work.*.layers_stage * work.*.layer_floor")
        .label(L("Dials", "Launch overhead"))
        .tip(L("Dials", "Step time in which GPUs wait for the host to launch layers.")),
    laidOut(
        "work.*.step_recompute", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).recompute; })
        .formula("work.*.step_factor * work.*.micro_batches * work.*.layers_stage * "
                 "work.*.layer_recompute")
        .label(L("Dials", "Activation recomputation"))
        .tip(L("Dials", "Step time in forward passes that run a second time.")),
    laidOut("work.*.step_vocabulary", Second,
            [](const Assessment& a, std::size_t w) {
                return a.work[w].tuning * parts(a, w).vocabulary;
            })
        .formula("work.*.step_factor * work.*.micro_batches * (work.*.stage - work.*.layers_stage "
                 "* work.*.layer_all)")
        .label(L("Dials", "Embedding and loss"))
        .tip(L("Dials",
               "Step time in embedding and loss, and lost to pipeline stages of uneven length.")),
    laidOut(
        "work.*.step_encoder", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).encoder; })
        .formula(prose(L("Formulas", "There is no encoder.")))
        .formulaIf(
            kHasMedia,
            prose(L("Formulas",
                    "Operations of the encoder for all sequences, forward and, if it is trained, "
                    "twice that backward, divided by the rate of all GPUs."),
                  "work.*.step_factor, work.*.sequences, "
                  "work.*.media_encoding, cluster.gpu.peak_*"))
        .label(L("Dials", "Encoder"))
        .tip(L("Dials", "Step time in additional networks, such as a vision encoder.")),
    laidOut(
        "work.*.step_tensor", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).tensor; })
        .formula(
            "work.*.step_factor * work.*.micro_batches * work.*.layers_stage * work.*.layer_tensor")
        .label(L("Dials", "Tensor-parallel traffic"))
        .tip(L("Dials", "Exposed step time of the exchanges within the tensor-parallel group.")),
    laidOut(
        "work.*.step_context", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).context; })
        .formula("work.*.step_factor * work.*.micro_batches * work.*.layers_stage * "
                 "work.*.layer_context")
        .label(L("Dials", "Context-parallel traffic"))
        .tip(L("Dials", "Exposed step time of the exchanges within the context-parallel group.")),
    laidOut(
        "work.*.step_expert", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).expert; })
        .formula(
            "work.*.step_factor * work.*.micro_batches * work.*.layers_stage * work.*.layer_expert")
        .label(L("Dials", "Expert all-to-all"))
        .tip(L("Dials", "Step time in which tokens travel to their experts and back.")),
    laidOut(
        "work.*.step_gather", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).gather; })
        .formula(
            "work.*.step_factor * work.*.micro_batches * work.*.layers_stage * work.*.layer_gather")
        .label(L("Dials", "Weight all-gather"))
        .tip(L("Dials", "Step time in which sharded weights are gathered.")),
    laidOut(
        "work.*.step_bubble", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).bubble; })
        .formula("work.*.step_factor * (work.*.layout_pipeline - 1) / work.*.layout_interleave * "
                 "work.*.layers_stage * work.*.layer_all")
        .label(L("Dials", "Pipeline bubble"))
        .tip(L("Dials", "Step time in which stages wait for the first or the last micro-batch.")),
    laidOut("work.*.step_sends", Second,
            [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).sends; })
        .formula("work.*.step_factor * (2 * (work.*.send_inside * (work.*.layout_pipeline - 1 - "
                 "work.*.node_borders) + work.*.send_between * work.*.node_borders) + "
                 "2 * (1 - work.*.sends_shown) * (1 - 1 / work.*.layout_interleave) * "
                 "work.*.layout_pipeline * work.*.one_send + "
                 "work.*.micro_batches * (2 * work.*.sends_shown * min(work.*.one_send, "
                 "work.*.stage) + max(0, work.*.one_send - work.*.stage)))")
        .label(L("Dials", "Pipeline transfers"))
        .tip(L("Dials", "Exposed step time of transfers between pipeline stages.")),
    laidOut("work.*.step_data", Second,
            [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).data; })
        .formula(prose(
            L("Formulas", "Gradients out and weights back between replicas: one ring within the "
                          "node and one between "
                          "nodes, minus the part overlapped with the forward and backward passes."),
            "work.*.step_factor, "
            "work.*.stage, work.*.micro_batches, work.*.media.encoder, " HEADROOM_OF_MODEL
            ", " HEADROOM_OF_INSIDE
            ", cluster.inside_link.domain, cluster.node_size, " HEADROOM_OF_OUTSIDE
            ", cluster.between_link.latency, cluster.latency_between"))
        .label(L("Dials", "Gradient all-reduce"))
        .tip(L("Dials", "Exposed step time of the exchanges between replicas.")),
    laidOut(
        "work.*.step_optimizer", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).optimizer; })
        .formula(prose(L("Formulas",
                         "Bytes that the optimizer reads and writes, divided by memory bandwidth."),
                       "work.*.step_factor, work.*.media.encoder, " HEADROOM_OF_MODEL
                       ", cluster.gpu.memory_bandwidth"))
        .label(L("Dials", "Optimizer step"))
        .tip(L("Dials", "Step time in which the weights are updated.")),
    laidOut(
        "work.*.step_offload", Second,
        [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).offload; })
        .formula(prose(
            L("Formulas",
              "Transfers to the host and back, minus the part overlapped with the forward and "
              "backward passes."),
            "work.*.step_factor, " HEADROOM_OF_MODEL))
        .label(L("Dials", "Offload traffic"))
        .tip(L("Dials", "Step time in which data moves to the host and back.")),
    laidOut("work.*.step_straggling", Second,
            [](const Assessment& a, std::size_t w) {
                return a.work[w].tuning * parts(a, w).straggling;
            })
        .formula("(" HEADROOM_PIPE " + work.*.step_encoder) * (work.*.slowdown - 1) + "
                 "work.*.step_data * (work.*.straggle - 1)")
        .label(L("Dials", "Stragglers"))
        .tip(L("Dials", "Step time lost to the slowest GPU and to the software.")),
    laidOut("work.*.step_host", Second,
            [](const Assessment& a, std::size_t w) { return a.work[w].tuning * parts(a, w).host; })
        .formula(prose(L("Formulas", "Host time per step, as calibrated."), "work.*.step_factor"))
        .label(L("Dials", "Host overhead"))
        .tip(L("Dials", "Step time that the host needs.")),
    laidOut("work.*.compute_share", Percent,
            [](const Assessment& a, std::size_t w) {
                const StepTime& p = parts(a, w);
                return (p.products + p.attention + p.elementwise + p.floor + p.recompute +
                        p.vocabulary + p.encoder) /
                       p.total;
            })
        .formula("(work.*.step_products + work.*.step_attention + work.*.step_elementwise + "
                 "work.*.step_floor + work.*.step_recompute + work.*.step_vocabulary + "
                 "work.*.step_encoder) / work.*.step_gpus")
        .label(L("Dials", "Compute share of step"))
        .tip(L("Dials", "Share of the GPU step time in forward and backward passes, with what is "
                        "recomputed.")),
    laidOut("work.*.communication_share", Percent,
            [](const Assessment& a, std::size_t w) {
                const StepTime& p = parts(a, w);
                return (p.tensor + p.context + p.expert + p.gather + p.sends + p.data) / p.total;
            })
        .formula("(work.*.step_tensor + work.*.step_context + work.*.step_expert + "
                 "work.*.step_gather + work.*.step_sends + work.*.step_data) / work.*.step_gpus")
        .label(L("Dials", "Communication share of step"))
        .tip(L("Dials", "Share of the GPU step time in collectives and in transfers between "
                        "pipeline stages that nothing hides.")),
    laidOut(
        "work.*.pipeline_share", Percent,
        [](const Assessment& a, std::size_t w) { return parts(a, w).bubble / parts(a, w).total; })
        .formula("work.*.step_bubble / work.*.step_gpus")
        .label(L("Dials", "Bubble share of step"))
        .tip(L("Dials", "Share of the GPU step time in which pipeline stages wait for the first "
                        "or the last micro-batch.")),
    laidOut<&TrainAnswer::waitFeed>("work.*.step_feed", Second)
        .formula("max(0, known(work.*.feed_time) - work.*.step_gpus)")
        .label(L("Dials", "Data stall"))
        .tip(L("Dials", "Step time in which GPUs wait for samples.")),
    laidOut<&TrainAnswer::tuning>("work.*.step_factor", None)
        .formula("work.*.tuning_factor * work.*.pace")
        .label(L("Dials", "Step slowdown factor"))
        .tip(L("Dials", "Step time as a multiple of the step time with published software.")),
    laidOut("work.*.tuning_factor", None,
            [](const ResolvedPlan& p, std::size_t w) {
                return tuningFactor(p.work[w].train.tuning, *p.training);
            })
        .formula(prose(L("Formulas",
                         "Extra time of a team's first run compared with published runs, scaled by "
                         "the tuning gap."),
                       "work.*.tuning"))
        .label(L("Dials", "First-run factor"))
        .tip(L("Dials", "How much longer a team’s first run takes than published runs.")),
    laidOut("work.*.layer_products", Second,
            [](const Assessment& a, std::size_t w) {
                return parts(a, w).layer.forward.products + parts(a, w).layer.backward.products;
            })
        .formula(
            prose(L("Formulas",
                    "FLOPs of the matrix multiplications divided by the rate that GEMMs of this "
                    "size reach on this GPU, forward and backward."),
                  HEADROOM_OF_MODEL
                  ", work.*.sequence_tokens, cluster.gpu.peak_*, cluster.gpu.memory_bandwidth, "
                  "cluster.gpu.multiprocessors"))
        .label(L("Dials", "Layer: GEMM"))
        .tip(L("Dials",
               "Time of a layer in matrix multiplications per micro-batch, forward and backward.")),
    laidOut("work.*.layer_attention", Second,
            [](const Assessment& a, std::size_t w) {
                return parts(a, w).layer.forward.attention + parts(a, w).layer.backward.attention;
            })
        .formula(
            prose(L("Formulas",
                    "FLOPs of the attention core divided by the rate it reaches on this GPU."),
                  HEADROOM_OF_MODEL
                  ", work.*.sequence_tokens, cluster.gpu.peak_*, cluster.gpu.memory_bandwidth"))
        .label(L("Dials", "Layer: attention"))
        .tip(L("Dials",
               "Time of a layer in the attention core per micro-batch, forward and backward.")),
    laidOut("work.*.layer_elementwise", Second,
            [](const Assessment& a, std::size_t w) {
                return parts(a, w).layer.forward.elementwise +
                       parts(a, w).layer.backward.elementwise;
            })
        .formula(prose(L("Formulas", "Bytes moved by norms, activation functions and additions, "
                                     "divided by memory bandwidth."),
                       HEADROOM_OF_MODEL ", work.*.sequence_tokens, cluster.gpu.memory_bandwidth"))
        .label(L("Dials", "Layer: element-wise ops"))
        .tip(L("Dials", "Time of a layer in norms, activation functions and additions per "
                        "micro-batch, forward and backward.")),
    laidOut("work.*.layer_floor", Second,
            [](const Assessment& a, std::size_t w) {
                return parts(a, w).layer.forward.floor + parts(a, w).layer.backward.floor;
            })
        .formula(
            prose(L("Formulas", "Host time to launch a layer, beyond the layer's compute time.")))
        .label(L("Dials", "Layer: launch overhead"))
        .tip(L("Dials",
               "Time to launch a layer from the host per micro-batch, forward and backward.")),
    laidOut("work.*.layer_tensor", Second,
            [](const Assessment& a, std::size_t w) {
                return parts(a, w).layer.forward.tensor + parts(a, w).layer.backward.tensor;
            })
        .formula(
            prose(L("Formulas",
                    "Four exchanges of the activations of a micro-batch per layer and pass, minus "
                    "the overlapped part."),
                  HEADROOM_OF_MODEL ", work.*.sequence_tokens, " HEADROOM_OF_INSIDE
                                    ", cluster.inside_link.domain, cluster.node_size"))
        .label(L("Dials", "Layer: tensor-parallel traffic"))
        .tip(L("Dials", "Tensor-parallel communication time of a layer per micro-batch, forward "
                        "and backward.")),
    laidOut("work.*.layer_context", Second,
            [](const Assessment& a, std::size_t w) {
                return parts(a, w).layer.forward.context + parts(a, w).layer.backward.context;
            })
        .formula(prose(
            L("Formulas",
              "Keys and values sent around the ring of context-parallel ranks, minus the part "
              "overlapped with attention."),
            "work.*.model.head_dim, "
            "work.*.model.kv_heads, work.*.sequence_tokens, " HEADROOM_OF_INSIDE
            ", cluster.inside_link.domain, " HEADROOM_OF_OUTSIDE))
        .label(L("Dials", "Layer: context-parallel traffic"))
        .tip(L("Dials", "Context-parallel communication time of a layer per micro-batch, forward "
                        "and backward.")),
    laidOut("work.*.layer_expert", Second,
            [](const Assessment& a, std::size_t w) {
                return parts(a, w).layer.forward.expert + parts(a, w).layer.backward.expert;
            })
        .formula(prose(
            L("Formulas", "Tokens sent to their experts and back, minus the overlapped part."),
            HEADROOM_OF_MODEL ", work.*.sequence_tokens, " HEADROOM_OF_INSIDE
                              ", cluster.inside_link.domain, cluster.node_size"))
        .label(L("Dials", "Layer: expert traffic"))
        .tip(L("Dials", "Time to send a layer’s tokens to their experts and back per micro-batch, "
                        "forward and backward.")),
    laidOut("work.*.layer_recompute", Second,
            [](const Assessment& a, std::size_t w) { return parts(a, w).layerRecompute; })
        .formula(prose(L("Formulas", "The part of the forward pass that is recomputed."),
                       "work.*.layer_products, "
                       "work.*.layer_attention, work.*.layer_elementwise, work.*.layer_tensor"))
        .label(L("Dials", "Layer: recomputation"))
        .tip(L("Dials", "Time of a layer spent on recomputing activations per micro-batch.")),
    laidOut("work.*.layer_gather", Second,
            [](const Assessment& a, std::size_t w) { return parts(a, w).layerGather; })
        .formula(prose(L("Formulas",
                         "Weights gathered for each pass and gradients scattered, minus the part "
                         "overlapped with the previous layer."),
                       HEADROOM_OF_MODEL ", cluster.node_size, cluster.inside_link.domain, "
                                         "cluster.latency_inside, " HEADROOM_OF_OUTSIDE
                                         ", cluster.between_link.latency, cluster.latency_between"))
        .label(L("Dials", "Layer: weight all-gather"))
        .tip(L("Dials",
               "Time to gather a layer’s sharded weights per micro-batch, forward and backward.")),
    laidOut("work.*.layer_all", Second,
            [](const Assessment& a, std::size_t w) { return parts(a, w).layerAll; })
        .formula("work.*.layer_products + work.*.layer_attention + work.*.layer_elementwise + "
                 "work.*.layer_floor + work.*.layer_tensor + work.*.layer_context + "
                 "work.*.layer_expert + work.*.layer_recompute + work.*.layer_gather")
        .label(L("Dials", "Time per layer"))
        .tip(L(
            "Dials",
            "One micro-batch through one layer, forward and backward, with everything included.")),
    laidOut("work.*.vocabulary_pass", Second,
            [](const Assessment& a, std::size_t w) { return parts(a, w).vocabularyPass; })
        .formula(prose(
            L("Formulas", "Embedding GEMM, logits and loss of a micro-batch."), HEADROOM_OF_MODEL
            ", work.*.sequence_tokens, cluster.gpu.peak_*, cluster.gpu.memory_bandwidth, "
            "cluster.gpu.multiprocessors"))
        .label(L("Dials", "Embedding and loss per micro-batch"))
        .tip(L("Dials", "Embedding, logits and loss, forward and backward.")),
    laidOut("work.*.stage", Second,
            [](const Assessment& a, std::size_t w) { return parts(a, w).stage; })
        .formula("max(work.*.layers_most * work.*.layer_all, max(0, work.*.layers - "
                 "(work.*.layout_pipeline - 1) * work.*.layers_most) * work.*.layer_all + "
                 "work.*.vocabulary_pass)")
        .label(L("Dials", "Time per stage"))
        .tip(L("Dials", "One micro-batch in the slowest pipeline stage, forward and backward.")),
    laidOut<&TrainAnswer::layers>("work.*.layers", Count)
        .formula(prose(
            L("Formulas",
              "The layers of the architecture. A model size other than the original makes the "
              "model deeper and wider."),
            HEADROOM_OF_MODEL))
        .label(L("Dials", "Layers"))
        .tip(L("Dials", "Layers of the model at the selected size.")),
    laidOut("work.*.layers_stage", Count,
            [](const Assessment& a, std::size_t w) { return meanLayers(a, w); })
        .formula("work.*.layers / work.*.layout_pipeline")
        .label(L("Dials", "Layers per stage"))
        .tip(L("Dials", "Average number of layers in a pipeline stage.")),
    laidOut("work.*.layers_most", Count,
            [](const Assessment& a, std::size_t w) { return std::ceil(meanLayers(a, w)); })
        .formula("ceil(work.*.layers / work.*.layout_pipeline)")
        .label(L("Dials", "Layers in fullest stage"))
        .tip(L("Dials", "Whole layers in each pipeline stage but the last.")),
    laidOut("work.*.micro_batches", Count,
            [](const Assessment& a, std::size_t w) { return parts(a, w).microBatches; })
        .formula("work.*.sequences / (work.*.layout_data * work.*.layout_micro_batch)")
        .label(L("Dials", "Micro-batches"))
        .tip(L("Dials", "Micro-batches that one replica processes per step.")),
    laidOut("work.*.one_send", Second,
            [](const Assessment& a, std::size_t w) {
                return layout(a, w).interleave *
                       larger(parts(a, w).sendInside, parts(a, w).sendBetween);
            })
        .formula("work.*.layout_interleave * max(work.*.send_inside, work.*.send_between)")
        .label(L("Dials", "Slowest stage transfer"))
        .tip(L("Dials", "Transfer time of one micro-batch over the slowest stage boundary, all "
                        "virtual stages included.")),
    laidOut("work.*.send_inside", Second,
            [](const Assessment& a, std::size_t w) { return parts(a, w).sendInside; })
        .formula(prose(
            L("Formulas", "Latency plus the bytes of a micro-batch divided by link bandwidth."),
            "work.*.node_borders, " HEADROOM_OF_MODEL
            ", work.*.sequence_tokens, " HEADROOM_OF_INSIDE))
        .label(L("Dials", "Stage transfer, intra-node"))
        .tip(L("Dials", "Time to send one micro-batch to the next stage on the same node, over the "
                        "intra-node link.")),
    laidOut("work.*.send_between", Second,
            [](const Assessment& a, std::size_t w) { return parts(a, w).sendBetween; })
        .formula(
            prose(L("Formulas",
                    "Latency plus the bytes of a micro-batch divided by NIC bandwidth, which all "
                    "simultaneously sending ranks share."),
                  HEADROOM_OF_MODEL
                  ", work.*.sequence_tokens, " HEADROOM_OF_OUTSIDE
                  ", cluster.between_link.latency, cluster.latency_between, cluster.node_size, "
                  "cluster.share_neighbor, cluster.inside_link.domain"))
        .label(L("Dials", "Stage transfer, inter-node"))
        .tip(L("Dials", "Time to send one micro-batch to the next stage on another node, over the "
                        "inter-node network.")),
    laidOut("work.*.node_borders", Count,
            [](const Assessment& a, std::size_t w) { return parts(a, w).nodeBorders; })
        .formula(
            prose(L("Formulas",
                    "Pipeline stages fill one node after another: the number of stage boundaries "
                    "that are also node boundaries."),
                  "work.*.layout_pipeline, work.*.layout_tensor, work.*.layout_context, "
                  "work.*.layout_data, cluster.node_size, cluster.inside_link.domain"))
        .label(L("Dials", "Stage boundaries across nodes"))
        .tip(L("Dials", "Boundaries between pipeline stages that lie between two nodes.")),
    laidOut("work.*.sends_shown", Percent,
            [](const ResolvedPlan& p, std::size_t w) { return sendsShown(p, w); })
        .formula(prose(L("Formulas", "The part of the pipeline transfers that does not overlap "
                                     "with compute, as calibrated.")))
        .label(L("Dials", "Exposed stage transfers"))
        .tip(L("Dials", "Share of the pipeline transfers that does not overlap with computation.")),
    laidOut("work.*.straggle", None,
            [](const Assessment& a, std::size_t w) { return parts(a, w).straggle; })
        .formula(prose(
            L("Formulas",
              "Replicas wait for the slowest one; each doubling of the nodes adds to this, as "
              "calibrated.")))
        .label(L("Dials", "Straggler factor"))
        .tip(L("Dials", "Factor on step time from waiting for the slowest replica when replicas "
                        "span many nodes.")),
    laidOut("work.*.slowdown", None,
            [](const Assessment& a, std::size_t w) { return parts(a, w).slowdown; })
        .formula("work.*.stack_factor * work.*.straggle")
        .label(L("Dials", "Slowdown factor"))
        .tip(L("Dials", "Factor on step time from software overhead and stragglers.")),
    laidOut("work.*.stack_factor", None,
            [](const ResolvedPlan& p, std::size_t w) { return stackFactor(p, w); })
        .formula(
            prose(L("Formulas",
                    "Loss of the software stack compared with a tuned framework, as calibrated.")))
        .label(L("Dials", "Software overhead factor"))
        .tip(L("Dials", "Factor on step time for what the software stack loses.")),
    dial<&TrainAnswer::feedRead>("work.*.feed_read", Second, Room::Training)
        .formula("work.*.sequences * work.*.feed.sample / work.*.feed.storage")
        .formulaIf(
            kSweeps,
            "work.*.sequences * work.*.sweep_at_once * work.*.feed.sample / work.*.feed.storage")
        .when(kFed)
        .label(L("Dials", "Data read time"))
        .tip(L("Dials", "Time to read the samples of a step from storage.")),
    laidOut<&TrainAnswer::feedPrepare>("work.*.feed_prepare", Second)
        .formula("work.*.sequences / (ceil(work.*.layout_gpus / cluster.node_size) * "
                 "work.*.feed.cores * work.*.feed.core_rate)")
        .when(kFed)
        .label(L("Dials", "Data preparation time"))
        .tip(L("Dials", "Time to prepare the samples of a step on the CPU cores.")),
    laidOut<&TrainAnswer::feed>("work.*.feed_time", Second)
        .formula("max(work.*.feed_read, work.*.feed_prepare)")
        .when(kFed)
        .label(L("Dials", "Data loading per step"))
        .tip(L(
            "Dials",
            "Time until the samples of a step are ready; loading runs in parallel with the step.")),
    laidOut("work.*.tokens_per_second_gpu", Count,
            [](const Assessment& a, std::size_t w) {
                return a.work[w].sequences * a.work[w].sequenceTokens.base() /
                       (a.work[w].gpusUsed * a.work[w].step.base());
            })
        .formula("work.*.sequences * work.*.sequence_tokens / (work.*.layout_gpus * work.*.step)")
        .label(L("Dials", "Tokens/s per GPU"))
        .tip(L("Dials", "Throughput per GPU while the run is working, downtime excluded.")),
    dial<&TrainAnswer::sequenceTokens>("work.*.sequence_tokens", TokensUnit, Room::Training)
        .formula(prose(L("Formulas", "The sequence length, or the example length."),
                       "work.*.sequence, work.*.tune.length"))
        .formulaIf(kReinforces, "work.*.serve.prompt + max(work.*.rl.longest, work.*.serve.answer)")
        .when(kComputed)
        .label(L("Dials", "Tokens per sequence"))
        .tip(L("Dials", "Length of a training sequence, or of a fine-tuning example.")),
};

} // namespace

std::span<const Dial> stepDials()
{
    return kStepDials;
}

} // namespace engine
