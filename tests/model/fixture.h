#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/knobs/knob.h"
#include "model/project/projectdocument.h"
#include "model/store/catalogstore.h"

#include <QTemporaryDir>
#include <QTest>

// A document with the shipped catalog, as in the window.
namespace support {

inline engine::Context shippedContext()
{
    const auto catalog = model::shippedCatalog(QStringLiteral("2026-11-21"));
    if (!catalog)
        throw std::runtime_error("no catalog: " + catalog.error().where);
    return {*catalog};
}

inline QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

// A knob's value in its own unit.
inline double value(const model::ProjectDocument& document, const char* path)
{
    const auto knob = engine::findNumber(document.plan(), path);
    return engine::read(document.plan(), knob) / engine::info(knob.row->unit).size;
}

} // namespace support
