#include "model/format/numberformat.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using engine::Unit;

namespace {

const QLocale kGerman(QLocale::German, QLocale::Germany);
const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);

// Replaces the non-breaking spaces between numbers and units by plain ones.
QString plain(QString text)
{
    return text.replace(QChar(0x00a0), u' ')
        .remove(QChar(0x2060)) // which keeps a range on one line
        .replace(QChar(0x202f), u' ')
        .replace(QChar(0x2212), u'-');
}

class TestNumberFormat : public QObject {
    Q_OBJECT

    static void row(double value, Unit unit, const char* english, const char* german = nullptr)
    {
        const QByteArray what =
            QByteArray::number(value) + ' ' + QByteArray(engine::info(unit).symbol.data());
        QTest::newRow((what + " in English").constData())
            << value << unit << kEnglish << QString::fromUtf8(english);
        if (german)
            QTest::newRow((what + " in German").constData())
                << value << unit << kGerman << QString::fromUtf8(german);
    }

private Q_SLOTS:
    void texts_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("text");
        row(70e9, Unit::Parameters, "70 B", "70 B");
        row(70.6e9, Unit::Parameters, "70.6 B", "70,6 B");
        row(1.4e12, Unit::TokensUnit, "1.4 T", "1,4 T");
        row(4194304, Unit::TokensUnit, "4.19 M", "4,19 M");
        row(8192, Unit::TokensUnit, "8,192", "8.192");
        row(256, Unit::Gpus, "256 GPUs");
        row(16384, Unit::Gpus, "16,384 GPUs", "16.384 GPUs");
        row(40, Unit::Percent, "40 %");
        row(4.26, Unit::Percent, "4.3 %", "4,3 %");
        row(67.2, Unit::Days, "67 days");
        row(1.5, Unit::Days, "36 hours");
        row(2, Unit::Days, "2 days");
        row(1, Unit::Days, "24 hours");
        row(0.01, Unit::Days, "14 minutes");
        row(900, Unit::Days, "2.5 years", "2,5 years");
        row(0.5, Unit::Second, "500 ms");
        row(15, Unit::Microseconds, "15 µs");
        row(354.6, Unit::Kilowatt, "355 kW");
        row(999.4, Unit::Kilowatt, "999 kW");
        row(999.7, Unit::Kilowatt, "1.0 MW", "1,0 MW");
        row(1000, Unit::Kilowatt, "1 MW");
        row(700, Unit::Watt, "700 W");
        row(1100, Unit::Watt, "1.1 kW");
        row(3, Unit::DollarPerGpuHour, "$3.00/GPU-h", "3,00 $/GPU-h");
        row(0.078, Unit::DollarPerKwh, "$0.078/kWh");
        row(1240000, Unit::Dollar, "$1.24 M", "1,24 M $");
        row(49248, Unit::Dollar, "$49.2 k");
        row(350, Unit::Dollar, "$350");
        row(224000, Unit::DollarPerYear, "$224 k per year");
        row(5000, Unit::DollarPerYear, "$5,000 per year");
        row(412900, Unit::GpuHours, "413 k GPU-hours");
        row(1.26, Unit::TB, "1.26 TB", "1,26 TB");
        row(80, Unit::GB, "80.0 GB");
        row(3, Unit::EachYear, "3 per year");
        row(3, Unit::Years, "3 years");
        row(1.3, Unit::None, "1.3", "1,3");
        row(18, Unit::Months, "548 days");
        row(36, Unit::Months, "3 years");
        row(184.06, Unit::DollarPerKwMonth, "$184/kW-month");
        row(12000, Unit::DollarPerKw, "$12,000/kW", "12.000 $/kW");
        row(102, Unit::DollarPerTB, "$102/TB");
        row(49248, Unit::DollarPerGpu, "$49,248/GPU");
        row(34, Unit::GramPerKwh, "34 g/kWh");
        row(29.6, Unit::GramPerKwh, "29.6 g/kWh", "29,6 g/kWh");
        row(475, Unit::GramPerKwh, "475 g/kWh");
        row(850, Unit::Kilogram, "850 kg");
        row(1250, Unit::Kilogram, "1.25 t", "1,25 t");
        row(2.4e6, Unit::Kilogram, "2.40 kt");
        row(0, Unit::Dollar, "$0");
        row(47.5, Unit::Dollar, "$47.50", "47,50 $");
        row(0.5, Unit::Dollar, "$0.50");
        row(0.00123, Unit::Dollar, "$0.0012", "0,0012 $");
        row(0.00002, Unit::DollarPerGpuHour, "$0.000020/GPU-h");
        row(-0.00123, Unit::Dollar, "-$0.0012", "-0,0012 $");
        row(-0.01, Unit::Percent, "0.0 %", "0,0 %");
        row(std::nan(""), Unit::Dollar, "n/a");
        row(INFINITY, Unit::Days, "n/a");
    }
    void texts()
    {
        QFETCH(double, value);
        QFETCH(Unit, unit);
        QFETCH(QLocale, locale);
        QFETCH(QString, text);
        const model::NumberFormat format(locale);
        QCOMPARE(plain(format.text(value * engine::info(unit).size, unit)), text);
    }

    void theSignStandsBeforeTheCurrency()
    {
        const model::NumberFormat format(kEnglish, {});
        const auto parts = format.parts(-1.704e6, Unit::Dollar);
        QCOMPARE(parts.symbol + parts.number, QString::fromUtf8("−$1.70"));
        QCOMPARE(format.number(-1.704e6, Unit::Dollar), QString::fromUtf8("−1.70"));
        QCOMPARE(plain(format.text(-1.704e6, Unit::Dollar)), QStringLiteral("-$1.70 M"));
    }
    void oneOfThem()
    {
        const model::NumberFormat format(kEnglish, {});
        QCOMPARE(plain(format.text(365 * 86400.0, Unit::Years)), QStringLiteral("1 year"));
        QCOMPARE(plain(format.text(1, Unit::Nodes)), QStringLiteral("1 node"));
        QCOMPARE(plain(format.text(1.5 * 365 * 86400.0, Unit::Years)), QStringLiteral("1.5 years"));
    }
    void inEuros()
    {
        const model::NumberFormat format(kGerman, {"EUR", 0.8, "2026-11-20"});
        QCOMPARE(plain(format.text(1e6, Unit::Dollar)), QString::fromUtf8("800 k €"));
        QCOMPARE(plain(format.text(3 / 3600.0, Unit::DollarPerGpuHour)),
                 QString::fromUtf8("2,40 €/GPU-h"));
        // A million dollars are not a million euros: the scale follows the euros.
        QCOMPARE(plain(format.text(1.25e6, Unit::Dollar)), QString::fromUtf8("1 M €"));
        QCOMPARE(plain(format.text(1.25e6 / (365 * 86400.0), Unit::DollarPerYear)),
                 QString::fromUtf8("1,00 M € per year"));
        QCOMPARE(plain(format.text(-1.25e6, Unit::Dollar)), QString::fromUtf8("-1 M €"));
        QCOMPARE(plain(format.parts(3 / 3600.0, Unit::DollarPerGpuHour).amount()),
                 QString::fromUtf8("2,40 €"));
        QCOMPARE(plain(format.axisUnit(1.25e6, Unit::Dollar).suffix()), QString::fromUtf8(" M €"));
        QCOMPARE(format.axisUnit(3 / 3600.0, Unit::DollarPerGpuHour).name(),
                 QString::fromUtf8("€/GPU-h"));
        const model::NumberFormat franc(kEnglish, {"CHF", 0.9, {}});
        QCOMPARE(plain(franc.text(100, Unit::Dollar)), QStringLiteral("CHF 90"));
    }

    // "1,000 kW" must not appear one step below "1 MW", and nothing reads "1,000 M" or "1,000 ms".
    void neverAThousandOfWhatHasALargerName()
    {
        static const QRegularExpression thousand(
            QStringLiteral("(^|[^0-9.,])1[,.]?000 (k|M|B|kW|W|MWh|kWh|GB|TB|ms|µs|MW .*)$"));
        const model::NumberFormat format(kEnglish);
        for (const Unit unit : {Unit::Kilowatt, Unit::Watt, Unit::Dollar, Unit::TokensUnit,
                                Unit::Second, Unit::KilowattHour, Unit::GB, Unit::GpuHours})
            for (int power = -4; power < 13; ++power)
                for (double near : {0.9990, 0.9994, 0.9995, 0.99951, 0.9997, 0.99999, 1.0}) {
                    const double base =
                        near * std::pow(10.0, power) *
                        (unit == Unit::Second || unit == Unit::Dollar || unit == Unit::TokensUnit
                             ? 1
                             : engine::info(unit).size);
                    const QString text = plain(format.text(base, unit));
                    const bool largest = text.endsWith(u'T') ||
                                         text.contains(QStringLiteral("GWh")) ||
                                         text.contains(QStringLiteral("PB"));
                    QVERIFY2(largest || !thousand.match(text).hasMatch(), qPrintable(text));
                }
    }

    void rangesAreInTheUnitOfTheMiddle()
    {
        const model::NumberFormat format(kEnglish);
        const double day = 86400;
        QCOMPARE(plain(format.range({60 * day, 67 * day, 78.4 * day}, Unit::Days)),
                 QStringLiteral("60 – 78"));
        QCOMPARE(plain(format.range({900e3, 1.1e6, 1.4e6}, Unit::Dollar)),
                 QStringLiteral("0.90 – 1.40")
                     .replace(QStringLiteral("0.90"), QStringLiteral("0.9"))
                     .replace(QStringLiteral("1.40"), QStringLiteral("1.4")));
        QCOMPARE(format.range({std::nan(""), 1, 2}, Unit::Days), QString());
    }
    void axesShareOneUnit()
    {
        const model::NumberFormat format(kEnglish, {"EUR", 0.5, {}});
        const auto axis = format.axisUnit(4e6, Unit::Dollar);
        QCOMPARE(axis.unit, QStringLiteral("M"));
        QCOMPARE(axis.symbol, QStringLiteral("€"));
        VERIFY_NEAR(4e6 / axis.size, 2, 1e-12);
    }
    void aMinusIsAMinus()
    {
        const model::NumberFormat format(kEnglish);
        QVERIFY(format.text(-5 * 86400, Unit::Days).startsWith(QChar(0x2212)));
    }
};

} // namespace

HEADROOM_ROOM(TestNumberFormat)
#include "test_numberformat.moc"
