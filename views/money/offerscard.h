#pragma once

#include "model/money/offertable.h"
#include "model/project/projectdocument.h"
#include "views/controls/tablecard.h"

class QPushButton;

namespace views {

// What each provider charges for the same work; one of their prices can be used in the plan.
class OffersCard : public TableCard {
    Q_OBJECT
public:
    explicit OffersCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;
    QPushButton* use() const { return use_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    OffersCard(model::ProjectDocument& document, model::OfferTable* table, QWidget* parent);
    QString whyNotUsed() const;
    void refreshActions();
    void useSelected();
    void retranslate();

    model::ProjectDocument& document_;
    model::OfferTable* table_;
    QPushButton* use_;
    QAction* useHere_;
};

} // namespace views
