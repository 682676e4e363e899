#pragma once

#include <QStringList>

namespace app {

// Whether these arguments are for the command line; anything else opens the window.
bool isCommand(const QStringList& words);
// Whether the command needs fonts and painting, thus an application without a display.
bool needsPainting(const QStringList& words);
int runCommand(const QStringList& words);

} // namespace app
