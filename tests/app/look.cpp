#include "look.h"

#include "app/language.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "views/housestyle.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionComboBox>
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

} // namespace

Look::Look(const QSize& size, const QString& language)
    : locale_(app::setLanguage(*qApp, language))
    , window_({*model::shippedCatalog(QStringLiteral("2026-11-21"))},
              {folder_.path(), folder_.path()})
{
    views::apply(*qApp, views::Theme::day());
    window_.useLanguage(language);
    window_.begin({});
    window_.resize(size);
    window_.show();
}

void Look::at(const QString& what)
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

QString Look::cut()
{
    cut_.removeDuplicates();
    for (const QString& text : cut_)
        qInfo("%s", qPrintable(text)); // QCOMPARE truncates its message
    return cut_.join(u'\n');
}
