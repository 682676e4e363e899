#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/formats.h"

namespace engine {
namespace {

constexpr Named<ServeRule> kServeRules[] = {
    {ServeRule::Computed, "computed", L("Choices", "Computed")},
    {ServeRule::Measured, "measured", L("Choices", "Measured")},
    {ServeRule::ByUnit, "unit", L("Choices", "Per unit of work")}};
constexpr Named<LoadRule> kLoads[] = {{LoadRule::Requests, "requests", L("Choices", "Requests")},
                                      {LoadRule::Users, "users", L("Choices", "Users")}};
constexpr Named<ServingEngine> kEngines[] = {
    {ServingEngine::Vllm, "vllm", L("Choices", "vLLM")},
    {ServingEngine::TensorRt, "tensorrt", L("Choices", "TensorRT-LLM (Triton)")},
    {ServingEngine::Sglang, "sglang", L("Choices", "SGLang")},
    {ServingEngine::LlamaCpp, "llamacpp", L("Choices", "llama.cpp")},
    {ServingEngine::Nim, "nim", L("Choices", "NIM")}};
constexpr Named<Release> kReleases[] = {{Release::Old, "old", L("Choices", "2024")},
                                        {Release::Earlier, "earlier", L("Choices", "Previous")},
                                        {Release::Current, "current", L("Choices", "Current")}};
constexpr Named<bool> kSparsities[] = {{false, "none", L("Choices", "None")},
                                       {true, "2of4", L("Choices", "2:4")}};
constexpr Named<KvFormat> kCaches[] = {{KvFormat::Bf16, "bf16", L("Choices", "BF16")},
                                       {KvFormat::Fp8, "fp8", L("Choices", "FP8")},
                                       {KvFormat::Fp4, "fp4", L("Choices", "FP4")}};
constexpr Named<ProfileRule> kProfiles[] = {
    {ProfileRule::Flat, "flat", L("Choices", "Constant")},
    {ProfileRule::Daily, "daily", L("Choices", "Day/night cycle")}};
constexpr Named<StandbyRule> kStandbys[] = {
    {StandbyRule::None, "none", L("Choices", "None")},
    {StandbyRule::One, "one", L("Choices", "1")},
    {StandbyRule::Availability, "availability", L("Choices", "By availability")}};
constexpr Named<ServeGoal> kGoals[] = {
    {ServeGoal::Cheapest, "cheapest", L("Choices", "Lowest cost")},
    {ServeGoal::Fastest, "fastest", L("Choices", "Lowest latency")},
    {ServeGoal::LeastPower, "least_power", L("Choices", "Lowest power")}};
constexpr Named<bool> kPercentiles[] = {{false, "p50", L("Choices", "Median (p50)")},
                                        {true, "p95", L("Choices", "95 % (p95)")}};
constexpr Named<bool> kOffOn[] = {{false, "off", L("Choices", "Off")},
                                  {true, "on", L("Choices", "On")}};
constexpr Named<bool> kNoYes[] = {{false, "off", L("Choices", "No")},
                                  {true, "on", L("Choices", "Yes")}};
constexpr Named<TierRule> kTiers[] = {
    {TierRule::None, "none", L("Choices", "None")},
    {TierRule::Part, "share", L("Choices", "Share of all requests")},
    {TierRule::Peak, "peak", L("Choices", "Peak only")},
    {TierRule::Second, "second", L("Choices", "Class 2 requests")},
    {TierRule::Third, "third", L("Choices", "Class 3 requests")}};

// A class of requests can only be sent to a second tier if it exists.
std::vector<Option> tierRules(const Plan&, const Workload& w, const Catalog&)
{
    return optionsOf(kTiers, [&](TierRule rule) {
        return rule == w.serve.tier.rule ||
               (rule == TierRule::Second  ? kServesClasses(w) && w.serve.second.share > 0
                : rule == TierRule::Third ? kServesClasses(w) && w.serve.third.share > 0
                                          : true);
    });
}

// A second tier starts with the cluster's GPU.
void takeTierRule(Plan& p, Workload& w, const Catalog& catalog, std::string_view id)
{
    w.serve.tier.rule = valueOf(kTiers, id, w.serve.tier.rule);
    const Accelerator* gpu = catalog.accelerator(p.cluster.gpu.id);
    if (w.serve.tier.used() && w.serve.tier.gpu.id.empty() && gpu)
        adoptTier(p, w, catalog, *gpu);
}

constexpr auto kDividesLayers = [](const Workload& w) {
    return kAnswers(w) && !w.serve.splitsLayers();
};
constexpr auto kServesMixture = [](const Workload& w) {
    return kDividesLayers(w) && w.train.model.experts > 0;
};

constexpr Choice kServingChoices[] = {
    choice<kServeRules, &Serve::rule>("work.*.serve.rule")
        .when(kServes)
        .on(Section::Engine, 70)
        .folded()
        .fromList()
        .label(L("Knobs", "Throughput basis"))
        .tip(L("Knobs", "Computed from hardware, model and layout; from measured tokens per "
                        "second; or from the GPU time per unit of work.")),
    choice<kLoads, &Serve::loadRule>("work.*.serve.load_rule")
        .definesWork()
        .when(kServes)
        .on(Section::Requests, 10)
        .label(L("Knobs", "Load given as"))
        .tip(L("Knobs", "Requests per second at peak, or users and their requests per hour.")),
    choice<kEngines, &Serve::engine>("work.*.serve.engine")
        .when(kAnswersComputed)
        .on(Section::Engine, 10)
        .start(150)
        .fromList()
        .label(L("Knobs", "Serving engine"))
        .tip(L("Knobs", "Software that serves the requests.")),
    choice<kReleases, &Serve::release>("work.*.serve.release")
        .when(kAnswersComputed)
        .on(Section::Engine, 80)
        .folded()
        .fromList()
        .label(L("Knobs", "Engine release"))
        .tip(L("Knobs", "Age of the engine: from its first years, from the years before its last "
                        "rewrite, or current.")),
    choice<kWeightFormats, &Serve::weights>("work.*.serve.weights")
        .when(kAnswersComputed)
        .on(Section::Engine, 20)
        .start(160)
        .fromList()
        .label(L("Knobs", "Weight format"))
        .tip(L("Knobs", "Format in which the weights are stored in memory.")),
    choice<kSparsities, &Serve::sparse>("work.*.serve.sparsity")
        .when([](const Workload& w) { return kServesComputed(w) || kModelUnits(w); })
        .on(Section::Engine, 25)
        .folded()
        .label(L("Knobs", "Weight sparsity"))
        .tip(L("Knobs", "2:4: of every four weights outside experts and embedding tables, two are "
                        "zero and left out. The model has to be pruned for it, and its quality "
                        "checked; no zeros are left out while training.")),
    choice<kCaches, &Serve::kv>("work.*.serve.kv")
        .when(kAnswersComputed)
        .on(Section::Engine, 30)
        .label(L("Knobs", "KV cache format"))
        .tip(L("Knobs", "Format in which keys and values are stored in memory.")),
    choice<kPercentiles, &Serve::first95>("work.*.serve.first_share")
        .when(kServesComputed)
        .on(Section::Latency, 30)
        .folded()
        .label(L("Knobs", "TTFT percentile"))
        .tip(
            L("Knobs",
              "The limit holds for half of the requests (p50), or for all but a twentieth (p95).")),
    choice<kPercentiles, &Serve::token95>("work.*.serve.token_share")
        .when(kServesTextComputed)
        .on(Section::Latency, 40)
        .folded()
        .label(L("Knobs", "TPOT percentile"))
        .tip(L("Knobs", "The limit holds for half of the time (p50), or for all but the busiest "
                        "twentieth (p95).")),
    choice<kProfiles, &Serve::profile>("work.*.serve.profile")
        .definesWork()
        .when(kServes)
        .on(Section::Requests, 50)
        .start(170)
        .fromList()
        .label(L("Knobs", "Load profile"))
        .tip(L("Knobs", "The same load at all hours, or a daily wave with quieter weekends.")),
    choice<kStandbys, &Serve::standby>("work.*.serve.standby")
        .when(kServes)
        .on(Section::Fleet, 20)
        .start(190)
        .fromList()
        .label(L("Knobs", "Spare replicas"))
        .tip(L("Knobs", "Replicas in addition to those the load needs: none, one, or as many as "
                        "failures and repairs require.")),
    choice<kOffOn, &Serve::autoscaling>("work.*.serve.autoscaling")
        .when(kServes)
        .on(Section::Fleet, 30)
        .start(200)
        .label(L("Knobs", "Autoscaling"))
        .tip(L("Knobs", "Whether replicas are switched off when they are not needed.")),
    choice<kGoals, &Serve::goal>("work.*.serve.goal")
        .when(kServesComputed)
        .on(Section::ServingLayout, 10)
        .fromList()
        .label(L("Knobs", "Optimize for"))
        .tip(L("Knobs", "What the search looks for within the limits: lowest cost, shortest "
                        "response time, or lowest power.")),
    choice<kNoYes, &Serve::split>("work.*.serve.split")
        .when(kMayBeDisaggregated)
        .on(Section::Engine, 140)
        .folded()
        .label(L("Knobs", "Prefill/decode disaggregation"))
        .tip(L("Knobs", "Prompts and responses are processed on separate replicas.")),
    degree<kDoublings, &Serve::layout, &ServeWish::tensor>("work.*.serve.layout.tensor")
        .when(kDividesLayers)
        .on(Section::ServingLayout, 20)
        .folded()
        .fromList()
        .label(L("Knobs", "Tensor parallel size"))
        .tip(L("Knobs", "GPUs that share each layer of a replica.")),
    degree<kDoublings, &Serve::layout, &ServeWish::pipeline>("work.*.serve.layout.pipeline")
        .when(kAnswers)
        .on(Section::ServingLayout, 30)
        .folded()
        .fromList()
        .label(L("Knobs", "Pipeline parallel size"))
        .tip(L("Knobs", "Number of consecutive groups of layers.")),
    degree<kDoublings, &Serve::layout, &ServeWish::expert>("work.*.serve.layout.expert")
        .when(kServesMixture)
        .on(Section::ServingLayout, 50)
        .folded()
        .fromList()
        .label(L("Knobs", "Expert parallel size"))
        .tip(L("Knobs", "GPUs that hold whole experts.")),
    degree<kDoublings, &Serve::layout, &ServeWish::attention>("work.*.serve.layout.attention")
        .when(kServesMixture)
        .on(Section::ServingLayout, 40)
        .folded()
        .fromList()
        .label(L("Knobs", "Attention data parallel"))
        .tip(L("Knobs",
               "Groups that each hold the attention weights and split the requests among them.")),
    choice<kNoYes, &Serve::rag, &Retrieval::on>("work.*.serve.rag.on")
        .definesWork()
        .when(serving([](const Serve& s) { return !s.makes(); }))
        .on(Section::Retrieval, 10)
        .label(L("Knobs", "Retrieval (RAG)"))
        .tip(L("Knobs", "Whether text chunks are looked up for each prompt.")),
    choice<kTiers, &Serve::tier, &ServeTier::rule>("work.*.serve.tier_rule")
        .offers(tierRules)
        .picks(takeTierRule)
        .when(kServes)
        .on(Section::Overflow, 10)
        .fromList()
        .label(L("Knobs", "Second tier"))
        .tip(L("Knobs",
               "GPUs rented by the hour in addition to the cluster: for a share of all requests, "
               "for what exceeds the cluster's share of the peak, or for one request class.")),
    choice("work.*.serve.tier_gpu")
        .ofCatalog()
        .offers([](const Plan&, const Workload&, const Catalog& catalog) {
            return optionsOf(catalog.accelerators);
        })
        .reads([](const Plan&, const Workload& w) { return w.serve.tier.gpu.id; })
        .picks([](Plan& p, Workload& w, const Catalog& catalog, std::string_view id) {
            if (const Accelerator* gpu = catalog.accelerator(id))
                adoptTier(p, w, catalog, *gpu);
        })
        .when(kHasTier)
        .on(Section::Overflow, 20)
        .folded()
        .fromList()
        .label(L("Knobs", "Second tier: GPU"))
        .tip(L("Knobs", "Choosing it also sets its node, power and usual rental price.")),
};

} // namespace

std::span<const Choice> servingChoices()
{
    return kServingChoices;
}

} // namespace engine
