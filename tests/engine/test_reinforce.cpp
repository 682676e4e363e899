#include "model/engine/advice/findings.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/reinforce/generate.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// Reinforcement learning: the tail of generation, the parts of a step, and published steps.
namespace {

using namespace engine;
using support::choose;
using support::dial;
using support::with;

// GRPO on OpenMathInstruct-2 as run by NVIDIA, on H100 in 16 bits.
Plan grpo(const char* model, double gpus, double answers, double mean, double longest,
          double minibatch)
{
    Plan plan = choose(support::computedPlan(), "work.a.kind", "rl");
    plan = choose(plan, "work.a.model", model);
    plan = choose(choose(plan, "work.a.serve.weights", "bf16"), "work.a.serve.kv", "bf16");
    constexpr double kPrompt = 100;
    return with(std::move(plan), {{"cluster.count", gpus},
                                  {"work.a.rl.prompts", answers / 32},
                                  {"work.a.rl.samples", 32},
                                  {"work.a.rl.minibatch", minibatch},
                                  {"work.a.serve.prompt", kPrompt},
                                  {"work.a.serve.answer", mean - kPrompt},
                                  {"work.a.rl.longest", longest - kPrompt}});
}

Plan small()
{
    return grpo("llama-3.1-8b", 16, 2048, 1060, 4096, 512);
}

bool states(const Plan& plan, std::string_view id)
{
    const auto list = findings(plan, support::assessed(plan), smallest(plan), support::catalog());
    return std::ranges::find(list, id, &Finding::id) != list.end();
}

} // namespace

class TestReinforce : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTailHasTheMean_data()
    {
        QTest::addColumn<double>("mean");
        QTest::newRow("few are long") << 0.1;
        QTest::newRow("a quarter") << 0.25;
        QTest::newRow("evenly spread") << 0.5;
        QTest::newRow("most are cut") << 0.8;
    }
    void theTailHasTheMean()
    {
        QFETCH(double, mean);
        const LengthTail tail(mean);
        double sum = 0, before = 1;
        constexpr int kSlices = 4000;
        for (int i = 0; i < kSlices; ++i) {
            const double runs = tail.running((i + 0.5) / kSlices);
            QVERIFY(runs <= before + 1e-12);
            before = runs;
            sum += runs / kSlices;
        }
        VERIFY_NEAR(sum, mean, 1e-3); // the mean is the area below the curve
        QCOMPARE(tail.running(0), 1.0);
        QCOMPARE(tail.running(1), 0.0);
    }
    void answersThatAreAlikeEndTogether()
    {
        const LengthTail tail(1);
        QCOMPARE(tail.running(0.99), 1.0);
    }

    void aStepIsItsParts()
    {
        const Plan plan = small();
        const double parts = dial(plan, "work.a.rl_generate") + dial(plan, "work.a.rl_score") +
                             dial(plan, "work.a.rl_update") + dial(plan, "work.a.rl_refit");
        VERIFY_NEAR(dial(plan, "work.a.rl_step"), 1.7 * parts, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.time") * 86400,
                    500 * 1.7 * parts / (dial(plan, "work.a.goodput_reached") / 100), 1e-9);
    }
    void offPolicyTakesTheLongerSide()
    {
        Plan plan = choose(small(), "work.a.rl.placement", "apart");
        const double turns = dial(plan, "work.a.rl_step");
        plan = choose(plan, "work.a.rl.stale", "on");
        const double both = dial(plan, "work.a.rl_step");
        const double generating = dial(plan, "work.a.rl_generate");
        const double training = dial(plan, "work.a.rl_score") + dial(plan, "work.a.rl_update");
        VERIFY_NEAR(both, 1.7 * (std::max(generating, training) + dial(plan, "work.a.rl_refit")),
                    1e-9);
        QVERIFY(both < turns);
    }
    // With the split that the figure recommends, neither side waits long.
    void theBalancedShareBalances()
    {
        Plan plan =
            choose(choose(small(), "work.a.rl.placement", "apart"), "work.a.rl.stale", "on");
        plan = with(plan, {{"cluster.count", 64}, {"work.a.rl.generators", 12.5}});
        const auto wait = [](const Plan& p) {
            return std::max(dial(p, "work.a.rl_generators_wait"),
                            dial(p, "work.a.rl_trainers_wait"));
        };
        const double before = wait(plan);
        const double advised = dial(plan, "work.a.rl_balanced");
        const double after = wait(with(plan, {{"work.a.rl.generators", advised}}));
        QVERIFY2(after < before, qPrintable(QString("%1 %2").arg(before).arg(after)));
    }
    // Over a slow network, the update stays in one node, but all nodes generate.
    void weightsGoToAllNodesThatGenerate()
    {
        const Plan slow = with(small(), {{"cluster.between_rate", 1.5}});
        QVERIFY(dial(slow, "work.a.layout_gpus") < dial(slow, "work.a.rl_generator_gpus"));
        const Plan slower = with(slow, {{"cluster.between_rate", 0.75}});
        VERIFY_NEAR(dial(slower, "work.a.rl_refit"), 2 * dial(slow, "work.a.rl_refit"), 1e-6);
        QVERIFY(!states(slow, "gpus_idle"));
    }
    void pairsGenerateNothing()
    {
        const Plan plan = choose(small(), "work.a.rl.method", "dpo");
        VERIFY_NEAR(dial(plan, "work.a.rl_step"),
                    dial(plan, "work.a.rl_score") + dial(plan, "work.a.rl_update"), 1e-9);
        QVERIFY(dial(plan, "work.a.rl_step") < dial(small(), "work.a.rl_step"));
    }
    void aCriticDoublesTheUpdate()
    {
        const Plan plan = choose(small(), "work.a.rl.method", "ppo");
        const auto steps = [](const Plan& p) { // of the optimizer, per step of the run
            return dial(p, "work.a.rl_update") / dial(p, "work.a.step");
        };
        VERIFY_NEAR(steps(plan), 2 * steps(small()), 1e-9);
        QVERIFY(dial(plan, "work.a.rl_score") > dial(small(), "work.a.rl_score"));
    }
    // All models are held next to each other; only those that are trained have optimizer states,
    // and only these are saved.
    void everyModelTakesMemory_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("reference");
        QTest::addColumn<double>("held");
        QTest::addColumn<double>("trained");
        QTest::newRow("the policy alone") << QByteArray("grpo") << QByteArray("off") << 1.0 << 1.0;
        QTest::newRow("GRPO: and its reference")
            << QByteArray("grpo") << QByteArray("on") << 2.0 << 1.0;
        QTest::newRow("DPO: and its reference")
            << QByteArray("dpo") << QByteArray("on") << 2.0 << 1.0;
        QTest::newRow("PPO: a critic and a reward model")
            << QByteArray("ppo") << QByteArray("off") << 3.0 << 2.0;
        QTest::newRow("PPO: all four") << QByteArray("ppo") << QByteArray("on") << 4.0 << 2.0;
    }
    void everyModelTakesMemory()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, reference);
        QFETCH(double, held);
        QFETCH(double, trained);
        Plan plan = choose(choose(small(), "work.a.rl.method", method.toStdString()),
                           "work.a.rl.reference", reference.toStdString());
        plan = choose(choose(plan, "work.a.layout.tensor", "4"), "work.a.layout.pipeline", "1");
        plan =
            choose(choose(plan, "work.a.layout.sharding", "none"), "work.a.layout.offload", "none");
        constexpr double kGiB = 1 << 30;
        const double params = plan.work[0].train.model.params.base() / 4; // on a GPU
        VERIFY_NEAR(dial(plan, "work.a.memory_weights"), held * 2 * params / kGiB, 0.01);
        VERIFY_NEAR(dial(plan, "work.a.memory_optimizer"), trained * 12 * params / kGiB, 0.01);
        VERIFY_NEAR(dial(plan, "work.a.checkpoint_size"), trained * 14 * 4 * params / 1e12, 0.01);
    }
    void longestAnswersHoldUpTheStep()
    {
        const Plan plan = small();
        const Plan longer = with(plan, {{"work.a.rl.longest", 16000}});
        QVERIFY(dial(longer, "work.a.rl_generate") > 1.2 * dial(plan, "work.a.rl_generate"));
        QVERIFY(states(longer, "rl_tail"));
    }
    void slowTestsHoldUpTheStep()
    {
        const Plan plan = with(small(), {{"work.a.rl.environment", 10}});
        // 2,048 responses on 2 nodes with 64 cores: 16 rounds of ten seconds.
        VERIFY_NEAR(dial(plan, "work.a.rl_environment"), 160, 1e-9);
        QVERIFY(states(plan, "rl_cores"));
    }
};

HEADROOM_ROOM(TestReinforce)
#include "test_reinforce.moc"
