#pragma once

#include "model/engine/files/json.h"

#include <initializer_list>
#include <optional>
#include <set>

namespace engine {

// More than any model has.
inline constexpr double kMostLayers = 1e4, kMostFfn = 1e7;

// The keys of one config.json, looked up under every name the families have for the same thing.
// null is the same as not there. The first thing that is wrong stays; what is read after it is
// unknown, so that a reader asks once, at the end.
class HfKeys {
public:
    // The first that is there counts. A name may lead inside: "ffn_config/moe_top_k".
    using Names = std::initializer_list<std::string_view>;

    HfKeys(Json object, std::string at) : object_(std::move(object)), at_(std::move(at)) {}

    bool has(Names names) const { return find(names).value != nullptr; }
    bool isList(Names names) const { return has(names) && find(names).value->is_array(); }
    std::string where(Names names) const; // of the first that is there, or of the first name

    // A whole number between those two; unknown where it is not there.
    double number(Names names, double least, double most);
    // The same, and it has to be there.
    double needed(Names names, double least, double most);
    bool flag(Names names, bool otherwise);
    std::string text(Names names);
    const Json* list(Names names);
    // A list of the numbers of layers.
    std::optional<std::set<double>> indices(Names names, double layers);

    // What a key means that was left out; true where it was.
    bool assume(std::string_view key, double value);

    void refuse(Error::Code code, std::string at, std::string detail = {}, std::string advice = {});
    void missing(std::string_view name)
    {
        refuse(Error::Code::MissingKey, at_ + pointerStep(name));
    }
    const std::optional<Error>& wrong() const { return wrong_; }

private:
    struct Found {
        const Json* value = nullptr;
        std::string_view name;
    };
    Found find(Names names) const;
    double whole(const Json& value, const std::string& at, double least, double most);

    Json object_;
    std::string at_;
    std::optional<Error> wrong_;
};

// The offending text, as much of it as a sentence has room for.
std::string excerpt(const Json& value);
// A number as people write it: 10000, not 10000.0 or 1e+04.
std::string plain(double value);
// A text in one line of a length that fits.
std::string oneLine(std::string text, std::size_t most);

} // namespace engine
