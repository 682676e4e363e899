#include "app/verbs/verb.h"
#include "model/engine/answer/searches.h"
#include "model/engine/answer/withinlimits.h"
#include "model/export/searchexport.h"
#include "model/export/servingexport.h"
#include "model/format/numberparse.h"

namespace app {
namespace {

using engine::Error;

int refuse()
{
    complain(QStringLiteral("The plan takes its MFU from a measurement, so there is no layout to "
                            "search. Set work.*.rule to “computed”."));
    return WrongCall;
}

template <class Export> int deliverFound(const Export& x, const QString& format)
{
    return out(format == u"json" ? x.json() : format == u"csv" ? x.csv() : x.text());
}

struct Searching {
    const Loaded& loaded;
    std::size_t work;
    int top;
    QString format;
};

int searchFleets(const Searching& s)
{
    auto found = engine::fleetsOf(*s.loaded.evaluation, s.work, *s.loaded.context.catalog);
    if (found.detail.options.size() > static_cast<std::size_t>(s.top))
        found.detail.options.resize(static_cast<std::size_t>(s.top));
    return deliverFound(model::ServingExport{found.detail, found.tiers}, s.format);
}

int searchLayouts(const Searching& s)
{
    const engine::Workload& work = s.loaded.evaluation->plan->work[s.work];
    if (!work.isComputed())
        return refuse();
    const auto found = engine::layoutsOf(*s.loaded.evaluation, s.work, s.top);
    const double requested = found.runGpus, gpus = found.gpus;
    if (gpus >= 1 && gpus < requested)
        complain(
            QStringLiteral("Of %1 GPUs, the best layout uses %2; the layouts below are for %2.")
                .arg(requested)
                .arg(gpus));
    if (gpus < 1) {
        complain(QStringLiteral("No GPU is left for “%1”: the serving fleets take all of them. Add "
                                "GPUs with --set cluster.count=N.")
                     .arg(QString::fromStdString(work.id)));
        return WrongCall;
    }
    if (!found.possible)
        complain(QStringLiteral("No layout is possible: what is fixed under work.%1.layout cannot "
                                "divide %2 GPUs, the model and its batch. Set it to auto.")
                     .arg(QString::fromStdString(work.id))
                     .arg(requested));
    return deliverFound(model::SearchExport{found.search}, s.format);
}

constexpr engine::ByKind<int (*)(const Searching&)> kSearches{.train = searchLayouts,
                                                              .tune = searchLayouts,
                                                              .sweep = searchLayouts,
                                                              .reinforce = searchLayouts,
                                                              .recommend = searchLayouts,
                                                              .batch = searchLayouts,
                                                              .serve = searchFleets};

bool canBeSearched(const engine::Workload& work)
{
    return kSearches[work.kind] != searchLayouts || work.isComputed();
}

// Reduces the plan to the workload given by --work, if any.
engine::Result<void> keepNamed(const Call& call, Loaded& loaded)
{
    if (!call.has(QStringLiteral("work")))
        return {};
    const auto at = requestedWork(call, *loaded.evaluation->plan, canBeSearched);
    if (!at)
        return tl::unexpected(at.error());
    auto alone = std::make_shared<engine::Plan>(*loaded.evaluation->plan);
    alone->work = {engine::Workload(alone->work[*at])};
    loaded.evaluation = engine::answer(std::move(alone), {}, loaded.context);
    return {};
}

// --budget and --power apply to a single run.
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

// "--budget 1.2M" in dollars, "--power 300 kW"; otherwise the plan's own limit, if it has one.
engine::Result<double> limit(const Call& call, const char* name, engine::Unit unit, double own)
{
    const QString text = call.one(QLatin1String(name));
    if (text.isEmpty())
        return own > 0 ? own : engine::RunWants::kEndless;
    auto base = model::parseNumber(text, unit);
    if (!base)
        base.error().where = "--" + std::string(name);
    else if (!(*base > 0)) // must be positive
        return engine::fail(Error::Code::OutOfRange, "--" + std::string(name), text.toStdString(),
                            "> 0");
    return base;
}

int showFrontier(const engine::Evaluation& answered, const QString& format)
{
    const auto sizes = engine::frontierOf(answered);
    return deliverFound(model::FrontierExport{sizes}, format);
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
    const engine::Plan& plan = *loaded->evaluation->plan;
    const auto at = requestedWork(call, plan, canBeSearched);
    if (!at)
        return complain(at.error(), WrongCall);
    return kSearches[plan.work[*at].kind]({*loaded, *at, top, format});
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
    const engine::Plan& plan = *loaded->evaluation->plan;
    if (frontier && !plan.runs()) {
        complain(
            QStringLiteral("--frontier compares times of runs, and this plan only serves. "
                           "“headroom smallest” without it finds the smallest fleet, “headroom "
                           "options” compares its cost."));
        return WrongCall;
    }
    if (frontier)
        return showFrontier(*loaded->evaluation, format);
    const bool limited = call.has(QStringLiteral("budget")) || call.has(QStringLiteral("power"));
    const engine::Workload& work = plan.work.front();
    // Sized by more than training steps, such as by token generation.
    if (plan.serves() || plan.work.size() > 1 || work.isBatch() || work.reinforces() ||
        work.recommends()) {
        if (limited)
            return refuseLimits(plan);
        const model::FleetExport x{plan, loaded->evaluation->smallest};
        return out(format == u"json" ? x.json() : x.text());
    }
    if (!work.isComputed())
        return refuse();
    const bool perRun = plan.money.budgetBasis == engine::BudgetBasis::Run;
    const auto budget = limit(call, "budget", engine::Unit::Dollar,
                              perRun ? plan.money.budget.base() : engine::kUnknown);
    const auto power = limit(call, "power", engine::Unit::Kilowatt, plan.site.powerLimit.base());
    if (!budget || !power)
        return complain(budget ? power.error() : budget.error(), WrongCall);
    const auto choice =
        engine::smallestWithin(*loaded->evaluation, engine::Usd(*budget), engine::Watts(*power));
    const model::ClusterExport x{choice};
    return out(format == u"json" ? x.json() : x.text());
}

} // namespace app
