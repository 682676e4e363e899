#pragma once

#include <QLabel>

namespace views {

// Words that take as many lines as they need, and that can be copied.
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
