// The page of advice as a person uses it: walk the tree with the keys, turn a criterion and take
// it back, answer what the page asks for.
#include "model/advice/decisionrows.h"
#include "model/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/advice/advicepage.h"
#include "views/advice/decisioncard.h"
#include "views/controls/knobcontrol.h"
#include "views/panels/answerbar.h"
#include "views/theme.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTest>

namespace {

struct Shown {
    model::ProjectDocument document{
        engine::Context{*model::shippedCatalog(QStringLiteral("2026-11-21"))}};
    views::AdvicePage page{document};

    Shown()
    {
        views::apply(*qApp, views::Theme::day());
        document.evaluateNow();
        page.resize(1184, 650);
        page.show();
        settle();
    }
    void settle()
    {
        QVERIFY(QTest::qWaitFor(
            [this] {
                return document.isSettled() && document.evaluation() &&
                       document.evaluation()->advice;
            },
            support::kPatience));
        QTest::qWait(0);
    }
    QListView* list() { return page.decision()->list(); }
    const model::DecisionRows& rows()
    {
        return *static_cast<const model::DecisionRows*>(list()->model());
    }
    int rowOf(const QString& question)
    {
        for (int i = 0; i < rows().rowCount(); ++i)
            if (rows().at(i).question.contains(question))
                return i;
        return -1;
    }
    void walkTo(int row)
    {
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            QTest::keyClick(list(), Qt::Key_Down);
        QCOMPARE(list()->currentIndex().row(), row);
    }
    QString sentence() { return page.sentence()->label()->text(); }
};

class TestAdvicePage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itOpensAtWhatDecided()
    {
        Shown s;
        QVERIFY2(s.sentence().contains("Rent first"), qPrintable(s.sentence()));
        QCOMPARE(s.list()->currentIndex().row(), s.rows().deciding());
        QVERIFY(s.page.decision()->detail()->text().contains(u'%'));
        QVERIFY(s.page.decision()->turn()->isVisible());
    }
    void everyRowSpeaks()
    {
        Shown s;
        for (int row = 0; row < s.rows().rowCount(); ++row) {
            const QModelIndex at = s.rows().index(row);
            QVERIFY(at.data(Qt::AccessibleTextRole).toString().contains(u'?'));
            QVERIFY(!at.data(Qt::AccessibleDescriptionRole).toString().isEmpty());
        }
    }
    void theKeysWalkTheTreeAndEnterTurnsIt()
    {
        Shown s;
        const QByteArray before = s.document.toBytes();
        const int node = s.rowOf("one node");
        s.walkTo(node);
        QVERIFY(s.page.decision()->detail()->text().contains("GPU"));
        QCOMPARE(s.rows().at(node).says, engine::Says::No);
        QTest::keyClick(s.list(), Qt::Key_Return);
        s.settle();
        QCOMPARE(s.rows().at(node).says, engine::Says::Yes);
        QVERIFY2(s.sentence().contains("One node"), qPrintable(s.sentence()));
        QCOMPARE(s.list()->currentIndex().row(), node); // whoever walks stays there
        s.document.undoStack()->undo();
        s.settle();
        QCOMPARE(s.document.toBytes(), before);
        QCOMPARE(s.rows().at(node).says, engine::Says::No);
    }
    void anAnswerOfThePersonTurnsTheVerdict()
    {
        Shown s;
        auto* data = s.page.panel()->control(QStringLiteral("advice.data"));
        QVERIFY(data);
        QPushButton* choice = nullptr;
        for (auto* button : data->findChildren<QAbstractButton*>())
            if (button->text() == u"on premises only")
                choice = qobject_cast<QPushButton*>(button);
        if (choice)
            QTest::mouseClick(choice, Qt::LeftButton);
        else
            QVERIFY(s.document.choose("advice.data", "on_premises"));
        s.settle();
        QVERIFY2(s.sentence().contains("Own cluster"), qPrintable(s.sentence()));
        QVERIFY(s.document.type("advice.engineers", "0.5"));
        s.settle();
        QVERIFY(s.sentence().contains("Own cluster")); // a rule stands above the team
    }
    void nothingIsAskedWhileHidden()
    {
        Shown s;
        s.page.hide();
        QVERIFY(s.document.turn("money.runs", 2 / engine::kYear.base()));
        QVERIFY(QTest::qWaitFor([&s] { return s.document.isSettled(); }, support::kPatience));
        QVERIFY(!s.document.evaluation()->advice);
    }
};

} // namespace

HEADROOM_ROOM(TestAdvicePage)
#include "test_advicepage.moc"
