#pragma once

#include "model/engine/answer/answer.h"
#include "model/store/catalogstore.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

// Plans inside their limits, as a file may hold them: inputs at both ends, pairs of them, and many
// at once by chance, over every template. None may end the program, take long, or answer with a
// figure that cannot be.
namespace walk {

// An input by its path, and the number in its own unit or the choice.
struct Turn {
    std::string path, value;
};
struct Case {
    std::string from; // a template
    std::vector<Turn> turns;
};
// What to do on the command line to see the same.
std::string described(const Case& c);

// Every number at both ends, alone.
std::vector<Case> ends();
// Two numbers at an end each.
Case pair(support::Random& random);
// Up to a dozen inputs of any kind, anywhere inside their limits.
Case anything(support::Random& random);

// The program's own.
const model::CatalogPtr& catalog();

engine::Plan planOf(const Case& c);
// All that pages may want of it.
std::vector<std::string> wrongFigures(const engine::Evaluation& e);
std::shared_ptr<const engine::Evaluation> answered(const engine::Plan& plan, bool everything);

} // namespace walk
