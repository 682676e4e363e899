#pragma once

#include "model/project/projectactions.h"
#include "model/project/projectdocument.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace views {

// The display and input currency, its exchange rate and the rate's date. When the rate changes,
// asks how to convert amounts typed by hand.
class CurrencyDialog : public QDialog {
    Q_OBJECT
public:
    explicit CurrencyDialog(model::ProjectDocument& document, QWidget* parent = nullptr);

    QComboBox* code() { return code_; }
    QLineEdit* rate() { return rate_; }
    QLineEdit* date() { return date_; }
    QPushButton* take() { return take_; } // applies the catalog's rate
    QRadioButton* keepDollars() { return dollars_; }
    QRadioButton* keepTyped() { return typed_; }
    QPushButton* use() { return use_; }
    QString problem() const;
    QString preview() const; // typed amounts before and after

private:
    QLayout* fields();
    QWidget* question();
    QLayout* buttons();
    const engine::OfferedRate* offered() const; // for the current code
    void showOffer();
    void takeOffer();
    engine::Result<engine::Currency> typed() const;
    engine::Kept kept() const;
    void apply();

    model::ProjectDocument& document_;
    std::vector<engine::OfferedRate> rates_;
    QComboBox* code_;
    QLineEdit *rate_, *date_;
    QLabel *unit_, *source_, *preview_, *problem_;
    QRadioButton *dollars_, *typed_;
    QPushButton *take_, *use_;
    QWidget* question_;
};

} // namespace views
