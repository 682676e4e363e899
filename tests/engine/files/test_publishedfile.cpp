#include "model/engine/files/publishedfile.h"
#include "model/engine/predict/predictall.h"
#include "model/engine/training/accuracy.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>

// Files of published runs: every row gets an answer, no row breaks the reader, and predictions do
// not use the measurements.
namespace {

using namespace engine;
using support::catalog;
using Json = nlohmann::ordered_json;

std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::string samples()
{
    return bytesOf(QStringLiteral(HEADROOM_TEST_DATA "/published/runs.json"));
}

std::vector<Prediction> predicted(const std::string& text)
{
    const auto rows = readPublished(text);
    return rows ? predictAll(*rows, catalog()) : std::vector<Prediction>();
}

class TestPublishedFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRowHasAnAnswer()
    {
        const auto rows = readPublished(samples());
        QVERIFY(rows);
        const Json answers = Json::parse(writePredictions(*rows, predictAll(*rows, catalog())));
        const Json requested = Json::parse(samples());
        QCOMPARE(answers.size(), requested.size());
        for (std::size_t i = 0; i < answers.size(); ++i) {
            QCOMPARE(answers[i]["id"].get<std::string>(), requested[i]["id"].get<std::string>());
            if (answers[i].contains("skipped"))
                continue;
            if (!answers[i].contains("step_s"))
                continue;
            for (const char* key : {"step_s", "tokens_per_s_per_gpu", "mem_gib"}) {
                const double value = answers[i][key];
                QVERIFY(answers[i]["low"][key] < value && value < answers[i]["high"][key]);
            }
            QVERIFY(answers[i]["assumed"].is_array());
        }
    }
    void servingHasItsOwnNumbers()
    {
        const auto predictions = predicted(samples());
        QVERIFY(predictions.back().served.has_value());
        const auto rows = readPublished(samples());
        const Json last = Json::parse(writePredictions(*rows, predictions)).back();
        QVERIFY(last["tpot_ms"] > 0 && !last.contains("step_s"));
        QVERIFY2(last["ttft_ms"].is_null(), "all requests wait in one queue");
        QVERIFY(last["low"]["req_per_s"] < last["high"]["req_per_s"]);
    }
    // The prediction does not depend on the measurement, its source or its name.
    void theMeasurementIsNotSeen()
    {
        Json rows = Json::parse(samples());
        const auto before = predicted(rows.dump());
        for (Json& row : rows) {
            row["id"] = "x", row["source"] = "y", row["source_key"] = "z", row["notes"] = "SUSPECT";
            row["measured"] = {{"step_s", 7}, {"mem_gib", 9}};
        }
        const auto after = predicted(rows.dump());
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(before[i].step.value == after[i].step.value ||
                    before[i].skipped == after[i].skipped);
    }
    void hostileRows_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("usable");
        const auto row = [](const char* name, const char* pointer, const char* value,
                            bool usable = false) {
            QTest::newRow(name) << QByteArray(pointer) << QByteArray(value) << usable;
        };
        row("a count as text", "/cluster/count", "\"64\"", true);
        row("a count in words", "/cluster/count", "\"about 64\"");
        row("a negative count", "/cluster/count", "-8");
        row("a count of zero", "/cluster/count", "0", true); // given by the layout
        row("a huge count", "/cluster/count", "1e300");
        row("half a GPU", "/cluster/count", "0.5");
        row("a count as a list", "/cluster/count", "[64]");
        row("a count as true", "/cluster/count", "true");
        row("NaN as text", "/cluster/count", "\"NaN\"", true);
        row("infinity as text", "/cluster/count", "\"1e999 GPUs\"");
        row("huge parameters", "/model/params", "1e30");
        row("a hidden width of one", "/model/hidden", "1", true);
        row("a million layers", "/model/layers", "1000000");
        row("half a layer", "/model/layers", "32.5");
        row("a tensor degree of 3.5", "/parallel/tp", "3.5");
        row("a tensor degree beyond the cluster", "/parallel/tp", "4096");
        row("a negative batch", "/batch/global_seqs", "-1");
        row("a tiny batch", "/batch/global_seqs", "1", true);
        row("a huge batch", "/batch/global_seqs", "1e9", true);
        row("a long sequence", "/batch/seq_len", "1e8", true);
        row("no sequence", "/batch/seq_len", "null", true);
        row("a model without a name", "/model/name", "null", true);
        row("a model that is a number", "/model/name", "7", true);
        row("a model that is a list", "/model/name", "[]", true);
        row("a mixture of a billion experts", "/model/name", "\"999999999x7B\"", true);
        row("a long name", "/model/name", ("\"" + std::string(2000, 'x') + "\"").c_str());
        row("no GPU", "/cluster/gpu", "null");
        row("a GPU of digits", "/cluster/gpu", "\"00000000000000000000000000\"");
        row("a GPU of signs", "/cluster/gpu", "\"((((]]]]----\"");
        row("a sharding that is a number", "/parallel/zero", "3", true);
        row("a sharding that is true", "/parallel/zero", "true", true);
        row("a precision that is an object", "/precision", "{\"weights\": \"fp8\"}", true);
        row("a parallel that is a text", "/parallel", "\"tp4\"", true);
        row("a cluster that is a list", "/cluster", "[]");
        row("measurements that are a text", "/measured", "\"fast\"", true);
        row("an id that is a number", "/id", "12", true);
    }
    void hostileRows()
    {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        QFETCH(bool, usable);
        Json row = Json::parse(samples())[0];
        row[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        const auto predictions = predicted(Json::array({row}).dump());
        QCOMPARE(predictions.size(), std::size_t(1));
        const Prediction& p = predictions[0];
        QVERIFY2(p.skipped.empty() == usable, p.skipped.c_str());
        if (usable)
            QVERIFY(std::isfinite(p.step.value) && p.step.value > 0 && p.memory.value > 0);
    }
    void rowsThatAreNone_data()
    {
        QTest::addColumn<bool>("none");
        for (const char* row : {"null", "7", "\"x\"", "[]", "{}", "[[]]", "{\"id\": null}"})
            QTest::newRow(row) << true;
    }
    void rowsThatAreNone()
    {
        const auto predictions = predicted("[" + std::string(QTest::currentDataTag()) + "]");
        QCOMPARE(predictions.size(), std::size_t(1));
        QVERIFY(!predictions[0].skipped.empty());
    }
    void filesThatAreNone_data()
    {
        QTest::addColumn<int>("code");
        using Code = Error::Code;
        const auto row = [](const char* text, Code code) {
            QTest::newRow(text) << static_cast<int>(code);
        };
        row("", Code::NotJson);
        row("[", Code::NotJson);
        row("[NaN]", Code::NotJson);
        row("[1e999]", Code::OutOfRange);
        row("{}", Code::WrongType);
        row("7", Code::WrongType);
        row("[{\"id\": 1, \"id\": 2}]", Code::DuplicateKey);
    }
    void filesThatAreNone()
    {
        QFETCH(int, code);
        const auto rows = readPublished(QTest::currentDataTag());
        QVERIFY(!rows);
        QCOMPARE(static_cast<int>(rows.error().code), code);
    }
    // Two rows 10 % slow and 30 % fast, one skipped, one recalled: computed by hand.
    void accuracyCountsAsTheJudgeDoes()
    {
        const auto rowOf = [](double measured, const char* quality) {
            PublishedRow row;
            row.run.layers = row.run.hidden = 8, row.run.params = 7e9, row.run.gpus = 64;
            row.run.gpu = "G", row.measured.id = "a-1";
            row.measured.step = measured, row.measured.quality = quality;
            return row;
        };
        const auto predictionOf = [](double step, double low, double high) {
            Prediction p;
            p.step = {step, low, high};
            return p;
        };
        Prediction none;
        none.skipped = "why";
        const auto tables = accuracyOf({rowOf(1, "A"), rowOf(1, "A"), rowOf(1, "A"), rowOf(1, "C")},
                                       {predictionOf(1.1, 0.9, 1.3), predictionOf(0.7, 0.6, 0.8),
                                        none, predictionOf(9, 8, 10)});
        const AccuracyLine& all = tables.at(0).all;
        QCOMPARE(all.rows, 2);
        QCOMPARE(all.skipped, 1);
        VERIFY_NEAR(all.median, 0.2, 1e-9);
        VERIFY_NEAR(all.mean, 0.2, 1e-9);
        VERIFY_NEAR(all.p90, 0.3, 1e-9);
        VERIFY_NEAR(all.most, 0.3, 1e-9);
        VERIFY_NEAR(all.bias, -0.1, 1e-9);
        QCOMPARE(all.within10, 0.5);
        QCOMPARE(all.within20, 0.5);
        QCOMPARE(all.coverage, 0.5);
        QCOMPARE(tables[0].leftOut.at("quality C"), 1);
        QCOMPARE(tables[0].skipped.at("why"), 1);
        const auto first = [&](const char* by) {
            const auto it = std::ranges::find(tables[0].groups, by, &AccuracyTable::Group::by);
            return it == tables[0].groups.end() ? QByteArray()
                                                : QByteArray::fromStdString(it->lines.at(0).name);
        };
        QCOMPARE(first("size"), QByteArray("1: 1..10B params"));
        QCOMPARE(first("source"), QByteArray("a"));
    }
    // If one side has no time, rates are compared.
    void ratesStandInForTimes()
    {
        const auto rows = readPublished(samples());
        const auto tables = accuracyOf(*rows, predictAll(*rows, catalog()));
        QCOMPARE(tables[0].all.rows, 4);
        QCOMPARE(tables[1].all.rows, 1);
        QCOMPARE(tables[0].leftOut.at("SUSPECT or PROXY"), 1);
        QCOMPARE(tables[0].leftOut.at("not a transformer of known shape"), 1);
    }
    // Each row used for fitting has a prediction with a range.
    void whatWasPublished_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"training.csv", "serving.csv"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void whatWasPublished()
    {
        QFETCH(QString, name);
        const auto all =
            predicted(bytesOf(QStringLiteral(HEADROOM_SOURCE "/resources/published/") + name));
        QVERIFY(all.size() > 900);
        for (const Prediction& p : all)
            QVERIFY((p.served && (p.served->tokens.value > 0 || p.served->first.value > 0)) ||
                    (p.tokensPerSecondGpu.value > 0 && p.memory.value > 0 && p.memory.value < 1e6 &&
                     p.memory.low < p.memory.value && p.memory.value < p.memory.high));
    }
};

} // namespace

HEADROOM_ROOM(TestPublishedFile)
#include "test_publishedfile.moc"
