#include "model/engine/specs/nearest.h"
#include "tests/support/overlay.h"
#include "tests/support/room.h"

#include <QTest>

#include <fstream>
#include <sstream>

// A misspelled key in a user's catalog file is reported by name, with a suggestion.
namespace {

using namespace engine;

class TestCatalogKeys : public QObject {
    Q_OBJECT
    // That of the row: where, and what was probably meant.
    static void theOnlyNoteIs(Error::Code code)
    {
        QFETCH(QByteArray, lists);
        QFETCH(QByteArray, where);
        QFETCH(QByteArray, meant);
        const auto problems =
            checkCatalogFile(support::catalog(), support::catalogFile(lists.toStdString()));
        QVERIFY2(problems.errors.empty(),
                 problems.errors.empty() ? "" : problems.errors[0].where.c_str());
        QCOMPARE(problems.notes.size(), std::size_t{1});
        QVERIFY(problems.notes[0].code == code);
        QCOMPARE(QByteArray::fromStdString(problems.notes[0].where), where);
        QCOMPARE(QByteArray::fromStdString(problems.notes[0].advice), meant);
    }

private Q_SLOTS:
    void whatNoOneReadsIsReported_data()
    {
        QTest::addColumn<QByteArray>("lists");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<QByteArray>("meant");
        const auto row = [](const char* name, const char* lists, const char* where,
                            const char* meant) {
            QTest::newRow(name) << QByteArray(lists) << QByteArray(where) << QByteArray(meant);
        };
        row("a figure of a GPU",
            R"("accelerators": [{"id": "h100-sxm",
               "pover": {"value": 650, "unit": "W", "source": "new"}}])",
            "/accelerators/0/pover", "power");
        row("a text of a link", R"("links": [{"id": "ib-ndr", "shrot": "NDR"}])", "/links/0/shrot",
            "short");
        row("a part of a figure",
            R"("accelerators": [{"id": "h100-sxm",
               "power": {"value": 650, "unit": "W", "source": "new", "hihg": 700}}])",
            "/accelerators/0/power/hihg", "high");
        row("a part of a shape",
            R"("models": [{"id": "llama-3.1-70b", "source": "new", "shape": {"layres": 81}}])",
            "/models/0/shape/layres", "layers");
        row("the name of a rule",
            R"("rules": [{"id": "site.peu", "name": "PUE",
               "value": {"value": 1.2, "unit": "", "source": "new"}}])",
            "/rules/0/id", "site.pue");
        row("a list", R"("acelerators": [])", "/acelerators", "accelerators");
        row("nothing near", R"("links": [{"id": "ib-ndr", "xyzzy-plugh": 1}])",
            "/links/0/xyzzy-plugh", "");
    }
    void whatNoOneReadsIsReported() { theOnlyNoteIs(Error::Code::UnknownKey); }
    void aMisspelledSourceIsReported()
    {
        const auto problems = checkCatalogFile(support::catalog(),
                                               R"({"format": "headroom-catalog", "version": 1,
                "sources": {"s": {"title": "Sheet", "dte": "2026"}}})");
        QCOMPARE(problems.notes.size(), std::size_t{1});
        QCOMPARE(problems.notes[0].advice, std::string("date"));
    }
    void whatLeadsNowhereIsReported_data()
    {
        QTest::addColumn<QByteArray>("lists");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<QByteArray>("meant");
        const auto row = [](const char* name, const char* lists, const char* where,
                            const char* meant) {
            QTest::newRow(name) << QByteArray(lists) << QByteArray(where) << QByteArray(meant);
        };
        row("the link of a GPU", R"("accelerators": [{"id": "h100-sxm", "inside": "nvlnk4"}])",
            "/accelerators/0/inside", "nvlink4");
        row("the node of a GPU", R"("accelerators": [{"id": "h100-sxm", "node": "castle"}])",
            "/accelerators/0/node", "");
        row("the term of an offer",
            R"("offers": [{"id": "mine", "provider": "Us", "accelerator": "h100-sxm",
               "term": "reserved-1yr", "market": "list",
               "price_gpu": {"value": 2, "unit": "USD/GPU-h", "source": "new"}}])",
            "/offers/0/term", "reserved-1y");
        row("the market of an offer",
            R"("offers": [{"id": "mine", "provider": "Us", "accelerator": "h100-sxm",
               "term": "spot", "market": "lsit",
               "price_gpu": {"value": 2, "unit": "USD/GPU-h", "source": "new"}}])",
            "/offers/0/market", "list");
    }
    void whatLeadsNowhereIsReported() { theOnlyNoteIs(Error::Code::NotInCatalog); }
    void whatTheCatalogItselfSaysLeadsSomewhere()
    {
        std::ifstream file(HEADROOM_SOURCE "/resources/catalog/offers.json");
        std::stringstream text;
        text << file.rdbuf();
        for (const Error& note : checkCatalogFile(support::catalog(), text.str()).notes)
            QVERIFY2(note.code != Error::Code::NotInCatalog, (note.where + note.detail).c_str());
    }
    void aRuleKeepsToItsInput()
    {
        const auto problems = checkCatalogFile(support::catalog(), support::catalogFile(R"("rules":
            [{"id": "site.pue", "name": "PUE",
              "value": {"value": 7, "unit": "", "source": "new"}}])"));
        QCOMPARE(problems.errors.size(), std::size_t{1});
        QVERIFY(problems.errors[0].code == Error::Code::OutOfRange);
        QCOMPARE(problems.errors[0].where, std::string("/rules/0/value/value"));
    }
    void whatIsMeantIsNear_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("meant");
        QTest::newRow("a letter left out") << QByteArray("asess") << QByteArray("assess");
        QTest::newRow("two swapped") << QByteArray("improt") << QByteArray("import");
        QTest::newRow("only its beginning") << QByteArray("h100") << QByteArray("h100-sxm");
        QTest::newRow("a beginning goes before a neighbour")
            << QByteArray("b200") << QByteArray("b200-sxm");
        QTest::newRow("something else") << QByteArray("castle") << QByteArray();
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("far too long") << QByteArray(100000, 'a') << QByteArray();
    }
    void whatIsMeantIsNear()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, meant);
        QCOMPARE(QByteArray::fromStdString(
                     nearest(word.toStdString(), {"import", "export", "assess", "h100-sxm",
                                                  "h100-nvl", "gb200", "b200-sxm"})),
                 meant);
    }
};

} // namespace

HEADROOM_ROOM(TestCatalogKeys)
#include "test_catalogkeys.moc"
