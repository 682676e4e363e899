// Nothing is cut off: on every page, at the smallest size and the usual one, in both languages, no
// text ends in an ellipsis and no label or button is narrower than its words.
#include "app/mainwindow.h"
#include "model/catalogstore.h"
#include "views/serving/servingpage.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

namespace {

using Page = app::MainWindow::Page;

// A label that does not wrap is as wide as its words; one that does is tall enough for its lines.
bool isShort(const QLabel& label)
{
    if (label.text().isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull())
        return false;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + 1;
    return label.sizeHint().width() > label.width() + 1;
}

bool isShort(const QAbstractButton& button)
{
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return false;
    const QFontMetrics metrics(button.font());
    const QString text = QString(button.text()).remove(u'&');
    return metrics.horizontalAdvance(text) > button.width();
}

// Three scenarios, the first of them pinned: every figure says how it differs.
void compare(model::ProjectDocument& document)
{
    document.duplicateScenario(0);
    QVERIFY(document.turn("cluster.count", 512));
    document.duplicateScenario(1);
    document.renameScenario(2, QStringLiteral("Bought, in Norway"));
    QVERIFY(document.choose("money.tenure", "buy"));
    document.pinBaseline(0);
}

template <class Widget>
void noteShort(const QWidget& window, const QString& where, QStringList& cut)
{
    for (const auto* widget : window.findChildren<Widget*>())
        if (widget->isVisible() && !widget->visibleRegion().isEmpty() && isShort(*widget))
            cut << where + QStringLiteral(": ") + widget->text();
}

} // namespace

class TestWhole : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { views::onCut({}); }
    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("1280x720, English") << QSize(1280, 720) << "en";
        QTest::newRow("1280x720, German") << QSize(1280, 720) << "de";
        QTest::newRow("1600x1000, English") << QSize(1600, 1000) << "en";
        QTest::newRow("1600x1000, German") << QSize(1600, 1000) << "de";
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QTemporaryDir folder;
        views::apply(*qApp, views::Theme::day());
        app::MainWindow window({*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                               {folder.path(), folder.path()});
        window.useLanguage(language);
        window.begin({});
        window.resize(size);
        window.show();
        QStringList cut;
        const auto lookAtAll = [&](const QString& what) {
            for (int page = Page::Answer; page <= Page::Accuracy; ++page) {
                window.showPage(static_cast<Page>(page));
                QCoreApplication::processEvents();
                QVERIFY(QTest::qWaitFor([&] { return window.document().isSettled(); }, 60000));
                QTest::qWait(50);
                const QString where = QStringLiteral("page %1, %2").arg(page).arg(what);
                views::onCut([&](const QString& text, const QString& shown) {
                    cut << QStringLiteral("%1: %2 -> %3").arg(where, text, shown);
                });
                (void)window.grab();
                views::onCut({});
                noteShort<QLabel>(window, where, cut);
                noteShort<QAbstractButton>(window, where, cut);
            }
        };
        lookAtAll(QStringLiteral("the sample"));
        compare(window.document());
        lookAtAll(QStringLiteral("three scenarios"));
        window.document().addWork(engine::WorkloadKind::Tune);
        window.document().addWork(engine::WorkloadKind::Serve);
        window.document().showWork(QStringLiteral("a"));
        lookAtAll(QStringLiteral("several workloads"));
        for (int i = 0; i < 3; ++i) // back to the run alone
            window.document().undoStack()->undo();
        window.showPage(Page::Serving);
        window.servingPage()->makeIt()->click();
        lookAtAll(QStringLiteral("serving"));
        cut.removeDuplicates();
        for (const QString& text : cut)
            qInfo("%s", qPrintable(text)); // a failure shows a thousand letters
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }
};

QTEST_MAIN(TestWhole)
#include "test_whole.moc"
