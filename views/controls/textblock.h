#pragma once

#include <QStaticText>
#include <QWidget>

namespace views {

// Text that changes with every edit. A QLabel would re-layout the whole window each time; this does
// so only when the number of lines changes, and never if that is fixed.
class TextBlock : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString text READ text)
public:
    enum class Tone { Plain, Muted, Bad };

    TextBlock(const QFont& font, Tone tone, int fixedLines = 0, QWidget* parent = nullptr);

    // One line until a text is too wide, then two, and it stays at two until the width changes:
    // nothing jumps during a drag.
    void growToTwo();

    void setText(const QString& text);
    QString text() const { return text_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int lineHeight() const;
    int linesAt(int width) const;
    bool isTooWide() const;
    void grow(bool again);
    void count();

    QString text_;
    Tone tone_;
    int fixedLines_;
    bool grows_ = false;
    QStaticText laidOut_;
    int lines_ = 1;
};

} // namespace views
