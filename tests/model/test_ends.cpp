// Extreme plans within all limits, as files may contain them: none crashes the program, takes long,
// or gives an impossible result. `./dev test deep` checks thousands.
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/walk/walk.h"

#include <QTest>

#include <ctime>

class TestEnds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void someOfAllEnds();
    void pairsOfEnds();
    void anythingAtOnce();
    void whatEndedTheProgram_data();
    void whatEndedTheProgram();

private:
    void look(const walk::Case& c);
};

namespace {

constexpr int kEach = 120;
// Time limit for searches, in CPU time since other processes may use the CPU as well.
constexpr std::clock_t kLongest = support::kSlowdown * 15 * CLOCKS_PER_SEC; // with two threads

} // namespace

void TestEnds::look(const walk::Case& c)
{
    const std::string text = walk::described(c);
    const std::clock_t before = std::clock();
    const auto evaluation = walk::answered(walk::planOf(c), false);
    QVERIFY2(std::clock() - before < kLongest, text.c_str());
    for (const std::string& figure : walk::wrongFigures(*evaluation))
        QVERIFY2(false, (figure + ": " + text).c_str());
}

void TestEnds::someOfAllEnds()
{
    const auto all = walk::ends();
    for (std::size_t i = 0; i < kEach; ++i)
        look(all[i * all.size() / kEach]);
}

void TestEnds::pairsOfEnds()
{
    support::Random random(1);
    for (int i = 0; i < kEach; ++i)
        look(walk::pair(random));
}

void TestEnds::anythingAtOnce()
{
    support::Random random(2);
    for (int i = 0; i < kEach; ++i)
        look(walk::anything(random));
}

void TestEnds::whatEndedTheProgram_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* path, const char* value) {
        QTest::addRow("%s %s", path, value) << QString::fromUtf8(path) << QString::fromUtf8(value);
    };
    row("cluster.count", "1048576");
    row("cluster.count", "210000");
    row("money.spot.save_every", "10000");
    row("money.spot.node_between", "0.01");
    row("work.a.model.layers", "2000");
    row("work.a.model.experts", "65536");
    row("cluster.inside_link.domain", "1048576");
}

void TestEnds::whatEndedTheProgram()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    for (const char* term : {"on_demand", "spot"})
        look({"sample", {{"money.term", term}, {path.toStdString(), value.toStdString()}}});
}

HEADROOM_ROOM(TestEnds)
#include "test_ends.moc"
