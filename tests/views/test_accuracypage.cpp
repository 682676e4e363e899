// The Accuracy page in use: switch, sort, copy, add a run.
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/accuracy/accuracypage.h"
#include "views/charts/heatchart.h"
#include "views/charts/pointchart.h"
#include "views/controls/segmentbar.h"
#include "views/controls/tablecard.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTranslator>

namespace {

struct Shown : support::ShownPage<views::AccuracyPage> {
    Shown()
        : ShownPage(
              {1528, 900}, support::shownContext(),
              model::accuracyFrom(QStringLiteral(HEADROOM_TEST_DATA "/accuracy/made-up.json")))
    {
    }
    QTableView* table() { return page.errors()->tableView(); }
    QString cell(int row, int column)
    {
        return table()->model()->index(row, column).data().toString();
    }
    void press(views::SegmentBar* bar, int i) { QTest::mouseClick(bar->button(i), Qt::LeftButton); }
    void addRun()
    {
        engine::Project next = document.project();
        next.runs.push_back({.name = "mine", .gpu = "h100-sxm"});
        next.runs.back().step = engine::Seconds(10);
        document.take(QStringLiteral("Run"), std::move(next));
    }
};

class PseudoLanguage : public QTranslator {
public:
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return QStringLiteral("⟦") + QString::fromUtf8(text) + QStringLiteral("⟧");
    }
    bool isEmpty() const override { return false; }
};

class TestAccuracyPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCardHasSomethingToSay()
    {
        Shown s;
        QVERIFY(s.table()->model()->rowCount() > 2);
        QVERIFY(!s.page.points()->chart().series.empty());
        QVERIFY(!s.page.coverage()->chart().cells.empty());
        QVERIFY(s.page.own()->subtitle().startsWith(QStringLiteral("No runs yet")));
        for (const auto* card : s.page.findChildren<views::ChartCard*>())
            QVERIFY(!card->accessibleDescription().isEmpty());
        QCOMPARE(s.table()->horizontalScrollBar()->maximum(), 0);
    }
    void theSwitchesSwitch()
    {
        Shown s;
        const QString unseen = s.page.errors()->subtitle();
        QVERIFY(s.page.points()->chart().subtitle.contains(QStringLiteral("without")));
        s.press(s.page.fit(), 1);
        QVERIFY(s.page.errors()->subtitle() != unseen);
        QVERIFY(s.page.points()->chart().subtitle.contains(QStringLiteral("also fitted")));
        s.press(s.page.fit(), 0);
        QCOMPARE(s.page.errors()->subtitle(), unseen);
        s.press(s.page.quantity(), 1);
        QVERIFY(s.page.errors()->subtitle().contains(QStringLiteral("memory")));
        QVERIFY(s.page.points()->chart().x.label.contains(QStringLiteral("GiB")));
        s.press(s.page.quantity(), 0);
        s.press(s.page.by(), 1);
        QCOMPARE(s.table()->model()->headerData(0, Qt::Horizontal).toString(),
                 QStringLiteral("GPU"));
    }
    void servingHasSwitchesOfItsOwn()
    {
        Shown s;
        const auto* training = s.page.quantity();
        s.press(s.page.room(), 1);
        QVERIFY(s.page.quantity() != training);
        QVERIFY(!training->isVisible() && s.page.quantity()->isVisible());
        QVERIFY(s.page.errors()->subtitle().contains(QStringLiteral("token and request rates")));
        s.press(s.page.quantity(), 1);
        QVERIFY(s.page.points()->chart().x.label.contains(QStringLiteral("ms")));
        s.press(s.page.by(), 1);
        QCOMPARE(s.cell(0, 0), QStringLiteral("vLLM"));
        QVERIFY(s.page.points()->chart().subtitle.contains(QStringLiteral("source, model, GPU")));
        QCOMPARE(s.page.coverage()->chart().columns.size(), 3);
        s.press(s.page.room(), 0);
        QVERIFY(training->isVisible());
        QVERIFY(s.page.errors()->subtitle().contains(QStringLiteral("step times")));
    }
    void theKeyboardReachesTheSwitches()
    {
        Shown s;
        s.page.by()->button(0)->setFocus();
        QTest::keyClick(s.page.by()->button(0), Qt::Key_Right);
        QTest::keyClick(s.page.by()->button(1), Qt::Key_Space);
        QCOMPARE(s.page.by()->current(), 1);
    }
    void aPressOnAHeadSortsAndTheTotalStaysLast()
    {
        Shown s;
        s.press(s.page.by(), 5); // by source
        auto* head = s.table()->horizontalHeader();
        for (int press = 0; press < 2; ++press) {
            QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                              QPoint(head->sectionViewportPosition(2) + 12, 10));
            QCOMPARE(s.cell(s.table()->model()->rowCount() - 1, 0), QStringLiteral("all runs"));
        }
        const auto median = [&s](int row) { return s.cell(row, 2).section(QChar(0x00a0), 0, 0); };
        QVERIFY2(median(0).toDouble() >= median(1).toDouble(), qPrintable(median(0) + median(1)));
    }
    void tablesAndPicturesCanBeCopied()
    {
        Shown s;
        s.page.errors()->copyAll()->trigger();
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("Type\tRuns\tMedian")));
        for (auto* card : s.page.findChildren<views::ChartCard*>()) {
            card->setFocus();
            QTest::keyClick(card, Qt::Key_C, Qt::ControlModifier);
            QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
        }
    }
    void ownRunsAppearAndAreUndone()
    {
        Shown s;
        s.page.setPredictor([](const engine::MeasuredRun&) {
            using S = engine::Seconds;
            return model::RunPrediction{S(10.5), S(9), S(12)};
        });
        s.addRun();
        QCOMPARE(s.page.own()->tableView()->model()->rowCount(), 1);
        QVERIFY(s.page.own()->subtitle().startsWith(QStringLiteral("1 of 1")));
        s.document.undoStack()->undo();
        QCOMPARE(s.page.own()->tableView()->model()->rowCount(), 0);
    }
    void whatComesWithTheProgramIsThere()
    {
        Shown s;
        views::AccuracyPage page(s.document, model::shippedAccuracy());
        page.resize(1528, 900);
        page.show();
        QVERIFY(page.errors()->subtitle().contains(QStringLiteral("step times")));
        QVERIFY(page.points()->chart().series.size() >= 3);
        s.press(page.room(), 1);
        QVERIFY(page.points()->chart().series.size() >= 3);
        QVERIFY(page.errors()->tableView()->model()->rowCount() >= 4);
        s.press(page.room(), 0);
        s.press(page.by(), 1);
        const auto* model = page.errors()->tableView()->model();
        QVERIFY(model->index(0, 0).data().toString().startsWith(QStringLiteral("A100")));
    }
    void everyTextFollowsTheLanguage()
    {
        Shown s;
        PseudoLanguage pseudo;
        QVERIFY(qApp->installTranslator(&pseudo));
        QTest::qWait(10);
        QStringList missed;
        const auto check = [&](const QString& text) {
            if (!text.isEmpty() && !text.contains(QStringLiteral("⟦")))
                missed << text;
        };
        for (const auto* button : s.page.findChildren<QPushButton*>())
            check(button->text());
        for (auto* card : s.page.findChildren<views::TableCard*>()) {
            check(card->subtitle());
            for (int c = 0; c < card->tableView()->model()->columnCount(); ++c)
                check(card->tableView()->model()->headerData(c, Qt::Horizontal).toString());
        }
        for (const auto* card : s.page.findChildren<views::ChartCard*>())
            check(card->accessibleName());
        qApp->removeTranslator(&pseudo);
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
    }
};

} // namespace

HEADROOM_ROOM(TestAccuracyPage)
#include "test_accuracypage.moc"
