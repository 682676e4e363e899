#include "model/engine/serving/fromserve.h"
#include "model/engine/serving/openloop.h"
#include "model/engine/sizing/shape.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/shaped.h"
#include "model/engine/training/step.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Images, video and audio: as model input or output.
namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::computedPlan;
using support::dial;
using support::servingPlan;
using support::with;

Plan reading(const Plan& plan, double items, double tokens, double encoder)
{
    return with(choose(plan, "work.a.media.use", "read"), {{"work.a.media.items", items},
                                                           {"work.a.media.tokens", tokens},
                                                           {"work.a.media.encoder", encoder}});
}

// A diffusion transformer of that shape on one GPU: seconds per image or video.
double madeIn(const char* gpu, const Model& model, double tokens, double passes)
{
    Plan plan = servingPlan();
    plan.cluster.gpu = *support::catalog().accelerator(gpu);
    Workload work = plan.work[0];
    work.train.model = model;
    Serve& s = work.serve;
    s.weights = WeightFormat::Bf16, s.kv = KvFormat::Bf16;
    s.release = Release::Earlier; // before optimized kernels for the newest GPUs
    s.media.use = MediaUse::Make;
    s.media.each = Tokens(tokens), s.media.passes = passes;
    s.media.encoder = Params(4.76e9), s.media.patches = Tokens(226);
    const ResolvedPlan resolved(plan);
    const ServePlan requested(resolved, work);
    return OpenReplica(requested.sizes({}), requested.constants()).with(0.01).first50.base();
}

class TestMedia : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Without an encoder, images are just additional input tokens.
    void imagesAreTokensOfThePrompt()
    {
        const Plan text = with(servingPlan(), {{"work.a.serve.prompt", 1024 + 3 * 576}});
        const Plan images = reading(servingPlan(), 3, 576, 0);
        for (const char* path :
             {"work.a.serve_first", "work.a.serve_token", "work.a.serve_replicas",
              "work.a.serve_prompt", "work.a.serve_cost", "cluster.gpus"})
            VERIFY_NEAR(dial(images, path), dial(text, path), 1e-9);
        VERIFY_NEAR(dial(images, "work.a.media_tokens"), 3 * 576, 1e-12);
    }
    void anEncoderCostsTimeAndMemory()
    {
        const Plan none = reading(servingPlan(), 3, 576, 0);
        const Plan some = reading(servingPlan(), 3, 576, 6e9);
        QVERIFY(dial(some, "work.a.serve_first") > dial(none, "work.a.serve_first"));
        QVERIFY(dial(some, "work.a.serve_weights") > dial(none, "work.a.serve_weights"));
        // 2 × 3 images × 6 B parameters × 576 patches.
        VERIFY_NEAR(dial(some, "work.a.media_encoding"), 2 * 3 * 6e9 * 576, 1e-9);
    }
    // An encoder-decoder: its decoder attends to the encoder's output for 30 seconds of audio in
    // each layer, without adding it to the prompt. Sized like Whisper large-v3: 1,500 positions, K
    // and V of 1,280 values per layer in 16 bits.
    void whatStandsNextToThePromptIsHeldAndLookedAt()
    {
        Plan plan = servingPlan();
        Workload work = plan.work[0];
        Model& m = work.train.model;
        m = {};
        m.params = m.active = Params(32 * 12 * 1280 * 1280.0 + 51866 * 1280.0);
        m.layers = 32, m.hidden = 1280, m.heads = m.kvHeads = 20, m.headDim = 64;
        m.ffn = 5120, m.ffnMatrices = 2, m.vocab = 51866, m.embeddings = 1;
        Serve& s = work.serve;
        s.weights = WeightFormat::Bf16, s.kv = KvFormat::Bf16;
        s.prompt = Tokens(4), s.answer = Tokens(100), s.spread = 0;
        s.media.use = MediaUse::Read, s.media.items = 1, s.media.each = Tokens(1500);
        s.media.encoder = Params(637e6), s.media.patches = Tokens(1500);
        const auto sizesOfJoin = [&](MediaJoin join) {
            s.media.join = join;
            const ResolvedPlan resolved(plan);
            const ServePlan requested(resolved, work);
            return requested.sizes({});
        };
        const ServingSizes prompt = sizesOfJoin(MediaJoin::Prompt);
        const ServingSizes cross = sizesOfJoin(MediaJoin::Cross);
        VERIFY_NEAR(crossOf(cross).base(), 1500 * 24 * 2 * 1280 * 2.0, 0.01);
        VERIFY_NEAR(crossOf(prompt).base(), 0, 1e-9);
        VERIFY_NEAR(cross.job.prompt.base(), 4, 1e-9);
        VERIFY_NEAR(prompt.job.prompt.base(), 1504, 1e-9);
        // Cross attention adds four square matrices per layer to the size.
        VERIFY_NEAR(cross.dense.base(), prompt.dense.base(), 1e-9);
        VERIFY_NEAR(cross.widths.layers / prompt.widths.layers, 12.0 / 16, 1e-9);
        // A layer reads as much cache per output token as if all of it were in the prompt …
        const ServingConstants& c = *plan.serving;
        StepLoad beside{.sequences = 64, .context = 54}, within{.sequences = 64, .context = 1554};
        VERIFY_NEAR((servingStep(cross, beside, c).cache / cross.widths.layers).base(),
                    (servingStep(prompt, within, c).cache / prompt.widths.layers).base(), 1e-9);
        // … but the decoder spends no matrix multiplications on it before the first token.
        const StepLoad first{.prompt = 4, .lookback = 2, .longest = 4, .finished = 1};
        const StepLoad all{.prompt = 1504, .lookback = 752, .longest = 1504, .finished = 1};
        QVERIFY(servingStep(cross, first, c).products < servingStep(prompt, all, c).products);
    }
    // Diffusion attends to the entire image in each pass: the operations per pass match a published
    // count (Diffusers benchmarks, FLUX.1 dev: 59,523 GFLOP in the matrices).
    void aPassHasTheOperationsThatOthersCounted()
    {
        Model flux = shaped(*support::catalog().model("flux-1-dev"));
        flux.vocab = 0, flux.embeddings = 1;
        VERIFY_NEAR(forwardFlops(flux).base() * 4608, 59523.04e9, 0.001);
        VERIFY_NEAR(unpassed(*support::catalog().model("flux-1-dev")).base(), 11.9e9 - 6.455e9,
                    0.001);
    }
    void passesAndTokensTakeTheirTime()
    {
        const Model& flux = *support::catalog().model("flux-1-dev");
        const double once = madeIn("h100-sxm", flux, 4608, 20);
        const double twice = madeIn("h100-sxm", flux, 4608, 40);
        VERIFY_NEAR(twice / once, 2, 0.02);
        const double large = madeIn("h100-sxm", flux, 4 * 4608, 20);
        QVERIFY(large > 4 * once && large < 16 * once); // GEMMs are linear, attention quadratic
    }
    // The encoder's time for a given layout: its GEMMs are spread over all GPUs.
    void trainingSpreadsTheEncoder()
    {
        const Plan plan = computedPlan();
        const Workload& work = plan.work[0];
        const TrainingConstants c = constantsOf(plan);
        const Machine machine = machineOf(plan.cluster, 64, c);
        TrainingJob job = jobOf(plan, work);
        Layout layout;
        layout.tensor = 8, layout.pipeline = 2, layout.data = 4;
        layout.sharding = Sharding::Optimizer;
        const StepTime before = stepTime(job, machine, layout, c);
        QVERIFY(before.encoder.base() == 0);
        job.encoder = Params(2e9), job.encoderWork = Flops(2 * 2e9 * 4096);
        const StepTime frozen = stepTime(job, machine, layout, c);
        const double rate = PreparedJob{job, machine, c}.wide.rate.base();
        VERIFY_NEAR(frozen.encoder.base(), job.sequences * 2 * 2e9 * 4096 / 64 / rate, 1e-9);
        VERIFY_NEAR((frozen.total - before.total).base(), frozen.encoder.base() * frozen.slowdown,
                    1e-6);
        const Bytes held = memoryOf(job, machine, layout, c).total();
        job.encoderTrained = true;
        const StepTime learns = stepTime(job, machine, layout, c);
        VERIFY_NEAR(learns.encoder.base(), 3 * frozen.encoder.base(), 1e-9);
        QVERIFY(learns.data >= frozen.data);
        QVERIFY(memoryOf(job, machine, layout, c).total() > held);
        // An adapter leaves the encoder unchanged.
        job.method = Method::Lora;
        VERIFY_NEAR(stepTime(job, machine, layout, c).encoder.base(), frozen.encoder.base(), 1e-9);
    }
    void learnersOfPicturesLookBothWays()
    {
        const Plan plan = computedPlan();
        const TrainingConstants c = constantsOf(plan);
        const Machine machine = machineOf(plan.cluster, 8, c);
        TrainingJob job = jobOf(plan, plan.work[0]);
        Layout layout;
        layout.tensor = 8;
        const StepTime causal = stepTime(job, machine, layout, c);
        job.wholeLooks = true;
        const StepTime whole = stepTime(job, machine, layout, c);
        VERIFY_NEAR(whole.attention / causal.attention, 2, 1e-9);
        VERIFY_NEAR(whole.products / causal.products, 1, 1e-12);
    }
    // More or larger images, more passes or a larger encoder never cost less.
    void moreIsNeverCheaper()
    {
        for (const char* use : {"read", "make"}) {
            const Plan plan = with(choose(servingPlan(), "work.a.media.use", use),
                                   {{"work.a.serve.first", 600000}}); // so that all limits are met
            const double before = dial(plan, "work.a.serve_cost");
            QVERIFY(std::isfinite(before));
            QVERIFY(dial(with(plan, {{"work.a.media.items", 2}}), "work.a.serve_cost") >= before);
            QVERIFY(dial(with(plan, {{"work.a.media.tokens", 1024}}), "work.a.serve_cost") >=
                    before);
            QVERIFY(dial(with(plan, {{"work.a.media.encoder", 3e9}}), "work.a.serve_cost") >=
                    before);
        }
    }
};

} // namespace

HEADROOM_ROOM(TestMedia)
#include "test_media.moc"
