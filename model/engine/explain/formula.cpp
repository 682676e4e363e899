#include "model/engine/explain/formula.h"

#include "model/engine/specs/part.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace engine {
namespace {

using Kind = Formula::Node::Kind;

struct Function {
    std::string_view name;
    std::size_t arguments;
    double (*apply)(const std::vector<double>&);
};

constexpr std::array kFunctions{
    Function{"min", 2, [](const std::vector<double>& v) { return smaller(v[0], v[1]); }},
    Function{"max", 2, [](const std::vector<double>& v) { return larger(v[0], v[1]); }},
    Function{"ceil", 1, [](const std::vector<double>& v) { return std::ceil(v[0]); }},
    Function{"exp", 1, [](const std::vector<double>& v) { return std::exp(v[0]); }},
    Function{"expm1", 1, [](const std::vector<double>& v) { return std::expm1(v[0]); }},
    Function{"floor", 1, [](const std::vector<double>& v) { return std::floor(v[0]); }},
    Function{"log2", 1, [](const std::vector<double>& v) { return std::log2(v[0]); }},
    Function{"known", 1, [](const std::vector<double>& v) { return v[0] > 0 ? v[0] : 0.0; }},
    Function{"pow", 2, [](const std::vector<double>& v) { return std::pow(v[0], v[1]); }},
    Function{"positive", 1,
             [](const std::vector<double>& v) { return v[0] > 0 ? v[0] : kUnknown; }},
    Function{"priced", 2,
             [](const std::vector<double>& v) { return v[0] == 0 ? 0.0 : v[0] * v[1]; }},
};

const Function* functionNamed(std::string_view name)
{
    const auto it = std::ranges::find(kFunctions, name, &Function::name);
    return it == kFunctions.end() ? nullptr : &*it;
}

// Recursive descent; formulas come from our own tables and are short, so the depth is small.
class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<Formula> parse()
    {
        formula_.root = sum();
        skipSpace();
        if (failed_ || at_ != text_.size())
            return fail(Error::Code::BadFormula, std::to_string(at_), std::string(text_));
        return std::move(formula_);
    }

private:
    void skipSpace()
    {
        while (at_ < text_.size() && text_[at_] == ' ')
            ++at_;
    }
    bool take(char c)
    {
        skipSpace();
        if (at_ >= text_.size() || text_[at_] != c)
            return false;
        ++at_;
        return true;
    }
    int add(Formula::Node node)
    {
        formula_.nodes.push_back(std::move(node));
        return static_cast<int>(formula_.nodes.size()) - 1;
    }
    int stop()
    {
        failed_ = true;
        return add({Kind::Value});
    }

    int sum()
    {
        int left = product();
        while (!failed_) {
            const bool plus = take('+');
            if (!plus && !take('-'))
                break;
            const int right = product();
            left = add({plus ? Kind::Add : Kind::Subtract, 0, {}, {left, right}});
        }
        return left;
    }
    int product()
    {
        int left = factor();
        while (!failed_) {
            const bool times = take('*');
            if (!times && !take('/'))
                break;
            const int right = factor();
            left = add({times ? Kind::Multiply : Kind::Divide, 0, {}, {left, right}});
        }
        return left;
    }
    int factor()
    {
        if (++depth_ > 64)
            return stop();
        int node = 0;
        if (take('-'))
            node = add({Kind::Negate, 0, {}, {factor()}});
        else if (take('(')) {
            node = sum();
            if (!take(')'))
                return stop();
        } else
            node = leaf();
        --depth_;
        return node;
    }
    int leaf()
    {
        skipSpace();
        double value = 0;
        const char* begin = text_.data() + at_;
        const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
        if (error == std::errc{}) {
            at_ += static_cast<std::size_t>(end - begin);
            return add({Kind::Value, value});
        }
        const std::string name = word();
        if (name.empty())
            return stop();
        return take('(') ? call(name) : add({Kind::Path, 0, name});
    }
    // A star is a workload's id only directly after a dot; elsewhere it is multiplication.
    std::string word()
    {
        const std::size_t start = at_;
        const auto inWord = [&](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
                   (c == '*' && at_ > start && text_[at_ - 1] == '.');
        };
        while (at_ < text_.size() && inWord(text_[at_]))
            ++at_;
        return std::string(text_.substr(start, at_ - start));
    }
    int call(const std::string& name)
    {
        Formula::Node node{Kind::Call, 0, name};
        do
            node.children.push_back(sum());
        while (!failed_ && take(','));
        const Function* function = functionNamed(name);
        if (!take(')') || !function || function->arguments != node.children.size())
            return stop();
        return add(std::move(node));
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int depth_ = 0;
    bool failed_ = false;
    Formula formula_;
};

double evaluateNode(const Formula& f, int index,
                    const std::function<double(std::string_view)>& valueOf)
{
    const Formula::Node& n = f.nodes[static_cast<std::size_t>(index)];
    const auto child = [&](std::size_t i) { return evaluateNode(f, n.children[i], valueOf); };
    switch (n.kind) {
    case Kind::Value: return n.value;
    case Kind::Path: return n.name == "year" ? kYear.base() : valueOf(n.name);
    case Kind::Negate: return -child(0);
    case Kind::Add: return child(0) + child(1);
    case Kind::Subtract: return child(0) - child(1);
    case Kind::Multiply: return child(0) * child(1);
    case Kind::Divide: return child(0) / child(1);
    case Kind::Call: break;
    }
    std::vector<double> arguments;
    for (std::size_t i = 0; i < n.children.size(); ++i)
        arguments.push_back(child(i));
    return functionNamed(n.name)->apply(arguments);
}

} // namespace

std::vector<std::string> Formula::paths() const
{
    std::vector<std::string> found;
    for (const Node& n : nodes)
        if (n.kind == Node::Kind::Path && n.name != "year" &&
            std::ranges::find(found, n.name) == found.end())
            found.push_back(n.name);
    return found;
}

double Formula::evaluate(const std::function<double(std::string_view)>& valueOf) const
{
    assert(root >= 0 && static_cast<std::size_t>(root) < nodes.size());
    return evaluateNode(*this, root, valueOf);
}

std::vector<std::string> listedInputs(std::string_view list)
{
    constexpr std::string_view between = ", ";
    std::vector<std::string> inputs;
    while (!list.empty()) {
        const auto end = std::min(list.find(between), list.size());
        inputs.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + between.size(), list.size()));
    }
    return inputs;
}

Result<Formula> parseFormula(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace engine
