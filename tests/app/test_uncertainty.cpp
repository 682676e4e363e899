// Draws and the frontier on the command line.
#include "tests/app/program.h"
#include "tests/support/room.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using program::Run;
using program::run;

} // namespace

class TestUncertainty : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QCOMPARE(run({"new", "-o", plan()}).exit, 0); }
    void callsEndAsTheyShould_data();
    void callsEndAsTheyShould();
    void everyDialHasPercentiles();
    void aStartNumberRepeats();
    void whatIsShownIsExplained();
    void theBudgetHasAChance();
    void aFrontierOfTimeCostAndPower();

private:
    QString plan() const { return folder_.filePath("plan.headroom"); }
    QTemporaryDir folder_;
};

void TestUncertainty::callsEndAsTheyShould_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("states");
    const auto row = [](const char* name, const QStringList& words, int exit, const char* states) {
        QTest::newRow(name) << words << exit << QByteArray(states);
    };
    row("help", {"simulate", "--help"}, 0, "[--draws N]");
    row("no file", {"simulate"}, 2, "missing");
    row("a file that is none", {"simulate", "/no/such"}, 3, "cannot be read");
    row("text", {"simulate", plan(), "--draws", "50"}, 0, "50 draws from start number 1");
    row("csv", {"simulate", plan(), "--draws", "50", "--format", "csv"}, 0, "path,p10,p50,p90");
    row("one draw", {"simulate", plan(), "--draws", "1"}, 0, "1 draws");
    row("no draws", {"simulate", plan(), "--draws", "0"}, 2, "1 – 100000");
    row("too many draws", {"simulate", plan(), "--draws", "100001"}, 2, "1 – 100000");
    row("draws in words", {"simulate", plan(), "--draws", "many"}, 2, "many");
    row("fewer draws than none", {"simulate", plan(), "--draws", "-5"}, 2, "-5");
    row("a broken start number", {"simulate", plan(), "--start", "1.5"}, 2, "--start");
    row("an unknown dial", {"simulate", plan(), "--show", "work.a.magic"}, 2, "work.a.magic");
    row("an unknown format", {"simulate", plan(), "--format", "xml"}, 2, "xml");
    row("an unknown scenario", {"simulate", plan(), "--scenario", "B"}, 2, "B");
    row("a value out of range", {"simulate", plan(), "--set", "money.budget=-1"}, 2,
        "money.budget");
    row("what has no answer", {"simulate", plan(), "--set", "cluster.count=1"}, 0, "Chance");
    row("a frontier as text", {"smallest", plan(), "--frontier"}, 0, "GPUs");
    row("a frontier has no limits", {"smallest", plan(), "--frontier", "--budget", "1M"}, 2,
        "--budget");
    row("a frontier of no value", {"smallest", plan(), "--frontier=7"}, 2, "--frontier");
    row("the smallest is no table", {"smallest", plan(), "--format", "csv"}, 2, "text, json");
}

void TestUncertainty::callsEndAsTheyShould()
{
    QFETCH(QStringList, words);
    QFETCH(int, exit);
    QFETCH(QByteArray, states);
    const Run r = run(words);
    QVERIFY(!r.crashed);
    QVERIFY2(r.exit == exit, r.err);
    QVERIFY2((exit == 0 ? r.out : r.err).contains(states), r.out + r.err);
}

void TestUncertainty::everyDialHasPercentiles()
{
    const QStringList call{"simulate", plan(), "--draws", "500", "--format", "json"};
    const auto json = QJsonDocument::fromJson(run(call).out);
    const auto plain =
        QJsonDocument::fromJson(run({"assess", plan(), "--format", "json"}).out)["dials"].toArray();
    const auto dials = json["dials"].toArray();
    QMap<QString, QString> units;
    for (const auto& d : plain)
        units[d.toObject()["path"].toString()] = d.toObject()["unit"].toString();
    QVERIFY(dials.size() > 250 && dials.size() <= plain.size()); // expensive ones only by name
    QCOMPARE(json["draws"].toInt(), 500);
    for (qsizetype i = 0; i < dials.size(); ++i) {
        const auto d = dials[i].toObject();
        QVERIFY(units.contains(d["path"].toString()));
        QCOMPARE(d["unit"].toString(), units[d["path"].toString()]);
        QVERIFY(d["p10"].isNull() || (d["p10"].toDouble() <= d["p50"].toDouble() &&
                                      d["p50"].toDouble() <= d["p90"].toDouble()));
    }
    const double date = json["work"].toArray()[0].toObject()["date_chance"].toDouble(-1);
    QVERIFY(date > 0.5 && date <= 1);
    QVERIFY(json["budget_chance"].isNull());
}

void TestUncertainty::aStartNumberRepeats()
{
    const QStringList call{"simulate", plan(), "--draws", "300", "--format", "csv", "--start"};
    const QByteArray first = run(call + QStringList{"5"}).out;
    QCOMPARE(run(call + QStringList{"5"}).out, first);
    QVERIFY(run(call + QStringList{"6"}).out != first);
}

void TestUncertainty::whatIsShownIsExplained()
{
    const QStringList call{"simulate", plan(), "--draws", "400", "--show", "money.run_cost"};
    const auto json = QJsonDocument::fromJson(run(call + QStringList{"--format", "json"}).out);
    QCOMPARE(json["dials"].toArray().size(), 1);
    int counted = 0;
    for (const auto& count : json["histograms"]["money.run_cost"]["counts"].toArray())
        counted += count.toInt();
    QCOMPARE(counted, 400);
    double shares = 0;
    for (const auto& bar : json["movers"]["money.run_cost"].toArray())
        shares += bar.toObject()["share"].toDouble();
    QVERIFY(qAbs(shares - 1) < 1e-9);
    QVERIFY(run(call).out.contains("Sensitivity of money.run_cost"));
}

void TestUncertainty::theBudgetHasAChance()
{
    const auto chance = [this](const char* budget) {
        const Run r = run({"simulate", plan(), "--draws", "400", "--format", "json", "--set",
                           QStringLiteral("money.budget=") + QLatin1String(budget)});
        return QJsonDocument::fromJson(r.out)["budget_chance"].toDouble(-1);
    };
    QCOMPARE(chance("1"), 0.0);
    QCOMPARE(chance("1e12"), 1.0);
}

void TestUncertainty::aFrontierOfTimeCostAndPower()
{
    const auto json =
        QJsonDocument::fromJson(
            run({"smallest", plan(), "--frontier", "--format", "json"}).out)["frontier"]
            .toArray();
    QVERIFY(json.size() > 5);
    for (qsizetype i = 1; i < json.size(); ++i)
        QVERIFY(json[i].toObject()["gpus"].toDouble() > json[i - 1].toObject()["gpus"].toDouble());
    const QByteArray csv = run({"smallest", plan(), "--frontier", "--format", "csv"}).out;
    QCOMPARE(csv.count('\n'), json.size() + 1);
    QVERIFY(csv.startsWith("gpus,run_s,cost_usd,power_w\n"));
}

HEADROOM_ROOM(TestUncertainty)
#include "test_uncertainty.moc"
