#pragma once

#include "model/serving/optiontable.h"
#include "views/controls/usecard.h"

namespace views {

// The layouts the search evaluated: pin one in the plan, or return to automatic choice.
class OptionsCard : public UseCard {
    Q_OBJECT
public:
    explicit OptionsCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;

protected:
    Words words() const override;
    QString whyNotUsed(int row) const override;
    engine::Result<void> useRow(int row) override;
    bool isPinned() const override;
    engine::Result<void> unpin() override;

private:
    OptionsCard(model::ProjectDocument& document, model::OptionTable* table, QWidget* parent);

    model::OptionTable* table_;
};

} // namespace views
