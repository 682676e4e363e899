#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace views {

// Templates to start from: the question each one answers, and the source of its figures.
class TemplatePicker : public QDialog {
    Q_OBJECT
public:
    explicit TemplatePicker(QWidget* parent = nullptr);

    QListWidget* list() const { return list_; }
    QString description() const;

Q_SIGNALS:
    void chosen(const QString& id);

private:
    void show(int row);
    void choose();

    QListWidget* list_;
    QLabel *title_, *question_, *source_;
    QPushButton* open_;
};

} // namespace views
