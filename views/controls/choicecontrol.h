#pragma once

#include "views/controls/knobcontrol.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <functional>

namespace views {

// A choice of a few options, side by side.
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

// A combo box that can open another list than Qt's.
class PickBox : public QComboBox {
    Q_OBJECT
public:
    using QComboBox::QComboBox;
    // Opens instead of the list.
    void setList(std::function<void()> open) { open_ = std::move(open); }
    void showPopup() override { open_ ? open_() : QComboBox::showPopup(); }

private:
    std::function<void()> open_;
};

class SearchPopup;

// A choice from a list; catalog parts come with a search, their facts, recently used ones and
// favorites.
class ChoicePicker : public KnobControl {
    Q_OBJECT
public:
    ChoicePicker(model::ProjectDocument& document, QString path, bool labelled,
                 QWidget* parent = nullptr);
    void retranslate() override;
    QComboBox* box() { return box_; }
    SearchPopup* search() const { return search_; } // null before it is first opened

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool applies() const override;
    void read() override;
    QString partName() const;
    void choose(const QString& id);
    void openSearch();

    QLabel* label_;
    PickBox* box_;
    SearchPopup* search_ = nullptr;
};

} // namespace views
