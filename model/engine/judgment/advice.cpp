#include "model/engine/judgment/advice.h"

#include "model/engine/judgment/judge.h"
#include "model/engine/resolvedplan.h"

namespace engine {

Advice advise(const ResolvedPlan& plan, const Assessment& own, const Decision& smallest,
              const Catalog& catalog, std::stop_token stop)
{
    const bool does = holdsAll(plan, own) && carriesLoads(plan, own);
    const bool other = !does && smallest.reachesDate;
    const Assessment now = other ? assess(plan, smallest) : own;
    const Probe probe{plan, now, smallest, catalog, stop};
    Judgment judgment = judge(plan, now, smallest, catalog, stop);
    if (other)
        for (Branch& branch : judgment.tree)
            branch.criterion.dial.clear(); // it shows the plan's own figure
    std::vector<CheckItem> signs = signsOf(probe, judgment);
    std::vector<ClusterKindRow> kinds = clusterKindsOf(probe, judgment);
    return {.judgment = std::move(judgment),
            .judgedOn = other ? smallest.gpus : kUnknown,
            .checklist = checklistOf(probe),
            .signs = std::move(signs),
            .factors = factorsOf(probe),
            .uses = usesTable(probe),
            .sizes = sizesOf(probe),
            .kinds = std::move(kinds),
            .families = familiesOf(probe),
            .networks = networksOf(probe),
            .engines = enginesOf(probe),
            .stacks = stacksOf(probe),
            .schedulers = schedulersOf(probe),
            .launchers = launchersOf(probe),
            .stores = storesOf(probe),
            .lowUse = lowUseOf(probe),
            .outages = outagesOf(probe),
            .quality = qualityOf(probe),
            .adaptations = adaptationsOf(probe),
            .roadmap = roadmapOf(probe)};
}

} // namespace engine
