#pragma once

#include "model/engine/result.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Arithmetic over paths: + - * / ( ), min max ceil floor log2 exp expm1 pow, `year`, `known(x)` (0
// if unknown), `positive(x)` (unknown unless above zero), `priced(count, price)` (0 if the count is
// 0, whatever the price).
struct Formula {
    // A node of the tree; children are indices into `nodes`.
    struct Node {
        enum class Kind { Value, Path, Negate, Add, Subtract, Multiply, Divide, Call } kind{};
        double value = 0;
        std::string name; // of the path or the function
        std::vector<int> children{};
    };
    std::vector<Node> nodes;
    int root = -1;

    std::vector<std::string> paths() const; // in order of appearance, each once
    double evaluate(const std::function<double(std::string_view)>& valueOf) const;
};

// The inputs that prose or code lists: "money.own_machines, money.years".
std::vector<std::string> listedInputs(std::string_view list);
Result<Formula> parseFormula(std::string_view text);

} // namespace engine
