#include "model/engine/units.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <concepts>
#include <set>

// Most of this is tested by the compiler: what must not compile is checked by a
// requires-expression, inside a template so that failing gives false instead of an error.
namespace {

using namespace engine;

template <class A, class B>
concept Adds = requires(A a, B b)
{
    a + b;
};
template <class A, class B>
concept Subtracts = requires(A a, B b)
{
    a - b;
};
template <class A, class B>
concept Compares = requires(A a, B b)
{
    a < b;
};
template <class A, class B>
concept Equals = requires(A a, B b)
{
    a == b;
};
template <class A, class B>
concept Assigns = requires(A a, B b)
{
    a = b;
};
template <class A, class B>
concept Grows = requires(A a, B b)
{
    a += b;
};
template <class A, class B> using Product = decltype(A{} * B{});
template <class A, class B> using Quotient = decltype(A{} / B{});

static_assert(Adds<Seconds, Seconds>);
static_assert(!Adds<Seconds, Bytes>);
static_assert(!Adds<Usd, Watts>);
static_assert(!Adds<Usd, UsdRate>, "a price is no price an hour");
static_assert(!Adds<Joules, Watts>);
static_assert(!Adds<Seconds, double>, "a bare number has no unit");
static_assert(!Subtracts<Bytes, Bandwidth>);
static_assert(!Adds<Mass, Bytes>);
static_assert(Compares<Tokens, Tokens>);
static_assert(!Compares<Tokens, Params>);
static_assert(!Equals<Tokens, Params>);
static_assert(!Compares<Seconds, double>);
static_assert(!Assigns<Seconds&, double>, "nothing becomes seconds by itself");
static_assert(!Assigns<Seconds&, Joules>);
static_assert(!Assigns<double&, Seconds>, "nor do seconds become a number");
static_assert(!std::convertible_to<double, Seconds> && std::constructible_from<Seconds, double>);
static_assert(!Grows<Usd&, UsdRate>);

static_assert(std::same_as<Product<UsdRate, double>, UsdRate>);
static_assert(std::same_as<Product<double, UsdRate>, UsdRate>);
static_assert(std::same_as<Quotient<UsdRate, double>, UsdRate>);
static_assert(std::same_as<Product<Watts, Seconds>, Joules>);
static_assert(std::same_as<Product<Watts, UsdPerJoule>, UsdRate>);
static_assert(std::same_as<Product<MassPerJoule, Joules>, Mass>);
static_assert(std::same_as<Product<UsdRate, Seconds>, Usd>);
static_assert(std::same_as<Quotient<Bytes, Bandwidth>, Seconds>);
static_assert(std::same_as<Quotient<Flops, FlopRate>, Seconds>);
static_assert(std::same_as<Quotient<Seconds, Seconds>, double>, "a ratio is a plain number");
static_assert(std::same_as<Product<Rate, Seconds>, double>);
static_assert(std::same_as<decltype(1.0 / Seconds{}), Rate>);
static_assert(std::same_as<decltype(WorkFactor{} * Params{} * Tokens{}), Flops>);
static_assert(std::same_as<decltype(BytesPerParam{} * Params{}), Bytes>);

static_assert((Seconds(3) + Seconds(4)).base() == 7);
static_assert((-Seconds(3) - Seconds(4)).base() == -7);
static_assert(2 * Seconds(3) == Seconds(3) * 2 && Seconds(6) / 2 == Seconds(3));
static_assert(Seconds{}.base() == 0 && Seconds(1) < Seconds(2));
static_assert(kYear / kDay == 365 && kYear / kHour == 8760);

class TestUnits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sizes_data()
    {
        QTest::addColumn<QString>("symbol");
        QTest::addColumn<double>("size");
        const auto row = [](const char* name, const char* symbol, double size) {
            QTest::newRow(name) << QString::fromUtf8(symbol) << size;
        };
        row("a percent is a hundredth", "%", 0.01);
        row("a day is 86,400 s", "d", 86400);
        row("a year is 8,760 h", "years", 8760 * 3600.0);
        row("400 Gb/s are 50 GB/s", "Gb/s", 1e9 / 8);
        row("a gibibyte is 2^30 bytes", "GiB", 1073741824);
        row("a kWh is 3.6 MJ", "kWh", 3.6e6);
        row("a dollar a kWh, by the joule", "USD/kWh", 1 / 3.6e6);
        row("a dollar a GPU-hour, by the second", "USD/GPU-h", 1 / 3600.0);
        row("a gram of CO2 a kWh, in kilograms by the joule", "g/kWh", 1e-3 / 3.6e6);
        row("a month is a twelfth of a year", "months", 730 * 3600.0);
        row("a dollar a kW and month", "USD/kW-month", 1 / (1e3 * 730 * 3600));
        row("a dollar a kW is a thousandth of one a watt", "USD/kW", 1e-3);
        row("a dollar a TB", "USD/TB", 1e-12);
        row("a teraflop a second", "TFLOP/s", 1e12);
        row("a microsecond", "us", 1e-6);
    }
    void sizes()
    {
        QFETCH(QString, symbol);
        QFETCH(double, size);
        const UnitInfo* unit = findUnit(symbol.toStdString());
        QVERIFY(unit);
        VERIFY_NEAR(unit->size, size, 1e-15);
        QCOMPARE(&info(unit->unit), unit);
    }
    void everySymbolIsOfOneUnit()
    {
        std::set<std::string_view> symbols;
        for (int u = 0; u <= static_cast<int>(Unit::BytesPerParameter); ++u) {
            const UnitInfo& unit = info(static_cast<Unit>(u));
            QVERIFY2(symbols.insert(unit.symbol).second, std::string(unit.symbol).c_str());
            QVERIFY(unit.size > 0);
        }
    }
    void unknownSymbols()
    {
        QVERIFY(!findUnit("parsec"));
        QVERIFY(!findUnit("KW"));
        QVERIFY(!findUnit(" d"));
    }
};

} // namespace

HEADROOM_ROOM(TestUnits)
#include "test_units.moc"
