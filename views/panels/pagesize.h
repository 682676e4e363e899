#pragma once

#include <QSize>

namespace views {

// A page narrower or lower than this is set in small steps.
inline constexpr QSize kRoomyPage{1440, 860};
inline constexpr int kSentenceLines = 2;
inline constexpr int kCompactSide = 4; // beside what stands on such a page

inline bool isCompact(QSize page)
{
    return page.width() < kRoomyPage.width() || page.height() < kRoomyPage.height();
}

} // namespace views
