#include "model/engine/knobs/row.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr auto kDaily = serving([](const Serve& s) { return s.profile == ProfileRule::Daily; });
constexpr auto kScales = serving([](const Serve& s) { return s.autoscaling; });
constexpr auto kRetrieves = serving([](const Serve& s) { return s.retrieves(); });
constexpr auto kMeasured = serving([](const Serve& s) { return s.rule == ServeRule::Measured; });
constexpr auto kByRequests =
    serving([](const Serve& s) { return s.loadRule == LoadRule::Requests; });
constexpr auto kDividedTier = serving(
    [](const Serve& s) { return s.tier.rule == TierRule::Part || s.tier.rule == TierRule::Peak; });
constexpr auto kDrafts = [](const Workload& w) {
    return kAnswersTextComputed(w) && w.serve.draftDepth > 0;
};
// Classes of requests with their own lengths and limits.
constexpr auto kSecondClass = [](const Workload& w) {
    return kServesClasses(w) && w.serve.second.share > 0;
};
constexpr auto kThirdClass = [](const Workload& w) {
    return kServesClasses(w) && w.serve.third.share > 0;
};

constexpr Number kServingNumbers[] = {
    // The traffic and its requirements.
    number<&Serve::requests>("work.*.serve.requests", EachSecond)
        .definesWork()
        .slider(0.1, 1000, Log)
        .limits(1e-6, 1e9)
        .when(kByRequests)
        .on(Section::Requests, 20)
        .start(80)
        .label(L("Knobs", "Peak requests"))
        .tip(L("Knobs", "Requests per second at the peak of the day.")),
    number<&Serve::users>("work.*.serve.users", Count)
        .definesWork()
        .slider(1, 1e6, Log)
        .limits(1e-3, 1e12)
        .when(kServesUsers)
        .on(Section::Requests, 30)
        .start(90)
        .label(L("Knobs", "Concurrent users"))
        .tip(L("Knobs", "Users active at the same time at the peak of the day.")),
    number<&Serve::perUser>("work.*.serve.per_user", Count)
        .definesWork()
        .slider(0.1, 200, Log)
        .limits(1e-6, 1e6)
        .when(kServesUsers)
        .on(Section::Requests, 40)
        .start(100)
        .label(L("Knobs", "Requests per user"))
        .tip(L("Knobs", "Requests that one user sends per hour.")),
    number<&Serve::prompt>("work.*.serve.prompt", TokensUnit)
        .definesWork()
        .slider(16, 131072, Log)
        .limits(1, 1e7)
        .wholeNumbers()
        .when(kAnswersPrompts)
        .on(Section::Lengths, 10)
        .start(110)
        .label(L("Knobs", "Input tokens"))
        .tip(L("Knobs", "Average length of a prompt, in tokens.")),
    number<&Serve::answer>("work.*.serve.answer", TokensUnit)
        .definesWork()
        .slider(16, 16384, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kAnswersText)
        .on(Section::Lengths, 20)
        .start(120)
        .label(L("Knobs", "Output tokens"))
        .tip(L("Knobs", "Average length of a response, in tokens.")),
    number<&Serve::spread>("work.*.serve.spread", None)
        .slider(0, 3)
        .limits(0, 20)
        .when(kSpreadLengths)
        .on(Section::Lengths, 30)
        .folded()
        .label(L("Knobs", "Spread of lengths"))
        .tip(L("Knobs", "Standard deviation divided by the average: 0 if all requests are alike, 1 "
                        "if most are short and some are long.")),
    number<&Serve::second, &ServeClass::share>("work.*.serve.second.share", Percent)
        .definesWork()
        .slider(0, 50)
        .when(kServesClasses)
        .on(Section::Lengths, 40)
        .folded()
        .label(L("Knobs", "Class 2: share of requests"))
        .tip(L("Knobs",
               "Share of requests that has its own lengths; 0 means that this class is not used.")),
    number<&Serve::second, &ServeClass::prompt>("work.*.serve.second.prompt", TokensUnit)
        .definesWork()
        .slider(16, 131072, Log)
        .limits(1, 1e7)
        .wholeNumbers()
        .when(kSecondClass)
        .on(Section::Lengths, 50)
        .folded()
        .label(L("Knobs", "Class 2: input tokens"))
        .tip(L("Knobs", "Average length of a prompt in class 2, in tokens.")),
    number<&Serve::second, &ServeClass::answer>("work.*.serve.second.answer", TokensUnit)
        .definesWork()
        .slider(16, 16384, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kSecondClass)
        .on(Section::Lengths, 60)
        .folded()
        .label(L("Knobs", "Class 2: output tokens"))
        .tip(L("Knobs", "Average length of a response in class 2, in tokens.")),
    number<&Serve::third, &ServeClass::share>("work.*.serve.third.share", Percent)
        .definesWork()
        .slider(0, 50)
        .when(kServesClasses)
        .on(Section::Lengths, 90)
        .folded()
        .label(L("Knobs", "Class 3: share of requests"))
        .tip(L("Knobs",
               "Share of requests that has its own lengths; 0 means that this class is not used.")),
    number<&Serve::third, &ServeClass::prompt>("work.*.serve.third.prompt", TokensUnit)
        .definesWork()
        .slider(16, 131072, Log)
        .limits(1, 1e7)
        .wholeNumbers()
        .when(kThirdClass)
        .on(Section::Lengths, 100)
        .folded()
        .label(L("Knobs", "Class 3: input tokens"))
        .tip(L("Knobs", "Average length of a prompt in class 3, in tokens.")),
    number<&Serve::third, &ServeClass::answer>("work.*.serve.third.answer", TokensUnit)
        .definesWork()
        .slider(16, 16384, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kThirdClass)
        .on(Section::Lengths, 110)
        .folded()
        .label(L("Knobs", "Class 3: output tokens"))
        .tip(L("Knobs", "Average length of a response in class 3, in tokens.")),
    number<&Serve::second, &ServeClass::first>("work.*.serve.second.first", Milliseconds)
        .slider(0, 30000)
        .limits(0, 1e8)
        .when(kSecondClassComputed)
        .on(Section::Lengths, 70)
        .folded()
        .label(L("Knobs", "Class 2: TTFT limit"))
        .tip(L("Knobs", "A separate limit for class 2; 0 applies the limit for all requests.")),
    number<&Serve::second, &ServeClass::token>("work.*.serve.second.token", Milliseconds)
        .slider(0, 500)
        .limits(0, 1e7)
        .when(kSecondClassComputed)
        .on(Section::Lengths, 80)
        .folded()
        .label(L("Knobs", "Class 2: TPOT limit"))
        .tip(L("Knobs", "A separate limit for class 2; 0 applies the limit for all requests.")),
    number<&Serve::third, &ServeClass::first>("work.*.serve.third.first", Milliseconds)
        .slider(0, 30000)
        .limits(0, 1e8)
        .when(kThirdClassComputed)
        .on(Section::Lengths, 120)
        .folded()
        .label(L("Knobs", "Class 3: TTFT limit"))
        .tip(L("Knobs", "A separate limit for class 3; 0 applies the limit for all requests.")),
    number<&Serve::third, &ServeClass::token>("work.*.serve.third.token", Milliseconds)
        .slider(0, 500)
        .limits(0, 1e7)
        .when(kThirdClassComputed)
        .on(Section::Lengths, 130)
        .folded()
        .label(L("Knobs", "Class 3: TPOT limit"))
        .tip(L("Knobs", "A separate limit for class 3; 0 applies the limit for all requests.")),
    number<&Serve::first>("work.*.serve.first", Milliseconds)
        .slider(50, 30000, Log)
        .limits(1, 1e8)
        .when(kServesComputed)
        .on(Section::Latency, 10)
        .start(130)
        .label(L("Knobs", "TTFT limit"))
        .tip(L("Knobs", "The longest acceptable time to first token.")),
    number<&Serve::token>("work.*.serve.token", Milliseconds)
        .slider(5, 500, Log)
        .limits(0.01, 1e7)
        .when(kServesTextComputed)
        .on(Section::Latency, 20)
        .start(140)
        .label(L("Knobs", "TPOT limit"))
        .tip(L("Knobs", "The longest acceptable time for each output token after the first.")),
    number<&Serve::night>("work.*.serve.night", Percent)
        .definesWork()
        .slider(0, 100)
        .when(kDaily)
        .on(Section::Requests, 60)
        .folded()
        .label(L("Knobs", "Night load"))
        .tip(L("Knobs", "Load in the quietest hour, as a share of the peak.")),
    number<&Serve::weekend>("work.*.serve.weekend", Percent)
        .definesWork()
        .slider(0, 100)
        .when(kDaily)
        .on(Section::Requests, 70)
        .folded()
        .label(L("Knobs", "Weekend load"))
        .tip(L("Knobs", "Load on a weekend day, as a share of the same hour on a working day.")),
    number<&Serve::peakHour>("work.*.serve.peak_hour", Count)
        .slider(0, 24)
        .when(kDaily)
        .on(Section::Requests, 80)
        .folded()
        .label(L("Knobs", "Peak hour"))
        .tip(L("Knobs", "Hour of the day with the most requests.")),
    number<&Serve::batch>("work.*.serve.batch", Percent)
        .definesWork()
        .slider(0, 100)
        .when(kDaily)
        .on(Section::Requests, 90)
        .folded()
        .label(L("Knobs", "Deferrable share (batch)"))
        .tip(L("Knobs", "Share of requests that may be deferred to quiet hours.")),
    number<&Serve::growth>("work.*.serve.growth", Percent)
        .slider(0, 30)
        .limits(-50, 100)
        .when(kServes)
        .on(Section::Growth, 10)
        .label(L("Knobs", "Monthly growth"))
        .tip(L("Knobs", "Increase in requests from month to month.")),
    number<&Serve::growthMonths>("work.*.serve.growth_months", Count)
        .slider(1, 60)
        .limits(1, 120)
        .wholeNumbers()
        .when(kServes)
        .on(Section::Growth, 20)
        .folded()
        .label(L("Knobs", "Planning horizon"))
        .tip(L("Knobs", "Number of months of growth shown.")),
    // How it is served.
    number<&Serve::measured>("work.*.serve.measured", Count)
        .slider(10, 1e5, Log)
        .limits(1e-3, 1e9)
        .when(kMeasured)
        .on(Section::Engine, 40)
        .label(L("Knobs", "Measured throughput"))
        .tip(L("Knobs", "Output tokens per second and GPU.")),
    number<&Serve::units>("work.*.serve.units", Count)
        .definesWork()
        .slider(0.1, 1000, Log)
        .limits(1e-6, 1e9)
        .when(kServesUnits)
        .on(Section::Engine, 50)
        .label(L("Knobs", "Units per request"))
        .tip(L("Knobs", "Seconds of audio, images, or whatever is counted.")),
    number<&Serve::unitTime>("work.*.serve.unit_time", Second)
        .slider(0.001, 100, Log)
        .limits(1e-9, 1e9)
        .when(kServesUnits)
        .on(Section::Engine, 60)
        .optional()
        .label(L("Knobs", "GPU time per unit"))
        .tip(L("Knobs", "Seconds that one GPU spends on one unit.")),
    number<&Serve::chunk>("work.*.serve.chunk", TokensUnit)
        .slider(0, 16384)
        .limits(0, 1e7)
        .wholeNumbers()
        .when(kAnswersTextComputed)
        .on(Section::Engine, 90)
        .folded()
        .label(L("Knobs", "Prefill chunk size"))
        .tip(L("Knobs", "Prompt tokens that one step takes in; 0 uses the engine's default.")),
    number<&Serve::prefixHit>("work.*.serve.prefix_hit", Percent)
        .slider(0, 95)
        .limits(0, 99.9)
        .when(kAnswersPromptsComputed)
        .on(Section::Engine, 100)
        .folded()
        .label(L("Knobs", "Prefix cache hit rate"))
        .tip(L("Knobs", "Share of a prompt that an earlier prompt left in the cache.")),
    number<&Serve::draftDepth>("work.*.serve.draft_depth", Count)
        .slider(0, 8)
        .limits(0, 32)
        .wholeNumbers()
        .when(kAnswersTextComputed)
        .on(Section::Engine, 110)
        .folded()
        .label(L("Knobs", "Speculative tokens"))
        .tip(L("Knobs",
               "Tokens that a small draft model proposes per step; 0 turns speculation off.")),
    number<&Serve::draftAccepted>("work.*.serve.draft_accepted", Percent)
        .slider(0, 100)
        .when(kDrafts)
        .on(Section::Engine, 120)
        .folded()
        .label(L("Knobs", "Acceptance rate"))
        .tip(L("Knobs", "Share of the speculative tokens that are kept.")),
    number<&Serve::draftCost>("work.*.serve.draft_cost", Percent)
        .slider(0, 50)
        .limits(0, 100)
        .when(kDrafts)
        .on(Section::Engine, 130)
        .folded()
        .label(L("Knobs", "Draft cost"))
        .tip(L("Knobs", "One speculative token relative to one step of the model itself.")),
    number<&Serve::mostSequences>("work.*.serve.most_sequences", Count)
        .slider(0, 4096)
        .limits(0, 1e6)
        .wholeNumbers()
        .when(kAnswersComputed)
        .on(Section::Engine, 150)
        .folded()
        .label(L("Knobs", "Maximum batch size"))
        .tip(L("Knobs",
               "Requests that the engine processes at once; 0 uses the engine's own limit.")),
    number<&Serve::pace>("work.*.serve.pace", None)
        .slider(0.5, 2, Log)
        .limits(0.5, 10)
        .turns([](Plan&, Workload& w, double base) {
            w.serve.pace = base;
            w.serve.paceSigma = kUnknown;
        })
        .when(kAnswersComputed)
        .on(Section::Engine, 160)
        .folded()
        .label(L("Knobs", "Serving calibration factor"))
        .tip(L(
            "Knobs",
            "Measured times divided by computed times: 1.1 means that yours are a tenth longer.")),
    number<&Serve::paceSigma>("work.*.serve.pace_sigma", None)
        .slider(0.01, 0.5, Log)
        .limits(1e-4, 1)
        .partOnly()
        .when(kServesComputed)
        .label(L("Knobs", "Spread of serving calibration"))
        .tip(L("Knobs", "Spread of times that remains after calibration with a benchmark.")),
    number<&Serve::load>("work.*.serve.load", Percent)
        .slider(20, 100)
        .limits(1, 100)
        .when(kServes)
        .on(Section::Fleet, 10)
        .start(180)
        .label(L("Knobs", "Target load factor"))
        .tip(L("Knobs", "Share of a replica's capacity within the limits that is used at peak; the "
                        "rest is for bursts.")),
    number<&Serve::coldStart>("work.*.serve.cold_start", Second)
        .slider(0, 1800)
        .limits(0, 86400)
        .when(kScales)
        .on(Section::Fleet, 40)
        .folded()
        .label(L("Knobs", "Cold-start time"))
        .tip(L("Knobs", "Time from requesting a replica to its first response.")),
    number<&Serve::coolDown>("work.*.serve.cool_down", Second)
        .slider(0, 7200)
        .limits(0, 86400)
        .when(kScales)
        .on(Section::Fleet, 50)
        .folded()
        .label(L("Knobs", "Cool-down time"))
        .tip(L("Knobs", "How long a replica is kept after it was last needed.")),
    number<&Serve::leastReplicas>("work.*.serve.least_replicas", Count)
        .slider(0, 20)
        .limits(0, 1e6)
        .wholeNumbers()
        .when(kScales)
        .on(Section::Fleet, 60)
        .folded()
        .label(L("Knobs", "Minimum replicas"))
        .tip(L("Knobs", "Number of replicas that always run.")),
    number<&Serve::apiInput>("work.*.serve.api_input", DollarPerMtoken)
        .slider(0.01, 100, Log)
        .limits(0, 1e6)
        .when(kServesText)
        .on(Section::ApiPrices, 10)
        .optional()
        .label(L("Knobs", "API input price"))
        .tip(L("Knobs", "Price of a hosted model per million input tokens.")),
    number<&Serve::apiCached>("work.*.serve.api_cached", DollarPerMtoken)
        .slider(0.001, 100, Log)
        .limits(0, 1e6)
        .when(kCachesText)
        .on(Section::ApiPrices, 15)
        .optional()
        .label(L("Knobs", "API cached input price"))
        .tip(L("Knobs", "Price of a hosted model per million input tokens that its prompt cache "
                        "holds: the share that hits your own cache. Empty: as other input.")),
    number<&Serve::apiOutput>("work.*.serve.api_output", DollarPerMtoken)
        .slider(0.01, 100, Log)
        .limits(0, 1e6)
        .when(kServesText)
        .on(Section::ApiPrices, 20)
        .optional()
        .label(L("Knobs", "API output price"))
        .tip(L("Knobs", "Price of a hosted model per million output tokens.")),
    number<&Serve::rag, &Retrieval::embedding>("work.*.serve.rag.embedding", Parameters)
        .slider(1e7, 1e10, Log)
        .limits(1e5, 1e13)
        .when(kRetrieves)
        .on(Section::Retrieval, 20)
        .folded()
        .label(L("Knobs", "Embedding model"))
        .tip(L("Knobs", "Number of parameters of this model.")),
    number<&Serve::rag, &Retrieval::reranker>("work.*.serve.rag.reranker", Parameters)
        .slider(1e7, 1e10, Log)
        .limits(1e5, 1e13)
        .when(kRetrieves)
        .on(Section::Retrieval, 60)
        .folded()
        .label(L("Knobs", "Reranker"))
        .tip(L("Knobs", "Number of parameters of this model.")),
    number<&Serve::rag, &Retrieval::query>("work.*.serve.rag.query", TokensUnit)
        .definesWork()
        .slider(8, 2048, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kRetrieves)
        .on(Section::Retrieval, 30)
        .folded()
        .label(L("Knobs", "Query tokens"))
        .tip(L("Knobs", "Length of a query as it is embedded.")),
    number<&Serve::rag, &Retrieval::chunk>("work.*.serve.rag.chunk", TokensUnit)
        .definesWork()
        .slider(64, 4096, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kRetrieves)
        .on(Section::Retrieval, 40)
        .folded()
        .label(L("Knobs", "Chunk size"))
        .tip(L("Knobs", "Tokens in one text chunk.")),
    number<&Serve::rag, &Retrieval::chunks>("work.*.serve.rag.chunks", Count)
        .definesWork()
        .slider(0, 50)
        .limits(0, 10000)
        .wholeNumbers()
        .when(kRetrieves)
        .on(Section::Retrieval, 50)
        .folded()
        .label(L("Knobs", "Chunks per prompt"))
        .tip(L("Knobs", "Retrieved text chunks added to each prompt.")),
    number<&Serve::rag, &Retrieval::candidates>("work.*.serve.rag.candidates", Count)
        .slider(0, 200)
        .limits(0, 1e5)
        .wholeNumbers()
        .when(kRetrieves)
        .on(Section::Retrieval, 70)
        .folded()
        .label(L("Knobs", "Rerank candidates"))
        .tip(L("Knobs", "Text chunks that the reranker scores for each request.")),
    number<&Serve::rag, &Retrieval::growth>("work.*.serve.rag.growth", EachYear)
        .slider(0, 1e9)
        .limits(0, 1e14)
        .when(kRetrieves)
        .on(Section::Retrieval, 80)
        .folded()
        .label(L("Knobs", "Index growth"))
        .tip(L("Knobs", "Text chunks added to the index.")),
    // The second tier.
    number<&Serve::tier, &ServeTier::share>("work.*.serve.tier.share", Percent)
        .slider(5, 90)
        .limits(1, 99)
        .when(kDividedTier)
        .on(Section::Overflow, 30)
        .folded()
        .label(L("Knobs", "Second tier: share of load"))
        .tip(L("Knobs", "Share of all requests, or of the requests at peak.")),
    number<&Serve::tier, &ServeTier::price>("work.*.serve.tier.price", DollarPerGpuHour)
        .slider(0.1, 20, Log)
        .limits(0, 1e6)
        .when(kHasTier)
        .on(Section::Overflow, 40)
        .folded()
        .optional()
        .label(L("Knobs", "Second tier: rental price"))
        .tip(L("Knobs", "Price of one such GPU for one hour.")),
    number<&Serve::tier, &ServeTier::nodeSize>("work.*.serve.tier.node_size", Gpus)
        .slider(1, 16)
        .limits(1, 1024)
        .wholeNumbers()
        .when(kHasTier)
        .on(Section::Overflow, 50)
        .folded()
        .label(L("Knobs", "Second tier: GPUs per node"))
        .tip(L("Knobs", "Layouts stay within one node where possible.")),
    // Per GPU with its share of the node.
    number<&Serve::tier, &ServeTier::mean>("work.*.serve.tier.mean", Watt)
        .part("power")
        .label(L("Knobs", "Second tier: average power"))
        .tip(L("Knobs", "Power of one GPU, including its share of the node.")),
    number<&Serve::tier, &ServeTier::idle>("work.*.serve.tier.idle", Watt)
        .part("power")
        .label(L("Knobs", "Second tier: idle power"))
        .tip(L("Knobs", "Power of one GPU, including its share of the node.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::memory>("work.*.serve.tier.gpu.memory", GB)
        .part()
        .label(L("Knobs", "Second tier: memory"))
        .tip(L("Knobs", "Memory capacity of one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::memoryBandwidth>(
        "work.*.serve.tier.gpu.memory_bandwidth", GBPerSecond)
        .part()
        .label(L("Knobs", "Second tier: memory bandwidth"))
        .tip(L("Knobs", "Bandwidth of such a GPU to its own memory.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::peakFp32>("work.*.serve.tier.gpu.peak_fp32",
                                                                  TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Second tier: peak FP32"))
        .tip(L("Knobs", "Dense peak throughput of one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::peakTf32>("work.*.serve.tier.gpu.peak_tf32",
                                                                  TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Second tier: peak TF32"))
        .tip(L("Knobs", "Dense peak throughput of one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::peakFp16>("work.*.serve.tier.gpu.peak_fp16",
                                                                  TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Second tier: peak FP16"))
        .tip(L("Knobs", "Dense peak throughput of one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::peakBf16>("work.*.serve.tier.gpu.peak_bf16",
                                                                  TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Second tier: peak BF16"))
        .tip(L("Knobs", "Dense peak throughput of one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::peakFp8>("work.*.serve.tier.gpu.peak_fp8",
                                                                 TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Second tier: peak FP8"))
        .tip(L("Knobs", "Dense peak throughput of one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::peakFp4>("work.*.serve.tier.gpu.peak_fp4",
                                                                 TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Second tier: peak FP4"))
        .tip(L("Knobs", "Dense peak throughput of one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::peakInt8>("work.*.serve.tier.gpu.peak_int8",
                                                                  TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Second tier: peak INT8"))
        .tip(L("Knobs", "Dense peak throughput of one such GPU. It counts for llama.cpp.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::power>("work.*.serve.tier.gpu.power", Watt)
        .part()
        .label(L("Knobs", "Second tier: GPU power"))
        .tip(L("Knobs", "Rated power of one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::linkBandwidth>(
        "work.*.serve.tier.gpu.link_bandwidth", GBPerSecond)
        .part()
        .label(L("Knobs", "Second tier: link bandwidth"))
        .tip(L("Knobs", "Bandwidth of such a GPU's own scale-up link in one direction.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::domain>("work.*.serve.tier.gpu.domain",
                                                                Gpus)
        .part()
        .label(L("Knobs", "Second tier: scale-up domain"))
        .tip(L("Knobs", "Number of GPUs that its own link can connect.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::multiprocessors>(
        "work.*.serve.tier.gpu.multiprocessors", Count)
        .part()
        .label(L("Knobs", "Second tier: multiprocessors"))
        .tip(L("Knobs", "Number of SMs or compute units in one such GPU.")),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::hostLink>("work.*.serve.tier.gpu.host_link",
                                                                  GBPerSecond)
        .part(),
    number<&Serve::tier, &ServeTier::gpu, &Accelerator::price>("work.*.serve.tier.gpu.price",
                                                               Dollar)
        .part()
        .label(L("Knobs", "Second tier: GPU price"))
        .tip(L("Knobs", "Price of one such GPU alone, without its share of the node.")),
};

} // namespace

std::span<const Number> servingNumbers()
{
    return kServingNumbers;
}

} // namespace engine
