#pragma once

#include "views/charts/plannamed.h"

#include <QWidget>

namespace model {
class ProjectDocument;
}

namespace app {

// A page in its own window. Closing it puts the page back.
class PageWindow : public QWidget, public views::PlanNamed {
    Q_OBJECT
public:
    PageWindow(model::ProjectDocument& document, QWidget* page, const QString& name);

    QWidget* page() const { return page_; }
    QString planName() const override;
    void setName(const QString& name);

Q_SIGNALS:
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    model::ProjectDocument& document_;
    QWidget* page_;
};

} // namespace app
