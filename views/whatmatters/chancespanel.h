#pragma once

#include "model/project/projectdocument.h"

#include <QFrame>

#include <array>

class QLabel;
class QVBoxLayout;

namespace views {

class DialCard;
class KnobControl;

// The probabilities of meeting the deadline, of the model fitting and of staying within budget,
// each above the knob that sets the target.
class ChancesPanel : public QFrame {
    Q_OBJECT
public:
    explicit ChancesPanel(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;
    void setCompact(bool compact);
    DialCard* card(int i) const { return cards_[static_cast<std::size_t>(i)]; }
    KnobControl* deadline() const { return deadline_; }
    KnobControl* budget() const { return budget_; }

Q_SIGNALS:
    void whyRequested(const QString& dial, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;

private:
    void bindDeadline();
    void refreshKnobs();
    void retranslate();

    model::ProjectDocument& document_;
    QLabel* heading_;
    std::array<DialCard*, 3> cards_;
    QVBoxLayout* layout_;
    KnobControl* deadline_ = nullptr;
    KnobControl* budget_;
};

} // namespace views
