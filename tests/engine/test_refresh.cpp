#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/imported.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/refresh.h"
#include "model/engine/knobs/usepart.h"
#include "tests/support/overlay.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// A plan keeps the values it copied; newer catalog values are reported, and applied on request.
namespace {

using namespace engine;
using support::catalog;
using support::choose;
using support::overlaid;
using support::samplePlan;
using support::with;

const Moved* find(const std::vector<Moved>& all, std::string_view path)
{
    const auto it = std::ranges::find(all, path, &Moved::path);
    return it == all.end() ? nullptr : &*it;
}

std::string reported(const std::vector<Moved>& all)
{
    std::string text;
    for (const Moved& m : all)
        text += m.path + " " + std::to_string(m.was) + " → " + std::to_string(m.now) + "; ";
    return text;
}

Catalog hotter()
{
    return overlaid(R"("accelerators": [{"id": "h100-sxm",
        "power": {"value": 800, "unit": "W", "source": "new"}}])");
}

// Two providers offer an H200 for almost nothing.
Catalog cheaper()
{
    return overlaid(R"("offers": [
        {"id": "one", "name": "Mine", "accelerator": "h200-sxm", "term": "on-demand",
         "market": "list", "price_gpu": {"value": 0.01, "unit": "USD/GPU-h", "source": "new"}},
        {"id": "two", "name": "Mine too", "accelerator": "h200-sxm", "term": "on-demand",
         "market": "list", "price_gpu": {"value": 0.01, "unit": "USD/GPU-h", "source": "new"}}])");
}

// Increases all numbers of the parts by 10 %.
template <class T> void grow(std::vector<T>& parts)
{
    for (T& part : parts)
        for (const Field<T>& field : fields(part))
            if (field.unit != Unit::Gpus && field.unit != Unit::Count && field.unit != Unit::None)
                field.set(part, field.get(part) * 1.1);
}
Catalog grown()
{
    Catalog c = catalog();
    grow(c.accelerators);
    grow(c.links);
    grow(c.models);
    grow(c.offers);
    return c;
}

class TestRefresh : public QObject {
    Q_OBJECT

    static void moveNothing(const Plan& plan, const Catalog& c = catalog())
    {
        const auto all = movedOn(plan, c);
        QVERIFY2(all.empty(), reported(all).c_str());
        QVERIFY(samePlan(refreshed(plan, c), plan));
    }

private Q_SLOTS:
    void aNodeOfAnotherSizeHasNotMovedOn()
    {
        const Plan plan =
            support::with(support::samplePlan(), {{"cluster.node_size", 4}, {"cluster.nics", 1}});
        QCOMPARE(plan.cluster.perGpu.base(), plan.cluster.between.bandwidth.base() / 4);
        QVERIFY(movedOn(plan, support::catalog()).empty());
    }
    void aPlanOfTodayHasNothingToMove_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("id");
        for (const char* path :
             {"cluster.gpu", "cluster.fabric", "cluster.inside", "work.a.model"}) {
            const auto row = findChoice(samplePlan(), path);
            for (const Option& o : row.row->options(samplePlan(), samplePlan().work[0], catalog()))
                QTest::newRow((std::string(path) + " " + o.id).c_str())
                    << QByteArray(path) << QByteArray::fromStdString(o.id);
        }
    }
    void aPlanOfTodayHasNothingToMove()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, id);
        moveNothing(choose(samplePlan(), path.toStdString(), id.toStdString()));
    }
    void whatWasUsedFromTheCatalogStays_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("id");
        for (const Region& r : catalog().regions)
            if (r.electricity.base() > 0)
                QTest::newRow(r.id.c_str())
                    << int(CatalogKind::Regions) << QByteArray::fromStdString(r.id);
        for (const Offer& o : catalog().offers)
            QTest::newRow(o.id.c_str())
                << int(CatalogKind::Offers) << QByteArray::fromStdString(o.id);
    }
    // A chosen offer, a region's electricity price: they can become outdated as well.
    void whatWasUsedFromTheCatalogStays()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, id);
        const auto plan =
            used(samplePlan(), catalog(), static_cast<CatalogKind>(kind), id.toStdString());
        QVERIFY2(plan, plan ? "" : plan.error().detail.c_str());
        moveNothing(*plan);
    }
    void aFigureThatChangedIsReported()
    {
        const auto all = movedOn(samplePlan(), hotter());
        const Moved* power = find(all, "cluster.gpu.power");
        QVERIFY(power);
        QCOMPARE(power->was, 700.0);
        QCOMPARE(power->now, 800.0);
        QVERIFY(power->unit == Unit::Watt);
        QCOMPARE(power->cite.title, std::string("New sheet"));
    }
    void refreshTakesItAndNothingElse()
    {
        const Catalog c = hotter();
        const Plan next = refreshed(samplePlan(), c);
        const auto all = movedOn(samplePlan(), c);
        forEachRow(next, numbers(), [&](Bound<Number> k, const std::string& path) {
            const Moved* moved = find(all, path);
            const double expected = moved ? moved->now : read(samplePlan(), k);
            QVERIFY2(support::near(read(next, k), expected, 1e-12), path.c_str());
        });
        QCOMPARE(next.cites->at("cluster.gpu.power").title, std::string("New sheet"));
        QVERIFY(movedOn(next, c).empty());
    }
    void whatWasTypedNeverMoves()
    {
        Plan plan = with(samplePlan(), {{"cluster.gpu.power", 650}});
        QVERIFY(!find(movedOn(plan, hotter()), "cluster.gpu.power"));
        VERIFY_NEAR(support::knob(refreshed(plan, hotter()), "cluster.gpu.power"), 650.0, 1e-12);
    }
    void whatWasImportedNeverMoves()
    {
        Plan plan = samplePlan();
        Model model = *catalog().model(plan.work[0].train.model.id);
        model.params = Params(1e9);
        adopt(plan, plan.work[0], cited(model, {"import", "config.json", "2026-11-01", {}}));
        moveNothing(plan);
        const auto rented = rentedAt(samplePlan(), catalog(), {}, Usd(1) / kHour,
                                     {"import", "vms.csv", "2026-11-01", {}});
        QVERIFY(rented);
        moveNothing(*rented);
    }
    void whatTheCatalogNoLongerKnowsStays()
    {
        Catalog c = catalog();
        std::erase_if(c.accelerators, [](const auto& a) { return a.id == "h100-sxm"; });
        QVERIFY(!find(movedOn(samplePlan(), c), "cluster.gpu.power"));
        Catalog none;
        none.today = c.today;
        moveNothing(samplePlan(), none);
    }
    void theUsualRentFollowsTheOffersOfTheDay()
    {
        const Catalog c = cheaper();
        const Plan plan = choose(samplePlan(), "cluster.gpu", "h200-sxm");
        const auto all = movedOn(plan, c);
        const Moved* rent = find(all, "money.price");
        QVERIFY2(rent && rent->now < rent->was, reported(all).c_str());
    }
    void aRentThatWasPickedFollowsItsOffer()
    {
        const auto plan = used(samplePlan(), catalog(), CatalogKind::Offers,
                               "aws-p5-48xlarge-us-east-1-on-demand");
        QVERIFY(plan);
        const Catalog c = overlaid(R"("offers": [{"id": "aws-p5-48xlarge-us-east-1-on-demand",
            "price_gpu": {"value": 5, "unit": "USD/GPU-h", "source": "new"}}])");
        const Plan next = refreshed(*plan, c);
        VERIFY_NEAR(support::knob(next, "money.price"), 5.0, 1e-9);
        QCOMPARE(next.cites->at("money.price").entry,
                 std::string("aws-p5-48xlarge-us-east-1-on-demand"));
        Catalog gone = catalog();
        std::erase_if(gone.offers,
                      [](const auto& o) { return o.id == "aws-p5-48xlarge-us-east-1-on-demand"; });
        QVERIFY(!find(movedOn(*plan, gone), "money.price")); // a removed offer is not a newer value
    }
    void electricityOfARegionFollowsIt()
    {
        const auto plan = used(samplePlan(), catalog(), CatalogKind::Regions, "de");
        QVERIFY(plan);
        const Catalog c = overlaid(R"("regions": [{"id": "de",
            "electricity": {"value": 0.5, "unit": "USD/kWh", "source": "new"}}])");
        VERIFY_NEAR(support::knob(refreshed(*plan, c), "site.electricity"), 0.5, 1e-9);
    }
    void theRuleOfTheCountStays()
    {
        const Plan plan = choose(samplePlan(), "cluster.count_rule", "smallest");
        QVERIFY(refreshed(plan, hotter()).cluster.countRule == CountRule::Smallest);
    }
    // After a refresh nothing is left to refresh, whatever was edited.
    void onceIsEnough()
    {
        const Catalog c = grown();
        support::Random random(21);
        for (int i = 0; i < 100; ++i) {
            const Plan plan = support::randomPlan(random, i % 10);
            const auto left = movedOn(refreshed(plan, c), c);
            QVERIFY2(left.empty(), reported(left).c_str());
        }
    }
};

} // namespace

HEADROOM_ROOM(TestRefresh)
#include "test_refresh.moc"
