#pragma once

#include "model/engine/dials/dial.h"
#include "model/project/projectdocument.h"
#include "tests/support/page.h"

#include <QMap>

namespace support {

inline QMap<QString, double> dialsOf(const model::ProjectDocument& document)
{
    QMap<QString, double> values;
    const auto& e = *document.evaluation();
    engine::forEachRow(*e.plan, engine::dials(), [&](auto dial, const std::string& path) {
        values[QString::fromStdString(path)] = engine::read(*e.plan, e.assessment, dial);
    });
    return values;
}

// By an eighth of its width, toward the side with room.
inline void dragSome(views::KnobSlider* slider)
{
    const int room = slider->slider()->width() / 8;
    const bool nearEnd = slider->slider()->value() > views::DragSlider::kSteps * 0.7;
    drag(slider->slider(), nearEnd ? -room : room);
}

} // namespace support
