#pragma once

#include "views/theme.h"

namespace views {

// The contrast ratio of two colors, 1 to 21, as the Web Content Accessibility Guidelines 2.1 define
// it (relative luminance, 1.4.3).
double contrastOf(const QColor& a, const QColor& b);

// Small text on white paper needs a contrast of 4.5: darkens an accent that is too pale.
QColor readableOnPaper(QColor accent);

// A paper theme with that accent; an invalid color leaves it unchanged.
Theme inAccent(Theme theme, const QColor& accent);

} // namespace views
