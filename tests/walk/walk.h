#pragma once

#include "model/engine/answer/answer.h"
#include "model/store/catalogstore.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

// Plans within their limits, as a file may contain them: inputs at both ends, pairs of them, and
// many random ones, for every template. None may crash the program, take long, or give an
// impossible result.
namespace walk {

// An input by path, and the number in its own unit or the choice.
struct Turn {
    std::string path, value;
};
struct Case {
    std::string from; // a template's id
    std::vector<Turn> turns;
};
// Command line to reproduce it.
std::string described(const Case& c);

// Every number at both ends, one at a time.
std::vector<Case> ends();
// Two numbers, each at an end.
Case pair(support::Random& random);
// Up to a dozen inputs of any kind, anywhere within their limits.
Case anything(support::Random& random);

// The shipped catalog.
const model::CatalogPtr& catalog();

engine::Plan planOf(const Case& c);
// With everything that pages may request.
std::vector<std::string> wrongFigures(const engine::Evaluation& e);
std::shared_ptr<const engine::Evaluation> answered(const engine::Plan& plan, bool everything);

} // namespace walk
