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

constexpr qsizetype kMostWords = 4096; // remembered of one font

// A piece of a line in glyphs of one font, from its own left end.
struct Glyphs {
    QList<quint32> index;
    QList<QPointF> at;
    double width = 0;
    bool sound = true; // false: another font or another direction is needed
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
    // None where another font or another direction is needed.
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
    // As long as `take` goes on.
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

// Fonts cannot outlive the application.
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

void draw(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text, bool cut)
{
    if (text.isEmpty())
        return;
    Setter& setter = setterOf(painter.font());
    const Glyphs line = setter.set(text);
    const bool raster = painter.paintEngine()->type() == QPaintEngine::Raster;
    if (!line.sound || !raster || (cut && line.width > box.width())) {
        painter.drawText(box, static_cast<int>(side) | Qt::TextSingleLine,
                         cut ? setter.metrics().elidedText(text, Qt::ElideRight, box.width())
                             : text);
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

void drawLine(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text)
{
    draw(painter, box, side, text, false);
}

void drawElided(QPainter& painter, const QRectF& box, Qt::Alignment side, const QString& text)
{
    draw(painter, box, side, text, true);
}

void drawTwoLines(QPainter& painter, const QRectF& box, const QString& text)
{
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(box.width());
    layout.endLayout();
    QRectF half(box.left(), 0, box.width(), setterOf(painter.font()).metrics().lineSpacing());
    half.moveBottom(box.center().y());
    drawElided(painter, half, Qt::AlignLeft | Qt::AlignVCenter,
               text.left(line.textLength()).trimmed());
    half.moveTop(box.center().y());
    drawElided(painter, half, Qt::AlignLeft | Qt::AlignVCenter,
               text.mid(line.textLength()).trimmed());
}

double textWidth(const QFont& font, const QString& text)
{
    Setter& setter = setterOf(font);
    const std::optional<double> width = setter.widthOf(text);
    return width ? *width : setter.metrics().horizontalAdvance(text);
}

} // namespace views
