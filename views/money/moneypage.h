#pragma once

#include "views/panels/roompage.h"

class QVBoxLayout;

namespace views {

class CardStack;
class CurveChartCard;
class FlowChartCard;
class HeatChartCard;
class MixCard;
class OffersCard;
class SegmentBar;
class ShareChartCard;

// Rent or buy in numbers: cash flow, break-even, cost breakdown, providers and the cheapest mix.
// The detailed books are requested only while it is visible.
class MoneyPage : public RoomPage {
    Q_OBJECT
public:
    explicit MoneyPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    FlowChartCard* cash() const { return cash_; }
    SegmentBar* span() const { return span_; } // by year or by month
    ShareChartCard* shares() const { return shares_; }
    HeatChartCard* map() const { return map_; }
    CurveChartCard* fleet() const { return fleet_; }
    CardStack* even() const { return even_; }
    OffersCard* offers() const { return offers_; }
    MixCard* mix() const { return mix_; }
    CardStack* ways() const { return ways_; }

protected:
    engine::Wants wants() const override;
    void setCompact(bool compact) override;
    void retranslate() override;

private:
    QLayout* cards();
    void connectAll();

    FlowChartCard* cash_;
    SegmentBar* span_;
    ShareChartCard* shares_;
    HeatChartCard* map_;
    CurveChartCard* fleet_;
    CardStack* even_;
    OffersCard* offers_;
    MixCard* mix_;
    CardStack* ways_;
    QVBoxLayout* column_; // right column
};

} // namespace views
