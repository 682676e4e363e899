#include "model/engine/files/tracefile.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QElapsedTimer>
#include <QTest>

// Traces of production and of benchmarks: reading, errors with line numbers, speed.
namespace {

using namespace engine;

// The first lines of Mooncake's conversation trace (FAST 2025).
const std::string& mooncake()
{
    static const std::string text =
        "{\"timestamp\": 0, \"input_length\": 6758, \"output_length\": 500, \"hash_ids\": [0, 1, "
        "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}\n"
        "{\"timestamp\": 0, \"input_length\": 7322, \"output_length\": 490, \"hash_ids\": [0, 14, "
        "15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]}\n";
    return text;
}

std::string numbered(int lines, bool hashes)
{
    std::string text;
    for (int i = 0; i < lines; ++i) {
        text += "{\"timestamp\": " + std::to_string(i) +
                ", \"input_length\": 1024, "
                "\"output_length\": 128";
        if (hashes)
            text += ", \"hash_ids\": [" + std::to_string(i / 2) + ", " +
                    std::to_string(i + 5000000) + "]";
        text += "}\n";
    }
    return text;
}

std::string table(int lines)
{
    std::string text = "TIMESTAMP,ContextTokens,GeneratedTokens\n";
    for (int i = 0; i < lines; ++i) {
        const int second = i / 20;
        const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
        text += "2023-11-16 " + two(second / 3600 % 24) + ":" + two(second / 60 % 60) + ":" +
                two(second % 60) + ".9799600,374,44\n";
    }
    return text;
}

} // namespace

class TestTraceFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void kindsAreKnownByTheirStart_data()
    {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<bool>("known");
        const auto row = [](const char* name, const std::string& text, bool known) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << known;
        };
        row("Mooncake", mooncake(), true);
        row("Azure", table(1), true);
        row("BurstGPT", "Timestamp,Model,Request tokens,Response tokens,Total tokens,Log Type\n",
            true);
        row("a vLLM benchmark", "{\"date\": \"x\", \"request_throughput\": 2}", true);
        row("a GuideLLM benchmark", "{\"benchmarks\": []}", true);
        row("a project", "{\"format\": \"headroom-project\"}", false);
        row("a price list", "InstanceType,AcceleratorName,Price\n", false);
        row("nothing", "", false);
    }
    void kindsAreKnownByTheirStart()
    {
        QFETCH(QByteArray, start);
        QFETCH(bool, known);
        QCOMPARE(looksLikeTrace({start.constData(), static_cast<std::size_t>(start.size())}),
                 known);
    }

    void mooncakesFirstLines()
    {
        const auto read = readTrace(mooncake());
        QVERIFY(read);
        QCOMPARE(read->refused, 0U);
        const TraceLoad load = loadOf(read->trace);
        QCOMPARE(load.requests, 2.0);
        QCOMPARE(load.prompt.mean, 7040.0);
        QCOMPARE(load.answer.mean, 495.0);
        // The second request shares its first block with the first one.
        VERIFY_NEAR(load.prefixHit, 512.0 / (6758 + 7322), 1e-12);
    }
    void aPrefixEndsWithItsFirstNewBlock()
    {
        const auto read = readTrace(
            "{\"timestamp\":0,\"input_length\":1536,\"output_length\":1,\"hash_ids\":[1,2,3]}\n"
            "{\"timestamp\":9,\"input_length\":1536,\"output_length\":1,\"hash_ids\":[1,7,3]}\n");
        QVERIFY(read);
        QCOMPARE(read->trace.requests[1].cached, 512.0);
    }

    void azuresRows()
    {
        const auto read = readTrace("TIMESTAMP,ContextTokens,GeneratedTokens\n"
                                    "2023-11-16 18:17:03.9799600,4808,10\n"
                                    "2023-11-16 18:17:13.9799600,110,27\n");
        QVERIFY(read);
        QCOMPARE(read->trace.format, std::string("azure"));
        VERIFY_NEAR(read->trace.seconds, 10, 1e-6);
        QCOMPARE(loadOf(read->trace).prompt.mean, 2459.0);
    }
    void burstsHavePeaks()
    {
        std::string text = "Timestamp,Model,Request tokens,Response tokens,Total tokens,Log Type\n";
        for (int i = 0; i < 600; ++i) // one per second, and a minute with ten per second
            for (int k = 0; k < (i / 60 == 3 ? 10 : 1); ++k)
                text += std::to_string(i) + ",ChatGPT,100,50,150,API log\n";
        const auto read = readTrace(text);
        QVERIFY(read);
        const TraceLoad load = loadOf(read->trace);
        VERIFY_NEAR(load.peak, 10, 1e-9);
        VERIFY_NEAR(load.mean, 1140.0 / 599, 1e-9);
        QCOMPARE(load.spread, 0.0);
    }
    void aDayHasANight()
    {
        std::string text = "TIMESTAMP,ContextTokens,GeneratedTokens\n";
        for (int hour = 0; hour < 26; ++hour)
            for (int k = 0; k < (hour == 4 ? 10 : 40); ++k)
                text += std::to_string(hour * 3600 + k * 80) + ",100,50\n";
        const auto read = readTrace(text);
        QVERIFY(read);
        const TraceLoad load = loadOf(read->trace);
        QVERIFY(load.daily);
        VERIFY_NEAR(load.night, 0.25, 1e-9);
    }

    void benchmarksHaveLengthsAndARate()
    {
        const auto vllm =
            readTrace("{\"duration\": 10.0, \"request_throughput\": 0.3, "
                      "\"input_lens\": [100, 200, 300], \"output_lens\": [10, 20, 30]}");
        QVERIFY(vllm);
        QCOMPARE(loadOf(vllm->trace).peak, 0.3);
        QCOMPARE(loadOf(vllm->trace).prompt.p50, 200.0);
        const auto guide =
            readTrace("{\"benchmarks\": [{\"requests\": {\"successful\": [{\"prompt_tokens\": 256, "
                      "\"output_tokens\": 128, \"start_time\": 1000.5}, {\"prompt_tokens\": 256, "
                      "\"output_tokens\": 64, \"start_time\": 1002.5}]}}]}");
        QVERIFY(guide);
        QCOMPARE(guide->trace.seconds, 2.0);
        QCOMPARE(loadOf(guide->trace).answer.mean, 96.0);
    }
    void aBenchmarkWithoutLengthsSaysHowToGetThem()
    {
        const auto read = readTrace("{\"duration\": 10.0, \"request_throughput\": 0.3}");
        QVERIFY(!read);
        QVERIFY(read.error().detail.find("input_lens") != std::string::npos);
    }

    void badLinesAreReportedWithTheirNumber_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("cut off") << QByteArray("{\"timestamp\": 12, \"input_len");
        QTest::newRow("no object") << QByteArray("hello");
        QTest::newRow("a length below nothing")
            << QByteArray("{\"timestamp\": 1, \"input_length\": -4, \"output_length\": 5}");
        QTest::newRow("a key that is missing")
            << QByteArray("{\"timestamp\": 1, \"input_length\": 4}");
        QTest::newRow("a text for a number")
            << QByteArray("{\"timestamp\": 1, \"input_length\": \"four\", \"output_length\": 5}");
        QTest::newRow("no end of a text") << QByteArray("{\"timestamp\": 1, \"a\": \"x\\");
    }
    void badLinesAreReportedWithTheirNumber()
    {
        QFETCH(QByteArray, line);
        const auto read = readTrace(mooncake() + line.toStdString() + '\n' + mooncake());
        QVERIFY(read);
        QCOMPARE(read->trace.requests.size(), 4U);
        QCOMPARE(read->refused, 1U);
        QCOMPARE(read->problems.front().where, std::string("line 3"));
    }
    void badRowsOfATable()
    {
        const auto read = readTrace("TIMESTAMP,ContextTokens,GeneratedTokens\n"
                                    "2023-11-16 18:17:03,4808,10\n"
                                    "yesterday,4808,10\n"
                                    "2023-11-16 18:17:04,many,10\n"
                                    "2023-11-16 18:17:05\n");
        QVERIFY(read);
        QCOMPARE(read->trace.requests.size(), 1U);
        QCOMPARE(read->refused, 3U);
        QCOMPARE(read->problems[1].where, std::string("line 4"));
    }
    void nothingButBadLinesIsAnError()
    {
        const auto read = readTrace("{\"timestamp\": 0, \"input_length\": \"x\"}\n");
        QVERIFY(!read);
        QCOMPARE(read.error().where, std::string("line 1"));
    }

    void aMillionRequestsTakeASecondOrTwo_data()
    {
        QTest::addColumn<bool>("lines");
        QTest::newRow("Mooncake") << true;
        QTest::newRow("Azure") << false;
    }
    void aMillionRequestsTakeASecondOrTwo()
    {
        QFETCH(bool, lines);
        constexpr int kMillion = 1'000'000;
        const std::string text = lines ? numbered(kMillion, true) : table(kMillion);
        int requested = 0;
        double last = 0;
        QElapsedTimer timer;
        timer.start();
        const auto read = readTrace(text, [&](double done) {
            ++requested;
            const bool onward = done >= last;
            last = done;
            return onward;
        });
        QVERIFY(read);
        const TraceLoad load = loadOf(read->trace);
        qInfo("%lld ms for %.0f requests, %.0f MB", timer.elapsed(), load.requests,
              static_cast<double>(text.size()) / 1e6);
        QCOMPARE(load.requests, double(kMillion));
        QVERIFY(requested > 50);
        if (lines)
            VERIFY_NEAR(load.prefixHit, 0.25, 1e-3);
    }
    void itCanBeStopped()
    {
        const auto read = readTrace(numbered(100'000, false), [](double) { return false; });
        QVERIFY(!read);
        QCOMPARE(read.error().code, Error::Code::Cancelled);
    }
};

HEADROOM_ROOM(TestTraceFile)
#include "test_tracefile.moc"
