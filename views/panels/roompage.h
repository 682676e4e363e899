#pragma once

#include "model/report/report.h"
#include "views/panels/knobpanel.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLayout;
class QStackedWidget;

namespace views {

class AnswerBar;
class DialCard;
class WhyPopover;

// The page of a room: its knobs at the left edge; beside them the sentence, the figures and the
// cards. What the room wants beside the answer that every page has is asked for while it is
// visible.
class RoomPage : public QWidget {
    Q_OBJECT
public:
    RoomPage(model::ProjectDocument& document, KnobPanel* panel, QWidget* parent = nullptr);

    virtual void show(const engine::Evaluation& evaluation) = 0;
    using QWidget::show;

    KnobPanel* panel() const { return panel_; }
    AnswerBar* sentence() const { return sentence_; }
    const std::vector<DialCard*>& figures() const { return figures_; }
    WhyPopover* why() const { return why_; }
    QLabel* message() const { return message_; }

protected:
    virtual engine::Wants wants() const { return {}; }
    virtual void setCompact(bool compact);
    virtual void retranslate() {}

    // Below the sentence and the figures; the layout decides the sizes of the cards alone.
    void setCards(QLayout* cards, const std::vector<QWidget*>& all);
    void showFigures(const std::vector<model::Headline>& figures);
    // In the place of all this where the plan has nothing for the room.
    void setOffer(QWidget* offer);
    void showOffer(bool shown);
    bool showsOffer() const;
    void refresh();
    void refreshVisible();
    void announce(const QString& message);

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

    model::ProjectDocument& document_;

private:
    QWidget* content();
    void connectAll();

    QStackedWidget* pages_; // the room, and what it offers instead
    KnobPanel* panel_;
    AnswerBar* sentence_;
    QLabel* message_;
    QHBoxLayout* figureRow_;
    std::vector<DialCard*> figures_;
    QVBoxLayout* right_;
    WhyPopover* why_;
    bool compact_ = false;
};

} // namespace views
