#include "model/engine/money/finance.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/vectors.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

using namespace engine;
using support::vectorRow, support::vectorRows;

using Flows = std::vector<double>;

class TestFinance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void presentValues_data() { vectorRows({"npv", "npv-four"}); }
    void presentValues()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        VERIFY_NEAR(presentValue(row.in["rate"], row.in.list("flows")), row.out["npv"], row.within);
    }
    void internalRates_data() { vectorRows({"irr"}); }
    void internalRates()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        VERIFY_NEAR(internalRate(row.in.list("flows")).rate, row.out["irr"], row.within);
    }
    void ratesOfDatedFlows_data() { vectorRows({"xirr"}); }
    void ratesOfDatedFlows()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        std::vector<DatedFlow> dated;
        const auto& flows = row.in.list("flows"); // alternating day and amount
        for (std::size_t i = 0; i + 1 < flows.size(); i += 2)
            dated.push_back({flows[i], flows[i + 1]});
        const double rate = internalRate(dated).rate;
        VERIFY_NEAR(rate, row.out["irr"], row.within);
        QVERIFY(std::abs(presentValue(rate, dated)) < 1e-6); // by definition of the rate
    }
    void macrsIsDoubleDecliningWithHalfAYearAtBothEnds_data() { vectorRows({"macrs"}); }
    void macrsIsDoubleDecliningWithHalfAYearAtBothEnds()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        const auto stated = row.out.list("years");
        double left = 1;
        for (std::size_t i = 0; i < kMacrs5.size(); ++i) {
            VERIFY_NEAR(kMacrs5[i], stated[i], row.within);
            const double years = 5 - (i == 0 ? 0 : static_cast<double>(i) - 0.5);
            const double half = i == 0 ? 0.5 : std::min(1.0, years);
            const double part = std::max(0.4 * left, left / years) * half;
            VERIFY_NEAR(kMacrs5[i], std::min(left, part), 1e-3);
            left -= kMacrs5[i];
        }
        VERIFY_NEAR(left + 1, 1, 1e-12);
    }
    void whatIsWrittenOffIsTheWholePrice_data()
    {
        QTest::addColumn<double>("years");
        for (const double years : {0.5, 1.0, 3.0, 4.5, 5.0, 39.0})
            QTest::addRow("%g years", years) << years;
    }
    void whatIsWrittenOffIsTheWholePrice()
    {
        QFETCH(double, years);
        for (const auto& parts : {straightLine(years), declining(years)}) {
            QCOMPARE(parts.size(), std::size_t(std::ceil(years)));
            VERIFY_NEAR(std::accumulate(parts.begin(), parts.end(), 0.0), 1, 1e-12);
            QVERIFY(std::ranges::all_of(parts, [](double p) { return p > 0; }));
        }
        QVERIFY(declining(years).front() >= straightLine(years).front() * (1 - 1e-12));
    }
    void noRateOrSeveralIsStated_data()
    {
        QTest::addColumn<QList<double>>("flows");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const QList<double>& flows, Irr::Kind kind) {
            QTest::newRow(name) << flows << int(kind);
        };
        row("nothing is ever earned", {-1, -1, -1}, Irr::Kind::None);
        row("nothing is ever paid", {1, 1}, Irr::Kind::None);
        row("no flows", {}, Irr::Kind::None);
        row("flows that no rate evens out", {1, -2, 2}, Irr::Kind::None);
        row("10 % and 20 % both", {-1000, 2300, -1320}, Irr::Kind::Several);
        row("a loan is one rate, too", {100, -110}, Irr::Kind::One);
        row("losing half", {-100, 50}, Irr::Kind::One);
    }
    void noRateOrSeveralIsStated()
    {
        QFETCH(QList<double>, flows);
        QFETCH(int, kind);
        const Irr irr = internalRate(Flows(flows.begin(), flows.end()));
        QCOMPARE(int(irr.kind), kind);
        QCOMPARE(std::isfinite(irr.rate), irr.kind == Irr::Kind::One);
        if (irr.kind == Irr::Kind::One)
            QVERIFY(std::abs(presentValue(irr.rate, Flows(flows.begin(), flows.end()))) < 1e-9);
    }
    void withoutInterestItIsPlainMoney()
    {
        VERIFY_NEAR(presentValue(0, Flows{-5, 3, 4}), 2, 1e-12);
        QCOMPARE(presentValue(0.1, Flows{}), 0.0);
    }
};

} // namespace

HEADROOM_ROOM(TestFinance)
#include "test_finance.moc"
