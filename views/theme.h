#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include <array>

class QApplication;

namespace views {

// Colours and type of one look. Charts do not follow the palette by themselves, so everything
// that paints asks here.
struct Theme {
    bool dark = false;
    QColor window, panel, card, field, border, grid;
    QColor text, muted, faint;
    QColor accent, accentText, accentSoft;
    QColor good, warning, bad;
    // Okabe and Ito's colours: distinct for every kind of colour vision.
    std::array<QColor, 6> series;

    static const Theme& day();
    static const Theme& night();
    // The look that this palette shows.
    static const Theme& of(const QPalette& palette);

    QPalette palette() const;
    QString styleSheet() const;
    QString icon(const QString& name) const; // the file of an icon in this look
};

// One step of the grid that everything stands on.
inline constexpr int kGrid = 8;

// The family that comes with the program: its digits all have one width.
QFont uiFont(int pixels, QFont::Weight weight = QFont::Normal);
void loadFonts();

} // namespace views
