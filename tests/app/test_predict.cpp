// Predictions for published runs on the command line, and their errors.
#include "tests/app/program.h"
#include "tests/support/room.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using program::Run;
using program::run;

const QString kRuns = QStringLiteral(HEADROOM_RUNS);

} // namespace

class TestPredict : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void callsEndAsTheyShould_data();
    void callsEndAsTheyShould();
    void aPlanTakesMeasuredRuns();
    void predictionsAreInOrder();
    void aFileIsWholeOrNotThere();
    void accuracySpeaksThreeFormats();
    void theMuseumOfBadFilesEndsWithThree();

private:
    QTemporaryDir folder_;
};

void TestPredict::callsEndAsTheyShould_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("states");
    const auto row = [](const char* name, const QStringList& words, int exit, const char* states) {
        QTest::newRow(name) << words << exit << QByteArray(states);
    };
    row("help names them", {"--help"}, 0, "accuracy RUNS.json");
    row("predict has help", {"predict", "--help"}, 0, "predict RUNS.json [--runs MEASURED.json]");
    row("predict without a file", {"predict"}, 2, "RUNS.json");
    row("predict two files", {"predict", kRuns, kRuns}, 2, "runs.json");
    row("predict no such file", {"predict", "/no/such.json"}, 3, "cannot be read");
    row("predict to nowhere", {"predict", kRuns, "-o", "/no/such/folder/x.json"}, 4, "x.json");
    row("predict with measured runs", {"predict", kRuns, "--runs", kRuns}, 0, "\"fits\"");
    row("predict with no such runs", {"predict", kRuns, "--runs", "/no/such.json"}, 3,
        "cannot be read");
    row("predict to standard output", {"predict", kRuns, "-o", "-"}, 0, "\"own-plain\"");
    row("accuracy without a file", {"accuracy"}, 2, "RUNS.json");
    row("accuracy of no such file", {"accuracy", kRuns, "/no/such.json"}, 3, "cannot be read");
    row("accuracy in no such format", {"accuracy", kRuns, "--format", "xml"}, 2, "xml");
    row("accuracy", {"accuracy", kRuns}, 0, "by precision");
}

void TestPredict::callsEndAsTheyShould()
{
    QFETCH(QStringList, words);
    QFETCH(int, exit);
    QFETCH(QByteArray, states);
    const Run r = run(words);
    QVERIFY(!r.crashed);
    QVERIFY2(r.exit == exit, r.err);
    QVERIFY2((exit == 0 ? r.out : r.err).contains(states), r.out + r.err);
}

// The plan's steps follow the measurements, with a message; its file is unchanged.
void TestPredict::aPlanTakesMeasuredRuns()
{
    const QString plan = folder_.filePath(QStringLiteral("plan.headroom"));
    QCOMPARE(run({"new", "-o", plan}).exit, 0);
    const auto shown = [&](const QStringList& more) {
        const Run done = run(QStringList{"assess", plan, "--show", "work.a.step"} + more);
        return done.exit == 0 ? done.out : QByteArray();
    };
    const QByteArray before = shown({}), after = shown({"--runs", kRuns});
    QVERIFY(!before.isEmpty() && !after.isEmpty());
    QVERIFY2(before != after, after.constData());
    QCOMPARE(shown({}), before);
    const Run none = run({"assess", plan, "--runs", plan});
    QCOMPARE(none.exit, 3);
    QVERIFY2(none.err.contains("measured runs"), none.err.constData());
}

void TestPredict::predictionsAreInOrder()
{
    const Run r = run({"predict", kRuns});
    QCOMPARE(r.exit, 0);
    const auto answers = QJsonDocument::fromJson(r.out).array();
    QFile file(kRuns);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto requested = QJsonDocument::fromJson(file.readAll()).array();
    QCOMPARE(answers.size(), requested.size());
    for (qsizetype i = 0; i < answers.size(); ++i)
        QCOMPARE(answers[i]["id"], requested[i]["id"]);
    QVERIFY(answers[0]["step_s"].toDouble() > 0);
    QVERIFY(answers[0]["low"]["mem_gib"].toDouble() < answers[0]["mem_gib"].toDouble());
    QVERIFY(answers[3]["assumed"].toArray().size() > 1);           // it does not state its layout
    QVERIFY(answers.last()["output_tokens_per_s"].toDouble() > 0); // a serving run
}

void TestPredict::aFileIsWholeOrNotThere()
{
    const QString path = folder_.filePath("answers.json");
    QCOMPARE(run({"predict", kRuns, "-o", path}).exit, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), run({"predict", kRuns}).out);
    const QString bad = folder_.filePath("bad.json"), none = folder_.filePath("none.json");
    QFile broken(bad);
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("[{") == 2);
    broken.close();
    QCOMPARE(run({"predict", bad, "-o", none}).exit, 3);
    QVERIFY(!QFile::exists(none));
}

void TestPredict::accuracySpeaksThreeFormats()
{
    const auto json =
        QJsonDocument::fromJson(run({"accuracy", kRuns, "--format", "json"}).out).object();
    const auto steps = json["tables"][0];
    QCOMPARE(steps["quantity"].toString(), "step_s");
    QCOMPARE(steps["all"]["n"].toInt(), 4);
    QCOMPARE(steps["by"]["source"].toArray().size(), 2);
    QCOMPARE(json["tables"][1]["all"]["n"].toInt(), 1);
    const QByteArray csv = run({"accuracy", kRuns, "--format", "csv"}).out;
    QVERIFY(csv.startsWith("quantity,by,name,n,skipped,median"));
    const QByteArray median = csv.split('\n').at(1).split(',').at(5);
    QVERIFY(std::abs(median.toDouble() - steps["all"]["median"].toDouble()) < 1e-9);
    // The same rows twice give twice the count and the same errors.
    const auto twice =
        QJsonDocument::fromJson(run({"accuracy", kRuns, kRuns, "--format", "json"}).out).object();
    QCOMPARE(twice["tables"][0]["all"]["n"].toInt(), 8);
    QCOMPARE(twice["tables"][0]["all"]["mean"], steps["all"]["mean"]);
}

void TestPredict::theMuseumOfBadFilesEndsWithThree()
{
    const QDir museum(QStringLiteral(HEADROOM_MUSEUM));
    for (const QString& name : museum.entryList(QDir::Files)) {
        const Run r = run({"predict", museum.filePath(name)});
        QVERIFY2(!r.crashed, qPrintable(name));
        // A valid array of anything is answered row by row.
        QVERIFY2(r.exit == 3 || (r.exit == 0 && r.out.startsWith('[')), qPrintable(name));
    }
}

HEADROOM_ROOM(TestPredict)
#include "test_predict.moc"
