#include "model/engine/advice/servingfindings.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/serving/capacity.h"
#include "model/engine/serving/classtimes.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/serving/keptcontexts.h"

#include <cmath>

namespace engine {
namespace {

using Severity = Finding::Severity;
using List = std::vector<Finding>;

// No engine has been measured above this share of peak: a rate that needs more is a typo.
constexpr Share kMostImplied = 0.62;
// Differences that are not worth a change.
constexpr double kHair = 1e-6, kLittle = 0.05;
// Number of concurrent sequences that is practically one alone.
constexpr double kAlone = 1e-3;

struct FleetAdvice {
    const AdviceView& v;
    std::size_t w;
    List& list;
    const Workload& work = v.work(w);
    const Serve& serve = work.serve;
    const ServeAnswer& s = v.now.serving[w];
    const ServeChoice& choice = s.choice;

    bool alone() const { return v.plan.work.size() == 1; }
    bool given() const { return v.plan.cluster.countRule == CountRule::Given; }
    std::optional<Finding::Cure> enough() const
    {
        const bool helps = v.enough.reachesDate && v.enough.gpus > v.now.decision.gpus;
        if (!given() || !helps)
            return {};
        return Finding::Cure{"cluster.count", v.enough.gpus};
    }
    // A pinned setting may be the obstacle.
    std::optional<Finding::Cure> unpinned() const
    {
        const ServeWish wish = serve.pinned();
        for (const auto& [leaf, degree] : {std::pair{"serve.layout.tensor", wish.tensor},
                                           {"serve.layout.attention", wish.attention},
                                           {"serve.layout.expert", wish.expert},
                                           {"serve.layout.pipeline", wish.pipeline}})
            if (degree > 0)
                return Finding::Cure{v.path(w, leaf), 0, "auto"};
        return {};
    }
    // The same, or none if the same limit still binds without the pin.
    std::optional<Finding::Cure> unbound() const
    {
        auto cure = unpinned();
        if (!cure)
            return cure;
        const auto next = chosen(v.plan, v.catalog, cure->path, cure->choice);
        if (!next ||
            assess(*next, engine::given(*next, v.now.decision.gpus)).serving[w].bound == s.bound)
            cure.reset();
        return cure;
    }
    void add(Finding f) { list.push_back(std::move(f)); }

    // Whether load and latency can be judged at all.
    bool runs()
    {
        const bool computed = serve.rule == ServeRule::Computed;
        if (std::isnan(s.rate.base())) {
            add({"serve_cannot", Severity::Bad, {}});
            return false;
        }
        if (computed && !(s.memory.batch >= 1)) {
            add({"serve_memory",
                 Severity::Bad,
                 {{(s.memory.weights + s.memory.buffers).base(), Unit::GiB},
                  {s.memory.seen.base(), Unit::GiB},
                  {choice.layout.replicaGpus(), Unit::Gpus}},
                 unpinned()});
            return false;
        }
        if (computed && !(s.rate.base() > 0)) {
            limitsAlone();
            return false;
        }
        if (!(choice.carrying >= 1)) {
            add({"serve_no_replica",
                 Severity::Bad,
                 {{v.now.decision.gpus - choice.retrieval, Unit::Gpus}, // without retrieval GPUs
                  {choice.layout.replicaGpus(), Unit::Gpus}},
                 enough()});
            return false;
        }
        return true;
    }
    void limitsAlone()
    {
        if (kindsAlone())
            return;
        const bool first = !s.meetsFirst;
        const Seconds limit = first ? serve.first : serve.token, now = first ? s.first : s.token;
        add({serve.makes() ? "serve_request_never"
             : first       ? "serve_first_never"
                           : "serve_token_never",
             Severity::Bad,
             {{now.base(), Unit::Milliseconds}, {limit.base(), Unit::Milliseconds}},
             unpinned()});
    }
    // A class of requests that misses its own limit, or the common one, even on an idle replica.
    bool kindsAlone()
    {
        const ServePlan p(v.plan, work);
        LatencyLimits limits = p.limits();
        if (!p.traffic.inKinds() || serve.isDisaggregated())
            return false;
        limits.kinds.clear();
        const std::array own{ServeClass{}, serve.second, serve.third};
        const auto orAll = [](Seconds its, Seconds all) { return its.base() > 0 ? its : all; };
        for (std::size_t i = 0; i < own.size(); ++i)
            if (const LengthClass& its = p.traffic.kinds[i]; its.share > 0)
                limits.kinds.push_back({its.prompt, its.answer, orAll(own[i].first, limits.first),
                                        orAll(own[i].token, limits.token)});
        const ServingSizes sizes = p.sizes(choice.layout);
        const OpenLoop alone = OpenReplica(sizes, p.constants()).with(kAlone);
        const SharedReplica shared(sizes, alone, false, p.constants());
        bool misses = false;
        for (const LatencyLimits::Kind& kind : limits.kinds) {
            const ClassTimes its = shared.timesOf(kind.prompt, kind.answer);
            misses |= lateKind(kind, limits.firstOf(its), limits.tokenOf(its));
        }
        return misses;
    }
    void load()
    {
        if (s.overloaded)
            add({serve.makes() ? "serve_request_queue" : "serve_queue",
                 Severity::Bad,
                 {{s.ownPlanned.base(), Unit::EachSecond},
                  {s.fleetRate.base(), Unit::EachSecond},
                  {kDay * (s.mean - s.answered), Unit::Count},
                  {1 - s.answered / s.mean, Unit::Percent}},
                 enough()});
        else if (s.load > 1 + kHair && serve.makes())
            add({"serve_request_late",
                 Severity::Bad,
                 {{s.load, Unit::Percent},
                  {s.first.base(), Unit::Milliseconds},
                  {serve.first.base(), Unit::Milliseconds}},
                 enough()});
        else if (s.load > 1 + kHair)
            add({"serve_late",
                 Severity::Bad,
                 {{s.load, Unit::Percent},
                  {s.first.base(), Unit::Milliseconds},
                  {s.token.base(), Unit::Milliseconds}},
                 enough()});
        else if (s.load > serve.load + kHair)
            add({"serve_headroom",
                 Severity::Warning,
                 {{s.load, Unit::Percent}, {serve.load, Unit::Percent}},
                 enough()});
    }
    void standby()
    {
        if (serve.standby == StandbyRule::None)
            add({"serve_no_standby",
                 Severity::Note,
                 {{1 / choice.carrying, Unit::Percent}},
                 Finding::Cure{v.path(w, "serve.standby"), 0, "one"}});
        else if (choice.spares < choice.standbyNeeded && !(s.load > 1 + kHair)) // the load first
            add({"serve_few_standby",
                 Severity::Warning,
                 {{choice.spares, Unit::Count}, {choice.standbyNeeded, Unit::Count}},
                 enough()});
    }
    void tooMany()
    {
        const double gpus = v.now.decision.gpus;
        if (!given() || v.plan.runs() || !v.enough.reachesDate || !alone() ||
            !(v.enough.gpus < gpus))
            return;
        add({"serve_many",
             Severity::Warning,
             {{gpus, Unit::Gpus}, {v.enough.gpus, Unit::Gpus}, {s.load, Unit::Percent}},
             Finding::Cure{"cluster.count", v.enough.gpus}});
    }
    void sureness()
    {
        if (s.weightsShare > kStarvedWeights)
            add({"serve_starved", Severity::Warning, {{s.weightsShare, Unit::Percent}}});
        if (s.impliedShare > kMostImplied)
            add({"serve_implied", Severity::Bad, {{s.impliedShare, Unit::Percent}}});
    }
    void bound()
    {
        if (s.bound == RateBound::First)
            add({serve.makes()          ? "serve_bound_request"
                 : serve.splitsLayers() ? "serve_bound_split"
                                        : "serve_bound_first",
                 Severity::Note,
                 {{serve.first.base(), Unit::Milliseconds}, {choice.layout.tensor, Unit::Count}},
                 unbound()});
        else if (s.bound == RateBound::Cache)
            add({"serve_bound_cache",
                 Severity::Note,
                 {{s.memory.batch, Unit::Count}, {s.memory.cache.base(), Unit::GiB}}});
    }
    // Narrow weights that the GPU widens for each multiplication save memory, but prompts take
    // longer; BF16 costs no accuracy.
    void widened()
    {
        if (serve.rule != ServeRule::Computed || !alone() || !v.enough.reachesDate ||
            !ServePlan(v.plan, work).widens())
            return;
        const Finding::Cure cure{v.path(w, "serve.weights"), 0, "bf16"};
        const auto next = chosen(v.plan, v.catalog, cure.path, cure.choice);
        if (!next)
            return;
        const Decision wide = smallest(*next);
        if (wide.reachesDate && wide.gpus < v.enough.gpus)
            add({"serve_widened",
                 Severity::Note,
                 {{v.enough.gpus, Unit::Gpus}, {wide.gpus, Unit::Gpus}},
                 cure});
    }
    // Sequences longer than the model's context window, regardless of speed.
    void window()
    {
        const Tokens most = work.train.model.context;
        Tokens longest = serve.prompt + serve.answer;
        if (serve.inSessions())
            longest = serve.session.longest(serve.answer);
        else if (serve.inClasses())
            for (const ServeClass& kind : {serve.second, serve.third})
                if (kind.share > 0)
                    longest = larger(longest, kind.prompt + kind.answer);
        if (!work.hasModel() || serve.makes() || !(longest > most))
            return;
        const std::vector<Finding::Argument> lengths{{longest.base(), Unit::TokensUnit},
                                                     {most.base(), Unit::TokensUnit}};
        if (serve.inSessions())
            add({"serve_session_long", Severity::Bad, lengths, fewerCalls(most)});
        else
            add({"serve_long", Severity::Bad, lengths});
    }
    // Contexts that grow from call to call, with pauses in between.
    void sessions()
    {
        if (!serve.inSessions())
            return;
        if (s.kept + s.fromHost < 1 - kLittle)
            add({"serve_session_dropped",
                 Severity::Warning,
                 {{s.kept + s.fromHost, Unit::Percent}, {s.hit, Unit::Percent}},
                 overflowInHosts()});
        burst();
    }
    // Evicted contexts are prefilled again in full: if none was kept, a replica would answer less
    // than arrives, so after a burst a fleet may never catch up.
    void burst()
    {
        // Three seconds per week. Of sixty fleets simulated for some hours, 21 fell behind, all of
        // them above it and none below.
        constexpr Share kSeldom = 5e-6;
        constexpr Seconds kWeek = 7 * kDay;
        if (!serve.inSessions() || !(s.kept + s.fromHost > 1 - kLittle) || !(s.sequences > 0))
            return;
        const ServePlan p(v.plan, work);
        ServingSizes sizes = p.sizes(choice.layout);
        keepContextsAt(sizes, s.each, p.constants());
        const double open =
            s.each / serve.session.calls * (serve.session.calls * (s.whole + serve.session.pause));
        const Share beyond = cacheOverflow(sizes, s.sequences, s.each, open, p.constants());
        sizes.job.kept = sizes.job.fromHost = 0;
        const Rate left = OpenReplica(sizes, p.constants()).mostRequests();
        if (beyond > kSeldom && left < s.each)
            add({"serve_session_burst",
                 Severity::Warning,
                 {{beyond * kWeek.base(), Unit::Second},
                  {s.each.base(), Unit::EachSecond},
                  {left.base(), Unit::EachSecond}}});
    }
    // If the hosts' memory holds everything the KV cache evicts.
    std::optional<Finding::Cure> overflowInHosts() const
    {
        if (serve.session.home != ContextHome::Gpu)
            return {};
        const Finding::Cure cure{v.path(w, "session.keep"), 0, "host"};
        const auto next = chosen(v.plan, v.catalog, cure.path, cure.choice);
        if (!next) // a fleet sized anew may be so much smaller that it evicts again
            return {};
        const ServeAnswer then = assess(*next, decide(*next)).serving[w];
        return then.kept + then.fromHost > 1 - kLittle ? std::optional(cure) : std::nullopt;
    }
    std::optional<Finding::Cure> fewerCalls(Tokens window) const
    {
        const Session& session = serve.session;
        const double room = (window - session.first - serve.answer).base();
        const double calls = 1 + std::floor(room / session.grows(serve.answer).base());
        if (!(calls >= 1))
            return {};
        return Finding::Cure{v.path(w, "session.calls"), calls};
    }
    // The common limits apply to all requests together; a single class may still miss them.
    void classes()
    {
        for (const ClassAnswer& c : s.classes)
            lateKind({c.prompt, c.answer, c.firstLimit, c.tokenLimit}, c.first, c.token);
    }
    bool lateKind(const LatencyLimits::Kind& kind, Seconds first, Seconds token)
    {
        const auto about = [&](Seconds now, Seconds limit) {
            return std::vector<Finding::Argument>{{kind.prompt.base(), Unit::TokensUnit},
                                                  {kind.answer.base(), Unit::TokensUnit},
                                                  {now.base(), Unit::Milliseconds},
                                                  {limit.base(), Unit::Milliseconds}};
        };
        const Severity severity = s.rate.base() > 0 ? Severity::Warning : Severity::Bad;
        if (first > kind.first)
            add({"serve_class_late", severity, about(first, kind.first)});
        if (token > kind.token)
            add({"serve_class_slow", severity, about(token, kind.token)});
        return first > kind.first || token > kind.token;
    }
    // What the load would cost on the cluster's own GPUs alone.
    void tier()
    {
        if (s.tier.empty())
            return;
        const ServeAnswer& second = s.tier.front();
        if (!second.choice.carriesLoad || second.load > 1 + kHair) {
            add({"serve_tier_cannot",
                 Severity::Bad,
                 {{second.planned.base(), Unit::EachSecond}},
                 Finding::Cure{v.path(w, "serve.tier_rule"), 0, "none"}});
            return;
        }
        Plan alone = v.plan;
        alone.work[w].serve.tier.rule = TierRule::None;
        alone.cluster.countRule = CountRule::Smallest;
        const Assessment without = assess(alone, smallest(alone));
        const UsdRate saved = without.serving[w].cost - s.cost;
        if (!without.decision.reachesDate || std::isnan(saved.base()))
            return;
        const std::vector<Finding::Argument> numbers{
            {second.choice.gpus(), Unit::Gpus},
            {std::abs(saved.base()), Unit::DollarPerYear},
            {second.cost.base(), Unit::DollarPerYear},
            {without.serving[w].choice.gpus(), Unit::Gpus}};
        if (saved.base() > 0)
            add({"serve_tier_saves", Severity::Good, numbers});
        else
            add({"serve_tier_dear", Severity::Warning, numbers,
                 Finding::Cure{v.path(w, "serve.tier_rule"), 0, "none"}});
    }
    void scaling()
    {
        if (serve.autoscaling || serve.profile == ProfileRule::Flat)
            return;
        ResolvedPlan next = v.plan;
        next.work[w].serve.autoscaling = true;
        const ServeAnswer then = assess(next, v.now.decision).serving[w];
        const UsdRate saved = s.cost - then.cost;
        if (saved > kLittle * s.cost)
            add({"serve_scale",
                 Severity::Note,
                 {{1 - then.on, Unit::Percent}},
                 Finding::Cure{v.path(w, "serve.autoscaling"), 0, "on"}});
    }
    void api()
    {
        if (std::isnan(s.evenTokens))
            return;
        const double day = (kDay * s.answered * (s.prompt + s.answer)).base();
        const std::vector<Finding::Argument> numbers{{day, Unit::TokensUnit},
                                                     {s.evenTokens, Unit::TokensUnit},
                                                     {s.cost.base(), Unit::DollarPerYear},
                                                     {s.apiCost.base(), Unit::DollarPerYear}};
        const bool cheaper = s.apiCost < s.cost;
        add({cheaper ? "serve_api" : "serve_no_api", cheaper ? Severity::Warning : Severity::Good,
             numbers});
    }
};

} // namespace

void sparsityFinding(const AdviceView& v, std::size_t w, List& list)
{
    if (ServePlan(v.plan, v.work(w)).sparseInVain())
        list.push_back({"serve_dense",
                        Severity::Warning,
                        {},
                        Finding::Cure{v.path(w, "serve.sparsity"), 0, "none"}});
}

void servingFindings(const AdviceView& v, std::size_t w, List& list)
{
    FleetAdvice fleet{v, w, list};
    fleet.sureness();
    sparsityFinding(v, w, list);
    fleet.window();
    if (!fleet.runs())
        return;
    fleet.load();
    fleet.standby();
    fleet.tooMany();
    fleet.bound();
    fleet.widened();
    fleet.sessions();
    fleet.classes();
    fleet.tier();
    fleet.scaling();
    fleet.api();
}

} // namespace engine
