#pragma once

#include "model/answersentence.h"

#include <QWidget>

class QLabel;

namespace views {

// The answer as one sentence; its figures lead to their derivations. It keeps room for so
// many lines, so that the page below stands still while the sentence changes; a longer one is set
// in smaller type.
class AnswerBar : public QWidget {
    Q_OBJECT
public:
    explicit AnswerBar(int lines = 3, QWidget* parent = nullptr);
    void setSentence(const std::vector<model::SentencePart>& sentence);
    void setCompact(bool compact);
    QLabel* label() { return label_; }

Q_SIGNALS:
    void whyAsked(const QString& dial, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void compose();
    QString html() const;
    void setSize(int pixels);
    void fit(bool again);

    int lines_, usual_ = 0;      // height, in pixels
    int largest_ = 0, size_ = 0; // of the type, in pixels
    qsizetype tooLong_ = 0;      // for more than that size
    QLabel* label_; // placed by hand: in a layout, each new text would lay out the window again
    std::vector<model::SentencePart> sentence_;
};

} // namespace views
