#pragma once

#include <QString>

#include <functional>

class QMenu;

namespace views {

// Actions on a value, wherever it is shown: copy it with its unit, and explain it.
void offerFigure(QMenu& menu, const QString& text, const std::function<void()>& why);
// To the clipboard, with plain spaces, as other programs expect.
void copyFigure(const QString& text);

} // namespace views
