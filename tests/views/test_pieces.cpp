// Pieces of charts are read by hovering and with the arrow keys: columns, bars, cells, parts.
#include "tests/support/room.h"
#include "views/charts/flowchart.h"
#include "views/charts/heatchart.h"
#include "views/charts/readout.h"
#include "views/charts/sharechart.h"
#include "views/charts/stackchart.h"
#include "views/housestyle.h"
#include "views/theme.h"

#include <QTest>

namespace {

using model::NumberFormat;

void rest(QWidget* widget, const QPoint& at)
{
    QMouseEvent event(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QApplication::sendEvent(widget, &event);
}

template <class Card> void shown(Card& card)
{
    views::apply(*qApp, views::Theme::day());
    card.resize(520, 320);
    card.show();
    card.activateWindow();
    card.setFocus();
    QTest::qWait(20);
}

model::StackChart power(double gpus = 150)
{
    model::StackChart chart;
    chart.title = "Power";
    chart.summary = "Power in all.";
    chart.unit = "kW";
    chart.columns = QStringList{"mean", "peak"};
    chart.totals = QStringList{"200\u00a0kW", "300\u00a0kW"};
    chart.parts = {{"GPUs", {gpus, 210}}, {"cooling", {50, 90}}};
    chart.high = 300;
    return chart;
}

model::FlowChart flow()
{
    model::FlowChart chart;
    chart.prefix = "$";
    chart.periods = QStringList{"start", "1", "2"};
    chart.heads = QStringList{"First day", "Year 1", "Year 2"};
    chart.parts = {{"rent", 0}, {"machines", 1}};
    chart.ways = {{"renting", {{0, 4, 4}, {0, 0, 0}}, {0, 4, 4}, {0, 4, 8}},
                  {"buying", {{0, 0, 0}, {9, 0, 0}}, {9, 0, 0}, {9, 9, 9}}};
    chart.high = 9;
    return chart;
}

model::HeatChart heat()
{
    model::HeatChart chart;
    chart.title = "Runs";
    chart.summary = "Runs in all.";
    chart.rows = QStringList{"A", "B"};
    chart.columns = QStringList{"x", "y", "z"};
    chart.cells = {{{"1", 0.1}, {"2", 0.2}, {"3", 0.3}}, {{"4", 0.4}, {"5", 0.5}, {"6", 0.6}}};
    return chart;
}

} // namespace

class TestPieces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void restingOnAColumnReadsIt();
    void theArrowsReadColumnsAndEscapeStops();
    void aTurnUnderThePointerIsReadAnew();
    void nothingIsReadUnrequested();
    void barsOfAPeriodAreReadOneByOne();
    void cellsAreReachedInAllDirections();
    void aMarkThatMovesAloneStandsWhereADrawnOneDoes();
    void aPartSaysWhatItMeans();
    void aTableIsNotReadOver();
    void theReadOutStaysInsideThePicture();
};

void TestPieces::restingOnAColumnReadsIt()
{
    views::StackChartCard card;
    card.setChart(power(), NumberFormat(), false);
    shown(card);
    const QPoint second = card.view()->mapTo(&card, card.view()->boxOf(1).center());
    rest(&card, second);
    QVERIFY(card.readOut() && card.readOut()->isVisible());
    QCOMPARE(card.readOut()->at(), QString("peak"));
    QCOMPARE(card.readOut()->rows().size(), std::size_t(3));
    QCOMPARE(card.readOut()->rows()[0].value, QString("90.0\u00a0kW, 30\u00a0%"));
    QCOMPARE(card.readOut()->rows()[0].colour, card.view()->colourOf(1));
    QVERIFY(!card.readOut()->rows()[2].colour.isValid());
    QCOMPARE(card.current(), -1); // not selected with the arrow keys
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&card, &leave);
    QVERIFY(!card.readOut()->isVisible());
}

void TestPieces::theArrowsReadColumnsAndEscapeStops()
{
    views::StackChartCard card;
    card.setChart(power(), NumberFormat(), false);
    shown(card);
    QTest::keyClick(&card, Qt::Key_Right);
    QVERIFY(card.readOut()->isVisible());
    QCOMPARE(card.readOut()->at(), QString("mean"));
    QVERIFY(card.accessibleDescription().contains("GPUs: 150"));
    QTest::keyClick(&card, Qt::Key_Right);
    QTest::keyClick(&card, Qt::Key_Right);
    QCOMPARE(card.current(), 1); // there is no third
    QTest::keyClick(&card, Qt::Key_Escape);
    QVERIFY(!card.readOut()->isVisible());
    QCOMPARE(card.accessibleDescription(), QString("Power in all."));
}

void TestPieces::aTurnUnderThePointerIsReadAnew()
{
    views::StackChartCard card;
    card.setChart(power(), NumberFormat(), false);
    shown(card);
    rest(&card, card.view()->mapTo(&card, card.view()->boxOf(0).center()));
    QCOMPARE(card.readOut()->rows()[1].value, QString("150\u00a0kW, 75\u00a0%"));
    card.setChart(power(50), NumberFormat(), false);
    QCOMPARE(card.readOut()->rows()[1].value, QString("50.0\u00a0kW, 50\u00a0%"));
}

void TestPieces::nothingIsReadUnrequested()
{
    views::StackChartCard card;
    card.setChart(power(), NumberFormat(), false);
    shown(card);
    card.setChart(power(50), NumberFormat(), false);
    QVERIFY(!card.readOut());
    QCOMPARE(card.accessibleDescription(), QString("Power in all."));
}

void TestPieces::barsOfAPeriodAreReadOneByOne()
{
    views::FlowChartCard card;
    card.setChart(flow(), NumberFormat());
    shown(card);
    const auto at = [&](int bar) {
        return card.view()->mapTo(&card, card.view()->boxOf(bar).center());
    };
    rest(&card, at(2));
    QCOMPARE(card.readOut()->at(), QString("Year 1, renting"));
    rest(&card, at(3));
    QCOMPARE(card.readOut()->at(), QString("Year 1, buying"));
    rest(&card, at(5));
    QCOMPARE(card.readOut()->at(), QString("Year 2, buying"));
    QCOMPARE(card.readOut()->rows().back().value, QString("$9.00"));
    QTest::keyClick(&card, Qt::Key_Right); // keys start at the first piece
    QCOMPARE(card.readOut()->at(), QString("First day, renting"));
    rest(&card, QPoint(2, card.height() - 2));
    QTest::keyClick(&card, Qt::Key_Right);
    QCOMPARE(card.readOut()->at(), QString("First day, buying"));
}

void TestPieces::cellsAreReachedInAllDirections()
{
    views::HeatChartCard card;
    card.setChart(heat());
    shown(card);
    const auto stated = [&] { return card.readOut()->rows().front().value; };
    QTest::keyClick(&card, Qt::Key_Down);
    QCOMPARE(stated(), QString("1"));
    QTest::keyClick(&card, Qt::Key_Down);
    QCOMPARE(stated(), QString("4"));
    QTest::keyClick(&card, Qt::Key_Down); // there is no third row
    QCOMPARE(stated(), QString("4"));
    QTest::keyClick(&card, Qt::Key_Right);
    QCOMPARE(stated(), QString("5"));
    QTest::keyClick(&card, Qt::Key_Up);
    QCOMPARE(stated(), QString("2"));
    for (int cell = 0; cell < 6; ++cell) {
        rest(&card, card.view()->mapTo(&card, card.view()->boxOf(cell).center()));
        QCOMPARE(stated(), QString::number(cell + 1));
    }
}

// A drag moves only the mark, without redrawing the rest.
void TestPieces::aMarkThatMovesAloneStandsWhereADrawnOneDoes()
{
    const auto marked = [](std::optional<model::HeatChart::Mark> mark) {
        model::HeatChart chart = heat();
        chart.mark = std::move(mark);
        return chart;
    };
    const auto pixelsOf = [](views::HeatChartCard& card) {
        return card.grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    views::HeatChartCard moved;
    moved.setChart(marked({{0.5, 0.5, "this plan"}}));
    shown(moved);
    const QImage first = pixelsOf(moved);
    for (const auto& mark : {std::optional<model::HeatChart::Mark>({2.2, 1.4, "this plan"}), {}}) {
        moved.setChart(marked(mark));
        const QImage then = pixelsOf(moved);
        views::HeatChartCard anew;
        anew.setChart(marked(mark));
        shown(anew);
        moved.clearFocus();
        anew.clearFocus();
        QVERIFY(then != first);
        QVERIFY(pixelsOf(moved) == pixelsOf(anew));
    }
}

void TestPieces::aPartSaysWhatItMeans()
{
    views::ShareChartCard card;
    model::ShareChart chart;
    chart.families = {{"Compute", "p90"}, {"Other", "10 %"}};
    chart.parts = {{"products", "9 s", "p90", "Matrix products.", {}, 0.9, 0},
                   {"sends", "1 s", "10 %", "Between stages.", {}, 0.1, 1}};
    card.setChart(chart);
    shown(card);
    rest(&card, card.view()->mapTo(&card, card.view()->boxOf(1).center()));
    QCOMPARE(card.readOut()->at(), QString("sends"));
    QCOMPARE(card.readOut()->note(), QString("Between stages."));
    QCOMPARE(card.readOut()->rows().front().value, QString("10 %"));
}

void TestPieces::aTableIsNotReadOver()
{
    views::StackChartCard card;
    card.setChart(power(), NumberFormat(), false);
    shown(card);
    const QPoint at = card.view()->mapTo(&card, card.view()->boxOf(1).center());
    card.showTable(true);
    rest(&card, at);
    QVERIFY(!card.readOut());
}

void TestPieces::theReadOutStaysInsideThePicture()
{
    views::FlowChartCard card;
    card.setChart(flow(), NumberFormat());
    shown(card);
    for (int bar = 0; bar < 6; ++bar) {
        rest(&card, card.view()->mapTo(&card, card.view()->boxOf(bar).center()));
        const QRect words = card.readOut()->words();
        QVERIFY(card.view()->rect().contains(words));
        QVERIFY(!words.intersects(card.view()->boxOf(bar)));
    }
}

HEADROOM_ROOM(TestPieces)
#include "test_pieces.moc"
