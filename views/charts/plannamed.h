#pragma once

#include <QWidget>

namespace views {

// A widget that knows which plan the charts inside it show.
class PlanNamed {
public:
    virtual ~PlanNamed() = default;
    virtual QString planName() const = 0;
};

inline QString planNameAround(const QWidget* widget)
{
    for (const QWidget* w = widget; w; w = w->parentWidget())
        if (const auto* named = dynamic_cast<const PlanNamed*>(w))
            return named->planName();
    return {};
}

} // namespace views
