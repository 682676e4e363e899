#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/uncertainty/band.h"
#include "model/engine/uncertainty/ownruns.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;

// Run files cannot state recomputation of a part of the layers.
const Plan& computedPlan()
{
    static const Plan plan =
        support::choose(support::computedPlan(), "work.a.layout.recompute", "none");
    return plan;
}

// A run of the sample's model in the plan's layout, that took a multiple of its step time.
MeasuredRun runThatTook(double times)
{
    const Assessment a = support::assessed(computedPlan());
    const Layout& l = a.decision.layouts[0].layout;
    MeasuredRun run;
    run.gpu = "h100-sxm";
    run.model = "llama-3.1-70b";
    run.format = "bf16";
    run.recompute = "none";
    run.gpus = l.gpus();
    run.nodeSize = 8;
    run.tensor = l.tensor, run.pipeline = l.pipeline, run.interleave = l.interleave;
    run.contextSplit = l.context, run.data = l.data;
    run.microBatch = static_cast<double>(l.microBatch);
    run.batch = 512;
    run.sequence = Tokens(8192);
    run.step = times * a.work[0].step;
    return run;
}

OwnPace paceOf(std::initializer_list<MeasuredRun> runs)
{
    const std::vector<MeasuredRun> list(runs);
    const auto own = ownPace(computedPlan(), computedPlan().work[0], list, support::catalog());
    if (!own)
        throw std::runtime_error("no run matches");
    return *own;
}

class TestOwnRuns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRunAsComputedConfirms()
    {
        const OwnPace own = paceOf({runThatTook(1)});
        VERIFY_NEAR(own.pace, 1.0, 1e-9);
        QCOMPARE(own.runs, 1);
        QVERIFY2(own.sigma < 0.5 * own.before, "one run says much");
    }
    void aSlowerRunSlowsThePlanButNotAllTheWay_data()
    {
        QTest::addColumn<double>("times");
        for (const double times : {0.6, 0.9, 1.1, 1.5, 2.5})
            QTest::addRow("%g times the step", times) << times;
    }
    void aSlowerRunSlowsThePlanButNotAllTheWay()
    {
        QFETCH(double, times);
        const OwnPace own = paceOf({runThatTook(times)});
        const double weight = std::log(own.pace) / std::log(times);
        QVERIFY2(weight > 0.7 && weight < 1, std::to_string(weight).c_str());
        // Bayes: the remaining spread and the weight follow from the same two spreads; the prior is
        // widened as far as the run requires.
        const double noise = own.sigma * own.sigma / weight, off = std::log(times);
        const double prior = noise * weight / (1 - weight);
        VERIFY_NEAR(prior, std::max(own.before * own.before, off * off - noise), 1e-9);
    }
    // A run that is off by a factor of three gets almost full weight.
    void aRunFarOffIsBelieved()
    {
        const auto weight = [](double times) {
            return std::log(paceOf({runThatTook(times)}).pace) / std::log(times);
        };
        QVERIFY(weight(3) > 0.99 && weight(1.1) < 0.95);
    }
    void moreRunsSayMore()
    {
        const MeasuredRun run = runThatTook(1.4);
        const OwnPace one = paceOf({run}), four = paceOf({run, run, run, run});
        QVERIFY(four.pace > one.pace && four.pace < 1.4);
        QVERIFY(four.sigma < one.sigma);
        QCOMPARE(four.runs, 4);
    }
    void theGeometricMeanOfRuns()
    {
        VERIFY_NEAR(paceOf({runThatTook(1.25), runThatTook(1 / 1.25)}).pace, 1.0, 1e-9);
    }
    // The plan's own layout is the fastest that fits, so a run that does not state its layout says
    // the same, with less certainty.
    void anUnsaidLayoutIsTheFastestThatFits_data()
    {
        QTest::addColumn<bool>("micro");
        QTest::newRow("nothing said of it") << false;
        QTest::newRow("the micro-batch alone") << true;
    }
    void anUnsaidLayoutIsTheFastestThatFits()
    {
        QFETCH(bool, micro);
        const MeasuredRun whole = runThatTook(1.4);
        MeasuredRun run = whole;
        for (double* degree :
             {&run.tensor, &run.pipeline, &run.interleave, &run.contextSplit, &run.data})
            *degree = kUnknown;
        if (!micro)
            run.microBatch = kUnknown;
        const OwnPace stated = paceOf({whole}), guessed = paceOf({run});
        QCOMPARE(guessed.guessed, 1);
        QCOMPARE(stated.guessed, 0);
        QVERIFY2(guessed.pace > 1.1 && guessed.pace < stated.pace,
                 qPrintable(QString::number(guessed.pace)));
        QVERIFY(guessed.sigma > stated.sigma && guessed.sigma < guessed.before);
        const OwnPace four = paceOf({run, run, run, run});
        QVERIFY2(four.sigma > stated.sigma, "a guess is not surer for being made again");
    }
    void whatDoesNotMatchSaysNothing_data()
    {
        QTest::addColumn<QByteArray>("what");
        for (const char* what : {"another GPU", "no step time", "no GPUs", "an unknown model"})
            QTest::newRow(what) << QByteArray(what);
    }
    void whatDoesNotMatchSaysNothing()
    {
        QFETCH(QByteArray, what);
        MeasuredRun run = runThatTook(2);
        if (what == "another GPU")
            run.gpu = "a100-sxm-80";
        if (what == "no step time")
            run.step = Seconds(kUnknown);
        if (what == "no GPUs")
            run.gpus = kUnknown;
        if (what == "an unknown model")
            run.model = "ours";
        const std::vector<MeasuredRun> runs{run};
        QVERIFY(!ownPace(computedPlan(), computedPlan().work[0], runs, support::catalog()));
        const auto plan = calibrated(computedPlan(), runs, support::catalog());
        QVERIFY(!plan && plan.error().code == Error::Code::NotApplicable);
    }
    void thePlanTakesThePaceAndSaysFromWhere()
    {
        const std::vector<MeasuredRun> runs{runThatTook(1.3), runThatTook(1.3)};
        const auto plan = calibrated(computedPlan(), runs, support::catalog());
        QVERIFY(plan);
        QVERIFY(plan->cites->at("work.a.pace").title.starts_with("2 measured runs"));
        QVERIFY2(plan->training == computedPlan().training, "the shipped constants stay");
        QVERIFY(support::dial(*plan, "work.a.sigma_narrowed") > 40);
        QVERIFY(support::dial(*plan, "work.a.time") >
                1.2 * support::dial(computedPlan(), "work.a.time"));
        const auto width = [](const Plan& p) {
            const Band* band = nullptr;
            const Bands bands = fastBands(p, support::assessed(p));
            band = bands.find("work.a.time");
            return std::log(band->high / band->low);
        };
        QVERIFY2(width(*plan) < width(computedPlan()), "the band is narrower");
    }
    // Applying the same runs again changes nothing: the factor is not applied twice.
    void askedTwiceIsTheSame()
    {
        const std::vector<MeasuredRun> runs{runThatTook(1.3)};
        const Plan once = *calibrated(computedPlan(), runs, support::catalog());
        const Plan twice = *calibrated(once, runs, support::catalog());
        QVERIFY(samePlan(once, twice));
    }
    void aPaceTurnedByHandForgetsTheRuns()
    {
        const std::vector<MeasuredRun> runs{runThatTook(1.3)};
        const Plan plan = *calibrated(computedPlan(), runs, support::catalog());
        const Plan typed = support::with(plan, {{"work.a.pace", 1.1}});
        QVERIFY(std::isnan(typed.work[0].train.paceSigma));
        QVERIFY(!typed.cites->contains("work.a.pace"));
    }
    void aShareOfPeakHasNoPace()
    {
        const std::vector<MeasuredRun> runs{runThatTook(1.3)};
        QVERIFY(!calibrated(support::samplePlan(), runs, support::catalog()));
    }
};

} // namespace

HEADROOM_ROOM(TestOwnRuns)
#include "test_ownruns.moc"
