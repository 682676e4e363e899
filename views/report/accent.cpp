#include "views/report/accent.h"

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr double kSmallWords = 4.5;
constexpr int kDarker = 104; // percent per step
constexpr double kSoft = 0.12;

double luminance(const QColor& colour)
{
    const auto light = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF()) +
           0.0722 * light(colour.blueF());
}

} // namespace

double contrastOf(const QColor& a, const QColor& b)
{
    const auto [dark, bright] = std::minmax({luminance(a), luminance(b)});
    return (bright + 0.05) / (dark + 0.05);
}

QColor readableOnPaper(QColor accent)
{
    while (contrastOf(accent, Qt::white) < kSmallWords)
        accent = QColor(accent.darker(kDarker).name()); // rounded to 8 bits per channel
    return accent;
}

Theme inAccent(Theme theme, const QColor& accent)
{
    if (!accent.isValid())
        return theme;
    theme.accent = readableOnPaper(accent);
    const auto soft = [](double part) { return 1 - kSoft * (1 - part); };
    theme.accentSoft = QColor::fromRgbF(static_cast<float>(soft(accent.redF())),
                                        static_cast<float>(soft(accent.greenF())),
                                        static_cast<float>(soft(accent.blueF())));
    return theme;
}

} // namespace views
