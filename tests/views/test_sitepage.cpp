// The Site page in use: change a knob, explain, move to another region, and only while visible.
#include "model/engine/knobs/tables.h"
#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/pointchart.h"
#include "views/charts/rackchart.h"
#include "views/charts/stackchart.h"
#include "views/controls/dialcard.h"
#include "views/controls/knobcontrol.h"
#include "views/controls/knobslider.h"
#include "views/controls/segmentbar.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/knobpanel.h"
#include "views/site/regionscard.h"
#include "views/site/sitepage.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <qcustomplot.h>

namespace {

struct Shown : support::ShownPage<views::SitePage> {
    QTableView* regions() { return page.regions()->tableView(); }
    void click(int row)
    {
        const QModelIndex index = regions()->model()->index(row, 0);
        QTest::mouseClick(regions()->viewport(), Qt::LeftButton, {},
                          regions()->visualRect(index).center());
    }
};

class TestSitePage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCardHasSomethingToSay()
    {
        Shown s;
        QCOMPARE(s.page.power()->chart().columns.size(), 4);
        QCOMPARE(s.page.racks()->chart().racks.size(), std::size_t(1));
        QCOMPARE(s.page.limits()->tableView()->model()->rowCount(), 5);
        QVERIFY(s.regions()->model()->rowCount() > 50);
        QVERIFY(s.page.points()->chart().series.size() >= 2);
        QCOMPARE(s.page.figures().size(), std::size_t(8));
        for (const auto* card : s.page.findChildren<views::ChartCard*>()) {
            QVERIFY(!card->accessibleName().isEmpty());
            QVERIFY(!card->accessibleDescription().isEmpty());
        }
    }
    void nothingIsCutAtFullSize()
    {
        Shown s;
        QCOMPARE(s.regions()->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(s.page.limits()->tableView()->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(s.page.limits()->tableView()->verticalScrollBar()->maximum(), 0);
        QCOMPARE(s.page.panel()->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
        s.page.resize(1236, 630);
        QTest::qWait(10);
        QCOMPARE(s.regions()->horizontalScrollBar()->maximum(), 0);
        QVERIFY(s.regions()->viewport()->height() > 60);
    }
    void everyKnobOfTheSiteIsHere()
    {
        Shown s;
        const auto has = [&s](std::string_view path) {
            return s.page.panel()->control(QString::fromUtf8(path)) != nullptr;
        };
        for (const auto& row : engine::siteNumbers())
            if (row.path != "site.power_limit") // a limit of the Options page
                QVERIFY2(has(row.path), row.path.data());
        for (const auto& row : engine::siteChoices())
            QVERIFY2(has(row.path), row.path.data());
    }
    void aTurnOfAKnobIsAnswered()
    {
        Shown s;
        auto* slider = qobject_cast<views::KnobSlider*>(
            s.page.panel()->control(QStringLiteral("site.rack_power")));
        QVERIFY(slider);
        slider->field()->setFocus();
        slider->field()->selectAll();
        QTest::keyClicks(slider->field(), QStringLiteral("30 kW"));
        QTest::keyClick(slider->field(), Qt::Key_Return);
        s.settle();
        QCOMPARE(s.document.undoStack()->count(), 1);
        QCOMPARE(s.page.racks()->chart().racks.front().label, QStringLiteral("10 racks of 3"));
        QVERIFY(s.page.sentence()->text().contains(QStringLiteral("11")));
    }
    void aRegionIsUsedInOneStep()
    {
        Shown s;
        QPushButton* use = s.page.regions()->use();
        QVERIFY(!use->isEnabled());
        QCOMPARE(use->toolTip(), QStringLiteral("Select one region."));
        s.click(0);
        QVERIFY2(use->isEnabled(), qPrintable(use->toolTip()));
        const QByteArray before = s.document.toBytes();
        QTest::mouseClick(use, Qt::LeftButton);
        QCOMPARE(s.document.undoStack()->count(), 1);
        s.settle();
        QCOMPARE(QString::fromStdString(s.document.plan().site.regionName),
                 s.regions()->model()->index(0, 0).data().toString());
        QVERIFY2(!use->isEnabled(), "the row is still selected, and the plan stands there");
        QCOMPARE(use->toolTip(), QStringLiteral("The plan already uses this region."));
        s.document.undoStack()->undo();
        QCOMPARE(s.document.toBytes(), before);
        s.settle();
        QVERIFY(use->isEnabled());
    }
    void aRegionWithoutItsPriceCannotBeUsed()
    {
        Shown s;
        const int complete = s.regions()->model()->rowCount();
        QTest::mouseClick(s.page.regions()->which()->button(1), Qt::LeftButton);
        const int all = s.regions()->model()->rowCount();
        QVERIFY(all > complete);
        s.page.regions()->select(all - 1);
        QVERIFY(!s.page.regions()->use()->isEnabled());
        QCOMPARE(
            s.page.regions()->use()->toolTip(),
            QStringLiteral("The electricity price or carbon intensity of this region is unknown."));
        QTest::mouseClick(s.page.regions()->which()->button(0), Qt::LeftButton);
        QCOMPARE(s.regions()->model()->rowCount(), complete);
    }
    void figuresColumnsAndRacksExplainWhy()
    {
        Shown s;
        QTest::mouseClick(s.page.figures().front(), Qt::LeftButton);
        QCOMPARE(s.page.why()->dial(), QStringLiteral("site.energy_run"));
        auto* power = s.page.power();
        power->setFocus();
        QTest::keyClick(power, Qt::Key_Right);
        QTest::keyClick(power, Qt::Key_Right);
        QCOMPARE(power->current(), 1);
        QVERIFY(power->accessibleDescription().startsWith(QStringLiteral("peak ")));
        QTest::keyClick(power, Qt::Key_Return);
        QCOMPARE(s.page.why()->dial(), QStringLiteral("site.peak"));
        const QPoint third = power->view()->mapTo(power, power->view()->footOf(2)) - QPoint(0, 20);
        QTest::mouseClick(power, Qt::LeftButton, {}, third);
        QCOMPARE(s.page.why()->dial(), QStringLiteral("site.rated"));
        s.page.racks()->setFocus();
        QTest::keyClick(s.page.racks(), Qt::Key_Return);
        QCOMPARE(s.page.why()->dial(), QStringLiteral("site.rack_breaker"));
    }
    void namesOfRegionsKeepOffTheLegend_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1528, 900);
        QTest::newRow("small") << QSize(1236, 648);
    }
    void namesOfRegionsKeepOffTheLegend()
    {
        QFETCH(QSize, size);
        Shown s;
        s.page.resize(size);
        QTest::qWait(30);
        QCustomPlot& plot = *s.page.points()->plot();
        const QRectF legend = plot.legend->outerRect();
        QVERIFY(plot.legend->visible() && !legend.isEmpty());
        for (int i = 0; i < plot.itemCount(); ++i)
            if (const auto* name = qobject_cast<QCPItemText*>(plot.item(i));
                name && name->visible())
                QVERIFY2(!legend.intersects(QRectF(name->topLeft->pixelPosition(),
                                                   name->bottomRight->pixelPosition())
                                                .adjusted(1, 1, -1, -1)),
                         qPrintable(name->text()));
    }
    void theFirstPagesColumnsLeadNowhere()
    {
        views::StackChartCard card;
        model::StackChart chart;
        chart.columns = QStringList{QStringLiteral("mean")};
        chart.totals = QStringList{QStringLiteral("1 kW")};
        chart.parts = {{QStringLiteral("GPUs"), {1.0}}};
        card.setChart(chart, model::NumberFormat(), false);
        QSignalSpy why(&card, &views::StackChartCard::whyRequested);
        QTest::keyClick(&card, Qt::Key_Right);
        QTest::keyClick(&card, Qt::Key_Return);
        QCOMPARE(card.current(), 0); // it is only read
        QCOMPARE(why.count(), 0);
    }
    void aKnobBehindAFigureIsShown()
    {
        Shown s;
        Q_EMIT s.page.why()->inputRequested(QStringLiteral("site.embodied_life"));
        auto* control = s.page.panel()->control(QStringLiteral("site.embodied_life"));
        QVERIFY(control->isVisible());
    }
    void picturesAreVectorsToo()
    {
        Shown s;
        for (auto* card : s.page.findChildren<views::ChartCard*>()) {
            card->setFocus();
            QTest::keyClick(card, Qt::Key_C, Qt::ControlModifier);
            const QMimeData* data = QApplication::clipboard()->mimeData();
            QVERIFY(data->hasImage());
            const QByteArray svg = data->data(QStringLiteral("image/svg+xml"));
            QVERIFY(svg.contains("<path") || svg.contains("<polyline") || svg.contains("<rect"));
        }
    }
    void racksAndRegionsAreRequestedWhileVisible()
    {
        model::ProjectDocument document(
            engine::Context{*model::shippedCatalog(QStringLiteral("2026-11-21"))});
        views::SitePage page(document);
        QVERIFY(model::turn(document, QStringLiteral("cluster.count"), 64));
        QTRY_VERIFY_WITH_TIMEOUT(document.isSettled(), support::kPatience);
        QVERIFY(!document.evaluation()->site);
        page.show();
        QVERIFY(!document.isSettled());
        QTRY_VERIFY_WITH_TIMEOUT(document.isSettled(), support::kPatience);
        QVERIFY(document.evaluation()->site);
        page.hide();
        QVERIFY(model::turn(document, QStringLiteral("cluster.count"), 128));
        QTRY_VERIFY_WITH_TIMEOUT(document.isSettled(), support::kPatience);
        QVERIFY(!document.evaluation()->site);
    }
};

} // namespace

HEADROOM_ROOM(TestSitePage)
#include "test_sitepage.moc"
