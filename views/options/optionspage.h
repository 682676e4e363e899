#pragma once

#include "views/panels/roompage.h"

namespace views {

class SupplyCard;
class SupplyPoints;

// Which GPU, how many, rented or bought, and from whom: the limits at the left, the ranked options
// and their picture beside them. Types that were not looked at yet come in while it is visible.
class OptionsPage : public RoomPage {
    Q_OBJECT
public:
    explicit OptionsPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    SupplyCard* options() const { return options_; }
    SupplyPoints* points() const { return points_; }

protected:
    engine::Wants wants() const override;
    void setCompact(bool compact) override;

private:
    SupplyCard* options_;
    SupplyPoints* points_;
    std::shared_ptr<const engine::OptionTable> shown_;
};

} // namespace views
