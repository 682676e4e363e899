#include "model/engine/worked/workedruns.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/uncertainty/band.h"

#include <charconv>

namespace engine {
namespace {

Result<Plan> withSetting(const Plan& plan, const Catalog& catalog, const WorkedRun::Setting& s)
{
    if (findChoice(plan, s.path))
        return chosen(plan, catalog, s.path, s.value);
    const Bound<Number> row = findNumber(plan, s.path);
    if (!row)
        return fail(Code::UnknownPath, s.path);
    double value = 0;
    const char* end = s.value.data() + s.value.size();
    if (const auto read = std::from_chars(s.value.data(), end, value);
        read.ec != std::errc() || read.ptr != end)
        return fail(Code::NotANumber, s.path, s.value);
    return turned(plan, s.path, value * info(row.row->unit).size);
}

// The computing part of a recommendation model is its dense network; its tables are looked up.
Params paramsOf(const Workload& work)
{
    return work.kind == WorkloadKind::Recommend ? work.rec.dense : work.train.model.params;
}

// GPUs that share the work: for a fleet, those of one replica.
double gpusOf(const Assessment& a, const Plan& plan, std::size_t work)
{
    return plan.work[work].serves() ? a.serving[work].choice.layout.replicaGpus() : a.decision.gpus;
}

} // namespace

Result<AccuracyRow> predicted(const WorkedRun& run, const Catalog& catalog)
{
    Result<Plan> plan = defaultPlan(catalog);
    for (const WorkedRun::Setting& s : run.settings) {
        plan = withSetting(*plan, catalog, s);
        if (!plan)
            return tl::unexpected(plan.error());
    }
    const Bound<Dial> figure = findDial(*plan, run.figure);
    if (!figure)
        return fail(Code::NotAFigure, run.figure);
    const Decision decision = decide(*plan);
    const Assessment assessment = assess(*plan, decision);
    const Band band = bandOf(*plan, assessment, figure);
    AccuracyRow row;
    row.model = run.model, row.gpu = run.gpu, row.precision = run.precision;
    row.source = run.source;
    row.kind = run.kind;
    row.gpus = gpusOf(assessment, *plan, figure.work);
    row.params = paramsOf(plan->work[figure.work]);
    row.measured = run.measured * info(figure.row->unit).size;
    row.predicted = band.typical, row.low = band.low, row.high = band.high;
    if (!run.fitted)
        row.heldOut = row.predicted;
    return row;
}

} // namespace engine
