#include "model/engine/files/publishedfile.h"
#include "model/engine/predict/predictall.h"
#include "model/engine/serving/predictserved.h"
#include "model/engine/serving/servedaccuracy.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/served.h"

#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>

// Published serving runs: interpreted by meaning, with an answer for each that does not depend on
// the measurement.
namespace {

using namespace engine;
using namespace support;
using Json = nlohmann::ordered_json;

Json row(const std::string& model, const std::string& gpu)
{
    return {{"id", "r"},
            {"engine", "vLLM"},
            {"engine_version", "0.9.1"},
            {"model", {{"name", model}}},
            {"gpu", gpu},
            {"tp", 2},
            {"num_gpus", 2},
            {"precision", {{"weights", "fp8"}, {"kv", nullptr}}},
            {"isl", 1000},
            {"osl", 500},
            {"concurrency_or_batch", 16},
            {"scenario", "closed loop, fixed concurrency"},
            {"measured", Json::object()}};
}

Prediction answer(const Json& json)
{
    const auto rows = readPublished(Json::array({json}).dump());
    return rows ? predictAll(*rows, catalog()).front() : Prediction{};
}

class TestServed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { catalog(); }

    void engines_data()
    {
        QTest::addColumn<QByteArray>("engine");
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<int>("is");
        QTest::addColumn<int>("release");
        const auto row = [](const char* engine, const char* version, ServingEngine is,
                            Release release) {
            QTest::addRow("%s %s", engine, version)
                << QByteArray(engine) << QByteArray(version) << static_cast<int>(is)
                << static_cast<int>(release);
        };
        row("vLLM", "0.12.0", ServingEngine::Vllm, Release::Current);
        row("vllm", "v0.5.4", ServingEngine::Vllm, Release::Old);
        row("vLLM 0.4.3+rocm614", "", ServingEngine::Vllm, Release::Old);
        row("vLLM (ROCm)", "", ServingEngine::Vllm, Release::Current);
        row("TensorRT-LLM", "1.0.0rc3", ServingEngine::TensorRt, Release::Earlier);
        row("trtllm", "1.2.0", ServingEngine::TensorRt, Release::Current);
        row("TRT-LLM", "", ServingEngine::TensorRt, Release::Current);
        row("NVIDIA NIM", "1.3", ServingEngine::Nim, Release::Current);
        row("SGLang", "0.5.1.post1", ServingEngine::Sglang, Release::Earlier);
        row("sglang", "0.5.9", ServingEngine::Sglang, Release::Current);
        row("llama.cpp", "b4000", ServingEngine::LlamaCpp, Release::Current);
        row("Ollama", "0.3.1", ServingEngine::LlamaCpp, Release::Current);
    }
    void engines()
    {
        QFETCH(QByteArray, engine);
        QFETCH(QByteArray, version);
        QFETCH(int, is);
        QFETCH(int, release);
        const StatedEngine stated = statedEngine(engine.toStdString(), version.toStdString());
        QCOMPARE(static_cast<int>(stated.engine), is);
        QCOMPARE(static_cast<int>(stated.release), release);
        QVERIFY(stated.known);
    }
    void anEngineNoOneKnows() { QVERIFY(!statedEngine("MyServer", "3").known); }

    void scenarios_data()
    {
        QTest::addColumn<QByteArray>("scenario");
        QTest::addColumn<double>("users");
        QTest::addColumn<int>("traffic");
        QTest::addColumn<double>("number");
        const auto row = [](const char* scenario, double users, Traffic traffic, double number) {
            QTest::newRow(scenario)
                << QByteArray(scenario) << users << static_cast<int>(traffic) << number;
        };
        row("closed loop, fixed concurrency", 64, Traffic::Closed, 64);
        row("Online serving, 32 users", kUnknown, Traffic::Closed, 32);
        row("offline max throughput (all requests queued at once)", kUnknown, Traffic::Offline,
            kUnknown);
        row("peak throughput, batch inference", kUnknown, Traffic::Offline, kUnknown);
        row("320 prompts at once", kUnknown, Traffic::Offline, 320);
        row("200 ShareGPT prompts offline", kUnknown, Traffic::Offline, 200);
        row("open loop Poisson QPS 4, ShareGPT", kUnknown, Traffic::Open, 4);
        row("request rate 2.5 req/s", kUnknown, Traffic::Open, 2.5);
        row("rps=inf, max-num-seq 256, 5000 prompts", kUnknown, Traffic::Offline, 5000);
        row("static batch, known batch", 8, Traffic::Static, 8);
        row("static latency test bs=8", kUnknown, Traffic::Static, 8);
        row("first-token latency, batch 1", kUnknown, Traffic::FirstToken, kUnknown);
        row("disaggregated prefill/decode, fixed concurrency", 128, Traffic::Split, 128);
        row("MLPerf Inference Offline", kUnknown, Traffic::Offline, kUnknown);
        row("concurrency sweep of generated text", 12, Traffic::Closed, 12);
    }
    void scenarios()
    {
        QFETCH(QByteArray, scenario);
        QFETCH(double, users);
        QFETCH(int, traffic);
        QFETCH(double, number);
        const StatedScenario stated = statedScenario(scenario.toStdString(), users);
        QCOMPARE(static_cast<int>(stated.traffic), traffic);
        if (std::isnan(number))
            QVERIFY(std::isnan(stated.number));
        else
            QCOMPARE(stated.number, number);
    }
    void limitsOfBenchmarks()
    {
        QVERIFY(statedScenario("MLPerf Inference Server", kUnknown).limited);
        QVERIFY(!statedScenario("MLPerf Inference Offline", kUnknown).limited);
    }

    void formats_data()
    {
        QTest::addColumn<QByteArray>("stated");
        QTest::addColumn<int>("format");
        const auto row = [](const char* stated, WeightFormat format) {
            QTest::newRow(stated) << QByteArray(stated) << static_cast<int>(format);
        };
        row("fp8", WeightFormat::Fp8);
        row("FP8 (E4M3)", WeightFormat::Fp8);
        row("NVFP4", WeightFormat::Nvfp4);
        row("mxfp4", WeightFormat::Mxfp4);
        row("AWQ int4", WeightFormat::Int4);
        row("W4A16", WeightFormat::Int4);
        row("GPTQ", WeightFormat::Int4);
        row("bfloat16", WeightFormat::Bf16);
        row("FP16", WeightFormat::Bf16);
        row("INT8 SmoothQuant", WeightFormat::Int8);
    }
    void formats()
    {
        QFETCH(QByteArray, stated);
        QFETCH(int, format);
        const auto found = statedWeights(stated.toStdString());
        QVERIFY(found.has_value());
        QCOMPARE(static_cast<int>(*found), format);
    }
    void aFormatNoOneSays() { QVERIFY(!statedWeights("n/a") && !statedCache("")); }

    void anAnswerHasAllOfIt()
    {
        const Prediction p = answer(row("Llama 3.1 70B Instruct", "H100 SXM 80GB"));
        QVERIFY2(p.skipped.empty(), p.skipped.c_str());
        QVERIFY(p.served.has_value());
        for (const Predicted ServedAnswer::*q : {&ServedAnswer::tokens, &ServedAnswer::requests,
                                                 &ServedAnswer::first, &ServedAnswer::token}) {
            const Predicted& value = (*p.served).*q;
            QVERIFY(value.value > 0 && value.low < value.value && value.value < value.high);
        }
        VERIFY_NEAR(p.served->tokens.value, 500 * p.served->requests.value, 1e-9);
        QVERIFY(std::isnan(p.step.value));
    }

    // Parallel sizes and formats in other spellings give the same run.
    void spellingsAreOne()
    {
        const Prediction one = answer(row("Llama 3.1 70B Instruct", "H100 SXM 80GB"));
        const Prediction two = answer(row("meta-llama/Meta-Llama-3.1-70B-Instruct", "NVIDIA H100"));
        VERIFY_NEAR(one.served->token.value, two.served->token.value, 1e-9);
    }

    // TP and EP of the same eight GPUs multiplied to sixty-four.
    void degreesCountedTwice()
    {
        Json json = row("DeepSeek-R1", "H200");
        json["tp"] = 8, json["ep"] = 8, json["num_gpus"] = 8;
        const double once = answer(json).served->token.value;
        json["tp"] = 64, json["num_gpus"] = 64;
        VERIFY_NEAR(answer(json).served->token.value, once, 1e-9);
    }

    // An unknown MoE model, by its parameters alone or by its experts.
    void unknownMixtures()
    {
        Json json = row("Nebula-400B-A20B", "B200");
        json["tp"] = 8, json["num_gpus"] = 8;
        json["model"]["params"] = 400e9, json["model"]["active_params"] = 20e9;
        const Prediction guessed = answer(json);
        QVERIFY2(guessed.skipped.empty() && !guessed.assumed.empty(), guessed.skipped.c_str());
        json["model"].update({{"layers", 64},
                              {"hidden", 5120},
                              {"heads", 64},
                              {"kv_heads", 8},
                              {"ffn", 1536},
                              {"head_dim", 128},
                              {"experts", 256},
                              {"topk", 8},
                              {"vocab", 150000}});
        const Prediction reported = answer(json);
        QVERIFY(reported.skipped.empty());
        const auto width = [](const Predicted& p) { return p.high / p.low; };
        QVERIFY(width(reported.served->tokens) < width(guessed.served->tokens));
    }

    void theMeasurementIsNotSeen()
    {
        Json json = row("Llama 3 8B", "A100 80GB");
        const double before = answer(json).served->tokens.value;
        json["id"] = "x", json["source"] = "y", json["notes"] = "SUSPECT";
        json["measured"] = {{"output_tokens_per_s", 7}, {"ttft_ms", 1}, {"tpot_ms", 2}};
        QCOMPARE(answer(json).served->tokens.value, before);
    }

    void hostileRows_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("a text for a length") << "isl"
                                             << "\"many9\"";
        QTest::newRow("less than nothing") << "osl"
                                           << "-5";
        QTest::newRow("too many users") << "concurrency_or_batch"
                                        << "1e300";
        QTest::newRow("no GPU") << "gpu"
                                << "\"abacus\"";
        QTest::newRow("no model") << "model"
                                  << "{}";
    }
    void hostileRows()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        Json json = row("Llama 3 8B", "H100");
        json[key.toStdString()] = Json::parse(value.toStdString());
        json["tp"] = 1, json["num_gpus"] = 1;
        const Prediction p = answer(json);
        QVERIFY2(!p.skipped.empty(), "a row that means nothing has no numbers");
    }
    // It was run, so there is an answer; it notes what is odd.
    void weightsThatDoNotFit()
    {
        Json json = row("Llama 3.1 405B", "H100");
        json["tp"] = 1, json["num_gpus"] = 1;
        for (const char* scenario : {"closed loop", "offline", "static batch"}) {
            json["scenario"] = scenario;
            const Prediction p = answer(json);
            QVERIFY(p.skipped.empty() && p.served->tokens.value > 0);
            QVERIFY(std::ranges::any_of(p.assumed, [](const std::string& text) {
                return text.find("do not fit") != text.npos;
            }));
        }
    }
    void nothingIsStated()
    {
        const Prediction p = answer(
            {{"id", "x"}, {"isl", nullptr}, {"gpu", "H100"}, {"model", {{"name", "Llama 3 8B"}}}});
        QVERIFY2(p.skipped.empty(), p.skipped.c_str());
        QVERIFY(p.assumed.size() >= 3);
    }

    void accuracyOfServing()
    {
        Json json = row("Llama 3 8B", "H100");
        const double tokens = answer(json).served->tokens.value;
        json["measured"] = {{"output_tokens_per_s", tokens / 1.1}};
        Json odd = json;
        odd["notes"] = "SUSPECT";
        const auto rows = readPublished(Json::array({json, odd}).dump());
        const auto tables = servedAccuracyOf(*rows, predictAll(*rows, catalog()));
        QCOMPARE(tables.size(), std::size_t(4));
        QCOMPARE(tables[0].all.rows, 1);
        VERIFY_NEAR(tables[0].all.median, 0.1, 1e-6);
        QCOMPARE(tables[0].leftOut.at("SUSPECT or PROXY"), 1);
        QVERIFY(servedAccuracyOf({}, {}).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestServed)
#include "test_served.moc"
