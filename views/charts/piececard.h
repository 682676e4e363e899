#pragma once

#include "model/chart/chartreading.h"
#include "views/charts/chartcard.h"

namespace views {

class ReadOut;

// A chart of pieces (columns, bars, cells, parts of a whole) that are read one at a time: the
// hovered one, or the one selected with the arrow keys. If a piece has a dial, a click or Enter
// explains it.
class PieceCard : public ChartCard {
    Q_OBJECT
public:
    int current() const { return current_; }      // selected with the arrow keys; −1: none
    ReadOut* readOut() const { return readOut_; } // null before the first reading

Q_SIGNALS:
    void whyRequested(const QString& dial, const QPoint& at);

protected:
    explicit PieceCard(QWidget* parent = nullptr);

    virtual int pieces() const = 0;
    virtual int pieceAt(const QPoint& at) const = 0; // in the body; −1: none
    virtual QRect boxOf(int piece) const = 0;
    virtual model::ChartReading readingOf(int piece) const = 0;
    virtual QColor colourOf(int piece, std::size_t curve) const = 0;
    virtual QString noteOf(int) const { return {}; } // what it means
    virtual QString spoken(int piece) const { return readingOf(piece).text(); }
    virtual QString dialOf(int) const { return {}; }
    virtual int across() const { return 0; } // pieces per row of a grid; else 0
    virtual void marked(int) {}              // highlights that piece; −1: none
    virtual QString summary() const = 0;     // when no piece is selected
    virtual QPoint whyAt(int piece) const;   // where its explanation opens in the body
    // After the chart changed: updates the current reading.
    void readAgain();

    void fillMenu(QMenu& menu) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    int pieceUnder(const QPoint& pos) const;
    int after(int key) const;
    void setCurrent(int piece);
    void setHovered(int piece);
    void read();
    void askWhy(int piece);

    ReadOut* readOut_ = nullptr;
    int current_ = -1, hovered_ = -1, marked_ = -1;
};

} // namespace views
