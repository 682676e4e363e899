#include "model/engine/answer/answer.h"
#include "model/engine/options/options.h"
#include "tests/support/options.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// Probabilities of options, and how GPU types are added.
namespace {

using namespace engine;
using support::few, support::find, support::four, support::shared, support::tableOf;
using support::Table, support::with;

class TestOptionDraws : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void chancesAreCounted();
    void sharedErrorsDoNotDecide();
    void equalOffersAreTied();
    void sharedWorkIsNoOtherWork();
    void typesComeAFewAtATime();
    void chancesComeRoughlyThenWhole();
    void aTurnedPriceNeedsNoSearch();
    void aStoppedQuestionReturnsNothing();
};

void TestOptionDraws::chancesAreCounted()
{
    Plan plan = with(support::computedPlan(), {{"money.budget", 1.6e6}});
    const Table table = drawn(*tableOf(plan), 400);
    QCOMPARE(table->draws, std::size_t(400));
    double wins = 0;
    for (std::size_t i = 0; i < table->drawn; ++i) {
        const PlanOption& o = table->rows[i];
        QVERIFY(o.chanceDate >= 0 && o.chanceDate <= 1 && o.chanceBudget >= 0);
        if (!o.keeps() || std::isnan(o.cost.base())) {
            QVERIFY(std::isnan(o.cheapest));
            continue;
        }
        wins += o.cheapest;
        // An option within budget in the median is so in about half of the draws or more.
        QVERIFY(o.chanceBudget > 0.35);
        QVERIFY(o.chanceDate > 0.8); // the minimum that meets it at the slow end of the range
    }
    VERIFY_NEAR(wins, 1, 1e-9);
    QVERIFY(std::ranges::none_of(table->rows,
                                 [](const PlanOption& o) { return o.tied && !o.keeps(); }));
}

// With fully correlated errors, sellers of one GPU are ranked by price in every draw; with
// independent errors, a few cents decide little.
void TestOptionDraws::sharedErrorsDoNotDecide()
{
    const auto bestOf = [](double share) {
        auto catalog = std::make_shared<Catalog>(*few({"h100-sxm"}));
        std::ranges::find(catalog->rules, std::string("options.shared"), &Rule::id)->value = share;
        const Table all = tableOf(support::computedPlan(), catalog);
        auto demand = std::make_shared<OptionTable>(*all);
        std::erase_if(demand->rows, [](const PlanOption& o) {
            return o.buys() || o.plan->money.rent.term != Term::OnDemand;
        });
        return drawn(*demand, 400)->rows.front();
    };
    QCOMPARE(bestOf(1).cheapest, 1.0);
    QVERIFY(!bestOf(1).tied);
    QVERIFY(bestOf(0).cheapest < 0.7);
    QVERIFY(bestOf(0).tied);
}

// Options on the same GPUs share their work in a draw; drawn alone, each has the same chances.
void TestOptionDraws::sharedWorkIsNoOtherWork()
{
    for (const Plan& plan : {with(support::computedPlan(), {{"money.budget", 1.6e6}}),
                             with(support::servingPlan(), {{"money.budget", 4e5}})}) {
        const Table all = tableOf(plan);
        const Table together = drawn(*all, 200);
        for (std::size_t i = 0; i < together->drawn; i += 3) {
            auto one = std::make_shared<OptionTable>(*all);
            one->rows = {all->rows[i]};
            const PlanOption &alone = drawn(*one, 200)->rows[0], &row = together->rows[i];
            QVERIFY(support::near(row.chanceBudget, alone.chanceBudget, 0));
            QVERIFY(support::near(row.chanceDate, alone.chanceDate, 0));
        }
    }
}

void TestOptionDraws::equalOffersAreTied()
{
    auto catalog = std::make_shared<Catalog>(*few({"h100-sxm"}));
    const auto nebius = std::ranges::find_if(catalog->offers, [](const Offer& o) {
        return o.provider == "Nebius" && o.accelerator == "h100-sxm" && o.term == "on-demand";
    });
    Offer other = *nebius;
    other.id = "other", other.provider = "Other";
    catalog->offers.push_back(other);
    const Table table = drawn(*tableOf(support::computedPlan(), catalog), 400);
    const PlanOption* a = find(table, "h100-sxm", Tenure::Rent, Term::OnDemand, "Nebius");
    const PlanOption* b = find(table, "h100-sxm", Tenure::Rent, Term::OnDemand, "Other");
    QCOMPARE(a->cost.base(), b->cost.base());
    QCOMPARE(a->tied, b->tied);
}

void TestOptionDraws::typesComeAFewAtATime()
{
    const auto plan = shared(support::computedPlan());
    const auto catalog = four();
    Table sofar = optionsOf(plan, catalog, nullptr, 1);
    QCOMPARE(sofar->looked, std::size_t(1));
    QCOMPARE(sofar->rows.front().plan->cluster.gpu.id, plan->cluster.gpu.id); // its own first
    int calls = 1;
    for (; !sofar->isWhole(); ++calls)
        sofar = optionsOf(plan, catalog, sofar.get(), 1);
    QCOMPARE(calls, 4);
    const Table once = optionsOf(plan, catalog);
    QCOMPARE(sofar->rows.size(), once->rows.size());
    for (std::size_t i = 0; i < once->rows.size(); ++i)
        QCOMPARE(sofar->rows[i].cost.base(), once->rows[i].cost.base());
}

// The window gets rough probabilities first, pass by pass; a single call gets exact ones.
void TestOptionDraws::chancesComeRoughlyThenWhole()
{
    const Context context{.catalog = four()};
    Wants wants{.options = true, .types = 2};
    auto sofar = answer(shared(support::computedPlan()), wants, context);
    std::vector<std::size_t> draws{sofar->options->draws};
    for (; !sofar->options->isDrawn(); draws.push_back(sofar->options->draws))
        sofar = completed(*sofar, wants, context);
    QCOMPARE(draws, (std::vector<std::size_t>{0, 0, 100, 1000}));

    wants.types = Wants::kAllTypes;
    const auto once = answer(shared(support::computedPlan()), wants, context);
    QCOMPARE(once->options->draws, std::size_t(1000));
    QCOMPARE(once->options->rows.front().cheapest, sofar->options->rows.front().cheapest);
}

void TestOptionDraws::aTurnedPriceNeedsNoSearch()
{
    const auto catalog = four();
    const Table before = tableOf(support::computedPlan(), catalog);
    const auto dearer =
        shared(with(support::computedPlan(), {{"money.trials", 40}, {"money.budget", 2e6}}));
    const Table known = optionsOf(dearer, catalog, before.get(), 0);
    QVERIFY(known->isWhole());
    const Table anew = optionsOf(dearer, catalog);
    QCOMPARE(known->rows.size(), anew->rows.size());
    for (std::size_t i = 0; i < anew->rows.size(); ++i)
        QCOMPARE(known->rows[i].cost.base(), anew->rows[i].cost.base());
    const auto sooner = shared(with(support::computedPlan(), {{"work.a.deadline", 40}}));
    QCOMPARE(optionsOf(sooner, catalog, before.get(), 0)->looked, std::size_t(0));
}

void TestOptionDraws::aStoppedQuestionReturnsNothing()
{
    std::stop_source source;
    source.request_stop();
    const auto plan = shared(support::computedPlan());
    QVERIFY(!optionsOf(plan, four(), nullptr, 1, source.get_token()));
    QVERIFY(!drawn(*tableOf(*plan), 100, source.get_token()));
}

} // namespace

HEADROOM_ROOM(TestOptionDraws)
#include "test_optiondraws.moc"
