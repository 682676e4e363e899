#include "views/catalog/catalogactions.h"

#include "views/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace views {

CatalogActions::CatalogActions(QWidget* parent)
    : QWidget(parent)
    , use_(new QPushButton)
    , compare_(new QPushButton)
    , copy_(new QPushButton)
    , copyToOwn_(new QPushButton)
    , addOwn_(new QPushButton)
    , removeOwn_(new QPushButton)
    , copyRows_(new QAction(this))
    , copySheet_(new QAction(this))
    , saveRows_(new QAction(this))
    , saveSheet_(new QAction(this))
{
    compare_->setCheckable(true);
    use_->setProperty("primary", true);
    auto* menu = new QMenu(copy_);
    menu->addAction(copyRows_);
    menu->addAction(copySheet_);
    menu->addSeparator();
    menu->addAction(saveRows_);
    menu->addAction(saveSheet_);
    copy_->setMenu(menu);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    row->addWidget(use_);
    row->addWidget(compare_);
    row->addWidget(copy_);
    row->addStretch(1);
    row->addWidget(addOwn_);
    row->addWidget(copyToOwn_);
    row->addWidget(removeOwn_);
    retranslate();
}

void CatalogActions::show(const State& state)
{
    const auto set = [](QPushButton* button, const QString& why, const QString& tip) {
        button->setEnabled(why.isEmpty());
        button->setToolTip(why.isEmpty() ? tip : why);
        button->setAccessibleDescription(button->toolTip());
    };
    set(use_, state.whyNotUsed,
        tr("Uses this entry in the plan, together with its sources. Can be undone in one step."));
    set(compare_, state.canCompare ? QString() : tr("Select two to four entries (Ctrl+click)."),
        tr("Switches between a full-page comparison and the list."));
    compare_->setChecked(state.compares);
    set(copy_, state.anySelected ? QString() : tr("Select the entries to copy or save."),
        tr("Copies or saves as CSV with full precision, for a spreadsheet or a document."));
    set(addOwn_, state.whyNotAdded, tr("Creates an entry of your own, with source and date."));
    set(copyToOwn_, state.whyNotCopied,
        tr("Creates an editable copy; the built-in entry is kept."));
    set(removeOwn_, state.whyNotRemoved, tr("Deletes your own entry with this ID."));
}

void CatalogActions::retranslate()
{
    use_->setText(tr("Use in plan"));
    compare_->setText(tr("Compare"));
    copy_->setText(tr("Copy or save"));
    copyRows_->setText(tr("Selected rows"));
    copySheet_->setText(tr("Data sheet with sources"));
    saveRows_->setText(tr("Save selected rows…"));
    saveSheet_->setText(tr("Save data sheet…"));
    addOwn_->setText(tr("Add own…"));
    copyToOwn_->setText(tr("Customize…"));
    removeOwn_->setText(tr("Delete own"));
}

void CatalogActions::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace views
