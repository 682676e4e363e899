#pragma once

#include <QLabel>

namespace views {

// A word-wrapped label with selectable text.
inline QLabel* wrappedLabel(const QFont& font, const char* name = "")
{
    auto* label = new QLabel;
    label->setFont(font);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace views
