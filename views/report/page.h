#pragma once

#include "model/numberformat.h"
#include "views/report/paper.h"

namespace views {

// The first page: the answer, its figures, the charts, what to know about it, and the questions
// that it answers.
class AnswerSheet {
public:
    AnswerSheet(Paper& paper, const model::NumberFormat& format);
    void draw();

private:
    void answer();
    void figures();
    void charts();
    void notes();
    void questions();

    Paper& paper_;
    QPainter& painter_;
    const model::Report& report_;
    const Theme& theme_;
    const model::NumberFormat& format_;
};

} // namespace views
