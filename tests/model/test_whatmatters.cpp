// The Sensitivity page: what drives a result, its distribution, the probabilities, and cluster
// sizes worth considering.
#include "model/accuracy/accuracystore.h"
#include "model/engine/curves/frontier.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/project/inputactions.h"
#include "model/project/projectdocument.h"
#include "model/uncertainty/drawschart.h"
#include "model/uncertainty/mattersentence.h"
#include "model/uncertainty/moverschart.h"
#include "model/uncertainty/sizeschart.h"
#include "tests/model/fixture.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QSignalSpy>
#include <QTest>

#include <numeric>

using model::NumberFormat;

namespace {

constexpr std::size_t kDraws = 2000;

// The sample with everything that the page needs; computed once, since draws take time.
const engine::Evaluation& whole()
{
    static const auto e = [] {
        model::ProjectDocument d(support::shippedContext());
        engine::Wants wants = model::wantsOfQuestions();
        wants.draws = kDraws;
        return engine::answer(std::make_shared<const engine::Plan>(d.plan()), wants,
                              support::shippedContext());
    }();
    return *e;
}

model::Question question(int i, const engine::Evaluation& e = whole())
{
    return model::questions(e, NumberFormat())[static_cast<std::size_t>(i)];
}

class TestWhatMatters : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyQuestionOfTheSampleIsKnown()
    {
        const auto all = model::questions(whole(), NumberFormat());
        QCOMPARE(static_cast<int>(all.size()), model::countOfQuestions());
        for (const auto& q : all) {
            QVERIFY2(q.known, qPrintable(q.dial));
            QVERIFY2(model::moversOf(whole(), q), qPrintable(q.dial));
        }
    }
    void eachBarSaysHowItsInputIsKnown()
    {
        const auto rows = model::withKnownGpus(model::shippedAccuracy()->rows,
                                               *support::shippedContext().catalog);
        const auto plain = model::moversChart(whole(), question(0), NumberFormat());
        const auto chart = model::moversChart(whole(), question(0), NumberFormat(), rows);
        QCOMPARE(chart.bars.size(), plain.bars.size());
        for (std::size_t i = 0; i < chart.bars.size(); ++i) {
            QVERIFY(plain.bars[i].known.isEmpty());
            QVERIFY(!chart.bars[i].known.isEmpty());
            QVERIFY(chart.bars[i].tip.contains(chart.bars[i].known));
        }
        QCOMPARE(tableOf(chart).head.size(), tableOf(plain).head.size() + 1);
        QCOMPARE(tableOf(chart).rows.front().back(), chart.bars.front().known);
    }
    void theCostOverTheYearsFollowsTheTenure()
    {
        engine::Evaluation e = whole();
        engine::Plan plan = *e.plan;
        QCOMPARE(question(2).dial, QStringLiteral("money.rent_total"));
        plan.money.tenure = engine::Tenure::Buy;
        e.plan = std::make_shared<const engine::Plan>(plan);
        QCOMPARE(question(2, e).dial, QStringLiteral("money.own_total"));
    }
    void barsLieOnTheirAxisAndTheLargestIsFirst()
    {
        for (int i = 0; i < model::countOfQuestions(); ++i) {
            const auto chart = model::moversChart(whole(), question(i), NumberFormat());
            QVERIFY(!chart.bars.empty());
            QCOMPARE(static_cast<std::size_t>(chart.rests.size()), chart.bars.size());
            QVERIFY(chart.rests.back().isEmpty());
            double least = 1, most = 0;
            for (const auto& bar : chart.bars)
                for (const double end : {bar.low, bar.high})
                    least = std::min(least, end), most = std::max(most, end);
            QCOMPARE(std::min(least, chart.at), 0.0);
            QCOMPARE(std::max(most, chart.at), 1.0);
            QCOMPARE(model::tableOf(chart).rows.size(), chart.bars.size());
        }
    }
    void aBarOfAPredictionLeadsToItsOwnDial()
    {
        const auto chart = model::moversChart(whole(), question(1), NumberFormat());
        QCOMPARE(chart.bars.front().path, QStringLiteral("work.a.pace"));
        QCOMPARE(chart.bars.front().label, QStringLiteral("Predicted step time"));
        QCOMPARE(chart.bars.front().dial, QStringLiteral("work.a.time")); // not a dial
    }
    void marksOfTheDrawsAscendAndTheColumnsHoldThem()
    {
        for (int i = 0; i < model::countOfQuestions(); ++i) {
            const auto chart = model::drawsChart(whole(), question(i), NumberFormat());
            QCOMPARE(chart.marks.size(), std::size_t(4));
            QVERIFY(chart.marks[0].at < chart.marks[1].at);
            QVERIFY(chart.marks[1].at < chart.marks[2].at);
            QVERIFY(chart.marks[3].own);
            QCOMPARE(*std::ranges::max_element(chart.columns), 1.0);
            QVERIFY(chart.ticks.size() >= 2);
            for (const auto& tick : chart.ticks)
                QVERIFY(tick.at >= 0 && tick.at <= 1);
            QCOMPARE(model::tableOf(chart).rows.size(), std::size_t(11));
        }
    }
    // The middle 80 % of the columns is between the marks of P10 and P90.
    void theBandHoldsEightOfTenDraws()
    {
        const auto chart = model::drawsChart(whole(), question(0), NumberFormat());
        double inside = 0;
        for (std::size_t i = 0; i < chart.columns.size(); ++i) {
            const double middle =
                (static_cast<double>(i) + 0.5) / static_cast<double>(chart.columns.size());
            if (middle >= chart.bandLow && middle <= chart.bandHigh)
                inside += chart.columns[i];
        }
        const double all = std::accumulate(chart.columns.begin(), chart.columns.end(), 0.0);
        QVERIFY(std::abs(inside / all - 0.8) < 0.04);
    }
    void chances()
    {
        engine::Evaluation e = whole();
        auto draws = *e.draws;
        draws.work.front() = {0.8712, 0.9999};
        e.draws = std::make_shared<const engine::Simulation>(draws);
        const auto figures = model::chanceFigures(e, NumberFormat());
        QCOMPARE(figures.size(), std::size_t(3));
        QCOMPARE(figures[0].value.number, QStringLiteral("87\u00a0%"));
        QCOMPARE(figures[1].value.number, QStringLiteral("> 99\u00a0%")); // not all of them
        QCOMPARE(figures[2].value.number, QStringLiteral("n/a"));
        QVERIFY(figures[2].limit.startsWith(QStringLiteral("no budget")));
        for (const auto& figure : figures)
            QVERIFY(engine::findDial(*e.plan, figure.dial.toStdString()));
    }
    void aBudgetHasAChance()
    {
        engine::Evaluation e = whole();
        engine::Plan plan = *e.plan;
        plan.money.budget = engine::Usd(5e6);
        e.plan = std::make_shared<const engine::Plan>(plan);
        auto draws = *e.draws;
        draws.budget = 0.002;
        e.draws = std::make_shared<const engine::Simulation>(draws);
        const auto figure = model::chanceFigures(e, NumberFormat()).back();
        QCOMPARE(figure.value.number, QStringLiteral("< 1\u00a0%"));
        QVERIFY(figure.limit.startsWith(QStringLiteral("$5")));
    }
    void theSentenceEndsInTheDate()
    {
        const auto q = question(1);
        const QString all = plainText(model::matterSentence(whole(), &whole(), q, NumberFormat()));
        QVERIFY(
            all.startsWith(QStringLiteral("Predicted step time affects the time to train most")));
        QVERIFY(all.contains(QStringLiteral("of 2000 draws")));
        QVERIFY(!all.contains(u'{'));
        const auto faint = [&](const engine::Evaluation& now) {
            return model::matterSentence(now, &whole(), q, NumberFormat()).back().faint;
        };
        QVERIFY(!faint(whole()));
        engine::Evaluation moved = whole();
        moved.plan = std::make_shared<const engine::Plan>(*moved.plan);
        QVERIFY(faint(moved)); // its draws are of an earlier plan
        QVERIFY(!plainText(model::matterSentence(whole(), nullptr, q, NumberFormat()))
                     .contains(QStringLiteral("samples")));
    }
    void whatIsUnknownSaysSo()
    {
        auto q = question(0);
        q.known = false;
        QVERIFY(model::moversChart(whole(), q, NumberFormat()).bars.empty());
        QVERIFY(model::drawsChart(whole(), q, NumberFormat()).columns.empty());
        engine::Evaluation quick = whole();
        quick.draws.reset(), quick.frontier.reset();
        QVERIFY(!model::drawsChart(quick, question(0), NumberFormat()).title.isEmpty());
        QVERIFY(model::chanceFigures(quick, NumberFormat()).empty());
        QVERIFY(model::sizesChart(quick, model::Against::Cost, NumberFormat()).sizes.empty());
    }
    void sizesAreNamedByWhatTheyAreBestAt()
    {
        const auto chart = model::sizesChart(whole(), model::Against::Cost, NumberFormat());
        QCOMPARE(chart.sizes.size(), whole().frontier->size() + 1);
        QVERIFY(chart.sizes.back().own);
        QCOMPARE(chart.sizes.back().gpus, 256.0);
        QVERIFY(chart.sizes.back().text.contains(QStringLiteral("data")));
        const auto& best = chart.points.series[1];
        QVERIFY(best.names.front().startsWith(QStringLiteral("fastest")));
        QVERIFY(best.names.join(u' ').contains(QStringLiteral("cheapest")));
        QVERIFY(best.names.join(u' ').contains(QStringLiteral("lowest power")));
        QCOMPARE(chart.marked(2).series.size(), chart.points.series.size() + 1);
        const auto power = model::sizesChart(whole(), model::Against::Power, NumberFormat());
        QVERIFY(power.points.y.label.contains(QStringLiteral("W")));
    }
    void aSizeIsTakenInOneStep()
    {
        model::ProjectDocument d(support::shippedContext());
        QVERIFY(model::choose(d, QStringLiteral("cluster.count_rule"), QStringLiteral("smallest")));
        const QByteArray before = d.toBytes();
        const int steps = d.undoStack()->count();
        QVERIFY(model::takeSize(d, {128, QStringLiteral("128 GPUs"), {}, false}));
        QCOMPARE(d.plan().cluster.count, 128.0);
        QVERIFY(d.plan().cluster.countRule == engine::CountRule::Given);
        QCOMPARE(d.undoStack()->count(), steps + 1);
        d.undoStack()->undo();
        QCOMPARE(d.toBytes(), before);
    }
    // Existing results are not computed again.
    void partsComeOneAfterTheOther()
    {
        engine::Wants wants = model::wantsOfQuestions();
        wants.frontier = false, wants.draws = 100;
        const auto first = engine::answer(whole().plan, wants, support::shippedContext());
        QVERIFY(first->draws && !first->frontier);
        wants.frontier = true, wants.draws = 5000;
        const auto second = engine::completed(*first, wants, support::shippedContext());
        QCOMPARE(second->draws, first->draws);
        QCOMPARE(second->frontier->size(), whole().frontier->size());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!engine::completed(*first, wants, support::shippedContext(), stop.get_token()));
    }
};

} // namespace

HEADROOM_ROOM(TestWhatMatters)
#include "test_whatmatters.moc"
