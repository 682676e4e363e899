// The Accuracy page: errors by group, the scatter plot, coverage, and the user's own runs.
#include "model/accuracy/accuracycharts.h"
#include "model/accuracy/accuracystore.h"
#include "model/accuracy/accuracywords.h"
#include "model/accuracy/ownruns.h"
#include "model/catalog/catalogfilter.h"
#include "model/catalog/tablecopy.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>

#include <cmath>

using engine::AccuracyBy, engine::AccuracyFit, engine::AccuracyQuantity;
using model::AccuracyLook;
using model::NumberFormat;

namespace {

const engine::Catalog& catalog()
{
    static const auto context = support::shippedContext();
    return *context.catalog;
}

const std::vector<engine::AccuracyRow>& rows()
{
    static const auto all = model::withKnownGpus(
        model::accuracyFrom(QStringLiteral(HEADROOM_TEST_DATA "/accuracy/made-up.json"))->rows,
        catalog());
    return all;
}

QStringList column(const QAbstractItemModel& table, int c)
{
    QStringList cells;
    for (int row = 0; row < table.rowCount(); ++row)
        cells << table.index(row, c).data().toString();
    return cells;
}

class TestAccuracy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyGroupingHasNamesAndATotal_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("first");
        QTest::newRow("kind") << int(AccuracyBy::Kind) << "Type"
                              << "dense, multiple nodes";
        QTest::newRow("GPU") << int(AccuracyBy::Gpu) << "GPU"
                             << "A100 80 GB SXM";
        QTest::newRow("size") << int(AccuracyBy::Size) << "Model size"
                              << "up to 1\u00a0B";
        QTest::newRow("count") << int(AccuracyBy::Count) << "GPUs"
                               << "up to 8";
        QTest::newRow("precision") << int(AccuracyBy::Precision) << "Precision"
                                   << "bf16";
        QTest::newRow("source") << int(AccuracyBy::Source) << "Source"
                                << "source a";
    }
    void everyGroupingHasNamesAndATotal()
    {
        QFETCH(int, by);
        QFETCH(QString, head);
        QFETCH(QString, first);
        model::AccuracyTable table;
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.show(rows(), {.fit = AccuracyFit::Shipped, .by = static_cast<AccuracyBy>(by)},
                   catalog(), NumberFormat());
        QCOMPARE(table.headerData(0, Qt::Horizontal).toString(), head);
        const QStringList names = column(table, 0);
        QCOMPARE(names.front(), first);
        QCOMPARE(names.back(), QStringLiteral("all runs"));
        QVERIFY(!names.contains(QString()));
        int sum = 0;
        for (const QString& n : column(table, 1))
            sum += n.toInt();
        QCOMPARE(sum, 2 * table.index(table.rowCount() - 1, 1).data().toInt());
    }
    void servingHasItsOwnGroups_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("kind of model")
            << int(AccuracyBy::Kind)
            << QStringList{"dense", "few experts", "many experts", "all runs"};
        QTest::newRow("engine") << int(AccuracyBy::Engine)
                                << QStringList{"vLLM", "SGLang", "TensorRT-LLM", "all runs"};
        QTest::newRow("GPU") << int(AccuracyBy::Gpu)
                             << QStringList{"A100 80 GB SXM", "B200 180 GB SXM", "H100 80 GB SXM",
                                            "all runs"};
    }
    void servingHasItsOwnGroups()
    {
        QFETCH(int, by);
        QFETCH(QStringList, names);
        for (const auto quantity :
             {AccuracyQuantity::Throughput, AccuracyQuantity::First, AccuracyQuantity::Token}) {
            model::AccuracyTable table;
            table.show(rows(), {.quantity = quantity, .by = static_cast<AccuracyBy>(by)}, catalog(),
                       NumberFormat());
            QCOMPARE(column(table, 0), names);
            QCOMPARE(table.index(table.rowCount() - 1, 1).data().toInt(), 12);
            QVERIFY2(table.summary().startsWith(QStringLiteral("12 ")),
                     qPrintable(table.summary()));
        }
    }
    void servingIsJudgedWithoutItsFamily()
    {
        const AccuracyLook look{.quantity = AccuracyQuantity::First, .fit = AccuracyFit::LeftOut};
        const auto chart = model::accuracyChart(rows(), look, catalog(), NumberFormat());
        QVERIFY2(chart.subtitle.contains(QStringLiteral("source, model, GPU")),
                 qPrintable(chart.subtitle));
        QVERIFY(chart.x.label.contains(QStringLiteral("ms")));
        double least = 1e9; // measured at 50 ms or more
        for (const auto& series : chart.series)
            least = std::min(least, std::ranges::min(series.x));
        QCOMPARE(least, 50.0);
        QVERIFY(chart.series.front().names.front().contains(QStringLiteral(" served ")));
    }
    void servingIsCoveredByEngine()
    {
        const auto chart = model::coverageChart(rows(), {.quantity = AccuracyQuantity::Throughput},
                                                catalog(), NumberFormat());
        QCOMPARE(chart.columns, (QStringList{"vLLM", "SGLang", "TensorRT-LLM"}));
        int sum = 0;
        for (const auto& cells : chart.cells)
            for (const auto& cell : cells)
                sum += cell.text.toInt();
        QCOMPARE(sum, 12);
    }
    void theTotalStaysLastWhicheverWayIsSorted()
    {
        model::AccuracyTable table;
        table.show(rows(), {.by = AccuracyBy::Gpu}, catalog(), NumberFormat());
        model::CatalogFilter sorted;
        sorted.setSourceModel(&table);
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            sorted.sort(2, order);
            QCOMPARE(column(sorted, 0).back(), QStringLiteral("all runs"));
        }
    }
    void withTheLeftOutErrorsAreOthers()
    {
        model::AccuracyTable fitted, left;
        fitted.show(rows(), {.fit = AccuracyFit::Shipped}, catalog(), NumberFormat());
        left.show(rows(), {}, catalog(),
                  NumberFormat()); // the accuracy for published runs comes first
        QVERIFY(fitted.summary() != left.summary());
        const int last = left.rowCount() - 1;
        QVERIFY(left.index(last, 1).data().toInt() < fitted.index(last, 1).data().toInt());
    }
    void noRowsAreStatedNotShown()
    {
        model::AccuracyTable table;
        table.show({}, {}, catalog(), NumberFormat());
        QCOMPARE(table.rowCount(), 0);
        QCOMPARE(table.summary(),
                 QStringLiteral("No measured runs are available for this comparison."));
        QVERIFY(model::accuracyChart({}, {}, catalog(), NumberFormat()).series.empty());
        QVERIFY(model::coverageChart({}, {}, catalog(), NumberFormat()).cells.empty());
        QVERIFY(model::accuracyFrom(QStringLiteral("/nowhere"))->rows.empty());
    }

    void theScatterHasASeriesForEachGeneration()
    {
        const auto chart =
            model::accuracyChart(rows(), {.fit = AccuracyFit::Shipped}, catalog(), NumberFormat());
        QCOMPARE(chart.series.size(), std::size_t(5));
        QCOMPARE(chart.series.front().label, QStringLiteral("Ampere"));
        qsizetype points = 0;
        for (const auto& series : chart.series) {
            points += series.x.size();
            QVERIFY(!series.label.isEmpty());
            for (qsizetype i = 0; i < series.x.size(); ++i) {
                QVERIFY(series.x[i] > chart.x.low && series.x[i] < chart.x.high);
                QVERIFY(series.y[i] > chart.y.low && series.y[i] < chart.y.high);
            }
        }
        QCOMPARE(points, 40);
        QCOMPARE(chart.lines.size(), std::size_t(3));
        QCOMPARE(chart.lines[1].y.front() / chart.lines[1].x.front(), 1.2);
        QVERIFY(chart.series.front().names.front().startsWith(
            QStringLiteral("made-up 0 on 8 × A100 80 GB SXM: predicted")));
        QCOMPARE(model::tableOf(chart, NumberFormat()).rows.size(), std::size_t(40));
    }
    void gpusAreKnownByAnyOfTheirNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("generation");
        const auto row = [](const char* name, const char* id, const char* generation) {
            QTest::newRow(name) << name << id << generation;
        };
        row("h100-sxm", "h100-sxm", "hopper");
        row("H100 SXM 80GB", "h100-sxm", "hopper");
        row("H100 SXM 80GB (inferred)", "h100-sxm", "hopper");
        row("A100 SXM 40GB", "a100-sxm-40", "ampere");
        row("MI300X 192GB", "mi300x", "cdna3");
        row("abacus", "abacus", "");
    }
    void gpusAreKnownByAnyOfTheirNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        QFETCH(QString, generation);
        engine::AccuracyRow row;
        row.gpu = name.toStdString();
        const auto known = model::withKnownGpus({row}, catalog());
        QCOMPARE(support::q(known[0].gpu), id);
        QCOMPARE(support::q(known[0].generation), generation);
        row.generation = "cdna4"; // the row's own value is kept
        QCOMPARE(model::withKnownGpus({row}, catalog())[0].generation, std::string("cdna4"));
    }
    void whatIsCoveredIsCounted()
    {
        const auto chart = model::coverageChart(rows(), {}, catalog(), NumberFormat());
        QCOMPARE(chart.rows.size(), 5);
        QCOMPARE(chart.columns.size(), 5);
        double sum = 0;
        for (const auto& cells : chart.cells)
            for (const auto& cell : cells) {
                sum += cell.text.toInt();
                QCOMPARE(cell.heat > 0, !cell.text.isEmpty());
                QVERIFY(cell.heat <= 1);
            }
        QCOMPARE(sum, 40.0);
        QVERIFY(model::tabbed(model::tableOf(chart)).startsWith(QStringLiteral("GPU\tup to 8\t")));
    }

    void ownRunsStandNextToTheirPrediction()
    {
        engine::MeasuredRun run{.name = "first", .model = "llama-3.1-8b", .gpu = "h100-sxm"};
        run.gpus = 64, run.step = engine::Seconds(10);
        engine::MeasuredRun rate = run;
        rate.step = engine::Seconds(engine::kUnknown);
        rate.batch = 512, rate.sequence = engine::Tokens(8192), rate.tokensEach = 8192;
        engine::MeasuredRun bare{.name = "bare", .gpu = "abacus"};
        const auto predict = [](const engine::MeasuredRun& r) {
            using S = engine::Seconds;
            return r.gpu == "abacus" ? model::RunPrediction{}
                                     : model::RunPrediction{S(9), S(8.5), S(9.5)};
        };
        model::OwnRunsTable table;
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.show({run, rate, bare}, predict, catalog(), NumberFormat());
        QCOMPARE(table.index(0, 2).data().toString(), QStringLiteral("H100 80 GB SXM"));
        QCOMPARE(table.index(0, 6).data().toString(), QString::fromUtf8("−10\u00a0%"));
        QCOMPARE(table.index(1, 4).data().toString(), QStringLiteral("8\u00a0s"));
        QCOMPARE(table.index(2, 5).data().toString(), QString::fromUtf8("–"));
        QVERIFY(table.summary().startsWith(QStringLiteral("0 of 2")));
        const std::vector runs{run, rate, bare};
        const auto chart =
            model::accuracyChart(rows(), {}, catalog(), NumberFormat(), {runs, predict});
        QVERIFY(chart.series.back().marked);
        QCOMPARE(chart.series.back().x, (QVector<double>{10, 8}));
        QCOMPARE(chart.series.back().y, (QVector<double>{9, 9}));
        QVERIFY(chart.series.back().names[0].contains(QString::fromUtf8("off by −10 %")));
        const auto memory = model::accuracyChart(rows(), {.quantity = AccuracyQuantity::Memory},
                                                 catalog(), NumberFormat(), {runs, predict});
        QVERIFY(!memory.series.back().marked);
        table.show({run}, {}, catalog(), NumberFormat());
        QVERIFY(table.summary().startsWith(QStringLiteral("Not yet compared")));
        table.show({}, {}, catalog(), NumberFormat());
        QVERIFY(table.summary().startsWith(QStringLiteral("No runs yet")));
    }
};

} // namespace

HEADROOM_ROOM(TestAccuracy)
#include "test_accuracy.moc"
