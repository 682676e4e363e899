#pragma once

#include "views/panels/roompage.h"

class QVBoxLayout;

namespace model {
class SpareTable;
}

namespace views {

class CardStack;
class CurveChartCard;
class PointChartCard;
class RiskPanel;
class ShareChartCard;
class TableCard;
class TextBlock;

// What interrupts the cluster, what that costs, and its spares. All of it is closed form, so the
// page needs nothing beyond the common answer.
class RiskPage : public RoomPage {
    Q_OBJECT
public:
    explicit RiskPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    RiskPanel* panel() const { return panel_; } // includes the fixes
    ShareChartCard* faults() const { return faults_; }
    PointChartCard* between() const { return between_; }
    PointChartCard* interval() const { return interval_; }
    TableCard* spares() const { return spares_; }
    CurveChartCard* date() const { return date_; }
    CurveChartCard* year() const { return year_; }
    CardStack* byTime() const { return byTime_; } // of the deadline, or a simulated year
    TextBlock* doubt() const { return doubt_; }

protected:
    void setCompact(bool compact) override;
    void retranslate() override;

private:
    QLayout* cards();
    void connectAll();
    void showYear();

    RiskPanel* panel_;
    ShareChartCard* faults_;
    TextBlock* doubt_;
    PointChartCard *between_, *interval_;
    model::SpareTable* spareTable_;
    TableCard* spares_;
    CurveChartCard *date_, *year_;
    CardStack* byTime_;
    QVBoxLayout* rows_;
};

} // namespace views
