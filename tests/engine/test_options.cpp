#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/money/market.h"
#include "model/engine/money/rent.h"
#include "model/engine/options/options.h"
#include "model/engine/options/ways.h"
#include "model/engine/training/run.h"
#include "tests/support/options.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace {

using namespace engine;
using support::few, support::find, support::four, support::shared, support::tableOf;
using support::Table, support::with;

// Evaluates an option's own plan from scratch.
Assessment anew(const PlanOption& option)
{
    return assess(*option.plan, decide(*option.plan));
}

bool isInTime(const Plan& plan, double gpus)
{
    const Assessment a = assess(plan, given(plan, gpus));
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        if (a.work[w].fit != Fit::Fits || !(cautiousTime(a.work[w]) <= plan.work[w].train.deadline))
            return false;
    return true;
}

double missedBy(const PlanOption& option, OptionLimit limit)
{
    const auto it = std::ranges::find(option.missed, limit, &MissedLimit::limit);
    return it == option.missed.end() ? 0 : it->by;
}

class TestOptions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void figuresAreThoseOfThePlanThatIsTaken();
    void everyTypeAndOfferIsThere();
    void sizesAreTheFewestInTime();
    void rentIsPriceTimesHours();
    void budgetsAreKeptToTheDollar_data();
    void budgetsAreKeptToTheDollar();
    void nobodyIsBoundForNothing_data();
    void nobodyIsBoundForNothing();
    void powerAndRegionBind();
    void theRunsOfAYearFitIntoIt();
    void whatWasMeasuredHoldsForItsGpu();
    void whatIsBoughtIsWholeAndFitsItsRack();
    void deliveryCountsAgainstTheDate();
    void ranksByCostAmongThoseThatKeep();
    void unbeatenAreThoseThatNoneBeats();
    void servingKeepsItsLimits();
};

void TestOptions::figuresAreThoseOfThePlanThatIsTaken()
{
    const Table table = tableOf(support::computedPlan());
    for (const PlanOption& option : table->rows) {
        const Assessment a = anew(option);
        QCOMPARE(a.decision.gpus, option.assessment.decision.gpus);
        QCOMPARE(a.money.runCost.base(), option.cost.base());
        QCOMPARE(a.work[0].time.base(), option.assessment.work[0].time.base());
        QCOMPARE((option.buys() ? a.money.ownTotal : a.money.rentTotal).base(),
                 option.total.base());
    }
}

void TestOptions::everyTypeAndOfferIsThere()
{
    const auto catalog = std::make_shared<const Catalog>(support::catalog());
    const Table table = tableOf(support::computedPlan(), catalog);
    QVERIFY(table->isWhole());
    std::set<std::string> types;
    for (const PlanOption& option : table->rows)
        types.insert(option.plan->cluster.gpu.id);
    QCOMPARE(types.size(), catalog->accelerators.size());
    for (const Offer& offer : catalog->offers) {
        if (offer.market == "article" || !catalog->accelerator(offer.accelerator))
            continue;
        const bool isThere = std::ranges::any_of(table->rows, [&](const PlanOption& o) {
            return o.plan->cluster.gpu.id == offer.accelerator && o.seller == offer.provider &&
                   o.plan->money.rent.term == termOf(offer) &&
                   o.plan->money.price <= offer.priceGpu;
        });
        QVERIFY2(isThere, offer.id.c_str());
    }
}

// Tries every number of nodes from one up, for random runs on every GPU type.
void TestOptions::sizesAreTheFewestInTime()
{
    support::Random random(22);
    const auto catalog = four();
    int compared = 0;
    for (int i = 0; i < 200; ++i) {
        const double days = 10 + 80 * random.unit();
        const Plan plan =
            with(support::choose(support::computedPlan(), "work.a.model", "llama-3.1-8b"),
                 {{"work.a.tokens", std::exp(std::log(2e10) + 2.5 * random.unit())},
                  {"work.a.deadline", days}});
        const auto& gpu = catalog->accelerators[random.below(catalog->accelerators.size())];
        const Plan there = onGpu(plan, *catalog, gpu);
        const Table table = optionsOf(shared(plan), few({gpu.id}));
        const auto onDemand = [&](const PlanOption& o) {
            return o.plan->cluster.gpu.id == gpu.id && !o.buys() &&
                   o.plan->money.rent.term == Term::OnDemand;
        };
        const auto option = std::ranges::find_if(table->rows, onDemand);
        QVERIFY(option != table->rows.end());
        double nodes = 1;
        while (nodes < 64 && !isInTime(there, nodes * there.cluster.nodeSize))
            ++nodes;
        if (nodes == 64)
            continue;
        QCOMPARE(option->assessment.decision.gpus, nodes * there.cluster.nodeSize);
        ++compared;
    }
    QVERIFY(compared > 150);
}

// Without staff, storage and trials, a run costs its GPU-hours at the offer's price.
void TestOptions::rentIsPriceTimesHours()
{
    const Plan plan = with(support::choose(support::computedPlan(), "money.staff_rule", "typed"),
                           {{"money.staff_rent", 0}, {"money.staff_own", 0}, {"money.trials", 0}});
    const Table table = tableOf(plan);
    int offers = 0;
    for (const PlanOption& option : table->rows) {
        const Offer* offer = support::catalog().offer(option.offer);
        if (!offer || termOf(*offer) != Term::OnDemand)
            continue;
        const Assessment& a = option.assessment;
        const Usd byHand = offer->priceGpu * (a.decision.gpus * a.work[0].time);
        VERIFY_NEAR(option.cost.base(), byHand.base(), 1e-9);
        ++offers;
    }
    QVERIFY(offers > 20);
}

void TestOptions::budgetsAreKeptToTheDollar_data()
{
    QTest::addColumn<QByteArray>("basis");
    QTest::addColumn<double>("parts"); // share of payments over the years
    const Plan& plan = support::computedPlan();
    QTest::newRow("per month") << QByteArray("month") << plan.money.years / kYear * 12;
    QTest::newRow("over the years") << QByteArray("years") << 1.0;
}

void TestOptions::budgetsAreKeptToTheDollar()
{
    QFETCH(QByteArray, basis);
    QFETCH(double, parts);
    const Plan plan =
        support::choose(support::computedPlan(), "money.budget_basis", basis.toStdString());
    const Table open = tableOf(plan);
    const PlanOption* option = find(open, "h100-sxm", Tenure::Rent, Term::Reserved1y);
    const double cost = option->total.base() / parts;
    VERIFY_NEAR(option->cost.base(), cost, 1e-12);
    const Table kept = tableOf(with(plan, {{"money.budget", cost * 1.000001}}));
    QVERIFY(!find(kept, "h100-sxm", Tenure::Rent, Term::Reserved1y)->misses(OptionLimit::Budget));
    const Table missed = tableOf(with(plan, {{"money.budget", cost - 1000}}));
    const PlanOption* over = find(missed, "h100-sxm", Tenure::Rent, Term::Reserved1y);
    VERIFY_NEAR(missedBy(*over, OptionLimit::Budget), 1000, 1e-6);
    for (const PlanOption& other : missed->rows)
        QCOMPARE(other.misses(OptionLimit::Budget), !(other.cost <= Usd(cost - 1000)));
}

void TestOptions::nobodyIsBoundForNothing_data()
{
    QTest::addColumn<double>("year");
    QTest::addColumn<double>("threeYears");
    QTest::addColumn<int>("terms"); // of the usual price
    QTest::newRow("longer costs less") << 20.0 << 40.0 << 3;
    QTest::newRow("three years cost what one does") << 40.0 << 40.0 << 2;
    QTest::newRow("three years cost more") << 40.0 << 20.0 << 2;
    QTest::newRow("a year costs as much as a day") << 0.0 << 40.0 << 2;
    QTest::newRow("nothing comes off") << 0.0 << 0.0 << 1;
}

void TestOptions::nobodyIsBoundForNothing()
{
    QFETCH(double, year);
    QFETCH(double, threeYears);
    QFETCH(int, terms);
    Plan plan = with(
        support::servingPlan(),
        {{"money.price", 2.0}, {"money.discount_1y", year}, {"money.discount_3y", threeYears}});
    plan.money.rent.least1y = plan.money.rent.least3y = UsdRate();
    const auto ways = waysToHave(plan, support::catalog());
    QCOMPARE(std::ranges::count_if(
                 ways, [](const SupplyWay& w) { return w.tenure == Tenure::Rent && !w.offer; }),
             terms);
}

void TestOptions::powerAndRegionBind()
{
    const Plan plan = support::choose(with(support::computedPlan(), {{"site.power_limit", 350}}),
                                      "money.area", "europe");
    const Table table = tableOf(plan);
    const std::set<std::string> there{"eu-north1", "westeurope", "europe-west4", "all regions"};
    int kept = 0;
    for (const PlanOption& option : table->rows) {
        const double peak = option.assessment.site.peak.total().base();
        QCOMPARE(option.misses(OptionLimit::Power), !(peak <= 350e3));
        QCOMPARE(option.misses(OptionLimit::Region),
                 !option.buys() && !there.contains(option.region));
        kept += option.misses(OptionLimit::Region) ? 0 : 1;
    }
    QVERIFY(kept > 4);
    // A seller's European machines are used, even if its others are cheaper.
    QCOMPARE(find(table, "h100-sxm", Tenure::Rent, Term::OnDemand, "Nebius")->region,
             std::string("eu-north1"));
}

void TestOptions::theRunsOfAYearFitIntoIt()
{
    const Table few = tableOf(with(support::computedPlan(), {{"money.runs", 1}}));
    const Table many = tableOf(with(support::computedPlan(), {{"money.runs", 6}}));
    int enlarged = 0;
    for (const PlanOption& option : many->rows) {
        if (option.misses(OptionLimit::Memory))
            continue; // it has no time
        const Share used = usedOfYear(option.plan->money, option.assessment.money.inUse,
                                      option.assessment.decision.nodes);
        QCOMPARE(option.misses(OptionLimit::Year), used > 1);
        if (option.misses(OptionLimit::Date))
            continue; // no size makes it
        QVERIFY2(!option.misses(OptionLimit::Year), option.plan->cluster.gpu.id.c_str());
        const auto once = std::ranges::find_if(few->rows, [&](const PlanOption& other) {
            return other.plan->cluster.gpu.id == option.plan->cluster.gpu.id &&
                   other.offer == option.offer && other.buys() == option.buys() &&
                   other.plan->money.rent.term == option.plan->money.rent.term;
        });
        QVERIFY(once != few->rows.end());
        QVERIFY(option.assessment.decision.gpus >= once->assessment.decision.gpus);
        enlarged += option.assessment.decision.gpus > once->assessment.decision.gpus ? 1 : 0;
    }
    QVERIFY(enlarged > 4);
}

void TestOptions::whatWasMeasuredHoldsForItsGpu()
{
    const Plan computed = support::servingPlan();
    const Plan measured = support::choose(computed, "work.a.serve.rule", "measured");
    QVERIFY(comparesTypes(computed) && !comparesTypes(measured));
    const Table table = tableOf(measured);
    QVERIFY(!table->rows.empty());
    for (const PlanOption& option : table->rows)
        QCOMPARE(option.plan->cluster.gpu.id, measured.cluster.gpu.id);
}

// A board or a rack is not sold in parts; a card is.
void TestOptions::whatIsBoughtIsWholeAndFitsItsRack()
{
    const Plan narrow = with(support::computedPlan(), {{"site.rack_power", 12}});
    int whole = 0, misses = 0;
    const Table table = tableOf(narrow);
    for (const PlanOption& option : table->rows) {
        const Cluster& cluster = option.plan->cluster;
        const double racks = option.assessment.site.rack.nodes;
        QVERIFY2(option.misses(OptionLimit::Rack) == (option.buys() && racks < 1),
                 (cluster.gpu.id + ": " + std::to_string(racks)).c_str());
        misses += option.misses(OptionLimit::Rack) ? 1 : 0;
        if (option.buys() && cluster.gpu.inside != cluster.gpu.pcie) {
            QCOMPARE(std::fmod(option.assessment.decision.gpus, cluster.nodeSize), 0.0);
            ++whole;
        }
    }
    QVERIFY(whole > 0 && misses > 0);
}

// Deadline 90 days, lead time 26 weeks: buying misses it by the lead time and the run.
void TestOptions::deliveryCountsAgainstTheDate()
{
    const Plan late =
        with(support::computedPlan(), {{"work.a.deadline", 90}, {"money.lead_time", 26}});
    const Table table = tableOf(late);
    int bought = 0;
    for (const PlanOption& option : table->rows) {
        if (!option.buys()) {
            QVERIFY(option.plan->money.rent.term == Term::Spot ||
                    !option.misses(OptionLimit::Date));
            continue;
        }
        const Seconds run = cautiousTime(option.assessment.work[0]);
        VERIFY_NEAR(missedBy(option, OptionLimit::Date), (26 * 7 * kDay + run - 90 * kDay).base(),
                    1e-9);
        VERIFY_NEAR(option.ready.base(), (26 * 7 * kDay + option.assessment.work[0].time).base(),
                    1e-12);
        ++bought;
    }
    QVERIFY(bought > 2);
    // With a longer deadline, more GPUs compensate for the lead time.
    const Table slack = tableOf(with(late, {{"work.a.deadline", 260}}));
    const PlanOption* owned = find(slack, "h100-sxm", Tenure::Buy, Term::OnDemand);
    const PlanOption* rented = find(slack, "h100-sxm", Tenure::Rent, Term::OnDemand);
    QVERIFY(!owned->misses(OptionLimit::Date));
    QVERIFY(owned->assessment.decision.gpus > rented->assessment.decision.gpus);
    QCOMPARE(owned->plan->work[0].train.deadline.base(), (260 * kDay).base());
}

void TestOptions::ranksByCostAmongThoseThatKeep()
{
    const Table table = tableOf(with(support::computedPlan(), {{"money.budget", 1.5e6}}));
    const auto& rows = table->rows;
    const auto firstMiss = std::ranges::find_if_not(rows, &PlanOption::keeps);
    QVERIFY(firstMiss != rows.begin() && firstMiss != rows.end());
    QVERIFY(std::none_of(firstMiss, rows.end(), [](const PlanOption& o) { return o.keeps(); }));
    QVERIFY(std::is_sorted(rows.begin(), firstMiss, [](const PlanOption& a, const PlanOption& b) {
        return a.cost < b.cost;
    }));
}

void TestOptions::unbeatenAreThoseThatNoneBeats()
{
    const Table table = tableOf(support::computedPlan());
    for (const PlanOption& a : table->rows) {
        bool beaten = !a.keeps() || std::isnan(a.cost.base());
        for (const PlanOption& b : table->rows)
            beaten = beaten || (b.keeps() && b.cost <= a.cost && b.ready <= a.ready &&
                                (b.cost < a.cost || b.ready < a.ready));
        QCOMPARE(a.unbeaten, !beaten);
    }
}

void TestOptions::servingKeepsItsLimits()
{
    const Table table = tableOf(support::servingPlan());
    QVERIFY(table->rows.front().keeps());
    for (const PlanOption& option : table->rows) {
        QVERIFY(option.plan->money.tenure == Tenure::Buy ||
                option.plan->money.rent.term != Term::Spot);
        const Assessment a = anew(option);
        const ServeAnswer& fleet = a.serving[0];
        QCOMPARE(option.keeps(), fleet.choice.carriesLoad && fleet.meetsFirst && fleet.meetsToken);
        QCOMPARE(fleet.fleetRate, option.capacity);
        const Offer* offer = support::catalog().offer(option.offer);
        if (offer && offer->gpus > 0) // whole instances are billed
            QCOMPARE(std::fmod(a.decision.gpus, offer->gpus), 0.0);
    }
}

} // namespace

HEADROOM_ROOM(TestOptions)
#include "test_options.moc"
