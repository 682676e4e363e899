#pragma once

#include "model/accuracy/ownruns.h"
#include "model/projectdocument.h"
#include "views/controls/tablecard.h"

class QPushButton;

namespace views {

// The client's own measured runs: add one, and let the plan's steps go by them.
class OwnRunsCard : public TableCard {
    Q_OBJECT
public:
    explicit OwnRunsCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const model::RunPredictor& predictor);

    QPushButton* add() const { return add_; }
    QPushButton* calibrate() const { return calibrate_; }

Q_SIGNALS:
    void addAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    OwnRunsCard(model::ProjectDocument& document, model::OwnRunsTable* table, QWidget* parent);
    void retranslate();

    model::ProjectDocument& document_;
    model::OwnRunsTable* table_;
    QPushButton *add_, *calibrate_;
};

} // namespace views
