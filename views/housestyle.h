#pragma once

#include <QProxyStyle>

class QApplication;

namespace views {

struct Theme;

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

// Fusion with this look, sliders that go where they are clicked, our font.
void apply(QApplication& app, const Theme& theme);
// The same without the style sheet, which every widget pays for each time it finds a new parent:
// a window is built in two thirds of the time when the sheet comes once it stands.
void prepare(QApplication& app, const Theme& theme);

} // namespace views
