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

// Base class of most pages: knobs on the left; to their right a sentence, key figures and cards.
// Further results that the page needs are requested only while it is visible.
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

    // Below the sentence and the figures; only the layout sets the sizes of the cards.
    void setCards(QLayout* cards, const std::vector<QWidget*>& all);
    void showFigures(const std::vector<model::Headline>& figures);
    // Shown instead of all this if the plan has nothing for this page.
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

    QStackedWidget* pages_; // the page itself, and the offer shown instead
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
