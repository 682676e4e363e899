#include "tests/walk/superlatives.h"

#include "model/engine/advice/findings.h"
#include "model/engine/advice/stakes.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/judgment/probe.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/moneydetail.h"
#include "model/engine/options/options.h"
#include "model/engine/risk/checkpoints.h"
#include "model/engine/serving/servingdetail.h"
#include "model/engine/site/regions.h"
#include "model/engine/site/sitedetail.h"
#include "model/engine/training/detail.h"
#include "tests/support/plans.h"
#include "tests/walk/walk.h"

#include <algorithm>
#include <cmath>

namespace walk {
namespace {

using namespace engine;

constexpr double kHair = 1e-9;

// A plan with its answer, and the claims found to be false.
struct Trial {
    std::shared_ptr<const Plan> plan;
    std::shared_ptr<const Evaluation> answer;
    support::Random& random;
    int& held;
    std::vector<std::string> untrue{};

    const Assessment& now() const { return answer->assessment; }
    void hold(bool true_, const std::string& otherwise)
    {
        ++held;
        if (!true_)
            untrue.push_back(otherwise);
    }
};

std::shared_ptr<const Evaluation> wholeAnswer(std::shared_ptr<const Plan> plan)
{
    Wants wants;
    wants.training = wants.site = wants.serving = wants.money = wants.advice = true;
    return answer(std::move(plan), wants, {catalog()});
}

std::vector<Finding> findingsOf(const Plan& plan)
{
    return answer(std::make_shared<const Plan>(plan), {}, {catalog()})->findings;
}

// A severe finding caused by the fix of a lesser one; empty: none. The fix of a severe one may
// reveal others: many more GPUs meet the deadline, but need a faster network.
std::string broughtBy(const Finding& cured, const std::vector<Finding>& before,
                      const std::vector<Finding>& after)
{
    const auto isBad = [](const Finding& f) { return f.severity == Finding::Severity::Bad; };
    if (isBad(cured) || std::ranges::count_if(after, isBad) <= std::ranges::count_if(before, isBad))
        return {};
    const auto it = std::ranges::find_if(after, [&](const Finding& f) {
        return isBad(f) && std::ranges::none_of(before, [&](const Finding& old) {
                   return old.id == f.id && old.work == f.work && isBad(old);
               });
    });
    return it == after.end() ? std::string() : it->id;
}

bool isIdle(const Finding& f)
{
    return f.id.starts_with("gpus_idle");
}
bool isSame(const Finding& a, const Finding& b)
{
    return a.id == b.id || (isIdle(a) && isIdle(b));
}

// A suggested fix removes its finding, is applicable, and causes nothing worse.
void cures(Trial& t)
{
    for (const Finding& finding : t.answer->findings) {
        if (!finding.cure)
            continue;
        const Finding::Cure& cure = *finding.cure;
        const auto next = cured(*t.plan, *catalog(), cure);
        const std::string described =
            finding.id + ": " + cure.path + " = " +
            (cure.choice.empty() ? std::to_string(cure.value) : cure.choice);
        t.hold(next.has_value(), described + " is refused");
        if (!next)
            continue;
        if (finding.id.starts_with("sooner")) { // doubling again may help as well
            const Assessment then = support::assessed(*next);
            t.hold(support::near(then.work[0].time.base(), finding.arguments[1].value, kHair) &&
                       support::near(then.money.runCost.base(), finding.arguments[2].value, kHair),
                   described + " is not what comes of it");
            continue;
        }
        const auto after = findingsOf(*next);
        t.hold(std::ranges::none_of(after,
                                    [&](const Finding& other) {
                                        // Less than a node may stay idle in any case.
                                        return isSame(other, finding) &&
                                               other.work == finding.work &&
                                               (!isIdle(other) || other.cure);
                                    }),
               described + " does not cure it");
        const std::string brought = broughtBy(finding, t.answer->findings, after);
        t.hold(brought.empty(), described + " brings " + brought);
    }
}

// The smallest cluster does the work, and no smaller one that is tried does.
void smallestIsEnough(Trial& t)
{
    const Decision& smallest = t.answer->smallest;
    if (!smallest.reachesDate || !(smallest.gpus > 0) || isMixed(t.plan->cluster))
        return;
    const auto holds = [&](double gpus) {
        const Assessment a = assess(*t.plan, given(*t.plan, gpus));
        return holdsAll(*t.plan, a) && makesDates(*t.plan, a) && carriesLoads(*t.plan, a) &&
               std::ranges::all_of(a.decision.fleets, [](const ServeChoice& fleet) {
                   return !(fleet.spares < fleet.standbyNeeded);
               });
    };
    const double step = t.plan->runs() ? t.plan->cluster.nodeSize : 1;
    const double gpus = smallest.gpus;
    t.hold(holds(gpus), "the smallest cluster, " + std::to_string(gpus) + ", is not enough");
    for (int i = 0; i < 3 && gpus > step; ++i) {
        const double fewer =
            i == 0 ? gpus - step : step * std::ceil(t.random.unit() * (gpus / step - 1));
        if (fewer >= step && fewer < gpus)
            t.hold(!holds(fewer),
                   std::to_string(fewer) + " GPUs are enough, not only " + std::to_string(gpus));
    }
}

// A chosen layout is at least as fast as any listed one, at the slow end of its range.
void layouts(Trial& t)
{
    for (std::size_t w = 0; w < t.answer->training.size(); ++w) {
        const auto& rows = t.answer->training[w].layouts.best;
        if (w >= t.now().decision.layouts.size() || rows.empty())
            continue;
        const RankedLayout& best = t.now().decision.layouts[w];
        for (const RankedLayout& row : rows)
            t.hold(row.fit > best.fit ||
                       !(row.withInterruptions() < best.withInterruptions() * (1 - kHair)),
                   "a listed layout beats the one chosen");
    }
}

// The fleet's layout is the best by the plan's goal, among all usable ones.
void servingLayouts(Trial& t)
{
    for (std::size_t w = 0; w < t.answer->serving.size(); ++w) {
        const auto& rows = t.answer->serving[w].options;
        const auto chosen = std::ranges::find(rows, true, &ServeRow::chosen);
        if (chosen == rows.end())
            continue;
        for (const ServeRow& row : rows) {
            if (row.option.loss == ServeLoss::None || row.option.loss == ServeLoss::Dominated)
                continue;
            t.hold(!row.onFrontier, "a layout that cannot be used stands among the best");
        }
        for (const ServeRow& row : rows)
            if (row.better)
                t.hold(!(row.better->dearer < -kHair) && !(row.better->slower < -kHair),
                       "a layout loses to one that is worse");
    }
}

void regions(Trial& t)
{
    if (!t.answer->site)
        return;
    const auto& rows = t.answer->site->regions;
    for (const RegionRow& row : rows) {
        if (!row.complete || std::isnan(row.ownYear.base()))
            continue;
        const bool beaten = std::ranges::any_of(rows, [&](const RegionRow& other) {
            return other.complete && other.ownYear <= row.ownYear &&
                   other.carbonYear <= row.carbonYear &&
                   (other.ownYear < row.ownYear || other.carbonYear < row.carbonYear);
        });
        t.hold(beaten == row.dominated,
               std::string(row.region->id) + (row.dominated
                                                  ? " is called dominated, and none beats it"
                                                  : " is beaten, and not called so"));
    }
}

// The mix costs no more than covering its week in any single way.
void mix(Trial& t)
{
    if (!t.answer->money)
        return;
    const MoneyDetail& m = *t.answer->money;
    if (std::isnan(m.mix.cost.base()))
        return;
    double gpus = 0, hours = 0;
    for (const MixPart& part : m.mix.parts) {
        gpus += part.gpus;
        hours += part.gpus * part.use;
    }
    for (const Supply& s : m.supplies)
        if (!s.taken)
            t.hold(!(gpus * s.held + hours * s.used < m.mix.cost * (1 - 1e-6)),
                   "everything on " + s.id + " is cheaper than the cheapest mix");
}

// No other checkpoint interval makes more progress than the optimal one.
void interval(Trial& t)
{
    for (std::size_t w = 0; w < t.plan->work.size(); ++w) {
        const Workload& work = t.plan->work[w];
        if (work.serves() || work.isBatch() || w >= t.now().work.size())
            continue;
        const RunRisk& risk = t.now().work[w].risk;
        FaultyRun run = risk.interrupted();
        run.interval = availableInterval(run.checkpoint.stall, run.between, run.down);
        const Share best = exactGoodput(run);
        if (std::isnan(best) || !(run.interval.base() > 0))
            continue;
        for (const double times : {0.25, 0.5, 0.8, 1.25, 2.0, 4.0}) {
            FaultyRun other = run;
            other.interval = run.interval * times;
            t.hold(!(exactGoodput(other) > best * (1 + 2e-3)),
                   "checkpoints at " + std::to_string(times) +
                       " of the best interval: " + support::compared(exactGoodput(other), best));
        }
    }
}

// "Best" and "enough" are true for parallelism options, networks and engines.
void design(Trial& t)
{
    if (!t.answer->advice)
        return;
    const Advice& a = *t.answer->advice;
    const auto bestFamily = std::ranges::find(a.families, true, &FamilyRow::best);
    t.hold(bestFamily != a.families.end() ||
               std::ranges::none_of(
                   a.families, [](const FamilyRow& row) { return row.layout.fit == Fit::Fits; }),
           "no family is the best, though one fits");
    if (bestFamily != a.families.end())
        for (const FamilyRow& row : a.families)
            t.hold(!(row.layout.fit == Fit::Fits && row.slower < -kHair),
                   "a family beats the best");
    double fastest = kUnknown;
    for (const NetworkRow& row : a.networks)
        if (!(row.time.base() >= fastest))
            fastest = row.time.base();
    for (const NetworkRow& row : a.networks)
        if (row.enough)
            t.hold(!(row.time.base() > fastest * 1.06), row.name + " is called enough and is not");
    for (const EngineRow& row : a.engines)
        if (row.best)
            for (const EngineRow& other : a.engines)
                t.hold(!(other.cost < row.cost * (1 - kHair)),
                       other.engine + " is cheaper than the best engine " + row.engine);
}

} // namespace

std::vector<std::string> refuted(const Plan& plan, support::Random& random, int& held)
{
    const auto requested = std::make_shared<const Plan>(plan);
    Trial t{requested, wholeAnswer(requested), random, held};
    cures(t);
    smallestIsEnough(t);
    layouts(t);
    servingLayouts(t);
    regions(t);
    mix(t);
    interval(t);
    design(t);
    return t.untrue;
}

} // namespace walk
