#pragma once

#include "model/uncertainty/sizeschart.h"
#include "views/charts/pointchart.h"

class QPushButton;

namespace model {
class ProjectDocument;
}

namespace views {

class SegmentBar;
class TextBlock;

// Cluster sizes worth considering. A click or the arrow keys select one; the button, Enter or a
// double click uses it in the plan.
class SizesCard : public PointChartCard {
    Q_OBJECT
public:
    explicit SizesCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(std::shared_ptr<const engine::Evaluation> evaluation);
    using QWidget::show;
    const model::SizesChart& sizes() const { return sizes_; }
    int current() const { return current_; } // −1: none
    QPushButton* take() const { return take_; }
    SegmentBar* against() const { return against_; }
    QString chosenText() const;

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void setCurrent(int size);
    void takeCurrent();
    void retranslate();

    model::ProjectDocument& document_;
    std::shared_ptr<const engine::Evaluation> evaluation_;
    model::SizesChart sizes_;
    int current_ = -1;
    TextBlock* chosenText_;
    SegmentBar* against_;
    QPushButton* take_;
};

} // namespace views
