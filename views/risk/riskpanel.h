#pragma once

#include "views/panels/knobpanel.h"

class QPushButton;

namespace views {

// The knobs of the Risk page, along with its fixes.
class RiskPanel : public KnobPanel {
    Q_OBJECT
public:
    explicit RiskPanel(model::ProjectDocument& document, QWidget* parent = nullptr);

    // Call when the plan or its answer changed: updates the fixes.
    void refreshCures();

    // Whether any work of the plan writes checkpoints.
    bool checkpoints() const;

    QPushButton* bestInterval() const { return bestInterval_; }
    QPushButton* targetSpares() const { return targetSpares_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void retranslate() override;

private:
    void act(const engine::Result<void>& done);

    QPushButton *bestInterval_, *targetSpares_;
};

} // namespace views
