#include "views/report/logo.h"

#include "model/document/document.h"
#include "model/engine/plan.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

namespace views {
namespace {

constexpr int kMostSide = 1200, kMostSource = 16384; // pixels
constexpr qint64 kMostFile = 32 << 20;
constexpr double kSmaller = 0.7;

QImage bitmapOf(const QByteArray& file)
{
    // By its signature: trying all readers would let an SVG load the files it refers to.
    const char* format = file.startsWith("\x89PNG")    ? "png"
                         : file.startsWith("\xff\xd8") ? "jpeg"
                                                       : nullptr;
    if (!format)
        return {};
    QBuffer buffer;
    buffer.setData(file);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isEmpty() || size.width() > kMostSource || size.height() > kMostSource)
        return {};
    return reader.read();
}

// Embedded images could be any file.
QImage vectorOf(const QByteArray& file)
{
    if (!file.contains("<svg") || file.contains("<image") || file.contains("<!ENTITY"))
        return {};
    QSvgRenderer renderer(file);
    const QSizeF size = renderer.viewBoxF().size();
    if (!renderer.isValid() || size.isEmpty())
        return {};
    QImage image(size.scaled(kMostSide, kMostSide, Qt::KeepAspectRatio).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

QByteArray pngOf(const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

} // namespace

QImage logoFrom(const QByteArray& file)
{
    return bitmapOf(file);
}

engine::Result<QByteArray> readLogo(const QString& path)
{
    using Code = engine::Error::Code;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return engine::fail(Code::NotReadable, path.toStdString(), path.toStdString());
    const QByteArray bytes = file.read(kMostFile);
    QImage image = file.atEnd() ? bitmapOf(bytes) : QImage();
    if (image.isNull() && file.atEnd())
        image = vectorOf(bytes);
    if (image.isNull())
        return engine::fail(Code::UnknownFormat, QFileInfo(path).fileName().toStdString(), {},
                            "PNG, JPEG, SVG, 32 MB");
    int side = kMostSide;
    for (;; side = static_cast<int>(side * kSmaller)) {
        const QImage small =
            std::max(image.width(), image.height()) > side
                ? image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                : image;
        const QByteArray png = pngOf(small);
        if (static_cast<std::size_t>(png.toBase64().size()) <= model::kMostLogo)
            return png;
    }
}

} // namespace views
