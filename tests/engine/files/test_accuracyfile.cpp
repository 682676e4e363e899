#include "model/engine/files/accuracyfile.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QFile>
#include <QTest>

#include <cmath>

// The file of predictions and measurements: reading, and errors.
namespace {

using namespace engine;
using Code = Error::Code;

const std::string kRow = R"({"model": "a", "gpu": "h100-sxm", "gpus": 64, "params": 7e10,
    "precision": "bf16", "source": "s", "quantity": "step", "measured": 5.0, "predicted": 5.5,
    "held_out": 6.0, "low": 4.5, "high": 6.5, "kind": "mixture", "generation": "hopper"})";

std::string fileOf(const std::string& rows)
{
    return R"({"format": "headroom-accuracy", "version": 1, "rows": [)" + rows + "]}";
}

// The row with one value replaced.
std::string with(const std::string& key, const std::string& value)
{
    std::string row = kRow;
    const auto at = row.find("\"" + key + "\":");
    const auto from = at + key.size() + 3;
    const auto to = row.find_first_of(",}", from);
    return value.empty() ? row.replace(at, to - at + 1, "") : row.replace(from, to - from, value);
}

QByteArray bytesOf(const char* path)
{
    QFile file(QString::fromUtf8(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class TestAccuracyFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRowSaysWhatItSays()
    {
        const auto file = readAccuracyFile(fileOf(kRow));
        QVERIFY(file);
        QVERIFY(file->problems.empty());
        const AccuracyRow& row = file->rows.at(0);
        QCOMPARE(row.model, std::string("a"));
        QCOMPARE(row.gpus, 64.0);
        QCOMPARE(row.params.base(), 7e10);
        QVERIFY(row.kind == AccuracyKind::Mixture);
        QCOMPARE(row.measured, 5.0);
        QCOMPARE(row.heldOut, 6.0);
        QCOMPARE(row.generation, std::string("hopper"));
    }
    void memoryIsInGibibytes()
    {
        const auto file = readAccuracyFile(fileOf(with("quantity", "\"memory\"")));
        QVERIFY(file->rows.at(0).quantity == AccuracyQuantity::Memory);
        QCOMPARE(file->rows[0].measured, 5.0 * 1024 * 1024 * 1024);
    }
    void aServingRowNamesItsEngine()
    {
        std::string row = with("quantity", "\"first\"");
        row.insert(row.size() - 1, ", \"engine\": \"vLLM\"");
        row.replace(row.find("mixture"), 7, "served_fine");
        const auto file = readAccuracyFile(fileOf(row));
        QVERIFY(file && file->problems.empty());
        QCOMPARE(file->rows.at(0).engine, std::string("vLLM"));
        QVERIFY(file->rows[0].kind == AccuracyKind::ServedFine);
        QVERIFY(file->rows[0].quantity == AccuracyQuantity::First);
        QCOMPARE(file->rows[0].measured, 5.0);
    }
    void whatMayBeMissingIsUnknown()
    {
        for (const char* key : {"held_out", "low", "precision", "kind"}) {
            const auto file = readAccuracyFile(fileOf(with(key, "")));
            QVERIFY2(file && file->problems.empty(), key);
        }
        QVERIFY(std::isnan(readAccuracyFile(fileOf(with("held_out", "null")))->rows[0].heldOut));
    }

    void badRows_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const std::string& text, Code code) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << int(code);
        };
        row("no object", "17", Code::WrongType);
        row("no model", with("model", ""), Code::MissingKey);
        row("no source", with("source", ""), Code::MissingKey);
        row("no quantity", with("quantity", ""), Code::MissingKey);
        row("a number as name", with("gpu", "3"), Code::WrongType);
        row("a name without end", with("gpu", '"' + std::string(600, 'x') + '"'), Code::WrongType);
        row("an unknown quantity", with("quantity", "\"joy\""), Code::UnknownChoice);
        row("an unknown kind", with("kind", "\"odd\""), Code::UnknownChoice);
        row("a kind that is a list", with("kind", "[]"), Code::UnknownChoice);
        row("a text as number", with("measured", "\"5\""), Code::NotANumber);
        row("nothing measured", with("measured", "0"), Code::OutOfRange);
        row("negative", with("predicted", "-1"), Code::OutOfRange);
        row("huge", with("predicted", "1e300"), Code::OutOfRange);
        row("no GPUs", with("gpus", "0"), Code::OutOfRange);
        row("a band upside down", with("low", "7"), Code::Contradiction);
    }
    void badRows()
    {
        QFETCH(QByteArray, row);
        QFETCH(int, code);
        const auto file = readAccuracyFile(fileOf(kRow + "," + row.toStdString() + "," + kRow));
        QVERIFY(file);
        QCOMPARE(file->rows.size(), std::size_t(2)); // the others are kept
        QCOMPARE(file->problems.size(), std::size_t(1));
        QCOMPARE(int(file->problems[0].code), code);
        QVERIFY(file->problems[0].where.starts_with("/rows/1"));
    }

    void badFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut off") << QByteArray::fromStdString(fileOf(kRow).substr(0, 200));
        QTest::newRow("nested deep") << QByteArray(100000, '[');
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("another format")
            << QByteArray(R"({"format": "x", "version": 1, "rows": []})");
        QTest::newRow("newer") << QByteArray(
            R"({"format": "headroom-accuracy", "version": 18446744073709551615, "rows": []})");
        QTest::newRow("no version") << QByteArray(R"({"format": "headroom-accuracy", "rows": []})");
        QTest::newRow("no rows") << QByteArray(R"({"format": "headroom-accuracy", "version": 1})");
        QTest::newRow("rows that are none")
            << QByteArray(R"({"format": "headroom-accuracy", "version": 1, "rows": {}})");
        QTest::newRow("a key twice") << QByteArray(
            R"({"format": "headroom-accuracy", "version": 1, "rows": [], "rows": []})");
        std::string many = "1";
        for (std::size_t i = 0; i < kMostAccuracyRows; ++i)
            many += ",1";
        QTest::newRow("too many rows") << QByteArray::fromStdString(fileOf(many));
    }
    void badFiles()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!readAccuracyFile(bytes.toStdString()));
    }

    void theFilesHereAreSound()
    {
        const auto made =
            readAccuracyFile(bytesOf(HEADROOM_TEST_DATA "/accuracy/made-up.json").toStdString());
        QVERIFY(made && made->problems.empty());
        QCOMPARE(made->rows.size(), std::size_t(84));
        const auto shipped = readAccuracyFile(
            bytesOf(HEADROOM_SOURCE "/resources/published/accuracy.json").toStdString());
        QVERIFY(shipped && shipped->problems.empty());
        QVERIFY(shipped->rows.size() >= 1000);
    }
};

} // namespace

HEADROOM_ROOM(TestAccuracyFile)
#include "test_accuracyfile.moc"
