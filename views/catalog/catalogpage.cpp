#include "views/catalog/catalogpage.h"

#include "model/catalog/catalogactions.h"
#include "model/catalog/catalogtable.h"
#include "model/catalog/ownform.h"
#include "model/engine/plan.h"
#include "model/sentences/workname.h"
#include "model/words/words.h"
#include "views/catalog/catalogactions.h"
#include "views/catalog/ownentrydialog.h"
#include "views/catalog/partlist.h"
#include "views/catalog/sheetpanel.h"
#include "views/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr int kKindsWidth = 168;

} // namespace

CatalogPage::CatalogPage(model::ProjectDocument& document, QString ownFolder, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , own_(document, std::move(ownFolder))
    , kinds_(new QListWidget)
    , list_(new PartList(document))
    , sheet_(new SheetPanel(document))
    , actions_(new CatalogActions)
    , split_(new QSplitter(Qt::Horizontal))
    , message_(new QLabel)
    , runs_(document.project().runs)
{
    kinds_->setObjectName(QStringLiteral("kinds"));
    kinds_->setFixedWidth(kKindsWidth);
    kinds_->setFrameShape(QFrame::NoFrame);
    kinds_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(kinds_);
    all->addWidget(middle(), 1);
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        list_->filterField()->setFocus(Qt::ShortcutFocusReason);
        list_->filterField()->selectAll();
    });
    fillKinds();
    connectActions();
    connectDocument();
    giveRoom();
    refreshActions();
}

QWidget* CatalogPage::middle()
{
    auto* middle = new QWidget;
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    layout->setSpacing(12);
    split_->setChildrenCollapsible(false);
    split_->setHandleWidth(2 * kGrid);
    split_->addWidget(list_);
    split_->addWidget(sheet_);
    split_->setStretchFactor(0, 1);
    split_->setStretchFactor(1, 1);
    split_->setSizes({5000, 5000}); // stretch ratio
    message_->setObjectName(QStringLiteral("muted"));
    message_->setWordWrap(true);
    message_->hide();
    layout->addWidget(actions_);
    layout->addWidget(message_);
    layout->addWidget(split_, 1);
    return middle;
}

void CatalogPage::fillKinds()
{
    const QSignalBlocker quiet(kinds_);
    const int row = std::max(0, kinds_->currentRow());
    kinds_->clear();
    for (const engine::CatalogKind kind : engine::kCatalogKinds) {
        auto* item = new QListWidgetItem(QStringLiteral("%1  %2").arg(
            model::words::catalogKind(kind),
            document_.format().plain(model::countOf(document_, kind), 0)));
        item->setToolTip(model::words::catalogKindTip(kind));
        item->setSizeHint({kKindsWidth - 2 * kGrid, 4 * kGrid});
        kinds_->addItem(item);
    }
    kinds_->setCurrentRow(row);
    kinds_->setAccessibleName(tr("Catalog categories"));
}

void CatalogPage::connectActions()
{
    connect(kinds_, &QListWidget::currentRowChanged, this,
            [this](int row) { showKind(engine::kCatalogKinds[static_cast<std::size_t>(row)]); });
    connect(list_, &PartList::selectionChanged, this, &CatalogPage::selectionChanged);
    connect(actions_->use(), &QPushButton::clicked, this, &CatalogPage::use);
    connect(actions_->compare(), &QPushButton::clicked, this, [this](bool wide) {
        wide_ = wide;
        giveRoom();
    });
    connect(actions_->copyRows(), &QAction::triggered, list_, &PartList::copySelected);
    connect(actions_->copySheet(), &QAction::triggered, sheet_, &SheetPanel::copySheet);
    connect(actions_->saveRows(), &QAction::triggered, list_, &PartList::saveSelected);
    connect(actions_->saveSheet(), &QAction::triggered, sheet_, &SheetPanel::saveSheet);
    connect(actions_->addOwn(), &QPushButton::clicked, this, [this] { openForm({}); });
    connect(actions_->copyToOwn(), &QPushButton::clicked, this, [this] { openForm(selectedId()); });
    connect(actions_->removeOwn(), &QPushButton::clicked, this, &CatalogPage::removeOwn);
}

void CatalogPage::connectDocument()
{
    connect(&document_, &model::ProjectDocument::catalogChanged, this, &CatalogPage::refresh);
    connect(&document_, &model::ProjectDocument::projectChanged, this, &CatalogPage::runsChanged);
}

engine::CatalogKind CatalogPage::kind() const
{
    return list_->kind();
}

void CatalogPage::showKind(engine::CatalogKind kind)
{
    {
        const QSignalBlocker quiet(kinds_);
        kinds_->setCurrentRow(static_cast<int>(kind));
    }
    wide_ = false;
    announce({});
    list_->setKind(kind);
    giveRoom();
    selectionChanged();
}

void CatalogPage::showEntries(engine::CatalogKind kind, const QStringList& ids)
{
    showKind(kind);
    list_->select(ids);
}

QString CatalogPage::selectedId() const
{
    const QStringList ids = list_->selectedIds();
    return ids.size() == 1 ? ids.front() : QString();
}

void CatalogPage::selectionChanged()
{
    const QStringList ids = list_->selectedIds();
    sheet_->show(kind(), ids);
    if (!sheet_->sheet()->compares() && wide_) {
        wide_ = false;
        giveRoom();
    }
    refreshActions();
}

void CatalogPage::refreshActions()
{
    const QString id = selectedId(), one = tr("Select one entry.");
    const bool can = model::canOwn(kind()), compares = sheet_->sheet()->compares();
    CatalogActions::State state;
    state.whyNotUsed = id.isEmpty() ? one : model::whyNotUsed(document_, kind(), id);
    state.canCompare = compares;
    state.compares = compares && wide_;
    state.anySelected = !list_->selectedIds().isEmpty();
    const QString never = tr("You cannot add your own entries in this category.");
    state.whyNotAdded = model::canBegin(kind()) ? QString() : never;
    state.whyNotCopied = !can ? never : id.isEmpty() ? one : QString();
    if (!can || id.isEmpty())
        state.whyNotRemoved = can ? one : never;
    else if (!own_.has(kind(), id))
        state.whyNotRemoved = tr("Only entries that you added or copied can be deleted.");
    actions_->show(state);
}

// Contradictions are plain text, so their table gets the whole width.
void CatalogPage::giveRoom()
{
    list_->setVisible(!wide_);
    sheet_->setVisible(kind() != engine::CatalogKind::Contradictions);
}

void CatalogPage::refresh()
{
    fillKinds();
    list_->refresh();
    refreshActions();
}

void CatalogPage::runsChanged()
{
    if (runs_ != document_.project().runs) {
        runs_ = document_.project().runs;
        refresh();
    } else if (isVisible()) {
        refreshActions(); // the plan may use another GPU by now
    }
}

void CatalogPage::use()
{
    const QString id = selectedId();
    const auto used = model::useInPlan(document_, kind(), id);
    const bool ofOne = kind() == engine::CatalogKind::Models && document_.plan().work.size() > 1;
    announce(!used   ? model::words::error(used.error())
             : ofOne ? tr("“%1” now uses this entry. Press Ctrl+Z to undo.")
                           .arg(model::workName(document_.work()))
                     : tr("The plan now uses this entry. Press Ctrl+Z to undo."));
}

void CatalogPage::removeOwn()
{
    const QString id = selectedId();
    const bool shipped = own_.isShipped(kind(), id);
    const auto removed = own_.remove(kind(), id);
    announce(!removed  ? model::words::error(removed.error())
             : shipped ? tr("Your entry was deleted; the built-in entry is shown again.")
                       : tr("Your entry was deleted."));
}

void CatalogPage::openForm(const QString& copyOf)
{
    if (form_)
        return;
    form_ = new OwnEntryDialog(document_, own_, kind(), copyOf, this);
    form_->setAttribute(Qt::WA_DeleteOnClose);
    connect(form_, &OwnEntryDialog::saved, this, [this, kind = kind()](const QString& id) {
        showEntries(kind, {id});
        announce(tr("Your entry was saved and marked “own”."));
    });
    form_->open();
}

OwnEntryDialog* CatalogPage::form() const
{
    return form_;
}

void CatalogPage::announce(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void CatalogPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        fillKinds();
        announce({});
        refreshActions();
    }
    QWidget::changeEvent(event);
}

// Initially shows the plan's GPU.
void CatalogPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!shown_ && kind() == engine::CatalogKind::Accelerators && list_->selectedIds().isEmpty())
        list_->select({QString::fromStdString(document_.plan().cluster.gpu.id)});
    shown_ = true;
    refreshActions();
}

} // namespace views
