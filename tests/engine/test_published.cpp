#include "model/engine/files/publishedfile.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/modelshape.h"
#include "model/engine/training/runwords.h"
#include "model/engine/training/step.h"
#include "tests/support/published.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Published runs are interpreted by meaning: what they omit, and what is impossible.
namespace {

using namespace engine;
using support::catalog;
using support::plainRun;
using support::states;
using support::understanding;

// From a catalog without any models.
const ModelNames& noNames()
{
    static const Catalog empty;
    static const ModelNames none(empty);
    return none;
}

class TestPublished : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void models_data()
    {
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* name, const char* id) {
            QTest::newRow(name) << QByteArray(id);
        };
        row("Llama 3 70B", "llama-3-70b");
        row("Meta-Llama-3-70B-Instruct", "llama-3-70b");
        row("meta-llama/Llama-2-70b-hf", "llama-2-70b");
        row("LLaMA2-13B", "llama-2-13b");
        row("llama3_8b", "llama-3-8b");
        row("Llama 3.1 405B", "llama-3.1-405b");
        row("nanotron llama-1B", "llama-3.2-1b");
        row("Qwen3-235B-A22B", "qwen3-235b-a22b");
        row("Qwen3 30B-A3B", "qwen3-30b-a3b");
        row("qwen3_30b_a3b", "qwen3-30b-a3b");
        row("Qwen2.5 7B", "qwen2.5-7b");
        row("DeepSeek-V3", "deepseek-v3-671b");
        row("deepseek_v3 671B", "deepseek-v3-671b");
        row("DeepSeek V2 Lite", "deepseek-v2-lite");
        row("GPT-OSS 120B", "gpt-oss-120b");
        row("gpt_oss_20b", "gpt-oss-20b");
        row("GPT3-175B", "gpt3-175b");
        row("GPT-3 175B", "gpt3-175b");
        row("Mixtral 8x7B", "mixtral-8x7b");
        row("mixtral-8x22b-v0.1", "mixtral-8x22b");
        row("Grok-1 314B", "grok-1");
        row("Grok1", "grok-1");
        row("Llama 4 Scout 17B-16E", "llama-4-scout-17b-16e");
        row("Llama 4 Maverick 400B", "llama-4-maverick-17b-128e");
        row("Kimi K2 1T", "kimi-k2");
        row("OPT-175B", "opt-175b");
        row("BLOOM 176B", "bloom-176b");
        row("BERT-Large", "bert-large-uncased");
        row("Gemma 2 9B", "gemma-2-9b");
        row("Mistral-7B-v0.1", "mistral-7b-v0.1");
    }
    void models()
    {
        QFETCH(QByteArray, id);
        const auto found = ModelNames(catalog()).find({.name = QTest::currentDataTag()});
        QVERIFY(found.model);
        QCOMPARE(QByteArray::fromStdString(found.model->id), id);
        QVERIFY(found.same);
    }
    void whatIsNoTransformerIsSkipped_data()
    {
        QTest::addColumn<bool>("named");
        for (const char* name : {"ResNet-50 v1.5", "GNMT", "Stable Diffusion v2", "R-GAT",
                                 "Mask R-CNN", "DLRM-DCNv2", "Nemotron_3_Super", "Jamba"})
            QTest::newRow(name) << true;
    }
    void whatIsNoTransformerIsSkipped()
    {
        PublishedRun run = plainRun();
        run.model = QTest::currentDataTag();
        run.params = run.layers = run.hidden = run.heads = run.ffn = kUnknown;
        QVERIFY(!understanding().understand(run).skipped.empty());
    }
    // A hybrid model with a stated shape is computed as a transformer, with a note.
    void hybridsWithAShapeAreTransformers()
    {
        PublishedRun run = plainRun();
        run.model = "Nemotron-H 56B (hybrid Mamba/attention)", run.params = 56e9;
        run.layers = 118, run.hidden = 8192;
        run.heads = run.kvHeads = run.ffn = run.vocab = kUnknown;
        const StepQuestion q = understanding().understand(run);
        QVERIFY(q.skipped.empty());
        QVERIFY(states(q.assumed, "as a transformer"));
        VERIFY_NEAR(countedParams(q.job.model), 56e9, 0.02);
    }
    void missingSidesAreSolved()
    {
        PublishedRun run = plainRun();
        run.model = "GPT 175B", run.params = 175e9, run.hidden = 12288;
        run.layers = run.heads = run.kvHeads = run.ffn = run.vocab = kUnknown;
        std::vector<Assumption> assumed;
        const Model m = statedModel(run, noNames(), assumed).model;
        QCOMPARE(m.heads, 96.0);
        QCOMPARE(m.layers, 96.0);
        QCOMPARE(m.ffn, 49152.0);
        QCOMPARE(m.ffnMatrices, 2.0);
        QVERIFY(states(assumed, "layers not said: 96"));
        QVERIFY(states(assumed, "vocabulary not said"));
    }
    // Two matrices or three, whichever is closer to the published parameter count.
    void theGateIsCounted()
    {
        std::vector<Assumption> assumed;
        QCOMPARE(statedModel(plainRun(), noNames(), assumed).model.ffnMatrices, 3.0);
        PublishedRun run = plainRun();
        run.params = 5.6e9, run.vocab = 50000;
        QCOMPARE(statedModel(run, noNames(), assumed).model.ffnMatrices, 2.0);
    }
    void unknownMixturesComeFromTheirParameters()
    {
        PublishedRun run = plainRun();
        run.model = "Obscura 100B-A10B", run.params = 100e9, run.active = 10e9;
        run.layers = 48, run.hidden = 4096, run.heads = 32, run.kvHeads = 8;
        run.ffn = run.vocab = kUnknown;
        const StepQuestion q = understanding().understand(run);
        QVERIFY(q.skipped.empty());
        QVERIFY(q.lookalike);
        QVERIFY(q.job.model.experts > q.job.model.expertsActive);
        VERIFY_NEAR(countedParams(q.job.model), 100e9, 0.1);
        QVERIFY(states(q.assumed, "mixture of unknown shape"));
    }
    // A transformer row with known GPU, layout and batch size is never skipped.
    void littleIsEnough()
    {
        PublishedRun run;
        run.model = "Some model 13B", run.gpu = "H100", run.gpus = 64;
        run.tensor = 2, run.pipeline = 1, run.microBatch = 1;
        run.sequences = 128, run.sequence = 4096;
        const Prediction p = predict(run, understanding());
        QCOMPARE(QByteArray::fromStdString(p.skipped), QByteArray());
        QVERIFY(p.step.low < p.step.value && p.step.value < p.step.high);
        for (const char* stated : {"shape not said", "precision not said", "recompute not said",
                                   "fabric not said: 400 Gb/s a GPU, usual for H100"})
            QVERIFY2(states(p.assumed, stated), stated);
    }
    void whatIsStatedIsNotAssumed()
    {
        const Prediction p = predict(plainRun(), understanding());
        QVERIFY2(p.assumed.empty(), p.assumed.empty() ? "" : p.assumed.front().c_str());
        VERIFY_NEAR(p.tokensPerSecondGpu.value * p.step.value, 128.0 * 8192 / 64, 1e-9);
        VERIFY_NEAR(p.step.high / p.step.value, p.step.value / p.step.low, 1e-9);
    }
    void withoutALayoutItIsTheFastestThatFits()
    {
        PublishedRun run = plainRun();
        run.tensor = run.pipeline = run.data = run.context = run.microBatch = kUnknown;
        const StepQuestion q = understanding().understand(run);
        QVERIFY(!q.layoutStated);
        QVERIFY(states(q.assumed, "layout not said"));
        QCOMPARE(q.layout.gpus(), 64.0);
        const auto& c = understanding().constants();
        const double stated = predict(plainRun(), understanding()).step.value;
        QVERIFY(stepTime(q.job, q.machine, q.layout, c).total.base() <= stated);
    }
    // The minimum recomputation with which the step fits; its time grows with its share squared.
    void unsaidRecomputeFits()
    {
        PublishedRun run = plainRun();
        run.recompute.clear(), run.tensor = 1, run.data = 64;
        const StepQuestion q = understanding().understand(run);
        const auto& c = understanding().constants();
        QCOMPARE(static_cast<int>(q.layout.recompute), static_cast<int>(Recompute::Some));
        VERIFY_NEAR(memoryOf(q.job, q.machine, q.layout, c).total().base(),
                    c.usable * q.machine.capacity.base(), 1e-3);
        const StepTime step = stepTime(q.job, q.machine, q.layout, c);
        const double share = q.layout.recomputedLayers;
        VERIFY_NEAR(step.recompute.base(),
                    share * share * step.microBatches * 32 * step.layer.forward.total().base(),
                    1e-6);
    }
    void aReplicasBatchIsNoMicroBatch()
    {
        PublishedRun run = plainRun();
        run.tensor = 1, run.pipeline = 4, run.data = 16, run.microBatch = 8, run.sequences = 128;
        const StepQuestion q = understanding().understand(run);
        QCOMPARE(q.layout.microBatch, 2.0F);
        QVERIFY(states(q.assumed, "micro-batch taken as a replica's batch"));
    }
    // With an unknown batch size the step time is useless, but the token rate is not.
    void withoutABatchThereIsARate()
    {
        PublishedRun run = plainRun();
        run.sequences = kUnknown;
        const Prediction p = predict(run, understanding());
        QVERIFY(std::isnan(p.step.value));
        QVERIFY(p.tokensPerSecondGpu.value > 0);
        QVERIFY(states(p.assumed, "global batch not said"));
    }
    void aWholeLayoutCountsTheGpus()
    {
        PublishedRun run = plainRun();
        run.gpus = kUnknown;
        QCOMPARE(understanding().understand(run).machine.gpus, 64.0);
    }
    void contradictionsAreSkipped()
    {
        PublishedRun run = plainRun();
        run.tensor = 128;
        const auto skipped = [](const PublishedRun& r) {
            return std::vector{understanding().understand(r).skipped};
        };
        QVERIFY(states(skipped(run), "takes 128 GPUs of 64"));
        run = plainRun(), run.gpu = "abacus";
        QVERIFY(states(skipped(run), "abacus"));
        run = plainRun(), run.sequences = run.microBatch = kUnknown;
        QVERIFY(states(skipped(run), "batch"));
    }
};

} // namespace

HEADROOM_ROOM(TestPublished)
#include "test_published.moc"
