// Charts draw their data, keep their ranges during a drag, and export as vectors.
#include "model/chart/chartreading.h"
#include "model/document/document.h"
#include "model/project/inputactions.h"
#include "tests/support/page.h"
#include "tests/support/room.h"
#include "views/charts/axes.h"
#include "views/charts/curvechart.h"
#include "views/charts/stackchart.h"
#include "views/charts/stackplot.h"
#include "views/housestyle.h"
#include "views/report/documentpdf.h"

#include <QClipboard>
#include <QGraphicsTextItem>
#include <QMimeData>
#include <QTest>
#include <qcustomplot.h>

#include <cmath>

class TestCharts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theCurvesAreTheEnginesNumbers();
    void rangesGrowAtOnceAndShrinkAfterTheGesture();
    void gpusAreCountedInPowersOfTwoOrWholeNodes_data();
    void gpusAreCountedInPowersOfTwoOrWholeNodes();
    void aLargePictureHasThickerLines();
    void anUprightNameKeepsItsWords_data();
    void anUprightNameKeepsItsWords();
    void anAxisIsWrittenInTheLanguageOfItsNumbers_data();
    void anAxisIsWrittenInTheLanguageOfItsNumbers();
    void aChartFollowsThePalette();
    void aPictureAndATableCanBeCopied();
    void theReportIsVectorsOnly();
};

void TestCharts::theCurvesAreTheEnginesNumbers()
{
    support::Page page;
    const auto chart = model::speedupChart(*page.document.evaluation(), page.document.format());
    auto* card = page.page.findChildren<views::CurveChartCard*>().first();
    // Three graphs per curve; the third one is the line.
    for (std::size_t i = 0; i < chart.curves.size(); ++i) {
        QCPGraph* line = card->plot()->graph(static_cast<int>(3 * i + 2));
        QCOMPARE(line->dataCount(), chart.curves[i].x.size());
        QCOMPARE(line->data()->at(line->dataCount() - 1)->value, chart.curves[i].y.back());
    }
    const auto table = model::tableOf(chart, page.document.format());
    QCOMPARE(table.head.size(), static_cast<qsizetype>(chart.curves.size()) + 1);
}

void TestCharts::rangesGrowAtOnceAndShrinkAfterTheGesture()
{
    support::Page page;
    auto* card = page.page.findChildren<views::CurveChartCard*>().first();
    const auto high = [&] { return card->plot()->xAxis->range().upper; };
    const int gesture = page.document.beginGesture();
    const auto turn = [&](double gpus) {
        QVERIFY(model::turn(page.document, "cluster.count", gpus, gesture));
        QVERIFY(page.settle());
        QTest::qWait(0);
    };
    turn(2048);
    QCOMPARE(high(), 4096.0);
    turn(64);
    QCOMPARE(high(), 4096.0); // held
    page.document.endGesture();
    QCOMPARE(high(), 128.0);
}

void TestCharts::gpusAreCountedInPowersOfTwoOrWholeNodes_data()
{
    QTest::addColumn<double>("gpus");
    QTest::addColumn<double>("node");
    QTest::newRow("a few") << 10.0 << 8.0;
    QTest::newRow("whole nodes of 8") << 144.0 << 8.0;
    QTest::newRow("whole racks of 72") << 1440.0 << 72.0;
    QTest::newRow("thousands") << 3000.0 << 8.0;
}

void TestCharts::gpusAreCountedInPowersOfTwoOrWholeNodes()
{
    QFETCH(double, gpus);
    QFETCH(double, node);
    support::Page page;
    QVERIFY(model::turn(page.document, "cluster.node_size", node));
    QVERIFY(model::turn(page.document, "cluster.count", gpus));
    QVERIFY(page.settle());
    QTest::qWait(0);
    auto* card = page.page.findChildren<views::CurveChartCard*>().first();
    QCPAxis* axis = card->plot()->xAxis;
    const auto check = [&] {
        card->plot()->replot();
        const QVector<double> ticks = axis->tickVector();
        QVERIFY(ticks.size() >= 2);
        for (const double tick : ticks) {
            const bool power = tick < 1 || std::exp2(std::round(std::log2(tick))) == tick;
            const double step = ticks[1] - ticks[0];
            QVERIFY2(tick == std::round(tick), qPrintable(QString::number(tick)));
            QVERIFY2(power || std::exp2(std::round(std::log2(step))) == step ||
                         std::fmod(tick, node) == 0,
                     qPrintable(QString::number(tick)));
        }
    };
    check();
    for (int nearer = 0; nearer < 6; ++nearer) {
        card->zoom(0.6);
        check();
    }
    const auto reading = model::readingAt(card->chart(), 2.5, page.document.format());
    QVERIFY2(!reading.at.contains(u'.'), qPrintable(reading.at)); // never 2.5 GPUs
}

void TestCharts::aLargePictureHasThickerLines()
{
    support::Page page;
    auto* card = page.page.findChildren<views::CurveChartCard*>().first();
    const auto widthAt = [&](const QSize& size) {
        page.page.resize(size);
        QTest::qWait(30);
        return card->plot()->graph(2)->pen().widthF();
    };
    const double usual = widthAt(QSize(1600, 950));
    QVERIFY(widthAt(QSize(3840, 2100)) >= 1.5 * usual);
    QCOMPARE(widthAt(QSize(1600, 950)), usual);
}

void TestCharts::anUprightNameKeepsItsWords_data()
{
    QTest::addColumn<int>("height");
    QTest::addColumn<QString>("shown");
    QTest::newRow("in a line") << 300 << "Cost of a whole run ($ M)";
    QTest::newRow("its unit below") << 150 << "Cost of a whole run\n($ M)";
    QTest::newRow("smaller") << 125 << "Cost of a whole run\n($ M)";
}

void TestCharts::anUprightNameKeepsItsWords()
{
    QFETCH(int, height);
    QFETCH(QString, shown);
    QCustomPlot plot;
    plot.resize(300, height);
    plot.setViewport(plot.rect());
    plot.replot();
    const QString name = QStringLiteral("Cost of a whole run ($ M)");
    QVERIFY(views::fitLabel(*plot.yAxis, name));
    QCOMPARE(plot.yAxis->label(), shown);
    QVERIFY(!views::fitLabel(*plot.yAxis, name)); // unchanged
}

void TestCharts::anAxisIsWrittenInTheLanguageOfItsNumbers_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("half");
    QTest::newRow("English") << QLocale(QLocale::English) << QStringLiteral("2.5 kW");
    QTest::newRow("German") << QLocale(QLocale::German) << QStringLiteral("2,5 kW");
}

void TestCharts::anAxisIsWrittenInTheLanguageOfItsNumbers()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, half);
    model::StackChart chart;
    chart.unit = QStringLiteral("kW");
    chart.columns = {QStringLiteral("peak")};
    chart.parts = {{QStringLiteral("GPUs"), {9.3}}};
    chart.high = 9.3;
    views::StackView view;
    view.resize(400, 300);
    view.setChart(chart, locale, false);
    view.grab();
    QStringList texts;
    for (const QGraphicsItem* item : view.scene()->items())
        if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item))
            texts << text->toPlainText();
    QVERIFY2(texts.contains(half), qPrintable(texts.join(u'|')));
}

void TestCharts::aChartFollowsThePalette()
{
    support::Page page;
    auto* card = page.page.findChildren<views::CurveChartCard*>().first();
    views::apply(*qApp, views::Theme::night());
    QTest::qWait(20);
    const QImage image = card->plot()->grab().toImage();
    QVERIFY(image.pixelColor(2, 2).lightness() < 80);
    views::apply(*qApp, views::Theme::day());
}

void TestCharts::aPictureAndATableCanBeCopied()
{
    support::Page page;
    for (auto* card : page.page.findChildren<views::ChartCard*>()) {
        if (card->isHidden())
            continue;
        card->setFocus();
        QTest::keyClick(card, Qt::Key_C, Qt::ControlModifier);
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        QVERIFY(data->data("image/svg+xml").contains("<path") ||
                data->data("image/svg+xml").contains("<polyline"));
    }
}

void TestCharts::theReportIsVectorsOnly()
{
    support::Page page;
    const auto format = page.document.format();
    const auto report = model::reportDocument(page.document.project(), *page.document.evaluation(),
                                              {page.document.sharedCatalog()}, format);
    const auto pdf = views::documentPdf(report, views::a4(), format);
    QVERIFY(pdf);
    QVERIFY(pdf->startsWith("%PDF"));
    // A cover, and at least one page per section; each one in the outline and in the contents.
    const auto sections = static_cast<qsizetype>(report.sections.size());
    QVERIFY(pdf->count("/Type /Page\n") > sections);
    QCOMPARE(pdf->count("/Subtype /Link"), sections);
    QVERIFY(pdf->contains("/Type /Outlines\n/Count " + QByteArray::number(sections)));
    QVERIFY(!pdf->contains("/Subtype /Image"));
}

HEADROOM_ROOM(TestCharts)
#include "test_charts.moc"
