// Comparing scenarios on the command line.
#include "tests/app/program.h"
#include "tests/support/room.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using program::Run;
using program::run;

QJsonObject read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

} // namespace

class TestCompare : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void callsEndAsTheyShould_data();
    void callsEndAsTheyShould();
    void whatDiffersIsListed();
    void severalFilesStandSideBySide();
    void aBaselineIsWhatTheyAreHeldAgainst();
    void theReportHasAPageOfThem();

private:
    QString file(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    QTemporaryDir folder_;
};

// One scenario; and two, the second with twice the GPUs, with the first as the baseline.
void TestCompare::initTestCase()
{
    QCOMPARE(run({"new", "-o", file("one.headroom")}).exit, 0);
    QJsonObject project = read(file("one.headroom"));
    QJsonArray scenarios = project["scenarios"].toArray();
    QJsonObject second = scenarios[0].toObject();
    second.remove("answer");
    second["name"] = "Twice, as many";
    QJsonObject plan = second["plan"].toObject(), cluster = plan["cluster"].toObject();
    cluster["count"] = 512;
    plan["cluster"] = cluster;
    second["plan"] = plan;
    scenarios.append(second);
    project["scenarios"] = scenarios;
    project["baseline"] = 0;
    QFile out(file("two.headroom"));
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(QJsonDocument(project).toJson());
}

void TestCompare::callsEndAsTheyShould_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("states");
    const auto row = [](const char* name, const QStringList& words, int exit, const char* states) {
        QTest::newRow(name) << words << exit << QByteArray(states);
    };
    const QString two = file("two.headroom"), one = file("one.headroom");
    row("help", {"compare", "--help"}, 0, "FILE [FILE…]");
    row("no file", {"compare"}, 2, "missing");
    row("a file that is none", {"compare", "/no/such"}, 3, "cannot be read");
    row("a second file that is none", {"compare", one, "/no/such"}, 3, "/no/such");
    row("text", {"compare", two}, 0, "Twice, as many");
    row("csv", {"compare", two, "--format", "csv"}, 0, "path,unit,differs,Base,\"Twice, as many\"");
    row("json", {"compare", two, "--format", "json"}, 0, "headroom-comparison");
    row("one scenario alone", {"compare", one}, 0, "Base");
    row("all there is", {"compare", one, "--all"}, 0, "work.a.tokens");
    row("a dial", {"compare", two, "--show", "work.a.run_tokens"}, 0, "work.a.run_tokens");
    row("an unknown dial", {"compare", two, "--show", "work.a.magic"}, 2, "work.a.magic");
    row("an unknown format", {"compare", two, "--format", "xml"}, 2, "xml");
    row("an unknown option", {"compare", two, "--set", "cluster.count=3"}, 2, "--set");
}

void TestCompare::callsEndAsTheyShould()
{
    QFETCH(QStringList, words);
    QFETCH(int, exit);
    QFETCH(QByteArray, states);
    const Run r = run(words);
    QVERIFY(!r.crashed);
    QCOMPARE(r.exit, exit);
    QVERIFY2((r.out + r.err).contains(states), r.out + r.err);
    QVERIFY(exit == 0 ? !r.out.isEmpty() : r.out.isEmpty());
}

void TestCompare::whatDiffersIsListed()
{
    const auto json =
        QJsonDocument::fromJson(run({"compare", file("two.headroom"), "--format", "json"}).out)
            .object();
    const QJsonArray inputs = json["inputs"].toArray();
    QCOMPARE(inputs.size(), 1);
    QCOMPARE(inputs[0].toObject()["path"].toString(), QString("cluster.count"));
    QCOMPARE(inputs[0].toObject()["values"].toArray(), QJsonArray({256, 512}));
    // Each figure is the one that assess gives for its scenario.
    for (const auto& [name, at] : {std::pair{"Base", 0}, {"Twice, as many", 1}}) {
        const auto assessed =
            QJsonDocument::fromJson(
                run({"assess", file("two.headroom"), "--scenario", name, "--format", "json"}).out)
                .object();
        QHash<QString, QJsonValue> values;
        for (const auto& dial : assessed["dials"].toArray())
            values[dial.toObject()["path"].toString()] = dial.toObject()["value"];
        for (const auto& dial : json["dials"].toArray()) {
            const QString path = dial.toObject()["path"].toString();
            QVERIFY2(dial.toObject()["values"].toArray()[at] == values[path], qPrintable(path));
        }
    }
}

void TestCompare::severalFilesStandSideBySide()
{
    const auto json =
        QJsonDocument::fromJson(
            run({"compare", file("one.headroom"), file("two.headroom"), "--format", "json"}).out)
            .object();
    QStringList names;
    for (const auto& scenario : json["scenarios"].toArray())
        names << scenario.toObject()["name"].toString();
    QCOMPARE(names, QStringList({"one: Base", "two: Base", "two: Twice, as many"}));
    QCOMPARE(json["baseline"].toInt(-1), 1); // from the file that has one
}

void TestCompare::aBaselineIsWhatTheyAreHeldAgainst()
{
    const QByteArray text = run({"compare", file("two.headroom")}).out;
    QVERIFY2(text.contains("512 (+100.0 %)"), text);
}

void TestCompare::theReportHasAPageOfThem()
{
    const auto pages = [&](const char* project) {
        const Run r = run({"export", file(project), "--to", file("out.pdf")});
        QFile pdf(file("out.pdf"));
        if (r.exit != 0 || !pdf.open(QIODevice::ReadOnly))
            return -1;
        return static_cast<int>(pdf.readAll().count("/Type /Page\n"));
    };
    const int one = pages("one.headroom");
    QVERIFY(one > 1);
    QVERIFY(pages("two.headroom") > one);
}

HEADROOM_ROOM(TestCompare)
#include "test_compare.moc"
