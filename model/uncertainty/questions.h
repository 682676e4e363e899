#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

#include <QString>

#include <vector>

namespace model {

// An answer of which a person may ask what moves it.
struct Question {
    QString name;   // "Cost of a run"
    QString phrase; // "the cost of a run"
    QString dial;
    engine::Unit unit{};
    bool known = false;
};

// The same ones for every plan, in the order on screen.
std::vector<Question> questions(const engine::Evaluation& evaluation, const NumberFormat& format);
int countOfQuestions();
// What to want of the engine for all of them at once: what moves each; every draw of them as well;
// and the frontier beside both.
engine::Wants wantsOfMovers();
engine::Wants wantsOfDraws();
engine::Wants wantsOfQuestions();

// What an uncertain input is called, and what it is measured in. Where a prediction is off, its
// path is that of a dial, or of the pace.
QString inputName(const std::string& path);
engine::Unit inputUnit(const engine::Plan& plan, const std::string& path);

// "87 %"; never 100 % or 0 % where a draw says otherwise.
QString chanceText(double chance, const NumberFormat& format);

} // namespace model
