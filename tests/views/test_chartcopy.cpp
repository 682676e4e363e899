// Output of a chart: copies, files, its table, pins.
#include "model/engine/plan.h"
#include "tests/support/charts.h"
#include "tests/support/room.h"
#include "views/charts/charttable.h"

#include <QClipboard>
#include <QMimeData>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using support::Charts;

class TestChartCopy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void uncertaintyIsLeftOut();
    void copiesAreBitmapAndVector();
    void savedAs_data();
    void savedAs();
    void whatIsSavedIsWhatIsLookedAt();
    void theTableStandsInThePicturesPlace();
    void everyCardHasItsMenu();
    void aPinnedCurveStaysWhileThePlanMoves();
};

void TestChartCopy::uncertaintyIsLeftOut()
{
    Charts c;
    const auto bands = [&] {
        qsizetype points = 0;
        for (const auto& curve : c.cash->chart().curves)
            points += curve.low.size();
        return points;
    };
    QVERIFY(bands() > 0);
    c.document.showUncertainty(false);
    QCOMPARE(bands(), qsizetype(0));
    c.document.showUncertainty(true);
    QVERIFY(bands() > 0);
}

void TestChartCopy::copiesAreBitmapAndVector()
{
    Charts c;
    c.key(Qt::Key_C, Qt::ControlModifier);
    const QMimeData* data = QApplication::clipboard()->mimeData();
    const auto image = data->imageData().value<QImage>();
    QCOMPARE(image.width(), 2 * c.speedup->plot()->width());
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
    QVERIFY(QSvgRenderer(data->data("image/svg+xml")).isValid());
    c.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    data = QApplication::clipboard()->mimeData();
    QVERIFY(data->text().contains(u'\t'));
    QVERIFY(data->html().contains("<td>"));
}

void TestChartCopy::savedAs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("bitmap") << "a.png" << QByteArray("\x89PNG");
    QTest::newRow("vectors") << "a.svg" << QByteArray("<?xml");
    QTest::newRow("page") << "a.pdf" << QByteArray("%PDF");
}

void TestChartCopy::savedAs()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, begins);
    Charts c;
    QTemporaryDir folder;
    for (auto* card : c.page.findChildren<views::ChartCard*>()) {
        if (card->isHidden())
            continue;
        QVERIFY(card->saveAs(folder.filePath(name)));
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith(begins));
        QVERIFY(bytes.size() > 2000);
    }
    QVERIFY(!c.speedup->saveAs("/nowhere/at/all/" + name));
}

void TestChartCopy::whatIsSavedIsWhatIsLookedAt()
{
    Charts c;
    const auto svg = [&] {
        c.key(Qt::Key_C, Qt::ControlModifier);
        return QApplication::clipboard()->mimeData()->data("image/svg+xml");
    };
    const QByteArray whole = svg();
    c.speedup->toggle(c.linked());
    const QByteArray without = svg();
    QVERIFY(without.size() < whole.size());
    c.key(Qt::Key_Plus);
    QVERIFY(svg() != without);
}

void TestChartCopy::theTableStandsInThePicturesPlace()
{
    Charts c;
    c.key(Qt::Key_T);
    const views::ChartTable* table = c.speedup->shownTable();
    QVERIFY(table);
    QVERIFY(!c.speedup->plot()->isVisible());
    QCOMPARE(table->columnCount(), static_cast<int>(c.speedup->chart().curves.size()) + 1);
    const QString before = table->item(3, 2)->text();
    c.turn("cluster.count", 2048);
    QTRY_VERIFY(table->item(3, 2)->text() != before);
    Charts::trigger(c.speedup, "table");
    QVERIFY(!c.speedup->shownTable());
    QVERIFY(c.speedup->plot()->isVisible());
}

void TestChartCopy::everyCardHasItsMenu()
{
    Charts c;
    for (auto* card : c.page.findChildren<views::ChartCard*>()) {
        if (card->isHidden())
            continue;
        QVERIFY(card->menuButton()->accessibleName().contains(card->accessibleName()));
        QVERIFY(card->menuButton()->focusPolicy() & Qt::TabFocus);
        const auto menu = card->menu();
        for (const char* name : {"copy-picture", "copy-table", "save", "table"})
            QVERIFY2(menu->findChild<QAction*>(name), name);
    }
    QVERIFY(c.speedup->menu()->findChild<QAction*>("pin"));
}

void TestChartCopy::aPinnedCurveStaysWhileThePlanMoves()
{
    Charts c;
    const auto before = c.speedup->chart().curves.back();
    QCOMPARE(before.role, model::ChartCurve::Role::Own);
    c.key(Qt::Key_P);
    const auto& pinned = c.speedup->chart().curves.back();
    QCOMPARE(pinned.role, model::ChartCurve::Role::Pinned);
    QCOMPARE(pinned.y, before.y);
    QVERIFY2(!pinned.label.isEmpty() && pinned.label != before.label, qPrintable(pinned.label));
    c.turn("cluster.between_rate", 25e9 / 8);
    const auto& curves = c.speedup->chart().curves;
    QCOMPARE(curves.back().y, before.y);
    QVERIFY(curves[curves.size() - 2].y != before.y);
    const auto table = model::tableOf(c.speedup->chart(), c.document.format());
    QCOMPARE(table.head.last(), curves.back().label);
    c.key(Qt::Key_P, Qt::ShiftModifier);
    QVERIFY(c.speedup->chart().curves.back().role != model::ChartCurve::Role::Pinned);
}

HEADROOM_ROOM(TestChartCopy)
#include "test_chartcopy.moc"
