#pragma once

#include "tests/support/shownpage.h"
#include "views/controls/knobslider.h"
#include "views/panels/answerpage.h"
#include "views/panels/inputspanel.h"

#include <QStyleOptionSlider>
#include <QTest>

namespace support {

// The first page with the sample, at its usual size.
struct Page : ShownPage<views::AnswerPage> {
    Page() : ShownPage({1600, 950}) {}
    views::KnobSlider* slider(const QString& path)
    {
        page.inputs()->reveal(path); // unfolds its group
        QTest::qWait(0);
        return qobject_cast<views::KnobSlider*>(page.inputs()->control(path));
    }
    bool settle()
    {
        return QTest::qWaitFor([this] {
            return document.isSettled() && document.evaluation() &&
                   document.evaluation()->plan ==
                       document.project().scenarios[document.project().current].plan;
        });
    }
};

inline QRect handleOf(const QSlider* slider)
{
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.orientation = slider->orientation();
    option.minimum = slider->minimum();
    option.maximum = slider->maximum();
    option.sliderPosition = slider->sliderPosition();
    option.sliderValue = slider->value();
    option.subControls = QStyle::SC_All;
    return slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle,
                                           slider);
}

// Press, a few moves, and release, like a user.
inline void drag(QSlider* slider, int byPixels, bool andBack = false)
{
    const QPoint from = handleOf(slider).center();
    QTest::mousePress(slider, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(slider, from + QPoint(byPixels * i / 5, 0));
    if (andBack)
        QTest::mouseMove(slider, from);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(andBack ? 0 : byPixels, 0));
}

} // namespace support
