#include "app/verbs/verb.h"
#include "model/engine/curves/frontier.h"
#include "model/engine/decide.h"
#include "model/engine/one_kind.h"
#include "model/engine/training/from_plan.h"
#include "model/engine/training/goodput.h"
#include "model/export/searchexport.h"
#include "model/export/servingexport.h"
#include "model/format/numberparse.h"

namespace app {
namespace {

using engine::Error;

bool canBeSearched(const engine::Workload& work)
{
    return work.serves() || work.isComputed();
}

// The plan with one of its workloads alone, where one was named.
engine::Result<void> keepNamed(const Call& call, Loaded& loaded)
{
    if (!call.has(QStringLiteral("work")))
        return {};
    const auto at = workAsked(call, *loaded.evaluation->plan, canBeSearched);
    if (!at)
        return tl::unexpected(at.error());
    auto alone = std::make_shared<engine::Plan>(*loaded.evaluation->plan);
    alone->work = {engine::Workload(alone->work[*at])};
    loaded.evaluation = engine::answer(std::move(alone), {}, loaded.context);
    return {};
}

int refuse()
{
    complain(QStringLiteral("The plan takes its MFU from a measurement, so there is no layout to "
                            "search. Set work.*.rule to “computed”."));
    return WrongCall;
}

// A budget and a power are of one run.
int refuseLimits(const engine::Plan& plan)
{
    QStringList ids;
    for (const engine::Workload& work : plan.work)
        if (work.isComputed() && !work.reinforces())
            ids << QString::fromStdString(work.id);
    complain(
        ids.isEmpty()
            ? QStringLiteral(
                  "--budget and --power limit a training run whose step time is computed, "
                  "other than reinforcement learning; this plan has none. Remove them.")
            : QStringLiteral("--budget and --power limit a single run. Choose it with --work: %1.")
                  .arg(ids.join(QStringLiteral(", "))));
    return WrongCall;
}

bool knownFormat(const QString& format, bool csv)
{
    return format == u"text" || format == u"json" || (csv && format == u"csv");
}

// "--budget 1.2M" in dollars, "--power 300 kW": endless where it is not asked for.
engine::Result<double> limit(const Call& call, const char* name, engine::Unit unit)
{
    const QString text = call.one(QLatin1String(name));
    if (text.isEmpty())
        return engine::RunWants::kEndless;
    auto base = model::parseNumber(text, unit);
    if (!base)
        base.error().where = "--" + std::string(name);
    else if (!(*base > 0)) // no run is that cheap
        return engine::fail(Error::Code::OutOfRange, "--" + std::string(name), text.toStdString(),
                            "> 0");
    return base;
}

// All that a run costs as the plan has it, rented or bought, for each GPU and hour; the rent alone
// where the plan cannot run.
engine::UsdRate paidFor(const engine::Plan& plan, const engine::Assessment& a)
{
    const engine::UsdRate all = a.money.runCost / (a.decision.gpus * a.work.front().time);
    return all.base() > 0 ? all : plan.money.price;
}

engine::Result<engine::RunWants> wantsOf(const Call& call, const Loaded& loaded)
{
    const engine::OneKind one(*loaded.evaluation->plan);
    const engine::Plan& plan = *one;
    const engine::Assessment& a = loaded.evaluation->assessment;
    const auto budget = limit(call, "budget", engine::Unit::Dollar);
    const auto power = limit(call, "power", engine::Unit::Kilowatt);
    if (!budget || !power)
        return tl::unexpected(budget ? power.error() : budget.error());
    const engine::Workload& work = plan.work.front();
    engine::RunWants wants;
    wants.tokens = engine::tokensOf(work);
    wants.deadline = work.train.deadline;
    wants.goodput = [goodput = engine::GoodputOf(plan, work, engine::jobOf(plan, work))](
                        double gpus, double used, double copies) {
        return goodput.share(goodput.cluster(gpus), used, copies);
    };
    wants.budget = engine::Usd(*budget);
    wants.gpuPrice = paidFor(plan, a);
    wants.cap = engine::Watts(*power);
    wants.gpuPower = a.site.peak.total() / a.decision.gpus;
    return wants;
}

int showFrontier(const engine::Plan& plan, const QString& format)
{
    const auto sizes = engine::frontier(plan);
    const model::FrontierExport x{sizes};
    return out(format == u"json" ? x.json() : format == u"csv" ? x.csv() : x.text());
}

} // namespace

int runSearch(const Call& call)
{
    const QString format = call.one(QStringLiteral("format"), QStringLiteral("text"));
    if (!knownFormat(format, true))
        return complain(
            {Error::Code::UnknownChoice, "--format", format.toStdString(), "text, json, csv"},
            WrongCall);
    bool whole = false;
    const int top = call.one(QStringLiteral("top"), QStringLiteral("10")).toInt(&whole);
    if (!whole || top < 1 || top > kMostListed)
        return complain({whole ? Error::Code::OutOfRange : Error::Code::NotANumber, "--top",
                         call.one(QStringLiteral("top")).toStdString(),
                         "1 – " + std::to_string(kMostListed)},
                        WrongCall);
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    const engine::OneKind one(*loaded->evaluation->plan);
    const engine::Plan& plan = *one;
    const auto at = workAsked(call, plan, canBeSearched);
    if (!at)
        return complain(at.error(), WrongCall);
    const engine::Workload& work = plan.work[*at];
    if (work.serves()) {
        auto detail = engine::servingDetailOf(plan, loaded->evaluation->assessment, *at);
        if (detail.options.size() > static_cast<std::size_t>(top))
            detail.options.resize(static_cast<std::size_t>(top));
        const auto tiers = engine::searchTiers(plan, *at, *loaded->context.catalog);
        const model::ServingExport x{detail, tiers};
        return out(format == u"json" ? x.json() : format == u"csv" ? x.csv() : x.text());
    }
    if (!work.isComputed())
        return refuse();
    const auto constants = engine::constantsOf(plan);
    // Fleets beside it have GPUs of their own, and what divides badly leaves some idle.
    const engine::Decision& chosen = loaded->evaluation->assessment.decision;
    const double asked = engine::gpusOfRun(work, engine::trainingGpus(chosen, *at));
    const engine::RankedLayout& best = chosen.layouts[*at];
    const bool possible = best.step.base() > 0; // on any number up to those asked
    const double gpus = possible ? std::min(asked, best.layout.gpus()) : asked;
    if (gpus >= 1 && gpus < asked)
        complain(
            QStringLiteral("Of %1 GPUs, the best layout uses %2; the layouts below are for %2.")
                .arg(asked)
                .arg(gpus));
    if (gpus < 1) {
        complain(QStringLiteral("No GPU is left for “%1”: the serving fleets take all of them. Add "
                                "GPUs with --set cluster.count=N.")
                     .arg(QString::fromStdString(work.id)));
        return WrongCall;
    }
    if (!possible && engine::canCompute(plan, work))
        complain(QStringLiteral("No layout is possible: what is fixed under work.%1.layout cannot "
                                "divide %2 GPUs, the model and its batch. Set it to auto.")
                     .arg(QString::fromStdString(work.id))
                     .arg(asked));
    const engine::TrainingJob job = engine::jobOf(plan, work);
    const engine::GoodputOf goodput(plan, work, job);
    const auto search = engine::searchLayouts(
        job, engine::machineOf(plan.cluster, gpus, constants), gpus,
        goodput.on(engine::limitsOf(work.train), gpus, chosen), constants, top);
    const model::SearchExport x{search};
    return out(format == u"json" ? x.json() : format == u"csv" ? x.csv() : x.text());
}

int runSmallest(const Call& call)
{
    const QString format = call.one(QStringLiteral("format"), QStringLiteral("text"));
    const bool frontier = call.has(QStringLiteral("frontier"));
    if (!knownFormat(format, frontier))
        return complain({Error::Code::UnknownChoice, "--format", format.toStdString(),
                         frontier ? "text, json, csv" : "text, json"},
                        WrongCall);
    if (frontier && (call.has(QStringLiteral("budget")) || call.has(QStringLiteral("power")))) {
        complain(QStringLiteral(
            "--frontier covers every budget and power limit; remove --budget and --power."));
        return WrongCall;
    }
    int exit = Done;
    auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    if (const auto kept = keepNamed(call, *loaded); !kept)
        return complain(kept.error(), WrongCall);
    const engine::OneKind one(*loaded->evaluation->plan);
    const engine::Plan& plan = *one;
    if (frontier)
        return showFrontier(plan, format);
    const bool limited = call.has(QStringLiteral("budget")) || call.has(QStringLiteral("power"));
    const engine::Workload& work = plan.work.front();
    // What generates answers waits for more than its steps.
    if (plan.serves() || plan.work.size() > 1 || work.isBatch() || work.reinforces() ||
        work.recommends()) {
        if (limited)
            return refuseLimits(plan);
        const model::FleetExport x{plan, engine::smallest(plan)};
        return out(format == u"json" ? x.json() : x.text());
    }
    if (!work.isComputed())
        return refuse();
    const auto wants = wantsOf(call, *loaded);
    if (!wants)
        return complain(wants.error(), WrongCall);
    const auto constants = engine::constantsOf(plan);
    const auto choice = engine::smallestCluster(
        engine::jobOf(plan, work), engine::machineOf(plan.cluster, plan.cluster.count, constants),
        engine::limitsOf(work.train), constants, *wants, engine::kMostGpus);
    const model::ClusterExport x{choice};
    return out(format == u"json" ? x.json() : x.text());
}

} // namespace app
