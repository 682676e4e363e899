#pragma once

#include "model/import/pricelist.h"
#include "model/project/projectdocument.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace views {

// A price list to choose from: filtered by GPU or text, sorted by either price.
class PricePicker : public QWidget {
    Q_OBJECT
public:
    PricePicker(model::ProjectDocument& document, std::shared_ptr<const engine::PriceTable> prices,
                QWidget* parent = nullptr);

    // The chosen offer, and whether its spot price is used; nullptr if none is chosen or it lacks
    // that price.
    const engine::PriceRow* chosen() const;
    bool spot() const;
    QTableView* table() { return view_; }
    QLineEdit* filterField() { return words_; }
    QComboBox* gpuField() { return gpu_; }

Q_SIGNALS:
    void choiceChanged();

private:
    void fillGpus();
    QWidget* terms();
    void filter();
    void selectMiddle();
    const engine::PriceRow& rowAt(int shown) const;
    bool canBeChosen(const engine::PriceRow& row) const;

    model::ProjectDocument& document_;
    model::PriceList* list_;
    model::PriceFilter* filter_;
    QLineEdit* words_;
    QComboBox* gpu_;
    QPushButton *onDemand_, *spot_;
    QLabel* count_;
    QTableView* view_;
};

} // namespace views
