#include "model/engine/files/limits.h"
#include "model/engine/files/runfile.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Measured runs as tables, and files of runs that are broken or malicious.
namespace {

using namespace engine;
using Code = Error::Code;

const std::string kHeader = "name,model,gpu,gpus,batch,sequence,step\n";
const std::string kRow = "one,llama-3.1-8b,h100-sxm,8,64,8192,12.5\n";

ReadRuns csv(const std::string& text)
{
    return readRunCsv(text, support::catalog());
}

Json flat()
{
    return Json::parse(R"({"name": "one", "model": "llama-3.1-8b", "gpu": "h100-sxm",
                           "gpus": 8, "batch": 64, "sequence": 8192, "step": 12.5})");
}

class TestRunsHostile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTemplateIsATableOfRuns()
    {
        QVERIFY(looksLikeRunCsv(runCsvTemplate()));
        const ReadRuns read = csv(runCsvTemplate());
        QVERIFY(read.problems.empty() && read.notes.empty());
        QCOMPARE(read.runs.at(0).name, std::string("first try"));
        QCOMPARE(read.runs[0].between.base(), 50e9);
        QCOMPARE(read.runs[0].data, 8.0);
    }
    void aTableSaysWhatJsonSays()
    {
        QVERIFY(csv(kHeader + kRow).runs.at(0) == readRuns(flat(), support::catalog()).runs.at(0));
    }
    void tables_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("runs");
        QTest::addColumn<int>("code"); // of the first problem; −1: none
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const std::string& text, int runs, int code = -1,
                            const char* where = "") {
            QTest::newRow(name) << QByteArray::fromStdString(text) << runs << code
                                << QByteArray(where);
        };
        const auto code = [](Code c) { return static_cast<int>(c); };
        row("good", kHeader + kRow + kRow, 2);
        row("a byte order mark", "\xEF\xBB\xBF" + kHeader + kRow, 1);
        row("lines of Windows",
            "name,model,gpu,gpus,batch,sequence,step\r\n"
            "one,llama-3.1-8b,h100-sxm,8,64,8192,12.5\r\n",
            1);
        row("blank lines", kHeader + "\n" + kRow + "\n\n", 1);
        row("blanks around cells",
            " name , model , gpu , gpus , batch , sequence , step \n"
            " one , llama-3.1-8b , h100-sxm , 8 , 64 , 8192 , 12.5 \n",
            1);
        row("a name in quotes", kHeader + "\"one, or two\",llama-3.1-8b,h100-sxm,8,64,8192,12.5\n",
            1);
        row("no line break at the end", kHeader + kRow.substr(0, kRow.size() - 1), 1);
        row("the header alone", kHeader, 0);
        row("a cell too few", kHeader + "one,llama-3.1-8b,h100-sxm,8,64,8192\n" + kRow, 1,
            code(Code::WrongCells), "line 2");
        row("a cell too many", kHeader + "one,llama-3.1-8b,h100-sxm,8,64,8192,12.5,9\n" + kRow, 1,
            code(Code::WrongCells), "line 2");
        row("a number in words", kHeader + "one,llama-3.1-8b,h100-sxm,eight,64,8192,12.5\n", 0,
            code(Code::NotANumber), "line 2, gpus");
        row("a number with more behind it", kHeader + "one,llama-3.1-8b,h100-sxm,8x,64,8192,1\n", 0,
            code(Code::NotANumber), "line 2, gpus");
        row("a decimal comma", kHeader + "one,llama-3.1-8b,h100-sxm,8,64,8192,\"12,5\"\n", 0,
            code(Code::NotANumber), "line 2, step");
        row("not a number", kHeader + "one,llama-3.1-8b,h100-sxm,8,64,8192,nan\n", 0,
            code(Code::NotANumber), "line 2, step");
        row("infinity", kHeader + "one,llama-3.1-8b,h100-sxm,8,64,8192,inf\n", 0,
            code(Code::NotANumber), "line 2, step");
        row("1e308", kHeader + "one,llama-3.1-8b,h100-sxm,8,64,8192,1e308\n", 0,
            code(Code::OutOfRange), "line 2/step");
        row("1e999", kHeader + "one,llama-3.1-8b,h100-sxm,8,64,8192,1e999\n", 0,
            code(Code::NotANumber), "line 2, step");
        row("zero", kHeader + "one,llama-3.1-8b,h100-sxm,8,64,8192,0\n", 0, code(Code::OutOfRange),
            "line 2/step");
        row("an open quote", kHeader + kRow + "\"one,llama-3.1-8b,h100-sxm,8,64,8192,1\n", 1,
            code(Code::OpenQuote), "line 3");
        row("a cell of a megabyte", kHeader + kRow + std::string(1 << 20, 'x') + "\n" + kRow, 2,
            code(Code::CellTooLong), "line 3");
        row("a name of 1001 letters",
            kHeader + std::string(1001, 'x') + ",llama-3.1-8b,h100-sxm,8,64,8192,12.5\n" + kRow, 1,
            code(Code::OutOfRange), "line 2/name");
        row("bytes that are no text", kHeader + "\xff\xfe\x80,a,b,8,64,8192,1\n", 0,
            code(Code::NotText));
        row("a NUL", kHeader + std::string("o\0e", 3) + kRow, 0, code(Code::NotText));
    }
    void tables()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, runs);
        QFETCH(int, code);
        QFETCH(QByteArray, where);
        const ReadRuns read = csv(text.toStdString());
        QCOMPARE(int(read.runs.size()), runs);
        QCOMPARE(read.problems.empty() ? -1 : int(read.problems[0].code), code);
        if (!where.isEmpty())
            QCOMPARE(QByteArray::fromStdString(read.problems.at(0).where), where);
    }
    void aColumnTwiceIsRefused()
    {
        const ReadRuns read = csv("gpu,gpus,step,step\nh100-sxm,8,1,2\n");
        QVERIFY(read.runs.empty());
        QCOMPARE(read.problems.size(), std::size_t{1});
        QVERIFY(read.problems[0].code == Code::DuplicateKey && read.problems[0].detail == "step");
    }
    void aColumnNoOneKnowsIsNoted()
    {
        const ReadRuns read = csv("gpu,gpus,step,mood\n");
        QCOMPARE(read.notes.size(), std::size_t{1});
        QVERIFY(read.notes[0].code == Code::UnknownKey && read.notes[0].detail == "mood");
    }
    void tablesOfOtherThingsDoNotLookLikeRuns_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a price list")
            << QByteArray("InstanceType,AcceleratorName,AcceleratorCount,Price,Region\n");
        QTest::newRow("no count") << QByteArray("name,gpu,step\n");
        QTest::newRow("no pace") << QByteArray("name,gpu,gpus\n");
        QTest::newRow("JSON") << QByteArray("{\"gpu\": 1, \"gpus\": 2, \"step\": 3}");
        QTest::newRow("one cell of 5000 bytes") << QByteArray(5000, 'g');
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\1\2",
                                              7);
    }
    void tablesOfOtherThingsDoNotLookLikeRuns()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!looksLikeRunCsv(text.toStdString()));
    }
    void tenThousandRunsAreEnough()
    {
        std::string text = kHeader;
        Json list = Json::array();
        for (int i = 0; i < 10'001; ++i) {
            text += kRow;
            list.push_back(flat());
        }
        for (const ReadRuns& read : {csv(text), readRuns(list, support::catalog())}) {
            QCOMPARE(read.runs.size(), std::size_t{10'000});
            QCOMPARE(read.problems.size(), std::size_t{1});
            QVERIFY(read.problems[0].code == Code::TooManyRows ||
                    read.problems[0].code == Code::TooLarge);
        }
    }
    void badLinesAreReportedUpToALimit()
    {
        std::string text = kHeader;
        for (int i = 0; i < 20'000; ++i)
            text += "bad\n";
        QVERIFY(csv(text).problems.size() <= 10'001);
    }
    void jsonThatIsRefusedBeforeItIsRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::newRow("deep") << QByteArray(100'000, '[') << int(Code::TooDeep);
        QTest::newRow("deep inside a run")
            << "{\"gpu\": " + QByteArray(40, '[') + QByteArray(40, ']') + "}" << int(Code::TooDeep);
        QTest::newRow("a key twice")
            << QByteArray("{\"gpu\": \"a\", \"gpu\": \"b\"}") << int(Code::DuplicateKey);
        QTest::newRow("1e999") << QByteArray("{\"gpu\": \"a\", \"step\": 1e999}")
                               << int(Code::OutOfRange);
        QTest::newRow("cut off") << QByteArray("{\"gpu\": \"a\", \"st") << int(Code::NotJson);
    }
    void jsonThatIsRefusedBeforeItIsRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        const auto json = parseJson(text.toStdString());
        QVERIFY(!json);
        QCOMPARE(int(json.error().code), code);
    }
    // Replaces each value by other types, flat and nested: a run or an error, never a crash.
    void wrongKindsEverywhere()
    {
        const Json kinds{nullptr,       true,           -1,      0, 1e300, 1e-300, "text",
                         Json::array(), Json::object(), {1, "x"}};
        Json nested = Json::parse(R"({"id": "r", "model": {"name": "m", "params": 8e9},
            "cluster": {"gpu": "H100", "count": 8}, "parallel": {"tp": 1}, "batch":
            {"global_seqs": 64, "seq_len": 8192}, "measured": {"step_s": 1}})");
        for (const Json& good : {flat(), nested})
            for (const auto& [key, value] : good.items())
                for (const Json& kind : kinds) {
                    Json run = good;
                    run[key] = kind;
                    const ReadRuns read = readRuns(run, support::catalog());
                    QVERIFY(read.runs.size() + read.problems.size() == 1);
                    if (value.is_object())
                        for (const auto& [inner, unused] : value.items()) {
                            Json deeper = good;
                            deeper[key][inner] = kind;
                            readRuns(deeper, support::catalog());
                        }
                    readRuns({{"runs", kind}}, support::catalog());
                    looksLikeRuns(run);
                    looksLikeRuns({{"runs", kind}, {"format", kind}});
                }
    }
};

} // namespace

HEADROOM_ROOM(TestRunsHostile)
#include "test_runshostile.moc"
