#pragma once

#include "model/sentences/answersentence.h"

#include <QWidget>

#include <memory>

class QLabel;
class QMenu;

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
    // Of a figure of the sentence, or of all of it where that is empty.
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

    int lines_, usual_ = 0;      // height, in pixels
    int largest_ = 0, size_ = 0; // of the type, in pixels
    qsizetype tooLong_ = 0;      // for more than that size
    QLabel* label_; // placed by hand: in a layout, each new text would lay out the window again
    std::vector<model::SentencePart> sentence_;
    QString under_; // the dial under the pointer
};

} // namespace views
