#pragma once

#include "model/accuracy/accuracystore.h"
#include "model/accuracy/accuracytable.h"
#include "model/accuracy/ownruns.h"
#include "model/project/projectdocument.h"
#include "views/accuracy/ownrunscard.h"

#include <QWidget>

#include <array>

namespace views {

class HeatChartCard;
class PointChartCard;
class SegmentBar;

// How well the program predicts published runs, and one's own: errors by what runs have in common,
// predicted against measured, and where there is anything to judge by.
class AccuracyPage : public QWidget {
    Q_OBJECT
public:
    AccuracyPage(model::ProjectDocument& document,
                 std::shared_ptr<const engine::AccuracyFile> published, QWidget* parent = nullptr);

    // Predicts the client's own runs, in place of the catalog's constants.
    void setPredictor(model::RunPredictor predictor);

    SegmentBar* room() const { return room_; } // training or serving
    SegmentBar* quantity() const { return quantity_[roomNow()]; }
    SegmentBar* fit() const { return fit_; }
    SegmentBar* by() const { return by_[roomNow()]; }
    TableCard* errors() const { return errors_; }
    PointChartCard* points() const { return points_; }
    HeatChartCard* coverage() const { return coverage_; }
    OwnRunsCard* own() const { return own_; }

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLayout* switches();
    QLayout* cards();
    std::size_t roomNow() const;
    model::AccuracyLook look() const;
    void switchRoom();
    void nameFits();
    void retranslate();
    void refresh();
    void refreshErrors(const model::AccuracyLook& look);
    void refreshOwn();

    model::ProjectDocument& document_;
    std::shared_ptr<const engine::AccuracyFile> published_;
    std::vector<engine::AccuracyRow> rows_; // as the catalog knows their GPUs
    model::RunPredictor predictor_;
    SegmentBar *room_, *fit_;
    std::array<SegmentBar*, 2> quantity_, by_; // of each room
    model::AccuracyTable* errorTable_;
    TableCard* errors_;
    OwnRunsCard* own_;
    PointChartCard* points_;
    HeatChartCard* coverage_;
};

} // namespace views
