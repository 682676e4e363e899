#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/tables.h"
#include "model/engine/money/books.h"
#include "model/engine/money/compare.h"
#include "model/engine/money/paid.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/vectors.h"

#include <QTest>

#include <array>
#include <cmath>
#include <map>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::samplePlan;
using support::vectorRow;
using support::with;

Books booksOf(const Plan& plan)
{
    return books(plan.money, assessed(plan).money);
}

Plan sold(const Plan& plan = samplePlan())
{
    return choose(plan, "money.at_end", "sold");
}

Plan planNamed(const QString& name)
{
    const Plan& s = samplePlan();
    const std::map<std::string, Plan> plans{
        {"sample", s},
        {"reserved for one year", choose(s, "money.term", "reserved_1y")},
        {"reserved for three, two compared",
         with(choose(s, "money.term", "reserved_3y"), {{"money.years", 2}})},
        {"spot", choose(s, "money.term", "spot")},
        {"part by part in a new hall",
         choose(choose(s, "money.capital_rule", "by_part"), "money.hall", "built")},
        {"rented hall, sold", choose(sold(), "money.hall", "colocation")},
        {"delivered late", with(sold(), {{"money.lead_time", 44}})},
        {"half a month", with(s, {{"money.years", 2.04}})}};
    return plans.at(name.toStdString());
}

// The examples have no staff cost.
Economics unstaffed()
{
    Economics m;
    m.staff.rule = StaffRule::Typed;
    m.staffOwn = m.staffRent = {};
    return m;
}

class TestBooks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Without interest, tax and price trends the monthly sums are the totals in any plan.
    void monthsAddUpToTheTotals_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"sample", "reserved for one year", "reserved for three, two compared", "spot",
              "part by part in a new hall", "rented hall, sold", "delivered late", "half a month"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void monthsAddUpToTheTotals()
    {
        QFETCH(QString, name);
        const Plan plan = planNamed(name);
        const Books b = booksOf(plan);
        VERIFY_NEAR(b.rent.total.base(), dial(plan, "money.rent_total"), 1e-9);
        VERIFY_NEAR(b.own.total.base(), dial(plan, "money.own_total"), 1e-9);
        VERIFY_NEAR(b.own.present.base(), b.own.total.base(), 1e-12);
        VERIFY_NEAR(b.own.entries.back().at / kYear, support::knob(plan, "money.years"), 1e-9);
        Usd lines{};
        for (std::size_t i = 0; i < kBookLines; ++i)
            lines += b.own.line(static_cast<BookLine>(i));
        VERIFY_NEAR(lines.base(), b.own.total.base(), 1e-9);
    }
    // Each line item that a plan pays is that line of its monthly books; their sum is the total.
    void whatIsPaidIsTheBookOfTheTenure_data() { monthsAddUpToTheTotals_data(); }
    void whatIsPaidIsTheBookOfTheTenure()
    {
        QFETCH(QString, name);
        for (const char* tenure : {"rent", "buy"}) {
            const Plan plan = choose(planNamed(name), "money.tenure", tenure);
            const MoneyAnswer money = assessed(plan).money;
            const Books b = booksOf(plan);
            const Book& book = plan.money.tenure == Tenure::Rent ? b.rent : b.own;
            const PaidLines paid = paidLines(plan.money, money);
            for (std::size_t i = 0; i < kBookLines; ++i)
                QVERIFY(std::abs((paid.lines[i] - book.line(static_cast<BookLine>(i))).base()) <=
                        1e-9 * book.total.base());
            const double total =
                dial(plan, book.entries.front().total().base() > 0 ? "money.own_total"
                                                                   : "money.rent_total");
            VERIFY_NEAR(paid.total().base(), total, 1e-12);
            VERIFY_NEAR(paidUntil(plan.money, money, plan.money.years).base(), total, 1e-12);
            VERIFY_NEAR(paidUntil(plan.money, money, {}).base(), paid.first().base(), 1e-12);
        }
    }
    void paybackIsEvenYearsInPlainMoney()
    {
        const Plan plan = with(samplePlan(), {{"money.price", 6}, {"money.years", 8}});
        VERIFY_NEAR(booksOf(plan).payback / kYear, dial(plan, "money.even_years"), 1e-9);
        const Plan late = with(plan, {{"money.lead_time", 26}});
        VERIFY_NEAR(booksOf(late).payback / kYear, dial(late, "money.even_years"), 1e-9);
        QVERIFY(booksOf(with(plan, {{"money.discount_rate", 10}})).payback > booksOf(plan).payback);
        QVERIFY(std::isnan(booksOf(with(plan, {{"money.price", 0.2}})).payback.base()));
    }
    void theReturnEvensTheMonthsOut()
    {
        const Plan plan = with(samplePlan(), {{"money.price", 6}});
        const Books b = booksOf(plan);
        QVERIFY(b.irr.kind == Irr::Kind::One);
        const Plan at = with(plan, {{"money.discount_rate", 100 * b.irr.rate}});
        QVERIFY(std::abs(booksOf(at).saved.base()) < 1e-6 * dial(plan, "money.own_first"));
        QVERIFY(booksOf(with(plan, {{"money.price", 0.2}})).irr.kind != Irr::Kind::One ||
                booksOf(with(plan, {{"money.price", 0.2}})).irr.rate < 0);
    }
    void taxTakesItsShareOfWhatIsWrittenOff_data()
    {
        QTest::addColumn<QByteArray>("way");
        QTest::addColumn<double>("firstYear"); // of the machines
        QTest::newRow("straight line") << QByteArray("straight_line") << 0.2;
        QTest::newRow("declining") << QByteArray("declining") << 0.4;
        QTest::newRow("MACRS") << QByteArray("macrs5") << 0.2;
    }
    void taxTakesItsShareOfWhatIsWrittenOff()
    {
        QFETCH(QByteArray, way);
        QFETCH(double, firstYear);
        const Plan plan = with(choose(samplePlan(), "money.depreciation", way.toStdString()),
                               {{"money.tax_rate", 25}, {"money.years", 6}});
        const Books b = booksOf(plan);
        const double first = dial(plan, "money.own_first"), own = dial(plan, "money.own_year");
        double year = 0;
        for (int m = 1; m <= 12; ++m)
            year += b.own.entries[std::size_t(m)].lines[std::size_t(BookLine::Tax)].base();
        VERIFY_NEAR(-year, 0.25 * (own + firstYear * first), 1e-9);
        // Over six years all of it is depreciated.
        VERIFY_NEAR(-b.own.line(BookLine::Tax).base(), 0.25 * (6 * own + first), 1e-9);
        VERIFY_NEAR(-b.rent.line(BookLine::Tax).base(), 0.25 * dial(plan, "money.rent_total"),
                    1e-9);
    }
    void whatIsSoldAboveItsBookValueIsTaxed()
    {
        const Plan plan = with(sold(), {{"money.tax_rate", 25}});
        const double first = dial(plan, "money.own_first"), own = dial(plan, "money.own_year");
        const double brought = dial(plan, "money.resale");
        // Depreciated or written off at the sale: all of it is deducted in the end.
        VERIFY_NEAR(-booksOf(plan).own.line(BookLine::Tax).base(),
                    0.25 * (3 * own + first - brought), 1e-9);
        VERIFY_NEAR(brought, first * std::pow(1 - 0.3306, 3), 1e-9);
    }
    void aTrendMovesOnlyWhatIsNotReserved()
    {
        const Plan falling = with(samplePlan(), {{"money.trend", -20}});
        QVERIFY(booksOf(falling).rent.total < booksOf(samplePlan()).rent.total);
        const auto one = [](const Plan& p) { return choose(p, "money.term", "reserved_1y"); };
        QCOMPARE(booksOf(one(falling)).rent.total.base(),
                 booksOf(one(samplePlan())).rent.total.base());
    }
    // The verdict uses closed forms, the books sum up month by month.
    void theVerdictIsTheBooks_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("trend");
        QTest::addColumn<double>("discount");
        QTest::addColumn<double>("tax");
        QTest::addColumn<QByteArray>("way");
        for (const char* name :
             {"sample", "reserved for one year", "reserved for three, two compared", "spot",
              "part by part in a new hall", "rented hall, sold", "delivered late",
              "half a month"}) {
            const QString plan = QString::fromUtf8(name);
            const auto row = [&](const char* how) {
                return &QTest::newRow(
                    QString(plan + QStringLiteral(", ") + QLatin1String(how)).toUtf8().constData());
            };
            *row("plain") << plan << 0.0 << 0.0 << 0.0 << QByteArray("straight_line");
            *row("rents fall") << plan << -25.0 << 0.0 << 0.0 << QByteArray("straight_line");
            *row("discounted") << plan << 0.0 << 9.0 << 0.0 << QByteArray("straight_line");
            *row("rise as discounted") << plan << 10.0 << 10.0 << 0.0 << QByteArray("declining");
            *row("taxed") << plan << 0.0 << 0.0 << 25.0 << QByteArray("macrs5");
            *row("all of it") << plan << -12.0 << 8.0 << 21.0 << QByteArray("declining");
        }
    }
    void theVerdictIsTheBooks()
    {
        QFETCH(QString, name);
        QFETCH(double, trend);
        QFETCH(double, discount);
        QFETCH(double, tax);
        QFETCH(QByteArray, way);
        const Plan plan = with(
            choose(planNamed(name), "money.depreciation", way.toStdString()),
            {{"money.trend", trend}, {"money.discount_rate", discount}, {"money.tax_rate", tax}});
        const MoneyAnswer m = assessed(plan).money;
        const Books b = booksOf(plan);
        const double scale = m.ownFirst.base();
        QVERIFY(std::abs((m.saved - b.saved).base()) < 1e-9 * scale);
        QCOMPARE(m.buyingPays, b.saved.base() > 0);
        const auto untaxed = [](const Book& book) {
            return (book.total - book.line(BookLine::Tax)).base();
        };
        VERIFY_NEAR(m.rentTotal.base(), untaxed(b.rent), 1e-9);
        VERIFY_NEAR(m.ownTotal.base(), untaxed(b.own), 1e-9);
    }
    // At break-even use, price or time, buying saves nothing according to the books.
    void evenIsWhereNothingIsSaved_data() { theVerdictIsTheBooks_data(); }
    void evenIsWhereNothingIsSaved()
    {
        QFETCH(QString, name);
        QFETCH(double, trend);
        QFETCH(double, discount);
        QFETCH(double, tax);
        QFETCH(QByteArray, way);
        const Plan plan =
            with(choose(choose(planNamed(name), "money.depreciation", way.toStdString()),
                        "money.use_rule", "typed"),
                 {{"money.trend", trend},
                  {"money.discount_rate", discount},
                  {"money.tax_rate", tax},
                  {"money.price", 4},
                  {"money.use", 60}});
        const MoneyAnswer m = assessed(plan).money;
        const double small = 1e-6 * m.ownFirst.base();
        const auto apart = [&](const char* path, double value) {
            const Plan turned = with(plan, {{path, value}});
            return std::abs(books(turned.money, assessed(turned).money).saved.base());
        };
        if (m.breakEvenUse > 0 && m.breakEvenUse <= 1) {
            QVERIFY(apart("money.use", 100 * m.breakEvenUse) < small);
            ++seenEven_[0];
        }
        if (m.breakEvenPrice.base() > 0) {
            QVERIFY(apart("money.price", dial(plan, "money.even_price")) < small);
            ++seenEven_[1];
        }
        // Over enough years for it to occur; the machines are sold after that.
        const Plan longer = with(plan, {{"money.years", 20}});
        const Seconds even = assessed(longer).money.breakEvenYears;
        if (even < longer.money.years - kYear / 12) {
            VERIFY_NEAR(even.base(), booksOf(longer).payback.base(), 1e-6);
            ++seenEven_[2];
        }
    }
    // Otherwise the previous test would prove nothing.
    void enoughPlansAreEvenSomewhere()
    {
        qInfo("use %d, price %d, years %d", seenEven_[0], seenEven_[1], seenEven_[2]);
        for (const int seen : seenEven_)
            QVERIFY(seen > 8);
    }
    void golden()
    {
        const auto day = vectorRow("own-a-day");
        Economics m = unstaffed();
        m.useRule = UseRule::Typed;
        m.use = 1;
        m.capital = Usd(day.in["price"]);
        m.maintenance = Rate(day.in["maintenance"] / kYear.base());
        m.years = day.in["years"] * kYear;
        Site site;
        site.electricity = UsdPerJoule(day.in["perKwh"] / 3.6e6);
        SiteAnswer power;
        power.mean.gpus = Watts(day.in["kwh"] * 3.6e6 / kDay.base());
        const MoneyAnswer a = compareMoney(m, site, {}, {256, 32}, power, kDay, kDay);
        VERIFY_NEAR((a.ownFirst / m.years * kDay).base(), day.out["capital"], day.within);
        VERIFY_NEAR((a.electricityYear * kDay).base(), day.out["energy"], day.within);
        VERIFY_NEAR((a.maintenanceYear * kDay).base(), day.out["maintenance"], day.within);
        VERIFY_NEAR((a.ownTotal / m.years * kDay).base(), day.out["all"], day.within);
        const auto year = vectorRow("energy-year");
        power.mean.gpus = Watts(year.in["kwh"] * 3.6e6 / kYear.base());
        site.electricity = UsdPerJoule(year.in["perKwh"] / 3.6e6);
        VERIFY_NEAR(
            (compareMoney(m, site, {}, {256, 32}, power, kDay, kDay).electricityYear * kYear)
                .base(),
            year.out["usd"], year.within);
    }
    void rentsOfTheArticles_data()
    {
        support::vectorRows({"month", "cut", "capacity-block", "contract-low", "contract-high"});
    }
    void rentsOfTheArticles()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        Economics m = unstaffed();
        m.useRule = UseRule::Typed;
        m.use = 1;
        m.years = kYear;
        const auto answer = [&](double gpus) {
            return compareMoney(m, {}, {}, {gpus, 1}, {}, kDay, kDay);
        };
        if (id == u"month") {
            m.price = Usd(row.in["hour"]) / kHour;
            m.use = row.in["hours"] / 8760;
            VERIFY_NEAR(answer(1).rentTotal.base(), row.out["usd"], row.within);
        } else if (id == u"cut") {
            m.price = Usd(row.in["from"]) / kHour;
            m.rent.term = Term::Reserved1y;
            m.rent.discount1y = 1 - row.in["to"] / row.in["from"];
            VERIFY_NEAR(m.rent.discount1y, row.out["share"], row.within);
            VERIFY_NEAR((answer(1).rentTotal / 8760).base(), row.in["to"], 1e-9);
        } else if (id == u"capacity-block") {
            m.price = Usd(row.in["hour"]) / kHour / row.in["gpus"];
            VERIFY_NEAR((answer(row.in["gpus"]).rentHour * kHour).base(), row.out["gpuHour"],
                        row.within);
        } else { // the cost per hour of a contract for all hours
            m.years = row.in["years"] * kYear;
            m.capital = Usd(row.in["usd"]) / row.in["gpus"];
            VERIFY_NEAR((answer(row.in["gpus"]).ownHour * kHour).base(), row.out["gpuHour"],
                        row.within);
        }
    }
    void theStructStartsAsTheRulesSay()
    {
        const Plan bare;
        for (const auto rows : {rentNumbers(), ownNumbers(), mixNumbers()})
            for (const Number& row : rows) {
                const Bound<Number> knob = findNumber(bare, row.path);
                const Rule* rule = support::catalog().rule(row.path);
                if (row.path.starts_with("money.least_")) // of each GPU's offers
                    continue;
                QVERIFY2(rule, std::string(row.path).c_str());
                VERIFY_NEAR(1 + read(bare, knob) / info(row.unit).size,
                            1 + rule->value / info(row.unit).size, 1e-9);
            }
    }

private:
    std::array<int, 3> seenEven_{}; // by use, price, years
};

} // namespace

HEADROOM_ROOM(TestBooks)
#include "test_books.moc"
