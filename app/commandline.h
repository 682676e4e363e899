#pragma once

#include <QStringList>

namespace app {

// Whether these words are for the command line; anything else opens the window.
bool isCommand(const QStringList& words);
// Whether carrying them out needs fonts and painting, so an application without a display.
bool needsPainting(const QStringList& words);
int runCommand(const QStringList& words);

} // namespace app
