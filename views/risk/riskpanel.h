#pragma once

#include "model/projectdocument.h"

#include <QFrame>

#include <vector>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace views {

class KnobControl;
class KnobSection;

// The knobs of the risk room, under headings, and the cures that stand with them; what is rarely
// turned folds under "More".
class RiskPanel : public QFrame {
    Q_OBJECT
public:
    explicit RiskPanel(model::ProjectDocument& document, QWidget* parent = nullptr);

    KnobControl* control(const QString& path) const;
    // Unfolds, scrolls to and focuses the control of a knob; false where it has none here.
    bool reveal(const QString& path);
    // The plan or its answer changed: what the cures can do may be another.
    void refreshCures();

    QPushButton* bestInterval() const { return bestInterval_; }
    QPushButton* targetSpares() const { return targetSpares_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    KnobControl* make(const char* path);
    void addSections();
    void act(const engine::Result<void>& done);
    void retranslate();

    model::ProjectDocument& document_;
    QScrollArea* scroll_;
    QVBoxLayout* layout_;
    QPushButton *bestInterval_, *targetSpares_;
    std::vector<KnobSection*> sections_;
    std::vector<KnobControl*> controls_;
};

} // namespace views
