#include "model/engine/dials/dial.h"
#include "model/engine/explain/derivation.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

// Terms of derivations and their sources.
namespace {

using namespace engine;

class TestDerivations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatDoesNotApplyIsNotKnown()
    {
        const Assessment share = support::assessed(support::samplePlan());
        const Plan& computed = support::computedPlan();
        QVERIFY(std::isnan(read(support::samplePlan(), share,
                                findDial(support::samplePlan(), "work.a.step_products"))));
        QVERIFY(std::isnan(
            read(computed, support::assessed(computed), findDial(computed, "work.a.share_step"))));
    }
    void pathsAreUnique()
    {
        std::set<std::string> paths;
        forEachRow(support::samplePlan(), dials(), [&](Bound<Dial>, const std::string& path) {
            QVERIFY2(paths.insert(path).second, path.c_str());
        });
    }
    void citationsReachTheTerms()
    {
        const Plan& plan = support::computedPlan();
        const auto d = explain(plan, support::assessed(plan), "money.rent_run");
        QVERIFY(d);
        QCOMPARE(d->terms.front().path, std::string("money.price"));
        QVERIFY(d->terms.front().cite && !d->terms.front().cite->title.empty());
        const Plan typed = support::with(plan, {{"money.price", 2}});
        const auto own = explain(typed, support::assessed(typed), "money.rent_run");
        QVERIFY2(!own->terms.front().cite, "a value typed by hand is no source's");
    }
    // From the first payment, step by step, to a price with its source and date.
    void capitalReachesItsSources_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArrayList>("way");
        QTest::newRow("typed") << QByteArray("all_in")
                               << QByteArrayList{"money.own_first", "money.capital_gpu",
                                                 "money.capital"};
        const auto part = [](const char* name, const char* price) {
            QTest::newRow(name) << QByteArray("by_part")
                                << QByteArrayList{"money.own_first", "money.capital_gpu", name,
                                                  price};
        };
        part("money.part_nodes", "cluster.node.price");
        part("money.part_nics", "cluster.between_link.nic_price");
        part("money.part_switches", "cluster.between_link.switch_price");
        part("money.part_cables", "cluster.between_link.cable_price");
        part("money.part_storage", "money.part.storage_price");
        part("money.part_racks", "money.part.rack");
        part("money.part_optics", "money.part.optic");
    }
    void capitalReachesItsSources()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QByteArrayList, way);
        const Plan plan =
            support::choose(support::samplePlan(), "money.capital_rule", rule.toStdString());
        const Assessment a = support::assessed(plan);
        for (qsizetype step = 0; step + 1 < way.size(); ++step) {
            const auto d = explain(plan, a, way[step].toStdString());
            QVERIFY2(d && d->arithmetic, way[step]);
            const auto term =
                std::ranges::find(d->terms, way[step + 1].toStdString(), &Derivation::Term::path);
            QVERIFY2(term != d->terms.end(), way[step + 1]);
            if (step + 2 == way.size())
                QVERIFY2(term->cite && !term->cite->title.empty() && !term->cite->date.empty(),
                         way.last());
        }
    }
    void whatNothingIsCalled()
    {
        const auto d = explain(support::samplePlan(), {}, "money.nothing");
        QVERIFY(!d);
        QVERIFY(d.error().code == Error::Code::UnknownPath);
        QVERIFY(!explain(support::samplePlan(), {}, "work.zz.time"));
    }
};

} // namespace

HEADROOM_ROOM(TestDerivations)
#include "test_derivations.moc"
