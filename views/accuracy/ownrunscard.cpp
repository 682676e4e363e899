#include "views/accuracy/ownrunscard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace views {

OwnRunsCard::OwnRunsCard(model::ProjectDocument& document, QWidget* parent)
    : OwnRunsCard(document, new model::OwnRunsTable, parent)
{
}

OwnRunsCard::OwnRunsCard(model::ProjectDocument& document, model::OwnRunsTable* table,
                         QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , table_(table)
    , add_(new QPushButton)
    , calibrate_(new QPushButton)
{
    headRow()->addWidget(calibrate_);
    headRow()->addWidget(add_);
    connect(add_, &QPushButton::clicked, this, &OwnRunsCard::addAsked);
    connect(calibrate_, &QPushButton::clicked, this, [this] { (void)document_.calibrate(); });
    retranslate();
}

void OwnRunsCard::show(const model::RunPredictor& predictor)
{
    const auto format = document_.format();
    table_->show(document_.project().runs, predictor, document_.catalog(), format);
    const auto said =
        model::calibrationWords(document_.plan(), document_.plan().work[document_.view().trained],
                                document_.project().runs, document_.catalog(), format);
    setHead(tr("Your own measurements"), table_->summary());
    calibrate_->setVisible(!document_.project().runs.empty());
    calibrate_->setEnabled(said.possible);
    calibrate_->setToolTip(said.text);
    calibrate_->setAccessibleDescription(said.text);
    refresh();
}

void OwnRunsCard::retranslate()
{
    add_->setText(tr("Add run…"));
    add_->setToolTip(tr("Enter a step that you measured. You can also drop run files here."));
    calibrate_->setText(tr("Calibrate plan"));
}

void OwnRunsCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    TableCard::changeEvent(event);
}

} // namespace views
