#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

#include <QString>

#include <vector>

namespace model {

// A figure whose sensitivity can be shown.
struct Question {
    QString name;   // "Cost per run"
    QString phrase; // "the cost per run"
    QString dial;
    engine::Unit unit{};
    bool known = false;
};

// The same for every plan, in screen order.
std::vector<Question> questions(const engine::Evaluation& evaluation, const NumberFormat& format);
int countOfQuestions();
// What to request from the engine for all of them at once: the movers of each; also all their
// draws; and additionally the frontier.
engine::Wants wantsOfMovers();
engine::Wants wantsOfDraws();
engine::Wants wantsOfQuestions();

// The name of an uncertain input, and its unit. For a prediction error, its path is that of a dial,
// or of the pace.
QString inputName(const std::string& path);
engine::Unit inputUnit(const engine::Plan& plan, const std::string& path);

// "87 %"; never 100 % or 0 % if a draw says otherwise.
QString chanceText(double chance, const NumberFormat& format);

} // namespace model
