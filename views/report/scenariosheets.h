#pragma once

#include "views/report/paper.h"

#include <vector>

namespace views {

// The sheets that lay scenarios side by side: what differs in, and what differs out. There are
// none where there is one scenario.
class ScenarioSheets {
public:
    explicit ScenarioSheets(const Paper& paper);

    int count() const { return static_cast<int>(sheets_.size()); }
    // Draws one of them below the head.
    void draw(Paper& paper, int sheet) const;

private:
    // A heading or a row, of the scenarios of its sheet.
    struct Line {
        double top = 0;
        QString heading;
        const model::ComparedRow* row = nullptr;
        double points = 0; // of a heading
    };
    struct Sheet {
        std::size_t from = 0, to = 0; // scenarios
        std::vector<Line> lines;
    };
    bool isTold(const model::ComparedRow& row) const;
    void lay(std::size_t from, std::size_t to);
    void layRows(const QString& title, const std::vector<model::ComparedRow>& rows,
                 std::size_t from, std::size_t to);
    void add(Line line, double height, double needed, std::size_t from, std::size_t to);
    void drawHeading(Paper& paper, const Line& line) const;
    void drawRow(Paper& paper, const Sheet& sheet, const Line& line) const;

    const std::optional<model::Comparison>& comparison_;
    std::vector<model::ComparedRow> others_; // results that the outcome does not tell
    std::vector<Sheet> sheets_;
    double y_ = 0;
};

} // namespace views
