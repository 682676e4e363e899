// The Compare page and the list of workloads in use.
#include "model/compare/comparetable.h"
#include "model/project/inputactions.h"
#include "model/project/scenarioactions.h"
#include "model/project/workactions.h"
#include "tests/support/page.h"
#include "tests/support/room.h"
#include "views/charts/curvechart.h"
#include "views/charts/stackchart.h"
#include "views/charts/waterfallchart.h"
#include "views/compare/comparepage.h"
#include "views/controls/dialcard.h"
#include "views/controls/segmentbar.h"
#include "views/controls/tablecard.h"
#include "views/controls/whypopover.h"
#include "views/controls/workbar.h"
#include "views/housestyle.h"
#include "views/panels/answerbar.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

namespace {

struct Compared {
    model::ProjectDocument d{engine::Context{*model::shippedCatalog(QStringLiteral("2026-11-21"))}};
    views::ComparePage page{d};

    Compared()
    {
        views::apply(*qApp, views::Theme::day());
        d.answers().evaluateNow();
        model::duplicateScenario(d, 0);
        model::renameScenario(d, 1, "Slow");
        if (!model::type(d, "cluster.between_rate", "100 Gb/s"))
            qFatal("rate");
        page.resize(1500, 940);
        page.show();
    }
    bool settle()
    {
        return QTest::qWaitFor(
            [this] {
                return d.isSettled() && d.answers().answerOf(0) && d.answers().answerOf(1) &&
                       d.answers().answerOf(1)->plan == d.project().scenarios[1].plan;
            },
            20000);
    }
    // The text of a cell in the row with that label.
    static QString cell(const views::TableCard* card, const QString& label, int column)
    {
        const auto* rows = card->tableView()->model();
        for (int r = 0; r < rows->rowCount(); ++r)
            if (rows->index(r, 0).data().toString() == label)
                return rows->index(r, column).data().toString();
        return {};
    }
    static QModelIndex place(const views::TableCard* card, const QString& label, int column)
    {
        const auto* rows = card->tableView()->model();
        for (int r = 0; r < rows->rowCount(); ++r)
            if (rows->index(r, 0).data().toString() == label)
                return rows->index(r, column);
        return {};
    }
    static void press(const views::TableCard* card, const QModelIndex& index)
    {
        card->tableView()->scrollTo(index);
        QTest::mouseClick(card->tableView()->viewport(), Qt::LeftButton, {},
                          card->tableView()->visualRect(index).center());
    }
};

struct Worked : support::Page {
    views::WorkBar* bar() { return page.inputs()->findChild<views::WorkBar*>(); }
    void add(int entry)
    {
        auto* button =
            page.inputs()->findChild<views::WorkBar*>()->parent()->findChild<QToolButton*>(
                "addWork");
        Q_EMIT button->menu()->aboutToShow();
        button->menu()->actions()[entry]->trigger();
        QTest::qWait(10);
    }
};

} // namespace

class TestComparePage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itShowsWhatDiffers();
    void theOpenOneFollowsTheHand();
    void everyFigureAnswersWhy();
    void anInputLeadsToItsControl();
    void moreIsListedOnRequest();
    void everyTableIsShownWhole();
    void theDifferenceIsToWhatIsPicked();
    void aBaselineIsPickedHere();
    void theTableIsCopied();
    void cardsShowHowFarTheBaselineIs();
    void workIsAddedAndLookedAt();
    void workIsNamedMovedAndRemoved();
};

void TestComparePage::itShowsWhatDiffers()
{
    Compared c;
    QVERIFY(c.settle());
    const QString base = c.cell(c.page.outcomeCard(), "Time to train", 1);
    QVERIFY(!base.isEmpty() && base != c.cell(c.page.outcomeCard(), "Time to train", 2));
    QVERIFY(c.cell(c.page.inputsCard(), "GPUs", 1).isEmpty()); // the same in both
    const QString stated = c.page.sentence()->text();
    QVERIFY2(stated.contains("“Base” is the cheapest and the fastest"), qPrintable(stated));
    QCOMPARE(c.page.stack()->chart().columns, QStringList({"Base", "Slow"}));
    QCOMPARE(c.page.curves()->chart().curves.size(), std::size_t(2));
    QCOMPARE(c.page.difference()->chart().bars.back().label, QString("Slow"));
}

void TestComparePage::theOpenOneFollowsTheHand()
{
    Compared c;
    QVERIFY(c.settle());
    const auto gpus = [&c](int column) { return c.cell(c.page.outcomeCard(), "GPUs", column); };
    QCOMPARE(gpus(1), gpus(2));
    const double before = c.page.difference()->chart().bars.back().to;
    const int gesture = c.d.beginGesture();
    QVERIFY(model::turn(c.d, "cluster.count", 512, gesture));
    QVERIFY(QTest::qWaitFor([&] { return gpus(2).startsWith("512"); }));
    QVERIFY(c.cell(c.page.inputsCard(), "GPUs", 2).startsWith("512"));
    QVERIFY(gpus(1).startsWith("256"));
    QVERIFY(c.page.difference()->chart().bars.back().to != before);
    c.d.endGesture();
    c.d.undoStack()->undo();
    QVERIFY(QTest::qWaitFor([&] { return gpus(2).startsWith("256"); }));
}

void TestComparePage::everyFigureAnswersWhy()
{
    Compared c;
    QVERIFY(c.settle());
    for (int scenario : {1, 2}) {
        const QModelIndex finish = c.place(c.page.outcomeCard(), "Time to train", scenario);
        QVERIFY(finish.isValid());
        c.press(c.page.outcomeCard(), finish);
        QVERIFY(c.page.why()->isVisible());
        const QString title = c.page.why()->findChild<QLabel*>()->text();
        QVERIFY2(title.startsWith(scenario == 1 ? "Base · " : "Slow · "), qPrintable(title));
        QVERIFY2(title.endsWith(finish.data().toString()), qPrintable(title));
        c.page.why()->hide();
    }
}

void TestComparePage::anInputLeadsToItsControl()
{
    Compared c;
    QVERIFY(c.settle());
    QCOMPARE(c.d.scenario(), std::size_t(1));
    c.press(c.page.inputsCard(), c.place(c.page.inputsCard(), "Inter-node network", 1));
    QCOMPARE(c.d.scenario(), std::size_t(0));
    const QWidget* control = c.page.inputs()->control("cluster.between_rate");
    QVERIFY(control == c.page.focusWidget() || control->isAncestorOf(c.page.focusWidget()));
}

void TestComparePage::moreIsListedOnRequest()
{
    Compared c;
    QVERIFY(c.settle());
    const auto rows = [&] { return c.page.figuresCard()->tableView()->model()->rowCount(); };
    QVERIFY(c.page.figuresCard()->isHidden());
    c.page.listed()->button(1)->click();
    QVERIFY(c.page.figuresCard()->isVisible());
    const int differences = rows();
    c.page.listed()->button(2)->click();
    QVERIFY(differences < rows());
    c.page.listed()->button(0)->click();
    QVERIFY(c.page.figuresCard()->isHidden());
}

// The page scrolls as a whole: no table has its own scroll bar.
void TestComparePage::everyTableIsShownWhole()
{
    Compared c;
    QVERIFY(c.settle());
    c.page.listed()->button(2)->click();
    for (const QSize size : {QSize(1500, 940), QSize(1180, 640)}) {
        c.page.resize(size);
        QTest::qWait(20);
        for (const auto* card : {c.page.outcomeCard(), c.page.inputsCard(), c.page.figuresCard()}) {
            const QTableView* view = card->tableView();
            QCOMPARE(view->verticalScrollBar()->maximum(), 0);
            QCOMPARE(view->horizontalScrollBar()->maximum(), 0);
        }
    }
}

void TestComparePage::theDifferenceIsToWhatIsPicked()
{
    Compared c;
    model::duplicateScenario(c.d, 1);
    model::renameScenario(c.d, 2, "Large");
    QVERIFY(model::type(c.d, "cluster.count", "512"));
    QVERIFY(QTest::qWaitFor(
        [&] {
            return c.d.isSettled() && c.d.answers().answerOf(0) && c.d.answers().answerOf(1) &&
                   c.d.answers().answerOf(2);
        },
        20000));
    QTRY_COMPARE(c.page.difference()->chart().bars.back().label, QString("Large"));
    c.page.other()->setFocus();
    QTest::keyClick(c.page.other(), Qt::Key_Down);
    QTRY_COMPARE(c.page.difference()->chart().bars.back().label, QString("Slow"));
    model::pinBaseline(c.d, 1); // now the baseline, so it can no longer be the selected one
    QTRY_COMPARE(c.page.difference()->chart().bars.front().label, QString("Slow"));
    QCOMPARE(c.page.difference()->chart().bars.back().label, QString("Large"));
}

void TestComparePage::aBaselineIsPickedHere()
{
    Compared c;
    QVERIFY(c.settle());
    QCOMPARE(c.page.baseline()->currentIndex(), 0);
    c.page.baseline()->setFocus();
    QTest::keyClick(c.page.baseline(), Qt::Key_Down);
    QCOMPARE(c.d.project().baseline, std::optional<std::size_t>(0));
    QVERIFY(QTest::qWaitFor([&] {
        return c.place(c.page.outcomeCard(), "Time to train", 2)
            .data(model::BelowRole)
            .toString()
            .startsWith(QStringLiteral("▼ +"));
    }));
    QVERIFY(c.place(c.page.outcomeCard(), "Time to train", 1)
                .data(model::BelowRole)
                .toString()
                .isEmpty());
    c.d.undoStack()->undo();
    QVERIFY(!c.d.project().baseline);
    QTRY_COMPARE(c.page.baseline()->currentIndex(), 0);
}

void TestComparePage::theTableIsCopied()
{
    Compared c;
    QVERIFY(c.settle());
    c.page.outcomeCard()->copyAll()->trigger();
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.section(u'\n', 0, 0).contains("Base"));
    QVERIFY(text.contains("Time to train\t"));
}

void TestComparePage::cardsShowHowFarTheBaselineIs()
{
    support::Page page;
    model::duplicateScenario(page.document, 0);
    const auto deltas = [&] {
        QStringList all;
        for (const auto* card : page.page.findChildren<views::DialCard*>())
            if (!card->delta().trimmed().isEmpty())
                all << card->delta();
        return all;
    };
    QVERIFY(deltas().isEmpty());
    model::pinBaseline(page.document, 0);
    QVERIFY(model::type(page.document, "cluster.count", "512"));
    QVERIFY(page.settle());
    QVERIFY(QTest::qWaitFor([&] { return deltas().size() >= 5; }, 20000));
    QVERIFY(deltas().first().startsWith(u'−')); // it finishes earlier
    model::pinBaseline(page.document, {});
    QVERIFY(QTest::qWaitFor([&] { return deltas().isEmpty(); }));
}

void TestComparePage::workIsAddedAndLookedAt()
{
    Worked w;
    QVERIFY(w.bar()->rows().empty()); // a single one needs no list
    w.add(1);                         // fine-tuning
    QCOMPARE(w.document.plan().work.size(), std::size_t(2));
    QCOMPARE(w.document.work().id, std::string("b"));
    QVERIFY(w.page.inputs()->control("work.b.tokens") &&
            !w.page.inputs()->control("work.a.tokens"));
    QVERIFY(w.bar()->rows()[1]->isChecked());
    QVERIFY(w.settle());
    QTRY_VERIFY(w.page.findChildren<views::DialCard*>().front()->dial() == "work.b.time");
    QTest::mouseClick(w.bar()->rows()[0], Qt::LeftButton);
    QTest::qWait(10);
    QCOMPARE(w.document.work().id, std::string("a"));
    QVERIFY(w.page.inputs()->control("work.a.tokens"));
    QTRY_VERIFY(w.page.findChildren<views::DialCard*>().front()->dial() == "work.a.time");
    w.document.undoStack()->undo();
    QCOMPARE(w.document.plan().work.size(), std::size_t(1));
    QVERIFY(!w.bar()->rows().size() || !w.bar()->rows().front()->isVisible());
}

void TestComparePage::workIsNamedMovedAndRemoved()
{
    Worked w;
    w.add(3); // a serving fleet
    w.bar()->rename(1);
    QTest::keyClicks(w.bar()->editor(), "For customers");
    QTest::keyClick(w.bar()->editor(), Qt::Key_Return);
    QCOMPARE(w.document.plan().work[1].name, std::string("For customers"));
    QCOMPARE(w.bar()->rows()[1]->text(), QString("For customers"));
    model::moveWork(w.document, 1, 0);
    QCOMPARE(w.document.plan().work[0].id, std::string("b"));
    QCOMPARE(w.document.work().id, std::string("b")); // still the one in view
    QTest::keyClick(w.bar()->rows()[0], Qt::Key_Delete);
    QCOMPARE(w.document.plan().work.size(), std::size_t(1));
    QCOMPARE(w.document.work().id, std::string("a"));
    for (int i = 0; i < 4; ++i)
        w.document.undoStack()->undo();
    QCOMPARE(w.document.plan().work.size(), std::size_t(1));
    QVERIFY(w.document.undoStack()->isClean());
}

HEADROOM_ROOM(TestComparePage)
#include "test_comparepage.moc"
