#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include <array>

class QApplication;

namespace views {

// Colors and fonts of a theme. Charts do not follow the palette by themselves, so all painting code
// uses this.
struct Theme {
    bool dark = false;
    QColor window, panel, card, field, border, grid;
    QColor text, muted, faint;
    QColor accent, accentText, accentSoft;
    QColor good, warning, bad;
    // Okabe and Ito's colors, distinguishable with any kind of color vision.
    std::array<QColor, 6> series;

    static const Theme& day();
    static const Theme& night();
    // The theme that matches this palette.
    static const Theme& of(const QPalette& palette);

    QPalette palette() const;
    QString styleSheet() const;
    QString icon(const QString& name) const; // the icon's file for this theme
};

// Grid unit of all layouts.
inline constexpr int kGrid = 8;

// The bundled font; all its digits have the same width.
QFont uiFont(int pixels, QFont::Weight weight = QFont::Normal);
void loadFonts();

} // namespace views
