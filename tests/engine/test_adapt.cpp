#include "model/engine/judgment/adapt.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Prompting, retrieval or fine-tuning for the same requests.
namespace {

using namespace engine;
using support::catalog;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

using Rows = std::vector<AdaptationRow>;

Rows rowsOf(const Plan& plan)
{
    const Decision enough = smallest(plan);
    const Assessment now = assess(plan, enough);
    return adaptationsOf({ResolvedPlan(plan), now, enough, catalog()});
}
const AdaptationRow& rowOf(const Rows& rows, Adaptation way)
{
    return rows[static_cast<std::size_t>(way)];
}
Plan busy(double requests = 200)
{
    return with(servingPlan(), {{"work.a.serve.requests", requests}});
}

class TestAdapt : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // The fleet is that of a plan with those prompts.
    void theFleetIsThatOfSuchAPlan()
    {
        const Plan plan = busy();
        const Rows rows = rowsOf(plan);
        QCOMPARE(rows.size(), 3u);
        const auto gpus = [](const Plan& p) { return smallest(p).fleets[0].gpus(); };
        QCOMPARE(rowOf(rows, Adaptation::Tune).gpus, gpus(plan));
        QCOMPARE(rowOf(rows, Adaptation::Retrieve).gpus,
                 gpus(choose(plan, "work.a.serve.rag.on", "on")));
        const double requested = plan.work[0].serve.prompt.base();
        QCOMPARE(rowOf(rows, Adaptation::Tune).prompt.base(), requested);
        QCOMPARE(rowOf(rows, Adaptation::Prompt).prompt.base(),
                 requested + plan.advice.instructions.base());
    }
    // A year costs the fleet plus its fine-tuning runs, nothing else.
    void tuningsAreAddedToTheFleet()
    {
        const Rows four = rowsOf(with(busy(), {{"advice.tunings", 4}}));
        const Rows none = rowsOf(with(busy(), {{"advice.tunings", 0}}));
        const AdaptationRow& tune = rowOf(four, Adaptation::Tune);
        VERIFY_NEAR(((tune.cost - rowOf(none, Adaptation::Tune).cost) * kYear).base(),
                    4 * tune.tuning.base(), 1e-6);
        VERIFY_NEAR(rowOf(four, Adaptation::Prompt).cost.base(),
                    rowOf(none, Adaptation::Prompt).cost.base(), 1e-12);
        QVERIFY(tune.tuning.base() > 0);
        const Rows twice = rowsOf(with(busy(), {{"advice.tuning_examples", 20000}}));
        const double more = rowOf(twice, Adaptation::Tune).tuning / tune.tuning;
        QVERIFY2(more > 1.5 && more < 2.5, std::to_string(more).c_str());
    }
    // Well above the stated break-even load fine-tuning is cheaper; well below, prompting is.
    void theLoadReportedTurnsIt()
    {
        const auto plan = [](double requests) {
            return with(busy(requests), {{"advice.tunings", 50},
                                         {"advice.tuning_examples", 1e6},
                                         {"advice.instructions", 6000}});
        };
        const double from = rowOf(rowsOf(plan(200)), Adaptation::Tune).fromRequests;
        QVERIFY2(from > 1 && from < 1e5, std::to_string(from).c_str());
        const Rows above = rowsOf(plan(3 * from)), below = rowsOf(plan(from / 3));
        QVERIFY(rowOf(above, Adaptation::Tune).cost < rowOf(above, Adaptation::Prompt).cost);
        QVERIFY(rowOf(below, Adaptation::Prompt).cost < rowOf(below, Adaptation::Tune).cost);
    }
    void theCheapestIsTheBest()
    {
        for (const double requests : {1.0, 20.0, 500.0}) {
            double least = kUnknown;
            const Rows rows = rowsOf(busy(requests));
            for (const AdaptationRow& row : rows)
                if (!(row.cost.base() >= least))
                    least = row.cost.base();
            for (const AdaptationRow& row : rows)
                QCOMPARE(row.best, row.cost.base() == least);
        }
    }
    void onlyOfModelsThatAnswer()
    {
        QVERIFY(rowsOf(computedPlan()).empty());
        QVERIFY(rowsOf(choose(busy(), "work.a.serve.rule", "measured")).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestAdapt)
#include "test_adapt.moc"
