#pragma once

#include "model/accuracy/ownruns.h"
#include "model/project/projectdocument.h"
#include "views/controls/tablecard.h"

class QPushButton;

namespace views {

// The user's measured runs: add, edit and delete them, and calibrate the plan's step times.
class OwnRunsCard : public TableCard {
    Q_OBJECT
public:
    explicit OwnRunsCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const model::RunPredictor& predictor);

    QPushButton* add() const { return add_; }
    QPushButton* calibrate() const { return calibrate_; }
    QPushButton* edit() const { return edit_; }
    QPushButton* remove() const { return remove_; }

Q_SIGNALS:
    void addRequested();
    void editRequested(std::size_t run); // its index in the project

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    OwnRunsCard(model::ProjectDocument& document, model::OwnRunsTable* table, QWidget* parent);
    void retranslate();
    void enable();
    void askEdit();
    void removeSelected();

    model::ProjectDocument& document_;
    model::OwnRunsTable* table_;
    QPushButton *add_, *calibrate_, *edit_, *remove_;
};

} // namespace views
