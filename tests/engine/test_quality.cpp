#include "model/engine/judgment/quality.h"
#include "model/engine/knobs/workloads.h"
#include "model/engine/sizing/datavalue.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Loss as a function of compute, by two published scaling laws.
namespace {

using namespace engine;
using support::catalog;
using support::computedPlan;
using support::with;

std::vector<QualityRow> rowsOf(const Plan& plan)
{
    const Decision decision = decide(plan);
    const Assessment now = assess(plan, decision);
    return qualityOf({ResolvedPlan(plan), now, decision, catalog()});
}

class TestQuality : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // As published: Chinchilla, 70 B on 1.4 T tokens, and Gopher, 280 B on 300 B.
    void lossesAreThePublishedOnes_data()
    {
        QTest::addColumn<double>("params");
        QTest::addColumn<double>("tokens");
        QTest::addColumn<double>("loss");
        QTest::newRow("Chinchilla") << 70e9 << 1.4e12 << 1.936;
        QTest::newRow("Gopher") << 280e9 << 300e9 << 1.993;
    }
    void lossesAreThePublishedOnes()
    {
        QFETCH(double, params);
        QFETCH(double, tokens);
        QFETCH(double, loss);
        const LossLaw& hoffmann = lossLaws()[1];
        VERIFY_NEAR(hoffmann.loss(Params(params), Tokens(tokens)), loss, 1e-3);
    }
    // The latest fit gives about twenty tokens per parameter, as the authors recommend.
    void theBestSplitIsNearTwentyTokensEach_data()
    {
        QTest::addColumn<double>("compute");
        for (const double compute : {1e21, 5.76e23, 1e25})
            QTest::addRow("%g FLOPs", compute) << compute;
    }
    void theBestSplitIsNearTwentyTokensEach()
    {
        QFETCH(double, compute);
        const double n = lossLaws()[0].bestSize(compute).base();
        const double each = compute / (6 * n * n);
        QVERIFY2(each > 14 && each < 30, std::to_string(each).c_str());
    }
    void noOtherSplitLosesLess()
    {
        for (const LossLaw& law : lossLaws())
            for (const double compute : {1e20, 1e23, 1e26}) {
                const Params best = law.bestSize(compute);
                const double least = law.loss(best, Tokens(compute / (6 * best.base())));
                for (double times = 0.1; times < 10; times *= 1.07) {
                    const Params other = times * best;
                    QVERIFY(law.loss(other, Tokens(compute / (6 * other.base()))) >=
                            least * (1 - 1e-12));
                }
            }
    }
    void rowsAreWhatTheySay()
    {
        const Plan& plan = computedPlan();
        const auto rows = rowsOf(plan);
        QCOMPARE(rows.size(), std::size_t{8});
        const auto compute = [&](std::size_t i) {
            return rows[i].size.base() * rows[i].tokens.base();
        };
        const double times[] = {1, 1, 2, 2, 2, 4, 10, 0.5};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            VERIFY_NEAR(compute(i) / compute(0), times[i], 1e-9);
            QVERIFY(rows[i].least <= rows[i].gain && rows[i].gain <= rows[i].most);
        }
        VERIFY_NEAR(rows[0].cost.base(), support::dial(plan, "money.run_cost"), 1e-9);
        QCOMPARE(rows[0].gain, 0.0);
        QVERIFY(rows[4].loss <= rows[2].loss && rows[4].loss <= rows[3].loss);
        QVERIFY(rows[1].gain >= 0 && rows[7].gain < rows[1].gain);
    }
    // Twice the tokens on the same GPUs take twice the time, and rental is paid by time.
    void twiceTheTokensCostsWhatThePlanWithThemCosts()
    {
        const Plan& plan = computedPlan();
        const auto rows = rowsOf(plan);
        const Plan longer = with(plan, {{"work.a.tokens", 2.8e12}});
        VERIFY_NEAR(rows[2].tokens.base(), 2.8e12, 1e-9);
        VERIFY_NEAR(rows[2].cost.base(), support::dial(longer, "money.run_cost"), 1e-9);
        VERIFY_NEAR(rows[2].each.base(), (rows[2].cost - rows[0].cost).base() * 0.01 / rows[2].gain,
                    1e-9);
    }
    // As published: four epochs are worth nearly four times the data, forty are not.
    void repeatsTeachLess()
    {
        Train train;
        train.unique = Tokens(100e9);
        const auto worth = [&](double epochs) {
            return effectiveTokens(train, epochs * train.unique) / train.unique;
        };
        QCOMPARE(worth(0.5), 0.5);
        QCOMPARE(worth(1), 1.0);
        QVERIFY(worth(4) > 3.6 && worth(4) < 4);
        QVERIFY(worth(40) < 16.4);
        double before = 1, gain = 1;
        for (int epochs = 2; epochs < 60; ++epochs) {
            const double more = worth(epochs) - before;
            QVERIFY(more > 0 && more < gain);
            before = worth(epochs), gain = more;
        }
        train.tokenValue = 2;
        QCOMPARE(worth(1), 2.0);
    }
    // With little data the optimal model is smaller than by the scaling law alone.
    void theBestSplitMindsRepeats()
    {
        const Plan scarce = with(computedPlan(), {{"work.a.unique_tokens", 1e10}});
        const auto rows = rowsOf(scarce), plenty = rowsOf(computedPlan());
        QVERIFY(rows[1].size > plenty[1].size);
        QVERIFY(rows[0].loss > plenty[0].loss);
        const LossLaw& law = lossLaws().front();
        const double compute = 6 * rows[1].size.base() * rows[1].tokens.base();
        for (double times = 0.2; times < 5; times *= 1.1) {
            const Params size = times * rows[1].size;
            const Tokens learned =
                effectiveTokens(scarce.work[0].train, Tokens(compute / (6 * size.base())));
            QVERIFY(law.loss(size, learned) >= rows[1].loss * (1 - 1e-9));
        }
        const auto better = rowsOf(with(computedPlan(), {{"work.a.token_value", 1.5}}));
        QVERIFY(better[0].loss < plenty[0].loss);
    }
    void whatTrainsNoLanguageHasNone()
    {
        QVERIFY(rowsOf(support::servingPlan()).empty());
        QVERIFY(rowsOf(support::choose(computedPlan(), "work.a.kind", "tune")).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestQuality)
#include "test_quality.moc"
