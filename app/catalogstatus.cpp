#include "app/catalogstatus.h"

#include "model/project/opening.h"
#include "model/project/projectactions.h"
#include "views/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

CatalogStatus::CatalogStatus(model::ProjectDocument& document, QWidget* parent)
    : QToolButton(parent)
    , document_(document)
{
    setObjectName(QStringLiteral("moved"));
    setProperty("more", true);
    hide();
    connect(this, &QToolButton::clicked, this, &CatalogStatus::ask);
}

void CatalogStatus::refresh()
{
    const auto moved = static_cast<int>(model::moved(document_).size());
    setVisible(moved > 0);
    const QString text = tr("%n values differ from the catalog", nullptr, moved);
    if (moved > 0 && this->text() != text) {
        setText(text);
        setAccessibleName(text);
        setToolTip(tr("The plan keeps the values it was created with. Click to review them and "
                      "update to today's values."));
    }
}

void CatalogStatus::ask()
{
    dialog_ = new QDialog(window());
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setWindowTitle(tr("Catalog has changed"));
    auto* text =
        new QLabel(tr("The plan was created with values that differ from today's catalog. It keeps "
                      "them until you update; the update can be undone in one step."));
    text->setWordWrap(true);
    auto* list = new QListWidget;
    list->setAccessibleName(tr("Values that differ"));
    list->setWordWrap(true);
    for (const engine::Moved& moved : model::moved(document_))
        list->addItem(model::movedText(moved, document_.format()));
    auto* buttons = new QDialogButtonBox;
    auto* take = buttons->addButton(tr("Update"), QDialogButtonBox::AcceptRole);
    take->setProperty("primary", true);
    buttons->addButton(tr("Keep"), QDialogButtonBox::RejectRole);
    auto* all = new QVBoxLayout(dialog_);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(12);
    all->addWidget(text);
    all->addWidget(list, 1);
    all->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog_, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog_, &QDialog::reject);
    connect(dialog_, &QDialog::accepted, this, [this] { model::refreshFromCatalog(document_); });
    dialog_->resize(640, 360);
    dialog_->open();
}

} // namespace app
