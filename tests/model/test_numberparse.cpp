#include "model/engine/units.h"
#include "model/format/numberparse.h"
#include "tests/support/language.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

using engine::Unit;

namespace {

const QLocale kGerman(QLocale::German, QLocale::Germany);
const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const QLocale kC = QLocale::c();

// With a program that speaks the language.
struct InWordsOf : support::Language {
    explicit InWordsOf(const QLocale& locale) : Language(locale == kGerman ? "de" : "en") {}
};

class TestNumberParse : public QObject {
    Q_OBJECT

    static void row(const char* text, Unit unit, double expected, const QLocale& locale = kC)
    {
        const QByteArray name = QByteArray(text) +
                                (locale == kGerman    ? " in German"
                                 : locale == kEnglish ? " in English"
                                                      : "") +
                                " for " + QByteArray(engine::info(unit).symbol.data());
        QTest::newRow(name.constData()) << QString::fromUtf8(text) << unit << locale << expected;
    }
    static void refusal(const char* name, const QString& text, Unit unit, bool wrongUnit = false,
                        const QLocale& locale = kC)
    {
        QTest::newRow(name) << text << unit << locale << wrongUnit;
    }

    static void scales()
    {
        row("70B", Unit::Parameters, 70e9);
        row("70 B", Unit::Parameters, 70e9);
        row("70 billion", Unit::Parameters, 70e9);
        row("1.4T", Unit::TokensUnit, 1.4e12);
        row("1.4 trillion tokens", Unit::TokensUnit, 1.4e12);
        row("1.2e9", Unit::Parameters, 1.2e9);
        row("1.2E+9", Unit::Parameters, 1.2e9);
        row("1e-3", Unit::Days, 1e-3);
        row("1,5 Mio", Unit::Parameters, 1.5e6, kGerman);
        row("1,5 Mio.", Unit::Parameters, 1.5e6, kGerman);
        row("1,4 Bio", Unit::TokensUnit, 1.4e12, kGerman);
        row("70 Mrd", Unit::Parameters, 70e9, kGerman);
        row("70 Mrd. Parameter", Unit::Parameters, 70e9, kGerman);
        row("12 k", Unit::Gpus, 12000);
        row("4 M tokens", Unit::TokensUnit, 4e6);
        row("1.1 M$", Unit::Dollar, 1.1e6);
        row("$1.1 M", Unit::Dollar, 1.1e6);
        row("49k", Unit::Dollar, 49000);
    }
    static void units()
    {
        row("20", Unit::Days, 20);
        row("20 d", Unit::Days, 20);
        row("20d", Unit::Days, 20);
        row("20 days", Unit::Days, 20);
        row("20 Tage", Unit::Days, 20, kGerman);
        row("2 weeks", Unit::Days, 14);
        row("1 week", Unit::Days, 7);
        row("36 h", Unit::Days, 1.5);
        row("90 min", Unit::Hours, 1.5);
        row("18 months", Unit::Years, 1.5);
        row("18 months", Unit::Days, 547.5);
        row("18 Monate", Unit::Days, 547.5, kGerman);
        row("1 year", Unit::Days, 365);
        row("3 y", Unit::Years, 3);
        row("45 %", Unit::Percent, 45);
        row("45%", Unit::Percent, 45);
        row("45", Unit::Percent, 45);
        row("130 %", Unit::None, 1.3);
        row("3 $/GPU-h", Unit::DollarPerGpuHour, 3);
        row("3 USD/GPU-h", Unit::DollarPerGpuHour, 3);
        row("3 $/h", Unit::DollarPerGpuHour, 3);
        row("3/h", Unit::DollarPerGpuHour, 3);
        row("$3.00", Unit::DollarPerGpuHour, 3);
        row("$ 3.00 /GPU-h", Unit::DollarPerGpuHour, 3);
        row("0.085 $/kWh", Unit::DollarPerKwh, 0.085);
        row("0,085 $/kWh", Unit::DollarPerKwh, 0.085, kGerman);
        row("184 $/kW-month", Unit::DollarPerKwMonth, 184);
        row("184/kW-month", Unit::DollarPerKwMonth, 184);
        row("12000 USD/kW", Unit::DollarPerKw, 12000);
        row("$12000/kW", Unit::DollarPerKw, 12000);
        row("102 $/TB", Unit::DollarPerTB, 102);
        row("49248 $/GPU", Unit::DollarPerGpu, 49248);
        row("475 g/kWh", Unit::GramPerKwh, 475);
        row("0.475 kg/kWh", Unit::GramPerKwh, 475);
        row("850 kg", Unit::Kilogram, 850);
        row("1.25 t", Unit::Kilogram, 1250);
        row("2.4 kt", Unit::Kilogram, 2.4e6);
        row("9 months", Unit::Months, 9);
        row("400 Gb/s", Unit::GbitPerSecond, 400);
        row("400 Gbit/s", Unit::GbitPerSecond, 400);
        row("400 Gbps", Unit::GbitPerSecond, 400);
        row("50 GB/s", Unit::GbitPerSecond, 400);
        row("700 W", Unit::Watt, 700);
        row("700 W", Unit::Kilowatt, 0.7);
        row("10.2 kW", Unit::Kilowatt, 10.2);
        row("0.7 MW", Unit::Kilowatt, 700);
        row("80 GB", Unit::GB, 80);
        row("80 GiB", Unit::GB, 85.899345920);
        row("1.5 TB", Unit::GB, 1500);
        row("2 PB", Unit::GB, 2e6);
        row("2 bytes", Unit::BytesPerParameter, 2);
        row("2 bytes/parameter", Unit::BytesPerParameter, 2);
        row("989 TFLOP/s", Unit::TeraflopPerSecond, 989);
        row("989 TFLOPS", Unit::TeraflopPerSecond, 989);
        row("15 us", Unit::Microseconds, 15);
        row("15 µs", Unit::Microseconds, 15);
        row("2 ms", Unit::Microseconds, 2000);
        row("256 GPUs", Unit::Gpus, 256);
        row("1 GPU", Unit::Gpus, 1);
        row("3 a year", Unit::EachYear, 3);
        row("3 /year", Unit::EachYear, 3);
        row("350000 USD/year", Unit::DollarPerYear, 350000);
        row("350 k", Unit::DollarPerYear, 350000);
        row("350 k$/year", Unit::DollarPerYear, 350000);
        row("350 k$ a year", Unit::DollarPerYear, 350000);
        row("−5", Unit::Days, -5); // parsed; the knob's range rejects it
        row("+5", Unit::Days, 5);
    }
    // Separators of another locale are accepted if unambiguous.
    static void separators()
    {
        row("1234.5", Unit::Days, 1234.5, kGerman);
        row("1.234,5", Unit::Days, 1234.5, kGerman);
        row("1,234.5", Unit::Days, 1234.5, kEnglish);
        row("1,234.5", Unit::Days, 1234.5, kGerman);
        row("1.234,5", Unit::Days, 1234.5, kEnglish);
        row("1,234", Unit::Days, 1234, kEnglish);
        row("1.234", Unit::Days, 1.234, kEnglish);
        row("1.234", Unit::Days, 1234, kGerman);
        row("1,234", Unit::Days, 1.234, kGerman);
        row("1,5", Unit::Days, 1.5, kEnglish);
        row("0,234", Unit::Days, 0.234, kEnglish);
        row("0.234", Unit::Days, 0.234, kGerman);
        row("12,34", Unit::Days, 12.34, kEnglish);
        row("1,234,567", Unit::Days, 1234567, kEnglish);
        row("1.234.567", Unit::Days, 1234567, kEnglish);
        row("1,234,567.25", Unit::Days, 1234567.25, kGerman);
        row("1 234 567", Unit::Days, 1234567);
        row("1'234'567.5", Unit::Days, 1234567.5);
        row("1\u00a0234 d", Unit::Days, 1234);
        row("1\u202f234,5 d", Unit::Days, 1234.5, kGerman);
        row(".5", Unit::Days, 0.5);
        row(",5", Unit::Days, 0.5, kGerman);
        row("5.", Unit::Days, 5);
        row("  7  ", Unit::Days, 7);
        row("1,5e3", Unit::Days, 1500, kGerman);
    }

private Q_SLOTS:
    void understood_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<double>("expected"); // in the unit
        scales();
        units();
        separators();
    }
    void understood()
    {
        QFETCH(QString, text);
        QFETCH(Unit, unit);
        QFETCH(QLocale, locale);
        QFETCH(double, expected);
        const InWordsOf words(locale);
        const auto base = model::parseNumber(text, unit, locale);
        QVERIFY2(base, base ? "" : base.error().detail.c_str());
        VERIFY_NEAR(*base / engine::info(unit).size, expected, 1e-12);
    }

    // German words are those of the German program.
    void aLanguageAddsItsWords()
    {
        QVERIFY(!model::parseNumber(QStringLiteral("20 Tage"), Unit::Days, kGerman));
        const support::German shown;
        QCOMPARE(*model::parseNumber(QStringLiteral("20 Tagen"), Unit::Days, kGerman),
                 20 * engine::kDay.base());
        QCOMPARE(*model::parseNumber(QStringLiteral("20 days"), Unit::Days, kGerman),
                 20 * engine::kDay.base());
    }
    void refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<bool>("wrongUnit");
        const auto s = [](const char* t) { return QString::fromUtf8(t); };
        refusal("nothing", QString(), Unit::Days);
        refusal("blanks", s("   "), Unit::Days);
        refusal("letters", s("abc"), Unit::Days);
        refusal("a unit alone", s("days"), Unit::Days);
        refusal("two points", s("1..2"), Unit::Days);
        refusal("two signs", s("--5"), Unit::Days);
        refusal("more than a number holds", s("1e999"), Unit::Days);
        refusal("more than a number holds, with its unit", s("1e308 T"), Unit::TokensUnit);
        refusal("not a number", s("nan"), Unit::Days);
        refusal("infinity", s("inf"), Unit::Days);
        refusal("a formula", s("=1+1"), Unit::Days, false);
        refusal("a hundred digits", QString(100, u'7'), Unit::Days);
        refusal("a hundred letters", QString(100, u'x'), Unit::Days);
        refusal("groups of two", s("12,34,56"), Unit::Days, false, kEnglish);
        refusal("groups of two before a point", s("12,34.5"), Unit::Days, false, kEnglish);
        refusal("a group of one", s("1,2.345,6"), Unit::Days, false, kEnglish);
        refusal("two numbers", s("20 30"), Unit::Days);
        refusal("two numbers and a unit", s("20 30 d"), Unit::Days);
        refusal("parsecs", s("12 parsecs"), Unit::Days, true);
        refusal("power for a time", s("20 kW"), Unit::Days, true);
        refusal("a time for power", s("20 d"), Unit::Kilowatt, true);
        refusal("tokens for parameters", s("5 tokens"), Unit::Parameters, true);
        refusal("dollars for a time", s("$20"), Unit::Days, true);
        refusal("dollars for a share", s("$20"), Unit::Percent, true);
        refusal("GPUs for a share", s("3 GPUs"), Unit::Percent, true);
        refusal("a share for GPUs", s("45 %"), Unit::Gpus, true);
        refusal("a total for a rate", s("3 USD/kWh"), Unit::DollarPerGpuHour, true);
        refusal("a scale for a share", s("4 k"), Unit::Percent, true);
        refusal("a sum", s("5-3"), Unit::Days, true);
    }
    void refused()
    {
        QFETCH(QString, text);
        QFETCH(Unit, unit);
        QFETCH(QLocale, locale);
        QFETCH(bool, wrongUnit);
        const auto base = model::parseNumber(text, unit, locale);
        QVERIFY2(!base, base ? qPrintable(QString::number(*base)) : "");
        using Code = engine::Error::Code;
        QCOMPARE(static_cast<int>(base.error().code),
                 static_cast<int>(wrongUnit ? Code::UnknownUnit : Code::NotANumber));
        QVERIFY(!wrongUnit || !base.error().detail.empty());
    }

    void moneyIsInTheProjectsCurrency()
    {
        const engine::Currency euro{"EUR", 0.8, {}};
        const auto typed = [&](const char* text, Unit unit) {
            return *model::parseNumber(QString::fromUtf8(text), unit, kGerman, euro) /
                   engine::info(unit).size;
        };
        VERIFY_NEAR(typed("2,40", Unit::DollarPerGpuHour), 3, 1e-12);
        VERIFY_NEAR(typed("2,40 €/GPU-h", Unit::DollarPerGpuHour), 3, 1e-12);
        VERIFY_NEAR(typed("€ 800", Unit::Dollar), 1000, 1e-12);
        VERIFY_NEAR(typed("8 k€", Unit::Dollar), 10000, 1e-12);
        VERIFY_NEAR(typed("20", Unit::Days), 20, 1e-12);
    }
};

} // namespace

HEADROOM_ROOM(TestNumberParse)
#include "test_numberparse.moc"
