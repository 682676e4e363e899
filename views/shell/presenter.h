#pragma once

#include "views/charts/plannamed.h"

#include <QGraphicsView>

#include <functional>
#include <vector>

class QGraphicsProxyWidget;
class QLabel;
class QStackedWidget;

namespace model {
class ProjectDocument;
}

namespace views {

class StageSlider;

// A slide to be presented, made when it is reached.
struct PresentedPage {
    QString name;
    std::function<QWidget*()> make;
};

// The slides for a room: over the whole screen, larger, with one slider that is dragged live. Keys
// alone lead through them, slide by slide and scenario by scenario.
class Presenter : public QGraphicsView {
    Q_OBJECT
public:
    Presenter(model::ProjectDocument& document, std::vector<PresentedPage> pages, int first,
              QWidget* parent = nullptr);
    ~Presenter() override;

    int page() const { return page_; }
    QWidget* shown() const;
    StageSlider* slider() const { return slider_; }
    QString footer() const;
    double enlargement() const { return transform().m11(); }

Q_SIGNALS:
    void left(int page);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    // What stands on the screen, of which the charts know whose plan it is.
    class Stage : public QWidget, public PlanNamed {
    public:
        explicit Stage(model::ProjectDocument& document) : document_(document) {}
        QString planName() const override;

    private:
        model::ProjectDocument& document_;
    };

    void addKeys();
    void show(int page);
    void step(int by);         // to the next page, and past the last to the next scenario
    bool stepScenario(int by); // whether there was one
    void fit();
    void showPosition();

    model::ProjectDocument& document_;
    std::vector<PresentedPage> pages_;
    std::vector<QWidget*> made_; // one for each, null before it is reached
    int page_ = -1;
    Stage* stage_;
    QStackedWidget* stack_;
    StageSlider* slider_;
    QLabel *what_, *where_;
    QGraphicsProxyWidget* proxy_ = nullptr;
};

} // namespace views
