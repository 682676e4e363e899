#include "model/engine/dials/dial.h"
#include "model/project/opening.h"
#include "model/project/projectactions.h"
#include "model/project/projectfile.h"
#include "model/project/templates.h"
#include "model/store/projectstore.h"
#include "tests/model/fixture.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"

#include <QSignalSpy>
#include <QTemporaryDir>

// Messages about a file whose results differ from when it was saved, and about outdated catalog
// values.
namespace {

class TestOpening : public QObject {
    Q_OBJECT

    static QStringList notesOn(const engine::LoadedProject& file)
    {
        const engine::Context context = support::shippedContext();
        const model::NumberFormat format;
        const QStringList found = model::openingNotes(file, context, nullptr, format);
        const auto known = model::figuresOfOpened(file, context);
        if (found != model::openingNotes(file, context, known.get(), format))
            throw std::runtime_error("what is known says otherwise");
        return found;
    }
    // Messages for the sample as a file, with some saved results changed.
    static QStringList notes(const std::map<std::string, double>& factors,
                             const std::string& version = {})
    {
        const auto catalog = support::shippedContext().catalog;
        auto loaded =
            engine::readProject(model::projectBytes(model::sampleProject(*catalog)).toStdString());
        if (!loaded)
            throw std::runtime_error(loaded.error().where);
        for (const auto& [path, factor] : factors)
            loaded->answers.at(0).at(path) *= factor;
        if (!version.empty())
            loaded->engine = version;
        return notesOn(*loaded);
    }

private Q_SLOTS:
    void nothingIsStatedWhereItAgrees()
    {
        QVERIFY(notes({}).isEmpty());
        QVERIFY(notes({}, "0.0.1").isEmpty()); // another version with the same results
    }
    void whatReadsTheSameIsNotStated()
    {
        QVERIFY(notes({{"work.a.time", 1 + 1e-5}, {"money.rent_run", 1 - 1e-5}}).isEmpty());
        const QStringList all = notes({{"work.a.time", 1 + 1e-5}, {"site.mean", 2}}, "0.0.1");
        QCOMPARE(all.size(), 1);
        QCOMPARE(all[0].count(u" was "), 1);
        QVERIFY2(all[0].contains(u"power"), qPrintable(all[0]));
    }
    void wasNowAndBecause()
    {
        const QStringList all = notes({{"work.a.time", 2}}, "0.0.1");
        QCOMPARE(all.size(), 1);
        for (const char* part : {"Base", "was", "now", "computed differently", "0.0.1"})
            QVERIFY2(all[0].contains(QLatin1String(part)), qPrintable(all[0]));
    }
    void theCauseIsNamed()
    {
        const QStringList all =
            notes({{"work.a.step", 2}, {"work.a.time", 2}, {"money.run_time", 2}});
        QCOMPARE(all.size(), 1);
        QVERIFY2(all[0].contains(u"because “"), qPrintable(all[0]));
        QVERIFY(all[0].contains(u"another build")); // the same version cannot be the reason
    }
    void atMostThreeAreReported()
    {
        std::map<std::string, double> every;
        for (const char* path : {"work.a.time", "money.run_time", "money.rent_run",
                                 "money.own_total", "site.mean", "money.own_first"})
            every[path] = 3;
        QCOMPARE(notes(every, "0.0.1")[0].count(u" was "), 3);
    }
    void aFigureNoOneRemembersIsReportedAlone()
    {
        const QStringList all =
            notes({{"money.maintenance_year", 2}, {"money.own_first", 2}}, "0.0.1");
        QCOMPARE(all.size(), 1);
        QCOMPARE(all[0].count(u" was "), 1);
    }
    static QStringList notesOf(const QByteArray& project)
    {
        const auto loaded = engine::readProject(project.toStdString());
        return loaded ? notesOn(*loaded) : QStringList();
    }
    void unknownKeysAreReported()
    {
        const auto catalog = support::shippedContext().catalog;
        QByteArray bytes = model::projectBytes(model::sampleProject(*catalog));
        bytes.replace("\"client\":", "\"colour\": \"red\", \"client\":");
        const QStringList all = notesOf(bytes);
        QCOMPARE(all.size(), 1);
        QVERIFY(all[0].contains(u"colour"));
    }
    void ofManyUnknownKeysSomeAreReported()
    {
        const auto catalog = support::shippedContext().catalog;
        QByteArray bytes = model::projectBytes(model::sampleProject(*catalog));
        const auto sources = bytes.count("\"title\":");
        QVERIFY(sources > 50);
        bytes.replace("\"title\":", "\"colour\": \"red\", \"title\":");
        const QStringList all = notesOf(bytes);
        QCOMPARE(all.size(), 11);
        QVERIFY(all.last().contains(QString::number(sources - 10)));
    }

    // The saved plan, with another price, and with other GPUs.
    void theAnswerOfAnOpenedPlanIsTheSame_data()
    {
        QTest::addColumn<QStringList>("turned");
        QTest::newRow("as it was") << QStringList();
        QTest::newRow("another price") << QStringList{"money.price=2"};
        QTest::newRow("more GPUs") << QStringList{"cluster.count=512"};
        QTest::newRow("another model") << QStringList{"work.a.model=llama-3.1-8b"};
    }
    void theAnswerOfAnOpenedPlanIsTheSame()
    {
        QFETCH(QStringList, turned);
        const engine::Context context = support::shippedContext();
        const auto file = engine::readProject(
            model::projectBytes(model::sampleProject(*context.catalog)).toStdString());
        QVERIFY(file);
        const auto known = model::figuresOfOpened(*file, context);
        const auto plan = model::turnedByTexts(file->project.plan(), *context.catalog, turned);
        QVERIFY(plan);
        const auto shared = std::make_shared<const engine::Plan>(*plan);
        const auto opened = model::answerOfOpened(shared, known.get(), context);
        const auto plain = engine::answer(shared, {}, context);
        engine::forEachRow(*opened->plan, engine::dials(),
                           [&](engine::Bound<engine::Dial> dial, const std::string& path) {
                               const double a =
                                   dial.row->get(*plain->resolved, opened->assessment, dial.work);
                               const double b =
                                   dial.row->get(*plain->resolved, plain->assessment, dial.work);
                               QVERIFY2(a == b || (a != a && b != b), path.c_str());
                           });
        QCOMPARE(opened->findings.size(), plain->findings.size());
        QCOMPARE(opened->smallest.gpus, plain->smallest.gpus);
    }

    // A file opens at once; differing results are reported later, and only for the file opened
    // last.
    void answersAreHeldBehindTheWindow()
    {
        const QTemporaryDir folder;
        const auto file = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
        model::ProjectDocument document(support::shippedContext());
        const QByteArray as = model::projectBytes(document.project());
        QVERIFY(as.contains("\"money.own_first\": "));
        QByteArray otherwise = as;
        otherwise.replace("\"money.own_first\": ", "\"money.own_first\": 1");
        for (const auto& [name, bytes] :
             {std::pair("as.headroom", as), std::pair("otherwise.headroom", otherwise)})
            QVERIFY(model::writeFile(file(name), bytes));
        QSignalSpy differs(&document, &model::ProjectDocument::answersDiffer);

        const auto opened = document.file().open(file("otherwise.headroom"));
        QVERIFY(opened && opened->isEmpty() && differs.isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(differs.count(), 1, support::kPatience);
        const QStringList notes = differs[0][0].toStringList();
        QCOMPARE(notes.size(), 1);
        QVERIFY2(notes[0].contains(u" was "), qPrintable(notes[0]));

        QVERIFY(document.file().open(file("otherwise.headroom")));
        QVERIFY(document.file().open(file("as.headroom")));
        QTRY_VERIFY_WITH_TIMEOUT(document.isSettled(), support::kPatience);
        QTest::qWait(500); // to check that nothing arrives
        QCOMPARE(differs.count(), 1);
    }
    // In the document: reported, applied as one step, and undone.
    void movedFiguresAreOneStep()
    {
        model::ProjectDocument document(support::shippedContext());
        QVERIFY(model::moved(document).empty());
        auto newer = std::make_shared<engine::Catalog>(document.catalog());
        for (engine::Accelerator& a : newer->accelerators)
            if (a.id == "h100-sxm") {
                a.power = engine::Watts(800);
                a.memory = engine::Bytes(81e9);
            }
        const QByteArray before = document.toBytes();
        document.setCatalog(newer);
        QCOMPARE(document.toBytes(), before); // the plan keeps its values
        QCOMPARE(document.undoStack()->count(), 0);
        const auto moved = model::moved(document);
        QVERIFY(moved.size() >= 2);
        for (const engine::Moved& m : moved) {
            const QString text = model::movedText(m, document.format());
            QVERIFY2(text.contains(u"in the catalog") && !text.contains(u"%"), qPrintable(text));
        }
        model::refreshFromCatalog(document);
        QCOMPARE(document.undoStack()->count(), 1);
        QVERIFY(model::moved(document).empty());
        QCOMPARE(support::value(document, "cluster.gpu.power"), 800.0);
        model::refreshFromCatalog(document);
        QCOMPARE(document.undoStack()->count(), 1); // nothing left to update
        document.undoStack()->undo();
        QCOMPARE(document.toBytes(), before);
        document.undoStack()->redo();
        QVERIFY(model::moved(document).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestOpening)
#include "test_opening.moc"
