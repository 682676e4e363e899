// The report dialog: a cover, sections hidden and moved, a custom paragraph, German from an English
// window; saved in the project and used in exports.
#include "app/mainwindow.h"
#include "model/engine/files/projectfile.h"
#include "tests/app/program.h"
#include "tests/support/room.h"
#include "tests/support/shownwindow.h"
#include "views/controls/segmentbar.h"
#include "views/report/accent.h"
#include "views/report/lookfields.h"
#include "views/report/reportdialog.h"
#include "views/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

namespace {

struct Window : support::ShownWindow {
    QString saved = folder.filePath("out.pdf");

    Window()
        : ShownWindow(app::Asker{[] { return QString(); },
                                 [this](const QString&, const QString&) { return saved; },
                                 [] { return app::Asker::Answer::Discard; }, [](const QString&) {}})
    {
        window.useLanguage(QStringLiteral("en"));
    }
    const engine::ReportWish& wish() { return document().project().report; }
    views::ReportDialog& open()
    {
        window.files().showReport(&window);
        return *window.files().reportDialog();
    }
    QByteArray bytes() const
    {
        QFile file(saved);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

int rowOf(const views::ReportDialog& dialog, const QString& id)
{
    for (int i = 0; i < dialog.sections()->count(); ++i)
        if (dialog.sections()->item(i)->data(Qt::UserRole).toString() == id)
            return i;
    return -1;
}

} // namespace

class TestReportDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsWishedIsShownKeptAndUndone()
    {
        Window w;
        const QByteArray before = w.document().toBytes();
        auto& dialog = w.open();
        const int pages = dialog.preview()->pages();
        QVERIFY(pages > 8);
        const QImage cover = dialog.preview()->pictureOf(0);
        dialog.field("author")->setText("Ada Lovelace");
        dialog.field("notice")->setText("Confidential");
        QVERIFY(QTest::qWaitFor([&] { return dialog.preview()->pictureOf(0) != cover; }));
        const int money = rowOf(dialog, "decision");
        QVERIFY(money > 0);
        dialog.sections()->item(money)->setCheckState(Qt::Unchecked);
        QVERIFY(QTest::qWaitFor([&] { return dialog.preview()->pages() < pages; }));
        const QImage summary = dialog.preview()->pictureOf(1);
        dialog.sections()->setCurrentRow(rowOf(dialog, "summary"));
        QTest::keyClicks(dialog.note(), "Our own view of it.");
        QVERIFY(QTest::qWaitFor([&] { return dialog.preview()->pictureOf(1) != summary; }));
        dialog.close();
        QCOMPARE(w.wish().author, std::string("Ada Lovelace"));
        QCOMPARE(w.wish().sections[0].note, std::string("Our own view of it."));
        QVERIFY(!w.wish().sections[std::size_t(money)].shown);
        const auto again = engine::readProject(w.document().toBytes().toStdString());
        QVERIFY(again && again->project.report == w.wish());
        QCOMPARE(w.document().undoStack()->count(), 1);
        w.document().undoStack()->undo();
        QCOMPARE(w.document().toBytes(), before);
    }
    void logoAndAccentAreOnTheCoverAndComeBack()
    {
        Window w;
        auto& dialog = w.open();
        QImage picture(2400, 600, QImage::Format_RGB32);
        picture.fill(QColor(200, 30, 90));
        const QString file = w.folder.filePath("logo.png");
        QVERIFY(picture.save(file));
        const QImage before = dialog.preview()->pictureOf(0);
        dialog.logo()->take(file);
        const QImage cover = dialog.preview()->pictureOf(0);
        const auto has = [](const QImage& image, const QColor& colour) {
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == colour)
                        return true;
            return false;
        };
        QVERIFY(!has(before, QColor(200, 30, 90)));
        QVERIFY(has(cover, QColor(200, 30, 90)));
        // Pale yellow is not readable on paper, so it is printed darker.
        dialog.accent()->setColour("#ffee55");
        Q_EMIT dialog.accent()->changed();
        const QColor printed = views::readableOnPaper(QColor("#ffee55"));
        QVERIFY(views::contrastOf(printed, Qt::white) >= 4.5);
        QVERIFY(has(dialog.preview()->pictureOf(0), printed));
        QVERIFY(!has(dialog.preview()->pictureOf(1), views::Theme::day().accent));
        dialog.close();
        QCOMPARE(w.wish().accent, std::string("#ffee55"));
        const QByteArray kept = QByteArray::fromBase64(w.wish().logo.base64->c_str());
        QCOMPARE(QImage::fromData(kept).width(), 1200); // no larger than a cover needs
        const auto again = engine::readProject(w.document().toBytes().toStdString());
        QVERIFY(again && again->project.report == w.wish());
        auto& other = w.open();
        QCOMPARE(other.logo()->picture(), kept);
        other.logo()->removing()->click();
        other.accent()->resetting()->click();
        other.close();
        QVERIFY(!w.wish().logo.base64 && w.wish().accent.empty());
    }
    void whatIsNoLogoIsReportedAndChangesNothing()
    {
        Window w;
        const QByteArray before = w.document().toBytes();
        auto& dialog = w.open();
        const std::pair<const char*, QByteArray> files[] = {
            {"words", "not a picture"},
            {"nothing", ""},
            {"a PNG cut short", QByteArray::fromBase64("iVBORw0KGgoAAAANSUhEUgAA")},
            {"an SVG that loads a file",
             "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
             "<image href='file:///dev/zero' width='9' height='9'/>"
             "</svg>"}};
        for (const auto& [name, bytes] : files) {
            QFile file(w.folder.filePath("logo.png"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
            file.close();
            dialog.logo()->take(file.fileName());
            QVERIFY2(dialog.logo()->status().contains("logo.png"), name);
        }
        dialog.logo()->take("/dev/zero"); // not a regular file, and endless
        QVERIFY(!dialog.logo()->status().isEmpty());
        dialog.close();
        QCOMPARE(w.document().toBytes(), before);
    }
    void anSvgIsDrawn()
    {
        Window w;
        QFile file(w.folder.filePath("logo.svg"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 10'>"
                   "<rect width='40' height='10' fill='#102030'/></svg>");
        file.close();
        auto& dialog = w.open();
        dialog.logo()->take(file.fileName());
        QVERIFY(dialog.logo()->status().isEmpty());
        const QImage logo = QImage::fromData(dialog.logo()->picture());
        QCOMPARE(logo.size(), QSize(1200, 300));
        QCOMPARE(logo.pixelColor(600, 150), QColor("#102030"));
    }
    void aDocumentInEurosFromAWindowInDollars()
    {
        Window w;
        auto& dialog = w.open();
        const QImage dollars = dialog.preview()->pictureOf(1);
        dialog.currency()->setCurrentIndex(dialog.currency()->findText("EUR", Qt::MatchContains));
        QVERIFY(dialog.preview()->pictureOf(1) != dollars);
        dialog.close();
        QVERIFY(w.wish().currency && w.wish().currency->code == "EUR");
        QCOMPARE(w.document().project().currency.code, std::string("USD"));
        QCOMPARE(w.document().format().currency().code, std::string("USD"));
        const engine::Project document = model::inReportCurrency(w.document().project());
        QCOMPARE(document.currency, *w.wish().currency);
        QCOMPARE(document.scenarios[0].plan, w.document().project().scenarios[0].plan); // dollars
        auto& again = w.open();
        QVERIFY(again.currency()->currentText().contains("EUR"));
        QVERIFY(again.preview()->pictureOf(1) != dollars);
    }
    void lookingChangesNothing()
    {
        Window w;
        const QByteArray before = w.document().toBytes();
        w.open().close();
        QCOMPARE(w.document().toBytes(), before);
        QCOMPARE(w.document().undoStack()->count(), 0);
    }
    void sectionsMoveByKeyboardAndComeBackInTheirOrder()
    {
        Window w;
        auto& dialog = w.open();
        const QString second = dialog.sections()->item(1)->data(Qt::UserRole).toString();
        dialog.sections()->setCurrentRow(0);
        QTest::keyClick(dialog.sections(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(dialog.sections()->currentRow(), 1);
        QCOMPARE(rowOf(dialog, second), 0);
        dialog.close();
        QCOMPARE(QString::fromStdString(w.wish().sections.front().id), second);
        QCOMPARE(rowOf(w.open(), second), 0);
    }
    void aGermanReportLeavesTheWindowEnglish()
    {
        Window w;
        const QString menu = w.window.findChild<QMenuBar*>()->actions().front()->text();
        auto& dialog = w.open();
        const QImage english = dialog.preview()->pictureOf(1);
        const QString heading = dialog.exporting()->text();
        dialog.language()->setCurrentIndex(dialog.language()->findData("de"));
        QVERIFY(dialog.preview()->pictureOf(1) != english);
        dialog.exporting()->click();
        QVERIFY(w.bytes().contains("/Lang (de"));
        QCOMPARE(dialog.exporting()->text(), heading);
        QCOMPARE(w.window.findChild<QMenuBar*>()->actions().front()->text(), menu);
        dialog.paper()->setCurrentIndex(1);
        dialog.kinds()->button(1)->click();
        QCOMPARE(dialog.preview()->pages(), 1);
        dialog.exporting()->click();
        QVERIFY(w.bytes().contains("612"));
        dialog.kinds()->button(2)->click();
        QVERIFY(dialog.preview()->pages() > 3);
        QVERIFY(!dialog.paper()->isEnabled());
    }
    void theCommandLineFollowsTheProject()
    {
        Window w;
        auto& dialog = w.open();
        dialog.paper()->setCurrentIndex(1);
        dialog.language()->setCurrentIndex(dialog.language()->findData("de"));
        dialog.close();
        const QString plan = w.folder.filePath("plan.headroom");
        QFile file(plan);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(w.document().toBytes());
        file.close();
        QCOMPARE(program::run({"export", plan, "--to", w.saved}).exit, 0);
        QVERIFY(w.bytes().contains("/Lang (de") && w.bytes().contains("612"));
        QCOMPARE(program::run({"export", plan, "--to", w.saved, "--paper", "a4", "--language", "en",
                               "--overwrite"})
                     .exit,
                 0);
        QVERIFY(w.bytes().contains("/Lang (en") && !w.bytes().contains("MediaBox [0 0 612"));
    }
};

HEADROOM_ROOM(TestReportDialog)
#include "test_reportdialog.moc"
