// The Risk page: spare nodes and the deadline.
#include "model/engine/curves/dateseries.h"
#include "model/engine/uncertainty/band.h"
#include "model/risk/datechart.h"
#include "model/risk/riskactions.h"
#include "model/risk/riskfigures.h"
#include "model/risk/sparetable.h"
#include "tests/model/riskanswered.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>

namespace {

using support::Answered, support::Choices, support::plainSpaces;

struct Spares : Answered {
    model::SpareTable table;

    using Answered::Answered;
    void fill() { table.show(e(), document.format()); }
    QString cell(int row, const char* head)
    {
        for (int c = 0; c < table.columnCount(); ++c)
            if (table.headerData(c, Qt::Horizontal).toString() == QLatin1String(head))
                return plainSpaces(table.index(row, c).data().toString());
        return {};
    }
    int rowNoted(const char* note)
    {
        for (int row = 0; row < table.rowCount(); ++row)
            if (cell(row, "Note").contains(QLatin1String(note)))
                return row;
        return -1;
    }
};

class TestRiskSpares : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTargetsSparesAreOneStep()
    {
        Answered a;
        QVERIFY(model::whyNotTargetSpares(a.document).isEmpty());
        QVERIFY(model::useTargetSpares(a.document));
        QCOMPARE(a.document.undoStack()->count(), 1);
        QVERIFY(!model::whyNotTargetSpares(a.document).isEmpty());
    }

    void whatARunMayLoseIsStated()
    {
        Answered a;
        const auto figure = [&](const char* dial) {
            for (const auto& h : model::riskFigures(a.e(), a.document.format()))
                if (h.dial == QLatin1String(dial))
                    return plainSpaces(h.value.number);
            return QString();
        };
        const double may = a.dial("work.a.may_spare");
        QCOMPARE(figure("work.a.may_spare"), QString::number(may));
        QVERIFY(!figure("risk.stopped_hour").isEmpty());
        a.turn("risk.repair", 2 * 3600.0);
        const QString sooner = figure("risk.down_nodes");
        a.turn("risk.repair", 48 * 3600.0);
        QVERIFY(figure("risk.down_nodes").toDouble() > sooner.toDouble());
    }
    void theTableOfSparesIsSound()
    {
        Spares s;
        QAbstractItemModelTester tester(&s.table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        s.fill();
        QVERIFY(s.table.rowCount() >= 3);
        QCOMPARE(s.cell(0, "Spares"), QStringLiteral("0"));
        QCOMPARE(s.rowNoted("in the plan"), 0);
        QVERIFY(s.rowNoted("target: 99") > 0);
        QVERIFY(s.rowNoted("articles: one per 16") > 0);
        QVERIFY(s.rowNoted("cheapest") >= 0);
        QCOMPARE(s.cell(s.rowNoted("articles"), "Spares"), QStringLiteral("2")); // for 32 nodes
        QVERIFY(s.table.summary().contains(QStringLiteral("articles claim 10")));
        const int target = s.rowNoted("target");
        QVERIFY(s.table.index(target, 0).data(model::DiffersRole).toBool());
    }
    void theTargetIsReachedByItsRowAndNoEarlier()
    {
        Answered a;
        const auto rows = engine::spareRows(engine::ResolvedPlan(*a.e().plan), a.e().assessment);
        const double target = a.e().plan->risk.sparesTarget;
        double before = 0;
        for (const auto& row : rows) {
            QVERIFY(row.enough > before);
            before = row.enough;
            QCOMPARE(row.enough >= target, row.spares >= a.e().assessment.risk.sparesAdvised);
        }
        QVERIFY(std::abs(rows.front().waits - a.dial("risk.waits_without")) < 1e-12);
    }
    void plansAndRulesFarAwayHaveTheirRow()
    {
        Spares s(Choices{{"risk.spares_rule", "typed"}});
        s.turn("cluster.count", 4096);
        s.turn("risk.spares", 40);
        s.fill();
        QCOMPARE(s.cell(s.rowNoted("in the plan"), "Spares"), QStringLiteral("40"));
        QCOMPARE(s.cell(s.rowNoted("articles"), "Spares"), QStringLiteral("32"));
    }

    void theDateIsLikelierTheLaterItIs()
    {
        Answered a;
        double before = -1;
        for (const double days : {20.0, 60.0, 70.0, 90.0, 300.0}) {
            a.turn("work.a.deadline", days * 86400);
            const auto chart = model::dateChart(a.e(), a.document.format());
            QVERIFY(chart.marker);
            QVERIFY(chart.marker->y >= before && chart.marker->y <= 100);
            before = chart.marker->y;
            QVERIFY(std::abs(chart.marker->x - days) < 1e-9);
        }
        QVERIFY(before > 99.9);
    }
    void theBandIsTheMiddleEightyPercent()
    {
        const engine::Band band{60, 70, 90};
        using engine::chanceBelow;
        QVERIFY(std::abs(chanceBelow(band, 60) - 0.1) < 1e-12);
        QVERIFY(std::abs(chanceBelow(band, 70) - 0.5) < 1e-12);
        QVERIFY(std::abs(chanceBelow(band, 90) - 0.9) < 1e-12);
        QCOMPARE(chanceBelow(band, 0), 0.0);
        QCOMPARE(chanceBelow({70, 70, 70}, 71), 1.0);
    }
    void typedHoursHaveNoLuckOfInterruptions()
    {
        const Answered a(Choices{{"risk.goodput_rule", "typed"}});
        const auto chart = model::dateChart(a.e(), a.document.format());
        QVERIFY(chart.curves.size() <= 1);
    }
};

} // namespace

HEADROOM_ROOM(TestRiskSpares)
#include "test_riskspares.moc"
