#include "model/engine/published/accuracytable.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// The numbers of the Accuracy page, computed by hand.
namespace {

using namespace engine;
using support::near;

// Errors of +5, −15, +30 and +10 %, all within ranges of ±20 % but the third.
std::vector<AccuracyRow> rows()
{
    std::vector<AccuracyRow> all;
    for (const double predicted : {10.5, 8.5, 13.0, 11.0}) {
        AccuracyRow row;
        row.model = "m", row.source = all.size() < 2 ? "one" : "two";
        row.gpu = all.size() < 3 ? "h100-sxm" : "a100-sxm-80";
        row.gpus = all.size() < 1 ? 8 : 600, row.params = Params(all.size() < 2 ? 7e9 : 7e10);
        row.kind = all.size() < 3 ? AccuracyKind::Cluster : AccuracyKind::Adapters;
        row.measured = 10, row.predicted = predicted, row.heldOut = 2 * predicted;
        row.low = predicted * 0.8, row.high = predicted * 1.2;
        all.push_back(row);
    }
    AccuracyRow memory = all[0];
    memory.quantity = AccuracyQuantity::Memory;
    all.push_back(memory);
    return all;
}

AccuracyGroups by(AccuracyBy by, AccuracyFit fit = AccuracyFit::Shipped)
{
    return accuracyBy(rows(), AccuracyQuantity::Step, fit, by);
}

class TestAccuracyTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allRowsOfAQuantity()
    {
        const AccuracyLine all = by(AccuracyBy::Kind).all;
        QCOMPARE(all.rows, 4);
        QVERIFY(near(all.median, 0.125, 1e-9)); // of 5, 10, 15, 30
        QVERIFY(near(all.mean, 0.15, 1e-9));
        QVERIFY(near(all.p90, 0.3, 1e-9));
        QVERIFY(near(all.bias, 0.075, 1e-9));
        QCOMPARE(all.within10, 0.5);
        QCOMPARE(all.within20, 0.75);
        QCOMPARE(all.coverage, 0.75);
        QCOMPARE(all.banded, 4);
    }
    // Kinds are in their defined order, however many digits their numbers have, and only those with
    // data are listed.
    void kindsStandInTheirOrder()
    {
        auto all = rows();
        all[0].kind = AccuracyKind::Made, all[1].kind = AccuracyKind::Mixture;
        all[2].kind = AccuracyKind::Reinforce, all[2].heldOut = kUnknown;
        const auto names = [&](AccuracyFit fit) {
            std::vector<int> kinds;
            for (const AccuracyLine& line :
                 accuracyBy(all, AccuracyQuantity::Step, fit, AccuracyBy::Kind).lines)
                kinds.push_back(std::stoi(line.name));
            return kinds;
        };
        using enum AccuracyKind;
        const auto number = [](AccuracyKind kind) { return static_cast<int>(kind); };
        QCOMPARE(names(AccuracyFit::Shipped),
                 (std::vector{number(Mixture), number(Adapters), number(Reinforce), number(Made)}));
        QCOMPARE(names(AccuracyFit::LeftOut),
                 (std::vector{number(Mixture), number(Adapters), number(Made)}));
    }
    void halfOfTheSourcesErrLess()
    {
        // Medians of 10 % (of 5 and 15) and 20 % (of 10 and 30), and a third source of 70 %.
        auto all = rows();
        all.push_back(all.front());
        all.back().source = "three", all.back().predicted = 17;
        const auto across = [&](AccuracyQuantity quantity) {
            return acrossSources(all, quantity, AccuracyFit::Shipped);
        };
        QCOMPARE(across(AccuracyQuantity::Step).count, std::size_t(3));
        QVERIFY(near(across(AccuracyQuantity::Step).median, 0.2, 1e-9));
        QCOMPARE(across(AccuracyQuantity::Memory).count, std::size_t(1));
        QVERIFY(std::isnan(across(AccuracyQuantity::Throughput).median));
        all.pop_back();
        QVERIFY(near(across(AccuracyQuantity::Step).median, 0.15, 1e-9));
    }
    void memoryStandsApart()
    {
        const auto memory =
            accuracyBy(rows(), AccuracyQuantity::Memory, AccuracyFit::Shipped, AccuracyBy::Gpu);
        QCOMPARE(memory.all.rows, 1);
        QCOMPARE(memory.lines.size(), std::size_t(1));
    }
    void withTheLeftOutTheBandMovesAlong()
    {
        const AccuracyLine all = by(AccuracyBy::Kind, AccuracyFit::LeftOut).all;
        QVERIFY(near(all.mean, (1.1 + 0.7 + 1.6 + 1.2) / 4, 1e-9));
        QCOMPARE(all.coverage, 0.0);
    }
    void whatWasNotHeldOutIsSkipped()
    {
        auto some = rows();
        some[1].heldOut = kUnknown;
        const auto groups =
            accuracyBy(some, AccuracyQuantity::Step, AccuracyFit::LeftOut, AccuracyBy::Source);
        QCOMPARE(groups.all.rows, 3);
        QCOMPARE(groups.all.skipped, 1);
    }
    void rowsWithoutABandAreNotCounted()
    {
        auto some = rows();
        some[2].low = kUnknown; // the one outside of it
        const AccuracyLine all =
            accuracyBy(some, AccuracyQuantity::Step, AccuracyFit::Shipped, AccuracyBy::Kind).all;
        QCOMPARE(all.banded, 3);
        QCOMPARE(all.coverage, 1.0);
    }

    void groups_data()
    {
        QTest::addColumn<int>("how");
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<QList<int>>("counts");
        const auto row = [](const char* name, AccuracyBy by, const char* names, QList<int> counts) {
            QTest::newRow(name) << int(by) << QByteArray(names) << std::move(counts);
        };
        row("kinds in their order", AccuracyBy::Kind, "0|3|", {3, 1});
        row("GPUs, most rows first", AccuracyBy::Gpu, "h100-sxm|a100-sxm-80|", {3, 1});
        row("sizes", AccuracyBy::Size, "1|2|", {2, 2});
        row("counts", AccuracyBy::Count, "0|3|", {1, 3});
        row("precision nobody said", AccuracyBy::Precision, "|", {4});
        row("sources", AccuracyBy::Source, "one|two|", {2, 2});
    }
    void groups()
    {
        QFETCH(int, how);
        QFETCH(QByteArray, names);
        QFETCH(QList<int>, counts);
        std::string got;
        QList<int> rows;
        for (const AccuracyLine& line : by(static_cast<AccuracyBy>(how)).lines) {
            got += line.name + '|';
            rows << line.rows;
        }
        QCOMPARE(got, names.toStdString());
        QCOMPARE(rows, counts);
    }
    void noRowsAreNoNumbers()
    {
        const auto none =
            accuracyBy({}, AccuracyQuantity::Step, AccuracyFit::Shipped, AccuracyBy::Gpu);
        QCOMPARE(none.all.rows, 0);
        QVERIFY(std::isnan(none.all.median));
        QVERIFY(none.lines.empty());
        QVERIFY(coverageOf({}, AccuracyQuantity::Step).lines.empty());
    }
    void whatIsCovered()
    {
        const auto all = rows();
        const AccuracyCoverage coverage = coverageOf(all, AccuracyQuantity::Step);
        QCOMPARE(coverage.lines.size(), std::size_t(2));
        QCOMPARE(coverage.lines[0].gpu, std::string("h100-sxm"));
        QCOMPARE(coverage.lines[0].rows[0], 1); // up to 8
        QCOMPARE(coverage.lines[0].rows[3], 2); // 512 to 4,096
        QCOMPARE(coverage.lines[0].all, 3);
    }
    void whereServingIsCoveredByEngine()
    {
        std::vector<AccuracyRow> all;
        for (const char* engine : {"vLLM", "SGLang", "vLLM"}) {
            AccuracyRow row = rows().front();
            row.quantity = AccuracyQuantity::Throughput, row.engine = engine;
            all.push_back(row);
        }
        const AccuracyCoverage coverage = coverageOf(all, AccuracyQuantity::Throughput);
        QVERIFY(coverage.across == AccuracyBy::Engine);
        QCOMPARE(coverage.columns, (std::vector<std::string>{"vLLM", "SGLang"}));
        QCOMPARE(coverage.lines.at(0).rows, (std::vector<int>{2, 1}));
        QVERIFY(coverageOf(all, AccuracyQuantity::First).lines.empty());
    }
};

} // namespace

HEADROOM_ROOM(TestAccuracyTable)
#include "test_accuracytable.moc"
