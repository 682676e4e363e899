// The Money page in use: switch, pick a price, explain, and only while visible.
#include "model/project/inputactions.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/chartcard.h"
#include "views/charts/flowchart.h"
#include "views/controls/cardstack.h"
#include "views/controls/dialcard.h"
#include "views/controls/knobcontrol.h"
#include "views/controls/whypopover.h"
#include "views/money/mixcard.h"
#include "views/money/moneypage.h"
#include "views/money/offerscard.h"
#include "views/panels/knobpanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

namespace {

using Shown = support::ShownPage<views::MoneyPage>;

class TestMoneyPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCardHasSomethingToSay()
    {
        Shown s;
        QCOMPARE(s.page.figures().size(), std::size_t(6));
        for (const auto* card : s.page.findChildren<views::ChartCard*>()) {
            QVERIFY(!card->accessibleName().isEmpty());
            QVERIFY(!card->accessibleDescription().isEmpty());
        }
        QVERIFY(s.page.offers()->tableView()->model()->rowCount() > 3);
        QCOMPARE(s.page.offers()->tableView()->horizontalScrollBar()->maximum(), 0);
    }
    void yearsTurnIntoMonths()
    {
        Shown s;
        const auto years = s.page.cash()->chart().periods.size();
        QTest::mouseClick(s.page.span()->button(1), Qt::LeftButton);
        QVERIFY(s.page.cash()->chart().periods.size() > 3 * years);
    }
    void eachSwitchShowsItsCard()
    {
        Shown s;
        for (auto* stack : {s.page.even(), s.page.ways()}) {
            QTest::mouseClick(stack->bar(0)->button(1), Qt::LeftButton);
            QCOMPARE(stack->currentIndex(), 1);
            QVERIFY(stack->bar(1)->button(1)->isChecked());
            QTest::mouseClick(stack->bar(1)->button(0), Qt::LeftButton);
            QCOMPARE(stack->currentIndex(), 0);
            QVERIFY(stack->bar(0)->button(0)->isChecked());
        }
    }
    void useThisPriceIsOneStep()
    {
        Shown s;
        QPushButton* use = s.page.offers()->use();
        QVERIFY(!use->isEnabled());
        s.page.offers()->select(0); // the plan's own
        QVERIFY(!use->isEnabled());
        s.page.offers()->select(1);
        QVERIFY2(use->isEnabled(), qPrintable(use->toolTip()));
        QTest::mouseClick(use, Qt::LeftButton);
        QCOMPARE(s.document.undoStack()->count(), 1);
        s.document.undoStack()->undo();
        s.settle();
    }
    void figuresAndRowsAnswerWhy()
    {
        Shown s;
        for (auto* card : s.page.figures()) {
            QTest::mouseClick(card, Qt::LeftButton);
            QCOMPARE(s.page.why()->dial(), card->dial());
            s.page.why()->hide();
        }
        QTest::mouseClick(s.page.ways()->bar(0)->button(1), Qt::LeftButton);
        s.page.mix()->select(0);
        QTest::keyClick(s.page.mix()->tableView(), Qt::Key_Return);
        QCOMPARE(s.page.why()->dial(), QStringLiteral("money.mix_own"));
    }
    void everyKnobOfTheRoomIsThere()
    {
        Shown s;
        for (const engine::Number& row : engine::numbers())
            // The budget is shown with the other limits, on Options and on the first page.
            if (row.group == engine::Group::Money && row.path != "money.budget")
                QVERIFY2(s.page.panel()->control(
                             QString::fromUtf8(row.path.data(), qsizetype(row.path.size()))),
                         row.path.data());
        for (const engine::Choice& row : engine::choices())
            if (row.group == engine::Group::Money && row.path != "money.budget_basis" &&
                row.path != "money.area")
                QVERIFY2(s.page.panel()->control(
                             QString::fromUtf8(row.path.data(), qsizetype(row.path.size()))),
                         row.path.data());
        QVERIFY(s.page.panel()->reveal(QStringLiteral("money.tax_rate")));
        QVERIFY(!s.page.panel()->reveal(QStringLiteral("cluster.count")));
    }
    void booksAreRequestedWhileVisible()
    {
        Shown s;
        QVERIFY(s.document.evaluation()->money);
        s.page.hide();
        QVERIFY(model::turn(s.document, QStringLiteral("cluster.count"), 128));
        s.settle();
        QVERIFY(!s.document.evaluation()->money);
        s.page.show();
        s.settle();
        QVERIFY(s.document.evaluation()->money);
    }
    void picturesAreVectorsToo()
    {
        Shown s;
        s.page.cash()->setFocus();
        QTest::keyClick(s.page.cash(), Qt::Key_C, Qt::ControlModifier);
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        const QByteArray svg = data->data(QStringLiteral("image/svg+xml"));
        QVERIFY(svg.contains("<path") || svg.contains("<rect") || svg.contains("<poly"));
    }
};

} // namespace

HEADROOM_ROOM(TestMoneyPage)
#include "test_moneypage.moc"
