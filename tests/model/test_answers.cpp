// Every figure of every template matches the snapshot in tests/data/answers.
#include "tests/answers/answers.h"
#include "tests/support/room.h"

#include <QTemporaryDir>
#include <QTest>

class TestAnswers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noFigureMoves();
    void whatMovesIsNamed();
    void anotherProcessorMovesNothing();
    void whatIsKeptIsReadAgain();
};

namespace {

answers::Snapshot one(std::vector<std::string> values, const char* formula = "a + b")
{
    return {{{"sample", {{"work.a.step", "s", std::move(values)}}}}, {{"work.*.step", {formula}}}};
}

} // namespace

void TestAnswers::noFigureMoves()
{
    const auto difference =
        answers::difference(answers::stored(HEADROOM_ANSWERS), answers::computed());
    const std::string text = answers::described(difference, false, 20) +
                             "If that is meant, keep them with ./dev answers --accept";
    QVERIFY2(difference.none(), text.c_str());
}

void TestAnswers::whatMovesIsNamed()
{
    const auto slower = answers::difference(one({"2"}), one({"2.5"}, "a + c"));
    QCOMPARE(slower.moved.size(), 1u);
    QCOMPARE(slower.moved[0].share, 0.25);
    const std::string text = answers::described(slower);
    for (const char* part :
         {"sample: work.a.step: 2 -> 2.5 s, +25 %", "formula was: a + b", "formula is:  a + c"})
        QVERIFY2(text.find(part) != std::string::npos, text.c_str());

    for (const auto& [before, after] :
         {std::pair(one({"unknown"}), one({"1"})), std::pair(one({"1"}), one({"unknown"})),
          std::pair(one({"1"}), answers::Snapshot()), std::pair(answers::Snapshot(), one({"1"}))})
        QVERIFY(std::isinf(answers::difference(before, after).moved.at(0).share));
    QCOMPARE(answers::difference(one({"1", "0.5", "2"}), one({"1", "0.5", "1"})).moved.size(), 1u);
    QVERIFY(!answers::difference(one({"1"}), one({"1"}, "a + c")).none());
}

void TestAnswers::anotherProcessorMovesNothing()
{
    QVERIFY(answers::difference(one({"0.123456789012"}), one({"0.12345678902"})).none());
    QVERIFY(!answers::difference(one({"0.123456789012"}), one({"0.12345679"})).none());
    QVERIFY(answers::difference(one({"unknown"}), one({"unknown"})).none());
}

void TestAnswers::whatIsKeptIsReadAgain()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    answers::store(path, one({"2", "1", "3"}));
    QVERIFY(answers::difference(answers::stored(path), one({"2", "1", "3"})).none());
    answers::store(path, one({"2.0000000001", "1", "3"})); // equal: the text is kept
    QCOMPARE(answers::stored(path).sheets.at("sample").at(0).values.at(0), std::string("2"));
    answers::store(path, {});
    QVERIFY(answers::stored(path).sheets.empty());
}

HEADROOM_ROOM(TestAnswers)
#include "test_answers.moc"
