#pragma once

#include "model/project/projectdocument.h"

#include <QWidget>

#include <optional>
#include <utility>

namespace model {
class StepPlayer;
}

class QGridLayout;
class QLabel;
class QPushButton;

namespace views {

class AnswerBar;
class LayoutsCard;
class PlayedChartCard;
class PointChartCard;
class ShareChartCard;
class StackChartCard;
class WhyPopover;

// One step of the first workload: where its time goes, how it runs, what its memory holds, the
// layouts that were looked at, and what bounds its products. Only while it is visible are these
// asked for.
class TrainingPage : public QWidget {
    Q_OBJECT
public:
    explicit TrainingPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    // What an answer says; parts that it does not have stay as they are.
    void show(const engine::Evaluation& evaluation);
    using QWidget::show;

    ShareChartCard* step() const { return step_; }
    const model::StepPlayer* player() const { return player_; }
    PlayedChartCard* played() const { return played_; }
    StackChartCard* memory() const { return memory_; }
    LayoutsCard* layouts() const { return layouts_; }
    PointChartCard* roofline() const { return roofline_; }
    WhyPopover* why() const { return why_; }
    QLabel* message() const { return message_; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void arrange();
    void nameButtons();
    void connectAll();
    void refresh();
    void showPlayed();
    void announce(const QString& message);

    model::ProjectDocument& document_;
    AnswerBar* sentence_;
    QLabel* message_;
    ShareChartCard* step_;
    PlayedChartCard* played_;
    StackChartCard* memory_;
    LayoutsCard* layouts_;
    PointChartCard* roofline_;
    QGridLayout* cards_;
    QPushButton* toPlayed_; // where they share a place
    QPushButton* toStep_;
    bool timeline_ = false;
    std::optional<std::pair<bool, bool>> arranged_; // low, and with the timeline
    model::StepPlayer* player_;
    WhyPopover* why_;
};

} // namespace views
