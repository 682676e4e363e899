#include "model/words/mixwords.h"
#include "model/words/servingwords.h"

namespace model::words {
namespace {

#define L(context, text) text

constexpr const char* kContext = "Choices";

constexpr Entry kWords[] = {
    {"work.*.format.fp32", L("Choices", "fp32"), nullptr},
    {"work.*.format.tf32", L("Choices", "tf32"), nullptr},
    {"work.*.format.fp16", L("Choices", "fp16"), nullptr},
    {"work.*.format.bf16", L("Choices", "bf16"), nullptr},
    {"work.*.format.fp8", L("Choices", "fp8"), nullptr},
    {"work.*.format.fp4", L("Choices", "fp4"), nullptr},
    {"work.*.recompute.none", L("Choices", "None"), nullptr},
    {"work.*.recompute.full", L("Choices", "Full"), nullptr},
    {"work.*.scaling.fixed_batch", L("Choices", "Keep the batch"), nullptr},
    {"work.*.scaling.growing_batch", L("Choices", "Grow the batch"), nullptr},
    {"work.*.kind.train", L("Choices", "Train"), nullptr},
    {"work.*.kind.tune", L("Choices", "Fine-tune"), nullptr},
    {"work.*.kind.sweep", L("Choices", "Sweep"), nullptr},
    {"work.*.kind.serve", L("Choices", "Serve"), nullptr},
    {"work.*.rule.computed", L("Choices", "Computed"), nullptr},
    {"work.*.rule.share", L("Choices", "By a share of peak"), nullptr},
    {"work.*.stack.tuned", L("Choices", "Tuned"), nullptr},
    {"work.*.stack.fsdp", L("Choices", "PyTorch FSDP"), nullptr},
    {"work.*.stack.classic", L("Choices", "Of 2022"), nullptr},
    {"work.*.stack.research", L("Choices", "Research script"), nullptr},
    {"work.*.optimizer.adam", L("Choices", "Adam"), nullptr},
    {"work.*.optimizer.adam8bit", L("Choices", "Adam, 8 bits"), nullptr},
    {"work.*.optimizer.adafactor", L("Choices", "Adafactor"), nullptr},
    {"work.*.optimizer.sgd", L("Choices", "SGD"), nullptr},
    {"work.*.tune.method.full", L("Choices", "All weights"), nullptr},
    {"work.*.tune.method.lora", L("Choices", "LoRA"), nullptr},
    {"work.*.tune.method.qlora", L("Choices", "QLoRA"), nullptr},
    {"work.*.layout.tensor.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.pipeline.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.interleave.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.context.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.expert.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.micro_batch.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.sharding.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.recompute.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.offload.auto", L("Choices", "Best"), nullptr},
    {"work.*.layout.sharding.none", L("Choices", "Nothing"), nullptr},
    {"work.*.layout.sharding.optimizer", L("Choices", "Optimizer (ZeRO-1)"), nullptr},
    {"work.*.layout.sharding.gradients", L("Choices", "Gradients too (ZeRO-2)"), nullptr},
    {"work.*.layout.sharding.full", L("Choices", "Everything (ZeRO-3)"), nullptr},
    {"work.*.layout.recompute.none", L("Choices", "Nothing"), nullptr},
    {"work.*.layout.recompute.selective", L("Choices", "The attention's core"), nullptr},
    {"work.*.layout.recompute.full", L("Choices", "All layers"), nullptr},
    {"work.*.layout.offload.none", L("Choices", "Nothing"), nullptr},
    {"work.*.layout.offload.optimizer_host", L("Choices", "Optimizer, to memory"), nullptr},
    {"work.*.layout.offload.optimizer_disk", L("Choices", "Optimizer, to drives"), nullptr},
    {"work.*.layout.offload.activations", L("Choices", "Activations"), nullptr},
    {"cluster.count_rule.given", L("Choices", "Given"), nullptr},
    {"cluster.count_rule.smallest", L("Choices", "Smallest"), nullptr},
    {"money.tenure.rent", L("Choices", "Rent"), nullptr},
    {"money.tenure.buy", L("Choices", "Buy"), nullptr},
    {"money.use_rule.follows_runs", L("Choices", "From the runs"), nullptr},
    {"money.use_rule.typed", L("Choices", "Typed"), nullptr},
    {"site.region.own", L("Choices", "Own figures"), nullptr},
    {"site.cooling.air", L("Choices", "Air"), nullptr},
    {"site.cooling.contained", L("Choices", "Air, contained"), nullptr},
    {"site.cooling.rear_door", L("Choices", "Rear door"), nullptr},
    {"site.cooling.liquid", L("Choices", "Liquid"), nullptr},
    {"site.network_rule.share", L("Choices", "By share"), nullptr},
    {"site.network_rule.count", L("Choices", "By count"), nullptr},
    {"site.storage_rule.share", L("Choices", "By share"), nullptr},
    {"site.storage_rule.count", L("Choices", "By size"), nullptr},
    {"site.feed_phases.one", L("Choices", "One"), nullptr},
    {"site.feed_phases.three", L("Choices", "Three"), nullptr},
    {"risk.goodput_rule.computed", L("Choices", "Computed"), nullptr},
    {"risk.goodput_rule.typed", L("Choices", "Typed"), nullptr},
    {"risk.small_rule.warned", L("Choices", "As their nodes"), nullptr},
    {"risk.small_rule.counted", L("Choices", "As measured"), nullptr},
    {"risk.network.single", L("Choices", "One path"), nullptr},
    {"risk.network.redundant", L("Choices", "N + 1"), nullptr},
    {"risk.feeds.single", L("Choices", "One feed"), nullptr},
    {"risk.feeds.dual", L("Choices", "Two feeds"), nullptr},
    {"risk.checkpoint.mode.asynchronous", L("Choices", "By the hosts' memory"), nullptr},
    {"risk.checkpoint.mode.synchronous", L("Choices", "Straight to storage"), nullptr},
    {"risk.checkpoint.rule.daly", L("Choices", "Daly"), nullptr},
    {"risk.checkpoint.rule.young", L("Choices", "Young"), nullptr},
    {"risk.checkpoint.rule.available", L("Choices", "Best availability"), nullptr},
    {"risk.checkpoint.rule.typed", L("Choices", "Typed"), nullptr},
    {"risk.recovery.elastic", L("Choices", "Go on with fewer"), nullptr},
    {"risk.recovery.restart", L("Choices", "Wait for the node"), nullptr},
    {"risk.staffing.on_site", L("Choices", "On site"), nullptr},
    {"risk.staffing.on_call", L("Choices", "On call"), nullptr},
    {"risk.staffing.next_day", L("Choices", "Vendor's contract"), nullptr},
    {"risk.staffing.typed", L("Choices", "Typed"), nullptr},
    {"risk.spares_rule.none", L("Choices", "None"), nullptr},
    {"risk.spares_rule.target", L("Choices", "As needed"), nullptr},
    {"risk.spares_rule.typed", L("Choices", "Typed"), nullptr},
    {"money.term.on_demand", L("Choices", "On demand"), nullptr},
    {"money.term.reserved_1y", L("Choices", "One year"), nullptr},
    {"money.term.reserved_3y", L("Choices", "Three years"), nullptr},
    {"money.term.spot", L("Choices", "Spot"), nullptr},
    {"money.capital_rule.all_in", L("Choices", "All in"), nullptr},
    {"money.capital_rule.by_part", L("Choices", "Part by part"), nullptr},
    {"money.hall.standing", L("Choices", "Already there"), nullptr},
    {"money.hall.colocation", L("Choices", "Rented"), nullptr},
    {"money.hall.built", L("Choices", "New"), nullptr},
    {"money.staff_rule.typed", L("Choices", "Typed"), nullptr},
    {"money.staff_rule.by_size", L("Choices", "By size"), nullptr},
    {"money.at_end.kept", L("Choices", "Kept"), nullptr},
    {"money.at_end.sold", L("Choices", "Sold"), nullptr},
    {"money.depreciation.straight_line", L("Choices", "Straight line"), nullptr},
    {"money.depreciation.declining", L("Choices", "Declining"), nullptr},
    {"money.depreciation.macrs5", L("Choices", "MACRS, five years"), nullptr},
};

} // namespace

QString option(const QString& path, const QString& id)
{
    const QString key = rowPath(path) + QLatin1Char('.') + id;
    for (const auto& words : {std::span<const Entry>(kWords), servingChoices(), mixChoices()})
        if (const Entry* e = find(words, key))
            return translated(kContext, e->label);
    return id;
}

} // namespace model::words
