#pragma once

#include "views/theme.h"

namespace views {

// The share of light that two colours differ by, 1 to 21, as the Web Content Accessibility
// Guidelines 2.1 define it (relative luminance, 1.4.3).
double contrastOf(const QColor& a, const QColor& b);

// On white paper, small words need 4.5: an accent that is too pale is darkened until it has that.
QColor readableOnPaper(QColor accent);

// A theme of paper with that accent; none, or no colour: as it is.
Theme inAccent(Theme theme, const QColor& accent);

} // namespace views
