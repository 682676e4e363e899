// The sentence on top of a page: its lines, and its figures by mouse and by keyboard.
#include "tests/support/room.h"
#include "views/panels/answerbar.h"
#include "views/textline.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>

namespace {

using Sentence = std::vector<model::SentencePart>;

const Sentence kSentence{{QStringLiteral("256 H100 "), {}},
                         {QStringLiteral("train in ")},
                         {QStringLiteral("74 days"), QStringLiteral("work.a.time")},
                         {QStringLiteral(" (55 to 98)"), {}, false, true},
                         {QStringLiteral(" for ")},
                         {QStringLiteral("$1.58 M"), QStringLiteral("work.a.run_cost")},
                         {QStringLiteral(".")}};

QPoint middleOf(const views::AnswerBar& bar, const QString& dial)
{
    for (const auto& piece : bar.lines().pieces())
        if (bar.sentence()[piece.part].dial == dial)
            return piece.box.center().toPoint();
    return {};
}

Sentence words(int number)
{
    Sentence sentence;
    for (int i = 0; i < number; ++i)
        sentence.push_back({QStringLiteral("word %1 ").arg(i)});
    return sentence;
}

class TestAnswerBar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFigureOpensWhyWhereItIsPressed();
    void tabMovesThroughTheFiguresAndOn();
    void theFocusedFigureIsCopied();
    void theFocusStaysWithItsFigure();
    void linesBreakBetweenWords_data();
    void linesBreakBetweenWords();
    void aLongSentenceGetsSmallerAndThenTaller();
    void aWordLongerThanALineIsElided();
    void screenReadersHearTheSentence();
};

struct Shown {
    QWidget window;
    QVBoxLayout* rows = new QVBoxLayout(&window);
    views::AnswerBar* bar = new views::AnswerBar(2);
    QWidget* after = new QWidget;
    explicit Shown(const Sentence& sentence = kSentence)
    {
        rows->addWidget(bar);
        rows->addWidget(after);
        after->setFocusPolicy(Qt::StrongFocus);
        bar->setSentence(sentence);
        window.resize(700, 200);
        window.show();
        QApplication::setActiveWindow(&window);
        (void)QTest::qWaitForWindowActive(&window);
        after->setFocus();
    }
};

} // namespace

void TestAnswerBar::aFigureOpensWhyWhereItIsPressed()
{
    Shown s;
    QSignalSpy asked(s.bar, &views::AnswerBar::whyRequested);
    for (const char* dial : {"work.a.time", "work.a.run_cost"}) {
        QTest::mouseClick(s.bar, Qt::LeftButton, {}, middleOf(*s.bar, QLatin1String(dial)));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.takeFirst().first().toString(), QLatin1String(dial));
    }
    QTest::mouseClick(s.bar, Qt::LeftButton, {}, QPoint(2, 8)); // on plain text
    QTest::mousePress(s.bar, Qt::LeftButton, {}, middleOf(*s.bar, QStringLiteral("work.a.time")));
    QTest::mouseRelease(s.bar, Qt::LeftButton, {}, QPoint(2, 8)); // dragged away
    QVERIFY(asked.isEmpty());
}

void TestAnswerBar::tabMovesThroughTheFiguresAndOn()
{
    Shown s;
    QSignalSpy asked(s.bar, &views::AnswerBar::whyRequested);
    s.bar->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(s.bar->hasFocus());
    for (const char* dial : {"work.a.time", "work.a.run_cost"}) {
        QTest::keyClick(s.bar, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.takeFirst().first().toString(), QLatin1String(dial));
        QTest::keyClick(s.bar, Qt::Key_Tab);
    }
    QVERIFY(s.after->hasFocus());
    s.bar->setFocus(Qt::BacktabFocusReason); // back to the last one
    QTest::keyClick(s.bar, Qt::Key_Space);
    QCOMPARE(asked.takeFirst().first().toString(), QStringLiteral("work.a.run_cost"));
}

void TestAnswerBar::theFocusedFigureIsCopied()
{
    Shown s;
    s.bar->setFocus(Qt::OtherFocusReason); // none of them
    QTRY_VERIFY(s.bar->hasFocus());
    QTest::keyClick(s.bar, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("256 H100")));
    QTest::keyClick(s.bar, Qt::Key_Tab);
    QTest::keyClick(s.bar, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("74 days"));
}

// Wherever a new sentence has it, and nowhere if it does not.
void TestAnswerBar::theFocusStaysWithItsFigure()
{
    Shown s;
    QSignalSpy asked(s.bar, &views::AnswerBar::whyRequested);
    s.bar->setFocus(Qt::BacktabFocusReason);
    QTRY_VERIFY(s.bar->hasFocus());
    Sentence other = kSentence;
    std::ranges::reverse(other);
    s.bar->setSentence(other);
    QTest::keyClick(s.bar, Qt::Key_Return);
    QCOMPARE(asked.takeFirst().first().toString(), QStringLiteral("work.a.run_cost"));
    s.bar->setSentence({{QStringLiteral("No figures.")}});
    QTest::keyClick(s.bar, Qt::Key_Return);
    QVERIFY(asked.isEmpty());
}

void TestAnswerBar::linesBreakBetweenWords_data()
{
    QTest::addColumn<double>("width");
    for (const double width : {120.0, 200.0, 333.0, 500.0, 900.0})
        QTest::addRow("%g pixels", width) << width;
}

// Nothing lost, nothing beyond the line, a figure and its full stop together.
void TestAnswerBar::linesBreakBetweenWords()
{
    QFETCH(double, width);
    const views::SentenceLines lines(kSentence, 21, width);
    QString drawn;
    double right = 0, top = 0;
    for (const auto& piece : lines.pieces()) {
        QVERIFY(piece.box.right() <= width + 0.01);
        const bool below = piece.box.top() > top + 12;
        QVERIFY(below || piece.box.left() >= right - 0.01);
        drawn += (below || piece.box.left() > right + 0.5) && !drawn.isEmpty()
                     ? QStringLiteral(" ") + piece.text
                     : piece.text;
        right = piece.box.right(), top = piece.box.top();
    }
    QCOMPARE(drawn, model::plainText(kSentence));
}

void TestAnswerBar::aLongSentenceGetsSmallerAndThenTaller()
{
    Shown s(words(10));
    const int usual = s.bar->height();
    s.bar->setSentence(words(25));
    const double box = s.bar->lines().pieces().front().box.height();
    QCOMPARE(s.bar->height(), usual);
    s.bar->setSentence(words(24)); // hardly shorter: the type stays
    QCOMPARE(s.bar->lines().pieces().front().box.height(), box);
    s.bar->setSentence(words(10));
    QVERIFY(s.bar->lines().pieces().front().box.height() > box);
    s.bar->setSentence(words(200));
    QVERIFY(s.bar->height() > usual);
    for (const auto& piece : s.bar->lines().pieces())
        QVERIFY(piece.box.bottom() <= s.bar->height());
}

void TestAnswerBar::aWordLongerThanALineIsElided()
{
    Shown s({{QString(400, QLatin1Char('m'))}, {QStringLiteral(" and more")}});
    QStringList cut;
    views::onCut([&](const QString&, const QString& shown) { cut << shown; });
    (void)s.bar->grab();
    views::onCut({});
    QCOMPARE(cut.size(), 1);
    QVERIFY(cut.front().endsWith(QChar(0x2026)));
    QCOMPARE(s.bar->lines().pieces().back().text, QStringLiteral("and more"));
}

void TestAnswerBar::screenReadersHearTheSentence()
{
    Shown s;
    QCOMPARE(s.bar->accessibleName(), model::plainText(kSentence));
    QCOMPARE(s.bar->text(), model::plainText(kSentence));
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(s.bar);
    QVERIFY(heard);
    QCOMPARE(heard->role(), QAccessible::StaticText);
    QCOMPARE(heard->text(QAccessible::Name), model::plainText(kSentence));
}

HEADROOM_ROOM(TestAnswerBar)
#include "test_answerbar.moc"
