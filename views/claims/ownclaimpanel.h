#pragma once

#include "model/claims/ownclaim.h"

#include <QMap>
#include <QWidget>

class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace views {

// A form for a vendor's claim: whether it can be true, and what it leaves out.
class OwnClaimPanel : public QWidget {
    Q_OBJECT
public:
    explicit OwnClaimPanel(model::ProjectDocument& document, QWidget* parent = nullptr);

    QLineEdit* field(const QString& key) const { return fields_.value(key); }
    QString truth() const;
    QStringList findings() const;
    QString problem() const;
    QPushButton* open() const { return open_; }

Q_SIGNALS:
    void opened();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFrame* form();
    QFrame* result();
    void retranslate();
    void check();
    void announce(const engine::OwnCheck& check);
    void mark(const QString& wrongKey);

    model::ProjectDocument& document_;
    QMap<QString, QLineEdit*> fields_;
    QMap<QString, QLabel*> labels_;
    QLabel *title_, *hint_, *problem_, *truth_;
    QVBoxLayout* lines_;
    std::vector<QLabel*> findings_;
    QPushButton* open_;
    std::optional<engine::OwnCheck> check_;
};

} // namespace views
