#pragma once

#include "views/panels/roompage.h"

class QVBoxLayout;

namespace model {
class RackTable;
}

namespace views {

class PointChartCard;
class RackChartCard;
class RegionsCard;
class StackChartCard;
class TableCard;

// The site of the cluster: power by part, racks and what limits them, and the cost, emissions and
// water of its energy, here and in other regions. Details of racks and regions are requested only
// while it is visible.
class SitePage : public RoomPage {
    Q_OBJECT
public:
    explicit SitePage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    StackChartCard* power() const { return power_; }
    RackChartCard* racks() const { return racks_; }
    TableCard* limits() const { return limits_; }
    RegionsCard* regions() const { return regions_; }
    PointChartCard* points() const { return points_; }

protected:
    engine::Wants wants() const override;
    void setCompact(bool compact) override;

private:
    QLayout* cards();
    void connectAll();

    StackChartCard* power_;
    RackChartCard* racks_;
    model::RackTable* limitTable_;
    TableCard* limits_;
    RegionsCard* regions_;
    PointChartCard* points_;
    QVBoxLayout* column_; // right column
};

} // namespace views
