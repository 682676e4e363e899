#include "views/controls/spokenslider.h"

#include "views/controls/dragslider.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace views {
namespace {

class SpokenSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SpokenSlider(DragSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? slider()->spoken().text : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return slider()->spoken().value; }
    QVariant minimumValue() const override { return slider()->spoken().low; }
    QVariant maximumValue() const override { return slider()->spoken().high; }
    QVariant minimumStepSize() const override { return 0.0; } // steps are relative
    void setCurrentValue(const QVariant& value) override
    {
        Q_EMIT slider()->valueRequested(value.toDouble());
    }

private:
    DragSlider* slider() const { return static_cast<DragSlider*>(object()); }
};

QAccessibleInterface* make(const QString&, QObject* object)
{
    auto* slider = qobject_cast<DragSlider*>(object);
    return slider ? new SpokenSlider(slider) : nullptr;
}

} // namespace

void letSlidersSpeak()
{
    QAccessible::installFactory(make);
}

} // namespace views
