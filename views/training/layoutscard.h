#pragma once

#include "model/projectdocument.h"
#include "model/training/layouttable.h"
#include "views/controls/tablecard.h"

class QPushButton;

namespace views {

// The ranked layouts: use one in the plan, or leave the choice to the program again.
class LayoutsCard : public TableCard {
    Q_OBJECT
public:
    explicit LayoutsCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    // The plan or the selection changed: what can be done may be another.
    void refreshActions();

    QPushButton* use() const { return use_; }
    QPushButton* release() const { return release_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    LayoutsCard(model::ProjectDocument& document, model::LayoutTable* table, QWidget* parent);
    QString whyNotUsed() const;
    void useSelected();
    void act(const engine::Result<void>& done);
    void retranslate();

    model::ProjectDocument& document_;
    model::LayoutTable* table_;
    QPushButton *use_, *release_;
    QAction* useHere_;
};

} // namespace views
