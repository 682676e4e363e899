#include "model/engine/files/runfile.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Measured runs from JSON: what is read, what is derived, and contradictions.
namespace {

using namespace engine;
using Code = Error::Code;

ReadRuns runsOf(const Json& json)
{
    return readRuns(json, support::catalog());
}

Json flat()
{
    return Json::parse(R"({"name": "first", "date": "2026-05", "model": "llama-3.1-8b",
        "gpu": "h100-sxm", "gpus": 16, "node_size": 8, "between": 400, "tensor": 2, "pipeline": 2,
        "micro_batch": 1, "batch": 64, "sequence": 8192, "format": "bf16", "recompute": "none",
        "step": 12.5, "memory": 71, "note": "NCCL 2.23"})");
}

Json nested()
{
    return Json::parse(R"({"id": "r1", "model": {"name": "Llama 3.1 8B", "params": 8.03e9},
        "cluster": {"gpu": "H100 SXM", "count": 16, "gpus_per_node": 8, "inter_gbps_per_gpu": 400},
        "parallel": {"tp": 2, "pp": 2, "vpp": null, "cp": 1, "ep": null, "dp": 4},
        "batch": {"micro": 1, "global_seqs": 64, "seq_len": 8192}, "precision": "bf16",
        "recompute": "none", "measured": {"step_s": 12.5, "mfu": 0.4, "mem_gib": 71}})");
}

Json with(const char* key, const Json& value)
{
    Json run = flat();
    run[key] = value;
    return run;
}

Json without(const char* key)
{
    Json run = flat();
    run.erase(key);
    return run;
}

class TestRuns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKeyIsRead()
    {
        const ReadRuns read = runsOf(flat());
        QVERIFY(read.problems.empty() && read.notes.empty());
        QCOMPARE(read.runs.size(), std::size_t{1});
        const MeasuredRun& run = read.runs[0];
        QCOMPARE(run.name, std::string("first"));
        QCOMPARE(run.gpu, std::string("h100-sxm"));
        QCOMPARE(run.between.base(), 50e9);
        QCOMPARE(run.memory.base(), 71.0 * (1 << 30));
        QCOMPARE(run.note, std::string("NCCL 2.23"));
        // Derived: the model's parameters, data parallel size, the rate.
        QCOMPARE(run.params.base(), support::catalog().model("llama-3.1-8b")->params.base());
        QCOMPARE(run.data, 4.0);
        VERIFY_NEAR(run.tokensEach, 64 * 8192 / 12.5 / 16, 1e-12);
    }
    void theNestedFormSaysTheSame()
    {
        const ReadRuns read = runsOf(nested());
        QVERIFY2(read.problems.empty(),
                 read.problems.empty() ? "" : read.problems[0].where.c_str());
        const MeasuredRun run = read.runs.at(0), same = runsOf(flat()).runs.at(0);
        QCOMPARE(run.model, same.model); // by its name
        QCOMPARE(run.gpu, same.gpu);
        for (const Field<MeasuredRun>& f : runFields())
            if (f.key != "params" && f.key != "active" && f.key != "context_split")
                QVERIFY2(support::near(f.get(run), f.get(same), 1e-12), std::string(f.key).c_str());
    }
    void rowsThatServeAreCountedNotRead()
    {
        Json serving = {{"isl", 1024},
                        {"osl", 128},
                        {"gpu", "H100"},
                        {"model", {{"name", "x"}}},
                        {"measured", {{"ttft_ms", 100.0}}}};
        const ReadRuns read = runsOf(Json::array({nested(), serving, serving}));
        QCOMPARE(read.runs.size(), std::size_t(1));
        QCOMPARE(read.served, std::size_t(2));
        QVERIFY(read.problems.empty());
    }
    void oneRunAListOrAFile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("runs");
        const auto row = [](const char* name, const Json& json, int runs) {
            QTest::newRow(name) << QByteArray::fromStdString(json.dump()) << runs;
        };
        row("one", flat(), 1);
        row("one that says its number format", with("format", "fp8"), 1);
        row("one without a number format", without("format"), 1);
        row("a list", Json::array({flat(), flat()}), 2);
        row("a file", {{"format", "headroom-run"}, {"runs", {flat(), nested()}}}, 2);
        row("runs without a format", {{"runs", {flat()}}}, 1);
        row("nested", nested(), 1);
        row("a list of nested ones", Json::array({nested(), nested()}), 2);
    }
    void oneRunAListOrAFile()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, runs);
        const Json json = Json::parse(text.toStdString());
        QVERIFY(looksLikeRuns(json));
        const ReadRuns read = runsOf(json);
        QVERIFY(read.problems.empty());
        QCOMPARE(int(read.runs.size()), runs);
    }
    void otherFilesDoNotLookLikeRuns_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"{}", "[]", "null", "5", "\"gpu\"", "[1]", "[[]]",
              R"({"format": "headroom-project"})",
              R"({"format": "headroom-catalog", "runs": [{"gpu": "x", "gpus": 1}]})",
              R"({"format": "headroom-project", "runs": [{"gpu": "x", "gpus": 1}]})",
              R"({"format": 1})", R"({"model_type": "llama", "hidden_size": 4096})",
              R"({"runs": {}})", R"({"runs": []})", R"({"runs": 5})", R"({"measured": 5})"})
            QTest::newRow(text) << QByteArray(text);
    }
    void otherFilesDoNotLookLikeRuns()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!looksLikeRuns(Json::parse(text.toStdString())));
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const Json& json, Code code, const char* where) {
            QTest::newRow(name) << QByteArray::fromStdString(json.dump()) << int(code)
                                << QByteArray(where);
        };
        row("no GPU", without("gpu"), Code::MissingKey, "/gpu");
        row("no count", without("gpus"), Code::MissingKey, "/gpus");
        row("no batch", without("batch"), Code::MissingKey, "/batch");
        row("no sequence", without("sequence"), Code::MissingKey, "/sequence");
        row("neither step nor rate", without("step"), Code::MissingKey, "/step");
        row("no model", without("model"), Code::MissingKey, "/model");
        row("a model nobody knows, without parameters", with("model", "our own"), Code::MissingKey,
            "/params");
        row("a step in words", with("step", "fast"), Code::NotANumber, "/step");
        row("a step of true", with("step", true), Code::NotANumber, "/step");
        row("a step of a list", with("step", {1, 2}), Code::NotANumber, "/step");
        row("a step of nothing", with("step", 0), Code::OutOfRange, "/step");
        row("a negative step", with("step", -1), Code::OutOfRange, "/step");
        row("a step of 1e308", with("step", 1e308), Code::OutOfRange, "/step");
        row("memory of 1e308, more than a double of bytes", with("memory", 1e308), Code::OutOfRange,
            "/memory");
        row("half a GPU", with("gpus", 15.5), Code::OutOfRange, "/gpus");
        row("1e18 GPUs", with("gpus", 1e18), Code::OutOfRange, "/gpus");
        row("half a sequence in the batch", with("batch", 1.5), Code::OutOfRange, "/batch");
        row("a name of a number", with("name", 5), Code::WrongType, "/name");
        row("a GPU of a list", with("gpu", Json::array()), Code::WrongType, "/gpu");
        row("a note of a novel", with("note", std::string(1001, 'x')), Code::WrongType, "/note");
        row("a date of words", with("date", "last May"), Code::NotADate, "/date");
        row("a date that was never", with("date", "2026-02-30"), Code::NotADate, "/date");
        row("step and rate differ", with("tokens_per_second_gpu", 3000), Code::Contradiction,
            "/step");
        row("the layout is not the GPUs", with("data", 5), Code::Contradiction, "/tensor");
        row("a layout that does not divide", with("tensor", 3), Code::Contradiction, "/tensor");
        Json mixture = with("active", 9e9);
        mixture["params"] = 8e9;
        row("more active than there are", mixture, Code::Contradiction, "/active");
        row("no run at all", Json::array({5}), Code::WrongType, "/0");
        Json bent = nested();
        bent["cluster"] = "sixteen H100";
        row("a nested run without its machines", bent, Code::MissingKey, "/gpu");
    }
    void refused()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QByteArray, where);
        const ReadRuns read = runsOf(Json::parse(text.toStdString()));
        QVERIFY(read.runs.empty());
        QCOMPARE(read.problems.size(), std::size_t{1});
        QCOMPARE(int(read.problems[0].code), code);
        QCOMPARE(QByteArray::fromStdString(read.problems[0].where), where);
    }
    void aRateWithinTwoPercentAgrees()
    {
        const double rate = 64 * 8192 / 12.5 / 16;
        QCOMPARE(runsOf(with("tokens_per_second_gpu", rate * 1.015)).runs.size(), std::size_t{1});
        QVERIFY(runsOf(with("tokens_per_second_gpu", rate * 1.03)).runs.empty());
    }
    void theRateStandsForTheStep()
    {
        Json run = without("step");
        run["tokens_per_second_gpu"] = 2621.44;
        VERIFY_NEAR(runsOf(run).runs.at(0).step.base(), 12.5, 1e-12);
    }
    void aLayoutNoOneGaveIsNotMadeUp()
    {
        Json run = without("tensor");
        run.erase("pipeline");
        QVERIFY(std::isnan(runsOf(run).runs.at(0).data));
    }
    void theBadOneIsReportedAndTheOthersKept()
    {
        const ReadRuns read = runsOf({{"runs", {flat(), without("gpu"), flat(), 5}}});
        QCOMPARE(read.runs.size(), std::size_t{2});
        QCOMPARE(read.problems.size(), std::size_t{2});
        QCOMPARE(read.problems[0].where, std::string("/runs/1/gpu"));
        QCOMPARE(read.problems[1].where, std::string("/runs/3"));
    }
    void namesNoOneKnowsStayAndAreReported()
    {
        Json run = with("gpu", "Abacus 9");
        run["model"] = "our own";
        run["params"] = 7e9;
        run["colour"] = "red";
        const ReadRuns read = runsOf(run);
        QCOMPARE(read.runs.at(0).gpu, std::string("Abacus 9"));
        QCOMPARE(read.runs[0].model, std::string("our own"));
        QCOMPARE(read.runs[0].active.base(), 7e9);
        QCOMPARE(read.notes.size(), std::size_t{3});
        QVERIFY(read.notes[2].code == Code::UnknownKey && read.notes[2].where == "/colour");
    }
    void aRunWithoutANameGetsOne()
    {
        QCOMPARE(runsOf(without("name")).runs.at(0).name,
                 std::string("llama-3.1-8b · 16 × h100-sxm"));
    }
    void aKeptRunComesBack()
    {
        for (const Json& json : {flat(), nested(), without("name"), without("tensor")}) {
            const MeasuredRun run = runsOf(json).runs.at(0);
            const auto back = runFromJson(runToJson(run), "");
            QVERIFY(back);
            for (const RunText& t : runTexts())
                QCOMPARE((*back).*t.member, run.*t.member);
            for (const Field<MeasuredRun>& f : runFields())
                QVERIFY2(support::near(f.get(*back), f.get(run), 1e-14),
                         std::string(f.key).c_str());
            QCOMPARE(runToJson(*back).dump(), runToJson(run).dump());
        }
    }
};

} // namespace

HEADROOM_ROOM(TestRuns)
#include "test_runs.moc"
