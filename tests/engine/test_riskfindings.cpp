#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/findings.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::dial;
using support::find;
using support::findingsOf;
using support::with;

// Enough GPUs that interruptions matter.
const Plan& largePlan()
{
    static const Plan plan = with(computedPlan(), {{"cluster.count", 4096}});
    return plan;
}

// With a measured MFU a run uses all GPUs: none is left as a spare.
Plan filled(const Plan& plan)
{
    return choose(plan, "work.a.rule", "share");
}

class TestRiskFindings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findings_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("cured");
        QTest::newRow("a typed interval far too long") << "interval_far" << true;
        QTest::newRow("a run that waits, and nothing stands by") << "no_spares" << true;
        QTest::newRow("storage that takes an hour") << "storage_slow" << true;
        QTest::newRow("faults everywhere") << "interrupted_often" << false;
        QTest::newRow("a small job") << "small_jobs_die" << false;
    }
    void findings()
    {
        QFETCH(QString, id);
        QFETCH(bool, cured);
        const Plan plan = troubled(id);
        const auto list = findingsOf(plan);
        const Finding* f = find(list, id.toStdString());
        QVERIFY(f);
        QCOMPARE(f->cure.has_value(), cured);
        if (!cured)
            return;
        const auto next = f->cure->choice.empty()
                              ? turned(plan, f->cure->path, f->cure->value)
                              : chosen(plan, support::catalog(), f->cure->path, f->cure->choice);
        QVERIFY(next);
        QVERIFY(!find(findingsOf(*next), id.toStdString()));
        QVERIFY(dial(*next, "work.a.time") < dial(plan, "work.a.time"));
    }
    // A negligible loss is not worth a finding.
    void aSmallRunSaysNothingOfSmallJobs()
    {
        QVERIFY(!find(findingsOf(computedPlan()), "small_jobs_die"));
        const Plan one = with(choose(computedPlan(), "work.a.kind", "tune"),
                              {{"cluster.count", 1}, {"cluster.node_size", 1}});
        QVERIFY(!find(findingsOf(one), "small_jobs_die"));
    }
    // If the run continues on fewer nodes nothing waits: spares save only what the plan loses.
    void sparesSaveWhatThePlanLoses()
    {
        const Plan goes = filled(largePlan()), waits = choose(goes, "risk.recovery", "restart");
        VERIFY_NEAR(dial(waits, "risk.waits_without"), dial(waits, "work.a.lost_waiting"), 1e-9);
        VERIFY_NEAR(dial(goes, "risk.waits_without"), dial(goes, "work.a.lost_waiting"), 1e-9);
        QVERIFY(dial(goes, "risk.downtime_year") < 0.3 * dial(waits, "risk.downtime_year"));
        const double hour = dial(goes, "risk.stopped_hour");
        const double lost = (dial(goes, "work.a.lost_waiting") / 100) * 8760 * hour *
                            dial(goes, "money.in_use") / 100;
        QVERIFY(dial(goes, "risk.downtime_year") <= lost * (1 + 1e-9));
    }

private:
    static Plan troubled(const QString& id)
    {
        if (id == u"interval_far")
            return with(choose(largePlan(), "risk.checkpoint.rule", "typed"),
                        {{"risk.checkpoint.interval", 40000}});
        if (id == u"no_spares")
            return filled(choose(largePlan(), "risk.recovery", "restart"));
        if (id == u"storage_slow")
            return with(largePlan(), {{"risk.checkpoint.storage", 0.3}});
        if (id == u"interrupted_often")
            return with(largePlan(), {{"risk.multiplier", 20}});
        return with(largePlan(), {{"cluster.count", 2048}});
    }
};

} // namespace

HEADROOM_ROOM(TestRiskFindings)
#include "test_riskfindings.moc"
