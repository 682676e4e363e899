#pragma once

#include <QButtonGroup>
#include <QWidget>

namespace views {

// A segmented switch for what a page shows. Choices of the plan use ChoiceBar.
class SegmentBar : public QWidget {
    Q_OBJECT
public:
    explicit SegmentBar(int count, QWidget* parent = nullptr);

    // What the switch chooses, and the names of its segments.
    void setNames(const QString& what, const QStringList& names);
    int current() const { return buttons_.checkedId(); }
    QAbstractButton* button(int i) const { return buttons_.button(i); }

Q_SIGNALS:
    void chosen(int i);

private:
    QButtonGroup buttons_;
};

} // namespace views
