#pragma once

#include "views/controls/knobcontrol.h"

#include <functional>
#include <vector>

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
    // A heading within the fold, over the controls that are added after it. It goes with them.
    void addFoldedHeading(std::function<QString()> words);
    // Everything that was changed, folded or not, and nothing else.
    void setOnlyChanged(bool only);
    // After the controls were refreshed: what has nothing under it hides.
    void arrange();
    void retranslate();
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
    struct Heading {
        QLabel* label;
        std::function<QString()> words;
        std::vector<KnobControl*> controls;
    };
    std::vector<Heading> headings_; // within the fold
    std::vector<KnobControl*> controls_, foldedControls_;
    bool onlyChanged_ = false;
    bool holdsOthers_ = false; // than controls
};

} // namespace views
