#include "views/catalog/sheetpanel.h"

#include "model/catalog/tablecopy.h"
#include "views/controls/celldelegate.h"
#include "views/controls/savetable.h"
#include "views/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

// Below this width the range is shown only in the text under the table.
constexpr int kNarrow = 480;
constexpr int kFigureWidth = 160, kNarrowFigure = 128, kValueWidth = 120, kRangeWidth = 112,
              kDateWidth = 96, kLeastPart = 104;
constexpr int kDetailHeight = 16 * kGrid;

} // namespace

SheetPanel::SheetPanel(const model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , sheet_(new model::PartSheet(document, this))
    , title_(new QLabel)
    , subtitle_(new QLabel)
    , view_(new QTableView)
    , detail_(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("card"));
    title_->setFont(uiFont(15, QFont::DemiBold));
    title_->setWordWrap(true);
    title_->setTextFormat(Qt::PlainText);
    title_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    subtitle_->setObjectName(QStringLiteral("muted"));
    subtitle_->setWordWrap(true);
    dress(view_);
    view_->setModel(sheet_);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->installEventFilter(this);
    detail_->setReadOnly(true);
    detail_->setTabChangesFocus(true);
    detail_->setFrameShape(QFrame::NoFrame);
    detail_->setFixedHeight(kDetailHeight);

    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(2 * kGrid, 12, 2 * kGrid, 12);
    all->setSpacing(kGrid);
    all->addWidget(title_);
    all->addWidget(subtitle_);
    all->addWidget(view_, 1);
    all->addWidget(detail_);
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &SheetPanel::showDetail);
    showHead();
}

void SheetPanel::show(engine::CatalogKind kind, const QStringList& ids)
{
    kind_ = kind;
    ids_ = ids;
    refresh();
}

void SheetPanel::refresh()
{
    const int row = std::max(0, view_->currentIndex().row()); // stay on the same figure
    const bool tooMany = ids_.size() > model::PartSheet::kMostCompared;
    sheet_->show(kind_, tooMany ? QStringList() : ids_);
    showHead();
    lay();
    if (sheet_->rowCount() > 0)
        view_->selectRow(std::min(row, sheet_->rowCount() - 1));
    showDetail();
}

void SheetPanel::copySheet() const
{
    if (sheet_->rowCount() > 0)
        QApplication::clipboard()->setMimeData(model::mimeOf(sheet_->table()));
}

void SheetPanel::saveSheet()
{
    if (sheet_->rowCount() > 0)
        askAndSaveTable(this, sheet_->table(), sheet_->title());
}

void SheetPanel::showHead()
{
    const bool empty = sheet_->rowCount() == 0;
    title_->setText(sheet_->title());
    title_->setVisible(!empty);
    view_->setVisible(!empty);
    detail_->setVisible(!empty);
    if (ids_.size() > model::PartSheet::kMostCompared)
        //: %1 and %2 counts.
        subtitle_->setText(tr("%1 entries are selected; up to %2 can be compared side by side.")
                               .arg(ids_.size())
                               .arg(model::PartSheet::kMostCompared));
    else if (empty)
        subtitle_->setText(tr("Select an entry to see every value with its source and date. Select "
                              "two to four entries (Ctrl+click) to compare them."));
    else if (sheet_->compares())
        subtitle_->setText(tr("Side-by-side comparison; differences are shown in bold."));
    else
        subtitle_->setText(tr("Click a value to see its source."));
    subtitle_->setAlignment(empty ? Qt::AlignHCenter | Qt::AlignVCenter : Qt::AlignLeft);
    view_->setAccessibleName(sheet_->title());
    detail_->setAccessibleName(tr("About this value"));
}

void SheetPanel::lay()
{
    view_->clearSpans();
    view_->setWordWrap(false);
    view_->horizontalHeader()->setFixedHeight(4 * kGrid);
    view_->verticalHeader()->setDefaultSectionSize((sheet_->compares() ? 5 : 4) * kGrid);
    const int width = view_->width() - kGrid; // minus the scroll bar
    if (sheet_->compares())
        layComparison(width);
    else
        laySheet(width);
}

void SheetPanel::layComparison(int width)
{
    const int parts = sheet_->columnCount() - 1;
    const int label = width < kNarrow ? kNarrowFigure : kFigureWidth;
    for (int c = 0; c <= parts; ++c) {
        view_->setColumnHidden(c, false);
        view_->setColumnWidth(c, c == 0 ? label : std::max(kLeastPart, (width - label) / parts));
    }
    for (int r = 0; r < sheet_->rowCount(); ++r)
        view_->setRowHeight(r, 5 * kGrid);
}

void SheetPanel::laySheet(int width)
{
    using Sheet = model::PartSheet;
    const bool narrow = width < kNarrow, ranges = sheet_->hasRanges() && !narrow;
    const int figure = narrow ? kNarrowFigure : kFigureWidth;
    const int source = width - figure - kValueWidth - kDateWidth - (ranges ? kRangeWidth : 0);
    view_->setColumnWidth(Sheet::FigureColumn, figure);
    view_->setColumnWidth(Sheet::ValueColumn, kValueWidth);
    view_->setColumnWidth(Sheet::RangeColumn, kRangeWidth);
    view_->setColumnWidth(Sheet::SourceColumn, std::max(source, 8 * kGrid));
    view_->setColumnWidth(Sheet::DateColumn, kDateWidth);
    view_->setColumnHidden(Sheet::RangeColumn, !ranges);
    view_->setColumnHidden(Sheet::NoteColumn, true); // shown under the table, where there is room
    for (int r = 0; r < sheet_->rowCount(); ++r) {
        const int lines = std::max(linesOf(sheet_->index(r, Sheet::FigureColumn), figure),
                                   linesOf(sheet_->index(r, Sheet::SourceColumn),
                                           view_->columnWidth(Sheet::SourceColumn)));
        view_->setRowHeight(r, heightOf(lines, 4 * kGrid));
        if (!sheet_->isWide(r))
            continue;
        view_->setSpan(r, Sheet::ValueColumn, 1, Sheet::NoteColumn);
        QStyleOptionViewItem option; // the text wraps across all columns
        option.widget = view_;
        const QModelIndex text = sheet_->index(r, Sheet::ValueColumn);
        view_->setRowHeight(r, view_->itemDelegate()->sizeHint(option, text).height());
    }
}

void SheetPanel::showDetail()
{
    const int row = view_->currentIndex().row();
    detail_->setPlainText(row < 0 ? QString() : sheet_->detail(row));
}

bool SheetPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == view_ && event->type() == QEvent::Resize)
        lay();
    if (watched == view_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copySheet();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void SheetPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

} // namespace views
