#include "model/engine/play/playyear.h"
#include "model/engine/risk/checkpoints.h"
#include "model/engine/risk/failures.h"
#include "model/engine/risk/spares.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

namespace {

using namespace engine;

constexpr double kEndless = std::numeric_limits<double>::infinity();
constexpr double kLong = 1e9; // between faults, so that losses are a small share

FaultyRun interrupted(double between, double down, double stall, double drain, double interval)
{
    return {Seconds(between), Seconds(down), {Seconds(stall), Seconds(drain)}, Seconds(interval)};
}

// The failure rates of a plan in which only "other" parts fail.
Reliability failing(Rate each, double together)
{
    Reliability r;
    r.rates = {};
#define HEADROOM_NOTHING(part) r.rates.part = Rate(0);
    HEADROOM_FAULT_PARTS(HEADROOM_NOTHING)
#undef HEADROOM_NOTHING
    r.rates.other = each;
    r.together = together;
    return r;
}

Seconds partsInAChain(const QJsonArray& parts, double of)
{
    Rate each{};
    for (const QJsonValue part : parts)
        each += rateOf(part[0].toDouble(), 1, part[1].toDouble() * kHour);
    return meanTime(each, of);
}

double stated(const QJsonObject& row)
{
    const auto n = [&](const char* key) { return row[QLatin1String(key)].toDouble(); };
    const auto s = [&](const char* key) { return Seconds(n(key)); };
    const QString form = row[u"form"].toString();
    const Rate rate = rateOf(n("count"), n("gpus") + n("units"), s("time"));
    if (form == u"rate")
        return rate * s("per");
    if (form == u"mean_time")
        return meanTime(sumOf(ratesHere(failing(rate, n("together")))).all, n("of")).base();
    if (form == u"parts")
        return partsInAChain(row[u"hours"].toArray(), n("of")).base();
    if (form == u"ettr") {
        const Seconds between = meanTime(rateOf(n("node_day"), 1, kDay), n("nodes"));
        return expectedRatio(interrupted(between.base(), n("down"), n("stall"), 0, n("interval")));
    }
    if (form == u"least_loss") { // by Young's interval: stalls plus lost work
        const Seconds t = youngInterval(s("stall"), s("between"));
        return s("stall") / t + 0.5 * t / s("between");
    }
    if (form == u"available") // including the stall, as published
        return (availableInterval(s("stall"), s("between"), s("down")) + s("stall")).base();
    if (form == u"size")
        return (BytesPerParam(n("bytes")) * Params(n("params"))).base() / n("unit");
    if (form == u"drain")
        return checkpointTime(CheckpointMode::Asynchronous, Bytes(n("size")), Bandwidth(1),
                              Bandwidth(n("rate")))
            .drain.base();
    if (form == u"most_lost") // twice the average loss
        return 2 * kLong * lossesOf(interrupted(kLong, 0, 0, 0, n("interval"))).discarded;
    if (form == u"stalls") // share of time without failures
        return lossesOf(interrupted(kEndless, 0, n("stall"), 0, n("interval"))).stalls;
    if (form == u"spares")
        return sparesFor(n("mean"), n("target"));
    if (form == u"exact")
        return exactGoodput(interrupted(n("between"), n("down"), n("stall"), 0, n("interval")));
    return kUnknown;
}

// Interruptions without shortage of nodes.
play::PlayedYear played(const FaultyRun& r, Seconds time)
{
    play::FailingRun run;
    run.between = r.between, run.takesNode = 0, run.down = r.down;
    run.interval = r.interval, run.stall = r.checkpoint.stall, run.drain = r.checkpoint.drain;
    return play::playYear(run, time, 1);
}

class TestRisk : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void published_data()
    {
        QTest::addColumn<QJsonObject>("row");
        QFile file(QStringLiteral(HEADROOM_SOURCE "/tests/data/risk/published.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue row : QJsonDocument::fromJson(file.readAll())[u"rows"].toArray())
            QTest::newRow(row[u"id"].toString().toUtf8()) << row.toObject();
    }
    void published()
    {
        QFETCH(QJsonObject, row);
        QVERIFY(!row[u"source"].toString().isEmpty() && !row[u"date"].toString().isEmpty());
        VERIFY_NEAR(stated(row), row[u"expected"].toDouble(), row[u"tolerance"].toDouble());
    }

    void withoutFaultsOnlyCheckpointsCost()
    {
        QCOMPARE(exactGoodput(interrupted(kEndless, 600, 10, 0, 990)), 0.99);
        QCOMPARE(exactGoodput(interrupted(kEndless, 600, 0, 0, 990)), 1.0);
        const Seconds never = dalyInterval(Seconds(10), Seconds(kEndless));
        QVERIFY(std::isinf(never.base()));
        QCOMPARE(exactGoodput(interrupted(kEndless, 600, 10, 30, never.base())), 1.0);
    }
    void whatCostsNothingLosesNothing()
    {
        QCOMPARE(exactGoodput(interrupted(3600, 0, 0, 0, 0)), 1.0);
        QCOMPARE(expectedRatio(interrupted(3600, 0, 0, 0, 0)), 1.0);
        const Losses none = lossesOf(interrupted(3600, 0, 0, 0, 0));
        QCOMPARE(none.discarded + none.down + none.stalls, 0.0);
    }
    void withoutARecordNothingIsKnown()
    {
        QVERIFY(std::isnan(sumOf(ratesHere(Reliability())).all.base()));
        QVERIFY(std::isnan(exactGoodput(interrupted(kUnknown, 600, 1, 1, 100))));
        QVERIFY(std::isnan(sparesFor(kUnknown, 0.99)) && std::isnan(waitsFor(kUnknown, 2)));
        QVERIFY(std::isnan(nodesShort(kUnknown, 2)) && std::isnan(enough(kUnknown, 2)));
    }

    void secondPathsHideWhatTheyCover()
    {
        Reliability r = failing(Rate(0), 0);
        r.rates.network = Rate(10), r.rates.power = Rate(4), r.rates.software = Rate(6);
        r.networkCover = 0.8, r.feedCover = 0.5;
        QCOMPARE(sumOf(ratesHere(r)).all.base(), 20.0);
        QCOMPARE(sumOf(ratesHere(r)).software(), 0.3);
        r.network = Network::Redundant;
        QCOMPARE(sumOf(ratesHere(r)).all.base(), 12.0);
        r.feeds = Feeds::Dual;
        QCOMPARE(sumOf(ratesHere(r)).all.base(), 10.0);
        r.burnIn = 2; // for hardware faults only
        QCOMPARE(sumOf(ratesHere(r)).all.base(), 14.0);
        r.multiplier = 3;
        QCOMPARE(sumOf(ratesHere(r)).all.base(), 42.0);
    }

    // The best of all intervals, by trying; Daly's series is close to it.
    void dalysIntervalIsTheBest_data()
    {
        QTest::addColumn<double>("stall");
        QTest::addColumn<double>("between");
        for (const double stall : {0.1, 10.0, 120.0})
            for (const double between : {3600.0, 40000.0, 1e6})
                QTest::addRow("%g s each %g s", stall, between) << stall << between;
    }
    void dalysIntervalIsTheBest()
    {
        QFETCH(double, stall);
        QFETCH(double, between);
        const auto at = [&](double t) {
            return exactGoodput(interrupted(between, 600, stall, 0, t));
        };
        double best = 0;
        for (double t = 1; t < between; t *= 1.01)
            best = std::max(best, at(t));
        const double daly = at(dalyInterval(Seconds(stall), Seconds(between)).base());
        const double young = at(youngInterval(Seconds(stall), Seconds(between)).base());
        QVERIFY(daly > best - 1e-4);
        QVERIFY(young <= daly + 1e-12);
        QVERIFY(young > best - 0.01);
    }

    void closedFormsAgainstEvents_data()
    {
        QTest::addColumn<double>("between");
        QTest::addColumn<double>("down");
        QTest::addColumn<double>("stall");
        QTest::addColumn<double>("drain");
        QTest::addColumn<double>("interval");
        QTest::newRow("a hundred GPUs") << 400000.0 << 900.0 << 0.2 << 15.0 << 400.0;
        QTest::newRow("Llama 3 405B") << 11135.0 << 900.0 << 1.0 << 60.0 << 180.0;
        QTest::newRow("written while it waits") << 11135.0 << 600.0 << 60.0 << 0.0 << 1100.0;
        QTest::newRow("far too seldom") << 40000.0 << 300.0 << 5.0 << 0.0 << 14400.0;
        QTest::newRow("far too often") << 40000.0 << 300.0 << 5.0 << 0.0 << 40.0;
        QTest::newRow("a hundred thousand GPUs") << 1824.0 << 120.0 << 2.3 << 91.0 << 91.0;
        QTest::newRow("restarts that fail themselves") << 3600.0 << 800.0 << 1.0 << 0.0 << 85.0;
        QTest::newRow("a slow drain") << 20000.0 << 300.0 << 1.0 << 900.0 << 900.0;
    }
    void closedFormsAgainstEvents()
    {
        QFETCH(double, between);
        QFETCH(double, down);
        QFETCH(double, stall);
        QFETCH(double, drain);
        QFETCH(double, interval);
        const FaultyRun run = interrupted(between, down, stall, drain, interval);
        const Share events = played(run, 20000 * run.between).goodput();
        VERIFY_NEAR(exactGoodput(run), events, 0.015);
        const Losses lost = lossesOf(run);
        if (lost.discarded + lost.down < 0.1) // Meta's formula is first-order
            VERIFY_NEAR(expectedRatio(run), events, 0.015);
    }

    void spares_data()
    {
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("target");
        QTest::addColumn<double>("expected");
        QTest::newRow("nothing fails") << 0.0 << 0.999 << 0.0;
        QTest::newRow("enough without") << 0.005 << 0.99 << 0.0;
        QTest::newRow("one in a thousand, four nines") << 0.02 << 0.9999 << 2.0;
        QTest::newRow("six on average") << 6.0 << 0.99 << 12.0;
        QTest::newRow("a hundred on average") << 100.0 << 0.99 << 124.0;
    }
    void spares()
    {
        QFETCH(double, mean);
        QFETCH(double, target);
        QFETCH(double, expected);
        const double k = sparesFor(mean, target);
        QCOMPARE(k, expected);
        QVERIFY(enough(mean, k) >= target);
        QVERIFY(k == 0 || enough(mean, k - 1) < target);
    }
    void waitingAgainstEvents_data()
    {
        QTest::addColumn<double>("nodes");
        QTest::addColumn<double>("spares");
        QTest::addColumn<double>("days");
        QTest::newRow("32 nodes, none stands by") << 32.0 << 0.0 << 1.0;
        QTest::newRow("256 nodes, one") << 256.0 << 1.0 << 1.0;
        QTest::newRow("2,048 nodes, six") << 2048.0 << 6.0 << 1.0;
        QTest::newRow("2,048 nodes, three days, twenty") << 2048.0 << 20.0 << 3.0;
    }
    void waitingAgainstEvents()
    {
        QFETCH(double, nodes);
        QFETCH(double, spares);
        QFETCH(double, days);
        play::FailingRun run;
        run.between = kDay / 0.00379 / nodes, run.repair = days * kDay, run.standbyNodes = spares;
        run.interval = 20000 * kDay;
        const double down = run.repair / run.between;
        const play::PlayedYear year = play::playYear(run, 20000 * kDay, 3);
        const Share events = year.waiting / year.time;
        QVERIFY2(std::abs(waitsFor(down, spares) - events) < 0.01,
                 support::compared(waitsFor(down, spares), events).c_str());
    }
    // Erlang B by its recursion over the servers, for any number of them.
    void waitingIsErlangsB()
    {
        for (const double down : {0.1, 1.0, 6.0, 80.0, 500.0, 3636.0, 40000.0})
            for (const double spares : {0.0, 1.0, 7.0, 37.0, 270.0, 1057.0, 5000.0}) {
                double blocked = 1;
                for (double k = 1; k <= spares + 1; ++k)
                    blocked = down * blocked / (k + down * blocked);
                const Share waits = waitsFor(down, spares);
                QVERIFY2(std::abs(waits - blocked) <= 1e-9 * std::max(blocked, 1e-6),
                         support::compared(waits, blocked).c_str());
            }
    }
    void advisedSparesCoverTheirTarget()
    {
        for (double down = 0.01; down < 500; down *= 1.3)
            for (const double target : {0.9, 0.99, 0.9999})
                QVERIFY(enough(down, sparesFor(down, target)) >= target);
    }
    void moreSparesWaitLess()
    {
        for (const double down : {0.1, 1.0, 6.0, 80.0})
            for (double k = 0; k < 30; ++k) {
                QVERIFY(waitsFor(down, k + 1) < waitsFor(down, k));
                QVERIFY(nodesShort(down, k + 1) <= nodesShort(down, k));
            }
        QCOMPARE(nodesShort(6, 0), 6.0);
        QVERIFY(nodesShort(6, 40) < 1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestRisk)
#include "test_risk.moc"
