// With several workloads, pages show one at a time, and say which.
#include "model/catalog/catalogactions.h"
#include "model/engine/knobs/workloads.h"
#include "model/import/importing.h"
#include "model/import/runentry.h"
#include "model/project/inputactions.h"
#include "model/project/workactions.h"
#include "model/report/report.h"
#include "model/risk/risksentence.h"
#include "model/sentences/answersentence.h"
#include "model/sentences/workname.h"
#include "model/serving/served.h"
#include "model/training/trainingsentence.h"
#include "model/uncertainty/questions.h"
#include "tests/model/fixture.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QFileInfo>
#include <QSet>
#include <QSignalSpy>

using engine::WorkloadKind;
using model::ProjectDocument;

namespace {

// Training, fine-tuning of another model, and serving on one cluster.
struct Several {
    ProjectDocument d{support::shippedContext()};
    Several()
    {
        model::addWork(d, WorkloadKind::Tune);
        if (!model::choose(d, "work.b.model", "llama-3.1-8b"))
            throw std::runtime_error("model");
        model::addWork(d, WorkloadKind::Serve);
    }
    const engine::Evaluation& look(const char* work)
    {
        d.showWork(QLatin1String(work));
        d.answers().evaluateNow();
        return *d.evaluation();
    }
    QString sentence(const engine::Evaluation& e) const
    {
        return model::plainText(model::answerSentence(e, d.format())).replace(QChar(0x00a0), u' ');
    }
};

} // namespace

class TestWorkInView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSentenceSpeaksOfIt_data();
    void theSentenceSpeaksOfIt();
    void headlinesAreOfIt();
    void pagesOfOneKindTakeTheNearest();
    void whatItMovesIsRequestedOfIt();
    void eachChangeIsOneStep();
    void lookingIsNoStep();
    void aModelOfAnotherSizeIsCalledSo()
    {
        const model::NumberFormat format;
        const auto name = [&](const engine::Plan& plan) {
            return model::modelName(plan, plan.work[0], format);
        };
        for (const char* id : {"llama-3.1-70b", "deepseek-v3-671b", "whisper-large-v3"}) {
            const engine::Plan plan = support::choose(support::samplePlan(), "work.a.model", id);
            QCOMPARE(name(plan), QString::fromStdString(plan.work[0].train.model.brief));
        }
        const QString turned =
            name(support::with(support::samplePlan(), {{"work.a.params", 13e9}}));
        QVERIFY2(turned.startsWith("a 13") && turned.endsWith("shaped like Llama 3.1 70B"),
                 qPrintable(turned));
    }
    void namesAreByKindAndModel();
    void hoursAddAndIdleShows();
    void aModelGoesIntoIt();
    void aMeasuredRunBeginsWithIt();
};

void TestWorkInView::theSentenceSpeaksOfIt_data()
{
    QTest::addColumn<QString>("work");
    QTest::addColumn<QString>("states");
    QTest::addColumn<QString>("statesNot");
    QTest::newRow("the run, and the fleet beside it") << QString("a") << "train Llama 3.1 70B"
                                                      << "train Llama 3.1 8B";
    QTest::newRow("the fine-tuning") << QString("b") << "train Llama 3.1 8B"
                                     << "nothing at all";
    QTest::newRow("the fleet alone") << QString("c") << "second"
                                     << " train ";
}

void TestWorkInView::theSentenceSpeaksOfIt()
{
    QFETCH(QString, work);
    QFETCH(QString, states);
    QFETCH(QString, statesNot);
    Several s;
    const QString text = s.sentence(s.look(qPrintable(work)));
    QVERIFY2(text.contains(states), qPrintable(text));
    QVERIFY2(!text.contains(statesNot), qPrintable(text));
    QVERIFY2(text.contains("One after another, the 2 runs on this cluster take "),
             qPrintable(text));
    // Rental is for all runs, so it appears once, for all of them.
    QCOMPARE(text.count("Renting for all of them costs"), 1);
    QVERIFY2(text.indexOf("Renting for all of them costs") > text.indexOf("One after another"),
             qPrintable(text));
}

void TestWorkInView::headlinesAreOfIt()
{
    Several s;
    for (const auto& [work, dial] :
         {std::pair{"a", "work.a.time"}, {"b", "work.b.time"}, {"c", "work.c.serve_gpus"}}) {
        const auto& e = s.look(work);
        QCOMPARE(model::headlines(e, s.d.format()).front().dial, QString(dial));
        for (const auto& headline : model::headlines(e, s.d.format()))
            QVERIFY2(s.d.answers().explain(headline.dial), qPrintable(headline.dial));
    }
}

void TestWorkInView::pagesOfOneKindTakeTheNearest()
{
    Several s;
    const auto& ofFleet = s.look("c");
    QCOMPARE(int(ofFleet.view.trained), 0);
    QCOMPARE(int(model::servedOf(ofFleet)->index), 2);
    const auto whys = [&](const std::vector<model::SentencePart>& parts) {
        QStringList dials;
        for (const auto& part : parts)
            if (part.dial.startsWith("work."))
                dials << part.dial;
        return dials.join(u' ');
    };
    QVERIFY(!whys(model::riskSentence(ofFleet, s.d.format())).contains("work.b"));
    const auto& ofTuning = s.look("b");
    QCOMPARE(int(model::servedOf(ofTuning)->index), 2);
    QVERIFY(!whys(model::riskSentence(ofTuning, s.d.format())).contains("work.a"));
}

void TestWorkInView::whatItMovesIsRequestedOfIt()
{
    Several s;
    const auto paths = [&](const char* work) {
        QStringList all;
        for (const auto& question : model::questions(s.look(work), s.d.format()))
            if (question.dial.startsWith("work."))
                all << question.dial.section(u'.', 1, 1);
        return QSet<QString>(all.begin(), all.end());
    };
    QCOMPARE(paths("a"), QSet<QString>({"a"}));
    QCOMPARE(paths("b"), QSet<QString>({"b"}));
}

void TestWorkInView::eachChangeIsOneStep()
{
    Several s;
    const auto steps = s.d.undoStack()->count();
    const QByteArray before = s.d.toBytes();
    model::renameWork(s.d, 1, "  For   customers ");
    model::moveWork(s.d, 2, 0);
    model::removeWork(s.d, 1);
    QCOMPARE(s.d.undoStack()->count(), steps + 3);
    QCOMPARE(s.d.plan().work.size(), std::size_t(2));
    QCOMPARE(s.d.plan().work[1].name, std::string("For customers"));
    for (int i = 0; i < 3; ++i)
        s.d.undoStack()->undo();
    QCOMPARE(s.d.toBytes(), before);
    for (int i = 0; i < 2; ++i)
        model::removeWork(s.d, 0);
    QVERIFY(!model::mayRemoveWork(s.d));
    model::removeWork(s.d, 0);
    QCOMPARE(s.d.plan().work.size(), std::size_t(1));
}

void TestWorkInView::lookingIsNoStep()
{
    Several s;
    const auto steps = s.d.undoStack()->count();
    QSignalSpy changed(&s.d, &ProjectDocument::projectChanged);
    s.d.showWork("a");
    QCOMPARE(s.d.work().id, std::string("a"));
    QCOMPARE(changed.size(), 1);
    s.d.showWork("a");
    QCOMPARE(changed.size(), 1);
    s.d.showWork("gone");
    QCOMPARE(s.d.work().id, std::string("a"));
    QCOMPARE(s.d.undoStack()->count(), steps);
}

void TestWorkInView::namesAreByKindAndModel()
{
    Several s;
    QCOMPARE(model::workName(s.d.plan().work[0]), QString("Training Llama 3.1 70B"));
    QCOMPARE(model::workName(s.d.plan().work[1]), QString("Fine-tuning Llama 3.1 8B"));
    model::renameWork(s.d, 1, "For customers");
    QCOMPARE(model::workName(s.d.plan().work[1]), QString("For customers"));
    model::renameWork(s.d, 1, "");
    QCOMPARE(model::workName(s.d.plan().work[1]), QString("Fine-tuning Llama 3.1 8B"));
}

void TestWorkInView::hoursAddAndIdleShows()
{
    Several s;
    const auto& e = s.look("a");
    const auto& a = e.assessment;
    QCOMPARE(a.money.runTime.base(), (a.work[0].time + a.work[1].time).base());
    QVERIFY(a.decision.serving > 0);
    QCOMPARE(engine::trainingGpus(a.decision) + a.decision.serving, a.decision.gpus);
    QVERIFY(a.money.idleYear.base() > 0 && a.money.inUse < 1);
}

void TestWorkInView::aModelGoesIntoIt()
{
    Several s;
    s.look("b");
    const auto modelOf = [&](std::size_t w) { return s.d.plan().work[w].train.model.id; };
    const std::string was = modelOf(0);
    QVERIFY(model::useInPlan(s.d, engine::CatalogKind::Models, "llama-2-7b"));
    QCOMPARE(modelOf(0), was);
    QCOMPARE(modelOf(1), std::string("llama-2-7b"));
    s.d.undoStack()->undo();
    QCOMPARE(modelOf(1), std::string("llama-3.1-8b"));
    // A file is imported into the given workload.
    const QString path = QStringLiteral(HEADROOM_TEST_DATA "/hf/mistral.json");
    const auto file = model::understand(path, s.d.catalog(), s.d.format());
    QVERIFY(file);
    const auto next = model::withModel(s.d.project(), *file, 1);
    QCOMPARE(next.plan().work[0].train.model.id, was);
    QCOMPARE(next.plan().work[1].train.model.name, file->model->model.name);
    // For privacy, a file is cited by its name, without its folder.
    for (const auto& [knob, cite] : *next.plan().cites)
        QVERIFY2(!QString::fromStdString(cite.where).contains(QFileInfo(path).path()),
                 knob.c_str());
}

void TestWorkInView::aMeasuredRunBeginsWithIt()
{
    Several s;
    const auto& work = s.d.plan().work;
    QCOMPARE(model::runSuggestion(s.d.plan(), work[1], {})["model"], QString("llama-3.1-8b"));
    QCOMPARE(model::runSuggestion(s.d.plan(), work[0], {})["model"], QString("llama-3.1-70b"));
}

HEADROOM_ROOM(TestWorkInView)
#include "test_workinview.moc"
