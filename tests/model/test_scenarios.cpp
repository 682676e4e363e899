// The list of scenarios: every change is one undo step.
#include "model/compare/deltas.h"
#include "model/engine/files/projectfile.h"
#include "model/project/inputactions.h"
#include "model/project/projectfile.h"
#include "model/project/scenarioactions.h"
#include "model/store/projectstore.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

using model::ProjectDocument;

namespace {

QString reported(const ProjectDocument& d)
{
    QStringList names;
    for (std::size_t i = 0; i < d.project().scenarios.size(); ++i) {
        QString name = support::q(d.project().scenarios[i].name);
        if (d.project().baseline == i)
            name += u'*';
        names << (i == d.scenario() ? u'[' + name + u']' : name);
    }
    return names.join(u' ');
}

// A, B, C, D with the second one open and the third one pinned.
struct Four {
    ProjectDocument d{support::shippedContext()};
    Four()
    {
        model::renameScenario(d, 0, QStringLiteral("A"));
        for (const char* name : {"B", "C", "D"}) {
            model::duplicateScenario(d, d.scenario());
            model::renameScenario(d, d.scenario(), QLatin1String(name));
        }
        d.showScenario(1);
        model::pinBaseline(d, 2);
    }
};

QString plain(QString text)
{
    return text.replace(QChar(0x00a0), u' ').replace(QChar(0x202f), u' ');
}

bool settled(ProjectDocument& d, std::size_t scenario)
{
    return QTest::qWaitFor([&] { return d.isSettled() && d.answers().answerOf(scenario); }, 20000);
}

} // namespace

class TestScenarios : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachChangeIsOneStep_data();
    void eachChangeIsOneStep();
    void namesAreUnique_data();
    void namesAreUnique();
    void theLastOneStays();
    void thereAreTwelveAtMost();
    void openingOneIsNoStep();
    void undoGoesToTheScenarioThatItChanges();
    void theListOpensAgain();
    void aBaselineThatIsNotThereIsRefused();
    void othersAreAnsweredWhileOneIsTurned();
    void aPinnedOneIsAnsweredOnEveryPage();
};

using Change = std::function<void(ProjectDocument&)>;
Q_DECLARE_METATYPE(Change)

void TestScenarios::eachChangeIsOneStep_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, Change change, const char* after) {
        QTest::newRow(name) << change << QString::fromUtf8(after);
    };
    row(
        "a copy stands beside it and is open", [](auto& d) { model::duplicateScenario(d, 1); },
        "A B [B 2] C* D");
    row(
        "a copy of another one", [](auto& d) { model::duplicateScenario(d, 3); }, "A B C* D [D 2]");
    row(
        "a name", [](auto& d) { model::renameScenario(d, 2, "Bought"); }, "A [B] Bought* D");
    row(
        "the open one to the right", [](auto& d) { model::moveScenario(d, 1, 3); }, "A C* D [B]");
    row(
        "the open one to the left", [](auto& d) { model::moveScenario(d, 1, 0); }, "[B] A C* D");
    row(
        "another one past the open one", [](auto& d) { model::moveScenario(d, 0, 3); },
        "[B] C* D A");
    row(
        "the baseline to the front", [](auto& d) { model::moveScenario(d, 2, 0); }, "C* A [B] D");
    row(
        "the first goes", [](auto& d) { model::removeScenario(d, 0); }, "[B] C* D");
    row(
        "the open one goes, the next one opens", [](auto& d) { model::removeScenario(d, 1); },
        "A [C*] D");
    row(
        "the baseline goes, nothing is pinned", [](auto& d) { model::removeScenario(d, 2); },
        "A [B] D");
    row(
        "the last goes", [](auto& d) { model::removeScenario(d, 3); }, "A [B] C*");
    row(
        "another baseline", [](auto& d) { model::pinBaseline(d, 0); }, "A* [B] C D");
    row(
        "no baseline", [](auto& d) { model::pinBaseline(d, {}); }, "A [B] C D");
}

void TestScenarios::eachChangeIsOneStep()
{
    QFETCH(Change, change);
    QFETCH(QString, after);
    Four four;
    const int steps = four.d.undoStack()->count();
    const QByteArray before = four.d.toBytes();
    QCOMPARE(reported(four.d), QString("A [B] C* D"));
    change(four.d);
    QCOMPARE(reported(four.d), after);
    QCOMPARE(four.d.undoStack()->count(), steps + 1);
    four.d.undoStack()->undo();
    QCOMPARE(four.d.toBytes(), before);
    four.d.undoStack()->redo();
    QCOMPARE(reported(four.d), after);
}

void TestScenarios::namesAreUnique_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("becomes");
    QTest::newRow("a free one") << "Bought"
                                << "Bought";
    QTest::newRow("its own") << "B"
                             << "B";
    QTest::newRow("one that is taken") << "A"
                                       << "A 2";
    QTest::newRow("spaces around") << "  Bought \n later "
                                   << "Bought later";
    QTest::newRow("nothing") << "   "
                             << "B";
    QTest::newRow("other letters") << "日本 & Söhne"
                                   << "日本 & Söhne";
}

void TestScenarios::namesAreUnique()
{
    QFETCH(QString, typed);
    QFETCH(QString, becomes);
    Four four;
    model::renameScenario(four.d, 1, typed);
    QCOMPARE(support::q(four.d.project().scenarios[1].name), becomes);
}

void TestScenarios::theLastOneStays()
{
    ProjectDocument d(support::shippedContext());
    QVERIFY(!model::mayRemoveScenario(d));
    model::removeScenario(d, 0);
    QCOMPARE(d.project().scenarios.size(), std::size_t(1));
    QCOMPARE(d.undoStack()->count(), 0);
}

void TestScenarios::thereAreTwelveAtMost()
{
    ProjectDocument d(support::shippedContext());
    for (int i = 0; i < 20; ++i)
        model::duplicateScenario(d, d.scenario());
    QCOMPARE(d.project().scenarios.size(), model::kMostScenarios);
    QCOMPARE(support::q(d.project().scenarios.back().name), QString("Base 12"));
    QVERIFY(!model::mayAddScenario(d));
}

void TestScenarios::openingOneIsNoStep()
{
    Four four;
    QVERIFY(four.d.file().saveAs(QTemporaryDir().filePath("x.headroom")) || true);
    const int steps = four.d.undoStack()->count();
    const bool modified = four.d.isModified();
    four.d.showScenario(3);
    QCOMPARE(reported(four.d), QString("A B C* [D]"));
    QCOMPARE(four.d.undoStack()->count(), steps);
    QCOMPARE(four.d.isModified(), modified);
    four.d.showScenario(99);
    QCOMPARE(four.d.scenario(), std::size_t(3));
}

void TestScenarios::undoGoesToTheScenarioThatItChanges()
{
    Four four;
    QVERIFY(model::type(four.d, "cluster.count", "512"));
    four.d.showScenario(3);
    QVERIFY(model::type(four.d, "cluster.count", "64"));
    four.d.showScenario(0);
    four.d.undoStack()->undo();
    QCOMPARE(four.d.scenario(), std::size_t(3));
    QCOMPARE(support::value(four.d, "cluster.count"), 256.0);
    four.d.undoStack()->undo();
    QCOMPARE(four.d.scenario(), std::size_t(1));
    QCOMPARE(support::value(four.d, "cluster.count"), 256.0);
}

void TestScenarios::theListOpensAgain()
{
    QTemporaryDir dir;
    Four four;
    QVERIFY(model::type(four.d, "cluster.count", "512"));
    const QString path = dir.filePath("plan.headroom");
    QVERIFY(four.d.file().saveAs(path));
    ProjectDocument again(support::shippedContext());
    QVERIFY(again.file().open(path));
    QCOMPARE(reported(again), QString("A [B] C* D"));
    QCOMPARE(support::value(again, "cluster.count"), 512.0);
    QCOMPARE(again.toBytes(), four.d.toBytes());
}

void TestScenarios::aBaselineThatIsNotThereIsRefused()
{
    Four four;
    QByteArray text = four.d.toBytes();
    QVERIFY(text.contains("\"baseline\": 2"));
    text.replace("\"baseline\": 2", "\"baseline\": 4");
    const auto read = engine::readProject(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().where, std::string("/baseline"));
}

void TestScenarios::othersAreAnsweredWhileOneIsTurned()
{
    Four four;
    four.d.showScenario(3);
    QVERIFY(model::type(four.d, "cluster.count", "64"));
    four.d.showScenario(1);
    QVERIFY(settled(four.d, 1));
    four.d.answers().compareScenarios(this, true);
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(settled(four.d, i));
    const auto other = four.d.answers().answerOf(3);
    const int gesture = four.d.beginGesture();
    for (int gpus : {300, 400, 512})
        QVERIFY(model::turn(four.d, "cluster.count", gpus, gesture));
    four.d.endGesture();
    QVERIFY(QTest::qWaitFor([&] { return four.d.evaluation()->assessment.decision.gpus == 512; }));
    QCOMPARE(four.d.answers().answerOf(3), other); // unchanged, so not evaluated again
    QCOMPARE(four.d.answers().answerOf(1)->assessment.decision.gpus, 512.0);
    four.d.showScenario(3);
    QVERIFY(settled(four.d, 1));
    QCOMPARE(four.d.answers().answerOf(1)->assessment.decision.gpus, 512.0);
    four.d.answers().compareScenarios(this, false);
}

void TestScenarios::aPinnedOneIsAnsweredOnEveryPage()
{
    Four four;
    QVERIFY(model::type(four.d, "cluster.count", "512"));
    QVERIFY(QTest::qWaitFor(
        [&] {
            return four.d.answers().baselineAnswer() && four.d.evaluation() &&
                   four.d.evaluation()->assessment.decision.gpus == 512;
        },
        20000));
    QCOMPARE(plain(model::deltaOf(four.d, "cluster.gpus")), QString("+256 (100 %)"));
    QCOMPARE(model::deltaOf(four.d, "work.a.run_tokens"), QString("= unchanged"));
    QVERIFY(model::deltaOf(four.d, "work.a.time").startsWith(u'−'));
    QCOMPARE(model::deltaOf(four.d, "work.a.serve_first"), QString(" "));
    four.d.showScenario(2); // the baseline itself
    QVERIFY(!four.d.answers().baselineAnswer());
    QVERIFY(model::deltaOf(four.d, "cluster.gpus").isEmpty());
    four.d.showScenario(1);
    model::pinBaseline(four.d, {});
    QVERIFY(!four.d.answers().baselineAnswer());
}

HEADROOM_ROOM(TestScenarios)
#include "test_scenarios.moc"
