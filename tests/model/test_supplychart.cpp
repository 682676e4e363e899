#include "model/options/optionwords.h"
#include "model/options/supplychart.h"
#include "tests/support/options.h"
#include "tests/support/room.h"

#include <QTest>

namespace {

using support::samplePlan, support::tableOf, support::with;

// The first of the frontier in both ways, at the same cost and time.
std::shared_ptr<engine::OptionTable> withFirstOtherwise(engine::OptionTable table)
{
    engine::PlanOption other = *std::ranges::find_if(table.rows, &engine::PlanOption::unbeaten);
    engine::Plan plan = *other.plan;
    plan.money.tenure = other.buys() ? engine::Tenure::Rent : engine::Tenure::Buy;
    other.plan = std::make_shared<const engine::Plan>(std::move(plan));
    other.offer.clear();
    table.rows.push_back(std::move(other));
    return std::make_shared<engine::OptionTable>(std::move(table));
}

class TestSupplyChart : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Two points with the same size are distinguished by rent or purchase; otherwise labels state
    // only the size.
    void eachPointOfTheFrontierHasAName()
    {
        const model::NumberFormat format;
        int apart = 0;
        for (const double runs : {1.0, 3.0, 10.0, 30.0}) {
            const auto table =
                withFirstOtherwise(*tableOf(with(samplePlan(), {{"money.runs", runs}})));
            const model::PointChart chart = model::supplyChart(*table, format).points;
            const QStringList names = chart.series[2].names;
            QVERIFY(!names.isEmpty());
            QCOMPARE(names.size(), chart.series[2].x.size());
            QStringList sizes;
            for (const engine::PlanOption& option : table->rows)
                if (option.unbeaten)
                    sizes << model::optionSize(option, format);
            for (const QString& name : names) {
                QVERIFY2(names.count(name) == 1, qPrintable(name));
                const bool alone = sizes.count(name) == 1;
                QVERIFY2(alone || !sizes.contains(name), qPrintable(name));
                apart += alone ? 0 : 1;
            }
        }
        QVERIFY(apart >= 8);
    }
};

} // namespace

HEADROOM_ROOM(TestSupplyChart)
#include "test_supplychart.moc"
