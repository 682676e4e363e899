#include "views/controls/knobcontrol.h"

#include "model/project/inputactions.h"
#include "model/words/words.h"
#include "views/theme.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QTimer>

namespace views {

KnobControl::KnobControl(model::ProjectDocument& document, QString path, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , path_(std::move(path))
    , key_(path_.toStdString())
{
    setObjectName(path_);
}

void KnobControl::refresh()
{
    setApplies(isWanted());
    if (!parentWidget() || isVisibleTo(window()))
        read();
}

void KnobControl::reread()
{
    setApplies(isWanted());
    read();
}

void KnobControl::showEvent(QShowEvent* event)
{
    if (applies())
        read();
    QWidget::showEvent(event);
}

void KnobControl::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* action = menu.addAction(tr("Reset to default"));
    action->setEnabled(!model::isDefault(document_, path_));
    connect(action, &QAction::triggered, this, &KnobControl::reset);
    menu.exec(event->globalPos());
}

void KnobControl::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        label_.clear();
        retranslate();
    }
    if (event->type() == QEvent::PaletteChange)
        reread();
    QWidget::changeEvent(event);
}

bool KnobControl::isWanted() const
{
    return applies() &&
           (!onlyChanged_ || document_.inGesture() || !model::isDefault(document_, path_));
}

void KnobControl::setOnlyChanged(bool only)
{
    onlyChanged_ = only;
    refresh();
}

void KnobControl::lightUp()
{
    constexpr int kMoment = 1600; // ms
    lit_ = true;
    update();
    QTimer::singleShot(kMoment, this, [this] {
        lit_ = false;
        update();
    });
}

void KnobControl::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!lit_)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    painter.setPen(theme.accent);
    painter.setBrush(theme.accentSoft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
}

void KnobControl::reset()
{
    (void)model::reset(document_, path_); // a default is always allowed
}

void KnobControl::setApplies(bool applies)
{
    // Without a parent, showing it would open a window.
    if (!applies || (parentWidget() && isHidden()))
        setVisible(applies);
}

QString KnobControl::label() const
{
    if (label_.isEmpty())
        label_ = model::words::knobLabel(path_);
    return label_;
}

bool KnobControl::showLabel(QLabel& on) const
{
    const bool marked = !model::isDefault(document_, path_);
    const QString text = marked
                             ? QStringLiteral("%1 <span style='color:%2'>●</span>")
                                   .arg(label().toHtmlEscaped(), Theme::of(palette()).accent.name())
                             : label();
    if (on.text() == text)
        return false;
    on.setTextFormat(marked ? Qt::RichText : Qt::PlainText); // so that its size is updated at once
    on.setText(text);
    return true;
}

} // namespace views
