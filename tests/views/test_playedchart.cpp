// The timeline of a simulated step in use: hover, zoom, drag, keys, copies.
#include "model/project/inputactions.h"
#include "model/project/projectdocument.h"
#include "model/store/catalogstore.h"
#include "model/training/playing.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/playedchart.h"
#include "views/charts/readout.h"
#include "views/charts/sharechart.h"
#include "views/training/trainingpage.h"

#include <QApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

namespace {

struct Shown : support::ShownPage<views::TrainingPage> {
    Shown() { settle(); }
    void settle()
    {
        settleUntil([this] {
            return !page.player()->isBusy() &&
                   page.player()->answer().evaluation == document.evaluation();
        });
    }
    views::PlayedChartCard* card() { return page.played(); }
    views::PlayedView* view() { return card()->view(); }
    QPoint inCard(const QPoint& at) { return view()->mapTo(card(), at); }
    void wheel(int angle, const QPoint& at)
    {
        QWheelEvent event(QPointF(inCard(at)), view()->mapToGlobal(QPointF(at)), {}, {0, angle},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(card(), &event);
    }
};

class TestPlayedChart : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theStepIsThereWithTheAnswer()
    {
        Shown s;
        const auto& chart = s.card()->chart();
        QVERIFY(chart.step);
        QCOMPARE(chart.rows.size(), chart.step->stages);
        QCOMPARE(chart.total, chart.step->total.base());
        QVERIFY(!chart.subtitle.isEmpty());
        QVERIFY(s.view()->isWhole());
    }
    void inALowWindowItSharesAPlaceWithTheBreakdown()
    {
        Shown s;
        QVERIFY(s.page.step()->isVisible() && s.card()->isVisible());
        s.page.resize(1236, 630);
        QTest::qWait(10);
        QVERIFY(s.page.step()->isVisible() && !s.card()->isVisible());
        const auto press = [](QWidget* card) {
            for (auto* button : card->findChildren<QPushButton*>())
                if (button->isVisible())
                    QTest::mouseClick(button, Qt::LeftButton);
        };
        press(s.page.step());
        QVERIFY(!s.page.step()->isVisible() && s.card()->isVisible());
        QVERIFY(s.view()->axes().height() > 60);
        press(s.card());
        QVERIFY(s.page.step()->isVisible() && !s.card()->isVisible());
        s.page.resize(1528, 900);
        QTest::qWait(10);
        QVERIFY(s.page.step()->isVisible() && s.card()->isVisible());
    }
    // Nothing is computed for a hidden page.
    void itIsComputedOnlyWhereItIsSeen()
    {
        model::ProjectDocument document{
            engine::Context{*model::shippedCatalog(QStringLiteral("2026-11-21"))}};
        const views::TrainingPage page{document};
        document.answers().evaluateNow();
        QVERIFY(QTest::qWaitFor([&] { return document.isSettled(); }, support::kPatience));
        QVERIFY(!page.player()->isBusy() && !page.player()->answer().step);
    }
    void theBarUnderThePointerSaysItsNameAndSize()
    {
        Shown s;
        const QRectF plot = s.view()->axes();
        const QPoint at(static_cast<int>(plot.center().x()), static_cast<int>(plot.top()) + 4);
        const int bar = s.view()->barAt(at);
        QVERIFY(bar >= 0);
        QTest::mouseMove(s.card(), s.inCard(at));
        QTRY_VERIFY(s.card()->readOut() && !s.card()->readOut()->rows().empty());
        const auto reading = model::readingAt(s.card()->chart(), bar);
        QCOMPARE(s.card()->readOut()->at(), reading.at);
        QVERIFY(reading.at.contains(QStringLiteral("Stage 1")));
        QCOMPARE(s.card()->readOut()->rows().front().label, reading.rows.front().label);
    }
    void theWheelLooksCloserWhereThePointerIs()
    {
        Shown s;
        const QRectF plot = s.view()->axes();
        const QPoint at(static_cast<int>(plot.left() + 0.25 * plot.width()),
                        static_cast<int>(plot.top()) + 4);
        const double total = s.card()->chart().total;
        s.wheel(120, at);
        QVERIFY(!s.view()->isWhole());
        const double share =
            (0.25 * total - s.view()->from()) / (s.view()->to() - s.view()->from());
        QVERIFY(std::abs(share - 0.25) < 0.01); // zooming keeps the position under the mouse
        for (int i = 0; i < 200; ++i)
            s.wheel(1200, at);
        QVERIFY(s.view()->to() > s.view()->from());
        for (int i = 0; i < 200; ++i)
            s.wheel(-1200, at);
        QVERIFY(s.view()->isWhole());
    }
    void aDragMovesAlongAndADoubleClickShowsAll()
    {
        Shown s;
        const QPoint middle = s.view()->axes().center().toPoint();
        s.wheel(360, middle);
        const double from = s.view()->from();
        QTest::mousePress(s.card(), Qt::LeftButton, {}, s.inCard(middle));
        QTest::mouseMove(s.card(), s.inCard(middle - QPoint(80, 0)));
        QTest::mouseRelease(s.card(), Qt::LeftButton, {}, s.inCard(middle - QPoint(80, 0)));
        QVERIFY(s.view()->from() > from);
        QTest::mouseDClick(s.card(), Qt::LeftButton, {}, s.inCard(middle));
        QVERIFY(s.view()->isWhole());
    }
    void keysDoTheSame()
    {
        Shown s;
        s.card()->setFocus();
        QTest::keyClick(s.card(), Qt::Key_Plus);
        QVERIFY(!s.view()->isWhole());
        const double from = s.view()->from();
        QTest::keyClick(s.card(), Qt::Key_PageDown);
        QVERIFY(s.view()->from() > from);
        QTest::keyClick(s.card(), Qt::Key_0);
        QVERIFY(s.view()->isWhole());
        QTest::keyClick(s.card(), Qt::Key_Right); // selects a bar
        QVERIFY(s.card()->current() >= 0);
    }
    // The visible part is kept while the plan changes.
    void anotherPlanKeepsThePlace()
    {
        Shown s;
        s.wheel(360, s.view()->axes().center().toPoint());
        const double share = s.view()->from() / s.card()->chart().total;
        QVERIFY(model::turn(s.document, QStringLiteral("cluster.count"), 512));
        s.settle();
        QCOMPARE(s.card()->chart().step, s.page.player()->answer().step);
        QVERIFY(std::abs(s.view()->from() / s.card()->chart().total - share) < 1e-6);
    }
    void aPlanWithoutPartsSaysWhy()
    {
        Shown s;
        QVERIFY(model::choose(s.document, QStringLiteral("work.a.rule"), QStringLiteral("share")));
        QVERIFY(QTest::qWaitFor([&] { return !s.card()->chart().step; }, support::kPatience));
        QVERIFY(s.card()->chart().subtitle.contains(QStringLiteral("MFU")));
    }
    void itIsDrawnIntoFilesAndTables()
    {
        Shown s;
        QTemporaryDir folder;
        for (const char* name : {"a.svg", "a.png", "a.pdf"}) {
            QVERIFY(s.card()->saveAs(folder.filePath(QLatin1String(name))));
            QVERIFY(QFileInfo(folder.filePath(QLatin1String(name))).size() > 1000);
        }
        const model::Table table = model::tableOf(s.card()->chart());
        QCOMPARE(static_cast<int>(table.rows.size()), s.card()->chart().step->stages);
        QCOMPARE(table.head.size(), 6);
    }
};

} // namespace

HEADROOM_ROOM(TestPlayedChart)
#include "test_playedchart.moc"
