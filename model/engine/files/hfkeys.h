#pragma once

#include "model/engine/files/json.h"

#include <initializer_list>
#include <optional>
#include <set>

namespace engine {

// More than any model has.
inline constexpr double kMostLayers = 1e4, kMostFfn = 1e7;

// The keys of a config.json, looked up under every name that families use for the same thing. null
// is treated as absent. The first error is kept; everything read after it is unknown, so a reader
// checks once, at the end.
class HfKeys {
public:
    // The first one present counts. A name may be nested: "ffn_config/moe_top_k".
    using Names = std::initializer_list<std::string_view>;

    HfKeys(Json object, std::string at) : object_(std::move(object)), at_(std::move(at)) {}

    bool has(Names names) const { return find(names).value != nullptr; }
    bool isList(Names names) const { return has(names) && find(names).value->is_array(); }
    std::string where(Names names) const; // of the first one present, otherwise of the first name

    // An integer in that range; unknown if absent.
    double number(Names names, double least, double most);
    // The same, but required.
    double needed(Names names, double least, double most);
    bool flag(Names names, bool otherwise);
    std::string text(Names names);
    const Json* list(Names names);
    // A list of layer numbers.
    std::optional<std::set<double>> indices(Names names, double layers);

    // Notes the assumed value of an absent key; true if it was absent.
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

// The offending text, shortened for an error message.
std::string excerpt(const Json& value);
// A number in plain notation: 10000, not 10000.0 or 1e+04.
std::string plain(double value);
// A text on one line, cut to that length.
std::string oneLine(std::string text, std::size_t most);

} // namespace engine
