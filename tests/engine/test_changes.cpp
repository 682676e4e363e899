#include "model/engine/dials/dial.h"
#include "model/engine/explain/changes.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// A plan's results compared with those when it was saved.
namespace {

using namespace engine;
using support::samplePlan;
using Saved = std::map<std::string, double>;

// All dials in their own units, as in files.
Saved answer(const Plan& plan)
{
    Saved saved;
    const Assessment a = support::assessed(plan);
    forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
        if (const double value = read(plan, a, dial); std::isfinite(value))
            saved[path] = value / info(dial.row->unit).size;
    });
    return saved;
}

std::vector<Change> since(const Saved& saved, const Plan& plan = samplePlan())
{
    return changesSince(plan, support::assessed(plan), saved);
}

const Change* find(const std::vector<Change>& all, std::string_view path)
{
    const auto it = std::ranges::find(all, path, &Change::path);
    return it == all.end() ? nullptr : &*it;
}

class TestChanges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSameAnswerIsNoChange_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Accelerator& a : support::catalog().accelerators)
            QTest::newRow(a.id.c_str()) << QString::fromStdString(a.id);
    }
    void theSameAnswerIsNoChange()
    {
        QFETCH(QString, gpu);
        const Plan plan = support::choose(samplePlan(), "cluster.gpu", gpu.toStdString());
        QVERIFY(since(answer(plan), plan).empty());
    }
    void roundingIsNoChange()
    {
        Saved saved = answer(samplePlan());
        for (auto& [path, value] : saved)
            value *= 1 + 1e-11;
        QVERIFY(since(saved).empty());
    }
    void nothingSavedIsNoChange() { QVERIFY(since({}).empty()); }
    void pathsNoOneKnowsArePassedOver()
    {
        QVERIFY(since({{"work.z.time", 1}, {"", 2}, {"money.magic", 3}}).empty());
    }
    void wasAndNow()
    {
        Saved saved = answer(samplePlan());
        saved["work.a.time"] += 1;
        const auto all = since(saved);
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].path, std::string("work.a.time"));
        QVERIFY(all[0].unit == Unit::Days);
        VERIFY_NEAR(all[0].was - all[0].now, 86400.0, 1e-6); // base units
        QCOMPARE(all[0].cause, std::string("work.a.time"));  // its terms are unchanged
    }
    // Each consequence names its cause.
    void theCauseIsWhatChangedFirst()
    {
        Saved saved = answer(samplePlan());
        for (const char* path :
             {"work.a.time", "money.run_gpu_hours", "money.in_use", "money.paid_use",
              "money.rent_run", "money.rent_year", "money.rent_total"})
            saved.at(path) *= 2;
        const auto all = since(saved);
        QCOMPARE(all.size(), std::size_t{7});
        const Change *run = find(all, "money.rent_run"), *total = find(all, "money.rent_total");
        QVERIFY(run && total);
        QCOMPARE(run->cause, std::string("money.run_gpu_hours"));
        QCOMPARE(total->cause, std::string("money.in_use")); // via the paid hours
        for (const Change& c : all) {
            const Change* cause = find(all, c.cause);
            QVERIFY2(cause && cause->cause == cause->path, c.path.c_str());
        }
    }
    void whatIsNotKnownAnyMoreIsAChange()
    {
        const Saved saved = answer(samplePlan());
        Plan plan = samplePlan();
        plan.money.price = UsdRate(kUnknown);
        const auto all = since(saved, plan);
        const Change* rent = find(all, "money.rent_run");
        QVERIFY(rent && std::isnan(rent->now) && rent->was > 0);
    }
    void zeroAndHostileNumbers_data()
    {
        QTest::addColumn<double>("value");
        for (const double value : {0.0, -1.0, 1e-308, 1e300, -1e300, 1e308, -1e308})
            QTest::addRow("%g", value) << value;
    }
    void zeroAndHostileNumbers()
    {
        QFETCH(double, value);
        Saved saved = answer(samplePlan());
        const auto differ = static_cast<std::size_t>(
            std::ranges::count_if(saved, [&](const auto& one) { return one.second != value; }));
        for (auto& [path, old] : saved)
            old = value;
        const auto all = since(saved);
        // Every difference has a cause. Values that overflow in base units are ignored.
        QVERIFY2(all.size() + 5 >= differ || std::abs(value) > 1e307,
                 std::to_string(all.size()).c_str());
        for (const Change& c : all)
            QVERIFY(!c.cause.empty());
    }
};

} // namespace

HEADROOM_ROOM(TestChanges)
#include "test_changes.moc"
