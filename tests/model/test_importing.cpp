#include "model/import/importing.h"
#include "model/import/importjob.h"
#include "model/import/pricelist.h"
#include "model/project/projectactions.h"
#include "model/store/projectstore.h"
#include "tests/model/fixture.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>

// Imports: recognized by content, described in words, and undone in one step.
namespace {

using model::Understood;
using Kind = Understood::Kind;

const QString kData = QStringLiteral(HEADROOM_TEST_DATA);

const engine::Catalog& catalog()
{
    static const auto shared = support::shippedContext().catalog;
    return *shared;
}

engine::Result<Understood> understand(const QString& path)
{
    return model::understand(path, catalog(), model::NumberFormat());
}

void filesOf(const QString& folder, const QString& pattern)
{
    QTest::addColumn<QString>("path");
    for (const QFileInfo& file : QDir(folder).entryInfoList({pattern}, QDir::Files))
        QTest::newRow(qPrintable(file.fileName())) << file.filePath();
}

class TestImporting : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString file(const QString& name, const QByteArray& bytes)
    {
        const QString path = folder_.filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write");
        return path;
    }

private Q_SLOTS:
    // The load of a trace, as text and in the fleet.
    void aTraceBecomesALoad()
    {
        const auto read = understand(kData + "/traces/mooncake.jsonl");
        QVERIFY(read);
        QCOMPARE(read->kind, Kind::Trace);
        QVERIFY2(read->title.contains(u"3 requests"), qPrintable(read->title));
        QString stated;
        for (const auto& [label, value] : read->facts)
            stated += label + QStringLiteral(": ") + value + u'\n';
        stated.replace(QChar(0x00a0), u' ');
        QVERIFY2(stated.contains(u"Prefix cache hit rate"), qPrintable(stated));
        QVERIFY2(read->warnings.join(u' ').contains(u"line 3"),
                 qPrintable(read->warnings.join(u' ')));
        engine::Project project;
        project.scenarios = {{"one", std::make_shared<const engine::Plan>(support::servingPlan())}};
        const auto next = model::withTrace(project, *read, 0);
        QVERIFY(next);
        const engine::Serve& serve = next->plan().work[0].serve;
        QCOMPARE(serve.requests.base(), 0.75);
        QCOMPARE(serve.prompt.base(), std::round((6758.0 + 7322 + 6758) / 3));
        QCOMPARE(serve.answer.base(), 430.0);
        // The third request shares all its fourteen blocks with the first, the second only one.
        VERIFY_NEAR(serve.prefixHit, (512 + 6758.0) / (6758 + 7322 + 6758), 1e-9);
        QVERIFY(next->plan().cites->at("work.a.serve.prompt").title.find("mooncake.jsonl") !=
                std::string::npos);
    }
    void aTraceNeedsAFleet()
    {
        const auto read = understand(kData + "/traces/azure.csv");
        QVERIFY(read);
        engine::Project project;
        project.scenarios = {{"one", std::make_shared<const engine::Plan>(support::samplePlan())}};
        QVERIFY(!model::withTrace(project, *read, 0));
    }

    void byContentNotByName_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const QByteArray& bytes, Kind kind) {
            QTest::newRow(name) << bytes << int(kind);
        };
        const auto data = [](const char* name) {
            QFile in(kData + u'/' + QLatin1String(name));
            return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
        };
        const QByteArray run = R"({"model": "llama-3.1-8b", "gpu": "h100-sxm", "gpus": 8,
            "batch": 64, "sequence": 8192, "step": 12.5, "format": "bf16"})";
        const QByteArray mark = "\xEF\xBB\xBF";
        row("a project", model::projectBytes(model::sampleProject(catalog())), Kind::Project);
        row("a catalog file", data("catalog.json"), Kind::Catalog);
        row("a model", data("hf/llama.json"), Kind::Model);
        row("a price list", data("prices/aws.csv"), Kind::Prices);
        row("a run", run, Kind::Runs);
        row("a list of runs", "[" + run + "]", Kind::Runs);
        row("a list of runs after a byte order mark", mark + "[" + run + "]", Kind::Runs);
        row("a run after a byte order mark and a line", mark + "\n" + run, Kind::Runs);
        row("a run after a hundred blanks", QByteArray(100, ' ') + run, Kind::Runs);
        row("a table of runs",
            "gpu,gpus,model,batch,sequence,step\nh100-sxm,8,llama-3.1-8b,1,8192,1\n", Kind::Runs);
    }
    void byContentNotByName()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        for (const char* name : {"a.csv", "b.json", "c.headroom", "d", "e.exe"}) {
            const auto file = understand(this->file(QLatin1String(name), bytes));
            QVERIFY2(file, file ? "" : (file.error().where + file.error().detail).c_str());
            QCOMPARE(int(file->kind), kind);
            QVERIFY(file->kind == Kind::Project || !file->title.isEmpty());
        }
    }
    void everyPriceList_data()
    {
        filesOf(kData + QStringLiteral("/prices"), QStringLiteral("*.csv"));
    }
    void everyPriceList()
    {
        QFETCH(QString, path);
        const auto file = understand(path);
        QVERIFY(file);
        QCOMPARE(int(file->kind), int(Kind::Prices));
        QVERIFY(!file->facts.isEmpty() && !file->warnings.isEmpty());
        model::PriceList list(file->prices, model::NumberFormat());
        QAbstractItemModelTester tester(&list,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model::PriceFilter filter;
        filter.setSourceModel(&list);
        QAbstractItemModelTester both(&filter,
                                      QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(filter.rowCount(), int(file->prices->rows.size()));
        for (int column = 0; column < model::PriceList::Columns; ++column)
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder})
                filter.sort(column, order);
        filter.setText(QStringLiteral("no such words"));
        QCOMPARE(filter.rowCount(), 0);
        filter.setText({});
        for (const engine::PriceRow& row : file->prices->rows) {
            if (row.accelerator.empty())
                continue;
            filter.setGpu(support::q(row.accelerator));
            for (int i = 0; i < filter.rowCount(); ++i)
                QCOMPARE(list.row(filter.mapToSource(filter.index(i, 0)).row()).accelerator,
                         row.accelerator);
            break;
        }
    }
    void theUnknownStandsLast()
    {
        const auto file = understand(kData + QStringLiteral("/prices/aws.csv"));
        QVERIFY(file);
        model::PriceList list(file->prices, model::NumberFormat());
        model::PriceFilter filter;
        filter.setSourceModel(&list);
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            filter.sort(model::PriceList::Spot, order);
            bool unknown = false;
            for (int i = 0; i < filter.rowCount(); ++i) {
                const double spot = filter.index(i, model::PriceList::Spot)
                                        .data(model::PriceList::kNumber)
                                        .toDouble();
                QVERIFY(!unknown || std::isnan(spot));
                unknown = std::isnan(spot);
            }
        }
    }
    void everyConfig_data() { filesOf(kData + QStringLiteral("/hf"), QStringLiteral("*.json")); }
    void everyConfig()
    {
        QFETCH(QString, path);
        const auto file = understand(path);
        QVERIFY2(file, file ? "" : qPrintable(support::q(file.error().detail)));
        QCOMPARE(int(file->kind), int(Kind::Model));
        QVERIFY(file->facts.size() >= 5);
        model::ProjectDocument document(support::shippedContext());
        const QByteArray before = document.toBytes();
        const auto next = model::withModel(document.project(), *file, 0);
        QCOMPARE(document.toBytes(), before); // nothing changes before it is confirmed
        document.take(QStringLiteral("Import"), next);
        QCOMPARE(document.undoStack()->count(), 1);
        QCOMPARE(document.plan().work[0].train.model.id, file->model->model.id);
        QCOMPARE(document.plan().cites->at("work.a.params").source, std::string("import"));
        QVERIFY(model::moved(document).empty());
        document.undoStack()->undo();
        QCOMPARE(document.toBytes(), before);
    }
    void theMedianOfAList()
    {
        const auto file = understand(kData + QStringLiteral("/prices/aws.csv"));
        QVERIFY(file);
        const auto* row = model::medianRow(*file->prices, "h100-sxm", false);
        QVERIFY(row);
        int below = 0, above = 0;
        for (const engine::PriceRow& other : file->prices->rows)
            if (other.accelerator == "h100-sxm" && other.onDemandGpu.base() > 0)
                ++(other.onDemandGpu < row->onDemandGpu ? below : above);
        QVERIFY(below <= above);
        QVERIFY(!model::medianRow(*file->prices, "abacus", false));
        model::ProjectDocument document(support::shippedContext());
        const auto next = model::withPrice(document.project(), catalog(), *file, *row, false);
        QVERIFY(next);
        document.take(QStringLiteral("Import rental price"), *next);
        VERIFY_NEAR(document.plan().money.price.base(), row->onDemandGpu.base(), 1e-12);
        QCOMPARE(document.plan().cites->at("money.price").date, file->date.toStdString());
        QVERIFY(model::moved(document).empty());
    }
    // Importing the same runs twice, or again after saving, adds them once.
    void runsBroughtTwiceAreThereOnce()
    {
        const auto file = understand(
            this->file(QStringLiteral("r.json"),
                       R"({"model": "llama-3.1-8b", "gpu": "h100-sxm", "gpus": 7, "batch": 49,
                "sequence": 8191, "tokens_per_second_gpu": 1234.5678, "memory": 71.3})"));
        QVERIFY(file);
        engine::Project once = *model::withRuns(model::sampleProject(catalog()), *file);
        QCOMPARE(once.runs.size(), std::size_t{1});
        QCOMPARE(model::withRuns(once, *file)->runs.size(), std::size_t{1});
        const QString path = this->file(QStringLiteral("p.headroom"), model::projectBytes(once));
        const auto loaded = model::readProjectFile(path);
        QVERIFY(loaded);
        QCOMPARE(model::withRuns(loaded->project, *file)->runs.size(), std::size_t{1});
    }
};

} // namespace

HEADROOM_ROOM(TestImporting)
#include "test_importing.moc"
