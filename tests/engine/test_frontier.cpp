#include "model/engine/assess.h"
#include "model/engine/curves/frontier.h"
#include "model/engine/decide.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

namespace {

using namespace engine;

class TestFrontier : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noneBeatsAnother_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<bool>("computed");
        QTest::newRow("a share of peak") << QByteArray("llama-3.1-70b") << false;
        QTest::newRow("computed steps") << QByteArray("llama-3.1-70b") << true;
        QTest::newRow("a mixture") << QByteArray("mixtral-8x7b") << true;
    }
    void noneBeatsAnother()
    {
        const auto sizes = frontier(ResolvedPlan(plan()));
        QVERIFY(sizes.size() > 5);
        for (const TradeOff& a : sizes)
            for (const TradeOff& b : sizes)
                QVERIFY(&a == &b || a.time < b.time || a.cost < b.cost || a.power < b.power);
        QVERIFY(std::ranges::is_sorted(sizes, {}, &TradeOff::gpus));
    }
    // Every figure matches the plan evaluated with that many GPUs.
    void figuresAreThePlans_data() { noneBeatsAnother_data(); }
    void figuresAreThePlans()
    {
        QFETCH(bool, computed);
        for (const TradeOff& size : frontier(ResolvedPlan(plan()))) {
            const Assessment there =
                support::assessed(support::with(plan(), {{"cluster.count", size.gpus}}));
            QCOMPARE(size.time.base(), there.work[0].time.base());
            QCOMPARE(size.cost.base(), there.money.runCost.base());
            QCOMPARE(size.power.base(), there.site.peak.total().base());
            QCOMPARE(size.layouts.size(), computed ? 1U : 0U);
        }
    }
    void fewerGpusDoNotHoldTheModel()
    {
        const auto sizes = frontier(ResolvedPlan(support::computedPlan()));
        const Assessment less =
            assess(support::computedPlan(), given(support::computedPlan(), sizes.front().gpus - 8));
        QVERIFY(less.work[0].fit != Fit::Fits);
    }
    void whatNothingHoldsHasNoFrontier()
    {
        Plan plan = support::computedPlan();
        plan.work[0].train.layout.tensor = 7; // divides nothing
        QVERIFY(frontier(ResolvedPlan(plan)).empty());
    }
    void aStoppedQuestionReturnsNothing()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(frontier(ResolvedPlan(support::computedPlan()), source.get_token()).empty());
    }

private:
    static Plan plan()
    {
        QFETCH(QByteArray, model);
        QFETCH(bool, computed);
        const Plan plan =
            support::choose(support::computedPlan(), "work.a.model", model.toStdString());
        return support::choose(plan, "work.a.rule", computed ? "computed" : "share");
    }
};

} // namespace

HEADROOM_ROOM(TestFrontier)
#include "test_frontier.moc"
