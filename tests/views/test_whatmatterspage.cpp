// The Sensitivity page in use: choose a result, jump to an input, use a size; expensive results
// follow later, and only while the page is visible.
#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/drawchart.h"
#include "views/charts/tornadochart.h"
#include "views/controls/dialcard.h"
#include "views/controls/segmentbar.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/whatmatters/chancespanel.h"
#include "views/whatmatters/sizescard.h"
#include "views/whatmatters/whatmatterspage.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <qcustomplot.h>

namespace {

constexpr int kLong = 120000;

// Draws and the frontier take time: one page, from whose initial state every test starts.
using Shown = support::ShownPage<views::WhatMattersPage>;

class TestWhatMattersPage : public QObject {
    Q_OBJECT
    std::unique_ptr<Shown> shown_;

private Q_SLOTS:
    void initTestCase() { shown_ = std::make_unique<Shown>(); }
    void cleanupTestCase() { shown_.reset(); }

    void everyCardHasSomethingToSay()
    {
        auto& page = shown_->page;
        QVERIFY(!page.movers()->chart().bars.empty());
        QVERIFY(!page.draws()->chart().columns.empty());
        QVERIFY(page.sizes()->sizes().sizes.size() > 2);
        QVERIFY(page.chances()->card(0)->valueText().contains(u'%'));
        QVERIFY(page.sentence()->text().contains(QStringLiteral("10000")));
        for (const auto* card : page.findChildren<views::ChartCard*>()) {
            QVERIFY(!card->accessibleName().isEmpty());
            QVERIFY(!card->accessibleDescription().isEmpty());
            QVERIFY(card->waiting().isEmpty());
        }
    }
    void anotherAnswerIsThereAtOnce()
    {
        auto& page = shown_->page;
        const QString before = page.movers()->chart().title;
        QTest::mouseClick(page.question()->button(1), Qt::LeftButton);
        QVERIFY(page.movers()->chart().title != before);
        QVERIFY(page.draws()->chart().title.contains(QStringLiteral("time")));
        QVERIFY(shown_->document.isSettled());
        QTest::mouseClick(page.question()->button(0), Qt::LeftButton);
        QCOMPARE(page.movers()->chart().title, before);
    }
    void aBarAsksForItsKnob()
    {
        auto& page = shown_->page;
        QSignalSpy requested(&page, &views::WhatMattersPage::inputRequested);
        auto* card = page.movers();
        const QPoint on = card->view()->mapTo(card, card->view()->boxOf(0).center());
        QTest::mouseClick(card, Qt::LeftButton, {}, on);
        QCOMPARE(requested.count(), 1);
        QCOMPARE(requested.first().first().toString(), card->chart().bars.front().path);
        QVERIFY(page.why()->isVisible());
        page.why()->hide();
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Return); // none is selected yet
        QCOMPARE(requested.count(), 1);
        QTest::keyClick(card, Qt::Key_Down);
        QTest::keyClick(card, Qt::Key_Down);
        QCOMPARE(card->accessibleDescription(), card->chart().bars[1].tip);
        QTest::keyClick(card, Qt::Key_Return);
        QCOMPARE(requested.last().first().toString(), card->chart().bars[1].path);
        page.why()->hide();
    }
    void aFigureAsksWhy()
    {
        auto& page = shown_->page;
        QTest::mouseClick(page.chances()->card(0), Qt::LeftButton);
        QCOMPARE(page.why()->dial(), page.chances()->card(0)->dial());
        page.why()->hide();
    }
    void picturesAreVectorsToo()
    {
        for (auto* card : shown_->page.findChildren<views::ChartCard*>()) {
            card->setFocus();
            QTest::keyClick(card, Qt::Key_C, Qt::ControlModifier);
            const QByteArray svg =
                QApplication::clipboard()->mimeData()->data(QStringLiteral("image/svg+xml"));
            QVERIFY(svg.contains("<path") || svg.contains("<polyline") || svg.contains("<rect"));
        }
    }
    void aSizeIsTakenByADoubleClick()
    {
        auto& page = shown_->page;
        auto& document = shown_->document;
        auto* card = page.sizes();
        QVERIFY(!card->take()->isEnabled());
        const auto& every = card->chart().series.front();
        const QPoint at = card->plot()->mapTo(
            card, QPoint(qRound(card->plot()->xAxis->coordToPixel(every.x[0])),
                         qRound(card->plot()->yAxis->coordToPixel(every.y[0]))));
        const double gpus = card->sizes().sizes.front().gpus;
        const QByteArray before = document.toBytes();
        QTest::mouseClick(card, Qt::LeftButton, {}, at);
        QCOMPARE(card->current(), 0);
        QVERIFY(card->chosenText().contains(card->sizes().sizes.front().name));
        QVERIFY(card->take()->isEnabled());
        QTest::mouseDClick(card, Qt::LeftButton, {}, at);
        QCOMPARE(document.plan().cluster.count, gpus);
        QCOMPARE(document.undoStack()->count(), 1);
        document.undoStack()->undo();
        QCOMPARE(document.toBytes(), before);
        shown_->settle();
    }
    // The tornado is up to date at once; outdated charts turn gray, then white again.
    void oldFiguresTurnGrey()
    {
        auto& page = shown_->page;
        auto& document = shown_->document;
        QSignalSpy evaluated(&document, &model::ProjectDocument::evaluated);
        const QString before = page.movers()->chart().middle;
        QVERIFY(model::turn(document, QStringLiteral("money.price"), 5.0 / 3600));
        QVERIFY(evaluated.wait(kLong));
        QVERIFY(!document.evaluation()->draws);
        QVERIFY(page.movers()->chart().middle != before);
        page.show(document.evaluation()); // as if nothing had arrived for a while
        QTRY_VERIFY_WITH_TIMEOUT(!page.sizes()->waiting().isEmpty() || document.isSettled(), kLong);
        shown_->settle();
        QVERIFY(page.sizes()->waiting().isEmpty());
        QVERIFY(page.draws()->waiting().isEmpty());
        document.undoStack()->undo();
        shown_->settle();
    }
    void theFrontierWaitsUntilTheHandLetsGo()
    {
        auto& document = shown_->document;
        const int gesture = document.beginGesture();
        QVERIFY(model::turn(document, QStringLiteral("money.price"), 4.0 / 3600, gesture));
        shown_->settle();
        QVERIFY(document.evaluation()->draws);
        QVERIFY(!document.evaluation()->frontier);
        document.endGesture();
        shown_->settle();
        QVERIFY(document.evaluation()->frontier);
        document.undoStack()->undo();
        shown_->settle();
    }
    void nothingIsRequestedWhileHidden()
    {
        auto& document = shown_->document;
        shown_->page.hide();
        QVERIFY(model::turn(document, QStringLiteral("money.price"), 4.5 / 3600));
        shown_->settle();
        QVERIFY(document.evaluation()->movers.empty());
        QVERIFY(!document.evaluation()->draws);
        shown_->page.show();
        QVERIFY(!document.isSettled());
        shown_->settle();
        QVERIFY(document.evaluation()->frontier);
    }
};

} // namespace

HEADROOM_ROOM(TestWhatMattersPage)
#include "test_whatmatterspage.moc"
