#pragma once

#include "model/project/projectdocument.h"

#include <QWidget>

class QHBoxLayout;

namespace views {

class KnobSlider;
class SegmentBar;

// The one control on a stage: a slider that is dragged before the room. What it turns is picked
// beside it, of the inputs that a talk is about.
class StageSlider : public QWidget {
    Q_OBJECT
public:
    explicit StageSlider(model::ProjectDocument& document);

    SegmentBar* inputs() const { return inputs_; }
    KnobSlider* slider() const { return slider_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QStringList paths() const;
    void rebuild();
    void pick(int input);

    model::ProjectDocument& document_;
    QHBoxLayout* row_;
    SegmentBar* inputs_ = nullptr;
    KnobSlider* slider_ = nullptr;
    QStringList paths_;
};

} // namespace views
