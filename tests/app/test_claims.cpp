// Published claims on the command line.
#include "tests/app/program.h"
#include "tests/support/room.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

using program::Run;
using program::run;

} // namespace

class TestClaims : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void callsEndAsTheyShould_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("states");
        const auto row = [](const char* name, const QStringList& words, int exit,
                            const char* states) {
            QTest::newRow(name) << words << exit << QByteArray(states);
        };
        row("help names it", {"--help"}, 0, "claims [ID");
        row("all of them", {"claims"}, 0, "S3-19");
        row("how many hold", {"claims", "--article", "1"}, 0, "Contradicts itself");
        row("one in full", {"claims", "S0-24"}, 0, "formula gives 9.6");
        row("an id in small letters", {"claims", "s0-24"}, 0, "formula gives 9.6");
        row("another input", {"claims", "S0-24", "--input", "share:full peak=15.07 %"}, 0, "Holds");
        row("no such input", {"claims", "S0-24", "--input", "shares=15"}, 2, "params");
        row("an input that is no number", {"claims", "S0-24", "--input", "gpus=many"}, 2, "many");
        row("no such claim", {"claims", "S9-99"}, 2, "S9-99");
        row("no such topic", {"claims", "--topic", "weather"}, 2, "scaling");
        row("no such verdict", {"claims", "--verdict", "wrong"}, 2, "itself");
        row("no such pattern", {"claims", "--pattern", "lies"}, 2, "baseline");
        row("a vendor’s sentence",
            {"claims", "--check", "gpus=64,gpu=A100,params=13B,tokens=50B,days=18.5"}, 0,
            "Implies 12");
        row("one that cannot be", {"claims", "--check", "gpus=8,speedup=9", "--json"}, 0,
            "\"impossible\"");
        row("a key that nobody knows", {"claims", "--check", "petaflops=9"}, 2, "tokens");
        row("a GPU that nobody knows", {"claims", "--check", "gpu=Z3"}, 2, "Z3");
        row("no such article", {"claims", "--article", "5"}, 2, "1 – 4");
    }
    void callsEndAsTheyShould()
    {
        QFETCH(QStringList, words);
        QFETCH(int, exit);
        QFETCH(QByteArray, states);
        const Run r = run(words);
        QVERIFY(!r.crashed);
        QCOMPARE(r.exit, exit);
        QVERIFY2((exit == 0 ? r.out : r.err).contains(states), (r.out + r.err).constData());
    }
    void filtersMeet()
    {
        const Run r = run({"claims", "--json", "--topic", "buying", "--verdict", "itself"});
        const auto all = QJsonDocument::fromJson(r.out)["claims"].toArray();
        QVERIFY(all.size() >= 3);
        for (const auto& one : all) {
            QCOMPARE(one.toObject()["topic"].toString(), QStringLiteral("buying"));
            QCOMPARE(one.toObject()["verdict"].toString(), QStringLiteral("itself"));
        }
    }
};

HEADROOM_ROOM(TestClaims)
#include "test_claims.moc"
