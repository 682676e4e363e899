#pragma once

#include "model/advice/references.h"
#include "views/controls/tablecard.h"

namespace views {

// Published clusters, recomputed; Enter opens one as a scenario.
class ReferenceCard : public TableCard {
    Q_OBJECT
public:
    explicit ReferenceCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    model::ReferenceAnswers* answers() const { return answers_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    ReferenceCard(model::ProjectDocument& document, model::ReferenceTable* table, QWidget* parent);
    void open();
    void retranslate();

    model::ProjectDocument& document_;
    model::ReferenceTable* table_;
    model::ReferenceAnswers* answers_;
};

} // namespace views
