#pragma once

#include "model/project/projectdocument.h"

#include <QFrame>

#include <string>
#include <string_view>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace views {

class ChangedButton;
class KnobControl;
class KnobSection;
class KnobSlider;

// The inputs by group; those rarely used are folded under "More".
class InputsPanel : public QFrame {
    Q_OBJECT
public:
    explicit InputsPanel(model::ProjectDocument& document, QWidget* parent = nullptr);

    KnobControl* control(const QString& path) const;
    // Unfolds, scrolls to and focuses the control of a knob; false if it has none here.
    bool reveal(const QString& path);
    // Hides inputs at their defaults.
    void setOnlyChanged(bool only);
    ChangedButton* changedButton() const { return changed_; }

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void addSection(engine::Group group);
    KnobControl* make(std::string_view rowPath);
    void rebuild();
    void refresh();
    void refreshSmallest();
    void retranslate();

    model::ProjectDocument& document_;
    QScrollArea* scroll_;
    QVBoxLayout* layout_;
    std::vector<std::pair<engine::Group, KnobSection*>> sections_;
    std::vector<KnobControl*> controls_;
    KnobSlider* count_ = nullptr;
    ChangedButton* changed_ = nullptr;
    bool onlyChanged_ = false;
    std::string workload_; // whose knobs are shown
};

} // namespace views
