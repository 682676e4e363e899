#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/workloads.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <vector>

namespace {

using namespace engine;
using support::choose;
using support::samplePlan;

Plan withEveryRiskTyped(Plan plan)
{
    for (const auto& [path, id] : {std::pair{"risk.goodput_rule", "typed"},
                                   {"risk.network", "redundant"},
                                   {"risk.feeds", "dual"},
                                   {"risk.checkpoint.rule", "typed"},
                                   {"risk.spares_rule", "typed"}})
        plan = choose(plan, path, id);
    return plan;
}

// Turns on all parts of serving that are off by default.
Plan withServingTyped(Plan plan)
{
    for (const auto& [path, id] : {std::pair{"work.a.serve.load_rule", "users"},
                                   {"work.a.serve.profile", "daily"},
                                   {"work.a.serve.autoscaling", "on"},
                                   {"work.a.serve.tier_rule", "share"},
                                   {"work.a.serve.rag.on", "on"}})
        plan = choose(plan, path, id);
    return support::with(plan, {{"work.a.serve.second.share", 20},
                                {"work.a.serve.third.share", 10},
                                {"work.a.serve.draft_depth", 3}});
}

// Choices on the Money page that enable other rows.
const std::map<std::string, std::vector<const char*>> kMoneyWays{
    {"money.term", {"reserved_1y", "reserved_3y", "spot"}},
    {"money.capital_rule", {"by_part"}},
    {"money.hall", {"colocation", "built"}},
    {"money.staff_rule", {"typed"}},
    {"money.at_end", {"sold"}}};

// A plan in which the knob has an effect.
Plan planFor(const Number& row)
{
    const Plan &share = samplePlan(), &computed = support::computedPlan();
    const Plan tune = choose(computed, "work.a.kind", "tune");
    const Plan sweep = choose(computed, "work.a.kind", "sweep");
    const Plan fed = support::with(computed, {{"work.a.feed.sample", 1e6}});
    const Plan typed = choose(share, "money.use_rule", "typed");
    const Plan counted =
        choose(choose(share, "site.network_rule", "count"), "site.storage_rule", "count");
    const Plan risk = withEveryRiskTyped(computed);
    const Plan& serve = support::servingPlan();
    const Plan served = withServingTyped(serve);
    const Plan measured = choose(serve, "work.a.serve.rule", "measured");
    const Plan byUnit = choose(serve, "work.a.serve.rule", "unit");
    const Plan mixed = choose(share, "cluster.second.gpu", "a100-sxm-80");
    const Plan batch = choose(computed, "work.a.kind", "batch");
    const Plan units =
        support::with(choose(batch, "work.a.job.rule", "typed"), {{"work.a.job.unit_time", 1}});
    const Plan rl = choose(computed, "work.a.kind", "rl");
    const Plan apart = choose(rl, "work.a.rl.placement", "apart");
    const Plan pairs = choose(rl, "work.a.rl.method", "dpo");
    const Plan recommends = choose(computed, "work.a.kind", "recommend");
    const Plan caches = choose(recommends, "work.a.rec.home", "host");
    const Plan two = withWorkload(computed, support::catalog(), WorkloadKind::Tune, 0);
    const Plan reads = choose(computed, "work.a.media.use", "read");
    const Plan makes = choose(serve, "work.a.media.use", "make");
    const Plan sessions = choose(serve, "work.a.session.use", "sessions");
    const Plan hosts = choose(sessions, "work.a.session.keep", "host");
    const Plan cross =
        choose(choose(serve, "work.a.media.use", "read"), "work.a.media.join", "cross");
    const Plan partly = choose(computed, "work.a.layout.recompute", "layers");
    const Plan capped = support::with(computed, {{"cluster.power_cap", 60}});
    const Plan direct =
        choose(choose(share, "cluster.topology", "dragonfly"), "money.capital_rule", "by_part");
    for (const Plan* plan :
         {&share,  &computed, &tune,     &sweep,  &fed,   &typed, &counted,  &risk,
          &serve,  &served,   &measured, &byUnit, &mixed, &batch, &units,    &rl,
          &apart,  &pairs,    &two,      &partly, &reads, &makes, &sessions, &recommends,
          &caches, &hosts,    &cross,    &capped, &direct})
        if (row.applies(*plan, plan->work[0]))
            return *plan;
    for (const auto& [choice, ids] : kMoneyWays)
        for (const char* id : ids)
            if (const Plan plan = choose(share, choice, id); row.applies(plan, plan.work[0]))
                return plan;
    throw std::runtime_error("nothing to turn: " + std::string(row.path));
}

struct Given {
    const Number& row;
    std::string path;
    Plan plan;
    double size;
};

Given given(const QString& path)
{
    const Bound<Number> knob = findNumber(samplePlan(), path.toStdString());
    return {*knob.row, path.toStdString(), planFor(*knob.row), info(knob.row->unit).size};
}

// A number within its own limits may exceed another one that it is part of.
bool contradicts(const Result<Plan>& turned)
{
    return !turned && turned.error().code == Error::Code::Contradiction;
}

class TestKnobs : public QObject {
    Q_OBJECT

    static void everyNumber()
    {
        QTest::addColumn<QString>("path");
        forEachRow(samplePlan(), numbers(), [](Bound<Number>, const std::string& path) {
            QTest::newRow(path.c_str()) << QString::fromStdString(path);
        });
    }

private Q_SLOTS:
    // Panels are sorted by these positions, so two rows at the same one would be in random order.
    void noTwoRowsOfAHeadingStandAtOnePlace()
    {
        std::set<std::pair<Section, int>> seen;
        std::set<std::pair<Group, int>> first;
        const auto look = [&](const auto& rows) {
            for (const auto& row : rows) {
                const Placing& at = row.placing;
                QVERIFY2(at.section == Section::None || seen.emplace(at.section, at.place).second,
                         row.path.data());
                QVERIFY2(at.start == 0 || first.emplace(row.group, at.start).second,
                         row.path.data());
            }
        };
        look(numbers());
        look(choices());
        QVERIFY(seen.size() > 100 && first.size() > 20);
    }
    void aValueTurnedIsTheValueRead_data() { everyNumber(); }
    void aValueTurnedIsTheValueRead()
    {
        QFETCH(QString, path);
        const Given g = given(path);
        const double middle = std::sqrt(std::max(g.row.low, 1e-3) * g.row.high);
        const double between = g.row.whole ? std::round(middle) : middle;
        int read = 0;
        for (const double value : {g.row.least, g.row.low, between, g.row.high, g.row.most}) {
            const auto next = turned(g.plan, g.path, value * g.size);
            if (contradicts(next))
                continue;
            QVERIFY2(next, std::to_string(value).c_str());
            VERIFY_NEAR(support::knob(*next, g.path), value, 1e-12);
            ++read;
        }
        QVERIFY(read >= 2);
    }
    void outsideItsLimitsIsRefused_data() { everyNumber(); }
    void outsideItsLimitsIsRefused()
    {
        QFETCH(QString, path);
        const Given g = given(path);
        const double inf = std::numeric_limits<double>::infinity();
        for (const double value : {g.row.least - 0.01 * (std::abs(g.row.least) + 1),
                                   g.row.most * 1.01, std::nan(""), inf, -inf, -1e300}) {
            const auto next = turned(g.plan, g.path, value * g.size);
            QVERIFY2(!next, std::to_string(value).c_str());
            QVERIFY(next.error().code == Error::Code::OutOfRange);
            QCOMPARE(next.error().where, g.path);
            const QString range = QString::fromStdString(next.error().advice);
            QVERIFY2(range.contains(u'–'), qPrintable(range));
            const auto ends = range.split(u' ');
            QCOMPARE(ends[0].toDouble(), g.row.least);
            QCOMPARE(ends[2].toDouble(), g.row.most);
            QVERIFY(range.endsWith(QString::fromUtf8(info(g.row.unit).symbol)));
        }
    }
    void aSliderIsWithinTheLimits_data() { everyNumber(); }
    void aSliderIsWithinTheLimits()
    {
        QFETCH(QString, path);
        const Given g = given(path);
        const Number& r = g.row;
        QVERIFY(r.least <= r.low && r.low < r.high && r.high <= r.most);
        if (r.scale == Scale::Log)
            QVERIFY2(r.low > 0, "a logarithm has no zero");
    }
    void aTypedValueMayPassTheSlider_data() { everyNumber(); }
    void aTypedValueMayPassTheSlider()
    {
        QFETCH(QString, path);
        const Given g = given(path);
        if (g.row.high == g.row.most)
            return; // nothing beyond it is allowed
        const double mean = (g.row.high + g.row.most) / 2;
        const double beyond = g.row.whole ? std::round(mean) : mean;
        const auto next = turned(g.plan, g.path, beyond * g.size);
        if (contradicts(next))
            return;
        QVERIFY(next);
        VERIFY_NEAR(support::knob(*next, g.path), beyond, 1e-12);
    }
    void wholeNumbersStayWhole()
    {
        const auto next = turned(samplePlan(), "cluster.count", 99.6);
        QVERIFY(next);
        QCOMPARE(next->cluster.count, 100.0);
    }

    void pathsAreUnique()
    {
        std::set<std::string> paths;
        const auto once = [&](auto, const std::string& path) {
            QVERIFY2(paths.insert(path).second, path.c_str());
        };
        forEachRow(samplePlan(), numbers(), once);
        forEachRow(samplePlan(), choices(), once);
        forEachRow(samplePlan(), texts(), once);
        QVERIFY(paths.size() > 80);
    }
    void pathsOfAnotherWorkload()
    {
        Plan two = samplePlan();
        two.work.push_back(two.work[0]);
        two.work[1].id = "b";
        const Plan turned = support::with(two, {{"work.b.tokens", 2e12}});
        QCOMPARE(turned.work[0].train.tokens.base(), 1.4e12);
        QCOMPARE(turned.work[1].train.tokens.base(), 2e12);
        QVERIFY(!findNumber(two, "work.c.tokens"));
        QVERIFY(!findNumber(two, "work.*.tokens"));
        QVERIFY(!findNumber(two, "work."));
        QVERIFY(!findNumber(two, ""));
    }
    void whatNothingIsCalled()
    {
        const auto next = turned(samplePlan(), "cluster.colour", 1);
        QVERIFY(!next && next.error().code == Error::Code::UnknownPath);
        const auto choice = chosen(samplePlan(), support::catalog(), "cluster.colour", "red");
        QVERIFY(!choice && choice.error().code == Error::Code::UnknownPath);
    }
    void whatHasNoEffectIsNotTurned()
    {
        const auto next = turned(samplePlan(), "money.use", 0.5);
        QVERIFY(!next && next.error().code == Error::Code::NotApplicable);
    }
    void aTurnForgetsTheSource()
    {
        const Plan& plan = support::computedPlan();
        const double price = support::knob(plan, "money.price");
        QVERIFY(plan.cites->contains("money.price"));
        QVERIFY(!support::with(plan, {{"money.price", 2}}).cites->contains("money.price"));
        QVERIFY(support::with(plan, {{"money.price", price}}).cites->contains("money.price"));
        QVERIFY2(plan.cites->contains("money.price"), "the plan turned from is untouched");
    }

    void unknownIsTheSameAsUnknown()
    {
        Plan a = samplePlan(), b = samplePlan();
        QVERIFY(samePlan(a, b));
        a.money.price = UsdRate(kUnknown);
        QVERIFY(!samePlan(a, b) && !samePlan(b, a));
        b.money.price = UsdRate(-kUnknown); // like the result of 0/0
        QVERIFY(samePlan(a, b));
    }
    void everyTurnIsADifference_data() { everyNumber(); }
    void everyTurnIsADifference()
    {
        QFETCH(QString, path);
        const Given g = given(path);
        const double now = support::knob(g.plan, g.path); // or unknown
        auto other = turned(g.plan, g.path, g.size * (now == g.row.low ? g.row.high : g.row.low));
        if (contradicts(other))
            other = turned(g.plan, g.path, g.size * g.row.high);
        QVERIFY(other && !samePlan(g.plan, *other));
    }
    void everyChoiceIsADifferenceOrTheSame()
    {
        forEachRow(samplePlan(), choices(), [](Bound<Choice> c, const std::string& path) {
            const auto& work = samplePlan().work[c.work];
            const std::string now = c.row->get(samplePlan(), work);
            for (const Option& o : c.row->options(samplePlan(), work, support::catalog())) {
                if (!o.available)
                    continue;
                const Plan next = choose(samplePlan(), path, o.id);
                QCOMPARE(c.row->get(next, next.work[c.work]), o.id);
                QVERIFY2(o.id == now || !samePlan(samplePlan(), next), o.id.c_str());
            }
        });
    }
    void theWayBackIsTheSame()
    {
        support::Random random(9);
        for (int i = 0; i < 50; ++i) {
            const Plan start = support::randomPlan(random, 3);
            const Plan copy = start;
            support::randomTurn(random, copy);
            QVERIFY2(samePlan(start, copy), "a turn leaves the plan it came from alone");
        }
    }
};

} // namespace

HEADROOM_ROOM(TestKnobs)
#include "test_knobs.moc"
