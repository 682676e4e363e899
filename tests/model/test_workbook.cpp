// Exports for spreadsheets: the bill of materials as CSV, and the workbook, which
// tests/deep/workbook.sh opens and recalculates.
#include "model/export/workbook/workbook.h"
#include "model/money/billtable.h"
#include "tests/model/fixture.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

namespace {

using namespace engine;

struct Answered {
    Project project;
    std::shared_ptr<const Evaluation> evaluation;
    explicit Answered(const Plan& plan)
        : project(support::projectOf(plan))
        , evaluation(answer(project.scenarios[0].plan, {}, support::shippedContext()))
    {
    }
    QByteArray workbook() const
    {
        const auto bytes = model::workbookOf(project, *evaluation, support::shippedContext());
        return bytes ? *bytes : QByteArray();
    }
};

Plan byPart()
{
    return support::choose(support::computedPlan(), "money.capital_rule", "by_part");
}

} // namespace

class TestWorkbook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSamePlanIsTheSameBytes_data()
    {
        QTest::addColumn<Plan>("plan");
        QTest::newRow("a run") << support::computedPlan();
        QTest::newRow("by a share of peak") << support::samplePlan();
        QTest::newRow("part by part") << byPart();
        QTest::newRow("a fleet") << support::servingPlan();
        QTest::newRow("a run and a fleet") << support::trainedAndServed();
    }
    void theSamePlanIsTheSameBytes()
    {
        QFETCH(Plan, plan);
        const Answered x(plan);
        const QByteArray first = x.workbook();
        QVERIFY(first.startsWith("PK"));
        QCOMPARE(x.workbook(), first);
    }
    void hostileNamesAreWritten()
    {
        Answered x(support::computedPlan());
        x.project.title = "=cmd|' /C calc'!A0 [x] \x01\x1f <&> \xff";
        x.project.client = x.project.scenarios[0].name = std::string(200, '=');
        QVERIFY(x.workbook().startsWith("PK"));
    }
    // The one-time payments in the file match the purchase cost.
    void theCsvAddsUp()
    {
        for (const Plan& plan : {support::computedPlan(), byPart()}) {
            const Answered x(plan);
            const QByteArray csv = model::billCsv(*x.evaluation, "2026-11-21");
            double sum = 0;
            for (const QByteArray& line : csv.split('\n')) {
                const QList<QByteArray> cells = line.split(',');
                if (cells.value(6) == "once")
                    sum += cells[5].toDouble();
            }
            VERIFY_NEAR(sum, x.evaluation->assessment.money.ownFirst.base(), 1e-9);
            QCOMPARE(csv.count('\n'),
                     static_cast<qsizetype>(
                         billOf(ResolvedPlan(plan), x.evaluation->assessment).size() + 1));
        }
    }
    void whoOrdersTodayStartsAfterTheLeadTime()
    {
        const Plan plan = support::with(support::computedPlan(), {{"money.lead_time", 12}});
        const model::OrderDates dates = model::orderDates(plan, "2026-11-21");
        QCOMPARE(dates.start, QDate(2027, 2, 13));
        QVERIFY(model::billCsv(*Answered(plan).evaluation, "2026-11-21")
                    .contains(",12,2026-11-21,2027-02-13,"));
    }
    void theTableEndsInThePurchaseCost()
    {
        const Answered x(byPart());
        const model::Table table = model::billTable(*x.evaluation, model::NumberFormat());
        QCOMPARE(table.rows.back()[3],
                 model::NumberFormat().text(x.evaluation->assessment.money.ownFirst.base(),
                                            Unit::Dollar));
    }
};

HEADROOM_ROOM(TestWorkbook)
#include "test_workbook.moc"
