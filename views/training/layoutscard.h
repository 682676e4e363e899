#pragma once

#include "model/training/layouttable.h"
#include "views/controls/usecard.h"

namespace views {

// The ranked parallel layouts: use one in the plan, or return to automatic choice.
class LayoutsCard : public UseCard {
    Q_OBJECT
public:
    explicit LayoutsCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;

protected:
    Words words() const override;
    QString whyNotUsed(int row) const override;
    engine::Result<void> useRow(int row) override;
    bool isPinned() const override;
    engine::Result<void> unpin() override;

private:
    LayoutsCard(model::ProjectDocument& document, model::LayoutTable* table, QWidget* parent);

    model::LayoutTable* table_;
};

} // namespace views
