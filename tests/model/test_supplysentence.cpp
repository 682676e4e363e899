#include "model/engine/money/books.h"
#include "model/options/optionwords.h"
#include "model/options/supplysentence.h"
#include "model/options/supplytable.h"
#include "model/words/sentenceparts.h"
#include "tests/support/options.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using engine::PlanOption;
using support::choose, support::samplePlan, support::tableOf, support::with;

// Month by month, like the books of an option.
double today(const PlanOption& option)
{
    const engine::Books both = books(option.plan->money, option.assessment.money);
    const engine::Book& book = option.buys() ? both.own : both.rent;
    const double rate = option.plan->money.discountRate * engine::kYear;
    double sum = 0;
    for (const engine::BookEntry& entry : book.entries)
        sum += entry.total().base() / std::pow(1 + rate, entry.at / engine::kYear);
    return sum;
}

class TestSupplySentence : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Options are ranked by payments. The one with the lowest after-tax present value, by its
    // books, is named if and only if it is a different one.
    void whatCostsLeastTodayIsNamedWhereItIsAnother()
    {
        int another = 0, same = 0;
        for (const double discount : {0.0, 10.0, 60.0})
            for (const double tax : {0.0, 40.0})
                for (const double capital : {3000.0, 5000.0, 6000.0, 7000.0, 30000.0}) {
                    const engine::Plan plan =
                        with(choose(samplePlan(), "money.budget_basis", "years"),
                             {{"money.discount_rate", discount},
                              {"money.tax_rate", tax},
                              {"money.capital", capital}});
                    const auto table = tableOf(plan);
                    const PlanOption *least = nullptr, *first = &table->rows.front();
                    QVERIFY(first->keeps());
                    for (const PlanOption& option : table->rows)
                        if (option.keeps() && !std::isnan(option.cost.base()) &&
                            (!least || today(option) < today(*least)))
                            least = &option;
                    const QString text =
                        model::plainText(model::supplySentence(*table, model::NumberFormat()));
                    const bool named = text.contains(QStringLiteral("cost least: "));
                    if (discount == 0 && tax == 0) {
                        QVERIFY(!named);
                        continue;
                    }
                    QCOMPARE(named, least != first);
                    ++(named ? another : same);
                    if (!named)
                        continue;
                    for (const PlanOption* option : {first, least}) {
                        const QString amount =
                            model::NumberFormat().text(today(*option), engine::Unit::Dollar);
                        QVERIFY2(text.contains(amount), qPrintable(text));
                    }
                    QVERIFY(text.contains(discount > 0 ? QStringLiteral("n present value")
                                                       : QStringLiteral("undiscounted,")));
                    QCOMPARE(text.contains(QStringLiteral("fter tax,")), tax > 0);
                    const QString way = model::optionSize(*least, model::NumberFormat());
                    QVERIFY2(text.count(way) >= 1, qPrintable(text));
                }
        qInfo("%d name another, %d the same", another, same);
        QVERIFY(another > 0 && same > 0);
    }

    // The first option has the lowest typical cost, and may still not be the cheapest most often.
    void whoIsTheCheapestMostOftenIsNamed_data()
    {
        QTest::addColumn<double>("first");
        QTest::addColumn<double>("second");
        QTest::addColumn<bool>("named");
        QTest::newRow("the first is the cheapest most often") << 0.43 << 0.2 << false;
        QTest::newRow("as often as another") << 0.43 << 0.43 << false;
        QTest::newRow("within the error of 1,000 samples") << 0.41 << 0.43 << false;
        QTest::newRow("the second is more often") << 0.2 << 0.43 << true;
        QTest::newRow("not drawn yet") << engine::kUnknown << engine::kUnknown << false;
    }
    void whoIsTheCheapestMostOftenIsNamed()
    {
        QFETCH(double, first);
        QFETCH(double, second);
        QFETCH(bool, named);
        engine::OptionTable table = *tableOf(samplePlan());
        QVERIFY(table.rows.size() > 1 && table.rows[1].keeps());
        table.rows[0].cheapest = first, table.rows[1].cheapest = second;
        table.draws = engine::OptionTable::kAllDraws;
        const QString text = model::plainText(model::supplySentence(table, model::NumberFormat()));
        QCOMPARE(text.contains(QStringLiteral("most often: in ") +
                               model::NumberFormat().text(0.43, engine::Unit::Percent)),
                 named);
        QCOMPARE(text.contains(QStringLiteral("Option 2, ") +
                               model::optionSize(table.rows[1], model::NumberFormat())),
                 named);
    }

    // Once under the table, whatever option is the first.
    void theTableNamesThePreemptionsThatSpotAssumes()
    {
        const model::NumberFormat format;
        const auto assumed = [&](const engine::Plan& plan) {
            model::SupplyTable table;
            table.show(tableOf(plan), format);
            return table.summary().section(QStringLiteral("On spot, each node is preempted every "),
                                           1);
        };
        for (const double days : {45.0, 7.0})
            QCOMPARE(assumed(with(samplePlan(), {{"money.spot.node_between", days}})),
                     format.text(days * engine::kDay.base(), engine::Unit::Days) + u'.');
        QCOMPARE(assumed(support::servingPlan()), QString()); // spot is no option for serving
    }
};

} // namespace

HEADROOM_ROOM(TestSupplySentence)
#include "test_supplysentence.moc"
