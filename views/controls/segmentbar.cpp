#include "views/controls/segmentbar.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace views {

SegmentBar::SegmentBar(int count, QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = 0; i < count; ++i) {
        auto* button = new QPushButton;
        button->setCheckable(true);
        button->setProperty("segment", true);
        button->setProperty("edge", i == 0           ? QStringLiteral("first")
                                    : i + 1 == count ? QStringLiteral("last")
                                                     : QStringLiteral("middle"));
        buttons_.addButton(button, i);
        row->addWidget(button);
    }
    buttons_.button(0)->setChecked(true);
    connect(&buttons_, &QButtonGroup::idClicked, this, &SegmentBar::chosen);
}

void SegmentBar::setNames(const QString& what, const QStringList& names)
{
    setAccessibleName(what);
    for (int i = 0; i < names.size(); ++i) {
        buttons_.button(i)->setText(names[i]);
        buttons_.button(i)->setAccessibleName(what + QStringLiteral(": ") + names[i]);
        // The chosen name is bold, and the bar must not resize for it.
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        buttons_.button(i)->setMinimumWidth(QFontMetrics(bold).horizontalAdvance(names[i]) + 20);
    }
}

} // namespace views
