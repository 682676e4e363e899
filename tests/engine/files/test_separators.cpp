#include "model/engine/files/csv.h"
#include "model/engine/files/runfile.h"
#include "tests/support/prices.h"
#include "tests/support/room.h"

#include <QTest>

// Tables saved in other locales: semicolons or tabs, and decimal commas.
namespace {

using namespace support;

std::string separated(std::string text, char separator)
{
    std::ranges::replace(text, ',', separator);
    return text;
}

class TestSeparators : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pricesAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("price");
        const auto row = [](const char* name, const std::string& text, double price) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << price;
        };
        row("commas", kHeader + kRow, 80);
        row("semicolons", separated(kHeader + kRow, ';'), 80);
        row("tabs", separated(kHeader + kRow, '\t'), 80);
        row("semicolons and decimal commas",
            separated(kHeader, ';') + "node;H100;8;96;1000;98,32;us;;\n", 98.32);
        row("thousands, too", separated(kHeader, ';') + "node;H100;8;96;1000;1.098,32;us;;\n",
            1098.32);
        row("semicolons and decimal points",
            separated(kHeader, ';') + "node;H100;8;96;1000;98.32;us;;\n", 98.32);
        row("a byte order mark and CR LF",
            "\xef\xbb\xbf" + separated(kHeader, ';') + "node;H100;8;96;1000;98,32;us;;\r\n", 98.32);
        row("a semicolon inside quotes is text", kHeader + "\"no;de\",H100,8,96,1000,80,us,,\n",
            80);
    }
    void pricesAreRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, price);
        const PriceTable table = tableOf(text.toStdString());
        QCOMPARE(table.rows.size(), std::size_t{1});
        QVERIFY(table.problems.empty());
        VERIFY_NEAR(hourly(table.rows[0].onDemand), price, 1e-9);
    }
    void aCommaInAFileOfCommasIsNoPoint()
    {
        const PriceTable table = tableOf(kHeader + "node,H100,8,96,1000,\"98,32\",us,,\n");
        QVERIFY(table.rows.empty());
        QCOMPARE(table.problems.size(), std::size_t{1});
        QVERIFY(table.problems[0].code == Error::Code::NotANumber);
    }
    void runsAreRead()
    {
        const std::string text = "model;gpu;gpus;batch;sequence;step\n"
                                 "llama-3.1-8b;h100-sxm;8;64;8192;12,5\n";
        QVERIFY(looksLikeRunCsv(text));
        const ReadRuns read = readRunCsv(text, catalog());
        QVERIFY(read.problems.empty());
        QCOMPARE(read.runs.size(), std::size_t{1});
        VERIFY_NEAR(read.runs[0].step.base(), 12.5, 1e-12);
    }
    void pointsComeFromCommas()
    {
        QCOMPARE(withPoint("1.234.567,5"), std::string("1234567.5"));
        QCOMPARE(withPoint("12.5"), std::string("12.5"));
        QCOMPARE(withPoint("1,234.5"), std::string("1,234.5")); // not a number we accept
        QCOMPARE(withPoint("1,2,3"), std::string("1,2,3"));
    }
};

} // namespace

HEADROOM_ROOM(TestSeparators)
#include "test_separators.moc"
