#include "model/words/table.h"

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
    {"cluster.count_rule.given", L("Choices", "Given"), nullptr},
    {"cluster.count_rule.smallest", L("Choices", "Smallest"), nullptr},
    {"money.tenure.rent", L("Choices", "Rent"), nullptr},
    {"money.tenure.buy", L("Choices", "Buy"), nullptr},
    {"money.use_rule.follows_runs", L("Choices", "From the runs"), nullptr},
    {"money.use_rule.typed", L("Choices", "Typed"), nullptr},
};

} // namespace

QString option(const QString& path, const QString& id)
{
    const Entry* e = find(kWords, rowPath(path) + QLatin1Char('.') + id);
    return e ? translated(kContext, e->label) : id;
}

} // namespace model::words
