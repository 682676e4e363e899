#include "model/engine/inputs/session.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/serving/keptcontexts.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Sessions of calls: contexts grow from call to call, and stay in the cache in between.
namespace {

using namespace engine;
using support::choose;
using support::dial;
using support::servingPlan;
using support::with;

// Simulates the calls of a session, one after the other, like an agent.
struct Walked {
    double prompts = 0, squares = 0, found = 0, paused = 0, last = 0;
};
Walked walk(const Session& s, double answer)
{
    Walked all;
    double context = 0, cached = s.common * s.first.base();
    for (int call = 0; call < static_cast<int>(s.calls); ++call) {
        const double prompt = call == 0 ? s.first.base() : context + s.added.base();
        all.prompts += prompt, all.squares += prompt * prompt, all.found += cached;
        context = cached = prompt + answer;
        if (call + 1 < static_cast<int>(s.calls))
            all.paused += context;
    }
    all.last = context;
    return all;
}

Plan inSessions(double calls)
{
    return with(choose(servingPlan(), "work.a.session.use", "sessions"),
                {{"work.a.session.calls", calls}, {"work.a.serve.token", 60}});
}

class TestSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sumsAreThoseOfItsCalls_data()
    {
        QTest::addColumn<double>("calls");
        for (const double calls : {1, 2, 3, 20, 400})
            QTest::addRow("%g calls", calls) << calls;
    }
    void sumsAreThoseOfItsCalls()
    {
        QFETCH(double, calls);
        Session s;
        s.calls = calls;
        const Tokens answer(256);
        const Walked walked = walk(s, answer.base());
        const double mean = walked.prompts / calls;
        VERIFY_NEAR(s.meanPrompt(answer).base(), mean, 1e-12);
        VERIFY_NEAR(s.longest(answer).base(), walked.last, 1e-12);
        VERIFY_NEAR((s.beginning() + s.brought(answer)).base(), walked.found / calls, 1e-12);
        const double variance = walked.squares / calls - mean * mean;
        QVERIFY(std::abs(s.spread(answer) - std::sqrt(larger(variance, 0.0)) / mean) < 1e-6);
        if (calls > 1)
            VERIFY_NEAR(s.paused(answer).base(), walked.paused / (calls - 1), 1e-12);
    }
    // Codex on 610 tasks of SWE-bench Pro (the data set codex_swebenchpro_traces): 33 calls each,
    // from 12,367 to 84,482 tokens, with 522 output tokens each; prefix cache hit rate 94.2 %.
    void aCodingAgentFindsWhatWasMeasured()
    {
        Session s;
        const Tokens answer(17239.0 / 33);
        s.calls = 33, s.first = Tokens(12367), s.common = 0;
        s.added = Tokens((84482 - 12367) / 32.0 - answer.base());
        VERIFY_NEAR(s.lastPrompt(answer).base(), 84482, 1e-9);
        QVERIFY(std::abs(s.brought(answer) / s.meanPrompt(answer) - 0.942) < 0.03);
    }
    // A single call hits only the shared prefix.
    void oneCallIsASingleRequest()
    {
        const Plan session =
            with(inSessions(1), {{"work.a.session.first", 4096}, {"work.a.session.common", 50}});
        const Plan request = with(servingPlan(), {{"work.a.serve.prompt", 4096},
                                                  {"work.a.serve.token", 60},
                                                  {"work.a.serve.prefix_hit", 50}});
        for (const char* path : {"work.a.serve_prompt", "work.a.serve_first", "work.a.serve_token",
                                 "work.a.serve_replicas", "work.a.serve_cost", "cluster.gpus"})
            VERIFY_NEAR(dial(session, path), dial(request, path), 1e-9);
        VERIFY_NEAR(dial(session, "work.a.session_hit"), 50, 1e-9);
    }
    void contextsThatAreDroppedAreComputedAgain()
    {
        const Plan kept = inSessions(20), dropped = choose(kept, "work.a.session.keep", "dropped");
        QVERIFY(dial(dropped, "work.a.session_hit") < dial(kept, "work.a.session_hit"));
        QVERIFY(dial(dropped, "work.a.session_cost") > 1.5 * dial(kept, "work.a.session_cost"));
    }
    // The longer tools run, the more contexts wait: first they fit, then some are evicted, and
    // never more than the whole cache is used.
    void longPausesFillTheCache()
    {
        double before = 100;
        for (const double pause : {0.0, 10.0, 100.0, 1000.0, 10000.0}) {
            const Plan plan = with(inSessions(20), {{"work.a.session.pause", pause}});
            const double kept = dial(plan, "work.a.session_kept");
            QVERIFY(kept <= before && kept >= 0);
            QVERIFY(dial(plan, "work.a.session_memory") <= dial(plan, "work.a.serve_cache"));
            before = kept;
        }
        QVERIFY(before > 0 && before < 95);
    }
    // If contexts are evicted, a longer prompt follows, and p95 TTFT jumps with the eviction rate.
    // The rate found keeps the limits, and a higher one does not.
    void theLargestRateKeepsItsLimits_data()
    {
        QTest::addColumn<QByteArray>("keep");
        QTest::addColumn<double>("pause");
        QTest::addColumn<double>("first");
        for (const char* keep : {"kept", "host"})
            for (const double pause : {5.0, 60.0, 600.0, 3600.0})
                for (const double first : {2000.0, 5000.0, 20000.0})
                    QTest::addRow("%s, %g s, %g ms", keep, pause, first)
                        << QByteArray(keep) << pause << first;
    }
    void theLargestRateKeepsItsLimits()
    {
        QFETCH(QByteArray, keep);
        QFETCH(double, pause);
        QFETCH(double, first);
        const ResolvedPlan plan(
            with(choose(inSessions(20), "work.a.session.keep", keep.toStdString()),
                 {{"work.a.session.pause", pause}, {"work.a.serve.first", first}}));
        const ServePlan requested(plan, plan.work[0]);
        ServingSizes sizes = requested.sizes({.tensor = 4});
        const ServingConstants& c = requested.constants();
        const LatencyLimits limits = requested.limits();
        const ReplicaRate most = largestRate(sizes, limits, c);
        const auto keeps = [&](Rate rate) {
            keepContextsAt(sizes, rate, c);
            const OpenLoop loop = OpenReplica(sizes, c).at(rate);
            return !loop.overloaded && limits.firstOf(loop) <= 1.01 * limits.first &&
                   limits.tokenOf(loop) <= 1.01 * limits.token;
        };
        qInfo("%.4g a second, %.1f %% kept and %.1f %% in hosts, bound %d", most.requests.base(),
              100 * most.kept, 100 * most.fromHost, int(most.bound));
        QVERIFY(most.requests.base() > 0);
        for (const double share : {0.3, 0.7, 0.9, 0.99})
            QVERIFY2(keeps(share * most.requests), qPrintable(QString::number(share)));
        if (most.bound == RateBound::First || most.bound == RateBound::Token)
            QVERIFY(!keeps(1.05 * most.requests));
        const Rate end = endRate(sizes, most, c);
        QVERIFY(end >= most.requests * (1 - 1e-3));
        const double all = OpenReplica(sizes, c).mostSequences();
        Rate best{}; // for any number of running sequences, by trying
        for (double n = all / 1e4; n <= all; n *= 1.01) {
            keepContextsWith(sizes, n, c);
            best = larger(best, requestsWith(sizes, n, c));
        }
        QVERIFY2(std::abs(best / end - 1) < 1e-2, qPrintable(QString::number(best / end)));
    }
    // Longer pauses never need fewer replicas: from no pause to days.
    void longerPausesNeverNeedFewer()
    {
        const Plan plan = with(inSessions(20), {{"work.a.serve.first", 5000}});
        Rate before(HUGE_VAL);
        for (const double pause : {0.0, 1e-3, 0.1, 1.0, 10.0, 100.0, 1e3, 1e4, 1e5, 1e6}) {
            const ResolvedPlan waiting(with(plan, {{"work.a.session.pause", pause}}));
            const ServePlan requested(waiting, waiting.work[0]);
            const ServingSizes sizes = requested.sizes({.tensor = 4});
            const ReplicaRate most = largestRate(sizes, requested.limits(), requested.constants());
            QVERIFY2(most.requests.base() > 0, qPrintable(QString::number(pause)));
            QVERIFY2(most.requests <= before * (1 + 1e-3), qPrintable(QString::number(pause)));
            const ReplicaDoes does = replicaOf(requested, {.tensor = 4}).does;
            QVERIFY(does.most >= does.requests);
            before = most.requests;
        }
    }
    // If no rate meets the limits, the latencies of a single request are reported.
    void whatNoOneKeepsIsReportedOfASingleRequest()
    {
        const Plan plan = with(choose(inSessions(20), "work.a.session.keep", "dropped"),
                               {{"work.a.serve.first", 50}, {"work.a.serve.requests", 1000}});
        QVERIFY(!(dial(plan, "work.a.serve_rate") > 0));
        const double first = dial(plan, "work.a.serve_first");
        QVERIFY(first > 50 && std::isfinite(first));
        const Plan few = with(plan, {{"work.a.serve.requests", 1e-6}});
        VERIFY_NEAR(dial(few, "work.a.serve_first"), first, 1e-3);
        QVERIFY(dial(plan, "work.a.serve_token") < dial(plan, "work.a.serve_first"));
    }
    // Contexts held by hosts need no recomputation, and cost nothing here.
    void hostsNeverNeedMoreGpus()
    {
        for (const double pause : {30.0, 600.0, 3600.0}) {
            const Plan gpus = with(inSessions(20),
                                   {{"work.a.session.pause", pause}, {"work.a.serve.first", 5000}});
            const Plan hosts = choose(gpus, "work.a.session.keep", "host");
            QVERIFY(dial(hosts, "cluster.gpus") <= dial(gpus, "cluster.gpus"));
            QVERIFY(dial(hosts, "work.a.serve_load") <= 100);
        }
    }
    // A hosted model is assumed to cache what the fleet's cache keeps.
    void aHostedModelCachesContextsToo()
    {
        const Plan plan = with(inSessions(20), {{"work.a.serve.api_cached", 0.06}});
        const double hit = dial(plan, "work.a.session_hit") / 100;
        QVERIFY(hit > 0.5);
        VERIFY_NEAR(dial(plan, "work.a.serve_api_prompt"), 0.6 - hit * 0.54, 1e-9);
    }
    void sessionsThatAreOpenFollowLittlesLaw()
    {
        const Plan plan = inSessions(20);
        const double each = 20 * dial(plan, "work.a.serve_whole") + 19 * 5;
        VERIFY_NEAR(dial(plan, "work.a.session_time"), each, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.session_open"), dial(plan, "work.a.serve_peak") / 20 * each,
                    1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestSession)
#include "test_session.moc"
