#pragma once

#include "views/controls/knobcontrol.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <functional>

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

// A box whose list may be another one than Qt's.
class PickBox : public QComboBox {
    Q_OBJECT
public:
    using QComboBox::QComboBox;
    // Opens in place of the list.
    void setList(std::function<void()> open) { open_ = std::move(open); }
    void showPopup() override { open_ ? open_() : QComboBox::showPopup(); }

private:
    std::function<void()> open_;
};

class SearchPopup;

// One of many, from a list; parts of the catalog from one that is searched, with their facts, what
// was used lately and favourites.
class ChoicePicker : public KnobControl {
    Q_OBJECT
public:
    ChoicePicker(model::ProjectDocument& document, QString path, bool labelled,
                 QWidget* parent = nullptr);
    void retranslate() override;
    QComboBox* box() { return box_; }
    SearchPopup* search() const { return search_; } // once it was open

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
