#pragma once

#include "app/mainwindow.h"
#include "model/store/catalogstore.h"
#include "views/housestyle.h"
#include "views/theme.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace support {

// Nobody chooses a file or reads a message, and what is not saved may go.
inline app::Asker nobody()
{
    return {[] { return QString(); }, [](const QString&, const QString&) { return QString(); },
            [] { return app::Asker::Answer::Discard; }, [](const QString&) {}};
}

// The whole program over files of its own, shown with the projects it was started with. Without
// an asker, it opens its own dialogs.
struct ShownWindow {
    QTemporaryDir folder;
    app::MainWindow window;

    explicit ShownWindow(std::optional<app::Asker> asker = nobody(), const QStringList& paths = {},
                         const QString& recovery = {})
        : window({*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                 {recovery.isEmpty() ? folder.filePath("recovery") : recovery,
                  folder.filePath("catalog")},
                 std::move(asker))
    {
        views::apply(*qApp, views::Theme::day());
        window.begin(paths);
        window.show();
    }
    model::ProjectDocument& document() { return window.document(); }
};

} // namespace support
