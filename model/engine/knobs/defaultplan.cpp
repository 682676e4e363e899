#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/citing.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/withconstants.h"

namespace engine {
namespace {

// A rule named after a knob's path is that knob's default, with its source.
void takeRules(Plan& plan, const Catalog& catalog)
{
    auto spreads = std::make_shared<Spreads>();
    Citing citing(plan);
    for (const Rule& rule : catalog.rules) {
        if (rule.id.starts_with("spread.")) {
            (*spreads)[rule.id.substr(7)] = {rule.low, rule.high};
            continue;
        }
        for (std::size_t w = 0; w < plan.work.size(); ++w) {
            const std::string path = boundPath(rule.id, plan.work[w].id);
            if (const Bound<Number> knob = findNumber(plan, path)) {
                write(plan, {knob.row, w}, rule.value);
                citing.replace(path, citeOf(&rule, "value"));
            }
        }
    }
    plan.spreads = std::move(spreads);
    citing.replace("cluster.host_floor", citeOf(catalog.rule("training.floor.layer"), "value"));
}

Plan withParts(const Catalog& catalog, std::string_view gpu, const std::vector<Workload>& work)
{
    Plan plan;
    plan.work = work;
    takeRules(plan, catalog);
    plan = withConstants(std::move(plan), sharedConstants(catalog));
    if (const Accelerator* a = catalog.accelerator(gpu))
        adopt(plan, catalog, *a);
    adopt(plan, catalog, plan.risk.staffing);
    if (const Fleet* f = catalog.fleet("llama-3-405b"))
        adopt(plan, catalog, *f);
    return plan;
}

} // namespace

Plan defaultPlan(const Catalog& catalog)
{
    Plan plan = withParts(catalog, "h100-sxm", {Workload{}});
    for (Workload& w : plan.work)
        if (const Model* m = catalog.model("llama-3.1-70b"))
            adopt(plan, w, *m);
    return plan;
}

Plan baseline(const Plan& plan, const Catalog& catalog)
{
    std::vector<Workload> work;
    for (const Workload& w : plan.work)
        work.push_back({w.id});
    Plan base = withParts(catalog, plan.cluster.gpu.id, work);
    for (std::size_t w = 0; w < work.size(); ++w)
        if (const Model* m = catalog.model(plan.work[w].train.model.id))
            adopt(base, base.work[w], *m);
    if (const Fleet* f = catalog.fleet(plan.risk.fleetId))
        adopt(base, catalog, *f);
    if (const Link* l = catalog.link(plan.cluster.inside.id))
        adoptInside(base, *l);
    if (const Link* l = catalog.link(plan.cluster.between.id))
        adoptFabric(base, *l);
    if (const Accelerator* second = catalog.accelerator(plan.cluster.second.gpu.id))
        adoptSecond(base, catalog, *second);
    return base;
}

} // namespace engine
