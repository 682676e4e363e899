// Reading the pieces of a chart: names, values with units, shares and sums.
#include "model/chart/piecereading.h"
#include "tests/support/room.h"

#include <QTest>

namespace {

using model::ChartReading;

model::StackChart power()
{
    model::StackChart chart;
    chart.unit = "kW";
    chart.columns = QStringList{"mean", "peak"};
    chart.totals = QStringList{"200\u00a0kW", "300\u00a0kW"};
    chart.parts = {{"GPUs", {150, 200}}, {"storage", {0, 10}}, {"cooling", {50, 90}}};
    return chart;
}

model::FlowChart flow()
{
    model::FlowChart chart;
    chart.prefix = "$";
    chart.suffix = " M";
    chart.periods = QStringList{"start", "1"};
    chart.heads = QStringList{"First day", "Year 1"};
    chart.parts = {{"rent", 0}, {"machines", 1}, {"resale", 2}};
    chart.ways = {{"renting", {{0, 4.5}, {0, 0}, {0, 0}}, {0, 4.5}, {0, 4.5}},
                  {"buying", {{0, 0}, {12.5, 0}, {0, -2}}, {12.5, -2}, {12.5, 10.5}}};
    return chart;
}

} // namespace

class TestPieceReading : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aColumnSaysItsPartsFromTheTopDown()
    {
        const auto reading = model::readingAt(power(), 0, model::NumberFormat());
        QCOMPARE(reading.at, QString("mean"));
        QCOMPARE(reading.rows.size(), std::size_t(3)); // storage draws no power, so it is omitted
        QCOMPARE(reading.rows[0].label, QString("cooling"));
        QCOMPARE(reading.rows[0].value, QString("50.0\u00a0kW, 25\u00a0%"));
        QCOMPARE(reading.rows[0].curve, std::size_t(2));
        QCOMPARE(reading.rows[1].value, QString("150\u00a0kW, 75\u00a0%"));
        QCOMPARE(reading.rows[2].label, QString("total"));
        QCOMPARE(reading.rows[2].value, QString("200\u00a0kW"));
        QVERIFY(reading.rows[2].curve == ChartReading::kSum);
        QCOMPARE(model::readingAt(power(), 1, model::NumberFormat()).rows.size(), std::size_t(4));
    }
    void aBarSaysWhatIsPaidAndWhatComesBack_data()
    {
        QTest::addColumn<int>("period");
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing yet")
            << 0 << 0 << "First day, renting; total: $0 M; cumulative: $0 M";
        QTest::newRow("rent") << 1 << 0
                              << "Year 1, renting; rent: $4.50 M; total: $4.50 M; cumulative: "
                                 "$4.50 M";
        QTest::newRow("what is sold comes back")
            << 1 << 1 << "Year 1, buying; resale: −$2.00 M; total: −$2.00 M; cumulative: $10.5 M";
    }
    void aBarSaysWhatIsPaidAndWhatComesBack()
    {
        QFETCH(int, period);
        QFETCH(int, way);
        QFETCH(QString, text);
        QCOMPARE(model::readingAt(flow(), period, way, model::NumberFormat()).text(), text);
    }
    void aCellSaysBothItsPlaces()
    {
        model::HeatChart chart;
        chart.title = "Runs";
        chart.rows = QStringList{"1 year", "2 years"};
        chart.columns = QStringList{"10 %", "20 %"};
        chart.cells = {{{"−1.5", 1, true}, {"", 0, false}}, {{"3", 0.5, false}, {"4", 1, false}}};
        QCOMPARE(model::readingAt(chart, 1, 0).text(), QString("2 years, 10 %; Runs: 3"));
        QCOMPARE(model::readingAt(chart, 0, 1).text(), QString("1 year, 20 %; Runs: 0"));
        chart.kinds = QStringList{"buying is cheaper", "renting is cheaper"};
        QCOMPARE(model::readingAt(chart, 0, 0).text(),
                 QString("1 year, 10 %; renting is cheaper: −1.5"));
        QCOMPARE(model::readingAt(chart, 1, 1).text(),
                 QString("2 years, 20 %; buying is cheaper: 4"));
    }
    void aPartSaysItsValueAndItsShare()
    {
        model::ShareChart chart;
        chart.parts = {{"matrix multiplications", "12.3 s", "68 %"}, {"sends", "0.3 s", "1.7 %"}};
        const auto reading = model::readingAt(chart, 1);
        QCOMPARE(reading.at, QString("sends"));
        QCOMPARE(reading.rows.front().label, QString("0.3 s"));
        QCOMPARE(reading.rows.front().value, QString("1.7 %"));
    }
};

HEADROOM_ROOM(TestPieceReading)
#include "test_piecereading.moc"
