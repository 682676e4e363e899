// Simulating a training step on the command line.
#include "tests/app/program.h"
#include "tests/support/room.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace {

using program::Run;
using program::run;

QJsonObject object(const QByteArray& bytes)
{
    return QJsonDocument::fromJson(bytes).object();
}

} // namespace

class TestPlay : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(run({"new", "-o", plan()}).exit, 0);
        QCOMPARE(run({"new", "serve-10k-8", "-o", fleet()}).exit, 0);
    }
    void callsEndAsTheyShould_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("states");
        const auto row = [](const char* name, const QStringList& words, int exit,
                            const char* states) {
            QTest::newRow(name) << words << exit << QByteArray(states);
        };
        row("help", {"play", "--help"}, 0, "[--trace OUT.json]");
        row("no file", {"play"}, 2, "missing");
        row("a file that is none", {"play", "/no/such"}, 3, "cannot be read");
        row("text", {"play", plan()}, 0, "simulated event by event");
        row("the formula beside it", {"play", plan()}, 0, "Closed form");
        row("json", {"play", plan(), "--format", "json"}, 0, "headroom-played-step");
        row("an unknown format", {"play", plan(), "--format", "xml"}, 2, "text, json");
        row("an unknown workload", {"play", plan(), "--work", "z"}, 2, "--work");
        row("a value out of range", {"play", plan(), "--set", "cluster.count=-1"}, 2,
            "cluster.count");
        row("a measured MFU has no parts", {"play", plan(), "--set", "work.a.rule=share"}, 2,
            "parts of the step are unknown");
        row("a recommendation model", {"play", plan(), "--set", "work.a.kind=recommend"}, 2,
            "recommendation models are not simulated");
        row("a torus", {"play", plan(), "--set", "cluster.topology=torus"}, 2,
            "on a torus are not simulated");
        row("a batch job", {"play", plan(), "--set", "work.a.kind=batch"}, 2, "no training steps");
        row("a fleet", {"play", fleet()}, 0, "played request by request");
        row("a fleet of two types of GPUs",
            {"play", fleet(), "--set", "work.a.serve.tier_rule=share"}, 0,
            "GPUs of the second tier");
        row("a fleet that scales by itself",
            {"play", fleet(), "--set", "work.a.serve.profile=daily", "--set",
             "work.a.serve.autoscaling=on"},
            0, "replica-hours");
        row("a fleet as json", {"play", fleet(), "--format", "json"}, 0, "headroom-played-replica");
        row("a measured rate has no steps",
            {"play", fleet(), "--set", "work.a.serve.rule=measured"}, 2, "steps are unknown");
        row("no layout",
            {"play", plan(), "--set", "cluster.count=8", "--set", "work.a.layout.tensor=64"}, 2,
            "No layout");
        row("onto its own plan", {"play", plan(), "--trace", plan()}, 2, "would be overwritten");
        row("where nothing can be written", {"play", plan(), "--trace", "/no/such/out.json"}, 4,
            "/no/such/out.json");
    }
    void callsEndAsTheyShould()
    {
        QFETCH(QStringList, words);
        QFETCH(int, exit);
        QFETCH(QByteArray, states);
        const Run r = run(words);
        QVERIFY2((r.out + r.err).contains(states), r.out + r.err);
        QCOMPARE(r.exit, exit);
    }

    // The parts add up in both, and the totals are close to each other.
    void partsAreReportedOfBoth()
    {
        const QJsonObject json = object(run({"play", plan(), "--format", "json"}).out);
        const QJsonObject parts = json["parts"].toObject();
        for (const char* engine : {"played_s", "closed_form_s"}) {
            double sum = 0;
            for (const QString& name : parts.keys())
                if (name != u"step")
                    sum += parts[name].toObject()[QLatin1String(engine)].toDouble();
            const double step = parts["step"].toObject()[QLatin1String(engine)].toDouble();
            QVERIFY(step > 0);
            QVERIFY(std::abs(sum / step - 1) < 1e-6);
        }
        const QJsonObject step = parts["step"].toObject();
        QVERIFY(std::abs(step["played_s"].toDouble() / step["closed_form_s"].toDouble() - 1) <
                0.02);
        QCOMPARE(json["by_stage"].toArray().size(), json["stages"].toInt());
    }

    // Readable by Chrome and Perfetto: named rows, and no overlapping bars.
    void theTraceIsOneThatBrowsersRead()
    {
        const QString file = folder_.filePath("out.json");
        QCOMPARE(run({"play", plan(), "--set", "work.a.layout.pipeline=4", "--trace", file}).exit,
                 0);
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QJsonArray events = object(in.readAll())["traceEvents"].toArray();
        std::map<std::pair<int, int>, double> ends;
        int bars = 0, names = 0;
        for (const QJsonValue& value : events) {
            const QJsonObject e = value.toObject();
            if (e["ph"].toString() == u"M") {
                ++names;
                continue;
            }
            QCOMPARE(e["ph"].toString(), QStringLiteral("X"));
            QVERIFY(e["dur"].toDouble() > 0 && !e["name"].toString().isEmpty());
            if (e["tid"].toInt() == 0) {
                double& end = ends[{e["pid"].toInt(), 0}];
                QVERIFY(e["ts"].toDouble() >= end - 0.01);
                end = e["ts"].toDouble() + e["dur"].toDouble();
            }
            ++bars;
        }
        QVERIFY(bars > 100);
        QCOMPARE(ends.size(), std::size_t(4));
        QCOMPARE(names, 4 * 6);
        QCOMPARE(run({"play", plan(), "--trace", "-"}).out.left(1), QByteArray("{"));
    }

private:
    QString plan() const { return folder_.filePath("plan.headroom"); }
    QString fleet() const { return folder_.filePath("fleet.headroom"); }
    QTemporaryDir folder_;
};

HEADROOM_ROOM(TestPlay)
#include "test_play.moc"
