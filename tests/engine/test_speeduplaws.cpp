#include "model/engine/advice/findings.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/sizing/speeduplaws.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

// The textbook laws of speedup, and the size of training data.
namespace {

using namespace engine;

std::vector<double> listOf(const QJsonObject& row, const char* key)
{
    std::vector<double> list;
    for (const QJsonValue value : row[QLatin1String(key)].toArray())
        list.push_back(value.toDouble());
    return list;
}

double of(const QJsonObject& row, const char* key)
{
    return row[QLatin1String(key)].toDouble();
}

double dataset(const QJsonObject& row)
{
    Plan plan = support::with(support::computedPlan(), {{"work.a.tokens", of(row, "tokens")}});
    const double sequence = support::knob(plan, "work.a.sequence");
    plan = support::with(plan, {{"work.a.feed.sample", of(row, "token_bytes") * sequence}});
    return support::dial(plan, "work.a.dataset");
}

std::vector<double> stated(const QJsonObject& row)
{
    const QString form = row[u"form"].toString();
    if (form == u"amdahl")
        return {amdahl(of(row, "serial"), of(row, "gpus"))};
    if (form == u"peak")
        return {ScalingLaw{of(row, "contention"), of(row, "coherency"), 1}.peak()};
    if (form == u"dataset")
        return {dataset(row)};
    const ScalingLaw law = fittedLaw(listOf(row, "gpus"), listOf(row, "speedup"));
    return {law.contention, law.coherency, law.one};
}

std::optional<Finding> unpaid(const Plan& plan)
{
    const Decision d = decide(plan);
    for (const Finding& f : findings(plan, assess(plan, d), d, support::catalog()))
        if (f.id == "data_unpaid")
            return f;
    return {};
}

class TestSpeedupLaws : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void published_data()
    {
        QTest::addColumn<QJsonObject>("row");
        QFile file(QStringLiteral(HEADROOM_SOURCE "/tests/data/sizing/laws.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue row : QJsonDocument::fromJson(file.readAll())[u"rows"].toArray())
            QTest::newRow(row[u"id"].toString().toUtf8()) << row.toObject();
    }
    void published()
    {
        QFETCH(QJsonObject, row);
        QVERIFY(!row[u"source"].toString().isEmpty() && !row[u"date"].toString().isEmpty());
        const auto expected = listOf(row, "expected");
        const auto found = stated(row);
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            VERIFY_NEAR(found[i], expected[i], of(row, "tolerance"));
    }
    void theSerialShareIsAmdahlBackwards()
    {
        for (const double share : {0.0, 0.01, 0.5})
            QVERIFY(std::abs(serialShare(64, amdahl(share, 64)) - share) < 1e-12);
        QVERIFY(std::isnan(serialShare(1, 1)));
    }
    void aLawIsFoundAgain_data()
    {
        QTest::addColumn<double>("contention");
        QTest::addColumn<double>("coherency");
        QTest::newRow("nothing is lost") << 0.0 << 0.0;
        QTest::newRow("only waiting, as Amdahl has it") << 0.05 << 0.0;
        QTest::newRow("telling all others, too") << 0.02 << 0.0005;
    }
    void aLawIsFoundAgain()
    {
        QFETCH(double, contention);
        QFETCH(double, coherency);
        const ScalingLaw law{contention, coherency, 3};
        std::vector<double> gpus, speedup;
        for (double n = 1; n <= 64; n *= 2) {
            gpus.push_back(n);
            speedup.push_back(law.at(n));
        }
        const ScalingLaw found = fittedLaw(gpus, speedup);
        QVERIFY(std::abs(found.contention - contention) < 1e-9);
        QVERIFY(std::abs(found.coherency - coherency) < 1e-9);
        VERIFY_NEAR(found.one, 3, 1e-9);
        QCOMPARE(std::isinf(found.peak()), coherency == 0);
        QVERIFY(std::isnan(fittedLaw({gpus.data(), 2}, {speedup.data(), 2}).one));
    }
    // For points that curve upward there is no fit with waiting: neither part may be negative.
    void noPartIsBelowNothing()
    {
        const std::vector<double> gpus{1, 2, 4, 8}, speedup{1, 2.1, 4.6, 10};
        const ScalingLaw law = fittedLaw(gpus, speedup);
        QVERIFY(law.contention >= 0 && law.coherency >= 0);
    }
    void whereTheDataLiesIsPaidFor_data()
    {
        QTest::addColumn<QByteArray>("tenure");
        QTest::newRow("in the cloud") << QByteArray("rent");
        QTest::newRow("on drives of one's own") << QByteArray("buy");
    }
    void whereTheDataLiesIsPaidFor()
    {
        QFETCH(QByteArray, tenure);
        Plan plan = support::choose(support::computedPlan(), "money.tenure", tenure.toStdString());
        plan = support::choose(plan, "money.capital_rule", "by_part");
        plan = support::with(plan, {{"money.part.storage", 0}});
        QVERIFY2(!unpaid(plan), "text costs next to nothing");
        plan = support::with(plan, {{"work.a.feed.sample", 1e7}});
        const auto finding = unpaid(plan);
        QVERIFY(finding && finding->cure);
        const auto cured = turned(plan, finding->cure->path, finding->cure->value);
        QVERIFY(cured);
        QVERIFY(!unpaid(*cured));
        QVERIFY(!unpaid(support::choose(plan, "money.capital_rule", "all_in")) ||
                tenure == "rent"); // one result includes storage
    }
    void thePlansOwnShare()
    {
        const Plan& plan = support::samplePlan();
        const double share = support::dial(plan, "work.a.serial_share") / 100;
        QVERIFY(share > 0 && share < 0.05);
        VERIFY_NEAR(amdahl(share, support::dial(plan, "cluster.gpus")),
                    support::dial(plan, "work.a.speedup"), 1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestSpeedupLaws)
#include "test_speeduplaws.moc"
