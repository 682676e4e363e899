#pragma once

#include "views/report/paper.h"

#include <vector>

namespace views {

// The sheets that list every input, group by group, and after them the sources.
class InputSheets {
public:
    explicit InputSheets(const Paper& paper);

    int count() const { return static_cast<int>(sheets_.size()); }
    // Draws one of them below the head.
    void draw(Paper& paper, int sheet) const;

private:
    struct Cell {
        QRectF area;
        const model::Report::Input* input = nullptr; // none: a heading or a source
        QString words;
        bool heading = false;
    };
    void layInputs();
    void laySources(const Paper& paper);
    // Where the next row of a column goes; a full sheet is followed by another.
    QRectF next(double height, double needed);

    const model::Report& report_;
    std::vector<std::vector<Cell>> sheets_;
    std::size_t column_ = 0;
    double y_ = 0;
};

} // namespace views
