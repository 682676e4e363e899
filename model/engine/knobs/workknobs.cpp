#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr Number kWorkNumbers[] = {
    // Changing the size of a dense model changes the active parameters too; for MoE, in proportion.
    number<&Train::model, &Model::params>("work.*.params", Parameters)
        .definesWork()
        .slider(1e8, 1e12, Log)
        .limits(1e5, 1e13)
        .when(kHasModel)
        .turns([](Plan&, Workload& w, double base) {
            Model& m = w.train.model;
            m.active = m.active * (base / m.params.base());
            m.params = Params(base);
        })
        .start(30)
        .label(L("Knobs", "Model size"))
        .tip(
            L("Knobs",
              "All parameters of the model. Each step communicates the gradients of all of them.")),
    number<&Train::model, &Model::active>("work.*.active", Parameters)
        .definesWork()
        .slider(1e8, 1e12, Log)
        .limits(1e5, 1e13)
        .when(kHasModel)
        .label(L("Knobs", "Active parameters"))
        .tip(L("Knobs", "Parameters that one token passes through. A mixture-of-experts model uses "
                        "only part of them.")),
    number<&Train::tokens>("work.*.tokens", TokensUnit)
        .definesWork()
        .slider(1e9, 1e13, Log)
        .limits(1e3, 1e17)
        .when(kOnTokens)
        .start(40)
        .label(L("Knobs", "Training tokens"))
        .tip(L("Knobs",
               "Number of tokens the model is trained on; repeated tokens count each time.")),
    number<&Train::unique>("work.*.unique_tokens", TokensUnit)
        .slider(1e9, 1e13, Log)
        .limits(1e3, 1e17)
        .when(kLearnsLanguage)
        .optional()
        .label(L("Knobs", "Unique tokens"))
        .tip(L("Knobs", "Tokens of the dataset, each counted once. Where training repeats them, "
                        "each further epoch teaches less. Empty: no token is repeated.")),
    number<&Train::tokenValue>("work.*.token_value", None)
        .slider(0.2, 5, Log)
        .limits(0.01, 100)
        .when(kLearnsLanguage)
        .label(L("Knobs", "Data quality factor"))
        .tip(L("Knobs", "What a token teaches, relative to the web text of the published loss "
                        "laws. It changes the expected loss, not time or cost.")),
    number<&Train::deadline>("work.*.deadline", Days)
        .slider(1, 365, Log)
        .limits(1e-3, 36500)
        .when(kRuns)
        .start(50)
        .label(L("Knobs", "Deadline"))
        .tip(L("Knobs", "The time within which the run has to finish.")),
    number<&Train::share>("work.*.share", Percent)
        .slider(5, 70)
        .limits(0.1, 100)
        .when(kByShare)
        .start(70)
        .label(L("Knobs", "MFU"))
        .tip(L("Knobs", "Model FLOPs utilization: the share of the GPU's peak throughput that "
                        "training reaches while it runs, including communication, as measured on "
                        "the cluster described under “More”.")),
    number<&Train::sequence>("work.*.sequence", TokensUnit)
        .slider(512, 131072, Log)
        .limits(1, 1e8)
        .wholeNumbers()
        .when(kOnTokens)
        .label(L("Knobs", "Sequence length"))
        .tip(L("Knobs", "Number of tokens in one training example.")),
    number<&Train::batch>("work.*.batch", TokensUnit)
        .slider(1e5, 1e8, Log)
        .limits(1, 1e12)
        .wholeNumbers()
        .when(kOnTokens)
        .label(L("Knobs", "Global batch size"))
        .tip(L("Knobs", "Tokens per optimizer step, summed over all GPUs.")),
    number<&Train::shareGpus>("work.*.share_gpus", Gpus)
        .slider(1, 16384, Log)
        .limits(1, 1048576)
        .wholeNumbers()
        .when(kByShare)
        .label(L("Knobs", "MFU measured: GPUs"))
        .tip(L("Knobs", "Number of GPUs on which the MFU was reached.")),
    number<&Train::shareBetween>("work.*.share_between", GbitPerSecond)
        .slider(10, 1600, Log)
        .limits(0.01, 1e5)
        .when(kByShare)
        .label(L("Knobs", "MFU measured: network"))
        .tip(L("Knobs", "Inter-node bandwidth of the cluster on which the MFU was reached.")),
    number<&Train::shareInside>("work.*.share_inside", GBPerSecond)
        .slider(10, 2000, Log)
        .limits(0.01, 1e6)
        .partOnly()
        .when(kByShare)
        .label(L("Knobs", "MFU measured: intra-node link"))
        .tip(L("Knobs", "Intra-node bandwidth of the cluster on which the MFU was reached.")),
    number<&Train::shareDomain>("work.*.share_domain", Gpus)
        .slider(1, 72, Log)
        .limits(1, 1048576)
        .wholeNumbers()
        .partOnly()
        .when(kByShare)
        .label(L("Knobs", "MFU measured: scale-up domain"))
        .tip(L("Knobs", "Number of GPUs that shared the scale-up link where the MFU was reached.")),
    number<&Train::gradientBytes>("work.*.gradient_bytes", BytesPerParameter)
        .slider(1, 4)
        .limits(0.25, 16)
        .when(kByShare)
        .label(L("Knobs", "Gradient bytes per parameter"))
        .tip(L("Knobs", "Bytes of gradient exchanged for each parameter in each step.")),
    number<&Train::stateBytes>("work.*.state_bytes", BytesPerParameter)
        .slider(2, 20)
        .limits(0.25, 64)
        .when(kByShare)
        .label(L("Knobs", "Training state per parameter"))
        .tip(L("Knobs",
               "Bytes held in memory for each parameter: weights 2, gradients 4, optimizer 12.")),
    // The model's shape, as in the catalog.
    number<&Train::model, &Model::layers>("work.*.model.layers", Count)
        .part()
        .label(L("Knobs", "Layers"))
        .tip(L("Knobs", "Number of layers in the model.")),
    number<&Train::model, &Model::hidden>("work.*.model.hidden", Count)
        .part()
        .label(L("Knobs", "Hidden size"))
        .tip(L("Knobs", "Width of the model.")),
    number<&Train::model, &Model::heads>("work.*.model.heads", Count)
        .part()
        .label(L("Knobs", "Attention heads"))
        .tip(L("Knobs", "Number of attention heads per layer.")),
    number<&Train::model, &Model::kvHeads>("work.*.model.kv_heads", Count)
        .part()
        .label(L("Knobs", "KV heads"))
        .tip(L("Knobs", "Heads whose keys and values are stored; fewer than the attention heads "
                        "where heads share them.")),
    number<&Train::model, &Model::headDim>("work.*.model.head_dim", Count)
        .part()
        .label(L("Knobs", "Head dimension"))
        .tip(L("Knobs", "Width of one attention head.")),
    number<&Train::model, &Model::ffn>("work.*.model.ffn", Count)
        .part()
        .label(L("Knobs", "FFN width"))
        .tip(L("Knobs", "Inner width of the feed-forward network (MLP) of a dense layer.")),
    number<&Train::model, &Model::ffnMatrices>("work.*.model.ffn_matrices", Count)
        .part()
        .label(L("Knobs", "FFN matrices"))
        .tip(L("Knobs", "Two, or three if the feed-forward network is gated.")),
    number<&Train::model, &Model::vocab>("work.*.model.vocab", Count)
        .part()
        .label(L("Knobs", "Vocabulary size"))
        .tip(L("Knobs", "Number of entries in the vocabulary.")),
    number<&Train::model, &Model::embeddings>("work.*.model.embeddings", Count)
        .part()
        .label(L("Knobs", "Embedding tables"))
        .tip(L("Knobs", "One if input and output share it, otherwise two.")),
    number<&Train::model, &Model::context>("work.*.model.context", TokensUnit)
        .part()
        .label(L("Knobs", "Context length"))
        .tip(L("Knobs", "Longest input the model was designed for.")),
    number<&Train::model, &Model::experts>("work.*.model.experts", Count)
        .part()
        .label(L("Knobs", "Experts"))
        .tip(L("Knobs", "Number of experts per mixture-of-experts layer.")),
    number<&Train::model, &Model::expertsActive>("work.*.model.experts_active", Count)
        .part()
        .label(L("Knobs", "Active experts"))
        .tip(L("Knobs", "Number of experts to which each token is routed.")),
    number<&Train::model, &Model::expertFfn>("work.*.model.expert_ffn", Count)
        .part()
        .label(L("Knobs", "Expert FFN width"))
        .tip(L("Knobs", "Inner width of one expert.")),
    number<&Train::model, &Model::sharedExperts>("work.*.model.shared_experts", Count)
        .part()
        .label(L("Knobs", "Shared experts"))
        .tip(L("Knobs", "Experts that every token passes through.")),
    number<&Train::model, &Model::denseLayers>("work.*.model.dense_layers", Count)
        .part()
        .label(L("Knobs", "Dense layers"))
        .tip(L("Knobs", "Layers of a mixture-of-experts model that have no experts.")),
    number<&Train::model, &Model::qRank>("work.*.model.q_rank", Count)
        .part()
        .label(L("Knobs", "Query LoRA rank"))
        .tip(L("Knobs", "Rank to which latent attention compresses the queries.")),
    number<&Train::model, &Model::kvRank>("work.*.model.kv_rank", Count)
        .part()
        .label(L("Knobs", "KV LoRA rank"))
        .tip(L("Knobs", "Rank to which latent attention compresses keys and values; the compressed "
                        "form is what it caches.")),
    number<&Train::model, &Model::nopeDim>("work.*.model.nope_dim", Count)
        .part()
        .label(L("Knobs", "Non-RoPE head dimension"))
        .tip(L("Knobs", "Part of a latent-attention head without position encoding.")),
    number<&Train::model, &Model::ropeDim>("work.*.model.rope_dim", Count)
        .part()
        .label(L("Knobs", "RoPE head dimension"))
        .tip(L("Knobs", "Part of a latent-attention head that carries the position.")),
    number<&Train::model, &Model::vDim>("work.*.model.v_dim", Count)
        .part()
        .label(L("Knobs", "Value head dimension"))
        .tip(L("Knobs", "Width of one value head in latent attention.")),
    number<&Train::model, &Model::window>("work.*.model.window", TokensUnit)
        .part()
        .label(L("Knobs", "Sliding window"))
        .tip(L("Knobs", "Number of tokens that a windowed layer looks back.")),
    number<&Train::model, &Model::windowShare>("work.*.model.window_share", None)
        .part()
        .label(L("Knobs", "Share of windowed layers"))
        .tip(
            L("Knobs", "Share of layers whose attention looks back only over the sliding window.")),
};

constexpr Named<Format> kNumberFormats[] = {
    {Format::Fp32, "fp32", L("Choices", "fp32")}, {Format::Tf32, "tf32", L("Choices", "tf32")},
    {Format::Fp16, "fp16", L("Choices", "fp16")}, {Format::Bf16, "bf16", L("Choices", "bf16")},
    {Format::Fp8, "fp8", L("Choices", "fp8")},    {Format::Fp4, "fp4", L("Choices", "fp4")}};
// For steps based on MFU: everything is recomputed, or nothing.
constexpr Named<Recompute> kTwice[] = {{Recompute::None, "none", L("Choices", "None")},
                                       {Recompute::Full, "full", L("Choices", "Full")}};
constexpr Named<Scaling> kScalings[] = {
    {Scaling::FixedBatch, "fixed_batch", L("Choices", "Fixed batch (strong)")},
    {Scaling::GrowingBatch, "growing_batch", L("Choices", "Growing batch (weak)")}};

// Formats supported by all GPUs, even if the second type currently has no share.
std::vector<Option> formatOptions(const Plan& p, const Workload&, const Catalog&)
{
    const Cluster& c = p.cluster;
    return optionsOf(kNumberFormats, [&](Format f) {
        return c.gpu.supports(f) && (c.second.gpu.id.empty() || c.second.gpu.supports(f));
    });
}

constexpr Choice kWorkChoices[] = {
    choice("work.*.model")
        .ofCatalog()
        .offers([](const Plan&, const Workload&, const Catalog& catalog) {
            return optionsOf(catalog.models);
        })
        .reads([](const Plan&, const Workload& w) { return w.train.model.id; })
        .picks([](Plan& p, Workload& w, const Catalog& c, std::string_view id) {
            if (const Model* m = c.model(id))
                adopt(p, w, *m);
        })
        .when(kHasModel)
        .start(20)
        .unlabelled()
        .fromList()
        .label(L("Knobs", "Model"))
        .tip(L("Knobs", "The architecture to train; choosing it also sets the model size.")),
    choice<kNumberFormats, &Train::format>("work.*.format")
        .offers(formatOptions)
        .when(kSteps)
        .label(L("Knobs", "Number format"))
        .tip(L("Knobs", "Format of the numbers in matrix multiplications.")),
    choice("work.*.recompute")
        .words(wordIn<kTwice>)
        .offers([](const Plan&, const Workload&, const Catalog&) { return optionsOf(kTwice); })
        .reads([](const Plan&, const Workload& w) {
            const bool full = w.train.recompute == Recompute::Full;
            return std::string(idOf(kTwice, full ? Recompute::Full : Recompute::None));
        })
        .picks([](Plan&, Workload& w, const Catalog&, std::string_view id) {
            w.train.recompute = valueOf(kTwice, id, Recompute::None);
        })
        .when(kByShare)
        .label(L("Knobs", "Recomputation"))
        .tip(L("Knobs",
               "Computing activations twice saves memory and costs a third more compute: 8 FLOPs "
               "per parameter and token instead of 6. The MFU then counts all compute done.")),
    choice<kScalings, &Train::scaling>("work.*.scaling")
        .when(kOnTokens)
        .label(L("Knobs", "Scaling mode"))
        .tip(L("Knobs", "For the speed-up curve: keep the batch size as GPUs are added (less work "
                        "per GPU), or let it grow with the number of GPUs.")),
};

} // namespace

std::span<const Number> workNumbers()
{
    return kWorkNumbers;
}

std::span<const Choice> workChoices()
{
    return kWorkChoices;
}

} // namespace engine
