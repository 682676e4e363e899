// Every figure can be copied with its unit and explained, by menu and by keyboard.
#include "tests/support/page.h"
#include "tests/support/room.h"
#include "views/charts/curvechart.h"
#include "views/charts/stackchart.h"
#include "views/controls/dialcard.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"

#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace {

QString copied()
{
    return QApplication::clipboard()->text();
}

QAction* actionOf(QMenu& menu, const char* name)
{
    return menu.findChild<QAction*>(QLatin1String(name));
}

} // namespace

class TestFigures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QApplication::clipboard()->clear(); }
    void aTileIsCopiedWithItsUnit();
    void aTileIsRequestedWhyByItsMenu();
    void aFigureOfTheSentenceHasAMenu();
    void aReadingOfAChartIsCopied();
    void nothingIsClippedBehindWhy();
};

void TestFigures::aTileIsCopiedWithItsUnit()
{
    support::Page page;
    auto* card = page.page.findChildren<views::DialCard*>().first();
    QString wanted = card->valueText();
    wanted.replace(QChar(0x00a0), u' ');
    QVERIFY(wanted.contains(QStringLiteral(" days")));
    QTest::keyClick(card, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(copied(), wanted);
    QApplication::clipboard()->clear();
    const auto menu = card->menu();
    actionOf(*menu, "copy-value")->trigger();
    QCOMPARE(copied(), wanted);
}

void TestFigures::aTileIsRequestedWhyByItsMenu()
{
    support::Page page;
    auto* card = page.page.findChildren<views::DialCard*>().first();
    QSignalSpy requested(card, &views::DialCard::whyRequested);
    const auto menu = card->menu();
    actionOf(*menu, "why")->trigger();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.front().front().toString(), card->dial());
    QTest::keyClick(card, Qt::Key_Return);
    QCOMPARE(requested.size(), 2);
}

void TestFigures::aFigureOfTheSentenceHasAMenu()
{
    support::Page page;
    auto* bar = page.page.findChildren<views::AnswerBar*>().first();
    QSignalSpy requested(bar, &views::AnswerBar::whyRequested);
    const auto menu = bar->menu(QStringLiteral("work.a.time"));
    QVERIFY(actionOf(*menu, "copy-value"));
    actionOf(*menu, "copy-value")->trigger();
    QVERIFY2(copied().endsWith(QStringLiteral(" days")), qPrintable(copied()));
    actionOf(*menu, "why")->trigger();
    QCOMPARE(requested.size(), 1);
    const auto around = bar->menu({}); // outside of the figures
    QVERIFY(!actionOf(*around, "why"));
    actionOf(*around, "copy-sentence")->trigger();
    QVERIFY(copied().contains(QStringLiteral("256 H100")));
    QTest::keyClick(bar, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!copied().contains(u'<')); // plain text
}

void TestFigures::aReadingOfAChartIsCopied()
{
    support::Page page;
    auto* curves = page.page.findChildren<views::CurveChartCard*>().first();
    curves->setFocus();
    QTest::keyClick(curves, Qt::Key_Right);
    QTest::keyClick(curves, Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(copied().contains(QStringLiteral("GPUs")), qPrintable(copied()));
    QApplication::clipboard()->clear();
    const auto stacks = page.page.findChildren<views::StackChartCard*>();
    auto* columns = *std::ranges::find_if(stacks, [](auto* card) { return card->isVisible(); });
    columns->setFocus();
    QTest::keyClick(columns, Qt::Key_Right);
    QTest::keyClick(columns, Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(copied().contains(QStringLiteral("kW")), qPrintable(copied()));
    const auto menu = columns->menu();
    QVERIFY(actionOf(*menu, "copy-value"));
    // Pieces that are a dial can be explained.
    QCOMPARE(actionOf(*menu, "why") != nullptr, !columns->chart().dials.value(0).isEmpty());
}

void TestFigures::nothingIsClippedBehindWhy()
{
    support::Page page;
    views::WhyPopover why(page.document, nullptr);
    for (const char* dial : {"work.a.time", "money.own_total", "site.mean", "work.a.memory"}) {
        why.explain(QLatin1String(dial), QPoint(40, 40));
        QTest::qWait(10);
        for (const QLabel* label : why.findChildren<QLabel*>()) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            const int needed =
                label->wordWrap() ? label->minimumSizeHint().width() : label->sizeHint().width();
            QVERIFY2(label->width() >= needed, qPrintable(label->text()));
        }
    }
}

HEADROOM_ROOM(TestFigures)
#include "test_figures.moc"
