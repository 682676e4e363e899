#pragma once

#include "views/panels/roompage.h"

class QPushButton;

namespace model {
class ReplicaPlayer;
}

namespace views {

class CardStack;
class CurveChartCard;
class OptionsCard;
class PointChartCard;
class SegmentBar;
class StackChartCard;

// A model that answers: how long people wait at which load, replicas through the week, what their
// memory holds, what tokens cost, and the layouts to choose from. Where the plan serves nothing it
// offers to. Its curves are asked for while it is visible.
class ServingPage : public RoomPage {
    Q_OBJECT
public:
    explicit ServingPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    // What an answer says; parts that it does not have stay as they are.
    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    CurveChartCard* first() const { return first_; }
    CurveChartCard* each() const { return each_; }
    CurveChartCard* replicas() const { return replicas_; }
    SegmentBar* span() const { return span_; }      // a day or the week
    CardStack* replica() const { return replica_; } // memory, and a minute as it is played
    StackChartCard* memory() const { return memory_; }
    CurveChartCard* minute() const { return minute_; }
    CurveChartCard* cache() const { return cache_; }
    CardStack* money() const { return money_; } // tokens, growth in GPUs, growth in money
    CurveChartCard* cost() const { return cost_; }
    OptionsCard* options() const { return options_; }
    PointChartCard* frontier() const { return frontier_; }
    CardStack* ways() const { return ways_; }
    QPushButton* makeIt() const { return makeIt_; }
    QPushButton* addFleet() const { return addFleet_; }
    bool offers() const { return showsOffer(); } // to make the plan serve, for it does not

protected:
    engine::Wants wants() const override;
    void setCompact(bool compact) override;
    void retranslate() override;

private:
    QLayout* cards();
    QWidget* offer();
    void connectAll();
    void showDetail(const engine::Evaluation& evaluation);
    void askPlayer();
    void showPlayed();

    QLabel* nothing_;
    QPushButton *makeIt_, *addFleet_;
    CurveChartCard *first_, *each_, *replicas_;
    SegmentBar* span_;
    StackChartCard* memory_;
    CurveChartCard *minute_, *cache_;
    CardStack* replica_;
    model::ReplicaPlayer* player_;
    CurveChartCard *cost_, *growthGpus_, *growthCost_;
    CardStack* money_;
    OptionsCard* options_;
    PointChartCard* frontier_;
    CardStack* ways_;
};

} // namespace views
