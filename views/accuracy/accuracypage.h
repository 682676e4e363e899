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

// How well the model predicts published runs and the user's own: errors grouped by run attributes,
// predicted vs. measured, and how many runs there are to judge by.
class AccuracyPage : public QWidget {
    Q_OBJECT
public:
    AccuracyPage(model::ProjectDocument& document,
                 std::shared_ptr<const engine::AccuracyFile> published, QWidget* parent = nullptr);

    // Predicts the user's own runs; replaces the catalog's constants.
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
    std::vector<engine::AccuracyRow> rows_; // with GPUs looked up in the catalog
    model::RunPredictor predictor_;
    SegmentBar *room_, *fit_;
    std::array<SegmentBar*, 2> quantity_, by_; // for training and serving
    model::AccuracyTable* errorTable_;
    TableCard* errors_;
    OwnRunsCard* own_;
    PointChartCard* points_;
    HeatChartCard* coverage_;
};

} // namespace views
