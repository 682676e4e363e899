// The Advice page in use: navigate the tree by keyboard, flip a criterion and undo it, answer the
// page's questions.
#include "model/advice/decisionrows.h"
#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/advice/advicepage.h"
#include "views/advice/decisioncard.h"
#include "views/advice/referencecard.h"
#include "views/controls/knobcontrol.h"
#include "views/controls/segmentbar.h"
#include "views/panels/answerbar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTest>

namespace {

struct Shown : support::ShownPage<views::AdvicePage> {
    Shown() : ShownPage({1184, 650}) { settle(); }
    void settle()
    {
        settleUntil([this] { return document.evaluation() && document.evaluation()->advice; });
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
    QString sentence() { return page.sentence()->text(); }
};

class TestAdvicePage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itOpensAtWhatDecided()
    {
        Shown s;
        QVERIFY2(s.sentence().contains("Rent first"), qPrintable(s.sentence()));
        QCOMPARE(s.list()->currentIndex().row(), s.rows().deciding());
        QVERIFY(s.page.decision()->detail()->text().contains(QStringLiteral("/GPU-h")));
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
        QCOMPARE(s.rows().at(node).reply, engine::Reply::No);
        QTest::keyClick(s.list(), Qt::Key_Return);
        s.settle();
        QCOMPARE(s.rows().at(node).reply, engine::Reply::Yes);
        QVERIFY2(s.sentence().contains("One node"), qPrintable(s.sentence()));
        QCOMPARE(s.list()->currentIndex().row(), node); // navigation keeps the selection
        s.document.undoStack()->undo();
        s.settle();
        QCOMPARE(s.document.toBytes(), before);
        QCOMPARE(s.rows().at(node).reply, engine::Reply::No);
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
            QVERIFY(model::choose(s.document, "advice.data", "on_premises"));
        s.settle();
        QVERIFY2(s.sentence().contains("Own cluster"), qPrintable(s.sentence()));
        QVERIFY(model::type(s.document, "advice.engineers", "0.5"));
        s.settle();
        QVERIFY(s.sentence().contains("Own cluster")); // a rule takes priority over the team
    }
    // Enter on a size or a kind of cluster adds it as a scenario; one undo removes it.
    void aRowOpensAsAScenario_data()
    {
        QTest::addColumn<int>("topic");
        QTest::addColumn<int>("row");
        QTest::addColumn<double>("gpus");
        QTest::newRow("64 GPUs") << int(views::AdvicePage::Sizes) << 2 << 64.0;
        QTest::newRow("a single node") << int(views::AdvicePage::Kinds) << 0 << 8.0;
        QTest::newRow("training alone") << int(views::AdvicePage::Kinds) << 1 << 256.0;
    }
    void aRowOpensAsAScenario()
    {
        QFETCH(int, topic);
        QFETCH(int, row);
        QFETCH(double, gpus);
        Shown s;
        const QByteArray before = s.document.toBytes();
        s.page.topics()->button(topic)->click();
        auto* table = s.page.table(topic)->tableView();
        table->selectRow(row);
        QTest::keyClick(table, Qt::Key_Return);
        s.settle();
        QCOMPARE(s.document.project().scenarios.size(), 2u);
        QCOMPARE(s.document.evaluation()->assessment.decision.gpus, gpus);
        s.document.undoStack()->undo();
        QCOMPARE(s.document.toBytes(), before);
    }
    void whatHasNoPlanOfItsOwnIsRefused()
    {
        Shown s;
        const QByteArray before = s.document.toBytes();
        s.page.topics()->button(views::AdvicePage::Kinds)->click();
        auto* table = s.page.table(views::AdvicePage::Kinds)->tableView();
        for (const int row : {2, 3}) { // nothing is served, and bursting is a way to pay
            table->selectRow(row);
            QTest::keyClick(table, Qt::Key_Return);
        }
        QCOMPARE(s.document.toBytes(), before);
    }
    void aPublishedClusterOpensAsAScenario()
    {
        Shown s;
        s.page.topics()->button(views::AdvicePage::Kinds)->click();
        views::ReferenceCard* card = s.page.references();
        QVERIFY(QTest::qWaitFor([card] { return card->answers()->answer().size() == 9; },
                                support::kPatience));
        QTRY_COMPARE(card->tableView()->model()->rowCount(), 9);
        // Below our value is the guide's, read from its template.
        const auto below = [card](int row, int column) {
            return card->tableView()->model()->index(row, column).data(model::BelowRole).toString();
        };
        QCOMPARE(below(0, 4).remove(QChar(0x00a0)), QString("$180k"));
        QCOMPARE(below(2, 5).remove(QChar(0x00a0)), QString("110kW"));
        for (const model::Reference& r : card->answers()->answer()) {
            QVERIFY(r.byPart.base() > 0 && r.usefulHour.base() > 0);
            QVERIFY(r.smallest.gpus > 0);
        }
        card->tableView()->selectRow(1);
        QTest::keyClick(card->tableView(), Qt::Key_Return);
        s.settle();
        QCOMPARE(s.document.project().scenarios.size(), 2u);
        QCOMPARE(s.document.project().plan().cluster.gpu.id, "a100-sxm-80");
    }
    void nothingIsRequestedWhileHidden()
    {
        Shown s;
        s.page.hide();
        QVERIFY(model::turn(s.document, "money.runs", 2 / engine::kYear.base()));
        QVERIFY(QTest::qWaitFor([&s] { return s.document.isSettled(); }, support::kPatience));
        QVERIFY(!s.document.evaluation()->advice);
    }
};

} // namespace

HEADROOM_ROOM(TestAdvicePage)
#include "test_advicepage.moc"
