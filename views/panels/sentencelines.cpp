#include "views/panels/sentencelines.h"

#include "views/textline.h"
#include "views/theme.h"

#include <QFontMetricsF>

#include <algorithm>

namespace views {
namespace {

constexpr int kFaint = 15; // of ranges, where the other text is larger

// Places pieces of words one after another, and each word as a whole.
class Line {
public:
    Line(std::vector<SentenceLines::Piece>& pieces, double width) : pieces_(pieces), width_(width)
    {
    }

    void add(std::size_t part, const QString& text, double width)
    {
        word_.push_back({part, text, QRectF(0, 0, width, 0)});
        wordWidth_ += width;
    }
    void addSpace(double width)
    {
        endWord();
        space_ = std::max(space_, width);
    }
    void endWord()
    {
        if (word_.empty())
            return;
        const bool fits = right_ + space_ + wordWidth_ <= width_;
        if (!fits && right_ > 0)
            ++number_, right_ = space_ = 0;
        bool first = true;
        for (SentenceLines::Piece& piece : word_) {
            const double before = first ? space_ : 0;
            place(piece, before, first && right_ > 0);
            right_ += before + piece.box.width();
            first = false;
        }
        word_.clear();
        wordWidth_ = space_ = 0;
    }
    int lines() const { return pieces_.empty() ? 0 : number_ + 1; }

private:
    // Words of one part are drawn together.
    void place(const SentenceLines::Piece& piece, double before, bool spaced)
    {
        if (!pieces_.empty() && pieces_.back().part == piece.part &&
            pieces_.back().box.top() == number_) {
            pieces_.back().text += (spaced ? QStringLiteral(" ") : QString()) + piece.text;
            pieces_.back().box.setRight(right_ + before + piece.box.width());
            return;
        }
        pieces_.push_back(piece);
        pieces_.back().box.moveTopLeft(QPointF(right_ + before, number_));
    }

    std::vector<SentenceLines::Piece>& pieces_;
    std::vector<SentenceLines::Piece> word_;
    double width_, wordWidth_ = 0, space_ = 0, right_ = 0;
    int number_ = 0;
};

} // namespace

QFont sentenceFont(const model::SentencePart& part, int pixels)
{
    return !part.dial.isEmpty() ? uiFont(pixels, QFont::DemiBold)
           : part.faint         ? uiFont(std::min(kFaint, pixels))
                                : uiFont(pixels);
}

SentenceLines::SentenceLines(const std::vector<model::SentencePart>& sentence, int pixels,
                             double width)
{
    Line line(pieces_, width);
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const QFont font = sentenceFont(sentence[i], pixels);
        const double space = textWidth(font, QStringLiteral(" "));
        bool first = true;
        for (const QStringView word : QStringView(sentence[i].text).split(u' ')) {
            if (!first)
                line.addSpace(space);
            if (!word.isEmpty())
                line.add(i, word.toString(), textWidth(font, word.toString()));
            first = false;
        }
    }
    line.endWord();
    const QFontMetricsF metrics(uiFont(pixels));
    const int spacing = qRound(metrics.lineSpacing());
    for (Piece& piece : pieces_) { // on one base line
        const QFontMetricsF own(sentenceFont(sentence[piece.part], pixels));
        const double base = piece.box.top() * spacing + metrics.ascent();
        piece.box = QRectF(piece.box.left(), base - own.ascent(), piece.box.width(), own.height());
    }
    height_ = line.lines() * spacing;
}

std::optional<std::size_t> SentenceLines::partAt(const QPointF& point) const
{
    const auto piece =
        std::ranges::find_if(pieces_, [&](const Piece& p) { return p.box.contains(point); });
    return piece == pieces_.end() ? std::nullopt : std::optional(piece->part);
}

} // namespace views
