#pragma once

#include "views/report/paper.h"

namespace views {

inline constexpr std::size_t kInputColumns = 3;
inline constexpr double kInputRow = 9.6 * kPoint;

// A cell of one column, from `top` down.
QRectF inputCell(std::size_t column, double top, double height);
// An input's label, its value, and the number of its source.
void drawInput(Paper& paper, const QRectF& area, const model::Report::Input& input);

} // namespace views
