#include "model/engine/dials/dial.h"
#include "model/project/inputactions.h"
#include "tests/model/fixture.h"
#include "tests/support/patience.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QSignalSpy>
#include <QTest>

using model::ProjectDocument;

namespace {

class TestEvaluator : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Constant edits: only the newest plan waits, and it is the last one evaluated.
    void settlesOnTheLastOfAThousandTurns()
    {
        ProjectDocument d(support::shippedContext());
        QSignalSpy evaluated(&d, &ProjectDocument::evaluated);
        const int gesture = d.beginGesture();
        for (int i = 1; i <= 1000; ++i) {
            QVERIFY(model::turn(d, QStringLiteral("cluster.count"), 8 + i, gesture));
            if (i % 50 == 0)
                QCoreApplication::processEvents();
        }
        QTRY_VERIFY_WITH_TIMEOUT(d.isSettled() && d.evaluation(), support::kPatience);
        QCOMPARE(d.evaluation()->plan.get(), &d.plan());
        QVERIFY(evaluated.count() >= 1);
        QTest::qWait(50); // nothing is queued after it
        QCOMPARE(d.evaluation()->plan.get(), &d.plan());

        const auto expected = engine::answer(std::make_shared<const engine::Plan>(d.plan()), {},
                                             support::shippedContext());
        engine::forEachRow(d.plan(), engine::dials(),
                           [&](engine::Bound<engine::Dial> dial, const std::string& path) {
                               const double shown =
                                   engine::read(d.plan(), d.evaluation()->assessment, dial);
                               const double direct =
                                   engine::read(d.plan(), expected->assessment, dial);
                               QVERIFY2(support::near(shown, direct, 0), path.c_str());
                           });
        QCOMPARE(d.evaluation()->findings.size(), expected->findings.size());
        QCOMPARE(d.evaluation()->speedup.own.y, expected->speedup.own.y);
    }
    void everyAnswerIsOfAPlanThatWasAsked()
    {
        ProjectDocument d(support::shippedContext());
        std::vector<double> answered;
        connect(&d, &ProjectDocument::evaluated, this, [&] {
            answered.push_back(d.evaluation()->plan->cluster.count);
            QCOMPARE(d.evaluation()->assessment.decision.gpus, answered.back());
        });
        for (int i = 1; i <= 200; ++i) {
            QVERIFY(model::turn(d, QStringLiteral("cluster.count"), i));
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY_WITH_TIMEOUT(d.isSettled() && !answered.empty() && answered.back() == 200,
                                 support::kPatience);
        QVERIFY2(std::is_sorted(answered.begin(), answered.end()),
                 "never an older one after a newer");
    }
    // The engine handles every plan; if it ever throws, that is reported and the program goes on.
    void anExceptionIsReportedAndEndsNothing()
    {
        const auto context = support::shippedContext();
        model::Evaluator evaluator(
            context, nullptr,
            [](const engine::Evaluation*, std::shared_ptr<const engine::Plan>, const engine::Wants&,
               const engine::Context&,
               std::stop_token) -> std::shared_ptr<const engine::Evaluation> {
                throw std::runtime_error("no such number");
            });
        QSignalSpy failed(&evaluator, &model::Evaluator::failed);
        evaluator.ask(std::make_shared<const engine::Plan>(support::computedPlan()), {});
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed[0][0].toString(), QStringLiteral("no such number"));
        QVERIFY(evaluator.idle());
    }
    void undoIsRequestedToo()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::turn(d, QStringLiteral("cluster.count"), 64));
        d.undoStack()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(d.evaluation() && d.evaluation()->plan.get() == &d.plan(),
                                 support::kPatience);
        QCOMPARE(d.evaluation()->assessment.decision.gpus, 256.0);
    }
    void answersAtOnceWhereAsked()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(!d.evaluation());
        d.answers().evaluateNow();
        QVERIFY(d.evaluation());
        QCOMPARE(d.evaluation()->plan.get(), &d.plan());
    }
    void goesAwayWhileAnswering()
    {
        for (int i = 0; i < 30; ++i) {
            auto d = std::make_unique<ProjectDocument>(support::shippedContext());
            for (int turn = 0; turn < i % 4; ++turn)
                QVERIFY(model::turn(*d, QStringLiteral("cluster.count"), 100 + turn));
            if (i % 2)
                QCoreApplication::processEvents();
        }
        QTest::qWait(20); // late results have no receiver
    }
};

} // namespace

HEADROOM_ROOM(TestEvaluator)
#include "test_evaluator.moc"
