#include "model/engine/serving/understandserved.h"

#include "model/engine/serving/capacity.h"
#include "model/engine/training/modelshape.h"
#include "model/engine/training/plaintext.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Tokens of a conversation and of its answer, if not stated.
constexpr double kUsualPrompt = 220, kUsualAnswer = 200;
constexpr double kFine = 31; // more experts than this count as many small ones
constexpr double kMostDegree = 4096, kMostLength = 1e7;
constexpr double kWeightsShare = 0.5; // of the memory, for weights

bool known(double value)
{
    return value > 0;
}
double degree(double stated)
{
    return stated >= 1 ? std::min(stated, kMostDegree) : 1;
}

bool isRecord(const ServedRun& run)
{
    return holdsAny(plainText(run.scenario + run.engine), {"mlperf"});
}

// An MoE model missing in the catalog, whose row states its experts.
bool statesMixture(const ServedRun& run)
{
    const PublishedRun& w = run.what;
    return known(run.experts) && known(run.chosen) && known(w.layers) && known(w.hidden) &&
           known(w.ffn) && known(w.heads);
}

Model statedMixture(const ServedRun& run)
{
    const PublishedRun& w = run.what;
    Model m;
    m.layers = w.layers, m.hidden = w.hidden, m.heads = w.heads;
    m.kvHeads = known(w.kvHeads) ? w.kvHeads : w.heads;
    m.headDim = known(run.headDim) ? run.headDim : w.hidden / w.heads;
    m.ffnMatrices = 3, m.embeddings = 2, m.vocab = known(w.vocab) ? w.vocab : 128000;
    m.experts = run.experts, m.expertsActive = run.chosen, m.expertFfn = w.ffn;
    m.sharedExperts = known(run.shared) ? run.shared : 0;
    m.denseLayers = known(run.denseLayers) ? run.denseLayers : 0;
    m.ffn = known(run.denseFfn) ? run.denseFfn : w.ffn;
    if (known(run.latentRank)) {
        m.kvRank = run.latentRank, m.ropeDim = known(run.ropeDim) ? run.ropeDim : 64;
        m.nopeDim = 128, m.vDim = 128;
    }
    if (known(run.window))
        m.window = Tokens(run.window), m.windowShare = 0.5;
    m.active = Params(w.active);
    m.params = Params(known(w.params) ? w.params : countedParams(m));
    return m;
}

void readServedModel(ServingQuestion& q, const ServedRun& run, const ModelNames& names)
{
    std::vector<Assumption> assumed;
    FoundModel found = statedModel(run.what, names, assumed);
    if (statesMixture(run) && (found.guessed || !found.skipped.empty())) {
        q.job.model = statedMixture(run);
        return;
    }
    q.skipped = found.skipped;
    q.job.model = std::move(found.model);
    q.lookalike = q.lookalike || found.guessed;
    q.assumed.insert(q.assumed.end(), assumed.begin(), assumed.end());
}

// MLPerf results without a named engine used the vendor's own, if it has one.
void readEngine(ServingQuestion& q, const ServedRun& run, const Accelerator& gpu)
{
    const StatedEngine stated = statedEngine(run.engine, run.version, run.year);
    q.job.engine = stated.engine, q.job.release = stated.release;
    if (isRecord(run)) // tuned by the GPU's vendor
        q.job.release = Release::Current;
    if (stated.known)
        return;
    if (isRecord(run) && gpu.vendor == "NVIDIA")
        q.job.engine = ServingEngine::TensorRt;
    q.assumed.push_back("“" + run.engine + "” is computed as " + std::string(nameOf(q.job.engine)));
}

// An MLPerf result, in the narrowest formats its GPU supports.
void readRecord(ServingQuestion& q)
{
    const Machine& gpu = q.machine.gpu;
    const bool four = gpu.peak4.base() > 0, eight = gpu.peak8.base() > 0;
    q.job.weights = four ? WeightFormat::Nvfp4 : eight ? WeightFormat::Fp8 : WeightFormat::Bf16;
    q.job.kv = eight ? KvFormat::Fp8 : KvFormat::Bf16;
    q.assumed.emplace_back(four ? "formats not said: weights in fp4, cache in fp8, as records run"
                           : eight ? "formats not said: weights and cache in fp8, as records run"
                                   : "formats not said: 16 bits");
}

// If not stated: 8 bits if the GPU supports it, as usual in such runs.
void readFormats(ServingQuestion& q, const ServedRun& run)
{
    const Machine& gpu = q.machine.gpu;
    const bool eight = gpu.peak8.base() > 0;
    const auto stated = statedWeights(run.what.precision);
    q.formatsStated = stated.has_value();
    if (!stated && isRecord(run)) {
        readRecord(q);
        if (holdsAny(plainText(run.what.model), {"gptoss"})) {
            q.job.weights = WeightFormat::Mxfp4; // its checkpoint
            q.formatsStated = true;
        }
        return;
    }
    q.job.weights = stated.value_or(eight ? WeightFormat::Fp8 : WeightFormat::Bf16);
    q.job.sparse = holdsAny(plainText(run.what.precision), {"2of4", "sparse"});
    if (!stated)
        q.assumed.push_back(eight ? "format of the weights not said: fp8"
                                  : "format of the weights not said: 16 bits");
    if (plainText(run.what.precision).find("record") != std::string::npos && eight) {
        q.job.weights = WeightFormat::Fp8; // the checkpoint's name in the result
        q.assumed.push_back("such records run in fp8, whatever their checkpoint is");
    }
    if (holdsAny(plainText(run.what.model), {"gptoss"}) && q.job.weights != WeightFormat::Bf16) {
        q.job.weights = WeightFormat::Mxfp4; // its checkpoint
        q.formatsStated = true;
    }
    if (const auto cache = statedCache(run.cache)) {
        q.job.kv = *cache;
        return;
    }
    const bool narrow =
        (q.job.engine == ServingEngine::TensorRt || q.job.engine == ServingEngine::Nim) &&
        q.job.weights != WeightFormat::Bf16 && eight;
    q.job.kv = narrow ? KvFormat::Fp8 : KvFormat::Bf16;
    q.assumed.push_back(narrow ? "format of the cache not said: fp8, the engine's own choice"
                               : "format of the cache not said: 16 bits, the engine's own choice");
}

struct DatasetLengths {
    std::string_view model;
    double prompt, answer;
};
// Mean lengths in MLPerf's datasets: news summaries for the two small models, conversations and
// code for the others (recalled from its task descriptions).
constexpr DatasetLengths kMlperf[]{{"gptj", 870, 69},  {"8b", 780, 72},       {"405b", 9400, 680},
                                   {"8x7b", 300, 145}, {"mixtral", 300, 145}, {"70b", 290, 290}};

DatasetLengths usualLengths(const ServedRun& run)
{
    const std::string model = plainText(run.what.model);
    if (plainText(run.scenario).find("mlperf") != std::string::npos)
        for (const DatasetLengths& lengths : kMlperf)
            if (model.find(lengths.model) != std::string::npos)
                return lengths;
    return {"", kUsualPrompt, kUsualAnswer};
}

void readLengths(ServingQuestion& q, const ServedRun& run)
{
    const DatasetLengths usual = usualLengths(run);
    q.lengthsStated = run.prompt >= 1 && run.answer >= 1;
    q.job.prompt = Tokens(run.prompt >= 1 ? std::min(run.prompt, kMostLength) : usual.prompt);
    q.job.answer = Tokens(run.answer >= 1 ? std::min(run.answer, kMostLength) : usual.answer);
    if (!q.lengthsStated)
        q.assumed.push_back("lengths not said: " + inWords(q.job.prompt.base()) +
                            " tokens in and " + inWords(q.job.answer.base()) + " out");
}

// Degrees that include the expert degree twice: 64 instead of 8, where a node has eight GPUs.
double countedOnce(double stated, double expert, double domain)
{
    return stated > domain && stated == expert * expert ? expert : stated;
}

// Data ranks of an MoE model that share experts are attention ranks; others are replicas.
void readLayout(ServingQuestion& q, const ServedRun& run)
{
    const PublishedRun& w = run.what;
    ServingLayout& l = q.layout;
    const bool mixture = q.job.model.experts > 0;
    const double expert = degree(run.expert);
    const double node = kNodeGpus;
    l.tensor = countedOnce(degree(w.tensor), expert, node);
    l.pipeline = degree(w.pipeline), l.expert = expert;
    const bool degreesUnstated =
        !known(w.tensor) && degree(w.pipeline) == 1 && degree(run.attention) == 1 && w.gpus > 1;
    if (degreesUnstated && q.job.engine == ServingEngine::LlamaCpp) {
        l.pipeline = std::min(w.gpus, node); // its default
        q.assumed.push_back("degrees not said: layers are divided on " + inWords(l.pipeline) +
                            " GPUs");
    } else if (degreesUnstated) {
        q.degreesStated = false;
        l.tensor =
            isRecord(run) ? fewestThatHold(q, std::min(w.gpus, node)) : std::min(w.gpus, node);
        q.assumed.push_back("degrees not said: each layer is divided on " + inWords(l.tensor) +
                            " GPUs");
    }
    double data = countedOnce(degree(run.attention), expert, std::max(node, expert));
    const bool shared = expert > 1 || !known(run.expert);
    if (mixture && shared && data > 1)
        l.attention = data, data = 1;
    const double gpus = known(w.gpus) ? w.gpus : l.replicaGpus() * data;
    q.gpus = gpus;
    l.replicas = data;
    if (q.scenario.traffic != Traffic::Split && l.gpus() < gpus && gpus < kMostDegree) {
        // Doubled degrees doubled the GPUs as well.
        const bool doubled = l.tensor < degree(w.tensor) || degree(run.attention) > l.attention;
        if (!doubled)
            l.replicas = std::max(1.0, std::floor(gpus / l.replicaGpus()));
    }
    // Vendors' peak-load measurements of such MoE models divide requests, not heads.
    if (mixture && q.job.model.experts > kFine && q.scenario.traffic == Traffic::Offline &&
        q.job.engine == ServingEngine::TensorRt && l.tensor > 1 && l.attention == 1 &&
        l.tensor <= node) {
        l.attention = l.tensor, l.expert = l.tensor, l.tensor = 1;
        q.assumed.push_back("the attention's ranks divide requests, experts lie on all of them");
    }
}

} // namespace

double fewestThatHold(const ServingQuestion& q, double most)
{
    const double weights = (q.job.model.params * bytesOf(q.job.weights)).base();
    double gpus = 1;
    while (gpus < most && weights > kWeightsShare * gpus * q.machine.gpu.capacity.base())
        gpus *= 2;
    return std::min(gpus, most);
}

ServingUnderstanding::ServingUnderstanding(const Catalog& catalog,
                                           const ServingConstants& constants)
    : catalog_(catalog)
    , constants_(constants)
    , gpus_(catalog)
    , models_(catalog)
{
}

ServingQuestion ServingUnderstanding::understand(const ServedRun& run) const
{
    ServingQuestion q;
    const auto gpu = statedGpu(run.what, gpus_, catalog_, q.assumed);
    if (!gpu) {
        q.skipped = "“" + run.what.gpu + "” is no GPU that the catalog knows";
        return q;
    }
    q.lookalike = gpu->nearest;
    q.scenario = statedScenario(run.scenario, run.users);
    q.users = q.scenario.number;
    readEngine(q, run, gpu->accelerator);
    readServedModel(q, run, models_);
    if (!q.skipped.empty())
        return q;
    const Link* link = catalog_.link(gpu->accelerator.between);
    const Bandwidth between =
        link && link->bandwidth.base() > 0 ? link->bandwidth : Bandwidth(50e9);
    q.machine = servingMachine(gpu->accelerator, kNodeGpus, 1, between);
    readFormats(q, run);
    readLayout(q, run);
    q.machine = servingMachine(gpu->accelerator, kNodeGpus, q.layout.tensor, between);
    if (!(q.machine.gpu.peak16.base() > 0) || !(q.machine.gpu.memory.base() > 0)) {
        q.skipped = "how fast “" + run.what.gpu + "” computes is unknown";
        return q;
    }
    readLengths(q, run);
    return q;
}

} // namespace engine
