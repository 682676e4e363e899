#pragma once

#include <QSize>

namespace views {

// A page narrower or lower than this uses its compact layout.
inline constexpr QSize kRoomyPage{1440, 860};
inline constexpr int kSentenceLines = 2;
inline constexpr int kCompactSide = 4; // margin on such a page

inline bool isCompact(QSize page)
{
    return page.width() < kRoomyPage.width() || page.height() < kRoomyPage.height();
}

} // namespace views
