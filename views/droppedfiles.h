#pragma once

#include <QMimeData>
#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace views {

// The files of a drag; empty unless all of it is local files.
inline QStringList droppedFiles(const QMimeData& dragged)
{
    const auto urls = dragged.urls();
    QStringList paths;
    if (std::ranges::all_of(urls, &QUrl::isLocalFile))
        for (const QUrl& url : urls)
            paths << url.toLocalFile();
    return paths;
}

} // namespace views
