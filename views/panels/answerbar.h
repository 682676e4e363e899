#pragma once

#include "model/sentences/answersentence.h"
#include "views/panels/sentencelines.h"

#include <QWidget>

#include <memory>
#include <optional>

class QMenu;

namespace views {

// The answer as one sentence whose figures open their derivations, by mouse or one after the other
// with Tab. It reserves a number of lines so that the page below does not move as the sentence
// changes; a longer one gets a smaller font.
class AnswerBar : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString text READ text)
public:
    explicit AnswerBar(int lines = 3, QWidget* parent = nullptr);
    void setSentence(const std::vector<model::SentencePart>& sentence);
    void setCompact(bool compact);
    const std::vector<model::SentencePart>& sentence() const { return sentence_; }
    QString text() const { return model::plainText(sentence_); }
    const SentenceLines& lines() const { return shown_; }
    // For a figure of the sentence, or for all of it if empty.
    std::unique_ptr<QMenu> menu(const QString& dial);

Q_SIGNALS:
    void whyRequested(const QString& dial, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void askWhy(const QString& dial);
    QString dialAt(const QPointF& point) const;
    std::optional<std::size_t> partOf(const QString& dial) const;
    QString focusedDial() const;
    bool focusFigure(bool next, std::optional<std::size_t> after);
    void fit(bool again);
    int needed() const;

    int reserved_, usual_ = 0;   // lines, and their height in pixels
    int largest_ = 0, size_ = 0; // font sizes, in pixels
    qsizetype tooLong_ = 0;      // length that was too long for more than size_
    std::vector<model::SentencePart> sentence_;
    SentenceLines shown_;
    std::optional<std::size_t> focused_; // the part focused with the keyboard
    QString pressed_;
};

} // namespace views
