#pragma once

#include "views/panels/roompage.h"

class QPushButton;

namespace model {
class ReplicaPlayer;
}

namespace views {

class CardStack;
class CurveChartCard;
class Offer;
class OptionsCard;
class PointChartCard;
class SegmentBar;
class StackChartCard;

// Model serving: latency by load, replicas over the week, GPU memory, cost per token, and the
// layouts to choose from. Offers to add serving if the plan has none. Its curves are requested only
// while it is visible.
class ServingPage : public RoomPage {
    Q_OBJECT
public:
    explicit ServingPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    // Shows what the answer contains; other parts stay as they are.
    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    CurveChartCard* first() const { return first_; }
    CurveChartCard* each() const { return each_; }
    CurveChartCard* replicas() const { return replicas_; }
    SegmentBar* span() const { return span_; }      // one day or the week
    CardStack* replica() const { return replica_; } // memory, and a simulated minute
    StackChartCard* memory() const { return memory_; }
    CurveChartCard* minute() const { return minute_; }
    CurveChartCard* cache() const { return cache_; }
    CardStack* money() const { return money_; } // cost per token, growth in GPUs, growth in cost
    CurveChartCard* cost() const { return cost_; }
    OptionsCard* options() const { return options_; }
    PointChartCard* frontier() const { return frontier_; }
    CardStack* ways() const { return ways_; }
    QPushButton* makeIt() const { return makeIt_; }
    QPushButton* addFleet() const { return addFleet_; }
    bool offers() const { return showsOffer(); } // to add serving to a plan without

protected:
    engine::Wants wants() const override;
    void setCompact(bool compact) override;
    void retranslate() override;

private:
    QLayout* cards();
    void connectAll();
    void showDetail(const engine::Evaluation& evaluation);
    void askPlayer();
    void showPlayed();

    Offer* offer_;
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
