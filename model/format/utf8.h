#pragma once

#include <QString>

#include <string_view>

namespace model {

// Engine text for the screen.
inline QString utf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace model
