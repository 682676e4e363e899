#include "model/engine/serving/autoscale.h"
#include "model/engine/serving/servesearch.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/served.h"

#include <QTest>

#include <cmath>
#include <numbers>

// From a request rate to replicas, GPUs, cost and power, over a day, a week and years.
namespace {

using namespace engine;
using namespace support;

ServeQuestion question()
{
    ServeQuestion q;
    q.job.model = *catalog().model("llama-3-70b");
    q.job.prompt = Tokens(1000), q.job.answer = Tokens(300);
    q.formats = {WeightFormat::Bf16, WeightFormat::Fp8, WeightFormat::Int4};
    q.accelerator = *catalog().accelerator("h100-sxm");
    q.between = Bandwidth(50e9);
    q.requests = Rate(40);
    q.limits = {.first = Seconds(1), .token = Seconds(0.04)};
    q.rules = {.load = 0.8, .spares = 1};
    q.price = UsdRate(2.5 / 3600);
    return q;
}

class TestServingFleet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { catalog(); }

    // 50,000 requests per hour of 300 tokens each, at 2,500 tokens per second and GPU.
    void fiftyThousandAnHour_data()
    {
        QTest::addColumn<double>("load");
        QTest::addColumn<double>("spares");
        QTest::addColumn<double>("gpus");
        QTest::newRow("to the brim: two GPUs") << 1.0 << 0.0 << 2.0;
        QTest::newRow("four fifths of each: three") << 0.8 << 0.0 << 3.0;
        QTest::newRow("one spare: three") << 1.0 << 1.0 << 3.0;
        QTest::newRow("both: four") << 0.8 << 1.0 << 4.0;
    }
    void fiftyThousandAnHour()
    {
        QFETCH(double, load);
        QFETCH(double, spares);
        QFETCH(double, gpus);
        const Rate requests(50'000 / 3600.0);
        VERIFY_NEAR(requests.base() * 300, 4167, 1e-4);
        QCOMPARE(fleetFor(requests, Rate(2500 / 300.0), 1, {load, spares}).gpus, gpus);
    }
    void aReplicaThatCarriesNothing()
    {
        QVERIFY(std::isnan(fleetFor(Rate(1), Rate(0), 8, {}).gpus));
    }

    // The load of classes adds up, each relative to a replica's capacity for it alone.
    void classesAddUp()
    {
        const std::vector<TrafficClass> classes{
            {Rate(10), Rate(5)}, {Rate(3), Rate(12)}, {Rate(0), Rate(0)}};
        VERIFY_NEAR(workOf(classes), 2.25, 1e-12);
        QVERIFY(std::isnan(workOf(std::vector<TrafficClass>{{Rate(1), Rate(0)}})));
    }

    // Doubling in a year: (1 + m)^12 = 2.
    void growth()
    {
        const double monthly = std::pow(2, 1 / 12.0) - 1;
        const auto fleets =
            fleetsByMonth({Rate(10), monthly, 36}, Rate(2), 4, {.load = 1, .spares = 0});
        QCOMPARE(fleets.size(), std::size_t(37));
        QCOMPARE(fleets[0].gpus, 20.0);
        QCOMPARE(fleets[12].gpus, 40.0);
        QCOMPARE(fleets[36].gpus, 160.0);
    }

    // A day between 1 and 19 requests per second, 3 per replica, slots and cold starts of five
    // minutes: 112.8 replica-hours; a fleet sized for the peak takes 192 with a spare hour.
    void aDayOfWaves()
    {
        std::vector<Rate> rates;
        for (int i = 0; i < 288; ++i)
            rates.emplace_back(10 - 9 * std::cos(2 * std::numbers::pi * i / 288));
        const AutoscaleRules rules{.coolDown = Seconds(300), .fleet = {.load = 0.8}};
        const Autoscale day = autoscale(rates, Rate(3), rules);
        QCOMPARE(day.most, 8.0);
        QCOMPARE(day.least, 1.0);
        QCOMPARE(day.alwaysHours, 192.0);
        VERIFY_NEAR(day.replicaHours, 112.8, 0.02);
        VERIFY_NEAR(day.saved(), 0.41, 0.03);
    }
    // Each slot has as many as are needed until a replica ordered now is ready.
    void noSlotIsShort()
    {
        const LoadProfile profile{Rate(50),
                                  {.2, .1, .1, .1, .1, .2, .4, .6, .8, .9, 1,  1,
                                   1,  .9, .9, .8, .8, .7, .6, .5, .5, .4, .3, .2},
                                  {1, 1, 1, 1, 1, .6, .5}};
        AutoscaleRules rules;
        rules.coldStart = Seconds(900);
        const std::vector<Rate> rates = ratesOf(profile, rules.slot, 7 * 288);
        const Autoscale week = autoscale(rates, Rate(4), rules);
        for (std::size_t i = 0; i < rates.size(); ++i)
            for (std::size_t ahead = i; ahead <= std::min(i + 3, rates.size() - 1); ++ahead)
                QVERIFY(week.replicas[i] >=
                        fleetFor(rates[ahead], Rate(4), 1, rules.fleet).carrying);
        QVERIFY(week.saved() > 0.2);
        rules.coldStart = Seconds(3600);
        QVERIFY(autoscale(rates, Rate(4), rules).replicaHours > week.replicaHours);
    }

    // The best option by each measure is listed, nothing else beats it, and losers say why.
    void searchFindsTheBest()
    {
        const ServeQuestion q = question();
        const ServeSearch search = searchServing(q, shippedServing());
        QVERIFY(search.any());
        const ServeOption& cheapest = search.options[search.cheapest];
        for (const ServeOption& o : search.options) {
            if (o.loss == ServeLoss::None || o.loss == ServeLoss::Dominated) {
                QVERIFY(o.cost >= cheapest.cost);
                QVERIFY(o.rate.requests * q.rules.load * o.fleet.carrying >= q.requests * 0.999);
                QVERIFY(o.token50 <= q.limits.token);
            }
            if (o.layout.tensor * o.layout.pipeline == 1 && o.format == WeightFormat::Bf16)
                QCOMPARE(o.loss, ServeLoss::Memory);
        }
        for (std::size_t i = 1; i < search.frontier.size(); ++i)
            QVERIFY(search.options[search.frontier[i]].cost >=
                    search.options[search.frontier[i - 1]].cost);
        QVERIFY(std::ranges::find(search.frontier, search.cheapest) != search.frontier.end());
    }
    void searchSaysWhyNot()
    {
        ServeQuestion q = question();
        q.limits.token = Seconds(1e-4);
        ServeSearch search = searchServing(q, shippedServing());
        QVERIFY(!search.any() && search.frontier.empty());
        QVERIFY(std::ranges::any_of(
            search.options, [](const ServeOption& o) { return o.loss == ServeLoss::Token; }));
        q = question(), q.mostGpus = 1;
        search = searchServing(q, shippedServing());
        QVERIFY(!search.any());
    }
    // With many experts, data-parallel attention is searched.
    void searchOfMixtures()
    {
        const auto layouts = servingLayouts({.model = *catalog().model("deepseek-v3-671b")}, 8);
        QVERIFY(std::ranges::any_of(
            layouts, [](const ServingLayout& l) { return l.attention == 8 && l.tensor == 1; }));
        const auto dense = servingLayouts({.model = *catalog().model("llama-3-70b")}, 8);
        QVERIFY(
            std::ranges::none_of(dense, [](const ServingLayout& l) { return l.attention > 1; }));
    }

    // llama.cpp splits by layers only, across the GPUs of one node.
    void searchOfDividedLayers()
    {
        const Model& model = *catalog().model("llama-3-70b");
        const auto layouts = servingLayouts({.model = model, .engine = ServingEngine::LlamaCpp}, 8);
        QCOMPARE(layouts.size(), std::size_t{8});
        double stages = 1;
        for (const ServingLayout& l : layouts) {
            QCOMPARE(l.pipeline, stages);
            QCOMPARE(l.replicaGpus(), stages);
            ++stages;
        }
    }
};

} // namespace

HEADROOM_ROOM(TestServingFleet)
#include "test_servingfleet.moc"
