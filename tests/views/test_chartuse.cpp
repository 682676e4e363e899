// Charts in use: zoom, read, hide, logarithmic axes.
#include "tests/support/charts.h"
#include "tests/support/room.h"
#include "views/charts/readout.h"

#include <QTest>

using support::Charts;

namespace {

void rest(QWidget* widget, const QPoint& at)
{
    QMouseEvent event(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QApplication::sendEvent(widget, &event);
}

void wheel(QWidget* widget, const QPoint& at, int notches, Qt::KeyboardModifiers with)
{
    QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, with,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

} // namespace

class TestChartUse : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keysZoomAndShowEverythingAgain();
    void theWheelZoomsWithCtrlOnly();
    void aBoxIsLookedAt();
    void nearerADragMovesAndADoubleClickGoesBack();
    void nothingLeavesTheWhole();
    void axesStayWhereTheyWerePutUnderTheHand();
    void thePointerReadsTheCurves();
    void theArrowsReadThem();
    void nothingIsReadUnrequested();
    void aClickOnANameHidesItsCurve();
    void dotsAreHiddenByTheirLegend();
    void axesTurnLogarithmicAndBack();
};

void TestChartUse::keysZoomAndShowEverythingAgain()
{
    Charts c;
    const QCPRange whole = c.across();
    c.key(Qt::Key_Plus);
    QVERIFY(c.across().size() < 0.75 * whole.size());
    QVERIFY(std::abs(c.across().center() - whole.center()) < 0.01 * whole.size());
    c.key(Qt::Key_Minus);
    QCOMPARE(c.across(), whole);
    QVERIFY(c.speedup->view().isWhole());
    c.key(Qt::Key_Plus);
    c.key(Qt::Key_Plus);
    c.key(Qt::Key_0);
    QCOMPARE(c.across(), whole);
}

void TestChartUse::theWheelZoomsWithCtrlOnly()
{
    Charts c;
    const QCPRange whole = c.across();
    wheel(c.speedup, c.at(0.25, 0.5), 2, Qt::NoModifier);
    QCOMPARE(c.across(), whole);
    const double under = c.speedup->plot()->xAxis->pixelToCoord(
        c.speedup->plot()->mapFrom(c.speedup, c.at(0.25, 0.5)).x());
    wheel(c.speedup, c.at(0.25, 0.5), 2, Qt::ControlModifier);
    QVERIFY(std::abs(c.across().size() / whole.size() - 0.5) < 0.01);
    const double still = c.speedup->plot()->xAxis->pixelToCoord(
        c.speedup->plot()->mapFrom(c.speedup, c.at(0.25, 0.5)).x());
    QVERIFY2(std::abs(still - under) < 0.02 * whole.size(), "the place under the pointer stays");
}

void TestChartUse::aBoxIsLookedAt()
{
    Charts c;
    const QCPRange whole = c.across();
    QTest::mousePress(c.speedup, Qt::LeftButton, {}, c.at(0.25, 0.75));
    QTest::mouseMove(c.speedup, c.at(0.4, 0.5));
    QTest::mouseMove(c.speedup, c.at(0.5, 0.25));
    QTest::mouseRelease(c.speedup, Qt::LeftButton, {}, c.at(0.5, 0.25));
    QVERIFY(std::abs(c.across().lower - (whole.lower + 0.25 * whole.size())) < 0.02 * whole.size());
    QVERIFY(std::abs(c.across().upper - (whole.lower + 0.5 * whole.size())) < 0.02 * whole.size());
    QVERIFY(c.up().lower > 0);
}

void TestChartUse::nearerADragMovesAndADoubleClickGoesBack()
{
    Charts c;
    const QCPRange whole = c.across();
    c.key(Qt::Key_Plus);
    const QCPRange near = c.across();
    QTest::mousePress(c.speedup, Qt::LeftButton, {}, c.at(0.5, 0.5));
    QTest::mouseMove(c.speedup, c.at(0.4, 0.5));
    QTest::mouseMove(c.speedup, c.at(0.3, 0.5));
    QTest::mouseRelease(c.speedup, Qt::LeftButton, {}, c.at(0.3, 0.5));
    QVERIFY(c.across().lower > near.lower);
    QVERIFY(std::abs(c.across().size() - near.size()) < 1e-6 * near.size());
    const double moved = c.across().lower;
    c.key(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(c.across().lower < moved);
    QTest::mouseDClick(c.speedup, Qt::LeftButton, {}, c.at(0.5, 0.5));
    QCOMPARE(c.across(), whole);
}

void TestChartUse::nothingLeavesTheWhole()
{
    Charts c;
    const QCPRange whole = c.across();
    c.key(Qt::Key_Minus); // no farther than everything
    QCOMPARE(c.across(), whole);
    c.key(Qt::Key_Plus);
    for (int i = 0; i < 40; ++i)
        c.key(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(std::abs(c.across().upper - whole.upper) < 0.01 * whole.size());
    QVERIFY(c.across().size() < 0.75 * whole.size());
    for (int i = 0; i < 60; ++i)
        c.key(Qt::Key_Plus); // the zoom is limited
    QVERIFY(c.across().size() > 0);
}

void TestChartUse::axesStayWhereTheyWerePutUnderTheHand()
{
    Charts c;
    c.key(Qt::Key_Plus);
    const QCPRange near = c.across(), high = c.up();
    c.turn("cluster.count", 512);
    c.turn("work.a.tokens", 2e12);
    QCOMPARE(c.across(), near);
    QCOMPARE(c.up(), high);
    c.key(Qt::Key_0);
    QCOMPARE(c.across().upper, 1024.0);
}

void TestChartUse::thePointerReadsTheCurves()
{
    Charts c;
    rest(c.speedup, c.at(0.5, 0.5));
    views::ReadOut* read = c.speedup->readOut();
    QVERIFY(read && read->isVisible());
    QCOMPARE(read->rows().size(), c.speedup->chart().curves.size());
    QVERIFY2(read->at().contains("GPUs"), qPrintable(read->at()));
    QVERIFY(read->rows().front().value.endsWith(u'×'));
    QVERIFY(c.speedup->accessibleDescription().contains(read->rows().front().value));
    QVERIFY(!read->grab().isNull());
    rest(c.speedup, QPoint(4, 4));
    QVERIFY(!read->isVisible());
}

void TestChartUse::theArrowsReadThem()
{
    Charts c;
    c.key(Qt::Key_Right); // at the plan
    QCOMPARE(c.speedup->readOut()->at(), QString("256\u00a0GPUs"));
    const auto heard = c.speedup->accessibleDescription();
    QVERIFY(heard.startsWith("256"));
    c.key(Qt::Key_Right);
    QVERIFY(c.speedup->readOut()->at() != QString("256\u00a0GPUs"));
    c.key(Qt::Key_Left);
    QCOMPARE(c.speedup->accessibleDescription(), heard);
    c.key(Qt::Key_Plus);
    c.key(Qt::Key_Plus);
    const QCPRange near = c.across();
    for (int i = 0; i < 10; ++i)
        c.key(Qt::Key_Right);
    QVERIFY2(c.across().upper > near.upper, "the axes follow");
    c.key(Qt::Key_Escape);
    QVERIFY(!c.speedup->readOut()->isVisible());
    QCOMPARE(c.speedup->accessibleDescription(), c.speedup->chart().summary);
}

void TestChartUse::nothingIsReadUnrequested()
{
    Charts c;
    c.turn("cluster.count", 128);
    QVERIFY(!c.speedup->readOut());
    c.key(Qt::Key_Right);
    const QString before = c.speedup->readOut()->rows().front().value;
    c.turn("cluster.count", 512); // the reading follows the plan
    QVERIFY(c.speedup->readOut()->isVisible());
    c.key(Qt::Key_End);
    QVERIFY(c.speedup->readOut()->rows().front().value != before);
}

void TestChartUse::aClickOnANameHidesItsCurve()
{
    Charts c;
    const auto texts = [&] {
        QHash<QString, QCPItemText*> found;
        for (int i = 0; i < c.speedup->plot()->itemCount(); ++i)
            if (auto* text = qobject_cast<QCPItemText*>(c.speedup->plot()->item(i)))
                found[text->text()] = text;
        return found;
    };
    QCPItemText* name = texts().value(c.linked());
    QVERIFY(name);
    const auto at = [&] { // it moves with the end of its curve
        const QPointF ends = name->topLeft->pixelPosition() + name->bottomRight->pixelPosition();
        return c.speedup->plot()->mapTo(c.speedup, (ends / 2).toPoint());
    };
    std::size_t curve = 0;
    while (c.speedup->chart().curves[curve].label != c.linked())
        ++curve;
    QCPGraph* line = c.speedup->plot()->graph(static_cast<int>(3 * curve + 2));
    QVERIFY(line->visible());
    QTest::mouseClick(c.speedup, Qt::LeftButton, {}, at());
    QVERIFY(!line->visible());
    QVERIFY(name->visible() && name->font().strikeOut());
    c.turn("work.a.tokens", 2e12);
    QVERIFY2(!line->visible(), "it stays hidden while the plan moves");
    rest(c.speedup, c.at(0.5, 0.5));
    for (const auto& row : c.speedup->readOut()->rows())
        QVERIFY(row.label != c.linked());
    name = texts().value(c.linked());
    QVERIFY(name);
    QTest::mouseClick(c.speedup, Qt::LeftButton, {}, at());
    QVERIFY(line->visible());
}

void TestChartUse::dotsAreHiddenByTheirLegend()
{
    Charts c;
    QVERIFY(!c.speedup->chart().dots.empty());
    const QString kind = c.speedup->chart().dots.front().label;
    auto* item = c.speedup->plot()->legend->item(0);
    const QPoint at =
        c.speedup->plot()->mapTo(c.speedup, QRectF(item->outerRect()).center().toPoint());
    QTest::mouseClick(c.speedup, Qt::LeftButton, {}, at);
    QVERIFY(c.speedup->look().hidden.contains(kind));
    // The same from the menu.
    const auto menu = c.speedup->menu();
    for (QAction* action : menu->findChild<QMenu*>("curves")->actions())
        if (action->text() == kind) {
            QVERIFY(!action->isChecked());
            action->trigger();
        }
    QVERIFY(!c.speedup->look().hidden.contains(kind));
}

void TestChartUse::axesTurnLogarithmicAndBack()
{
    Charts c;
    const QCPRange whole = c.across();
    c.key(Qt::Key_X);
    QCOMPARE(c.speedup->plot()->xAxis->scaleType(), QCPAxis::stLogarithmic);
    QVERIFY(c.across().lower > 0);
    c.key(Qt::Key_Y);
    QCOMPARE(c.speedup->plot()->yAxis->scaleType(), QCPAxis::stLogarithmic);
    QVERIFY(c.up().lower > 0);
    c.turn("cluster.count", 512);
    QCOMPARE(c.speedup->plot()->xAxis->scaleType(), QCPAxis::stLogarithmic);
    c.key(Qt::Key_Plus); // zooms in decades
    QVERIFY(c.across().lower > 1);
    c.turn("cluster.count", 256);
    Charts::trigger(c.speedup, "log-x");
    Charts::trigger(c.speedup, "log-y");
    QCOMPARE(c.across(), whole);
}

HEADROOM_ROOM(TestChartUse)
#include "test_chartuse.moc"
