#include "model/engine/currency.h"
#include "model/engine/files/projectfile.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

// Dollars internally, another currency for input and output.
namespace {

using namespace engine;
using support::catalog;
using support::samplePlan;
using support::with;

Project projectWith(const Plan& plan)
{
    return support::projectOf(plan);
}

double valueOf(const Project& project, const char* path)
{
    return read(project.plan(), findNumber(project.plan(), path));
}

class TestCurrency : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ratesAreCrossedThroughTheEuro()
    {
        const auto rates = offeredRates(catalog());
        QVERIFY(rates.size() > 10);
        QVERIFY(rates.front().currency == Currency{});
        for (const OfferedRate& rate : rates) {
            QVERIFY2(checked(rate.currency).has_value(), rate.currency.code.c_str());
            QVERIFY2(rate.currency == Currency{} || (rate.cite.title.starts_with("European") &&
                                                     rate.currency.date == rate.cite.date),
                     rate.currency.code.c_str());
        }
        const auto of = [&](const char* code) {
            return std::ranges::find(
                       rates, code,
                       [](const OfferedRate& r) { return std::string_view(r.currency.code); })
                ->currency.perDollar;
        };
        VERIFY_NEAR(of("EUR"), 1 / 1.1225, 1e-12);
        VERIFY_NEAR(of("GBP"), 0.85033 / 1.1225, 1e-12);
    }
    void withoutRulesThereAreDollarsOnly()
    {
        const auto rates = offeredRates(Catalog{});
        QCOMPARE(rates.size(), std::size_t(1));
        QVERIFY(rates.front().currency == Currency{});
    }
    void onlyWhatNoOneIsCitedForWasTyped()
    {
        QVERIFY(typedAmounts(support::computedPlan()).empty());
        const Plan plan = with(support::computedPlan(), {{"money.price", 2}, {"site.pue", 1.5}});
        const auto typed = typedAmounts(plan);
        QCOMPARE(typed.size(), std::size_t(1)); // a PUE is not an amount
        QCOMPARE(std::string(typed.front().row->path), std::string("money.price"));
    }
    void keptDollarsReadOtherwise()
    {
        const Project before = projectWith(with(samplePlan(), {{"money.price", 2}}));
        const auto after = inCurrency(before, {"EUR", 0.9, "2026-10-02"}, Kept::Dollars);
        QVERIFY(after.has_value());
        QCOMPARE(after->currency.code, std::string("EUR"));
        QCOMPARE(after->scenarios.front().plan, before.scenarios.front().plan);
    }
    void keptTypingIsWorthOtherDollars()
    {
        Project before = projectWith(with(samplePlan(), {{"money.price", 2}}));
        before.currency = {"EUR", 0.9, "2026-10-02"};
        before.scenarios.push_back(before.scenarios.front());
        const auto after = inCurrency(before, {"EUR", 0.8, "2026-11-02"}, Kept::Typed);
        QVERIFY(after.has_value());
        // 1.80 euros before and after; sourced amounts stay in dollars.
        VERIFY_NEAR(valueOf(*after, "money.price") * 0.8, valueOf(before, "money.price") * 0.9,
                    1e-12);
        VERIFY_NEAR(valueOf(*after, "money.capital"), valueOf(before, "money.capital"), 1e-12);
        QVERIFY(samePlan(*after->scenarios[1].plan, *after->scenarios[0].plan));
    }
    void whatLeavesItsLimitsIsRefused()
    {
        const Project before = projectWith(with(samplePlan(), {{"money.price", 2}}));
        const auto after = inCurrency(before, {"EUR", 1e-6, ""}, Kept::Typed);
        QVERIFY(!after);
        QCOMPARE(after.error().where, std::string("money.price"));
        QVERIFY(!after.error().advice.empty());
    }
    void aCurrencyNoFileCouldKeep_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<double>("rate");
        QTest::addColumn<QString>("date");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, const char* code, double rate, const char* date,
                            const char* where) {
            QTest::newRow(name) << QString::fromUtf8(code) << rate << QString::fromUtf8(date)
                                << QString::fromUtf8(where);
        };
        row("a symbol for a code", "€", 0.9, "2026", "/currency/code");
        row("no code", "", 0.9, "2026", "/currency/code");
        row("small letters", "eur", 0.9, "2026", "/currency/code");
        row("a rate of nothing", "EUR", 0, "2026", "/currency/per_dollar");
        row("a rate below nothing", "EUR", -1, "2026", "/currency/per_dollar");
        row("no rate", "EUR", kUnknown, "2026", "/currency/per_dollar");
        row("a date of no calendar", "EUR", 0.9, "yesterday", "/currency/date");
    }
    void aCurrencyNoFileCouldKeep()
    {
        QFETCH(QString, code);
        QFETCH(double, rate);
        QFETCH(QString, date);
        QFETCH(QString, where);
        const Currency currency{code.toStdString(), rate, date.toStdString()};
        const auto after = inCurrency(projectWith(samplePlan()), currency, Kept::Dollars);
        QVERIFY(!after);
        QCOMPARE(after.error().where, where.toStdString());
    }
    void aFileKeepsIt()
    {
        const Currency pounds{"GBP", 0.757531, "2026-10-02"};
        const auto after = inCurrency(projectWith(samplePlan()), pounds, Kept::Dollars);
        QVERIFY(after.has_value());
        const auto loaded = readProject(writeProject(*after));
        QVERIFY(loaded.has_value());
        QVERIFY(loaded->project.currency == pounds);
    }
};

} // namespace

HEADROOM_ROOM(TestCurrency)
#include "test_currency.moc"
