#pragma once

#include "model/engine/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace views {

// A picture from a file's bytes; null where they are none, or one of unreasonable size.
QImage logoFrom(const QByteArray& file);

// A file that a person chose (PNG, JPEG, or SVG that refers to nothing outside) as a PNG small
// enough for a project: at most 1,200 pixels on its longer side.
engine::Result<QByteArray> readLogo(const QString& path);

} // namespace views
