// The Options page in use: types are added, limits changed, an option used and one added.
#include "model/engine/options/option.h"
#include "model/project/inputactions.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/chartcard.h"
#include "views/controls/knobslider.h"
#include "views/options/optionspage.h"
#include "views/options/supplycard.h"
#include "views/options/supplypoints.h"
#include "views/panels/answerbar.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>

namespace {

using engine::OptionLimit, engine::PlanOption;

// The shipped catalog with a few GPU types, so that a debug build is fast enough.
std::shared_ptr<const engine::Catalog> few()
{
    auto catalog =
        std::make_shared<engine::Catalog>(**model::shippedCatalog(QStringLiteral("2026-11-21")));
    std::erase_if(catalog->accelerators, [](const engine::Accelerator& gpu) {
        return gpu.id != "h100-sxm" && gpu.id != "b200-sxm" && gpu.id != "a100-sxm-80" &&
               gpu.id != "mi300x";
    });
    return catalog;
}

struct Shown : support::ShownPage<views::OptionsPage> {
    Shown() : ShownPage({1528, 912}, engine::Context{few()}) { settle(); }
    void settle()
    {
        settleUntil([this] {
            const auto e = document.evaluation();
            return e && e->options && e->options->isDrawn() &&
                   e->options->plan.get() == &document.plan();
        });
    }
    const model::SupplyTable& table() { return page.options()->table(); }
    const PlanOption& option(int row) { return *table().optionAt(row); }
    int rowWhere(bool (*is)(const PlanOption&))
    {
        for (int row = 0; row < table().rowCount(); ++row)
            if (is(option(row)))
                return row;
        return -1;
    }
    void press(Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseClick(page.options()->use(), Qt::LeftButton, keys);
    }
};

class TestOptionsPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTypeIsComparedAndStated()
    {
        Shown s;
        QVERIFY(s.table().rowCount() > 30);
        QVERIFY(s.table().summary().contains(QStringLiteral("of 4 GPU types")));
        for (const auto* card : s.page.findChildren<views::ChartCard*>())
            QVERIFY(!card->accessibleName().isEmpty() && !card->accessibleDescription().isEmpty());
        const QString stated = s.page.sentence()->text();
        QVERIFY2(stated.contains(QStringLiteral("at the lowest cost")), qPrintable(stated));
    }
    void onePressTakesTheBest()
    {
        Shown s;
        const std::string gpu = s.option(0).plan->cluster.gpu.id;
        const double gpus = s.option(0).assessment.decision.gpus;
        const double cost = s.option(0).cost.base();
        const engine::Plan before = s.document.plan();
        QCOMPARE(s.page.options()->current(), 0);
        s.press();
        QCOMPARE(s.document.undoStack()->count(), 1);
        QCOMPARE(s.document.plan().cluster.gpu.id, gpu);
        QCOMPARE(s.document.plan().cluster.count, gpus);
        s.settle();
        QCOMPARE(s.document.evaluation()->assessment.money.runCost.base(), cost);
        s.document.undoStack()->undo();
        QVERIFY(engine::samePlan(s.document.plan(), before));
    }
    void shiftAddsItAsAScenario()
    {
        Shown s;
        const auto plan = s.document.project().scenarios[0].plan;
        s.page.options()->select(1);
        const auto option = s.option(1).plan;
        s.press(Qt::ShiftModifier);
        const auto& scenarios = s.document.project().scenarios;
        QCOMPARE(scenarios.size(), std::size_t(2));
        QCOMPARE(scenarios[0].plan, plan);
        QCOMPARE(scenarios[1].plan, option);
        QCOMPARE(s.document.scenario(), std::size_t(0));
        QVERIFY(!scenarios[1].name.empty());
        QTest::mouseClick(s.page.options()->add(), Qt::LeftButton); // the button does the same
        QCOMPARE(s.document.project().scenarios.size(), std::size_t(3));
        s.document.undoStack()->undo();
        s.document.undoStack()->undo();
        QCOMPARE(s.document.project().scenarios.size(), std::size_t(1));
    }
    void aTypedBudgetGraysWhatCostsMore()
    {
        Shown s;
        const double cost = s.option(5).cost.base();
        QVERIFY(model::turn(s.document, QStringLiteral("money.budget"), 1.0000001 * cost));
        s.settle();
        int kept = 0;
        for (int row = 0; row < s.table().rowCount(); ++row) {
            const PlanOption& o = s.option(row);
            QCOMPARE(o.misses(OptionLimit::Budget), !(o.cost.base() <= 1.0000001 * cost));
            kept += o.keeps() ? 1 : 0;
            const int last = s.table().columnCount() - 1;
            const QString stated = s.table().index(row, last).data().toString();
            QCOMPARE(stated.contains(QStringLiteral("budget exceeded by")),
                     o.misses(OptionLimit::Budget) && o.cost.base() > 0);
        }
        QVERIFY(kept > 0 && kept < s.table().rowCount());
        s.document.undoStack()->undo();
        QVERIFY(std::isnan(s.document.plan().money.budget.base()));
    }
    void aLeadTimeRulesOutBuying()
    {
        Shown s;
        const auto buys = [](const PlanOption& o) { return o.buys(); };
        QVERIFY(s.option(s.rowWhere(buys)).keeps());
        QVERIFY(model::type(s.document, QStringLiteral("money.lead_time"), QStringLiteral("26")));
        s.settle();
        QVERIFY(s.option(s.rowWhere(buys)).misses(OptionLimit::Date));
    }
    void anOldListIsNotTaken()
    {
        Shown s;
        QVERIFY(model::type(s.document, QStringLiteral("work.a.tokens"), QStringLiteral("2T")));
        QVERIFY(!s.page.options()->use()->isEnabled()); // these are for another plan
        s.settle();
        QVERIFY(s.page.options()->use()->isEnabled());
        QCOMPARE(s.option(0).plan->work[0].train.tokens.base(), 2e12);
    }
    void theChartPicksARow()
    {
        Shown s;
        QCOMPARE(s.page.points()->chart().series.size(), std::size_t(4)); // the best one is marked
        Q_EMIT s.page.points()->picked(3);
        QCOMPARE(s.page.options()->current(), 3);
        Q_EMIT s.page.points()->taken();
        QCOMPARE(s.document.undoStack()->count(), 1);
    }
    void hiddenItAsksForNothing()
    {
        Shown s;
        s.page.hide();
        QVERIFY(model::type(s.document, QStringLiteral("work.a.tokens"), QStringLiteral("1T")));
        QVERIFY(QTest::qWaitFor([&] { return s.document.isSettled(); }, support::kPatience));
        QVERIFY(!s.document.evaluation()->options);
    }
};

} // namespace

HEADROOM_ROOM(TestOptionsPage)
#include "test_optionspage.moc"
