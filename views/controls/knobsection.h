#pragma once

#include "views/controls/knobcontrol.h"

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace views {

// The matching control for a knob, by its row path ("work.*.tokens", for that workload).
KnobControl* makeControl(model::ProjectDocument& document, std::string_view rowPath,
                         const std::string& workload);

// A heading, the visible controls, and those folded under "More".
class KnobSection : public QWidget {
    Q_OBJECT
public:
    explicit KnobSection(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    // Next to the heading; and below it, before the controls.
    void setAside(QWidget* widget);
    void addTop(QWidget* widget);
    void add(KnobControl* control);
    void addFolded(KnobControl* control);
    // A heading inside the fold, above the controls added after it; hides along with them.
    void addFoldedHeading(std::function<QString()> words);
    // Shows only changed inputs, folded or not.
    void setOnlyChanged(bool only);
    // After a refresh of the controls: hides headings with nothing below.
    void arrange();
    void retranslate();
    // Unfolds if that control is folded.
    void unfold(const KnobControl* control);
    QToolButton* more() const { return more_; }

private:
    void placeMore();

    QLabel* heading_;
    QHBoxLayout* head_;
    QVBoxLayout *first_, *rest_;
    QToolButton* more_;
    QWidget* folded_;
    struct Heading {
        QLabel* label;
        std::function<QString()> words;
        std::vector<KnobControl*> controls;
    };
    std::vector<Heading> headings_; // inside the fold
    std::vector<KnobControl*> controls_, foldedControls_;
    bool onlyChanged_ = false;
    bool holdsOthers_ = false; // than controls
};

} // namespace views
