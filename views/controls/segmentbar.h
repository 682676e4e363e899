#pragma once

#include <QButtonGroup>
#include <QWidget>

namespace views {

// One of a few, side by side, for what a page looks at. What a plan chooses has ChoiceBar.
class SegmentBar : public QWidget {
    Q_OBJECT
public:
    explicit SegmentBar(int count, QWidget* parent = nullptr);

    // What it chooses, and the names in their order.
    void setNames(const QString& what, const QStringList& names);
    int current() const { return buttons_.checkedId(); }
    QAbstractButton* button(int i) const { return buttons_.button(i); }

Q_SIGNALS:
    void chosen(int i);

private:
    QButtonGroup buttons_;
};

} // namespace views
