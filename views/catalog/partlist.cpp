#include "views/catalog/partlist.h"

#include "model/catalog/tablecopy.h"
#include "model/words/words.h"
#include "views/controls/celldelegate.h"
#include "views/controls/savetable.h"
#include "views/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace views {

PartList::PartList(const model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , table_(new model::CatalogTable(document, this))
    , sorted_(new model::CatalogFilter(this))
    , filter_(new QLineEdit)
    , count_(new QLabel)
    , stack_(new QStackedWidget)
    , view_(new QTableView)
    , nothing_(new QLabel)
    , legend_(new QLabel)
{
    dressTable();
    for (QLabel* label : {count_, legend_, nothing_})
        label->setObjectName(QStringLiteral("muted"));
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setMargin(4 * kGrid);
    nothing_->setWordWrap(true);
    legend_->setFont(uiFont(11));
    legend_->setWordWrap(true);
    filter_->installEventFilter(this);
    filter_->setClearButtonEnabled(true);
    filter_->setFixedHeight(4 * kGrid);
    layOut();
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        sorted_->setText(text);
        showCount();
        fitRows();
    });
    setKind(table_->kind());
}

void PartList::dressTable()
{
    sorted_->setSourceModel(table_);
    dress(view_);
    view_->setModel(sorted_);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setSortingEnabled(true);
    view_->installEventFilter(this);
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!quiet_)
            Q_EMIT selectionChanged();
    });
}

void PartList::layOut()
{
    stack_->addWidget(view_);
    stack_->addWidget(nothing_);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    top->addWidget(filter_, 1);
    top->addWidget(count_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(kGrid);
    all->addLayout(top);
    all->addWidget(stack_, 1);
    all->addWidget(legend_);
}

void PartList::setKind(engine::CatalogKind kind)
{
    quiet_ = true;
    filter_->clear();
    table_->setKind(kind);
    sorted_->sort(-1); // catalog order, until a column header is clicked
    view_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    view_->setWordWrap(table_->wraps());
    view_->horizontalHeader()->setFixedHeight((table_->wraps() ? 4 : 5) * kGrid);
    quiet_ = false;
    fitColumns();
    showCount();
    retranslate();
}

void PartList::refresh()
{
    const QStringList ids = selectedIds();
    quiet_ = true;
    table_->refresh();
    quiet_ = false;
    select(ids);
    fitColumns();
    showCount();
}

QStringList PartList::selectedIds() const
{
    QModelIndexList rows = view_->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList ids;
    for (const QModelIndex& row : rows)
        ids << row.data(model::IdRole).toString();
    return ids;
}

void PartList::select(const QStringList& ids)
{
    QItemSelection rows;
    QModelIndex first;
    for (const QString& id : ids) {
        const QModelIndex row = sorted_->mapFromSource(table_->index(table_->rowOf(id), 0));
        if (!row.isValid())
            continue;
        rows.select(row, row);
        first = first.isValid() ? first : row;
    }
    if (first.isValid()) {
        view_->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        view_->scrollTo(first, QAbstractItemView::PositionAtCenter);
    }
    view_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect |
                                              QItemSelectionModel::Rows);
    Q_EMIT selectionChanged();
}

model::Table PartList::selectedRows() const
{
    std::vector<int> rows;
    for (const QString& id : selectedIds())
        rows.push_back(table_->rowOf(id));
    return table_->table(rows);
}

void PartList::copySelected() const
{
    if (const model::Table table = selectedRows(); !table.rows.empty())
        QApplication::clipboard()->setMimeData(model::mimeOf(table));
}

void PartList::saveSelected()
{
    if (const model::Table table = selectedRows(); !table.rows.empty())
        askAndSaveTable(this, table, tr("Catalog"));
}

// Columns have fixed widths; spare width goes to the first one, or evenly to all if texts wrap.
void PartList::fitColumns()
{
    int wanted = 0;
    const int columns = table_->columnCount();
    for (int c = 0; c < columns; ++c)
        wanted += table_->width(c);
    const int room = view_->width() - kGrid, left = std::max(0, room - wanted);
    for (int c = 0; c < columns; ++c) {
        const int share = table_->wraps() ? left * table_->width(c) / wanted : c == 0 ? left : 0;
        view_->setColumnWidth(c, table_->width(c) + share);
    }
    fitRows();
}

void PartList::fitRows()
{
    if (table_->wraps()) {
        view_->resizeRowsToContents();
        return;
    }
    const int usual = view_->verticalHeader()->defaultSectionSize();
    for (int row = 0; row < sorted_->rowCount(); ++row) {
        const int lines = linesOf(sorted_->index(row, 0), view_->columnWidth(0));
        if (const int height = heightOf(lines, usual); view_->rowHeight(row) != height)
            view_->setRowHeight(row, height);
    }
}

void PartList::showCount()
{
    const int all = table_->rowCount(), shown = sorted_->rowCount();
    count_->setText(shown == all ? tr("%n entries", nullptr, all) :
                                 //: %1 and %2 counts of entries.
                        tr("%1 of %2").arg(shown).arg(all));
    const bool runs = kind() == engine::CatalogKind::Runs;
    if (all > 0)
        nothing_->setText(tr("No entry contains all of these words. Enter fewer or different "
                             "words, or press Escape to show all %1.")
                              .arg(all));
    else
        nothing_->setText(
            runs ? tr("This project has no measured runs yet. Drop a run file (CSV or JSON) on the "
                      "window to add them.")
                 : tr("The catalog has no entries in this category. Add one of your own."));
    stack_->setCurrentIndex(shown > 0 ? 0 : 1);
}

void PartList::retranslate()
{
    filter_->setPlaceholderText(tr("Filter: all words must match"));
    filter_->setAccessibleName(tr("Catalog filter"));
    view_->setAccessibleName(model::words::catalogKind(kind()));
    view_->setAccessibleDescription(model::words::catalogKindTip(kind()));
    legend_->setText(tr("† from memory, not verified in any source. Colored dates are older than "
                        "180 days or one year."));
    legend_->setVisible(!table_->wraps() && kind() != engine::CatalogKind::Runs);
    showCount();
}

bool PartList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == view_ && event->type() == QEvent::Resize)
        fitColumns();
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == view_ && key->matches(QKeySequence::Copy)) {
        copySelected();
        return true;
    }
    if (watched == filter_ && key->key() == Qt::Key_Escape && !filter_->text().isEmpty()) {
        filter_->clear();
        return true;
    }
    if (watched == filter_ && key->key() == Qt::Key_Down) {
        view_->setFocus(Qt::TabFocusReason);
        if (!view_->currentIndex().isValid())
            view_->selectRow(0);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PartList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace views
