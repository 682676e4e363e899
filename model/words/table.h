#pragma once

#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <span>

namespace model::words {

inline const Entry* find(std::span<const Entry> table, const QString& key)
{
    const QByteArray wanted = key.toUtf8();
    const auto it = std::ranges::find_if(
        table, [&](const Entry& e) { return std::strcmp(e.key, wanted.constData()) == 0; });
    return it == table.end() ? nullptr : &*it;
}

inline QString translated(const char* context, const char* text)
{
    return text ? QCoreApplication::translate(context, text) : QString();
}

} // namespace model::words
