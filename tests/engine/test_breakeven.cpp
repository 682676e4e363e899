#include "model/engine/money/breakeven.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/vectors.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace {

using namespace engine;
using support::vectorRow;

Bills plainBills(double first, double own, double rent)
{
    Bills b;
    b.first = b.machines = Usd(first);
    b.ownFixed = Usd(own) / kYear;
    b.rentFull = Usd(rent) / kYear;
    return b;
}

class TestBreakEven : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theArticlesBreakEvens_data()
    {
        support::vectorRows(
            {"even-article", "even-article-without-running-cost", "even-article-100"});
    }
    void theArticlesBreakEvens()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        const Bills bills = plainBills(row.in["first"], row.in["own"], row.in["rent"]);
        VERIFY_NEAR(breakEvenYears(bills, 1, 20 * kYear) / kYear, row.out["years"], row.within);
    }
    void evenInUseOverTheYears()
    {
        const auto row = vectorRow("even-use-article");
        const Bills bills = plainBills(row.in["first"], row.in["own"], row.in["rentHour"] * 8760);
        const Seconds years = row.in["years"] * kYear;
        const double use = breakEvenUse(bills, years);
        VERIFY_NEAR(use, row.out["use"], row.within);
        VERIFY_NEAR(breakEvenYears(bills, use, 20 * kYear) / kYear, 3, 1e-9);
        QVERIFY(std::abs(saved(bills, use, years).base()) < 1e-6);
    }
    void waitingMovesTheDayByTheWait()
    {
        Bills bills = plainBills(1e6, 1e5, 6e5);
        const Seconds now = breakEvenYears(bills, 1, 30 * kYear);
        bills.wait = 0.5 * kYear;
        VERIFY_NEAR(breakEvenYears(bills, 1, 30 * kYear) / kYear, now / kYear + 0.5, 1e-9);
    }
    void aRentThatFallsDelaysOrPrevents()
    {
        Bills bills = plainBills(1e6, 1e5, 6e5);
        const Seconds now = breakEvenYears(bills, 1, 30 * kYear);
        bills.trend = Rate(-0.2 / kYear.base());
        const Seconds later = breakEvenYears(bills, 1, 30 * kYear);
        QVERIFY(later > now);
        // In closed form: integral of 600 k$ * 0.8^t less 100 k$ per year is 1 M$; months are paid
        // at mid-month prices.
        const double t = later / kYear, k = std::log(0.8);
        VERIFY_NEAR(6e5 * std::expm1(k * t) / k - 1e5 * t, 1e6, 1e-4);
        bills.trend = Rate(-0.5 / kYear.base());
        QVERIFY(std::isnan(breakEvenYears(bills, 1, 30 * kYear).base()));
    }
    void discountedAndSoldByHand()
    {
        Bills bills = plainBills(1000, 0, 0);
        bills.sold = true;
        bills.loss = Rate(0.3 / kYear.base());
        bills.discount = Rate(0.1 / kYear.base());
        VERIFY_NEAR(saved(bills, 1, 3 * kYear).base(), -1000 + 343 / 1.331, 1e-12);
        QVERIFY(std::isnan(breakEvenYears(bills, 1, 50 * kYear).base()));
    }
    void theMapIsTheBillsAtEachPoint()
    {
        const Bills bills = plainBills(1e6, 1e5, 6e5);
        const EvenMap map = evenMap(bills, {0.2, 1}, {kYear, 3 * kYear});
        QCOMPARE(map.saved.size(), std::size_t(4));
        VERIFY_NEAR(map.saved[3].base(), 3 * 5e5 - 1e6, 1e-9);
        QVERIFY(map.saved[0].base() < 0);
        QVERIFY(std::isnan(breakEvenYears(bills, 0.1, 50 * kYear).base()));
        VERIFY_NEAR(breakEvenYears(bills, 1, 50 * kYear) / kYear, 2, 1e-9);
        QVERIFY(breakEvenYears(bills, 0.5, 50 * kYear) > breakEvenYears(bills, 1, 50 * kYear));
    }
    void aLargerFleetSharesItsStaff()
    {
        Bills bills = plainBills(1e6, 1e5 + 2e5, 6e5);
        const UsdRate staff = Usd(2e5) / kYear;
        const Bills twice = scaled(bills, 2, staff, {});
        VERIFY_NEAR((twice.ownFixed * kYear).base(), 2e5 + 2e5, 1e-12);
        QVERIFY(breakEvenYears(twice, 1, 50 * kYear) < breakEvenYears(bills, 1, 50 * kYear));
        VERIFY_NEAR(breakEvenYears(scaled(bills, 1, staff, {}), 1, 50 * kYear).base(),
                    breakEvenYears(bills, 1, 50 * kYear).base(), 1e-12);
    }
    void theWaysOfTheArticlesToACostAnHour_data()
    {
        support::vectorRows({"written-off-3", "written-off-5"});
    }
    void theWaysOfTheArticlesToACostAnHour()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        Bills bills = plainBills(row.in["price"], 0, 8760); // at one dollar per hour
        // The break-even rental price is the cost of an owned hour.
        const double use = row.in["use"], years = row.in["years"];
        const Usd paid = saved(bills, 0, years * kYear);
        VERIFY_NEAR(-paid.base() / (use * 8760 * years), row.out["hour"], row.within);
    }
    // A price that falls by r orders of magnitude per year initially falls at a rate of r ln 10 per
    // year (Epoch AI, arXiv 2405.21015).
    void whatIsLostAtFirstIsTheSlopeOfThePrice()
    {
        Bills bills = plainBills(30000, 0, 0);
        bills.sold = true;
        bills.loss = Rate((1 - std::pow(10, -0.14)) / kYear.base());
        const double moment = 1e-7; // years
        VERIFY_NEAR(-saved(bills, 0, moment * kYear).base() / moment,
                    30000 * 0.14 * std::numbers::ln10, 1e-6);
    }
};

} // namespace

HEADROOM_ROOM(TestBreakEven)
#include "test_breakeven.moc"
