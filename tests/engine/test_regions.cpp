#include "model/engine/knobs/place.h"
#include "model/engine/knobs/refresh.h"
#include "model/engine/knobs/usepart.h"
#include "model/engine/site/regions.h"
#include "tests/support/overlay.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

// Site selection: cost and emissions by region, and plans moved to a region.
namespace {

using namespace engine;
using support::assessed;
using support::catalog;
using support::choose;
using support::dial;
using support::samplePlan;
using support::with;

std::vector<RegionRow> compared(const Plan& plan)
{
    return compareRegions(ResolvedPlan(plan), assessed(plan), catalog());
}

class TestRegions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A row of the comparison is the plan moved to that region.
    void aRowIsThePlanMovedThere_data()
    {
        QTest::addColumn<QString>("region");
        for (const Region& r : catalog().regions)
            if (std::isfinite(r.electricity.base()) && std::isfinite(r.carbon.base()))
                QTest::newRow(r.id.c_str()) << QString::fromStdString(r.id);
    }
    void aRowIsThePlanMovedThere()
    {
        QFETCH(QString, region);
        static const auto rows = compared(samplePlan());
        const auto row = std::ranges::find_if(
            rows, [&](const RegionRow& r) { return r.region->id == region.toStdString(); });
        const Plan there = choose(samplePlan(), "site.region", region.toStdString());
        const Assessment a = assessed(there);
        QVERIFY(row->complete && !row->here);
        VERIFY_NEAR(row->electricityYear.base(), a.money.electricityYear.base(), 1e-12);
        VERIFY_NEAR(row->ownYear.base(), a.money.ownYear.base(), 1e-12);
        VERIFY_NEAR(row->carbonYear.base(), a.site.year.carbon().base(), 1e-12);
        VERIFY_NEAR(row->carbonRun.base(), a.site.run.carbon().base(), 1e-12);
        QVERIFY2(std::isnan(row->waterYear.base()), "no region of the catalog tells its water");
        const auto moved = compared(there);
        const auto here = std::ranges::find_if(moved, &RegionRow::here);
        QCOMPARE(here->waterYear.base(), a.site.year.water().base());
        QCOMPARE(there.cites->at("site.electricity").entry, region.toStdString());
        QCOMPARE(there.cites->at("site.carbon").entry, region.toStdString());
    }
    // No region is both cheaper and cleaner than one on the Pareto front.
    void whatIsDominated()
    {
        const auto rows = compared(samplePlan());
        int kept = 0;
        for (const RegionRow& r : rows) {
            const bool beaten = std::ranges::any_of(rows, [&](const RegionRow& o) {
                return o.region->electricity <= r.region->electricity &&
                       o.region->carbon <= r.region->carbon &&
                       (o.region->electricity < r.region->electricity ||
                        o.region->carbon < r.region->carbon);
            });
            QCOMPARE(r.dominated, r.complete && beaten);
            kept += r.complete && !r.dominated;
        }
        QVERIFY(kept >= 2 && kept < 20);
        const auto has = [&](const char* id) {
            return std::ranges::any_of(
                rows, [&](const RegionRow& r) { return r.region->id == id && !r.dominated; });
        };
        QVERIFY2(!has("gb"), "Britain is dearer than Norway, and dirtier");
        QVERIFY(has("is")); // the cleanest of those with a price
    }
    void orderAndCompleteness()
    {
        const auto rows = compared(samplePlan());
        QVERIFY(rows.size() > 300);
        for (std::size_t i = 1; i < rows.size(); ++i) {
            QVERIFY(rows[i - 1].complete || !rows[i].complete);
            if (rows[i].complete)
                QVERIFY(rows[i - 1].region->electricity <= rows[i].region->electricity);
        }
        const RegionRow& half = rows.back();
        QVERIFY(!half.complete && !half.dominated);
        QVERIFY(std::isnan(half.electricityYear.base()) || std::isnan(half.carbonYear.base()));
        std::set<std::string> ids;
        for (const RegionRow& r : rows)
            QVERIFY(ids.insert(r.region->id).second);
    }
    void thePlansOwnIsMarked()
    {
        const auto rows = compared(choose(samplePlan(), "site.region", "no"));
        QCOMPARE(std::ranges::count_if(rows, &RegionRow::here), 1);
        QCOMPARE(std::ranges::find_if(rows, &RegionRow::here)->region->id, std::string("no"));
    }
    void figuresOfOnesOwn()
    {
        const Plan moved = choose(samplePlan(), "site.region", "no");
        QCOMPARE(moved.site.regionName, std::string("Norway"));
        const Plan own = choose(moved, "site.region", "own");
        QVERIFY(own.site.region.empty() && own.site.regionName.empty());
        QCOMPARE(own.site.electricity.base(), moved.site.electricity.base());
        const Plan typed = with(moved, {{"site.electricity", 0.05}});
        QVERIFY(!typed.cites->contains("site.electricity"));
        QVERIFY(typed.cites->contains("site.carbon"));
    }
    void aRegionOfTheCatalogIsUsed()
    {
        const auto no = used(samplePlan(), catalog(), CatalogKind::Regions, "no");
        QVERIFY(no && no->site.region == "no");
        // A region without carbon data sets the price but not the plan's region.
        const auto africa = used(samplePlan(), catalog(), CatalogKind::Regions, "africa");
        QVERIFY(africa && africa->site.region.empty());
        VERIFY_NEAR(support::knob(*africa, "site.electricity"), 0.123, 1e-12);
        QCOMPARE(africa->site.carbon.base(), samplePlan().site.carbon.base());
        QVERIFY(!used(samplePlan(), catalog(), CatalogKind::Regions, "eu"));
    }
    void newerFiguresOfTheRegionAreReported()
    {
        const Plan moved = choose(samplePlan(), "site.region", "no");
        QVERIFY(movedOn(moved, catalog()).empty());
        const Catalog newer = support::overlaid(
            R"("regions": [{"id": "no", "carbon": {"value": 20, "unit": "g/kWh", "source": "new"}}])");
        const auto all = movedOn(moved, newer);
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].path, std::string("site.carbon"));
        VERIFY_NEAR(support::knob(refreshed(moved, newer), "site.carbon"), 20, 1e-12);
    }
    void everyKindOfCoolingBringsItsFigures_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("pue");
        QTest::addColumn<double>("rack");
        QTest::newRow("air") << "air" << 1.5 << 10.0;
        QTest::newRow("contained") << "contained" << 1.3 << 20.0;
        QTest::newRow("rear door") << "rear_door" << 1.25 << 35.0;
        QTest::newRow("liquid") << "liquid" << 1.15 << 120.0;
    }
    void everyKindOfCoolingBringsItsFigures()
    {
        QFETCH(QString, kind);
        QFETCH(double, pue);
        QFETCH(double, rack);
        const Plan plan = choose(samplePlan(), "site.cooling", kind.toStdString());
        VERIFY_NEAR(support::knob(plan, "site.pue"), pue, 1e-12);
        VERIFY_NEAR(support::knob(plan, "site.rack_power"), rack, 1e-12);
        QVERIFY(plan.cites->contains("site.pue") && plan.cites->contains("site.rack_power"));
        QVERIFY(movedOn(plan, catalog()).empty());
        const Plan turned = with(plan, {{"site.pue", 1.42}});
        VERIFY_NEAR(support::knob(turned, "site.pue"), 1.42, 1e-12);
        QVERIFY(!turned.cites->contains("site.pue"));
    }
    void theLeastCoolingThatIsEnough()
    {
        QVERIFY(coolingFor(catalog(), Watts(8400)) == Cooling::Air);
        QVERIFY(coolingFor(catalog(), Watts(20000)) == Cooling::Contained);
        QVERIFY(coolingFor(catalog(), Watts(20001)) == Cooling::RearDoor);
        QVERIFY(!coolingFor(catalog(), Watts(150e3)));
    }
};

} // namespace

HEADROOM_ROOM(TestRegions)
#include "test_regions.moc"
