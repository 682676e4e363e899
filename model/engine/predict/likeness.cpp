#include "model/engine/predict/likeness.h"

#include "model/engine/training/shaped.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace engine {
namespace {

int bitsOf(Format format)
{
    return format == Format::Fp4 ? 4 : format == Format::Fp8 ? 8 : 16;
}

int bitsOf(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Int4:
    case WeightFormat::Nvfp4:
    case WeightFormat::Mxfp4: return 4;
    case WeightFormat::Fp8:
    case WeightFormat::Int8: return 8;
    case WeightFormat::Bf16: break;
    }
    return 16;
}

bool isMixture(AccuracyKind kind)
{
    return kind == AccuracyKind::Mixture || kind == AccuracyKind::ServedCoarse ||
           kind == AccuracyKind::ServedFine || kind == AccuracyKind::ServedApart;
}

bool isLikeWork(AccuracyKind kind, const Likeness& like)
{
    if (like.made || isOtherWork(kind))
        return like.made && kind == AccuracyKind::Made;
    return isMixture(kind) == like.mixture &&
           (like.served || (kind == AccuracyKind::Adapters) == like.adapters);
}

bool within(double a, double b, double times)
{
    return a <= b * times && b <= a * times;
}

} // namespace

int bitsOf(std::string_view precision)
{
    using Written = std::pair<std::string_view, int>;
    for (const auto& [digits, bits] : {Written{"16", 16}, Written{"8", 8}, Written{"4", 4}})
        if (precision.find(digits) != precision.npos)
            return bits;
    return 16;
}

std::optional<Likeness> likenessOf(const Plan& plan, const Assessment& now, std::size_t w)
{
    const Workload& work = plan.work[w];
    Likeness like{.generation = plan.cluster.gpu.generation,
                  .mixture = work.train.model.experts > 0};
    like.params = work.train.model.params;
    if (work.serves()) {
        if (!hasShape(work.train.model) || !(now.serving[w].choice.replicas() > 0))
            return {};
        like.made = work.serve.makes();
        like.served = !like.made;
        like.quantity = like.made ? AccuracyQuantity::Step : AccuracyQuantity::Throughput;
        like.bits = bitsOf(work.serve.weights);
        like.gpus = now.serving[w].choice.gpus() / now.serving[w].choice.replicas();
        return like;
    }
    if (!work.isComputed() || !(now.work[w].gpusUsed > 0))
        return {};
    like.adapters = work.kind == WorkloadKind::Tune && work.tune.method != Method::Full;
    like.bits = bitsOf(work.train.format);
    like.gpus = now.work[w].gpusUsed;
    return like;
}

std::vector<const AccuracyRow*> runsLike(std::span<const AccuracyRow> rows, const Likeness& like)
{
    std::vector<const AccuracyRow*> found;
    for (const AccuracyRow& row : rows)
        if (row.quantity == like.quantity && isLikeWork(row.kind, like) &&
            row.generation == like.generation &&
            within(row.params.base(), like.params.base(), kLikeParams) &&
            within(row.gpus, like.gpus, kLikeGpus) && std::isfinite(row.heldOut) &&
            bitsOf(row.precision) == like.bits)
            found.push_back(&row);
    return found;
}

LikeRuns summaryOf(std::span<const AccuracyRow* const> rows)
{
    LikeRuns summary{.runs = rows.size()};
    if (rows.empty())
        return summary;
    std::set<std::string_view> sources;
    std::vector<double> errors;
    for (const AccuracyRow* row : rows) {
        sources.insert(row->source);
        errors.push_back(std::abs(row->heldOut / row->measured - 1));
    }
    summary.sources = sources.size();
    const auto middle = errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2);
    std::ranges::nth_element(errors, middle);
    summary.median = *middle;
    return summary;
}

} // namespace engine
