#pragma once

#include "model/money/mixtable.h"
#include "views/controls/tablecard.h"

namespace views {

// The cheapest supply mix for the week, and others. Enter or a double click explains a row.
class MixCard : public TableCard {
    Q_OBJECT
public:
    explicit MixCard(QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation, const model::NumberFormat& format);
    using QWidget::show;

Q_SIGNALS:
    void whyRequested(const QString& dial, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;

private:
    MixCard(model::MixTable* table, QWidget* parent);
    void askWhy();

    model::MixTable* table_;
    QAction* why_;
};

} // namespace views
