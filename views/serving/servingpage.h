#pragma once

#include "model/projectdocument.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QLayout;
class QPushButton;
class QStackedWidget;

namespace views {

class AnswerBar;
class CardStack;
class CurveChartCard;
class DialCard;
class KnobPanel;
class OptionsCard;
class PointChartCard;
class SegmentBar;
class StackChartCard;
class WhyPopover;

// A model that answers: how long people wait at which load, replicas through the week, what their
// memory holds, what tokens cost, and the layouts to choose from. Where the plan serves nothing it
// offers to. Its curves are asked for while it is visible.
class ServingPage : public QWidget {
    Q_OBJECT
public:
    explicit ServingPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    // What an answer says; parts that it does not have stay as they are.
    void show(const engine::Evaluation& evaluation);
    using QWidget::show;

    KnobPanel* panel() const { return panel_; }
    AnswerBar* sentence() const { return sentence_; }
    const std::vector<DialCard*>& figures() const { return figures_; }
    CurveChartCard* first() const { return first_; }
    CurveChartCard* each() const { return each_; }
    CurveChartCard* replicas() const { return replicas_; }
    SegmentBar* span() const { return span_; } // a day or the week
    StackChartCard* memory() const { return memory_; }
    CardStack* money() const { return money_; } // tokens, growth in GPUs, growth in money
    CurveChartCard* cost() const { return cost_; }
    OptionsCard* options() const { return options_; }
    PointChartCard* frontier() const { return frontier_; }
    CardStack* ways() const { return ways_; }
    WhyPopover* why() const { return why_; }
    QLabel* message() const { return message_; }
    QPushButton* makeIt() const { return makeIt_; }
    bool offers() const; // to make the plan serve, for it does not

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLayout* cards();
    QWidget* content();
    QWidget* offer();
    void connectAll();
    void refresh();
    void showFigures(const engine::Evaluation& evaluation);
    void showDetail(const engine::Evaluation& evaluation);
    void setCompact(bool compact);
    void say(const QString& message);
    void retranslate();

    model::ProjectDocument& document_;
    QStackedWidget* pages_;
    KnobPanel* panel_;
    AnswerBar* sentence_;
    QLabel *message_, *nothing_;
    QPushButton* makeIt_;
    QHBoxLayout* figureRow_;
    std::vector<DialCard*> figures_;
    CurveChartCard *first_, *each_, *replicas_;
    SegmentBar* span_;
    StackChartCard* memory_;
    CurveChartCard *cost_, *growthGpus_, *growthCost_;
    CardStack* money_;
    OptionsCard* options_;
    PointChartCard* frontier_;
    CardStack* ways_;
    WhyPopover* why_;
    bool compact_ = false;
};

} // namespace views
