// Narrow windows: texts are shortened in a fixed order, and nothing overlaps.
#include "model/project/inputactions.h"
#include "model/project/workactions.h"
#include "model/sentences/workname.h"
#include "tests/support/page.h"
#include "tests/support/room.h"
#include "views/charts/curvechart.h"
#include "views/charts/pointchart.h"
#include "views/controls/choicecontrol.h"
#include "views/controls/dialcard.h"
#include "views/controls/tablecard.h"
#include "views/controls/textblock.h"
#include "views/controls/valuefield.h"
#include "views/housestyle.h"
#include "views/panels/findingspanel.h"

#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <qcustomplot.h>

#include <set>

namespace {

class Reasons : public model::CellTable {
public:
    Reasons(const QStringList& reasons, bool first)
    {
        std::vector<Head> heads{{QStringLiteral("GPUs"), {}, 60}, {QStringLiteral("Why"), {}, 90}};
        heads[first ? 0 : 1].words = true;
        std::vector<Row> rows;
        for (const QString& reason : reasons) {
            std::vector<model::CatalogCell> cells{words(reason), number(QStringLiteral("8"), 8)};
            if (!first)
                std::swap(cells[0], cells[1]);
            rows.push_back({cells});
        }
        fill(heads, rows);
    }
};

class Figures : public model::CellTable {
public:
    explicit Figures(const QString& figure) { say(figure); }
    void say(const QString& figure)
    {
        figure_ = figure;
        fill({{QStringLiteral("Provider"), {}, 60, true}, {QStringLiteral("Total"), {}, 60}},
             {{{words(QStringLiteral("Nebius")), number(figure, 1)}}});
    }
    QString figure() const { return figure_; }

private:
    QString figure_;
};

QRectF boxOf(const QCPItemText* text)
{
    return {text->topLeft->pixelPosition(), text->bottomRight->pixelPosition()};
}

// Several curves, with the plan's own one ending at the top right.
model::CurveChart fan()
{
    model::CurveChart chart;
    chart.title = "Speed-up";
    chart.xLabel = "GPUs";
    chart.xLow = 112;
    chart.xHigh = chart.yHigh = 224;
    for (const double share : {1.0, 0.97, 0.93, 0.88, 0.82, 0.75}) {
        model::ChartCurve curve;
        curve.label = QString::number(share);
        curve.x = {112, 224};
        curve.y = {share * 112, share * 224};
        chart.curves.push_back(curve);
    }
    chart.marker = {224, 0.97 * 224, "224 GPUs do the work of 217"};
    return chart;
}

} // namespace

class TestFit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { views::apply(*qApp, views::Theme::day()); }

    void aDifferenceIsShownWholeOrAsAShare_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("delta");
        QTest::addColumn<QString>("shown");
        const QString both = QStringLiteral("+44.3 k GPU-hours (10 %)");
        QTest::newRow("room for both") << 240 << both << both;
        QTest::newRow("the share alone") << 90 << both << QStringLiteral("+10 %");
        QTest::newRow("no other figure")
            << 90 << QStringLiteral("−0.4 points") << QStringLiteral("−0.4 points");
    }
    void aDifferenceIsShownWholeOrAsAShare()
    {
        QFETCH(int, width);
        QFETCH(QString, delta);
        QFETCH(QString, shown);
        views::DialCard card;
        card.resize(width, 90);
        card.setDelta(delta);
        QCOMPARE(card.shownDelta(), shown);
        QVERIFY(card.accessibleDescription().contains(delta)); // screen readers get all of it
    }
    void aLabelKeepsItsDotNextToTheSmallest_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1600, 950);
        QTest::newRow("small") << QSize(1236, 648);
    }
    void aLabelKeepsItsDotNextToTheSmallest()
    {
        QFETCH(QSize, size);
        support::Page p;
        p.page.resize(size);
        QVERIFY(model::turn(p.document, "cluster.count", 512));
        QVERIFY(p.settle());
        auto* slider = p.slider("cluster.count");
        QTest::qWait(10);
        for (const QLabel* label : slider->findChildren<QLabel*>())
            if (label->isVisible())
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        const QFontMetrics metrics(slider->field()->font());
        QVERIFY(metrics.horizontalAdvance(slider->field()->text()) < slider->field()->width() - 8);
    }
    // A number is never elided: its unit is dropped first.
    void aLongNumberIsShownWhole_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("shown");
        QTest::newRow("wide") << 400 << QStringLiteral("10000\u00a0per second");
        QTest::newRow("narrow") << 208 << QStringLiteral("10000/s");
    }
    void aLongNumberIsShownWhole()
    {
        QFETCH(int, width);
        QFETCH(QString, shown);
        support::Page p;
        QVERIFY(model::choose(p.document, "work.a.kind", "serve"));
        QVERIFY(model::turn(p.document, "work.a.serve.requests", 10000));
        views::KnobSlider slider(p.document, QStringLiteral("work.a.serve.requests"));
        slider.resize(width, 60);
        slider.show();
        QTest::qWait(10);
        QCOMPARE(slider.field()->text(), shown);
        const int cut = QFontMetrics(slider.field()->font()).horizontalAdvance(shown);
        QVERIFY(cut < slider.field()->width() - 8);
    }
    void aLongReasonTakesTwoLines_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("first");
        QTest::addColumn<bool>("tall");
        QTest::newRow("a reason") << 40 << false << true;
        QTest::newRow("a name in a short list") << 3 << true << true;
        QTest::newRow("a name in a long list") << 40 << true << true;
    }
    void aLongReasonTakesTwoLines()
    {
        QFETCH(int, rows);
        QFETCH(bool, first);
        QFETCH(bool, tall);
        QStringList reasons(rows, QStringLiteral("fits"));
        reasons[1] = QStringLiteral("recomputing 1.8 % of a step that is slow");
        views::TableCard card(new Reasons(reasons, first));
        card.resize(320, 260);
        card.show();
        card.refresh();
        QTest::qWait(10);
        auto* view = card.tableView();
        QCOMPARE(view->rowHeight(1) > view->rowHeight(0), tall);
        card.resize(700, 260); // there is room now
        QTest::qWait(10);
        QCOMPARE(view->rowHeight(1), view->rowHeight(0));
        card.resize(320, 260);
        view->sortByColumn(first ? 0 : 1, Qt::DescendingOrder);
        QTest::qWait(10);
        QCOMPARE(view->rowHeight(0) > view->rowHeight(1), tall); // heights follow sorting
    }
    void aFindingNamesItsWorkWhereThereIsMore()
    {
        support::Page p;
        const auto named = [&] {
            QStringList names;
            for (const auto* block :
                 p.page.findChild<views::FindingsPanel*>()->findChildren<views::TextBlock*>())
                if (block->isVisibleTo(&p.page))
                    names << block->text();
            return names;
        };
        const QString one = model::workName(p.document.plan().work[0]);
        QVERIFY(p.settle());
        QVERIFY(!named().contains(one));
        model::addWork(p.document, engine::WorkloadKind::Serve);
        QVERIFY(p.settle());
        QTest::qWait(0);
        const QString other = model::workName(p.document.plan().work[1]);
        QVERIFY2(named().contains(one) || named().contains(other), qPrintable(named().join('|')));
        p.document.undoStack()->undo();
        QVERIFY(p.settle());
        QTest::qWait(0);
        QVERIFY(!named().contains(one) && !named().contains(other));
    }
    void aChoiceTakesAsManyRowsAsItsNamesNeed_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("rows");
        QTest::newRow("side by side") << 900 << 1;
        QTest::newRow("in two rows") << 420 << 2;
        QTest::newRow("one below the other") << 180 << 7;
    }
    void aChoiceTakesAsManyRowsAsItsNamesNeed()
    {
        QFETCH(int, width);
        QFETCH(int, rows);
        support::Page p;
        views::ChoiceBar bar(p.document, QStringLiteral("work.a.kind"), false);
        bar.setFixedWidth(width);
        bar.show();
        QTest::qWait(10);
        std::set<int> tops;
        for (const auto* button : bar.findChildren<QPushButton*>()) {
            QVERIFY(button->geometry().right() < width);
            QVERIFY2(QFontMetrics(button->font()).horizontalAdvance(button->text()) <
                         button->width(),
                     qPrintable(button->text()));
            tops.insert(button->y());
        }
        QCOMPARE(static_cast<int>(tops.size()), rows);
        QTest::mouseClick(bar.findChildren<QPushButton*>().last(), Qt::LeftButton);
        QCOMPARE(p.document.plan().work[0].kind, engine::WorkloadKind::Recommend);
    }
    void numbersOfATableAreNotCut()
    {
        auto* table = new Figures(QStringLiteral("$6,19 Mio. im ersten Jahr"));
        views::TableCard card(table);
        card.resize(420, 200);
        card.show();
        card.refresh();
        QTest::qWait(10);
        QVERIFY(card.tableView()->columnWidth(1) >
                QFontMetrics(views::uiFont(13)).horizontalAdvance(table->figure()) + 2 * 8 - 2);
        const int before = card.tableView()->columnWidth(1);
        table->say(QStringLiteral("$1"));
        card.refresh();
        QCOMPARE(card.tableView()->columnWidth(1), before); // stable during a drag
    }
    void aTitleHasNoMoreLinesThanItNeeds()
    {
        views::TextBlock block(views::uiFont(13), views::TextBlock::Tone::Plain);
        block.resize(60, 20);
        block.setText(QStringLiteral("GPUs are idle most of the time"));
        const int narrow = block.minimumSizeHint().height();
        block.show();
        block.resize(400, 20);
        QVERIFY(block.minimumSizeHint().height() < narrow);
    }
    void aMarkAtTheEndOfACurveKeepsOffTheLines_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("the first page at 1280") << QSize(676, 220);
        QTest::newRow("the first page at 1600") << QSize(970, 340);
        QTest::newRow("a third of a page") << QSize(420, 260);
    }
    void aMarkAtTheEndOfACurveKeepsOffTheLines()
    {
        QFETCH(QSize, size);
        views::CurveChartCard card;
        card.resize(size);
        card.setChart(fan(), model::NumberFormat(), false);
        card.show();
        QTest::qWait(30);
        QCustomPlot& plot = *card.plot();
        const QCPItemText* mark = nullptr;
        std::vector<const QCPItemText*> names;
        for (int i = 0; i < plot.itemCount(); ++i)
            if (const auto* text = qobject_cast<QCPItemText*>(plot.item(i));
                text && text->visible()) {
                if (text->text() == fan().marker->label)
                    mark = text;
                else
                    names.push_back(text);
            }
        QVERIFY(mark);
        const QRectF box = boxOf(mark).adjusted(2, 2, -2, -2);
        for (const auto* name : names)
            QVERIFY(!box.intersects(boxOf(name)));
        for (const auto& curve : fan().curves) {
            const QLineF line(
                plot.xAxis->coordToPixel(curve.x[0]), plot.yAxis->coordToPixel(curve.y[0]),
                plot.xAxis->coordToPixel(curve.x[1]), plot.yAxis->coordToPixel(curve.y[1]));
            for (const QLineF& edge : {QLineF(box.topLeft(), box.bottomRight()),
                                       QLineF(box.bottomLeft(), box.topRight())})
                QVERIFY2(edge.intersects(line, nullptr) != QLineF::BoundedIntersection,
                         qPrintable(curve.label));
        }
    }
};

HEADROOM_ROOM(TestFit)
#include "test_fit.moc"
