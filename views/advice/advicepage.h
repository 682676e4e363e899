#pragma once

#include "views/panels/roompage.h"

namespace views {

class DecisionCard;

// Whether the work needs a cluster, whose it should be, and how it should be built and run.
class AdvicePage : public RoomPage {
    Q_OBJECT
public:
    explicit AdvicePage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    DecisionCard* decision() const { return decision_; }

protected:
    engine::Wants wants() const override;

private:
    QLayout* cards();

    DecisionCard* decision_;
};

} // namespace views
