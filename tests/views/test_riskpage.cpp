// The Risk page in use: edit, fix, explain, copy.
#include "model/engine/knobs/tables.h"
#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "model/project/workactions.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/curvechart.h"
#include "views/charts/pointchart.h"
#include "views/charts/sharechart.h"
#include "views/controls/cardstack.h"
#include "views/controls/knobcontrol.h"
#include "views/controls/tablecard.h"
#include "views/controls/textblock.h"
#include "views/controls/whypopover.h"
#include "views/risk/riskpage.h"
#include "views/risk/riskpanel.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace {

struct Shown : support::ShownPage<views::RiskPage> {
    int rows() { return page.spares()->tableView()->model()->rowCount(); }
};

class TestRiskPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCardHasSomethingToSay()
    {
        Shown s;
        QVERIFY(!s.page.faults()->chart().parts.empty());
        QCOMPARE(s.page.between()->chart().series.size(), std::size_t(2));
        QCOMPARE(s.page.interval()->chart().series.size(), std::size_t(2));
        QCOMPARE(s.page.date()->chart().curves.size(), std::size_t(2));
        QVERIFY(s.rows() >= 3);
        QVERIFY(s.page.doubt()->text().contains(QStringLiteral("Sources disagree")));
        for (const auto* card : s.page.findChildren<views::ChartCard*>()) {
            QVERIFY(!card->accessibleName().isEmpty());
            QVERIFY(!card->accessibleDescription().isEmpty());
        }
    }
    // The simulated year shares its place with the probability of the deadline.
    void theYearIsOnePressAway()
    {
        Shown s;
        QVERIFY(s.page.date()->isVisible() && !s.page.year()->isVisible());
        QTest::mouseClick(s.page.byTime()->bar(0)->button(1), Qt::LeftButton);
        QVERIFY(s.page.year()->isVisible());
        const model::CurveChart& year = s.page.year()->chart();
        QVERIFY(year.curves.front().x.size() > 2);
        QVERIFY(year.subtitle.contains(QStringLiteral("goodput")));
        const QString before = year.subtitle;
        QVERIFY(model::turn(s.document, QStringLiteral("risk.multiplier"), 4));
        s.settle();
        QVERIFY(s.page.year()->chart().subtitle != before);
    }
    void nothingScrollsAtFullSize()
    {
        Shown s;
        QCOMPARE(s.page.panel()->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
        QCOMPARE(s.page.spares()->tableView()->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(s.page.spares()->tableView()->verticalScrollBar()->maximum(), 0);
    }
    void everyKnobOfTheRoomHasAControl()
    {
        Shown s;
        for (const engine::Number& row : engine::riskNumbers())
            QVERIFY2(s.page.panel()->control(QString::fromUtf8(row.path)), row.path.data());
        for (const engine::Choice& row : engine::riskChoices())
            QVERIFY2(s.page.panel()->control(QString::fromUtf8(row.path)), row.path.data());
    }
    void whatIsFoldedIsRevealed()
    {
        Shown s;
        auto* control = s.page.panel()->control(QStringLiteral("risk.detect"));
        QVERIFY(!control->isVisible());
        QVERIFY(s.page.panel()->reveal(QStringLiteral("risk.detect")));
        QVERIFY(control->isVisible());
        QVERIFY(!s.page.panel()->reveal(QStringLiteral("money.price")));
    }
    void curesAreOneStepEach()
    {
        Shown s;
        QPushButton* interval = s.page.panel()->bestInterval();
        QVERIFY(!interval->isEnabled());
        QVERIFY(model::choose(s.document, QStringLiteral("risk.checkpoint.rule"),
                              QStringLiteral("typed")));
        s.settle();
        QVERIFY(interval->isEnabled());
        QTest::mouseClick(interval, Qt::LeftButton);
        QCOMPARE(s.document.undoStack()->count(), 2);
        QVERIFY(!interval->isEnabled());
        QPushButton* spares = s.page.panel()->targetSpares();
        QVERIFY(spares->isEnabled() && !spares->toolTip().isEmpty());
        QTest::mouseClick(spares, Qt::LeftButton);
        QCOMPARE(s.document.undoStack()->count(), 3);
        QVERIFY(!spares->isEnabled());
        s.settle();
        QVERIFY(s.document.evaluation()->assessment.risk.spares > 0);
    }
    void whatOnlyServesHasNoRunToLose()
    {
        Shown s;
        QVERIFY(s.page.interval()->isVisible() && s.page.byTime()->isVisible());
        QVERIFY(model::choose(s.document, QStringLiteral("work.a.kind"), QStringLiteral("serve")));
        s.settle();
        auto* panel = static_cast<views::RiskPanel*>(s.page.panel());
        for (const char* path :
             {"risk.checkpoint.rule", "risk.checkpoint.storage", "risk.recovery"})
            QVERIFY2(!panel->control(QLatin1String(path))->isVisible(), path);
        QVERIFY(!panel->bestInterval()->isVisible());
        QVERIFY(panel->targetSpares()->isVisible());
        QVERIFY(!s.page.interval()->isVisible() && !s.page.byTime()->isVisible());
        QVERIFY(s.page.between()->isVisible());
    }
    void curesStayInPlaceForAnotherWorkload()
    {
        Shown s;
        model::addWork(s.document, engine::WorkloadKind::Tune);
        s.settle();
        auto* panel = static_cast<views::RiskPanel*>(s.page.panel());
        QTest::qWait(0); // the layout's turn
        auto* above = panel->control(QStringLiteral("risk.checkpoint.rule"));
        auto* below = panel->control(QStringLiteral("risk.staffing"));
        const auto top = [&](QWidget* w) { return w->mapTo(panel, QPoint()).y(); };
        QVERIFY(top(above) < top(panel->bestInterval()));
        QVERIFY(top(panel->bestInterval()) < top(below));
    }
    void aClickOnAPartAsksWhy()
    {
        Shown s;
        auto* card = s.page.faults();
        const QPoint on = card->view()->mapTo(card, card->view()->boxOf(0).center());
        QTest::mouseMove(card, on);
        QTest::mouseClick(card, Qt::LeftButton, {}, on);
        QVERIFY(s.page.why()->isVisible());
        QCOMPARE(s.page.why()->dial(), QStringLiteral("risk.stops_gpu"));
    }
    void anotherRecordRedrawsAll()
    {
        Shown s;
        const auto before = s.page.faults()->chart().parts.size();
        QVERIFY(model::choose(s.document, QStringLiteral("risk.fleet"), QStringLiteral("rsc-1")));
        s.settle();
        QVERIFY(s.page.faults()->chart().parts.size() < before); // it does not report parts
        QVERIFY(s.page.faults()->chart().subtitle.contains(QStringLiteral("RSC-1")));
    }
    void spareRowsAreCopied()
    {
        Shown s;
        s.page.spares()->copyAll()->trigger();
        const QStringList lines = QApplication::clipboard()->text().split(u'\n');
        QVERIFY(lines.size() > s.rows());
        QVERIFY(lines.front().startsWith(QStringLiteral("Spares\tEnough\tMissing")));
    }
    void theTableIsSavedAsCsv()
    {
        Shown s;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("spares.csv"));
        QTimer::singleShot(0, &s.page, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->selectFile(path);
            QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        });
        s.page.spares()->saveTable()->trigger();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), s.rows() + 1);
        QVERIFY(lines.front().contains("Spares,Enough,Missing"));
    }
    void hiddenItFollowsNothing()
    {
        Shown s;
        s.page.hide();
        const QString before = s.page.faults()->chart().subtitle;
        QVERIFY(model::turn(s.document, QStringLiteral("cluster.count"), 1024));
        s.settle();
        QCOMPARE(s.page.faults()->chart().subtitle, before);
        s.page.show();
        QVERIFY(s.page.faults()->chart().subtitle != before);
    }
};

} // namespace

HEADROOM_ROOM(TestRiskPage)
#include "test_riskpage.moc"
