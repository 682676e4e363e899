#pragma once

#include "model/sentences/answersentence.h"

#include <QWidget>

#include <memory>

class QLabel;
class QMenu;

namespace views {

// The answer as one sentence whose figures link to their derivations. It reserves a number of lines
// so that the page below does not move as the sentence changes; a longer one gets a smaller font.
class AnswerBar : public QWidget {
    Q_OBJECT
public:
    explicit AnswerBar(int lines = 3, QWidget* parent = nullptr);
    void setSentence(const std::vector<model::SentencePart>& sentence);
    void setCompact(bool compact);
    QLabel* label() { return label_; }
    // For a figure of the sentence, or for all of it if empty.
    std::unique_ptr<QMenu> menu(const QString& dial);

Q_SIGNALS:
    void whyRequested(const QString& dial, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void compose();
    void askWhy(const QString& dial);
    QString html() const;
    void setSize(int pixels);
    void fit(bool again);
    int textHeight() const;

    int lines_, usual_ = 0;      // height, in pixels
    int largest_ = 0, size_ = 0; // font sizes, in pixels
    qsizetype tooLong_ = 0;      // length that was too long for more than size_
    QLabel* label_; // placed manually: in a layout, each new text would re-layout the window
    std::vector<model::SentencePart> sentence_;
    QString under_; // the dial under the mouse
};

} // namespace views
