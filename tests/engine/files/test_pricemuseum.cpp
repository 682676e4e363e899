#include "model/engine/files/limits.h"
#include "tests/support/prices.h"
#include "tests/support/projects.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

// Price lists that are broken, truncated, of another type, or malicious.
namespace {

using namespace support;
using Code = Error::Code;

class TestPriceMuseum : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const std::string& text, Code code,
                            const char* where) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(code)
                                << QByteArray(where);
        };
        const auto file = [&](const char* name, Code code, const char* where) {
            row(name, support::data(std::string("prices/bad/") + name), code, where);
        };
        file("empty.csv", Code::NotATable, "line 1");
        file("prose.csv", Code::NotATable, "line 1");
        file("json.csv", Code::NotATable, "line 1");
        file("binary.csv", Code::NotATable, "line 1");
        file("utf16.csv", Code::NotText, "UTF-16");
        file("utf16-unmarked.csv", Code::NotText, "line 1");
        file("no-price-no-region.csv", Code::MissingKey, "line 1: Price, Region");
        file("price-twice.csv", Code::DuplicateKey, "line 1");
        row("a million columns", kHeader.substr(0, kHeader.size() - 1) + std::string(1000000, ','),
            Code::NotATable, "line 1");
        row("a million rows of nothing but commas is no header", std::string(1000000, ','),
            Code::NotATable, "line 1");
        row("a header in an open quote", "\"" + kHeader, Code::NotATable, "line 1");
        row("65 MB", kHeader + std::string(65u << 20, '\n'), Code::TableTooLarge, "");
        std::string rows = kHeader;
        for (int i = 0; i <= kMostCsvRows; ++i)
            rows += "c,,,,,,,,\n";
        row("half a million rows and one", rows, Code::TooManyRows, "line 500002");
    }
    void refused()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QByteArray, where);
        const auto table = readPriceCsv({text.constData(), std::size_t(text.size())}, catalog());
        QVERIFY(!table);
        QCOMPARE(static_cast<int>(table.error().code), code);
        QCOMPARE(QByteArray::fromStdString(table.error().where), where);
    }

    void badRows_data()
    {
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const char* where, Code code) {
            QTest::newRow(name) << QByteArray(where) << static_cast<int>(code);
        };
        row("too few cells", "line 3", Code::WrongCells);
        row("too many cells", "line 4", Code::WrongCells);
        row("a price in words", "line 5, Price", Code::NotANumber);
        row("a price below zero", "line 6, Price", Code::OutOfRange);
        row("an infinite price", "line 7, Price", Code::NotANumber);
        row("a price that is no number", "line 8, Price", Code::NotANumber);
        row("a price of 1e308", "line 9, Price", Code::OutOfRange);
        row("a price of 1e999", "line 10, Price", Code::NotANumber);
        row("a price of 1e-300", "line 11, Price", Code::OutOfRange);
        row("a decimal comma", "line 12, Price", Code::NotANumber);
        row("a dollar sign", "line 13, Price", Code::NotANumber);
        row("no GPU of a name", "line 14, AcceleratorCount", Code::OutOfRange);
        row("a million GPUs", "line 15, AcceleratorCount", Code::OutOfRange);
        row("GPUs below zero", "line 16, AcceleratorCount", Code::OutOfRange);
        row("a spot price in words", "line 17, SpotPrice", Code::NotANumber);
        row("processors in words", "line 18, vCPUs", Code::NotANumber);
        row("memory beyond reason", "line 19, MemoryGiB", Code::OutOfRange);
        row("GPUs without a name", "line 20, AcceleratorName", Code::MissingKey);
        row("Latin-1", "line 21, Region", Code::NotText);
        row("a zero byte", "line 22, InstanceType", Code::NotText);
        row("two lines in a name", "line 23, InstanceType", Code::NotText);
        row("a name of 201 bytes", "line 29, InstanceType", Code::CellTooLong);
        row("less per GPU than a plan may pay", "line 31, Price", Code::OutOfRange);
    }
    void badRows()
    {
        QFETCH(QByteArray, where);
        QFETCH(int, code);
        const PriceTable table = tableOf(support::data("prices/bad/rows.csv"));
        for (const Error& problem : table.problems)
            if (problem.where == where.toStdString()) {
                QCOMPARE(static_cast<int>(problem.code), code);
                return;
            }
        QFAIL("not told");
    }
    void theRowsBetweenBadOnesAreKept()
    {
        const PriceTable table = tableOf(support::data("prices/bad/rows.csv"));
        QVERIFY(sound(table));
        std::string kept;
        for (const PriceRow& row : table.rows)
            kept += row.instance + '@' + std::to_string(row.line) + ' ';
        QCOMPARE(kept, std::string("good@2 after-the-lines@25 zero-spot@28 spaces@30 "));
        QCOMPARE(table.withoutPrice, 1); // free ones
        QCOMPARE(table.problems.size(), 23u);
        QCOMPARE(table.problems[20].detail, std::string("two?lines"));
        QCOMPARE(table.problems[18].detail, std::string("M?nchen"));
    }
    void anOpenQuoteCostsOneLine()
    {
        const PriceTable table = tableOf(support::data("prices/bad/open-quote.csv"));
        std::string kept, reported;
        for (const PriceRow& row : table.rows)
            kept += row.instance + ' ';
        for (const Error& problem : table.problems) {
            QCOMPARE(problem.code, Code::OpenQuote);
            reported += problem.where + ' ';
        }
        QCOMPARE(kept, std::string("first third fifth "));
        QCOMPARE(reported, std::string("line 3 line 5 line 7 "));
    }
    void anOpenQuoteInALargeFileStatesWhereItOpened()
    {
        std::string text = kHeader + kRow + "\"node,H100,8,96,1000,80,us,,\n";
        for (int i = 0; i < 20000; ++i)
            text += "node,H100,8,96,1000," + std::to_string(i + 1) + ",us,,\n";
        const PriceTable table = tableOf(text);
        QCOMPARE(table.kept, 20001 - 1); // one repeats the first
        QCOMPARE(table.problems.size(), 1u);
        QCOMPARE(table.problems[0].where, std::string("line 3"));
    }
    void aDescriptionWithoutSenseIsNoted()
    {
        const PriceTable table = tableOf(support::data("prices/bad/gpu-info.csv"));
        for (const char* name : {"broken", "cut", "odd"})
            QCOMPARE(notesOf(*rowOf(table, name)), QByteArray("variant-assumed info-unread"));
        QCOMPARE(notesOf(*rowOf(table, "nothing")), QByteArray("variant-assumed"));
    }
    void aDeepDescriptionIsGivenUp()
    {
        const auto deep = [](int levels) {
            const std::string cell = std::string(levels, '[') + "'x'" + std::string(levels, ']');
            return notesOf(tableOf(kHeader + "n,L4,1,8,64,2,us," + cell + ",\n").rows.at(0));
        };
        QCOMPARE(deep(kMostDepth), QByteArray());
        QCOMPARE(deep(kMostDepth + 1), QByteArray("info-unread"));
        QCOMPARE(deep(4000), QByteArray("info-unread"));
    }
    void aLongCellIsReported()
    {
        const std::string x(kMostCellBytes + 1, 'x');
        const PriceTable table = tableOf(kHeader + "n,L4,1,8,64,2,us," + x +
                                         ",\nn,L4,1,8,64,2,us,\"" + x + "\",\n" + kRow);
        QCOMPARE(table.kept, 1);
        QCOMPARE(table.problems.size(), 2u);
        for (const Error& problem : table.problems)
            QCOMPARE(problem.code, Code::CellTooLong);
    }
    void problemsAreCappedAndCounted()
    {
        std::string text = kHeader;
        for (int i = 0; i < 1500; ++i)
            text += "node,H100,8,96,1000,?,us,,\n";
        const PriceTable table = tableOf(text);
        QCOMPARE(table.problems.size(), kMostProblems);
        QCOMPARE(table.moreProblems, 500);
        QCOMPARE(table.read, 1500);
    }

    void lineEnds_data()
    {
        QTest::addColumn<QByteArray>("text");
        const std::string row = "n,L4,1,8,64,2,us,,";
        std::string header = kHeader;
        header.pop_back();
        const auto add = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        add("LF", header + "\n" + row + "\n");
        add("CR LF", header + "\r\n" + row + "\r\n");
        add("CR", header + "\r" + row + "\r");
        add("no end after the last line", header + "\n" + row);
        add("empty lines at the end", header + "\n" + row + "\n\n\r\n");
        add("an empty line between", header + "\n\n" + row + "\n");
        add("a byte order mark", "\xef\xbb\xbf" + header + "\n" + row + "\n");
        add("everything in quotes",
            header + "\n\"n\",\"L4\",\"1\",\"8\",\"64\",\"2\",\"us\",\"\",\"\"\n");
        add("a header in other capitals and with blanks",
            "instancetype, ACCELERATORNAME ,AcceleratorCount,vcpus,MemoryGiB,price,region,x,y\n" +
                row + "\n");
        add("the five columns alone",
            "Price,Region,InstanceType,AcceleratorCount,AcceleratorName\n2,us,n,1,L4\n");
    }
    void lineEnds()
    {
        QFETCH(QByteArray, text);
        const PriceTable table = tableOf(text.toStdString());
        QCOMPARE(table.problems.size(), 0u);
        QCOMPARE(table.kept, 1);
        QCOMPARE(table.rows[0].accelerator, std::string("l4"));
        VERIFY_NEAR(hourly(table.rows[0].onDemand), 2, 1e-9);
    }

    void aHeaderAloneIsAnEmptyList()
    {
        const PriceTable table = tableOf(support::data("prices/bad/header-only.csv"));
        QCOMPARE(table.read, 0);
        QVERIFY(table.rows.empty() && table.cloud.empty());
    }
    void progressRisesAndCanStop()
    {
        std::string text = kHeader;
        for (int i = 0; i < 5500; ++i)
            text += "cpu,,,,,,,,\n";
        std::vector<double> reported;
        QVERIFY(readPriceCsv(text, catalog(), [&](double done) {
            reported.push_back(done);
            return true;
        }));
        QCOMPARE(reported.size(), 5u);
        QVERIFY(std::ranges::is_sorted(reported) && reported.front() > 0 && reported.back() <= 1);
        const auto stopped = readPriceCsv(text, catalog(), [](double done) { return done < 0.5; });
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, Code::Cancelled);
    }

    // Random mutations of each file: rejected, or all rows kept are valid.
    void spoiltByChance()
    {
        support::Random random(20260401);
        const char* files[] = {"aws",  "azure",  "gcp",      "lambda", "nebius",      "oci",
                               "vast", "others", "bad/rows", "runpod", "bad/gpu-info"};
        int kept = 0;
        for (int i = 0; i < 2000; ++i) {
            std::string text =
                support::data(std::string("prices/") + files[random.below(11)] + ".csv");
            for (std::size_t times = 1 + random.below(6); times > 0 && !text.empty(); --times)
                spoil(random, text);
            const auto table = readPriceCsv(text, catalog());
            kept += table ? table->kept : 0;
            QVERIFY2(!table || sound(*table), text.c_str());
        }
        QVERIFY(kept > 5000);
    }

private:
    static void spoil(support::Random& random, std::string& text)
    {
        const std::size_t at = random.below(text.size());
        switch (random.below(7)) {
        case 0: text[at] = static_cast<char>(random.below(256)); break;
        case 1: text[at] = static_cast<char>(text[at] ^ (1 << random.below(8))); break;
        case 2: text.resize(text.size() - random.below(text.size() / 2 + 1)); break;
        case 3: text.insert(at, 1, "0123456789-+.eE{}[]()',:\"\n\r"[random.below(26)]); break;
        case 4: text.erase(at, 1 + random.below(12)); break;
        case 5: text.insert(at, text.substr(random.below(text.size()), random.below(200))); break;
        default:
            if (text[at] >= '0' && text[at] <= '9')
                text[at] = "0123456789.e-"[random.below(13)];
        }
    }
};

} // namespace

HEADROOM_ROOM(TestPriceMuseum)
#include "test_pricemuseum.moc"
