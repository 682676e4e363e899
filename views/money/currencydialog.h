#pragma once

#include "model/project/projectdocument.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace views {

// The currency that amounts are shown and typed in, its rate and the rate's date. Another rate asks
// what becomes of amounts that were typed by hand.
class CurrencyDialog : public QDialog {
    Q_OBJECT
public:
    explicit CurrencyDialog(model::ProjectDocument& document, QWidget* parent = nullptr);

    QComboBox* code() { return code_; }
    QLineEdit* rate() { return rate_; }
    QLineEdit* date() { return date_; }
    QPushButton* take() { return take_; } // the rate that the catalog knows
    QRadioButton* keepDollars() { return dollars_; }
    QRadioButton* keepTyped() { return typed_; }
    QPushButton* use() { return use_; }
    QString problem() const;
    QString preview() const; // what typed amounts read before and after

private:
    QLayout* fields();
    QWidget* question();
    QLayout* buttons();
    const engine::OfferedRate* offered() const; // for the code that stands there
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
