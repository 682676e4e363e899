#include "views/textline.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>
#include <memory>
#include <optional>

namespace views {
namespace {

constexpr qsizetype kMostWords = 4096; // cache size per font
constexpr int kLeastType = 9;          // smallest legible size, in pixels
constexpr int kSmaller = 2;            // pixels to shrink before eliding

// Glyphs of one font for part of a line, relative to its left end.
struct Glyphs {
    QList<quint32> index;
    QList<QPointF> at;
    double width = 0;
    bool sound = true; // false: needs another font or direction
};

class Setter {
public:
    explicit Setter(const QFont& font) : font_(font), raw_(QRawFont::fromFont(font)), metrics_(font)
    {
    }

    const QFontMetricsF& metrics() const { return metrics_; }
    const QRawFont& raw() const { return raw_; }
    Glyphs set(const QString& text)
    {
        Glyphs line;
        line.index.reserve(text.size()), line.at.reserve(text.size());
        eachPiece(text, [&](const Glyphs& piece) {
            line.index += piece.index;
            for (const QPointF& at : piece.at)
                line.at << QPointF(line.width + at.x(), 0);
            line.width += piece.width;
            return line.sound = piece.sound;
        });
        return line;
    }
    // Nothing if another font or direction is needed.
    std::optional<double> widthOf(const QString& text)
    {
        double width = 0;
        bool sound = true;
        eachPiece(text, [&](const Glyphs& piece) {
            width += piece.width;
            return sound = piece.sound;
        });
        return sound ? std::optional(width) : std::nullopt;
    }

private:
    // Until `take` returns false.
    template <class Take> void eachPiece(const QString& text, const Take& take)
    {
        for (qsizetype from = 0, to = 0; from < text.size(); from = to) {
            const bool word = text[from].isLetter();
            while (to < text.size() && (text[to].isLetter() || text[to].isMark()) == word)
                ++to;
            if (word && !take(wordOf(text.mid(from, to - from))))
                return;
            for (qsizetype i = from; !word && i < to; ++i)
                if (!take(signOf(text[i])))
                    return;
        }
    }

    const Glyphs& signOf(QChar sign)
    {
        const auto known = signs_.constFind(sign);
        if (known != signs_.constEnd())
            return *known;
        Glyphs glyphs;
        glyphs.index = raw_.glyphIndexesForString(QString(sign));
        glyphs.at = {QPointF()};
        glyphs.width = metrics_.horizontalAdvance(sign);
        glyphs.sound = glyphs.index.size() == 1 && glyphs.index.first() != 0 && leftToRight(sign);
        return *signs_.insert(sign, glyphs);
    }

    const Glyphs& wordOf(const QString& word)
    {
        const auto known = words_.constFind(word);
        if (known != words_.constEnd())
            return *known;
        if (words_.size() >= kMostWords)
            words_.clear();
        Glyphs glyphs;
        glyphs.sound = std::all_of(word.begin(), word.end(), leftToRight);
        QTextLayout layout(word, font_);
        layout.beginLayout();
        const QTextLine line = layout.createLine();
        layout.endLayout();
        const auto runs = layout.glyphRuns();
        glyphs.sound = glyphs.sound && runs.size() == 1 && runs.first().rawFont() == raw_;
        if (glyphs.sound) {
            glyphs.index = runs.first().glyphIndexes();
            glyphs.at = runs.first().positions();
        }
        glyphs.width = line.naturalTextWidth();
        return *words_.insert(word, glyphs);
    }

    static bool leftToRight(QChar c)
    {
        return !c.isSurrogate() && c.direction() != QChar::DirR && c.direction() != QChar::DirAL;
    }

    QFont font_;
    QRawFont raw_;
    QFontMetricsF metrics_;
    QHash<QChar, Glyphs> signs_;
    QHash<QString, Glyphs> words_;
};

// Fonts must not outlive the application.
Setter& setterOf(const QFont& font)
{
    static QHash<QFont, std::shared_ptr<Setter>> setters;
    if (setters.isEmpty())
        qAddPostRoutine([] { setters.clear(); });
    std::shared_ptr<Setter>& setter = setters[font];
    if (!setter)
        setter = std::make_shared<Setter>(font);
    return *setter;
}

double startOf(const QRectF& box, Qt::Alignment side, double width)
{
    return side & Qt::AlignRight     ? box.right() - width
           : side & Qt::AlignHCenter ? box.center().x() - width / 2
                                     : box.left();
}

double baseOf(const QRectF& box, Qt::Alignment side, const QFontMetricsF& metrics)
{
    const double height = metrics.height();
    const double top = side & Qt::AlignBottom    ? box.bottom() - height
                       : side & Qt::AlignVCenter ? box.center().y() - height / 2
                                                 : box.top();
    return top + metrics.ascent();
}

CutListener& cutListener()
{
    static CutListener listener;
    return listener;
}

// Uses the first font size that fits, starting from the painter's own; if none fits, stays at its
// own, since the text is elided anyway.
template <class Fits> bool asLargeAsFits(QPainter& painter, const Fits& fits)
{
    const QFont usual = painter.font();
    if (fits(usual))
        return true;
    for (int less = 1; less <= kSmaller && usual.pixelSize() - less >= kLeastType; ++less) {
        QFont smaller = usual;
        smaller.setPixelSize(usual.pixelSize() - less);
        if (!fits(smaller))
            continue;
        painter.setFont(smaller);
        return true;
    }
    fits(usual);
    return false;
}

// Number of characters in the first line when wrapped at this width.
qsizetype firstLine(const QFont& font, const QString& text, double width)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(width);
    layout.endLayout();
    return line.textLength();
}

QString cutTo(double width, const QString& text, const QFont& font)
{
    QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
    if (shown != text && cutListener())
        cutListener()(text, shown);
    return shown;
}

void drawWhole(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text,
               Setter& setter, const Glyphs& line)
{
    if (!line.sound || painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.drawText(box, static_cast<int>(side) | Qt::TextSingleLine, text);
        return;
    }
    QGlyphRun run;
    run.setRawFont(setter.raw());
    run.setGlyphIndexes(line.index);
    run.setPositions(line.at);
    painter.drawGlyphRun(
        QPointF(startOf(box, side, line.width), baseOf(box, side, setter.metrics())), run);
}

} // namespace

void onCut(CutListener listener)
{
    cutListener() = std::move(listener);
}

void drawLine(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text)
{
    Setter& setter = setterOf(painter.font());
    drawWhole(painter, box, side, text, setter, setter.set(text));
}

double wrappedHeight(const QFont& font, const QString& text, double width)
{
    const QFontMetricsF metrics(font);
    if (textWidth(font, text) <= width)
        return metrics.height();
    return metrics.boundingRect(QRectF(0, 0, width, 1 << 16), Qt::TextWordWrap, text).height();
}

void drawWrapped(QPainter& painter, const QRectF& box, const QString& text)
{
    if (cutListener() && wrappedHeight(painter.font(), text, box.width()) > box.height() + 1)
        cutListener()(text, QString::number(box.height()));
    painter.drawText(box, Qt::TextWordWrap, text);
}

void drawElided(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text)
{
    Setter& setter = setterOf(painter.font());
    const Glyphs line = setter.set(text);
    if (line.sound && line.width <= box.width()) {
        drawWhole(painter, box, side, text, setter, line);
        return;
    }
    const QFont usual = painter.font();
    const bool fits = asLargeAsFits(
        painter, [&](const QFont& font) { return textWidth(font, text) <= box.width(); });
    painter.drawText(box, static_cast<int>(side) | Qt::TextSingleLine,
                     fits ? text : cutTo(box.width(), text, usual));
    painter.setFont(usual);
}

void write(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
           const QString& text, Qt::Alignment side)
{
    painter.setFont(font);
    painter.setPen(colour);
    drawElided(painter, box, side | Qt::AlignVCenter, text);
}

void drawTwoLines(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text)
{
    const QFont usual = painter.font();
    qsizetype first = 0;
    asLargeAsFits(painter, [&](const QFont& font) {
        first = firstLine(font, text, box.width());
        return textWidth(font, text.mid(first).trimmed()) <= box.width();
    });
    const QFont font = painter.font();
    QRectF half(box.left(), 0, box.width(), QFontMetricsF(font).lineSpacing());
    half.moveBottom(box.center().y());
    for (const QString& line : {text.left(first).trimmed(), text.mid(first).trimmed()}) {
        painter.drawText(half, static_cast<int>(side) | Qt::AlignVCenter | Qt::TextSingleLine,
                         cutTo(half.width(), line, font));
        half.moveTop(box.center().y());
    }
    painter.setFont(usual);
}

double textWidth(const QFont& font, const QString& text)
{
    Setter& setter = setterOf(font);
    const std::optional<double> width = setter.widthOf(text);
    return width ? *width : setter.metrics().horizontalAdvance(text);
}

} // namespace views
