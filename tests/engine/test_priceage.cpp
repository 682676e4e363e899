#include "model/engine/advice/findings.h"
#include "model/engine/decide.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

// Outdated prices: first nothing, then a note, then a warning.
namespace {

using namespace engine;
using Severity = Finding::Severity;
using support::choose;
using support::samplePlan;

Plan priced(const Plan& plan, const char* path, const char* date)
{
    Plan next = plan;
    auto cites = std::make_shared<Citations>(*plan.cites);
    (*cites)[path] = {"list", "A list", date, {}};
    next.cites = std::move(cites);
    return next;
}

std::optional<Finding> find(const Plan& plan, const char* id, const char* today)
{
    Catalog catalog = support::catalog();
    catalog.today = today;
    for (Finding& f : findings(plan, support::assessed(plan), smallest(plan), catalog))
        if (f.id == id)
            return std::move(f);
    return std::nullopt;
}

class TestPriceAge : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rent_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<QByteArray>("today");
        QTest::addColumn<int>("severity"); // −1: no finding
        const auto row = [](const char* name, const char* date, const char* today, int severity) {
            QTest::newRow(name) << QByteArray(date) << QByteArray(today) << severity;
        };
        const int note = int(Severity::Note), warning = int(Severity::Warning);
        row("of today", "2026-01-01", "2026-01-01", -1);
        row("179 days", "2026-01-01", "2026-06-29", -1);
        row("180 days", "2026-01-01", "2026-06-30", note);
        row("364 days", "2026-01-01", "2026-12-31", note);
        row("365 days", "2026-01-01", "2027-01-01", warning);
        row("ten years", "2016-01-01", "2026-01-01", warning);
        row("a month counts from its end", "2026-01", "2026-07-29", -1);
        row("180 days after its end", "2026-01", "2026-07-30", note);
        row("a year counts from its end", "2025", "2026-06-29", note);
        row("of tomorrow", "2026-01-02", "2026-01-01", -1);
        row("no date", "", "2026-01-01", -1);
        row("a date of words", "last May", "2026-01-01", -1);
        row("a catalog without today", "2016-01-01", "", -1);
    }
    void rent()
    {
        QFETCH(QByteArray, date);
        QFETCH(QByteArray, today);
        QFETCH(int, severity);
        const Plan plan = priced(samplePlan(), "money.price", date);
        const auto finding = find(plan, "rent_old", today);
        QCOMPARE(finding ? int(finding->severity) : -1, severity);
        if (!finding)
            return;
        QCOMPARE(finding->arguments.size(), std::size_t{2});
        QCOMPARE(finding->arguments[0].text, date.toStdString());
        QVERIFY(finding->arguments[1].unit == Unit::Days);
        QVERIFY(finding->arguments[1].value >= 180 * 86400.0);
    }
    // A price that the plan does not pay is only used for comparison.
    void onlyThePriceThatIsPaidWarns()
    {
        Plan plan = priced(samplePlan(), "money.price", "2020-01-01");
        plan = priced(plan, "money.capital", "2020-01-01");
        QVERIFY(find(plan, "rent_old", "2026-01-01")->severity == Severity::Warning);
        QVERIFY(find(plan, "capital_old", "2026-01-01")->severity == Severity::Note);
        const Plan bought = choose(plan, "money.tenure", "buy");
        QVERIFY(find(bought, "rent_old", "2026-01-01")->severity == Severity::Note);
        QVERIFY(find(bought, "capital_old", "2026-01-01")->severity == Severity::Warning);
    }
    void whatWasTypedHasNoAge()
    {
        const Plan plan = support::with(priced(samplePlan(), "money.price", "2020-01-01"),
                                        {{"money.price", 3.33}});
        QVERIFY(!find(plan, "rent_old", "2026-01-01"));
    }
    void theSampleRentIsOfToday() { QVERIFY(!find(samplePlan(), "rent_old", "2026-11-21")); }
};

} // namespace

HEADROOM_ROOM(TestPriceAge)
#include "test_priceage.moc"
