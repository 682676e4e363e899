// The Claims page in use: filter, select, edit an input, open as a scenario.
#include "model/engine/plan.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/claims/claimsheet.h"
#include "views/claims/claimspage.h"
#include "views/claims/ownclaimpanel.h"
#include "views/controls/segmentbar.h"
#include "views/controls/tablecard.h"
#include "views/controls/valuefield.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

namespace {

using engine::ErrorPattern, engine::Verdict;

struct Shown : support::ShownPage<views::ClaimsPage> {
    explicit Shown(QSize size = {1500, 900}) : ShownPage(size) {}
    int rows() const { return page.list()->tableView()->model()->rowCount(); }
    void select(const char* id)
    {
        const auto* cells = page.list()->tableView()->model();
        for (int row = 0; row < cells->rowCount(); ++row)
            if (cells->index(row, 0).data().toString() == QLatin1String(id))
                page.list()->tableView()->selectRow(row);
        QTest::qWait(0);
    }
    views::ValueField* type(const char* key, const char* text)
    {
        auto* field = page.sheet()->field(key);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
        QTest::keyClick(field, Qt::Key_Return);
        return field;
    }
    QString wholeText() const
    {
        QStringList texts;
        for (const auto* label : page.sheet()->findChildren<QLabel*>())
            texts << label->text().simplified();
        return texts.join(u'\n');
    }
};

class TestClaimsPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensOnAContradiction()
    {
        Shown s;
        QCOMPARE(s.rows(), 181);
        QVERIFY(s.page.sheet()->verdict().startsWith(QStringLiteral("Contradicts")));
        QVERIFY(s.page.list()->subtitle().contains(QStringLiteral("181")));
        QCOMPARE(s.page.list()->tableView()->horizontalScrollBar()->maximum(), 0);
    }
    void filtersMeet()
    {
        Shown s;
        s.page.verdicts()->setCurrentIndex(1 + static_cast<int>(Verdict::Itself));
        const int all = s.rows();
        s.page.articles()->setCurrentIndex(2);
        const int ofSecond = s.rows();
        QVERIFY(ofSecond > 0 && ofSecond < all);
        QTest::mouseClick(s.page.pattern(ErrorPattern::Baseline), Qt::LeftButton);
        QVERIFY(s.rows() > 0 && s.rows() < ofSecond);
        // Another pattern replaces it, and a second click removes it.
        QTest::mouseClick(s.page.pattern(ErrorPattern::Utilization), Qt::LeftButton);
        QVERIFY(!s.page.pattern(ErrorPattern::Baseline)->isChecked());
        QTest::mouseClick(s.page.pattern(ErrorPattern::Utilization), Qt::LeftButton);
        QCOMPARE(s.rows(), ofSecond);
        s.page.topics()->setCurrentIndex(1 + static_cast<int>(engine::ClaimTopic::Power));
        QCOMPARE(s.rows(), 0);
        QVERIFY(s.page.sheet()->verdict().isEmpty() || !s.page.sheet()->open()->isVisible());
    }
    void aPatternButtonCountsItsClaims()
    {
        Shown s;
        for (const auto pattern :
             {ErrorPattern::Utilization, ErrorPattern::Operation, ErrorPattern::Baseline}) {
            QPushButton* button = s.page.pattern(pattern);
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(button->text().endsWith(QStringLiteral(": %1").arg(s.rows())));
        }
    }
    void anInputTypedMovesFiguresAndVerdict()
    {
        Shown s;
        s.select("S0-24");
        QVERIFY(s.wholeText().contains(QStringLiteral("9.6 GPUs")));
        QCOMPARE(s.page.sheet()->verdict(), QStringLiteral("Contradicts itself"));
        s.type("share:full peak", "15.07");
        QVERIFY(s.wholeText().contains(QStringLiteral("64 GPUs")));
        QCOMPARE(s.page.sheet()->verdict(), QStringLiteral("Holds"));
        QVERIFY(s.wholeText().contains(QStringLiteral("entered")));
        QTest::mouseClick(s.page.sheet()->resetInputs(), Qt::LeftButton);
        QCOMPARE(s.page.sheet()->verdict(), QStringLiteral("Contradicts itself"));
    }
    void whatIsNoNumberIsRefused()
    {
        Shown s;
        s.select("S0-24");
        auto* field = s.type("gpus", "many");
        QVERIFY(field->property("wrong").toBool());
        QCOMPARE(s.page.sheet()->claim().input("gpus")->value, 64.0);
        s.type("gpus", "128");
        QVERIFY(!field->property("wrong").toBool());
        QCOMPARE(s.page.sheet()->claim().input("gpus")->value, 128.0);
    }
    void opensAsAScenarioInOneStep()
    {
        Shown s;
        QSignalSpy opened(&s.page, &views::ClaimsPage::opened);
        s.select("S0-24");
        s.type("gpus", "128");
        QTest::mouseClick(s.page.sheet()->open(), Qt::LeftButton);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(s.document.project().scenarios.size(), 2u);
        QCOMPARE(s.document.plan().cluster.count, 128.0);
        QCOMPARE(s.document.plan().work[0].train.tokens.base(), 50e9);
        // Opening it again shows the same scenario.
        QTest::mouseClick(s.page.sheet()->resetInputs(), Qt::LeftButton);
        QTest::mouseClick(s.page.sheet()->open(), Qt::LeftButton);
        QCOMPARE(s.document.project().scenarios.size(), 2u);
        QCOMPARE(s.document.plan().cluster.count, 64.0);
        s.document.undoStack()->undo();
        s.document.undoStack()->undo();
        QCOMPARE(s.document.project().scenarios.size(), 1u);
    }
    void aJudgedClaimHasNothingToType()
    {
        Shown s;
        s.select("S0-55");
        QVERIFY(!s.page.sheet()->resetInputs()->isVisible());
        QVERIFY(!s.page.sheet()->reason().isEmpty());
    }
    void aClaimOfOnesOwnIsChecked()
    {
        Shown s;
        QSignalSpy opened(&s.page, &views::ClaimsPage::opened);
        QTest::mouseClick(s.page.which()->button(1), Qt::LeftButton);
        const auto* own = s.page.own();
        QVERIFY(own->truth().startsWith(QStringLiteral("Doubtful"))); // prefilled with a sample
        const auto type = [&](const char* key, const char* text) {
            QLineEdit* field = own->field(QLatin1String(key));
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, QLatin1String(text));
            QTest::keyClick(field, Qt::Key_Return);
        };
        for (const char* key : {"gpu", "gpus", "params", "tokens", "days"}) {
            own->field(QLatin1String(key))->clear();
            QTest::keyClick(own->field(QLatin1String(key)), Qt::Key_Return);
        }
        QCOMPARE(own->truth(), QStringLiteral("Not enough to check"));
        type("gpu", "A100");
        type("gpus", "64");
        type("params", "13B");
        type("tokens", "50B");
        type("days", "18.5");
        QVERIFY(own->truth().startsWith(QStringLiteral("Doubtful")));
        QVERIFY(own->findings().join(u' ').simplified().contains(QStringLiteral("12 % MFU")));
        type("days", "a while");
        QVERIFY(own->problem().startsWith(QStringLiteral("Time to train")));
        QVERIFY(own->field(QStringLiteral("days"))->property("wrong").toBool());
        type("days", "1");
        QCOMPARE(own->truth(), QStringLiteral("Cannot be true"));
        QVERIFY(own->open()->isVisible());
        QTest::mouseClick(own->open(), Qt::LeftButton);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(s.document.plan().cluster.count, 64.0);
    }
    void nothingIsCutOffWhereThereIsLittleRoom()
    {
        Shown s({1200, 620});
        for (const char* id : {"S0-11", "S0-46", "S1-11", "S1-32"}) {
            s.select(id);
            for (const auto* label : s.page.sheet()->findChildren<QLabel*>())
                if (label->isVisible() && !label->wordWrap())
                    QVERIFY2(label->width() >= label->sizeHint().width(),
                             qPrintable(label->text()));
        }
    }
};

} // namespace

HEADROOM_ROOM(TestClaimsPage)
#include "test_claimspage.moc"
