#include "views/controls/tablecard.h"

#include "model/catalog/tablecopy.h"
#include "views/controls/celldelegate.h"
#include "views/controls/figuremenu.h"
#include "views/controls/savetable.h"
#include "views/controls/textblock.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace views {
namespace {

constexpr int kHeadPadding = 18; // both sides
constexpr int kLeastWidth = 48, kMostWords = 560;
constexpr int kOneLine = 23, kTwoLines = 32; // row heights of a table shown whole
constexpr int kTwoLinesApart = 38;           // of a scrolling one
constexpr int kMostSign = 14;                // widest character, in pixels
constexpr double kMostFirst = 0.3;           // share of the width for the row names

} // namespace

TableCard::TableCard(model::CellTable* table, QWidget* parent)
    : QFrame(parent)
    , table_(table)
    , sorted_(new model::CatalogFilter(this))
    , title_(new TextBlock(uiFont(14, QFont::DemiBold), TextBlock::Tone::Plain, 1))
    , subtitle_(new TextBlock(uiFont(12), TextBlock::Tone::Muted, 1))
    , headRow_(new QHBoxLayout)
    , copyCell_(new QAction(this))
    , copyRows_(new QAction(this))
    , copyAll_(new QAction(this))
    , save_(new QAction(this))
    , why_(new QAction(this))
    , view_(new QTableView)
{
    table_->setParent(this);
    setObjectName(QStringLiteral("card"));
    dressTable();
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title_);
    words->addWidget(subtitle_);
    subtitle_->growToTwo();
    headRow_->setSpacing(kGrid);
    headRow_->addLayout(words, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(14, 10, 14, 10);
    all->setSpacing(kGrid);
    all->addLayout(headRow_);
    all->addWidget(view_, 1);
    connectActions();
    retranslate();
}

void TableCard::dressTable()
{
    sorted_->setSourceModel(table_);
    dress(view_);
    view_->setModel(sorted_);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setSortingEnabled(true);
    sorted_->sort(-1); // the table's own order until a header is clicked
    view_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    view_->verticalHeader()->setDefaultSectionSize(26);
    view_->setMinimumHeight(10 * kGrid);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    view_->addActions({why_, copyCell_, copyRows_, copyAll_, save_});
    why_->setVisible(false);
    view_->installEventFilter(this);
    view_->viewport()->installEventFilter(this);
}

void TableCard::connectActions()
{
    const auto changed = [this] {
        copyRows_->setEnabled(!selectedRows().empty());
        Q_EMIT selectionChanged();
    };
    connect(sorted_, &QAbstractItemModel::layoutChanged, this, &TableCard::fitRows);
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, changed);
    connect(copyCell_, &QAction::triggered, this,
            [this] { copyFigure(view_->currentIndex().data().toString()); });
    connect(why_, &QAction::triggered, this, &TableCard::entered);
    connect(copyRows_, &QAction::triggered, this, [this] { copy(table_->table(selectedRows())); });
    connect(copyAll_, &QAction::triggered, this, [this] { copy(table_->table()); });
    connect(save_, &QAction::triggered, this,
            [this] { askAndSaveTable(this, table_->table(), accessibleName()); });
}

void TableCard::setHead(const QString& title, const QString& subtitle)
{
    title_->setText(title);
    subtitle_->setText(subtitle);
    subtitle_->setToolTip(subtitle); // in case it is elided
    setAccessibleName(title);
    setAccessibleDescription(subtitle);
    view_->setAccessibleName(title);
    view_->setAccessibleDescription(subtitle);
}

void TableCard::offerWhy()
{
    why_->setVisible(true);
}

QString TableCard::subtitle() const
{
    return subtitle_->text();
}

void TableCard::refresh()
{
    measure();
    fitColumns();
    copyRows_->setEnabled(!selectedRows().empty());
    copyAll_->setEnabled(table_->rowCount() > 0);
    save_->setEnabled(table_->rowCount() > 0);
    Q_EMIT selectionChanged(); // a refilled table has no selection
}

std::vector<int> TableCard::selectedRows() const
{
    QModelIndexList selected = view_->selectionModel()->selectedRows();
    std::ranges::sort(selected, {}, &QModelIndex::row);
    std::vector<int> rows;
    for (const QModelIndex& index : selected)
        rows.push_back(sorted_->mapToSource(index).row());
    return rows;
}

void TableCard::select(int row)
{
    view_->selectRow(sorted_->mapFromSource(table_->index(row, 0)).row());
}

void TableCard::showWhole()
{
    whole_ = true;
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void TableCard::addAside(QWidget* widget)
{
    headRow_->addWidget(widget, 0, Qt::AlignTop);
}

void TableCard::copy(const model::Table& table) const
{
    if (!table.rows.empty())
        QApplication::clipboard()->setMimeData(model::mimeOf(table));
}

// The widest entry of each column so far: columns never shrink, so that they do not jump during a
// drag.
void TableCard::measure()
{
    const QFont font = uiFont(13, QFont::DemiBold);
    widest_.resize(static_cast<std::size_t>(table_->columnCount()), 0);
    for (int c = 0; c < table_->columnCount(); ++c)
        for (int row = 0; row < table_->rowCount(); ++row) {
            const QString entry = table_->index(row, c).data().toString();
            int& widest = widest_[static_cast<std::size_t>(c)];
            if (kMostSign * entry.size() > widest) // cannot be wider otherwise
                widest = std::max(widest, static_cast<int>(textWidth(font, entry)) + 1);
        }
}

int TableCard::headOf(int column) const
{
    const QString text = table_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return static_cast<int>(textWidth(view_->horizontalHeader()->font(), text)) + kHeadPadding;
}

// Wide enough for the entries and the header. Texts may be cut to their nominal width, numbers may
// not.
int TableCard::widthOf(int column) const
{
    const int head = headOf(column);
    const auto at = static_cast<std::size_t>(column);
    const int entries = (at < widest_.size() ? widest_[at] : 0) + 2 * kGrid;
    const int given = table_->width(column);
    const bool words = isWords(column) && table_->rowCount() > 0;
    return std::max(head, words ? std::min(entries, given) : std::max(entries, given));
}

// The columns that fit; the most expendable ones are hidden first.
std::vector<bool> TableCard::shownColumns() const
{
    const int columns = table_->columnCount(), room = view_->viewport()->width();
    std::vector<bool> shown;
    int wanted = 0;
    for (int c = 0; c < columns; ++c) {
        shown.push_back(!table_->isHidden(c));
        wanted += shown.back() ? widthOf(c) : 0;
    }
    while (wanted > room) {
        int drop = -1;
        for (int c = 0; c < columns; ++c)
            if (shown[static_cast<std::size_t>(c)] && table_->spare(c) > 0 &&
                (drop < 0 || table_->spare(c) > table_->spare(drop)))
                drop = c;
        if (drop < 0)
            break;
        shown[static_cast<std::size_t>(drop)] = false;
        wanted -= widthOf(drop);
    }
    return shown;
}

// Takes missing width from the text columns except the first one, which names the rows: in
// proportion to their widths, but none below its header.
int TableCard::takeFromWords(std::vector<int>& widths, const std::vector<bool>& shown,
                             int wanting) const
{
    std::vector<std::size_t> words;
    for (std::size_t c = 0; c < widths.size(); ++c)
        if (shown[c] && isWords(static_cast<int>(c)))
            words.push_back(c);
    if (words.size() > 1)
        words.erase(words.begin());
    double sum = 0;
    for (const std::size_t c : words)
        sum += widths[c];
    int taken = 0;
    for (const std::size_t c : words) {
        const int its = static_cast<int>(wanting * (widths[c] / sum));
        const int cut = std::max(0, std::min(its, widths[c] - headOf(static_cast<int>(c))));
        widths[c] -= cut, taken += cut;
    }
    return taken;
}

// Columns get their own widths; spare width goes to the last text column as far as it needs it, and
// width still missing is taken from it.
void TableCard::fitColumns()
{
    if (whole_)
        return fitEvenly();
    const std::vector<bool> shown = shownColumns();
    std::vector<int> widths;
    std::size_t last = 0;
    int left = view_->viewport()->width();
    for (int c = 0; c < table_->columnCount(); ++c) {
        widths.push_back(widthOf(c));
        if (!shown[static_cast<std::size_t>(c)])
            continue;
        left -= widths.back();
        last = isWords(c) ? widths.size() - 1 : last;
    }
    if (left < 0)
        left += takeFromWords(widths, shown, -left);
    if (!widths.empty()) {
        const int wanted = std::max(kLeastWidth, widths[last] + left);
        const int words = std::min(wanted, std::max(kMostWords, widths[last]));
        const auto others = std::ranges::count(shown, true) - 1;
        for (std::size_t c = 0; c < widths.size(); ++c) // wide gaps make rows hard to follow
            if (c != last && shown[c])
                widths[c] += (wanted - words) / static_cast<int>(others);
        widths[last] = words;
    }
    for (std::size_t c = 0; c < widths.size(); ++c) {
        view_->setColumnHidden(static_cast<int>(c), !shown[c]);
        view_->setColumnWidth(static_cast<int>(c), widths[c]);
    }
    fitRows();
}

void TableCard::fitEvenly()
{
    const int others = table_->columnCount() - 1;
    if (others < 1)
        return;
    const int room = view_->viewport()->width();
    const int even = room / (others + 1);
    const int first = std::max(even, std::min(widthOf(0), static_cast<int>(kMostFirst * room)));
    view_->setColumnWidth(0, first);
    for (int c = 1; c <= others; ++c)
        view_->setColumnWidth(c, (room - first) / others);
    fitRows();
}

// Texts too long for their column wrap.
void TableCard::fitRows()
{
    const std::vector<int> tight = whole_ ? allColumns() : tightColumns();
    for (int row = 0; row < sorted_->rowCount(); ++row) {
        const int usual = usualHeight(row);
        int lines = 1;
        for (const int c : tight)
            lines = std::max(lines, linesOf(sorted_->index(row, c), view_->columnWidth(c)));
        view_->setRowHeight(row, heightOf(lines, usual));
    }
    if (whole_)
        view_->setFixedHeight(view_->horizontalHeader()->height() +
                              view_->verticalHeader()->length() + 2 * view_->frameWidth());
}

// No room for a second line if no cell has one.
int TableCard::usualHeight(int row) const
{
    for (int c = 0; c < table_->columnCount(); ++c)
        if (!sorted_->index(row, c).data(model::BelowRole).toString().isEmpty())
            return whole_ ? kTwoLines : kTwoLinesApart;
    return whole_ ? kOneLine : view_->verticalHeader()->defaultSectionSize();
}

std::vector<int> TableCard::allColumns() const
{
    std::vector<int> all(static_cast<std::size_t>(table_->columnCount()));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

// Text columns narrower than their widest entry so far.
std::vector<int> TableCard::tightColumns() const
{
    std::vector<int> tight;
    for (std::size_t c = 0; c < widest_.size(); ++c) {
        const int column = static_cast<int>(c);
        if (isWords(column) && !view_->isColumnHidden(column) &&
            widest_[c] > view_->columnWidth(column) - 2 * kGrid)
            tight.push_back(column);
    }
    return tight;
}

bool TableCard::isWords(int column) const
{
    return table_->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt() &
           Qt::AlignLeft;
}

void TableCard::retranslate()
{
    copyCell_->setText(tr("Copy value"));
    why_->setText(tr("Why this figure?"));
    copyRows_->setText(tr("Copy rows"));
    copyAll_->setText(tr("Copy table"));
    save_->setText(tr("Save table…"));
}

bool TableCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == view_->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    if (watched != view_ || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy))
        copy(table_->table(selectedRows()));
    else if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
        Q_EMIT entered();
    else
        return QFrame::eventFilter(watched, event);
    return true;
}

void TableCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace views
