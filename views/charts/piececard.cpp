#include "views/charts/piececard.h"

#include "views/charts/readout.h"
#include "views/controls/figuremenu.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>

namespace views {

PieceCard::PieceCard(QWidget* parent) : ChartCard(parent)
{
    setMouseTracking(true);
}

QPoint PieceCard::whyAt(int piece) const
{
    return boxOf(piece).bottomLeft() + QPoint(0, 4);
}

int PieceCard::pieceUnder(const QPoint& pos) const
{
    return shownTable() ? -1 : pieceAt(body()->mapFrom(this, pos));
}

// The hovered piece, else the one selected with the arrow keys.
void PieceCard::read()
{
    const int piece = hovered_ >= 0 ? hovered_ : current_;
    if (piece != marked_)
        marked(marked_ = piece);
    if (piece < 0 || shownTable()) {
        if (readOut_)
            readOut_->hide();
        return;
    }
    const model::ChartReading reading = readingOf(piece);
    std::vector<ReadOut::Row> rows;
    for (const auto& row : reading.rows)
        rows.push_back({row.label, row.value, colourOf(piece, row.curve), row.y});
    if (!readOut_)
        readOut_ = new ReadOut(body());
    readOut_->setBox(boxOf(piece), reading.at, rows, noteOf(piece));
}

void PieceCard::readAgain()
{
    const int last = pieces() - 1;
    hovered_ = std::min(hovered_, last);
    setCurrent(std::min(current_, last));
}

void PieceCard::setCurrent(int piece)
{
    current_ = piece;
    setAccessibleDescription(piece < 0 ? summary() : spoken(piece));
    if (piece >= 0 || hovered_ >= 0 || marked_ >= 0)
        read();
}

void PieceCard::setHovered(int piece)
{
    const bool leads = piece >= 0 && !dialOf(piece).isEmpty();
    setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (piece == hovered_)
        return;
    hovered_ = piece;
    read();
}

void PieceCard::askWhy(int piece)
{
    if (const QString dial = piece < 0 ? QString() : dialOf(piece); !dial.isEmpty())
        Q_EMIT whyRequested(dial, body()->mapToGlobal(whyAt(piece)));
}

// For the hovered piece, else the one selected with the arrow keys.
void PieceCard::fillMenu(QMenu& menu)
{
    const int piece = hovered_ >= 0 ? hovered_ : current_;
    if (piece < 0 || piece >= pieces() || shownTable())
        return;
    std::function<void()> why;
    if (!dialOf(piece).isEmpty())
        why = [this, piece] { askWhy(piece); };
    offerFigure(menu, readingOf(piece).text(), why);
}

// The piece that the key moves to; −1: deselects; −2: the key is not handled.
int PieceCard::after(int key) const
{
    const int last = pieces() - 1, grid = across();
    const auto by = [&](int steps) {
        const int next = current_ + steps;
        return current_ < 0 ? 0 : next < 0 || next > last ? current_ : next;
    };
    switch (key) {
    case Qt::Key_Right: return by(1);
    case Qt::Key_Left: return by(-1);
    case Qt::Key_Up: return grid > 0 ? by(-grid) : -2;
    case Qt::Key_Down: return grid > 0 ? by(grid) : -2;
    case Qt::Key_Escape: return current_ >= 0 ? -1 : -2;
    default: return -2;
    }
}

void PieceCard::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (current_ >= 0 && !shownTable() && event->matches(QKeySequence::Copy))
        return copyFigure(spoken(current_));
    if (pieces() == 0 || shownTable() || !plain)
        return ChartCard::keyPressEvent(event);
    if (enter)
        return askWhy(current_);
    const int next = after(event->key());
    if (next < -1)
        return ChartCard::keyPressEvent(event);
    hovered_ = -1; // the keyboard takes over from the mouse
    setCurrent(next);
}

void PieceCard::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(pieceUnder(event->pos()));
}

void PieceCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        askWhy(pieceUnder(event->pos()));
}

void PieceCard::leaveEvent(QEvent* event)
{
    setHovered(-1);
    ChartCard::leaveEvent(event);
}

void PieceCard::focusOutEvent(QFocusEvent* event)
{
    setCurrent(-1);
    ChartCard::focusOutEvent(event);
}

} // namespace views
