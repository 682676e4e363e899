#include "views/controls/celldelegate.h"

#include "model/catalog/catalogcell.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>

#include <algorithm>

namespace views {
namespace {

constexpr int kCellPad = kGrid, kWrappedPad = 6;
constexpr int kBelowType = 11;
constexpr int kLineHeight = 17;

// The color of a tone; the caller chooses the muted one.
QColor colourOf(const Theme& theme, model::Tone tone, const QColor& muted)
{
    switch (tone) {
    case model::Tone::Plain: return theme.text;
    case model::Tone::Muted: return muted;
    case model::Tone::Note: return theme.warning;
    case model::Tone::Warning: return theme.bad;
    case model::Tone::Good: return theme.good;
    }
    return theme.text;
}

model::Tone toneOf(const QModelIndex& index, model::CatalogRole role)
{
    return static_cast<model::Tone>(index.data(role).toInt());
}

// A text wraps if the table wraps, or if it spans several columns.
bool wraps(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* table = qobject_cast<const QTableView*>(option.widget);
    return table && (table->wordWrap() || table->columnSpan(index.row(), index.column()) > 1);
}

void paintBack(QPainter* painter, const QStyleOptionViewItem& option, const Theme& theme)
{
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, theme.accentSoft);
    painter->setPen(theme.grid);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
}

void paintLine(QPainter* painter, const QRect& room, const QFont& font, const QString& text,
               Qt::Alignment alignment)
{
    painter->setFont(font);
    drawElided(*painter, room, alignment, text);
}

QFont fontOf(const QModelIndex& index)
{
    if (index.data(model::SmallRole).toBool())
        return uiFont(kBelowType);
    const bool strong = index.column() == 0 && index.data(model::DiffersRole).toBool();
    return uiFont(13, strong ? QFont::DemiBold : QFont::Normal);
}

// Lines that a text needs in a cell; a single word stays on one line.
int linesIn(const QString& text, const QFont& font, int cell)
{
    const int width = cell - 2 * kCellPad;
    if (!text.contains(u' ') || textWidth(font, text) <= width)
        return 1;
    const QFontMetrics metrics(font);
    const QRect needed = metrics.boundingRect(QRect(0, 0, std::max(1, width), 1 << 16),
                                              Qt::TextWordWrap | Qt::AlignLeft, text);
    return std::max(2, qRound(double(needed.height()) / metrics.lineSpacing()));
}

// Two-line cells are aligned like their header.
Qt::Alignment sideOf(const QModelIndex& index)
{
    const auto head =
        index.model()->headerData(index.column(), Qt::Horizontal, Qt::TextAlignmentRole);
    return head.toInt() & Qt::AlignRight ? Qt::AlignRight : Qt::AlignLeft;
}

// The value, and below it, in smaller type, its source: if too long, only its date; the rest is
// shown next to the table.
void paintTwo(QPainter* painter, const QRect& room, const QFont& font, const QModelIndex& index,
              const QString& below)
{
    const Qt::Alignment side = sideOf(index);
    QRect upper = room, lower = room;
    upper.setBottom(room.center().y() - 1);
    lower.setTop(room.center().y() + 2);
    paintLine(painter, upper, font, index.data().toString(), side | Qt::AlignBottom);
    const Theme& theme = Theme::of(QApplication::palette());
    painter->setPen(colourOf(theme, toneOf(index, model::BelowToneRole), theme.muted));
    const QFont small = uiFont(kBelowType);
    const bool fits = textWidth(small, below) <= room.width();
    paintLine(painter, lower, small, fits ? below : below.section(QStringLiteral(" · "), 0, 0),
              side | Qt::AlignTop);
}

} // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const Theme& theme = Theme::of(option.palette);
    painter->save();
    paintBack(painter, cell, theme);
    painter->setPen(colourOf(theme, toneOf(index, model::ToneRole), theme.faint));
    const QFont font = fontOf(index);
    const QRect room = cell.rect.adjusted(kCellPad, 0, -kCellPad, -1);
    const QString below = index.data(model::BelowRole).toString();
    painter->setFont(font);
    const auto wrapped = static_cast<int>(cell.displayAlignment) | Qt::TextWordWrap;
    if (wraps(cell, index))
        painter->drawText(room.adjusted(0, kWrappedPad, 0, -kWrappedPad), wrapped, cell.text);
    else if (const int lines = linesIn(cell.text, font, cell.rect.width());
             below.isEmpty() && lines > 1 && cell.rect.height() >= heightOf(lines, 0))
        painter->drawText(room, wrapped, cell.text);
    else if (below.isEmpty())
        paintLine(painter, room, font, cell.text, cell.displayAlignment);
    else
        paintTwo(painter, room, font, index, below);
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (!wraps(option, index))
        return QStyledItemDelegate::sizeHint(option, index);
    const auto* table = qobject_cast<const QTableView*>(option.widget);
    int width = 0;
    for (int c = 0; c < table->columnSpan(index.row(), index.column()); ++c)
        width += table->columnWidth(index.column() + c);
    const QRect needed =
        QFontMetrics(uiFont(13))
            .boundingRect(QRect(0, 0, width - 2 * kCellPad, 1 << 16),
                          Qt::TextWordWrap | Qt::AlignLeft, index.data().toString());
    return {width, std::max(needed.height() + 2 * kWrappedPad + 2, 4 * kGrid)};
}

int linesOf(const QModelIndex& cell, int width)
{
    return linesIn(cell.data().toString(), fontOf(cell), width);
}

int heightOf(int lines, int usual)
{
    return lines > 1 ? std::max(usual, lines * kLineHeight + 6) : usual;
}

void dress(QTableView* table)
{
    table->setItemDelegate(new CellDelegate(table));
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setTabKeyNavigation(false); // Tab leaves the table
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(4 * kGrid);
    table->verticalHeader()->setMinimumSectionSize(3 * kGrid);
    table->horizontalHeader()->setFont(uiFont(11));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setMinimumSectionSize(5 * kGrid);
}

} // namespace views
