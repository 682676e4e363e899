#include "tests/support/kinds.h"

#include "model/engine/knobs/workloads.h"
#include "tests/support/plans.h"
#include "tests/support/served.h"

namespace support {

using engine::Plan;

namespace {

Plan servedInFull()
{
    Plan plan = support::servingPlan();
    for (const auto& [path, id] : {std::pair{"work.a.serve.load_rule", "users"},
                                   {"work.a.serve.profile", "daily"},
                                   {"work.a.serve.autoscaling", "on"},
                                   {"work.a.serve.token_share", "p95"},
                                   {"work.a.serve.first_share", "p50"},
                                   {"work.a.serve.standby", "availability"},
                                   {"work.a.serve.rag.on", "on"}})
        plan = support::choose(plan, path, id);
    return support::with(plan, {{"work.a.serve.second.share", 20},
                                {"work.a.serve.third.share", 10},
                                {"work.a.serve.batch", 30},
                                {"work.a.serve.users", 5000}});
}

} // namespace

const std::map<std::string, Plan>& plansOfEveryKind()
{
    static const std::map<std::string, Plan> plans = [] {
        const Plan& run = support::computedPlan();
        const Plan tune = choose(run, "work.a.kind", "tune");
        const Plan sweep = choose(run, "work.a.kind", "sweep");
        return std::map<std::string, Plan>{
            {"share", support::samplePlan()},
            {"site counted",
             choose(choose(choose(support::samplePlan(), "site.network_rule", "count"),
                           "site.storage_rule", "count"),
                    "site.region", "no")},
            {"reserved", choose(support::samplePlan(), "money.term", "reserved_1y")},
            {"reserved for long, delivered late",
             with(choose(support::samplePlan(), "money.term", "reserved_3y"),
                  {{"money.years", 2}, {"money.lead_time", 30}})},
            {"on spot", choose(support::samplePlan(), "money.term", "spot")},
            {"part by part, in a new hall",
             choose(choose(run, "money.capital_rule", "by_part"), "money.hall", "built")},
            {"in a rented hall, sold",
             with(choose(
                      choose(choose(run, "money.hall", "colocation"), "money.staff_rule", "typed"),
                      "money.at_end", "sold"),
                  {{"money.scheduling", 10}, {"money.tax_rate", 25}, {"money.stored", 100}})},
            {"part by part, one node",
             with(choose(run, "money.capital_rule", "by_part"), {{"cluster.count", 8}})},
            {"share, interrupted",
             choose(choose(support::samplePlan(), "risk.goodput_rule", "computed"),
                    "risk.small_rule", "counted")},
            {"hours typed", choose(support::samplePlan(), "money.use_rule", "typed")},
            {"computed", run},
            {"two runs side by side",
             with(engine::withWorkload(run, catalog(), engine::WorkloadKind::Tune, 0),
                  {{"work.b.own_gpus", 32}})},
            {"computed, tuned", with(run, {{"work.a.tuning", 0}, {"work.a.pace", 0.8}})},
            {"waits for data", with(run, {{"work.a.feed.sample", 1e9}})},
            {"pipelined", choose(run, "work.a.layout.pipeline", "8")},
            {"interleaved",
             choose(choose(run, "work.a.layout.pipeline", "4"), "work.a.layout.interleave", "4")},
            {"recomputed", choose(run, "work.a.layout.recompute", "full")},
            {"software of 2022",
             choose(choose(run, "work.a.stack", "classic"), "work.a.layout.pipeline", "4")},
            {"sharded", choose(run, "work.a.layout.sharding", "full")},
            {"two types of GPU", choose(run, "cluster.second.gpu", "a100-sxm-80")},
            {"two kinds, by a share of peak",
             with(choose(support::samplePlan(), "cluster.second.gpu", "b200-sxm"),
                  {{"cluster.second.share", 60}})},
            {"two kinds, owned and interrupted",
             choose(choose(choose(run, "cluster.second.gpu", "h200-sxm"), "money.capital_rule",
                           "by_part"),
                    "risk.goodput_rule", "computed")},
            {"layers recomputed", with(choose(run, "work.a.layout.recompute", "layers"),
                                       {{"work.a.layout.recompute_layers", 3}})},
            {"mixture", choose(run, "work.a.model", "mixtral-8x22b")},
            {"adapters", tune},
            {"all weights tuned", choose(tune, "work.a.tune.method", "full")},
            {"served", support::servingPlan()},
            {"served to users by day, scaled, three kinds, with retrieval", servedInFull()},
            {"repeated tokens", with(support::computedPlan(), {{"work.a.unique_tokens", 1e11},
                                                               {"work.a.token_value", 1.3}})},
            {"served in sessions",
             with(choose(support::servingPlan(), "work.a.session.use", "sessions"),
                  {{"work.a.serve.api_cached", 0.06}})},
            {"served from cached prompts",
             with(support::servingPlan(),
                  {{"work.a.serve.prefix_hit", 50}, {"work.a.serve.api_cached", 0.06}})},
            {"served in sessions with long pauses",
             with(choose(support::servingPlan(), "work.a.session.use", "sessions"),
                  {{"work.a.session.pause", 1800}})},
            {"served in sessions, a part on other GPUs",
             with(choose(choose(support::servingPlan(), "work.a.session.use", "sessions"),
                         "work.a.serve.tier_rule", "share"),
                  {{"work.a.session.pause", 1800},
                   {"work.a.serve.first", 60000},
                   {"work.a.serve.draft_depth", 2}})},
            {"served in sessions that keep nothing",
             with(choose(choose(support::servingPlan(), "work.a.session.use", "sessions"),
                         "work.a.session.keep", "dropped"),
                  {{"work.a.serve.first", 60000}})},
            {"served in sessions whose contexts overflow to small hosts",
             with(choose(choose(support::servingPlan(), "work.a.session.use", "sessions"),
                         "work.a.session.keep", "host"),
                  {{"work.a.session.pause", 1800},
                   {"work.a.serve.first", 60000},
                   {"cluster.gpu.host_link", 55},
                   {"cluster.node.host_memory", 0.02}})},
            {"served in sessions whose contexts overflow to hosts over a slow link",
             with(choose(choose(support::servingPlan(), "work.a.session.use", "sessions"),
                         "work.a.session.keep", "host"),
                  {{"work.a.session.pause", 3600},
                   {"work.a.serve.first", 60000},
                   {"work.a.session.host_memory", 1e5},
                   {"cluster.node.host_memory", 1e4},
                   {"cluster.gpu.host_link", 0.02}})},
            {"served, with sound beside the prompt",
             choose(choose(support::servingPlan(), "work.a.media.use", "read"), "work.a.media.join",
                    "cross")},
            {"served, with pictures to read",
             choose(support::servingPlan(), "work.a.media.use", "read")},
            {"pictures made", with(choose(support::servingPlan(), "work.a.media.use", "make"),
                                   {{"work.a.serve.first", 600000}})},
            {"pictures made in bulk",
             choose(choose(run, "work.a.kind", "batch"), "work.a.media.use", "make")},
            {"trained with pictures, encoder and all",
             choose(choose(run, "work.a.media.use", "read"), "work.a.media.trained", "trained")},
            {"trained to make pictures", choose(run, "work.a.media.use", "make")},
            {"served, prompts apart", choose(support::servingPlan(), "work.a.serve.split", "on")},
            {"served, as measured",
             choose(support::servingPlan(), "work.a.serve.rule", "measured")},
            {"served, by unit of work",
             with(choose(support::servingPlan(), "work.a.serve.rule", "unit"),
                  {{"work.a.serve.unit_time", 0.05}})},
            {"served, its peak by another GPU",
             with(choose(choose(choose(support::servingPlan(), "work.a.serve.profile", "daily"),
                                "work.a.serve.tier_rule", "peak"),
                         "work.a.serve.tier_gpu", "h200-sxm"),
                  {{"work.a.serve.first", 250}})}, // so that TTFT binds
            {"served as measured, on too few GPUs",
             with(choose(support::servingPlan(), "work.a.serve.rule", "measured"),
                  {{"cluster.count", 2}, {"work.a.serve.requests", 60}})},
            {"served on GPUs given, owned",
             with(choose(support::servingPlan(), "money.tenure", "buy"), {{"cluster.count", 24}})},
            {"a recommendation model", choose(run, "work.a.kind", "recommend")},
            {"a recommendation model on a torus",
             choose(choose(run, "work.a.kind", "recommend"), "cluster.topology", "torus")},
            {"a recommendation model in host memory that waits for samples",
             with(choose(choose(run, "work.a.kind", "recommend"), "work.a.rec.home", "host"),
                  {{"cluster.gpu.host_link", 55},
                   {"work.a.rec.core_rate", 1000},
                   {"work.a.rec.sent", 4},
                   {"work.a.rec.rows", 5e9},
                   {"cluster.node.host_memory", 0.48}})},
            {"a batch job of a model", choose(run, "work.a.kind", "batch")},
            {"a batch job of measured units, by storage",
             with(choose(choose(run, "work.a.kind", "batch"), "work.a.job.rule", "typed"),
                  {{"work.a.job.unit_time", 3},
                   {"work.a.job.unit_gpus", 3},
                   {"work.a.job.serial", 2},
                   {"work.a.job.in", 1e8},
                   {"work.a.job.out", 1e7}})},
            {"reinforcement learning in turns", choose(run, "work.a.kind", "rl")},
            {"reinforcement learning apart, off-policy, with a critic and an environment",
             with(choose(choose(choose(choose(run, "work.a.kind", "rl"), "work.a.rl.placement",
                                       "apart"),
                                "work.a.rl.stale", "on"),
                         "work.a.rl.method", "ppo"),
                  {{"work.a.rl.environment", 2}})},
            {"preference tuning on pairs",
             choose(choose(run, "work.a.kind", "rl"), "work.a.rl.method", "dpo")},
            {"trained and served", support::trainedAndServed()},
            {"trials", with(sweep, {{"work.a.sweep.gpus_each", 64}})},
            {"trials that wait",
             with(sweep, {{"work.a.feed.sample", 1e9}, {"work.a.sweep.gpus_each", 64}})}};
    }();
    return plans;
}

} // namespace support
