#pragma once

#include <QString>

#include <functional>

class QMenu;

namespace views {

// What can be done with a figure wherever it is shown: copy it with its unit, and ask why.
void offerFigure(QMenu& menu, const QString& text, const std::function<void()>& why);
// On the clipboard, with plain blanks, as other programs expect.
void copyFigure(const QString& text);

} // namespace views
