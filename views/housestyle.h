#pragma once

#include <QProxyStyle>

namespace views {

// What every widget of the program shares beside its colours.
class HouseStyle : public QProxyStyle {
public:
    HouseStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    // Message boxes and file dialogs have the icons of the house.
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                       const QWidget* widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
};

} // namespace views
