#pragma once

#include "model/projectdocument.h"
#include "model/serving/optiontable.h"
#include "views/controls/tablecard.h"

class QPushButton;

namespace views {

// What the search looked at: pin one in the plan, or leave the choice to the program again.
class OptionsCard : public TableCard {
    Q_OBJECT
public:
    explicit OptionsCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;
    // The plan or the selection changed: what can be done may be another.
    void refreshActions();

    QPushButton* use() const { return use_; }
    QPushButton* release() const { return release_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    OptionsCard(model::ProjectDocument& document, model::OptionTable* table, QWidget* parent);
    QString whyNotUsed() const;
    void act(const engine::Result<void>& done);
    void retranslate();

    model::ProjectDocument& document_;
    model::OptionTable* table_;
    QPushButton *use_, *release_;
    QAction* useHere_;
};

} // namespace views
