#pragma once

#include "model/engine/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace views {

// A picture from a file's bytes; null if they are not one, or if its size is unreasonable.
QImage logoFrom(const QByteArray& file);

// Reads a picture the user chose (PNG, JPEG, or SVG without external references) as a PNG small
// enough for a project: at most 1,200 pixels on its longer side.
engine::Result<QByteArray> readLogo(const QString& path);

} // namespace views
