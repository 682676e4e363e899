#pragma once

#include "views/controls/knobcontrol.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace views {

// One of a few, side by side.
class ChoiceBar : public KnobControl {
    Q_OBJECT
public:
    ChoiceBar(model::ProjectDocument& document, QString path, bool labelled,
              QWidget* parent = nullptr);
    void retranslate() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    bool applies() const override;
    void read() override;
    void arrange();
    void rebuild(const std::vector<engine::Option>& options);

    QLabel* label_;
    QGridLayout* grid_;
    QButtonGroup buttons_;
    QStringList ids_;
    int columns_ = 0;
};

// One of many, from a list.
class ChoicePicker : public KnobControl {
    Q_OBJECT
public:
    ChoicePicker(model::ProjectDocument& document, QString path, bool labelled,
                 QWidget* parent = nullptr);
    void retranslate() override;
    QComboBox* box() { return box_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool applies() const override;
    void read() override;
    QString partName() const;

    QLabel* label_;
    QComboBox* box_;
};

} // namespace views
