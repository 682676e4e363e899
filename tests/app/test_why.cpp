// Every figure on every page can be explained by mouse and by keyboard.
#include "app/mainwindow.h"
#include "model/engine/dials/dial.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/charts/curvechart.h"
#include "views/controls/dialcard.h"
#include "views/controls/whypopover.h"
#include "views/housestyle.h"
#include "views/panels/answerbar.h"
#include "views/serving/servingpage.h"
#include "views/theme.h"

#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace {

using Page = app::MainWindow::Page;

struct Window {
    QTemporaryDir folder;
    app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                           {folder.path(), folder.path()}};

    explicit Window(Page page, bool serving)
    {
        views::apply(*qApp, views::Theme::day());
        window.begin({});
        window.resize(1600, 1000);
        window.show();
        if (serving) {
            window.showPage(Page::Serving);
            window.page<views::ServingPage>()->makeIt()->click();
        }
        window.showPage(page);
    }
    bool settled()
    {
        QCoreApplication::processEvents(); // requests what the page needs
        const bool done =
            QTest::qWaitFor([this] { return window.document().isSettled(); }, support::kPatience);
        QTest::qWait(20); // new cards become visible
        return done;
    }
    // Whether the derivation of that figure is open, with a title and content.
    QString missing(const QString& dial)
    {
        for (auto* why : window.findChildren<views::WhyPopover*>()) {
            if (!why->isVisible())
                continue;
            int texts = 0;
            for (const QLabel* label : why->findChildren<QLabel*>())
                texts += label->isVisible() && !label->text().isEmpty();
            const bool right = why->dial() == dial && texts >= 2 &&
                               why->height() <= why->screen()->availableGeometry().height();
            why->hide();
            return right ? QString() : dial + QStringLiteral(": opens ") + why->dial();
        }
        return dial + QStringLiteral(": nothing opens");
    }
};

} // namespace

class TestWhy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // The arrows select a point of a curve; Enter and its menu explain it.
    void aPointOfACurveAnswers_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<bool>("serving");
        QTest::addColumn<QString>("figure");
        QTest::addColumn<bool>("apart"); // point of a plan with another input
        QTest::newRow("speed-up, where the plan stands")
            << int(Page::Answer) << false << "work.a.speedup" << false;
        QTest::newRow("what renting costs by then")
            << int(Page::Answer) << false << "money.rent_total" << true;
        QTest::newRow("time to first token at a load")
            << int(Page::Serving) << true << "work.a.serve_first95" << true;
    }
    void aPointOfACurveAnswers()
    {
        QFETCH(int, page);
        QFETCH(bool, serving);
        QFETCH(QString, figure);
        QFETCH(bool, apart);
        Window w(static_cast<Page>(page), serving);
        QVERIFY(w.settled());
        views::CurveChartCard* card = nullptr;
        for (auto* one : w.window.findChildren<views::CurveChartCard*>())
            for (const model::ChartCurve& curve : one->chart().curves)
                if (one->isVisible() && curve.figure == figure)
                    card = one;
        QVERIFY(card);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Right);
        if (apart)
            QTest::keyClick(card, Qt::Key_Left);
        QCOMPARE(card->pointsRead().front().figure, figure);
        const auto menu = card->menu();
        QVERIFY(menu->findChild<QAction*>("why"));
        menu->findChild<QAction*>("why")->trigger();
        QCOMPARE(w.missing(figure), QString());
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Right); // the plan's own point
        QTest::keyClick(card, Qt::Key_Return);
        QCOMPARE(w.missing(figure), QString());
        QTest::keyClick(card, Qt::Key_End);
        if (!apart)
            QVERIFY(card->pointsRead().empty()); // another size has another layout
    }
    void everyFigureAnswers_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<bool>("serving");
        QTest::addColumn<int>("atLeast");
        QTest::newRow("the answer") << int(Page::Answer) << false << 15;
        QTest::newRow("training") << int(Page::Training) << false << 10;
        QTest::newRow("money") << int(Page::Money) << false << 10;
        QTest::newRow("site") << int(Page::Site) << false << 10;
        QTest::newRow("risk") << int(Page::Risk) << false << 8;
        QTest::newRow("advice") << int(Page::Advice) << false << 0;
        QTest::newRow("what matters") << int(Page::WhatMatters) << false << 4;
        QTest::newRow("the answer, serving") << int(Page::Answer) << true << 10;
        QTest::newRow("serving") << int(Page::Serving) << true << 8;
        QTest::newRow("money, serving") << int(Page::Money) << true << 8;
    }
    void everyFigureAnswers()
    {
        QFETCH(int, page);
        QFETCH(bool, serving);
        QFETCH(int, atLeast);
        Window w(static_cast<Page>(page), serving);
        QVERIFY(w.settled());
        QStringList mute;
        int requested = 0;
        const auto check = [&](const QString& dial) {
            ++requested;
            if (!engine::findDial(w.window.document().plan(), dial.toStdString()))
                mute << dial + QStringLiteral(": no dial");
            else if (const QString missing = w.missing(dial); !missing.isEmpty())
                mute << missing;
        };
        for (auto* card : w.window.findChildren<views::DialCard*>())
            if (card->isVisible()) {
                QTest::mouseClick(card, Qt::LeftButton);
                check(card->dial());
                QTest::keyClick(card, Qt::Key_Return);
                check(card->dial());
            }
        for (auto* bar : w.window.findChildren<views::AnswerBar*>())
            if (bar->isVisible())
                for (const QString& dial : figuresIn(*bar)) {
                    Q_EMIT bar->whyRequested(dial, bar->mapToGlobal(QPoint(0, bar->height())));
                    check(dial);
                }
        askByCharts(w, check);
        QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
        QVERIFY2(requested >= atLeast, qPrintable(QString::number(requested)));
    }

private:
    static QStringList figuresIn(const views::AnswerBar& bar)
    {
        QStringList dials;
        for (const model::SentencePart& part : bar.sentence())
            if (!part.dial.isEmpty())
                dials << part.dial;
        return dials;
    }
    // Moves through all charts by keyboard.
    static void askByCharts(Window& w, const std::function<void(const QString&)>& check)
    {
        for (auto* chart : w.window.findChildren<QWidget*>()) {
            const int signal = chart->metaObject()->indexOfSignal("whyRequested(QString,QPoint)");
            if (signal < 0 || !chart->isVisible() || qobject_cast<views::DialCard*>(chart) ||
                qobject_cast<views::AnswerBar*>(chart))
                continue;
            QSignalSpy spy(chart, chart->metaObject()->method(signal));
            for (int i = 0; i < 8; ++i) {
                QTest::keyClick(chart, Qt::Key_Right);
                QTest::keyClick(chart, Qt::Key_Return);
                if (!spy.isEmpty())
                    check(spy.takeFirst().first().toString());
            }
        }
    }
};

HEADROOM_ROOM(TestWhy)
#include "test_why.moc"
