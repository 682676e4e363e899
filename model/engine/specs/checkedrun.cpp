#include "model/engine/specs/checkedrun.h"

#include "model/engine/specs/date.h"
#include "model/engine/specs/gpunames.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>

namespace engine {
namespace {

// Published figures of one run round to a hundredth; larger deviations are contradictions.
constexpr double kRateRounding = 0.02;
// Far above any machine, and far below overflow.
constexpr double kMostOfAnything = 1e18;

bool known(double value)
{
    return !std::isnan(value);
}

bool differ(double a, double b, double tolerance)
{
    return std::abs(a - b) > tolerance * std::max(std::abs(a), std::abs(b));
}

std::string plain(std::string_view text)
{
    std::string out;
    for (const char c : text)
        if (std::isalnum(static_cast<unsigned char>(c)))
            out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

const Model* modelNamed(const Catalog& catalog, const std::string& name)
{
    const std::string wanted = plain(name);
    const auto it = std::ranges::find_if(catalog.models, [&](const Model& m) {
        return plain(m.id) == wanted || plain(m.name) == wanted || plain(m.brief) == wanted;
    });
    return it == catalog.models.end() || wanted.empty() ? nullptr : &*it;
}

const Accelerator* gpuNamed(const Catalog& catalog, const std::string& name)
{
    if (const Accelerator* gpu = catalog.accelerator(name))
        return gpu;
    return GpuNames(catalog).find({name, name, {}}).accelerator;
}

// One run being checked: the first error is kept.
struct Check {
    MeasuredRun& run;
    const std::string& where;
    std::optional<Error> error = std::nullopt;

    void stop(Code code, std::string_view key, std::string detail = {}, std::string advice = {})
    {
        if (!error)
            error =
                Error{code, where + "/" + std::string(key), std::move(detail), std::move(advice)};
    }
    void need(double value, std::string_view key)
    {
        if (!known(value))
            stop(Code::MissingKey, key);
    }
    void ranges()
    {
        for (const Field<MeasuredRun>& field : runFields()) {
            const double value = field.get(run);
            if (!known(value))
                continue;
            const bool whole = field.unit == Unit::Gpus ||
                               (field.unit == Unit::Count && field.key != "tokens_per_second_gpu");
            if (!(value > 0 && value < kMostOfAnything) || (whole && value != std::floor(value)))
                stop(Code::OutOfRange, field.key, std::to_string(value / info(field.unit).size),
                     whole ? "1, 2, 3 …" : "> 0");
        }
        if (!run.date.empty() && !isDate(run.date))
            stop(Code::NotADate, "date", run.date);
    }
    void lengths()
    {
        for (const RunText& text : runTexts())
            if (const std::size_t size = (run.*text.member).size(); size > kLongestRunText)
                stop(Code::OutOfRange, text.key, std::to_string(size) + " bytes",
                     "≤ " + std::to_string(kLongestRunText) + " bytes");
    }
    // Step time and rate are redundant.
    void pace()
    {
        const double work = run.batch * run.sequence.base() / run.gpus;
        if (!known(run.step.base()) && !known(run.tokensEach))
            return stop(Code::MissingKey, "step");
        if (!known(run.step.base()))
            run.step = Seconds(work / run.tokensEach);
        else if (!known(run.tokensEach))
            run.tokensEach = work / run.step.base();
        else if (differ(run.tokensEach, work / run.step.base(), kRateRounding)) {
            char text[120];
            std::snprintf(text, sizeof text, "%.4g s a step are %.4g tokens/s a GPU, not %.4g",
                          run.step.base(), work / run.step.base(), run.tokensEach);
            stop(Code::Contradiction, "step", text);
        }
    }
    // All model replicas together are all GPUs; expert groups are inside them.
    void layout()
    {
        const auto one = [](double value) { return known(value) ? value : 1; };
        const double copy = one(run.tensor) * one(run.pipeline) * one(run.contextSplit);
        const bool stated = known(run.tensor) || known(run.pipeline) || known(run.contextSplit);
        if (!known(run.data)) {
            if (!stated)
                return; // it is not known how it was split
            run.data = run.gpus / copy;
        }
        if (copy * run.data != run.gpus || run.data != std::floor(run.data)) {
            char text[120];
            std::snprintf(text, sizeof text, "%g × %g × %g × %g are not %g GPUs", one(run.tensor),
                          one(run.pipeline), one(run.contextSplit), run.data, run.gpus);
            stop(Code::Contradiction, "tensor", text);
        }
    }
};

void match(MeasuredRun& run, const Catalog& catalog, const std::string& where,
           std::vector<Error>& notes)
{
    if (const Accelerator* gpu = gpuNamed(catalog, run.gpu))
        run.gpu = gpu->id;
    else if (!run.gpu.empty())
        notes.push_back({Code::NotInCatalog, where + "/gpu", run.gpu, {}});
    const Model* model = modelNamed(catalog, run.model);
    if (!model) {
        if (!run.model.empty())
            notes.push_back({Code::NotInCatalog, where + "/model", run.model, {}});
        return;
    }
    run.model = model->id;
    if (!known(run.params.base()))
        run.params = model->params;
    if (!known(run.active.base())) // whose parameter counts may be rounded
        run.active = smaller(model->active, run.params);
}

} // namespace

Result<MeasuredRun> checkedRun(MeasuredRun run, const Catalog& catalog, const std::string& where,
                               std::vector<Error>& notes)
{
    Check check{run, where};
    check.lengths();
    if (run.gpu.empty())
        check.stop(Code::MissingKey, "gpu");
    match(run, catalog, where, notes);
    if (!known(run.active.base()))
        run.active = run.params;
    if (run.active > run.params)
        check.stop(Code::Contradiction, "active", "more parameters are active than there are");
    check.need(run.params.base(), run.model.empty() ? "model" : "params");
    check.need(run.gpus, "gpus");
    check.need(run.batch, "batch");
    check.need(run.sequence.base(), "sequence");
    check.ranges();
    if (!check.error)
        check.pace();
    if (!check.error)
        check.layout();
    check.ranges(); // including derived values
    if (check.error)
        return tl::unexpected(*check.error);
    if (run.name.empty())
        run.name = (run.model.empty() ? std::string("?") : run.model) + " · " +
                   std::to_string(static_cast<long long>(run.gpus)) + " × " + run.gpu;
    if (run.name.size() > kLongestRunText)
        run.name = std::to_string(static_cast<long long>(run.gpus)) + " GPUs";
    return run;
}

} // namespace engine
