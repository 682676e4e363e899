#pragma once

#include "views/controls/knobcontrol.h"

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace views {

// The control that fits a knob, by its row path ("work.*.tokens", for that workload).
KnobControl* makeControl(model::ProjectDocument& document, std::string_view rowPath,
                         const std::string& workload);

// A heading, the controls that show, and those that fold under "More".
class KnobSection : public QWidget {
    Q_OBJECT
public:
    explicit KnobSection(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    // Beside the heading, and below it before the controls.
    void setAside(QWidget* widget);
    void addTop(QWidget* widget);
    void add(KnobControl* control);
    void addFolded(KnobControl* control);
    // Unfolds where that control is folded.
    void unfold(const KnobControl* control);
    QToolButton* more() const { return more_; }

private:
    void placeMore();

    QLabel* heading_;
    QHBoxLayout* head_;
    QVBoxLayout *first_, *rest_;
    QToolButton* more_;
    QWidget* folded_;
};

} // namespace views
