// Comparing scenarios: inputs and results that differ.
#include "model/catalog/tablecopy.h"
#include "model/compare/comparesentence.h"
#include "model/compare/comparetable.h"
#include "model/compare/deltas.h"
#include "model/engine/knobs/workloads.h"
#include "tests/model/compared.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSet>
#include <QSignalSpy>

using namespace support;

class TestCompare : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deltas_data();
    void deltas();
    void whatIsListed_data();
    void whatIsListed();
    void cellsThatDifferAreMarked();
    void everythingHoldsWhatIsTheSame();
    void aBaselineBringsDeltas();
    void anAnswerThatIsStillOutDiffersFromNothing();
    void workloadsThatOnlyOneHas();
    void theTableIsAModel();
    void aCopyHoldsAllOfIt();
    void theSentenceNamesTheQuickestAndTheCheapest();
    void everyFigureIsExplainedByItsScenario();
};

void TestCompare::deltas_data()
{
    QTest::addColumn<double>("now");
    QTest::addColumn<double>("then");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("text");
    const auto days = int(engine::Unit::Days), percent = int(engine::Unit::Percent);
    QTest::newRow("longer") << 71 * 86400.0 << 67 * 86400.0 << days << "+4 (6 %)";
    QTest::newRow("shorter") << 60 * 86400.0 << 80 * 86400.0 << days << "−20 (25 %)";
    QTest::newRow("the same") << 1e5 << 1e5 << days << "";
    QTest::newRow("reads the same") << 1.0001e5 << 1e5 << days << "";
    QTest::newRow("shares by points") << 0.40 << 0.35 << percent << "+5 pp";
    QTest::newRow("in another unit")
        << 10 * 86400.0 << (10 * 86400.0 - 7200) << days << "+2 hours (0.8 %)";
    QTest::newRow("thousands") << 448e3 * 3600 << 431.7e3 * 3600 << int(engine::Unit::GpuHours)
                               << "+16.3 k (4 %)";
    QTest::newRow("money") << 5.31e6 << 4.59e6 << int(engine::Unit::Dollar) << "+$720 k (16 %)";
    QTest::newRow("from nothing") << 86400.0 << 0.0 << days << "+1";
    QTest::newRow("not known now") << engine::kUnknown << 1e5 << days << "";
    QTest::newRow("not known then") << 1e5 << engine::kUnknown << days << "";
}

void TestCompare::deltas()
{
    QFETCH(double, now);
    QFETCH(double, then);
    QFETCH(int, unit);
    QFETCH(QString, text);
    QString stated =
        model::deltaText(now, then, static_cast<engine::Unit>(unit), model::NumberFormat());
    stated = plain(stated);
    if (text == u"+1")
        QVERIFY2(stated.startsWith(u'+') && !stated.contains(u'%'), qPrintable(stated));
    else
        QCOMPARE(stated, text);
}

void TestCompare::whatIsListed_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("input");
    QTest::addColumn<bool>("main");
    QTest::addColumn<bool>("differences");
    QTest::addColumn<bool>("everything");
    const auto row = [](const char* name, const char* path, bool input, bool a, bool b, bool c) {
        QTest::newRow(name) << path << input << a << b << c;
    };
    row("a number that was turned", "cluster.count", true, true, true, true);
    row("a choice that was made", "money.tenure", true, true, true, true);
    row("a number that was not turned", "work.a.tokens", true, false, false, true);
    row("a choice that was not made", "cluster.gpu", true, false, false, true);
    row("a figure of a part", "cluster.gpu.memory", true, false, false, true);
    row("what does not apply", "work.a.serve.requests", true, false, false, false);
    row("a main figure that differs", "work.a.time", false, true, true, true);
    row("another figure that differs", "work.a.step_data", false, false, true, true);
    row("a figure that is the same", "work.a.run_tokens", false, false, false, true);
    row("a figure of another kind of work", "work.a.serve_first", false, false, false, false);
}

void TestCompare::whatIsListed()
{
    QFETCH(QString, path);
    QFETCH(bool, input);
    for (const auto& [column, listed] : {std::pair{"main", Listed::Main},
                                         {"differences", Listed::Differences},
                                         {"everything", Listed::Everything}}) {
        const Comparison c = compared({}, listed);
        const bool is = rowOf(input ? c.inputs : c.outputs, qPrintable(path)) != nullptr;
        const bool wanted = *static_cast<bool*>(QTest::qData(column, QMetaType::Bool));
        QVERIFY2(is == wanted, column);
    }
}

void TestCompare::cellsThatDifferAreMarked()
{
    const Comparison c = compared({}, Listed::Main);
    const ComparedRow* rate = rowOf(c.inputs, "cluster.between_rate");
    QVERIFY(rate && rate->differs);
    QVERIFY(!rate->cells[0].differs && rate->cells[1].differs && !rate->cells[2].differs);
    QCOMPARE(plain(rate->cells[1].text), QString("100 Gb/s"));
    const ComparedRow* tenure = rowOf(c.inputs, "money.tenure");
    QVERIFY(!tenure->cells[1].differs && tenure->cells[2].differs);
    QVERIFY(c.inputs.front().group.size() > 3 && c.outputs.front().label.size() > 3);
    // All rows of a group are adjacent.
    QStringList groups;
    for (const ComparedRow& row : c.outputs)
        if (groups.isEmpty() || groups.last() != row.group)
            groups << row.group;
    QCOMPARE(groups.size(), QSet<QString>(groups.begin(), groups.end()).size());
}

void TestCompare::everythingHoldsWhatIsTheSame()
{
    const Comparison c = compared({}, Listed::Everything);
    QVERIFY(!rowOf(c.inputs, "work.a.tokens")->differs);
    QVERIFY(c.inputs.size() > 80 && c.outputs.size() > 120);
    for (const ComparedRow& row : c.outputs)
        QVERIFY2(std::ranges::any_of(row.cells, [](const auto& x) { return !x.text.isEmpty(); }),
                 row.path.c_str());
}

void TestCompare::aBaselineBringsDeltas()
{
    const Comparison none = compared({}, Listed::Main), c = compared(2, Listed::Main);
    QVERIFY(rowOf(none.outputs, "cluster.gpus")->cells[0].delta.isEmpty());
    const ComparedRow* gpus = rowOf(c.outputs, "cluster.gpus");
    QCOMPARE(plain(gpus->cells[0].delta), QString("−256 (50 %)"));
    QVERIFY(gpus->cells[2].delta.isEmpty());
    QVERIFY(gpus->cells[0].differs && gpus->cells[1].differs && !gpus->cells[2].differs);
}

void TestCompare::anAnswerThatIsStillOutDiffersFromNothing()
{
    auto some = sides();
    some[1].answer.reset();
    const Comparison c =
        model::comparison(some, {}, Listed::Main, *context().catalog, model::NumberFormat());
    const ComparedRow* time = rowOf(c.outputs, "work.a.time");
    QVERIFY(time && !time->cells[1].differs);
    QCOMPARE(time->cells[1].text, QStringLiteral("…"));
    QVERIFY(time->cells[2].differs);
    QVERIFY(rowOf(c.inputs, "cluster.between_rate")->cells[1].differs); // inputs are known
    // A pending option may be the cheapest.
    QCOMPARE(plain(c.verdictText), QStringLiteral("The options are being computed."));
}

void TestCompare::workloadsThatOnlyOneHas()
{
    engine::Project project = three();
    engine::Plan more = engine::withWorkload(*project.scenarios[1].plan, *context().catalog,
                                             engine::WorkloadKind::Tune, 0);
    more = engine::withWorkloadNamed(more, 1, "Für Kunden");
    project.scenarios[1].plan = std::make_shared<const engine::Plan>(more);
    const Comparison c = model::comparison(model::answeredSides(project, context()), {},
                                           Listed::Main, *context().catalog, model::NumberFormat());
    const ComparedRow* time = rowOf(c.outputs, "work.b.time");
    QVERIFY(time);
    QVERIFY(time->cells[0].text.isEmpty() && !time->cells[1].text.isEmpty());
    QVERIFY2(time->label.startsWith("Für Kunden: "), qPrintable(time->label));
}

void TestCompare::theTableIsAModel()
{
    model::CompareTable table;
    QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
    QSignalSpy moved(&table, &QAbstractItemModel::dataChanged);
    const Comparison main = compared(0, Listed::Main);
    table.show(main, main.outputs, 1);
    QCOMPARE(table.columnCount(), 4);
    QCOMPARE(reset.size(), 1);
    table.show(main, main.outputs, 1);
    QCOMPARE(reset.size(), 1);
    QCOMPARE(moved.size(), 0); // unchanged text is not repainted
    std::vector<ComparedRow> turned = main.outputs;
    turned.front().cells[1].text += u'!';
    table.show(main, turned, 1);
    QCOMPARE(reset.size(), 1);
    QCOMPARE(moved.size(), 1); // only that cell, since a view would repaint everything visible
    QCOMPARE(moved.front().at(0).toModelIndex(), table.index(1, 2));
    QCOMPARE(moved.front().at(1).toModelIndex(), table.index(1, 2));
    table.show(main, main.outputs, 2); // another scenario is open
    QCOMPARE(reset.size(), 2);
    QVERIFY(table.headerData(1, Qt::Horizontal).toString().contains("Base"));
    QVERIFY(table.headerData(1, Qt::Horizontal).toString().contains("baseline"));
    QVERIFY(table.headerData(3, Qt::Horizontal).toString().contains(u'●'));
    // Headings have no path, rows that of their dial.
    QVERIFY(table.pathAt(0).empty());
    QCOMPARE(table.pathAt(1), main.outputs.front().path);
    QVERIFY(!model::CompareTable::scenarioAt(0));
    QCOMPARE(model::CompareTable::scenarioAt(2), std::optional<std::size_t>(1));
    const Comparison all = compared({}, Listed::Everything);
    table.show(all, all.outputs, 0);
    QCOMPARE(reset.size(), 3);
    table.show({}, {}, 0);
    QCOMPARE(table.rowCount(), 0);
}

void TestCompare::aCopyHoldsAllOfIt()
{
    model::CompareTable table;
    const Comparison c = compared(0, Listed::Main);
    table.show(c, c.outputs, 0);
    const std::unique_ptr<QMimeData> mime(model::mimeOf(table.table()));
    const QStringList lines = mime->text().split(u'\n');
    QCOMPARE(lines.size(), table.rowCount() + 1);
    QCOMPARE(lines[0].count(u'\t'), 3);
    QVERIFY(plain(mime->text()).contains("512 GPUs, +256 (100 %)"));
    QVERIFY(mime->html().contains("<table>"));
}

void TestCompare::theSentenceNamesTheQuickestAndTheCheapest()
{
    const Comparison c = compared({}, Listed::Main);
    const auto sentence = model::compareSentence(sides(), c, model::NumberFormat());
    const QString text = plain(model::plainText(sentence));
    QVERIFY2(text.startsWith("“Base” is the cheapest, at $"), qPrintable(text));
    QVERIFY2(text.contains("; “Bought” is the fastest, at "), qPrintable(text));
    QCOMPARE(plain(c.verdictText), text);
    const auto one = std::vector<Compared>(sides().begin(), sides().begin() + 1);
    QVERIFY(model::plainText(model::compareSentence(one, c, model::NumberFormat()))
                .startsWith("There is only one scenario."));
}

void TestCompare::everyFigureIsExplainedByItsScenario()
{
    ProjectDocument d(context());
    const Comparison c = compared({}, Listed::Everything);
    for (const ComparedRow& row : c.outputs)
        for (std::size_t i = 0; i < sides().size(); ++i) {
            const auto why = d.answers().explain(support::q(row.path), sides()[i].answer);
            QVERIFY2(why, row.path.c_str());
            const double value = row.cells[i].value;
            const auto dial = findDial(*sides()[i].plan, row.path);
            if (!dial.row->isPaid(sides()[i].plan->money.tenure))
                QVERIFY2(std::isnan(value), row.path.c_str());
            else
                QVERIFY2(why->value == value || (std::isnan(why->value) && std::isnan(value)),
                         row.path.c_str());
        }
    int figures = 0;
    for (const auto& part : model::compareSentence(sides(), c, model::NumberFormat())) {
        if (part.dial.isEmpty())
            continue;
        const auto of = model::ofScenario(part.dial);
        QVERIFY(of && d.answers().explain(of->second, sides()[of->first].answer));
        ++figures;
    }
    QCOMPARE(figures, 2);
    QVERIFY(!model::ofScenario("work.a.time") && !model::ofScenario("x|work.a.time"));
}

HEADROOM_ROOM(TestCompare)
#include "test_compare.moc"
