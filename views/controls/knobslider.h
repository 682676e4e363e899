#pragma once

#include "model/chart/slidermap.h"
#include "views/controls/dragslider.h"
#include "views/controls/knobcontrol.h"
#include "views/controls/valuefield.h"

#include <QLabel>

#include <memory>

namespace views {

// A number: label, exact field, slider with ticks, and a line that explains a rejected value.
class KnobSlider : public KnobControl {
    Q_OBJECT
public:
    KnobSlider(model::ProjectDocument& document, QString path, QWidget* parent = nullptr);

    void retranslate() override;
    DragSlider* slider() { return slider_; }
    ValueField* field() { return field_; }
    QLabel* complaint() { return complaint_; }
    // A note after the label: "minimum: 192".
    void setAside(const QString& html);

Q_SIGNALS:
    void asideActivated();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool applies() const override;
    void read() override;
    int roomForField() const;
    void fitText();
    void fitField();
    void slide(int position);
    void step(int steps, bool page);
    void type(const QString& text);
    void turn(double base);
    void rebuildMap();
    bool isFound() const; // by the program, so that it follows the results
    double value() const;

    QLabel* label_;
    QLabel* aside_;
    ValueField* field_;
    DragSlider* slider_;
    QLabel* complaint_;
    std::unique_ptr<model::SliderMap> map_;
    QString locale_;    // of the ticks
    QStringList texts_; // for the field, longest first
    QString exact_;     // for editing
    int gesture_ = 0;   // 0 between gestures
    bool refreshing_ = false;
};

} // namespace views
