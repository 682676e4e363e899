#include "views/controls/valuefield.h"

#include <QFocusEvent>
#include <QStyle>
#include <QTimer>

namespace views {

ValueField::ValueField(QWidget* parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setMaxLength(64);
}

void ValueField::setReading(const QString& shown, const QString& exact)
{
    shown_ = shown;
    exact_ = exact;
    if (!hasFocus())
        setText(shown_);
    else if (!isModified())
        setText(exact_);
}

void ValueField::setWrong(bool wrong)
{
    if (wrong_ == wrong)
        return;
    wrong_ = wrong;
    setProperty("wrong", wrong);
    style()->unpolish(this);
    style()->polish(this);
}

// While the field is not being edited, undo is the project's undo.
bool ValueField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !isModified()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void ValueField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason)
        return; // keep a half-typed number when the focus returns
    setText(exact_);
    setModified(false);
    QTimer::singleShot(0, this, &QLineEdit::selectAll); // after the click has set the cursor
}

void ValueField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason)
        return;
    commit();
    if (!wrong_)
        setText(shown_);
}

void ValueField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        selectAll();
        return;
    case Qt::Key_Escape:
        setText(exact_);
        setModified(false);
        setWrong(false);
        Q_EMIT cancelled();
        selectAll();
        return;
    default: QLineEdit::keyPressEvent(event);
    }
}

void ValueField::commit()
{
    if (!isModified())
        return;
    setModified(false);
    Q_EMIT typed(text());
}

} // namespace views
