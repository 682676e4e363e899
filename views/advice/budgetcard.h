#pragma once

#include "model/advice/budgetanswers.h"
#include "views/controls/tablecard.h"

class QComboBox;
class QPushButton;

namespace views {

class ValueField;

// What does this budget buy? A total or monthly budget, and the most it buys with each way to get
// the GPUs.
class BudgetCard : public TableCard {
    Q_OBJECT
public:
    explicit BudgetCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    ValueField* amount() const { return amount_; }
    QComboBox* period() const { return period_; }
    QPushButton* compute() const { return compute_; }
    model::BudgetAnswers* answers() const { return answers_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    BudgetCard(model::ProjectDocument& document, model::AffordTable* table, QWidget* parent);
    void type(const QString& text);
    void ask();
    void refreshAnswer();
    void retranslate();

    model::ProjectDocument& document_;
    model::AffordTable* table_;
    model::BudgetAnswers* answers_;
    ValueField* amount_;
    QComboBox* period_;
    QPushButton* compute_;
    double usd_ = 500000; // a typical budget of a founder
};

} // namespace views
