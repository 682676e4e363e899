// Nothing is cut off: on every page, at the smallest and the usual size, in both languages, no text
// is elided and no label or button is narrower than its text.
#include "app/language.h"
#include "app/mainwindow.h"
#include "model/project/scenarioactions.h"
#include "model/project/templates.h"
#include "model/project/workactions.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/housestyle.h"
#include "views/panels/answerpage.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace {

using Page = app::MainWindow::Page;

// A single-line label is as wide as its text, a wrapped one tall enough for its lines.
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

// Three scenarios, the first one pinned: every figure shows its difference.
void compare(model::ProjectDocument& document)
{
    model::duplicateScenario(document, 0);
    QVERIFY(document.turn("cluster.count", 512));
    model::duplicateScenario(document, 1);
    model::renameScenario(document, 2, QStringLiteral("Bought, in Norway"));
    QVERIFY(document.choose("money.tenure", "buy"));
    model::pinBaseline(document, 0);
}

bool isShort(const QComboBox& choice)
{
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    const QRect room = choice.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                      QStyle::SC_ComboBoxEditField, &choice);
    return QFontMetrics(choice.font()).horizontalAdvance(choice.currentText()) > room.width();
}

bool isShort(const QLineEdit& field)
{
    return QFontMetrics(field.font()).horizontalAdvance(field.text()) > field.width();
}

QString textOf(const QComboBox& choice)
{
    return choice.currentText();
}
template <class Widget> QString textOf(const Widget& widget)
{
    return widget.text();
}

template <class Widget>
void noteShort(const QWidget& window, const QString& where, QStringList& cut)
{
    for (const auto* widget : window.findChildren<Widget*>())
        if (widget->isVisible() && !widget->visibleRegion().isEmpty() && isShort(*widget))
            cut << where + QStringLiteral(": ") + textOf(*widget);
}

// Visits every page of a window and collects text that is cut off.
class Look {
public:
    Look(const QSize& size, const QString& language)
        : locale_(app::setLanguage(*qApp, language)) // it is used in the sample's names
        , window_({*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                  {folder_.path(), folder_.path()})
    {
        views::apply(*qApp, views::Theme::day());
        window_.useLanguage(language);
        window_.begin({});
        window_.resize(size);
        window_.show();
    }
    app::MainWindow& window() { return window_; }
    model::ProjectDocument& document() { return window_.document(); }
    void at(const QString& what)
    {
        for (int page = Page::Answer; page <= Page::Claims; ++page) {
            window_.showPage(static_cast<Page>(page));
            QCoreApplication::processEvents();
            QVERIFY(QTest::qWaitFor([this] { return document().isSettled(); }, support::kPatience));
            QTest::qWait(30);
            const QString where = QStringLiteral("page %1, %2").arg(page).arg(what);
            views::onCut([&](const QString& text, const QString& shown) {
                cut_ << QStringLiteral("%1: %2 -> %3").arg(where, text, shown);
            });
            (void)window_.grab();
            views::onCut({});
            noteShort<QLabel>(window_, where, cut_);
            noteShort<QAbstractButton>(window_, where, cut_);
            noteShort<QComboBox>(window_, where, cut_);
            noteShort<QLineEdit>(window_, where, cut_);
        }
    }
    QString cut()
    {
        cut_.removeDuplicates();
        for (const QString& text : cut_)
            qInfo("%s", qPrintable(text)); // QCOMPARE truncates its message
        return cut_.join(u'\n');
    }

private:
    QTemporaryDir folder_;
    QLocale locale_;
    app::MainWindow window_;
    QStringList cut_;
};

} // namespace

class TestWhole : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup()
    {
        views::onCut({});
        app::setLanguage(*qApp, QStringLiteral("en"));
    }
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
        Look look(size, language);
        look.at(QStringLiteral("the sample"));
        compare(look.document());
        look.at(QStringLiteral("three scenarios"));
        model::addWork(look.document(), engine::WorkloadKind::Tune);
        model::addWork(look.document(), engine::WorkloadKind::Serve);
        look.document().showWork(QStringLiteral("a"));
        look.at(QStringLiteral("several workloads"));
        QCOMPARE(look.cut(), QString());
    }
    void theFirstPageNeedsNoScrolling_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
    }
    void theFirstPageNeedsNoScrolling()
    {
        QFETCH(QString, language);
        Look look(QSize(1600, 1000), language);
        QVERIFY(QTest::qWaitFor([&] { return look.document().isSettled(); }, support::kPatience));
        QTest::qWait(100);
        int looked = 0;
        for (const auto* area :
             look.window().page<views::AnswerPage>()->findChildren<QScrollArea*>()) {
            if (!area->isVisible())
                continue;
            ++looked;
            QVERIFY2(area->verticalScrollBar()->maximum() == 0,
                     qPrintable(QString::number(area->verticalScrollBar()->maximum())));
        }
        QCOMPARE(looked, 2); // inputs and findings
    }
    // The longest texts in the smallest window.
    void noTemplateIsCut()
    {
        Look look(QSize(1280, 720), QStringLiteral("de"));
        for (const engine::Template& one : model::shippedTemplates()) {
            const QString id = QString::fromStdString(one.id);
            look.window().files().startFrom(id);
            look.at(id);
        }
        QCOMPARE(look.cut(), QString());
    }
};

HEADROOM_ROOM(TestWhole)
#include "test_whole.moc"
