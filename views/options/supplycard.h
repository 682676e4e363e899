#pragma once

#include "model/options/supplytable.h"
#include "views/controls/usecard.h"

namespace views {

// The ranked options. One click uses the selected one; with Shift, or by a separate button, it is
// added as a scenario.
class SupplyCard : public UseCard {
    Q_OBJECT
public:
    explicit SupplyCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const std::shared_ptr<const engine::OptionTable>& options);
    using QWidget::show;
    const model::SupplyTable& table() const { return *table_; }
    QPushButton* add() const { return add_; }
    // Row of the table; −1: none.
    int current() const { return selectedRow().value_or(-1); }

Q_SIGNALS:
    void picked(int row);

protected:
    Words words() const override;
    QString whyNotUsed(int row) const override;
    engine::Result<void> useRow(int row) override;
    void changeEvent(QEvent* event) override;

private:
    SupplyCard(model::ProjectDocument& document, model::SupplyTable* table, QWidget* parent);
    void refreshAll();
    void addSelected();
    void rename();

    model::SupplyTable* table_;
    QPushButton* add_;
    std::shared_ptr<const engine::PlanOption> kept_; // the user's selection
    bool filling_ = false;
};

} // namespace views
