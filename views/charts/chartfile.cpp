#include "views/charts/chartfile.h"

#include "model/store/projectstore.h"
#include "views/theme.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace views {
namespace {

constexpr int kSharp = 2;              // bitmap pixels per screen pixel
constexpr double kPointsAPixel = 0.75; // on a PDF page

} // namespace

QByteArray svgOf(const Draw& draw, const QSize& size)
{
    return svgOf(draw, size, size);
}

// Falls back to common fonts of about the same width where ours is not installed.
QByteArray svgOf(const Draw& draw, const QSize& laid, const QSize& size)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), laid));
    QPainter painter(&svg);
    draw(painter);
    painter.end();
    const QByteArray family = uiFont(12).family().toUtf8();
    return QByteArray(buffer.data())
        .replace("font-family=\"" + family + '"',
                 "font-family=\"" + family + ", Noto Sans, Arial, sans-serif\"");
}

QByteArray pngOf(const Draw& draw, const QSize& laid, const QSize& size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(double(size.width()) / laid.width(), double(size.height()) / laid.height());
    draw(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray pdfOf(const Draw& draw, const QSize& size, const QString& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setPageSize(QPageSize(QSizeF(size) * kPointsAPixel, QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    painter.scale(double(writer.width()) / size.width(), double(writer.height()) / size.height());
    draw(painter);
    painter.end();
    return bytes;
}

QImage bitmapOf(const Draw& draw, const QSize& size)
{
    QImage image(size * kSharp, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kSharp);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

engine::Result<void> writeChart(const QString& path, const Draw& draw, const QSize& size,
                                const QString& title)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"svg")
        return model::writeFile(path, svgOf(draw, size));
    if (ending == u"pdf")
        return model::writeFile(path, pdfOf(draw, size, title));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bitmapOf(draw, size).save(&buffer, "PNG");
    return model::writeFile(path, bytes);
}

} // namespace views
