#include "model/project/inputactions.h"
#include "tests/support/catalogview.h"
#include "tests/support/room.h"
#include "views/housestyle.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTranslator>

using engine::CatalogKind;
using Shown = support::CatalogView;

// The catalog page in use: click, type, select, sort, copy, use, undo.
namespace {

// Wraps every translatable text.
class PseudoLanguage : public QTranslator {
public:
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(text));
    }
    bool isEmpty() const override { return false; }
};

QStringList clipboardLines()
{
    return QApplication::clipboard()->text().split(u'\n');
}

} // namespace

class TestCatalogPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { views::apply(*qApp, views::Theme::day()); }

    void opensOnTheGpuOfThePlan()
    {
        Shown s;
        QCOMPARE(s.page.list()->selectedIds(), QStringList{QStringLiteral("h100-sxm")});
        QCOMPARE(s.page.sheet()->sheet()->title(), QStringLiteral("NVIDIA H100 80 GB SXM"));
        QVERIFY(!s.page.sheet()->detail()->toPlainText().isEmpty());
    }
    void opensWhereItWasSentBeforeItWasShown()
    {
        QTemporaryDir folder;
        model::ProjectDocument document{
            engine::Context{*model::shippedCatalog(QStringLiteral("2026-11-21"))}};
        views::CatalogPage page(document, folder.path());
        page.showEntries(CatalogKind::Regions, {QStringLiteral("fr")});
        page.show();
        QCOMPARE(page.kind(), CatalogKind::Regions);
        QCOMPARE(page.sheet()->sheet()->title(), QStringLiteral("France"));
    }
    void everyKindOpensWithItsCount()
    {
        Shown s;
        QAbstractItemModelTester tester(s.rows(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto* kinds = s.page.kinds();
        for (int row = 0; row < kinds->count(); ++row) {
            kinds->setCurrentRow(row);
            QCOMPARE(static_cast<int>(s.page.kind()), row);
            const QString count = kinds->item(row)->text().section(u' ', -1);
            QCOMPARE(QString::number(s.rows()->rowCount()), count);
            QVERIFY(row == static_cast<int>(CatalogKind::Runs) || s.rows()->rowCount() > 0);
            QVERIFY(!s.page.grab().isNull());
        }
    }
    void everythingHasAName()
    {
        Shown s;
        for (const QWidget* widget : s.page.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() &&
                widget->focusPolicy() != Qt::NoFocus && !widget->inherits("QSplitterHandle") &&
                widget->objectName() != QStringLiteral("qt_scrollarea_viewport"))
                QVERIFY2(!widget->accessibleName().isEmpty() ||
                             !widget->property("text").toString().isEmpty(),
                         widget->metaObject()->className());
    }

    void theFilterLeavesRowsWithAllItsWords()
    {
        Shown s;
        QTest::keyClick(&s.page, Qt::Key_F, Qt::ControlModifier);
        auto* field = s.page.list()->filterField();
        QCOMPARE(QApplication::focusWidget(), field);
        QTest::keyClicks(field, QStringLiteral("H100 nvl"));
        QCOMPARE(s.rows()->rowCount(), 1);
        QVERIFY(s.rowOf("h100-nvl") == 0);
        QTest::keyClick(field, Qt::Key_Down); // into the table
        QCOMPARE(QApplication::focusWidget(), s.table());
        QTest::keyClicks(field, QStringLiteral("zzz"));
        QCOMPARE(s.rows()->rowCount(), 0);
        QVERIFY(!s.table()->isVisible());
        bool reported = false;
        for (const QLabel* label : s.page.list()->findChildren<QLabel*>())
            reported |= label->isVisible() && label->text().contains(QStringLiteral("Escape"));
        QVERIFY(reported);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(s.rows()->rowCount() > 40);
        QVERIFY(s.table()->isVisible());
    }
    void aPressOnAHeadSortsAndTheUnknownStaysLast()
    {
        Shown s;
        auto* head = s.table()->horizontalHeader();
        const int fp8 = 5;
        QVERIFY(
            s.rows()->headerData(fp8, Qt::Horizontal).toString().startsWith(QStringLiteral("FP8")));
        for (int press = 0; press < 2; ++press) {
            s.table()->scrollTo(s.rows()->index(0, fp8));
            QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                              QPoint(head->sectionViewportPosition(fp8) + 20, 12));
            const int last = s.rows()->rowCount() - 1;
            QVERIFY(s.rows()->index(0, fp8).data(model::SortRole).isValid());
            QCOMPARE(s.rows()->index(last, fp8).data().toString(), QStringLiteral("n/a"));
        }
    }

    void threeGpusStandSideBySide()
    {
        Shown s;
        QVERIFY(!s.page.actions()->compare()->isEnabled());
        s.click("h100-sxm");
        s.click("b200-sxm", Qt::ControlModifier);
        s.click("mi300x", Qt::ControlModifier);
        auto* sheet = s.page.sheet()->sheet();
        QVERIFY(sheet->compares());
        QCOMPARE(sheet->columnCount(), 4);
        s.press(s.page.actions()->compare()); // it fills the page
        QVERIFY(!s.page.list()->isVisible());
        s.press(s.page.actions()->compare());
        QVERIFY(s.page.list()->isVisible());
        QVERIFY(!s.page.actions()->use()->isEnabled());
        QVERIFY(!s.page.actions()->use()->toolTip().isEmpty());
    }
    void moreThanFourAreReportedNotCut()
    {
        Shown s;
        s.table()->selectAll();
        QCOMPARE(s.page.sheet()->sheet()->rowCount(), 0);
        QVERIFY(s.page.sheet()->findChildren<QLabel*>().at(1)->text().contains(
            QStringLiteral("%1 entries are selected")
                .arg(s.document.catalog().accelerators.size())));
    }

    void copyBringsRowsAndSheets()
    {
        Shown s;
        s.click("h100-sxm");
        s.click("b200-sxm", Qt::ControlModifier);
        QTest::keyClick(s.table(), Qt::Key_C, Qt::ControlModifier);
        QStringList lines = clipboardLines();
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith(QStringLiteral("Name\tVendor\tMemory (GB)\t")));
        QVERIFY(lines[1].startsWith(QStringLiteral("NVIDIA B200 180 GB SXM\tNVIDIA\t180\t8000\t")));
        QVERIFY(QApplication::clipboard()->mimeData()->html().contains(QStringLiteral("<table>")));
        s.click("h100-sxm");
        s.page.actions()->copySheet()->trigger();
        lines = clipboardLines();
        QCOMPARE(lines[0], QStringLiteral("Property\tValue\tRange\tSource\tDate\tNote"));
        QVERIFY(lines.contains(QStringLiteral(
            "Memory bandwidth\t3350 GB/s\t\tAIConfigurator; Machine Learning Engineering Open "
            "Book\t2026-08-21\t")));
    }

    void usedAndTakenBack_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("id");
        QTest::newRow("a GPU") << static_cast<int>(CatalogKind::Accelerators)
                               << QStringLiteral("b200-sxm");
        QTest::newRow("an offer of another GPU")
            << static_cast<int>(CatalogKind::Offers) << QStringLiteral("crusoe-mi300x-192gb-spot");
        QTest::newRow("a region") << static_cast<int>(CatalogKind::Regions)
                                  << QStringLiteral("world");
    }
    void usedAndTakenBack()
    {
        QFETCH(int, kind);
        QFETCH(QString, id);
        Shown s;
        const QByteArray before = s.document.toBytes();
        s.page.showEntries(static_cast<CatalogKind>(kind), {id});
        QVERIFY(s.page.actions()->use()->isEnabled());
        s.press(s.page.actions()->use());
        QCOMPARE(s.document.undoStack()->count(), 1);
        QVERIFY(s.page.message()->isVisible());
        s.document.undoStack()->undo();
        QCOMPARE(s.document.toBytes(), before);
    }
    void whatCannotBeUsedIsGreyedAndSaysWhy()
    {
        Shown s;
        s.page.showEntries(CatalogKind::Links, {QStringLiteral("nvlink2")});
        QVERIFY(!s.page.actions()->use()->isEnabled());
        QVERIFY(
            s.page.actions()->use()->toolTip().contains(QStringLiteral("does not have this link")));
        // With a GPU that supports it, the button is enabled.
        QVERIFY(model::choose(s.document, QStringLiteral("cluster.gpu"),
                              QStringLiteral("v100-sxm2-32")));
        QVERIFY(s.page.actions()->use()->isEnabled());
    }

    void everyTextFollowsTheLanguage()
    {
        Shown s;
        s.press(s.page.actions()->use());
        PseudoLanguage pseudo;
        QVERIFY(qApp->installTranslator(&pseudo));
        QTest::qWait(10);
        QStringList missed;
        const auto check = [&](const QString& text) {
            if (!text.isEmpty() && !text.contains(QStringLiteral("⟦")))
                missed << text;
        };
        for (const auto* button : s.page.findChildren<QPushButton*>())
            check(button->text()), check(button->toolTip());
        for (const auto* label : s.page.findChildren<QLabel*>())
            if (label->text() != s.page.sheet()->sheet()->title())
                check(label->text());
        for (int c = 0; c < s.rows()->columnCount(); ++c)
            check(s.rows()->headerData(c, Qt::Horizontal).toString());
        for (int row = 0; row < s.page.kinds()->count(); ++row)
            check(s.page.kinds()->item(row)->text());
        check(s.page.list()->filterField()->placeholderText());
        check(s.page.sheet()->sheet()->index(0, 0).data().toString());
        qApp->removeTranslator(&pseudo);
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
    }
    void anotherCatalogShowsAtOnceAndTheSelectionStays()
    {
        Shown s;
        s.click("b200-sxm");
        auto catalog = std::make_shared<engine::Catalog>(s.document.catalog());
        catalog->accelerators.erase(catalog->accelerators.begin());
        s.document.setCatalog(catalog);
        QCOMPARE(s.page.kinds()->item(0)->text(),
                 QStringLiteral("GPUs  %1").arg(catalog->accelerators.size()));
        QCOMPARE(s.page.list()->selectedIds(), QStringList{QStringLiteral("b200-sxm")});
        QCOMPARE(s.page.sheet()->sheet()->title(), QStringLiteral("NVIDIA B200 180 GB SXM"));
    }
};

HEADROOM_ROOM(TestCatalogPage)
#include "test_catalogpage.moc"
