#include "model/engine/decide.h"
#include "model/engine/logs/benchmarked.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/serving/steady.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QFile>
#include <QTest>

#include <cmath>

// Benchmarks of a served model, and how they calibrate a plan's replica.
namespace {

using namespace engine;
using support::servingPlan;

Result<ServingBenchmark> readOf(const char* name)
{
    QFile file(QStringLiteral(HEADROOM_TEST_DATA "/benchmarks/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    const auto json = parseJson(file.readAll().toStdString());
    return json && looksLikeBenchmark(*json)
               ? readBenchmark(*json)
               : Result<ServingBenchmark>(fail(Error::Code::UnknownFormat, {}));
}

Citation source()
{
    Citation cite;
    cite.source = "import";
    cite.title = "a benchmark";
    return cite;
}

class TestBenchmarked : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void meansAreRead()
    {
        const auto vllm = readOf("vllm.json");
        QVERIFY(vllm.has_value());
        QCOMPARE(vllm->software, std::string("vLLM"));
        VERIFY_NEAR(vllm->prompt.base(), 1024, 1e-12);
        VERIFY_NEAR(vllm->answer.base(), 256, 1e-12);
        VERIFY_NEAR(vllm->first.base(), 0.6124, 1e-12);
        VERIFY_NEAR(vllm->token.base(), 0.0958, 1e-12);
        VERIFY_NEAR(vllm->users, 2.547 * (0.6124 + 255 * 0.0958), 1e-9); // fewer than the limit
        const auto sglang = readOf("sglang.json");
        QVERIFY(sglang.has_value());
        QCOMPARE(sglang->software, std::string("SGLang"));
        VERIFY_NEAR(sglang->users, 3.7 * (0.31 + 255 * 0.0345), 1e-9);
    }
    void whatIsMissingIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no times") << QByteArray(
            R"({"request_throughput": 1, "total_output_tokens": 9, "completed": 1})");
        QTest::newRow("nothing completed")
            << QByteArray(R"({"request_throughput": 1, "total_output_tokens": 9, "completed": 0,
                "total_input_tokens": 9, "mean_ttft_ms": 1, "mean_tpot_ms": 1})");
        QTest::newRow("one token each")
            << QByteArray(R"({"request_throughput": 1, "total_output_tokens": 9, "completed": 9,
                "total_input_tokens": 9, "mean_ttft_ms": 1, "mean_tpot_ms": 1})");
        QTest::newRow("words for numbers")
            << QByteArray(R"({"request_throughput": "1", "total_output_tokens": [], "completed": 1,
                "total_input_tokens": 9, "mean_ttft_ms": 1, "mean_tpot_ms": 1})");
    }
    void whatIsMissingIsNamed()
    {
        QFETCH(QByteArray, text);
        const auto read = readBenchmark(*parseJson(text.toStdString()));
        QVERIFY(!read.has_value() && !read.error().where.empty());
    }
    // If all times of a replica are longer than computed by a factor, the plan's become longer by
    // the same factor, except for the uncertainty of a single benchmark.
    void whatWasMeasuredPullsThePlan_data()
    {
        QTest::addColumn<double>("slower");
        QTest::newRow("a third slower") << 4.0 / 3;
        QTest::newRow("a fifth faster") << 0.8;
    }
    void whatWasMeasuredPullsThePlan()
    {
        QFETCH(double, slower);
        const ResolvedPlan plan(servingPlan());
        const Assessment now = support::assessed(plan);
        const ServePlan p(plan, plan.work[0]);
        ServingBenchmark b;
        b.users = 24;
        b.prompt = p.job.prompt, b.answer = p.job.answer;
        const ClosedLoop loop =
            closedLoop(p.sizes(now.serving[0].choice.layout), b.users, p.constants());
        b.token = slower * loop.token, b.first = slower * loop.first,
        b.requests = loop.requests.base();
        const auto by = benchmarked(b, plan, 0);
        QVERIFY(by.has_value());
        VERIFY_NEAR(by->token.base(), loop.token.base(), 1e-9);
        QVERIFY(std::abs(std::log(by->pace / slower)) < 0.3 * std::abs(std::log(slower)));
        QVERIFY2(by->sigma < 0.6 * by->before, support::compared(by->sigma, by->before).c_str());
        const auto next = benchmarkedPlan(plan, 0, *by, source());
        QVERIFY(next.has_value());
        VERIFY_NEAR(support::assessed(*next).serving[0].sigma, by->sigma, 1e-12);
        VERIFY_NEAR(support::knob(*next, "work.a.serve.pace"), by->pace, 1e-12);
        // A manual change makes it an estimate again.
        const Plan turned = support::with(*next, {{"work.a.serve.pace", 1.1}});
        QVERIFY(support::assessed(turned).serving[0].sigma > by->sigma);
    }
    void aPlanThatServesNothingIsReportedSo()
    {
        QVERIFY(!benchmarked(*readOf("vllm.json"), support::computedPlan(), 0).has_value());
    }
    void timesFarFromComputedAreRefused()
    {
        auto b = *readOf("vllm.json");
        b.token = 1000 * b.token;
        const auto by = benchmarked(b, servingPlan(), 0);
        QVERIFY(by.has_value());
        QVERIFY(!benchmarkedPlan(servingPlan(), 0, *by, source()).has_value());
    }
};

} // namespace

HEADROOM_ROOM(TestBenchmarked)
#include "test_benchmarked.moc"
