#include "model/engine/sizing/shape.h"
#include "model/engine/training/shaped.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <map>

// Parameters, KV cache and FLOPs from a model's shape alone.
namespace {

using namespace engine;
using support::catalog;

const Model& model(const char* id)
{
    const Model* const found = catalog().model(id);
    if (!found)
        throw std::runtime_error(std::string("no model ") + id);
    return *found;
}

// Catalog models whose shape does not give their published count within 1.5 %, and why.
const std::map<std::string, const char*> kOthers{
    {"opt-350m", "words 512 wide in a model 1,024 wide"},
    {"gpt3-2.7b", "a nominal size"},
    {"gpt3-xl-1.3b", "24 heads of 128, as printed, are wider than its 2,048"},
    {"gopher-280b", "a nominal size; relative positions are not in the shape"},
    {"chinchilla-70b", "a nominal size; relative positions are not in the shape"},
    {"whisper-large-v3", "an encoder beside the decoder"},
    {"whisper-large-v3-turbo", "an encoder beside a decoder of 4 layers"},
    {"gemma-4-31b", "wider heads in the layers that look back at everything"},
    {"gemma-4-26b-a4b", "wider heads in the layers that look back at everything"},
    {"vit-b-16", "no words"},
    {"vit-l-16", "no words"},
    {"vit-h-14", "no words"},
    {"flux-1-dev", "no words"},
    {"cogvideox-2b", "no words"},
};

class TestShape : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void catalogCountsAreThoseOfTheShapes()
    {
        std::size_t agree = 0;
        for (const Model& m : catalog().models) {
            const double counted = countParameters(m).total().base();
            const bool good = support::near(counted, m.params.base(), 0.015);
            agree += good ? 1 : 0;
            QVERIFY2(good != kOthers.contains(m.id),
                     (m.id + ": " + support::compared(counted, m.params.base())).c_str());
        }
        QCOMPARE(agree + kOthers.size(), catalog().models.size()); // all accounted for
    }

    void catalogActiveCounts_data()
    {
        QTest::addColumn<double>("active"); // including both embedding tables
        const auto row = [](const char* id, double active) { QTest::newRow(id) << active; };
        row("mixtral-8x7b", 12879925248);
        row("qwen3-235b-a22b", 22190739456); // without the norms of Q and K
        row("deepseek-v3-671b", 37552282624);
        row("dbrx-132b", 36469708800);
    }
    void catalogActiveCounts()
    {
        const ParameterParts parts = countParameters(model(QTest::currentDataTag()));
        QTEST(parts.active().base(), "active");
    }

    void kvBytesOfAToken_data()
    {
        QTest::addColumn<double>("bytes"); // at 2 bytes per element, by hand
        const auto row = [](const char* id, double bytes) { QTest::newRow(id) << bytes; };
        row("llama-3.1-70b", 2 * 80 * 8 * 128 * 2);
        row("llama-3.1-8b", 131072);
        row("llama-2-7b", 524288);
        row("falcon-7b", 2 * 32 * 1 * 64 * 2);
        row("deepseek-v3-671b", (512 + 64) * 61 * 2);
        row("deepseek-v2-lite", (512 + 64) * 27 * 2);
        row("gpt-oss-120b", 2 * 36 * 8 * 64 * 2);
        row("gpt2", 2 * 12 * 768 * 2);
    }
    void kvBytesOfAToken() { QTEST(kvBytesToken(model(QTest::currentDataTag())).base(), "bytes"); }
    void kvBytesHalveWithTheElement()
    {
        const Model& m = model("llama-3.1-70b");
        QCOMPARE(kvBytesToken(m, 1).base(), 163840.0); // 70B at FP8
    }

    void windowsCapWhatIsLookedBackAt_data()
    {
        QTest::addColumn<double>("context");
        QTest::addColumn<double>(
            "tokens"); // attended to, summed over the 36 layers of gpt-oss-120b
        QTest::newRow("shorter than the window: all") << 100.0 << 36 * 100.0;
        QTest::newRow("as long as the window: all") << 128.0 << 36 * 128.0;
        QTest::newRow("longer: half the layers keep 128") << 4096.0 << 18 * 4096.0 + 18 * 128.0;
        QTest::newRow("the whole context") << 131072.0 << 18 * 131072.0 + 18 * 128.0;
        QTest::newRow("nothing yet") << 0.0 << 0.0;
    }
    void windowsCapWhatIsLookedBackAt()
    {
        QFETCH(double, context);
        QFETCH(double, tokens);
        const Model& m = model("gpt-oss-120b");
        // 4 FLOPs per token, head and head dimension.
        const double back = forwardFlops(m, Tokens(context)).base() - forwardFlops(m).base();
        VERIFY_NEAR(back + 1, tokens * 4 * 64 * 64 + 1, 1e-9);
    }
    void work_data()
    {
        QTest::addColumn<double>("context");
        QTest::addColumn<double>("flops");
        const auto row = [](const char* id, double context, double flops) {
            QTest::addRow("%s at %.0f", id, context) << context << flops;
        };
        // Two per parameter of 80 layers' matrices and the 128,256 × 8,192 of the output embedding.
        const double llama =
            2 * (80 * (2 * 8192. * 8192 + 2 * 8192. * 1024 + 3 * 8192. * 28672) + 128256. * 8192);
        row("llama-3.1-70b", 0, llama);
        row("llama-3.1-70b", 8192, llama + 4 * 80 * 8192. * 8192);
        row("gpt2", 0, 2 * (12 * 12 * 768. * 768 + 50257. * 768)); // tied embeddings
        const double latent = 7168 * 1536. + 1536 * 128 * 192. + 7168 * (512 + 64.) +
                              512 * 128 * (128 + 128.) + 128 * 128 * 7168.;
        const double deepSeek = 2 * (61 * latent + 3 * 3 * 7168 * 18432. +
                                     58 * (9 * 3 * 7168 * 2048. + 7168 * 256) + 129280 * 7168.);
        // Q and K of dimension 192, V of 128, for each of 128 heads.
        row("deepseek-v3-671b", 1000, deepSeek + 1000 * 2 * 61 * 128 * (192. + 128));
    }
    void work()
    {
        QFETCH(double, context);
        QFETCH(double, flops);
        const QByteArray id = QByteArray(QTest::currentDataTag()).split(' ').first();
        VERIFY_NEAR(forwardFlops(model(id), Tokens(context)).base(), flops, 1e-12);
    }

    void everyExtraAddsItsOwn_data()
    {
        QTest::addColumn<double>("more"); // than a plain Llama 3.1 8B
        const auto row = [](const char* name, double more) { QTest::newRow(name) << more; };
        row("inputBias", 32 * (4096 + 2 * 1024));
        row("outputBias", 32 * 4096);
        row("mlpBias", 32 * (2 * 14336 + 4096));
        row("headBias", 128256);
        row("sinks", 32 * 32);
        row("eachHead", 32 * 2 * 128);
        row("allHeads", 32 * (32 + 8) * 128);
        row("shift", (2 * 32 + 1) * 4096);
        row("fourNorms", 32 * 2 * 4096);
        row("embeddingNorm", 4096);
        row("positions", 2048 * 4096);
        row("narrow", 2 * 4096 * 512 - 2 * 128256 * (4096. - 512));
    }
    void everyExtraAddsItsOwn()
    {
        const std::map<std::string, ShapeExtras> extras{
            {"inputBias", {.inputBias = true}},
            {"outputBias", {.outputBias = true}},
            {"mlpBias", {.mlpBias = true}},
            {"headBias", {.headBias = true}},
            {"sinks", {.sinks = true}},
            {"eachHead", {.queryNorm = ShapeExtras::QueryNorm::EachHead}},
            {"allHeads", {.queryNorm = ShapeExtras::QueryNorm::AllHeads}},
            {"shift", {.normWidth = 2}},
            {"fourNorms", {.layerNorms = 4}},
            {"embeddingNorm", {.modelNorms = 2}},
            {"positions", {.positions = 2048}},
            {"narrow", {.embeddingWidth = 512}}};
        const Model& m = model("llama-3.1-8b");
        const double with = countParameters(m, extras.at(QTest::currentDataTag())).total().base();
        QTEST(with - countParameters(m).total().base(), "more");
    }

    void unknownStaysUnknown()
    {
        QVERIFY(std::isnan(countParameters(model("vit-b-16")).total().base())); // no vocabulary
        QVERIFY(std::isnan(countParameters(Model{}).total().base()));
        QVERIFY(std::isnan(kvBytesToken(Model{}).base()));
        QVERIFY(std::isnan(forwardFlops(Model{}).base()));
        Model some = model("gpt-oss-20b");
        some.windowShare = kUnknown; // a window with an unknown share of layers
        QVERIFY(std::isnan(forwardFlops(some, Tokens(4096)).base()));
        QVERIFY(std::isfinite(kvBytesToken(some).base()));
    }
    // KV heads and tensor parallel groups stay divisible at every size.
    void anotherSizeDividesAsWell_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model : {"llama-3.1-8b", "llama-3.1-70b", "gpt3-175b"})
            QTest::newRow(model) << QString::fromLatin1(model);
    }
    void anotherSizeDividesAsWell()
    {
        QFETCH(QString, model);
        const Model* known = support::catalog().model(model.toStdString());
        QVERIFY(known);
        for (double times = 0.3; times < 4; times *= 1.037) {
            Model m = *known;
            m.params = times * m.params;
            m = shaped(m);
            QVERIFY2(std::fmod(m.heads, m.kvHeads) == 0, std::to_string(m.heads).c_str());
            QVERIFY2(std::fmod(m.heads, 8) == 0, std::to_string(m.heads).c_str());
        }
    }
};

} // namespace

HEADROOM_ROOM(TestShape)
#include "test_shape.moc"
