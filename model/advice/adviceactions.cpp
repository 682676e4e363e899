#include "model/advice/adviceactions.h"

#include "model/projectdocument.h"

#include <cmath>

namespace model {

double pastTurn(const engine::Turn& turn)
{
    if (!(turn.value > 0))
        return turn.value;
    const double size = engine::info(turn.unit).size;
    const double value = turn.value / size;
    const double digit = std::pow(10.0, std::floor(std::log10(value)) - 2);
    const double steps = value / digit;
    return (turn.above ? std::floor(steps) + 1 : std::ceil(steps) - 1) * digit * size;
}

engine::Result<void> turnCriterion(ProjectDocument& document, const engine::Turn& turn)
{
    const QString path = QString::fromStdString(turn.path);
    return turn.choice.empty() ? document.turn(path, pastTurn(turn))
                               : document.choose(path, QString::fromStdString(turn.choice));
}

} // namespace model
