#pragma once

#include "model/project/projectdocument.h"

#include <QWidget>

class QHBoxLayout;

namespace views {

class KnobSlider;
class SegmentBar;

// The only control of a presentation: a slider for live changes. Its input is chosen next to it,
// from those that matter in a talk.
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
