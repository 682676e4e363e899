#include "views/training/layoutscard.h"

#include "model/training/layoutactions.h"
#include "model/training/trainingsentence.h"

namespace views {

LayoutsCard::LayoutsCard(model::ProjectDocument& document, QWidget* parent)
    : LayoutsCard(document, new model::LayoutTable, parent)
{
}

LayoutsCard::LayoutsCard(model::ProjectDocument& document, model::LayoutTable* table,
                         QWidget* parent)
    : UseCard(document, table, parent)
    , table_(table)
{
    retranslate();
}

void LayoutsCard::show(const engine::Evaluation& evaluation)
{
    const auto& layouts = evaluation.assessment.decision.layouts;
    const engine::Layout now = layouts.size() <= evaluation.view.trained
                                   ? engine::Layout{}
                                   : layouts[evaluation.view.trained].layout;
    const bool known = !evaluation.training.empty() &&
                       evaluation.training[evaluation.view.trained].layouts.looked > 0;
    const auto search =
        known ? evaluation.training[evaluation.view.trained].layouts : engine::LayoutSearch{};
    std::optional<engine::Layout> kept;
    if (const auto row = selectedRow())
        kept = table_->layoutAt(*row);
    table_->show(search, now, document_.format());
    setHead(tr("Layout ranking"),
            known ? model::searchWords(search, document_.format())
                  : tr("No layouts are evaluated because the MFU was entered by hand."));
    refresh();
    for (int row = 0; kept && row < table_->rowCount(); ++row)
        if (table_->layoutAt(row) == *kept)
            return select(row);
}

UseCard::Words LayoutsCard::words() const
{
    return {tr("Select one layout."), tr("Use this layout"),
            tr("Pins this layout in the plan. Can be undone in one step."),
            tr("Choose automatically"),
            tr("Unpins the layout, so that the program chooses it again.")};
}

QString LayoutsCard::whyNotUsed(int row) const
{
    if (table_->isUsed(row) && isPinned())
        return tr("This layout is already pinned.");
    return model::whyNotPinned(document_, table_->layoutAt(row));
}

engine::Result<void> LayoutsCard::useRow(int row)
{
    return model::useLayout(document_, table_->layoutAt(row));
}

bool LayoutsCard::isPinned() const
{
    return model::isPinned(document_);
}

engine::Result<void> LayoutsCard::unpin()
{
    return model::releaseLayout(document_);
}

} // namespace views
