#pragma once

#include "model/engine/result.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <functional>

class QPainter;

namespace views {

using Draw = std::function<void(QPainter& painter)>;

// A chart for other programs: as vectors, or as a bitmap with twice the pixels.
QByteArray svgOf(const Draw& draw, const QSize& size);
QByteArray pdfOf(const Draw& draw, const QSize& size, const QString& title);
// Laid out at one size and scaled to another.
QByteArray svgOf(const Draw& draw, const QSize& laid, const QSize& size);
QByteArray pngOf(const Draw& draw, const QSize& laid, const QSize& size);
QImage bitmapOf(const Draw& draw, const QSize& size);

// Writes the file atomically; the format follows its extension.
engine::Result<void> writeChart(const QString& path, const Draw& draw, const QSize& size,
                                const QString& title);

} // namespace views
