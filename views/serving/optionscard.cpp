#include "views/serving/optionscard.h"

#include "model/serving/optionactions.h"

namespace views {

OptionsCard::OptionsCard(model::ProjectDocument& document, QWidget* parent)
    : OptionsCard(document, new model::OptionTable, parent)
{
}

OptionsCard::OptionsCard(model::ProjectDocument& document, model::OptionTable* table,
                         QWidget* parent)
    : UseCard(document, table, parent)
    , table_(table)
{
    retranslate();
}

void OptionsCard::show(const engine::Evaluation& evaluation)
{
    std::optional<engine::ServeOption> kept;
    if (const auto row = selectedRow())
        kept = table_->optionAt(*row);
    table_->show(evaluation, document_.format());
    setHead(tr("Layouts"), table_->summary());
    refresh();
    for (int row = 0; kept && row < table_->rowCount(); ++row)
        if (table_->optionAt(row).format == kept->format &&
            model::sameReplica(table_->optionAt(row).layout, kept->layout))
            return select(row);
}

UseCard::Words OptionsCard::words() const
{
    return {tr("Select one layout."), tr("Use layout"),
            tr("Pins this layout in the plan. Can be undone in one step."),
            tr("Choose automatically"),
            tr("Unpins the layout, so that the program chooses it again.")};
}

QString OptionsCard::whyNotUsed(int row) const
{
    return table_->isChosen(row) && isPinned() ? tr("This layout is already pinned.") : QString();
}

engine::Result<void> OptionsCard::useRow(int row)
{
    return model::useOption(document_, table_->optionAt(row));
}

bool OptionsCard::isPinned() const
{
    return model::isOptionPinned(document_);
}

engine::Result<void> OptionsCard::unpin()
{
    return model::releaseOption(document_);
}

} // namespace views
