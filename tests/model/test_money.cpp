// The Money page: for the sample, for a purchase, and with an unknown price.
#include "model/advice/advicewords.h"
#include "model/document/document.h"
#include "model/engine/dials/dial.h"
#include "model/engine/money/moneydetail.h"
#include "model/money/cashflowchart.h"
#include "model/money/evencharts.h"
#include "model/money/mixtable.h"
#include "model/money/moneysentence.h"
#include "model/money/moneyshares.h"
#include "model/money/offeractions.h"
#include "model/money/offertable.h"
#include "model/project/inputactions.h"
#include "tests/model/fixture.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>

#include <cmath>

using model::NumberFormat;

namespace {

struct Percentiles {
    model::ProjectDocument document{support::shippedContext()};

    explicit Percentiles(const char* tenure = "rent")
    {
        engine::Wants wants;
        wants.money = true;
        document.answers().want(&document, wants);
        (void)model::choose(document, QStringLiteral("money.tenure"), QLatin1String(tenure));
    }
    void turn(const char* path, double base)
    {
        QVERIFY(model::turn(document, QLatin1String(path), base));
    }
    const engine::Evaluation& answer()
    {
        document.answers().evaluateNow();
        (void)QTest::qWaitFor([this] { return document.isSettled(); }, support::kPatience);
        kept.push_back(document.evaluation());
        return *kept.back();
    }
    std::vector<std::shared_ptr<const engine::Evaluation>> kept; // since tests refer to parts
    // Of the report's executive summary.
    QString heading()
    {
        const auto report = model::reportDocument(document.project(), answer(),
                                                  support::shippedContext(), NumberFormat());
        return std::ranges::find(report.sections, QString("summary"),
                                 &model::ReportDocument::Section::id)
            ->heading;
    }
    double dial(const char* path)
    {
        const auto& e = answer();
        return engine::read(*e.plan, e.assessment, engine::findDial(*e.plan, path));
    }
};

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

class TestMoney : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theAdviceIsAsSureAsTheSavings()
    {
        QStringList seen;
        for (const double price : {0.7, 1.0, 1.5, 1.7, 1.9, 2.0, 2.3, 4.0, 8.0}) {
            Percentiles x;
            x.turn("money.capital", 25000); // below what any seller's price would justify
            x.turn("money.price", price / 3600);
            const QString heading = x.heading();
            const bool buys = x.answer().assessment.money.buyingPays;
            const bool turns = x.answer().bands.find("money.saved")->holdsZero();
            QVERIFY2(heading.startsWith(!buys   ? turns ? "Rent: buying would probably cost"
                                                        : "Rent: buying would cost"
                                        : turns ? "Rent first: buying would save"
                                                : "Buy: it saves"),
                     qPrintable(heading));
            seen << QStringLiteral("%1%2").arg(buys).arg(turns);
        }
        for (const char* way : {"00", "01", "11", "10"})
            QVERIFY2(seen.contains(QLatin1String(way)), way);
    }
    void theReportRentsFirstForTheReasonsOfTheAdvice()
    {
        Percentiles x;
        x.turn("money.price", 9.0 / 3600);
        QVERIFY2(x.heading().endsWith(", but " + model::criterionWords("listed_offer").no),
                 qPrintable(x.heading()));
        x.turn("money.capital", 25000);
        QVERIFY2(x.heading().startsWith("Buy: it saves"), qPrintable(x.heading()));
        x.turn("advice.engineers", 0.01);
        const QString heading = x.heading();
        QVERIFY2(heading.startsWith("Rent first: buying would save") &&
                     heading.endsWith(", but " + model::criterionWords("team").no),
                 qPrintable(heading));
    }
    void theAnswerHasBooksOnlyWhereTheyAreWanted()
    {
        model::ProjectDocument document(support::shippedContext());
        document.answers().evaluateNow();
        QVERIFY(!document.evaluation()->money);
        Percentiles a;
        QVERIFY(a.answer().money);
        QVERIFY(!a.answer().money->offers.empty());
    }
    void yearsAndMonthsAddUpToTheBooks_data()
    {
        QTest::addColumn<bool>("byMonth");
        QTest::addColumn<int>("periods");
        QTest::newRow("three years and the first day") << false << 4;
        QTest::newRow("36 months and the first day") << true << 37;
    }
    void yearsAndMonthsAddUpToTheBooks()
    {
        QFETCH(bool, byMonth);
        QFETCH(int, periods);
        Percentiles a;
        a.turn("money.years", (3 * engine::kYear).base());
        const auto& e = a.answer();
        const auto chart = model::cashFlowChart(e, byMonth, NumberFormat());
        QCOMPARE(chart.periods.size(), periods);
        QCOMPARE(chart.ways.size(), std::size_t(2));
        for (const auto& way : chart.ways) {
            double sum = 0;
            for (qsizetype p = 0; p < chart.periods.size(); ++p)
                for (const auto& part : way.parts)
                    sum += part[p];
            QVERIFY(near(sum, way.running.back()));
        }
        const double size = e.money->books.own.total.base() / chart.ways[1].running.back();
        QVERIFY(near(chart.ways[0].running.back() * size, e.money->books.rent.total.base()));
        QCOMPARE(model::tableOf(chart, NumberFormat()).rows.size(), std::size_t(periods));
    }
    // With any tax, discount or reservation, the map's value for the plan is the plan's NPV.
    void theMapAgreesWithTheBooks()
    {
        Percentiles a;
        a.turn("money.trend", -0.1);
        a.turn("money.discount_rate", 0.08);
        a.turn("money.tax_rate", 0.21);
        const auto& e = a.answer();
        const engine::Bills& bills = e.assessment.money.bills;
        const auto saved =
            engine::saved(bills, e.assessment.money.inUse, e.plan->money.years).base();
        QVERIFY(std::abs(saved - e.money->books.saved.base()) <
                1e-6 * e.assessment.money.ownTotal.base());
        const auto chart = model::evenMapChart(e, NumberFormat());
        QCOMPARE(chart.cells.size(), e.money->map.years.size());
        QCOMPARE(chart.cells.front().size(), std::size_t(10));
        QVERIFY(chart.mark);
        QVERIFY(!chart.lines.empty());
    }
    // On the line both cost the same; the more rental prices fall, the higher the break-even use.
    void theLineOfTheMapIsWhereBothAreEven()
    {
        Percentiles a;
        const auto& e = a.answer();
        const auto& d = *e.money;
        const engine::Bills& bills = e.assessment.money.bills;
        for (std::size_t i = 0; i < d.even.size(); ++i) {
            if (!(d.even[i].typical > 0))
                continue;
            const auto saved = engine::saved(bills, d.even[i].typical, d.map.years[i]).base();
            QVERIFY(std::abs(saved) < 1e-6 * bills.first.base());
            if (std::isfinite(d.even[i].falling))
                QVERIFY(d.even[i].falling >= d.even[i].rising);
        }
    }
    void aLargerFleetNeedsLessUse()
    {
        Percentiles a;
        const auto& e = a.answer();
        const auto& d = *e.money;
        for (std::size_t i = 1; i < d.fleetUse.size(); ++i)
            QVERIFY(d.fleetUse[i].typical <= d.fleetUse[i - 1].typical + 1e-12);
        const std::size_t plan = d.fleets.size() / 2 - 1;
        QVERIFY(near(d.fleets[plan], e.assessment.decision.gpus));
        QVERIFY(!model::evenFleetChart(e, NumberFormat()).curves.empty());
    }

    void sharesAreTheWholeAndTheirDials_data()
    {
        QTest::addColumn<QString>("tenure");
        QTest::addColumn<bool>("sold");
        QTest::newRow("rented") << "rent" << false;
        QTest::newRow("bought") << "buy" << false;
        QTest::newRow("bought and sold, after tax") << "buy" << true;
    }
    void sharesAreTheWholeAndTheirDials()
    {
        QFETCH(QString, tenure);
        QFETCH(bool, sold);
        Percentiles a(tenure.toLatin1());
        if (sold) {
            QVERIFY(
                model::choose(a.document, QStringLiteral("money.at_end"), QStringLiteral("sold")));
            a.turn("money.tax_rate", 0.25);
        }
        const auto& e = a.answer();
        const auto chart = model::moneyShares(e, NumberFormat());
        double whole = 0, sum = 0;
        for (const auto& part : chart.parts) {
            whole += part.part;
            const double value = a.dial(qPrintable(part.dial));
            QVERIFY2(std::isfinite(value), qPrintable(part.dial));
            if (part.family < 2)
                sum += part.dial == u"money.resale" ? -value : value;
        }
        QVERIFY(near(whole, 1));
        const auto& books = e.money->books;
        QVERIFY(near(sum, (tenure == u"buy" ? books.own : books.rent).total.base()));
        // Rent on demand has no idle hours, and what is zero is not listed.
        QCOMPARE(chart.parts.back().label,
                 tenure == u"buy" ? QStringLiteral("Idle time") : QStringLiteral("Staff"));
    }
    void offersStandBelowThePlan()
    {
        Percentiles a;
        model::OfferTable table;
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.show(a.answer(), NumberFormat());
        QCOMPARE(table.rowCount(), int(a.answer().money->offers.size()) + 1);
        QCOMPARE(table.idAt(0), QString());
        QCOMPARE(table.index(0, 0).data().toString(), QStringLiteral("This plan"));
        QVERIFY(!table.idAt(1).isEmpty());
    }
    void oldPricesAreMarked()
    {
        Percentiles a;
        model::OfferTable table;
        table.show(a.answer(), NumberFormat());
        bool marked = false;
        for (int row = 1; row < table.rowCount(); ++row)
            marked |= table.index(row, 4).data().toString().endsWith(QStringLiteral(", old"));
        QVERIFY(marked);
    }
    // Then the plan pays what the offer's row showed, in whole instances of its own size.
    void aPriceIsUsedInOneStep()
    {
        Percentiles a;
        for (const auto& rented : std::vector(a.answer().money->offers)) {
            if (rented.gpus != a.answer().assessment.decision.gpus)
                continue;
            const QByteArray before = a.document.toBytes();
            QVERIFY(model::useOffer(a.document, support::q(rented.offer->id)));
            QVERIFY2(near(a.answer().assessment.money.rentTotal.base(), rented.total.base()),
                     rented.offer->id.c_str());
            a.document.undoStack()->undo();
            QCOMPARE(a.document.toBytes(), before);
        }
        QVERIFY(!model::useOffer(a.document, QStringLiteral("nobody")));
    }
    void everyRowOfTheMixHasItsDial()
    {
        Percentiles a;
        model::MixTable table;
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.show(a.answer(), NumberFormat());
        for (int row = 0; row < table.rowCount(); ++row)
            QVERIFY(engine::findDial(a.document.plan(), table.dialAt(row).toStdString()));
        const int train = table.rowCount();
        QVERIFY(model::choose(a.document, QStringLiteral("work.a.kind"), QStringLiteral("tune")));
        table.show(a.answer(), NumberFormat());
        QCOMPARE(table.rowCount(), train + 1); // the price of an API
    }
    void theSentenceSaysWhatHolds()
    {
        Percentiles a;
        const QString stated = model::plainText(model::moneySentence(a.answer(), NumberFormat()));
        QVERIFY2(stated.startsWith(QStringLiteral("Over 3\u00a0years, renting costs $")),
                 qPrintable(stated));
        QVERIFY2(stated.contains(QStringLiteral("Undiscounted, buying")), qPrintable(stated));
        a.turn("money.price", 0.3 / 3600);
        const QString never = model::plainText(model::moneySentence(a.answer(), NumberFormat()));
        QVERIFY2(never.contains(QStringLiteral("buying never breaks even")), qPrintable(never));
        QVERIFY2(never.contains(QStringLiteral("there is no IRR")), qPrintable(never));
        QCOMPARE(model::moneyFigures(a.answer(), NumberFormat())[1].value.number,
                 QStringLiteral("none"));
        QCOMPARE(model::moneyFigures(a.answer(), NumberFormat())[2].value.number,
                 QStringLiteral("not reached"));
    }
    void anUnknownPriceIsStatedNotDrawn()
    {
        Percentiles a;
        auto plan = a.document.plan();
        plan.money.capital = engine::Usd(engine::kUnknown);
        engine::Wants wants;
        wants.money = true;
        const auto e = engine::answer(std::make_shared<const engine::Plan>(plan), wants,
                                      support::shippedContext());
        QVERIFY(model::cashFlowChart(*e, false, NumberFormat()).ways.empty());
        QVERIFY(model::evenMapChart(*e, NumberFormat()).cells.empty());
        QVERIFY(model::evenFleetChart(*e, NumberFormat()).curves.empty());
        QVERIFY(model::plainText(model::moneySentence(*e, NumberFormat()))
                    .contains(QStringLiteral("cannot be decided")));
    }
};

} // namespace

HEADROOM_ROOM(TestMoney)
#include "test_money.moc"
