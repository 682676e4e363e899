// The first page shows the charts for the kind of work in view.
#include "model/project/inputactions.h"
#include "model/project/workactions.h"
#include "tests/support/page.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/charts/curvechart.h"
#include "views/charts/stackchart.h"
#include "views/controls/whypopover.h"
#include "views/panels/findingspanel.h"

#include <QDialog>
#include <QLabel>
#include <QSet>
#include <QTableView>

class TestFirstPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRunsMostLikeItAreALinkAway();
    void chartsFollowTheKindOfWork_data();
    void chartsFollowTheKindOfWork();
    void severalWorkloadsHaveACalendar();

private:
    static QSet<QString> titles(support::Page& page)
    {
        QSet<QString> all;
        for (const auto* card : page.page.findChildren<views::CurveChartCard*>())
            if (card->isVisible())
                all << card->chart().title;
        for (const auto* card : page.page.findChildren<views::StackChartCard*>())
            if (card->isVisible())
                all << card->chart().title;
        return all;
    }
};

void TestFirstPage::chartsFollowTheKindOfWork_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QStringList>("first");
    QTest::newRow("a run") << "train" << QStringList{"Speed-up with more GPUs"};
    QTest::newRow("a sweep") << "sweep" << QStringList{"Speed-up with more GPUs"};
    QTest::newRow("a fine-tuning")
        << "tune" << QStringList{"Time by data size and method", "Memory per GPU by method"};
    QTest::newRow("a fleet") << "serve"
                             << QStringList{"Time to first token (TTFT)",
                                            "Cost per million output tokens"};
    QTest::newRow("reinforcement learning")
        << "rl" << QStringList{"One RL step", "Rollouts still running"};
    QTest::newRow("a recommendation model")
        << "recommend" << QStringList{"One step by number of GPUs", "Speed-up with more GPUs"};
    QTest::newRow("a batch job") << "batch"
                                 << QStringList{"Time by number of GPUs",
                                                "Speed-up with more GPUs"};
}

void TestFirstPage::chartsFollowTheKindOfWork()
{
    QFETCH(QString, kind);
    QFETCH(QStringList, first);
    support::Page page;
    if (kind != u"train")
        QVERIFY(model::choose(page.document, "work.a.kind", kind));
    QVERIFY(page.settle());
    QSet<QString> wanted(first.begin(), first.end());
    wanted << "Rent vs. buy: cumulative cost"
           << "Power draw";
    QTRY_COMPARE_WITH_TIMEOUT(titles(page), wanted, 20000);
    for (const auto* card : page.page.findChildren<views::CurveChartCard*>())
        if (card->isVisible())
            QTRY_VERIFY_WITH_TIMEOUT(!card->chart().curves.empty(), 20000);
}

void TestFirstPage::severalWorkloadsHaveACalendar()
{
    support::Page page;
    model::addWork(page.document, engine::WorkloadKind::Tune);
    QVERIFY(page.settle());
    QTRY_VERIFY(titles(page).contains("GPU calendar"));
    QVERIFY(!titles(page).contains("Memory per GPU by method")); // there is only room for two
    page.document.undoStack()->undo();
    QVERIFY(page.settle());
    QTRY_VERIFY(!titles(page).contains("GPU calendar"));
}

void TestFirstPage::theRunsMostLikeItAreALinkAway()
{
    support::Page p;
    QVERIFY(p.settle());
    QLabel* like = p.page.findings()->like();
    QTRY_VERIFY_WITH_TIMEOUT(like->isVisible(), support::kPatience);
    QVERIFY2(like->text().contains("like this from"), qPrintable(like->text()));
    Q_EMIT like->linkActivated({});
    auto* dialog = p.page.findings()->findChild<QDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->findChild<QTableView*>()->model()->rowCount() > 0);
    dialog->close();
    auto* why = p.page.findChild<views::WhyPopover*>();
    const auto states = [why](const QString& figure, const QString& text) {
        why->explain(figure, {});
        for (const QLabel* label : why->findChildren<QLabel*>())
            if (label->text().contains(text))
                return !label->isHidden();
        return false;
    };
    QVERIFY(states("work.a.time", "like this from"));
    QVERIFY(states("work.a.memory", "like this from"));
    QVERIFY(!states("money.rent_run", "like this from")); // there are no similar published runs
    // Every figure with a range says what it is based on.
    QVERIFY(states("work.a.time", "interpolated"));
    QVERIFY(states("money.rent_run", "from sources"));
    QVERIFY(!states("cluster.gpus", "Range:"));
    why->hide();
    QVERIFY(model::type(p.document, "work.a.params", "9 T")); // there are no similar published runs
    QVERIFY(p.settle());
    QVERIFY2(like->text().contains("No published run"), qPrintable(like->text()));
}

HEADROOM_ROOM(TestFirstPage)
#include "test_firstpage.moc"
