#include "model/export/launch/launchtraining.h"

#include <nlohmann/json.hpp>

namespace model {
namespace {

using Json = nlohmann::ordered_json;
using engine::Format, engine::Offload, engine::Sharding;

Json zero(const LaunchFigures& f)
{
    const engine::Layout& layout = f.layout();
    Json json{{"stage", static_cast<int>(layout.sharding)}, {"overlap_comm", layout.overlap}};
    if (layout.sharding == Sharding::Full && layout.shardGroup > 0)
        json["zero_hpz_partition_size"] = layout.shardGroup;
    if (layout.offload == Offload::OptimizerToHost)
        json["offload_optimizer"] = {{"device", "cpu"}, {"pin_memory", true}};
    if (layout.offload == Offload::OptimizerToDisk)
        json["offload_optimizer"] = {{"device", "nvme"}, {"nvme_path", "/local_nvme"}};
    return json;
}

} // namespace

// JSON has no comments; DeepSpeed ignores unknown keys, so they hold the comments.
QByteArray deepspeedFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    const engine::Layout& layout = f.layout();
    Json from;
    Json out;
    out["_from"] = Json::object(); // comes first, filled last
    const auto put = [&](const char* key, Json value, const QString& source) {
        out[key] = std::move(value);
        from[key] = commentText(source).toStdString();
    };
    put("train_batch_size", static_cast<long long>(f.globalBatch()), f.from({"work.*.sequences"}));
    put("train_micro_batch_size_per_gpu", static_cast<long long>(layout.microBatch),
        f.from({"work.*.layout_micro_batch"}));
    put("gradient_accumulation_steps", static_cast<long long>(f.accumulation()),
        f.from({"work.*.micro_batches", "work.*.layout_data"}));
    put("zero_optimization", zero(f), f.sharding());
    const Format format = f.work().train.format;
    if (format != Format::Fp32 && format != Format::Tf32)
        put(format == Format::Fp16 ? "fp16" : "bf16", Json{{"enabled", true}},
            f.chosen("work.*.format"));
    if (layout.tensor > 1)
        put("tensor_parallel", Json{{"autotp_size", layout.tensor}},
            f.from({"work.*.layout_tensor"}));
    if (layout.context > 1)
        put("sequence_parallel_size", layout.context, f.from({"work.*.layout_context"}));
    if (layout.pipeline > 1)
        put("pipeline", Json{{"stages", layout.pipeline}}, f.from({"work.*.layout_pipeline"}));
    if (layout.recompute != engine::Recompute::None || layout.offload == Offload::Activations)
        put("activation_checkpointing",
            Json{{"partition_activations", layout.tensor > 1},
                 {"cpu_checkpointing", layout.offload == Offload::Activations}},
            f.from({"work.*.memory_activations"}));
    out["_from"] = std::move(from);
    return QByteArray::fromStdString(out.dump(2, ' ', false, Json::error_handler_t::replace)) +
           '\n';
}

} // namespace model
