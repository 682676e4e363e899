#include "model/engine/plan.h"
#include "model/export/launch/launchtraining.h"
#include "model/training/layoutwords.h"

#include <cmath>

namespace model {
namespace {

using engine::Format, engine::Offload, engine::Optimizer, engine::Recompute, engine::Sharding;

QString recomputeFrom(const LaunchFigures& f)
{
    return f.from("work.*.layout.recompute", recomputeWords(f.layout(), NumberFormat()));
}
QString offloadFrom(const LaunchFigures& f)
{
    return f.from("work.*.layout.offload", offloadWords(f.layout().offload));
}

// Layers per stage with recomputation.
double recomputedLayers(const LaunchFigures& f)
{
    return std::ceil(static_cast<double>(f.layout().recomputedLayers) *
                     f.value("work.*.layers_stage"));
}

// The model's own shape, or one stretched to another size.
void addMegatronShape(LaunchOptions& o, const LaunchFigures& f)
{
    const engine::Model& m = f.model();
    const auto from = [&](const char* row, double value) {
        return f.value(row) == value ? f.from({row}) : f.from({"work.*.params"});
    };
    const auto add = [&](const char* name, double value, const char* row) {
        if (value > 0) // false if unknown
            o.add(name, value, from(row, value));
    };
    add("--num-layers", m.layers, "work.*.model.layers");
    add("--hidden-size", m.hidden, "work.*.model.hidden");
    add("--ffn-hidden-size", m.ffn, "work.*.model.ffn");
    add("--num-attention-heads", m.heads, "work.*.model.heads");
    if (m.kvHeads > 0 && m.kvHeads < m.heads) {
        o.addSwitch("--group-query-attention", from("work.*.model.kv_heads", m.kvHeads));
        add("--num-query-groups", m.kvHeads, "work.*.model.kv_heads");
    }
    add("--kv-channels", m.headDim, "work.*.model.head_dim");
    if (m.ffnMatrices > 2)
        o.addSwitch("--swiglu", from("work.*.model.ffn_matrices", m.ffnMatrices));
    if (m.embeddings > 1)
        o.addSwitch("--untie-embeddings-and-output-weights",
                    from("work.*.model.embeddings", m.embeddings));
    if (m.experts > 1) {
        add("--num-experts", m.experts, "work.*.model.experts");
        add("--moe-router-topk", m.expertsActive, "work.*.model.experts_active");
        add("--moe-ffn-hidden-size", m.expertFfn, "work.*.model.expert_ffn");
        add("--moe-shared-expert-intermediate-size", m.sharedExperts * m.expertFfn,
            "work.*.model.shared_experts");
    }
    if (m.kvRank > 0) {
        o.addSwitch("--multi-latent-attention", from("work.*.model.kv_rank", m.kvRank));
        add("--q-lora-rank", m.qRank, "work.*.model.q_rank");
        add("--kv-lora-rank", m.kvRank, "work.*.model.kv_rank");
        add("--qk-head-dim", m.nopeDim, "work.*.model.nope_dim");
        add("--qk-pos-emb-head-dim", m.ropeDim, "work.*.model.rope_dim");
        add("--v-head-dim", m.vDim, "work.*.model.v_dim");
    }
}

void addMegatronSharding(LaunchOptions& o, const LaunchFigures& f)
{
    const engine::Layout& layout = f.layout();
    const QString from = f.sharding();
    if (layout.sharding == Sharding::None)
        return;
    o.addSwitch("--use-distributed-optimizer", from);
    if (layout.sharding != Sharding::Optimizer) {
        o.addSwitch("--use-megatron-fsdp", from);
        o.add("--data-parallel-sharding-strategy",
              layout.sharding == Sharding::Full ? "optim_grads_params" : "optim_grads", from);
    }
    if (layout.overlap) {
        o.addSwitch("--overlap-grad-reduce", from);
        o.addSwitch("--overlap-param-gather", from);
    }
}

void addMegatronRecompute(LaunchOptions& o, const LaunchFigures& f)
{
    const QString from = recomputeFrom(f);
    switch (f.layout().recompute) {
    case Recompute::None: break;
    case Recompute::Selective:
    case Recompute::Some:
        o.add("--recompute-granularity", "selective", from);
        if (f.layout().recompute == Recompute::Some)
            o.missing << from;
        break;
    case Recompute::Full:
        o.add("--recompute-granularity", "full", from);
        o.add("--recompute-method", f.layout().recomputedLayers < 1 ? "block" : "uniform", from);
        o.add("--recompute-num-layers", f.layout().recomputedLayers < 1 ? recomputedLayers(f) : 1,
              from);
        break;
    }
}

void addMegatronOffload(LaunchOptions& o, const LaunchFigures& f)
{
    const QString from = offloadFrom(f);
    switch (f.layout().offload) {
    case Offload::None: break;
    case Offload::OptimizerToHost: o.addSwitch("--optimizer-cpu-offload", from); break;
    case Offload::Activations:
        o.add("--cpu-offloading-num-layers", f.value("work.*.layers_most"), from);
        break;
    case Offload::OptimizerToDisk: o.missing << from; break;
    }
}

void addMegatronFormat(LaunchOptions& o, const LaunchFigures& f)
{
    const QString from = f.chosen("work.*.format");
    switch (f.work().train.format) {
    case Format::Fp32:
    case Format::Tf32: break; // its default
    case Format::Fp16: o.addSwitch("--fp16", from); break;
    case Format::Fp4: o.add("--fp4-format", "e2m1", from); [[fallthrough]];
    case Format::Fp8:
        if (f.work().train.format == Format::Fp8)
            o.add("--fp8-format", "hybrid", from);
        [[fallthrough]];
    case Format::Bf16: o.addSwitch("--bf16", from); break;
    }
}

const char* torchFormat(Format format)
{
    switch (format) {
    case Format::Fp32:
    case Format::Tf32: return "float32";
    case Format::Fp16: return "float16";
    default: return "bfloat16"; // narrower formats only apply to GEMMs
    }
}

} // namespace

LaunchOptions megatronOptions(const LaunchFigures& f)
{
    const engine::Layout& layout = f.layout();
    LaunchOptions o{{QStringLiteral("pretrain_gpt.py")}, {}, {}};
    o.add("--tensor-model-parallel-size", layout.tensor, f.from({"work.*.layout_tensor"}));
    if (layout.tensor > 1 && layout.sequenceParallel)
        o.addSwitch("--sequence-parallel", f.from({"work.*.layout_tensor"}));
    o.add("--pipeline-model-parallel-size", layout.pipeline, f.from({"work.*.layout_pipeline"}));
    if (layout.interleave > 1)
        o.add("--num-virtual-stages-per-pipeline-rank", layout.interleave,
              f.from({"work.*.layout_interleave"}));
    o.add("--context-parallel-size", layout.context, f.from({"work.*.layout_context"}));
    if (f.model().experts > 1) {
        o.add("--expert-model-parallel-size", layout.expert, f.from({"work.*.layout_expert"}));
        o.add("--expert-tensor-parallel-size", layout.expertTensor,
              f.from({"work.*.layout_expert"}));
    }
    addMegatronSharding(o, f);
    o.add("--micro-batch-size", static_cast<double>(layout.microBatch),
          f.from({"work.*.layout_micro_batch"}));
    o.add("--global-batch-size", f.globalBatch(), f.from({"work.*.sequences"}));
    o.add("--seq-length", f.value("work.*.sequence_tokens"), f.from({"work.*.sequence_tokens"}));
    o.add("--max-position-embeddings", f.value("work.*.sequence_tokens"),
          f.from({"work.*.sequence_tokens"}));
    o.add("--train-iters", std::ceil(f.value("work.*.steps")), f.from({"work.*.steps"}));
    o.add("--save-interval",
          std::max(1.0, std::round(f.value("work.*.checkpoint_interval") / f.value("work.*.step"))),
          f.from({"work.*.checkpoint_interval", "work.*.step"}));
    addMegatronFormat(o, f);
    addMegatronRecompute(o, f);
    addMegatronOffload(o, f);
    switch (f.work().train.optimizer) {
    case Optimizer::Adam: o.add("--optimizer", "adam", f.chosen("work.*.optimizer")); break;
    case Optimizer::Sgd: o.add("--optimizer", "sgd", f.chosen("work.*.optimizer")); break;
    default: o.missing << f.chosen("work.*.optimizer");
    }
    addMegatronShape(o, f);
    return o;
}

LaunchOptions torchtitanOptions(const LaunchFigures& f)
{
    const engine::Layout& layout = f.layout();
    const bool shards = layout.sharding != Sharding::None;
    const double shard = !shards ? 1 : layout.shardGroup > 0 ? layout.shardGroup : layout.data;
    const QString sharding = f.sharding() + QStringLiteral(", ") + f.from({"work.*.layout_data"});
    LaunchOptions o{{QStringLiteral("-m"), QStringLiteral("torchtitan.train")}, {}, {}};
    o.add("--parallelism.tensor_parallel_degree", layout.tensor, f.from({"work.*.layout_tensor"}));
    o.add("--parallelism.pipeline_parallel_degree", layout.pipeline,
          f.from({"work.*.layout_pipeline"}));
    o.add("--parallelism.context_parallel_degree", layout.context,
          f.from({"work.*.layout_context"}));
    o.add("--parallelism.data_parallel_shard_degree", shard, sharding);
    o.add("--parallelism.data_parallel_replicate_degree", layout.data / shard, sharding);
    if (shards)
        o.add("--parallelism.fsdp_reshard_after_forward",
              layout.sharding == Sharding::Full ? "always" : "never", sharding);
    if (layout.sharding == Sharding::Optimizer)
        o.missing << f.sharding();
    if (f.model().experts > 1)
        o.add("--parallelism.expert_parallel_degree", layout.expert,
              f.from({"work.*.layout_expert"}));
    if (layout.interleave > 1)
        o.add("--parallelism.pipeline_parallel_schedule", "Interleaved1F1B",
              f.from({"work.*.layout_interleave"}));
    // With a pipeline, all micro-batches are passed at once; otherwise they are accumulated.
    const double micro = static_cast<double>(layout.microBatch);
    const bool pipelined = layout.pipeline > 1;
    o.add("--training.local_batch_size", pipelined ? micro * f.accumulation() : micro,
          f.from({"work.*.layout_micro_batch", "work.*.micro_batches"}));
    if (pipelined)
        o.add("--parallelism.pipeline_parallel_microbatch_size", micro,
              f.from({"work.*.layout_micro_batch"}));
    o.add("--training.global_batch_size", f.globalBatch(), f.from({"work.*.sequences"}));
    o.add("--training.seq_len", f.value("work.*.sequence_tokens"),
          f.from({"work.*.sequence_tokens"}));
    o.add("--training.steps", std::ceil(f.value("work.*.steps")), f.from({"work.*.steps"}));
    o.add("--training.mixed_precision_param", torchFormat(f.work().train.format),
          f.chosen("work.*.format"));
    if (f.work().train.format == Format::Fp8)
        o.add("--model.converters", "float8", f.chosen("work.*.format"));
    if (f.work().train.format == Format::Fp4)
        o.missing << f.chosen("work.*.format");
    o.add("--activation_checkpoint.mode",
          layout.recompute == Recompute::None   ? "none"
          : layout.recompute == Recompute::Full ? "full"
                                                : "selective",
          recomputeFrom(f));
    if (layout.offload != Offload::None)
        o.missing << offloadFrom(f);
    o.addSwitch("--checkpoint.enable", f.from({"work.*.checkpoint_interval"}));
    o.add("--checkpoint.interval",
          std::max(1.0, std::round(f.value("work.*.checkpoint_interval") / f.value("work.*.step"))),
          f.from({"work.*.checkpoint_interval", "work.*.step"}));
    o.add("--checkpoint.async_mode",
          f.plan().risk.checkpoint.mode == engine::CheckpointMode::Asynchronous ? "async"
                                                                                : "disabled",
          f.from({"work.*.checkpoint_stall"}));
    return o;
}

LaunchOptions trlOptions(const LaunchFigures& f)
{
    const engine::Layout& layout = f.layout();
    const engine::Tune& tune = f.work().tune;
    const QString method = f.chosen("work.*.tune.method");
    LaunchOptions o{{QStringLiteral("-m"), QStringLiteral("trl.scripts.sft")}, {}, {}};
    o.addSwitch("--use_peft", method);
    if (tune.method == engine::Method::Qlora)
        o.addSwitch("--load_in_4bit", method);
    o.add("--lora_r", tune.loraRank, f.from({"work.*.tune.rank"}));
    o.add("--per_device_train_batch_size", static_cast<double>(layout.microBatch),
          f.from({"work.*.layout_micro_batch"}));
    o.add("--gradient_accumulation_steps", f.accumulation(),
          f.from({"work.*.sequences", "work.*.layout_data"}));
    o.add("--num_train_epochs", tune.epochs, f.from({"work.*.tune.epochs"}));
    o.add("--max_length", f.value("work.*.sequence_tokens"), f.from({"work.*.sequence_tokens"}));
    if (f.work().train.format == Format::Fp16)
        o.addSwitch("--fp16", f.chosen("work.*.format"));
    else if (f.work().train.format == Format::Bf16)
        o.addSwitch("--bf16", f.chosen("work.*.format"));
    else
        o.missing << f.chosen("work.*.format");
    if (layout.recompute != Recompute::None)
        o.addSwitch("--gradient_checkpointing", recomputeFrom(f));
    if (layout.sharding == Sharding::Full)
        o.add("--fsdp", "full_shard auto_wrap", f.sharding());
    if (layout.tensor * layout.pipeline * layout.context > 1)
        o.missing << f.from(
            {"work.*.layout_tensor", "work.*.layout_pipeline", "work.*.layout_context"});
    if (layout.offload != Offload::None)
        o.missing << offloadFrom(f);
    return o;
}

LaunchOptions trainingOptions(const LaunchFigures& f)
{
    if (f.tunesAdapters())
        return trlOptions(f);
    const engine::Stack stack = f.work().train.stack;
    const bool megatron = stack == engine::Stack::Tuned || stack == engine::Stack::Classic;
    return megatron ? megatronOptions(f) : torchtitanOptions(f);
}

} // namespace model
