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
class QStackedWidget;

namespace views {

class AnswerBar;
class LayoutsCard;
class Offer;
class PlayedChartCard;
class PointChartCard;
class ShareChartCard;
class StackChartCard;
class WhyPopover;

// One training step: where its time goes, how it runs, its memory, the layouts that were evaluated,
// and what limits its matrix multiplications. Offers to add a run if the plan has none. Requested
// only while the page is visible.
class TrainingPage : public QWidget {
    Q_OBJECT
public:
    explicit TrainingPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    // Shows what the answer contains; other parts stay as they are.
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
    QPushButton* addRun() const { return addRun_; }
    bool offers() const; // to add a run to a plan that trains nothing

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void arrange();
    void nameButtons();
    void nameOffer(bool recommends);
    void connectAll();
    void refresh();
    void showPlayed();
    void announce(const QString& message);

    model::ProjectDocument& document_;
    QStackedWidget* pages_; // the cards; the offer
    Offer* offer_;
    QPushButton* addRun_;
    AnswerBar* sentence_;
    QLabel* message_;
    ShareChartCard* step_;
    PlayedChartCard* played_;
    StackChartCard* memory_;
    LayoutsCard* layouts_;
    PointChartCard* roofline_;
    QGridLayout* cards_;
    QPushButton* toPlayed_; // if they share a place
    QPushButton* toStep_;
    bool timeline_ = false;
    std::optional<std::pair<bool, bool>> arranged_; // whether low, and whether with the timeline
    model::StepPlayer* player_;
    WhyPopover* why_;
};

} // namespace views
