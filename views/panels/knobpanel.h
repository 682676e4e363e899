#pragma once

#include "model/engine/knobs/knob.h"
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

// The knobs on the left of a page, by its headings: each row defines its heading, its position, and
// whether it is folded under "More".
class KnobPanel : public QFrame {
    Q_OBJECT
public:
    // The workload that the page is about, whose knobs are shown for paths with "work.*". Null for
    // a page about all workloads.
    using Workload = std::size_t engine::InView::*;
    KnobPanel(model::ProjectDocument& document, std::string_view page,
              Workload workload = &engine::InView::work, QWidget* parent = nullptr);

    KnobControl* control(const QString& path) const;
    // Unfolds, scrolls to and focuses the control of a knob; false if it has none here.
    bool reveal(const QString& path);
    // Hides inputs at their defaults.
    void setOnlyChanged(bool only);
    ChangedButton* changedButton() const { return changed_; }

protected:
    // Below the knobs of a section.
    void addBelow(engine::Section section, QWidget* widget);
    virtual void retranslate();
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

    model::ProjectDocument& document_;

private:
    void build();
    void rebuild();
    void refresh();
    void place(engine::Section section, QWidget* below);
    KnobControl* make(std::string_view rowPath);
    std::string workload() const;

    std::vector<engine::Heading> headings_;
    Workload workload_;
    std::string id_; // the workload whose knobs are shown
    QScrollArea* scroll_;
    QVBoxLayout* layout_;
    std::vector<KnobSection*> sections_;
    std::vector<std::pair<engine::Section, QWidget*>> below_; // not controls
    std::vector<KnobControl*> controls_;
    ChangedButton* changed_ = nullptr;
    bool onlyChanged_ = false;
};

} // namespace views
