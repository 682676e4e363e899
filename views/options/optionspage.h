#pragma once

#include "views/panels/roompage.h"

namespace views {

class SupplyCard;
class SupplyPoints;

// Which GPU, how many, rent or buy, and from whom: constraints on the left, the ranked options and
// their chart on the right. Further GPU types are evaluated while it is visible.
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
