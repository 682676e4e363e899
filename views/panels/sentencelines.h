#pragma once

#include "model/words/sentenceparts.h"

#include <QFont>
#include <QRectF>

#include <optional>
#include <vector>

namespace views {

// A sentence broken into lines at its spaces, its type at most that large. A QLabel would lay out
// its rich text four times per new sentence and paint it twice.
class SentenceLines {
public:
    // What is drawn in one go: text of one part, in one line.
    struct Piece {
        std::size_t part;
        QString text;
        QRectF box;
    };

    SentenceLines() = default;
    SentenceLines(const std::vector<model::SentencePart>& sentence, int pixels, double width);

    const std::vector<Piece>& pieces() const { return pieces_; }
    int height() const { return height_; }
    std::optional<std::size_t> partAt(const QPointF& point) const;

private:
    std::vector<Piece> pieces_;
    int height_ = 0;
};

// Figures stand out, and their ranges stand back.
QFont sentenceFont(const model::SentencePart& part, int pixels);

} // namespace views
