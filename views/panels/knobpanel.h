#pragma once

#include "model/project/projectdocument.h"

#include <QFrame>

#include <string>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace views {

class ChangedButton;
class KnobControl;
class KnobSection;

// The knobs of a page at its left edge, under its headings: each row says under which, where, and
// whether it folds under "More".
class KnobPanel : public QFrame {
    Q_OBJECT
public:
    // A heading, and rows of other pages that show first under it.
    struct Heading {
        engine::Section section;
        std::vector<const char*> guests = {};
    };
    // Which workload the page speaks of, and whose knobs stand here where paths are of "work.*".
    // A page about all of them names none.
    using Workload = std::size_t engine::InView::*;
    KnobPanel(model::ProjectDocument& document, std::vector<Heading> headings,
              Workload workload = &engine::InView::work, QWidget* parent = nullptr);

    KnobControl* control(const QString& path) const;
    // Unfolds, scrolls to and focuses the control of a knob; false where it has none here.
    bool reveal(const QString& path);
    // Hides what has its default.
    void setOnlyChanged(bool only);
    ChangedButton* changedButton() const { return changed_; }

protected:
    // Under the knobs of a section.
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

    std::vector<Heading> headings_;
    Workload workload_;
    std::string id_; // of the workload whose knobs stand here now
    QScrollArea* scroll_;
    QVBoxLayout* layout_;
    std::vector<KnobSection*> sections_;
    std::vector<std::pair<engine::Section, QWidget*>> below_; // not controls
    std::vector<KnobControl*> controls_;
    ChangedButton* changed_ = nullptr;
    bool onlyChanged_ = false;
};

} // namespace views
