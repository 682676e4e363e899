// The Training page in use: sort, copy, explain, and only while visible.
#include "model/engine/training/detail.h"
#include "model/project/inputactions.h"
#include "model/store/catalogstore.h"
#include "tests/support/evaluation.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/pointchart.h"
#include "views/charts/sharechart.h"
#include "views/charts/stackchart.h"
#include "views/training/layoutscard.h"
#include "views/training/trainingpage.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolTip>
#include <qcustomplot.h>

namespace {

struct Shown : support::ShownPage<views::TrainingPage> {
    engine::Evaluation made;

    Shown()
    {
        made = support::withTraining(*document.evaluation());
        page.show(made);
        QTest::qWait(10);
    }
    QTableView* table() { return page.layouts()->tableView(); }
    QString cell(int row, int column)
    {
        return table()->model()->index(row, column).data().toString();
    }
    void pressHead(int column)
    {
        auto* head = table()->horizontalHeader();
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                          QPoint(head->sectionViewportPosition(column) + 10, 10));
    }
    void click(int row)
    {
        const QModelIndex index = table()->model()->index(row, 1);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(index).center());
    }
    QStringList clipboard() { return QApplication::clipboard()->text().split(u'\n'); }
};

class TestTrainingPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlanThatTrainsNothingIsOfferedARun()
    {
        support::ShownPage<views::TrainingPage> s;
        QVERIFY(!s.page.offers());
        (void)model::choose(s.document, QStringLiteral("work.a.kind"), QStringLiteral("serve"));
        s.settle();
        QVERIFY(s.page.offers());
        QVERIFY(s.page.addRun()->isEnabled());
        QTest::mouseClick(s.page.addRun(), Qt::LeftButton);
        s.settle();
        QCOMPARE(s.document.plan().work.size(), std::size_t{2});
        QVERIFY(!s.page.offers());
    }
    void everyCardHasSomethingToSay()
    {
        Shown s;
        QCOMPARE(s.page.step()->chart().families.size(), std::size_t(4));
        QCOMPARE(s.page.memory()->chart().columns.size(), 8);
        QCOMPARE(s.page.roofline()->chart().series.size(), std::size_t(1));
        QCOMPARE(s.table()->model()->rowCount(), 11);
        for (const auto* card : s.page.findChildren<views::ChartCard*>()) {
            QVERIFY(!card->accessibleName().isEmpty());
            QVERIFY(!card->accessibleDescription().isEmpty());
        }
    }
    void nothingScrollsAtFullSize()
    {
        Shown s;
        QCOMPARE(s.table()->horizontalScrollBar()->maximum(), 0);
        s.page.resize(1236, 630);
        QTest::qWait(10);
        QVERIFY(s.table()->isVisible());
        QVERIFY(s.table()->viewport()->height() > 60);
    }
    void columnsThatStateNothingAreLeftOut()
    {
        Shown s;
        QVERIFY(s.table()->isColumnHidden(4)); // context
        QVERIFY(!s.table()->isColumnHidden(1));
        s.made.training.front().layouts.best[2].layout.context = 2;
        s.page.show(s.made);
        QVERIFY(!s.table()->isColumnHidden(4));
    }
    void aPressOnAHeadSorts()
    {
        Shown s;
        QCOMPARE(s.cell(0, 0), QStringLiteral("1"));
        s.pressHead(11); // step: layouts that do not fit would be faster
        QCOMPARE(s.cell(0, 0), QStringLiteral("–"));
        s.pressHead(11);
        QCOMPARE(s.cell(0, 0), QStringLiteral("8"));
        s.pressHead(0);
        s.pressHead(0);
        QVERIFY(s.cell(10, 0) == QStringLiteral("–")); // in both sort orders
    }
    void copyBringsRowsOrAll()
    {
        Shown s;
        s.click(1);
        QTest::keyClick(s.table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(s.clipboard().size(), 2);
        QVERIFY(s.clipboard().at(0).startsWith(QStringLiteral("#\tTensor\tPipeline")));
        QVERIFY(s.clipboard().at(1).contains(QStringLiteral("recomputation 7")));
        s.page.layouts()->copyAll()->trigger();
        QCOMPARE(s.clipboard().size(), 12);
        QVERIFY(
            QApplication::clipboard()->mimeData()->html().startsWith(QStringLiteral("<table>")));
    }
    void useIsOneStep()
    {
        Shown s;
        QPushButton* use = s.page.layouts()->use();
        QVERIFY(!use->isEnabled());
        QCOMPARE(use->toolTip(), QStringLiteral("Select one layout."));
        s.click(1);
        const QByteArray before = s.document.toBytes();
        QVERIFY2(use->isEnabled(), qPrintable(use->toolTip()));
        QTest::mouseClick(use, Qt::LeftButton);
        QCOMPARE(s.document.undoStack()->count(), 1);
        QCOMPARE(s.document.plan().work.front().train.layout.tensor, 8.0);
        QCOMPARE(s.document.plan().work.front().train.layout.pipeline, 4.0);
        QVERIFY(s.page.layouts()->release()->isVisible());
        QTest::mouseClick(s.page.layouts()->release(), Qt::LeftButton);
        QCOMPARE(s.document.undoStack()->count(), 2);
        s.document.undoStack()->undo();
        s.document.undoStack()->undo();
        QCOMPARE(s.document.toBytes(), before);
        s.settle();
    }

    void arrowsReachEveryPartAndEnterAsksWhy()
    {
        Shown s;
        auto* card = s.page.step();
        auto chart = card->chart();
        chart.parts[0].dial.clear();
        chart.parts[1].dial = QStringLiteral("work.a.step");
        card->setChart(chart);
        QSignalSpy why(card, &views::ShareChartCard::whyRequested);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Right);
        QCOMPARE(card->current(), 0);
        QTest::keyClick(card, Qt::Key_Return); // without a link
        QCOMPARE(why.count(), 0);
        QTest::keyClick(card, Qt::Key_Right);
        QVERIFY(card->accessibleDescription().startsWith(QStringLiteral("attention core: 0.41")));
        QTest::keyClick(card, Qt::Key_Return);
        QCOMPARE(why.count(), 1);
        QCOMPARE(why.first().first().toString(), QStringLiteral("work.a.step"));
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(card, Qt::Key_Right);
        QCOMPARE(card->current(), int(chart.parts.size()) - 1);
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(card, Qt::Key_Left);
        QCOMPARE(card->current(), 0);
    }
    void aClickOnAPartAsksWhy()
    {
        Shown s;
        auto* card = s.page.step();
        auto chart = card->chart();
        for (auto& part : chart.parts)
            part.dial = QStringLiteral("work.a.step");
        card->setChart(chart);
        QSignalSpy why(card, &views::ShareChartCard::whyRequested);
        const QPoint on = card->view()->mapTo(card, card->view()->boxOf(0).center());
        QTest::mouseMove(card, on);
        QTest::mouseClick(card, Qt::LeftButton, {}, on);
        QCOMPARE(why.count(), 1);
        QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(4, card->height() - 4));
        QCOMPARE(why.count(), 1);
    }
    void restingOnAPointSaysItsName()
    {
        Shown s;
        auto* card = s.page.roofline();
        const auto& points = card->chart().series.front();
        const QPoint at = card->plot()->mapTo(
            card, QPoint(qRound(card->plot()->xAxis->coordToPixel(points.x[4])),
                         qRound(card->plot()->yAxis->coordToPixel(points.y[4]))));
        QHelpEvent help(QEvent::ToolTip, at, card->mapToGlobal(at));
        QApplication::sendEvent(card, &help);
        QCOMPARE(QToolTip::text(), QStringLiteral("norms, activations"));
    }
    void picturesAreVectorsToo()
    {
        Shown s;
        for (auto* card : s.page.findChildren<views::ChartCard*>()) {
            card->setFocus();
            QTest::keyClick(card, Qt::Key_C, Qt::ControlModifier);
            const QMimeData* data = QApplication::clipboard()->mimeData();
            QVERIFY(data->hasImage());
            const QByteArray svg = data->data(QStringLiteral("image/svg+xml"));
            QVERIFY(svg.contains("<path") || svg.contains("<polyline") || svg.contains("<rect"));
        }
    }
    // Expensive results are requested while the page is visible, not before or after.
    void layoutsAreRequestedWhileVisible()
    {
        model::ProjectDocument document(
            engine::Context{*model::shippedCatalog(QStringLiteral("2026-11-21"))});
        QSignalSpy evaluated(&document, &model::ProjectDocument::evaluated);
        views::TrainingPage page(document);
        QVERIFY(model::turn(document, QStringLiteral("cluster.count"), 64));
        QTRY_VERIFY_WITH_TIMEOUT(document.isSettled(), support::kPatience);
        QCOMPARE(evaluated.count(), 1); // one pass
        QVERIFY(document.evaluation()->training.empty());
        page.show();
        QVERIFY(!document.isSettled());
        QTRY_VERIFY_WITH_TIMEOUT(document.isSettled(), support::kPatience);
        QCOMPARE(evaluated.count(), 3); // two passes
        page.hide();
        QVERIFY(model::turn(document, QStringLiteral("cluster.count"), 128));
        QTRY_VERIFY_WITH_TIMEOUT(document.isSettled(), support::kPatience);
        QCOMPARE(evaluated.count(), 5); // the fast pass, and the final one
        QVERIFY(document.evaluation()->training.empty());
    }
    void aTurnUnderTheHandIsAnsweredInTwoStrokes()
    {
        Shown s;
        const int gesture = s.document.beginGesture();
        for (int i = 0; i < 30; ++i)
            QVERIFY(model::turn(s.document, QStringLiteral("cluster.count"), 64 + 8 * i, gesture));
        s.document.endGesture();
        s.settle();
        QCOMPARE(s.document.evaluation()->plan.get(), &s.document.plan());
    }
};

} // namespace

HEADROOM_ROOM(TestTrainingPage)
#include "test_trainingpage.moc"
