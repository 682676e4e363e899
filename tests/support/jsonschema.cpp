#include "tests/support/jsonschema.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace support {
namespace {

using Json = nlohmann::json;

class Validator {
public:
    explicit Validator(const Json& root) : root_(root) {}

    void check(const Json& schema, const Json& value, const std::string& at)
    {
        for (const auto& [keyword, rule] : schema.items())
            keyed(keyword, rule, schema, value, at);
    }
    QStringList faults;

private:
    void keyed(const std::string& keyword, const Json& rule, const Json& schema, const Json& value,
               const std::string& at)
    {
        static const std::set<std::string> words{"$schema", "$id",         "title",
                                                 "$defs",   "description", "additionalProperties"};
        if (words.contains(keyword))
            return;
        if (keyword == "$ref")
            return check(root_.at(Json::json_pointer(rule.get<std::string>().substr(1))), value,
                         at);
        if (keyword == "properties")
            return members(schema, value, at);
        if (keyword == "items") {
            for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
                check(rule, value[i], at + '/' + std::to_string(i));
            return;
        }
        if (keyword == "required") {
            for (const Json& key : rule)
                need(!value.is_object() || value.contains(key), at, "lacks " + key.dump());
            return;
        }
        need(holds(keyword, rule, value), at, keyword + " " + rule.dump());
    }

    void members(const Json& schema, const Json& value, const std::string& at)
    {
        if (!value.is_object())
            return;
        const Json& known = schema["properties"];
        for (const auto& [key, member] : value.items())
            if (known.contains(key))
                check(known[key], member, at + '/' + key);
            else
                need(schema.value("additionalProperties", Json(true)) != false, at,
                     "knows no " + key);
    }

    static bool isOf(const std::string& type, const Json& value)
    {
        return type == "object"    ? value.is_object()
               : type == "array"   ? value.is_array()
               : type == "string"  ? value.is_string()
               : type == "number"  ? value.is_number()
               : type == "integer" ? value.is_number_integer()
               : type == "boolean" ? value.is_boolean()
                                   : type == "null" && value.is_null();
    }

    static bool holds(const std::string& keyword, const Json& rule, const Json& value)
    {
        if (keyword == "type")
            return rule.is_string() ? isOf(rule, value)
                                    : std::ranges::any_of(rule, [&](const Json& type) {
                                          return isOf(type, value);
                                      });
        if (keyword == "const")
            return value == rule;
        if (keyword == "enum")
            return std::ranges::count(rule, value) > 0;
        if (keyword == "minLength")
            return !value.is_string() || value.get<std::string>().size() >= rule;
        if (keyword == "minItems")
            return !value.is_array() || value.size() >= rule;
        if (keyword == "minimum")
            return !value.is_number() || value >= rule;
        if (keyword == "exclusiveMinimum")
            return !value.is_number() || value > rule;
        if (keyword == "pattern")
            return !value.is_string() ||
                   QRegularExpression(QString::fromStdString(rule))
                       .match(QString::fromStdString(value.get<std::string>()))
                       .hasMatch();
        return false; // an unsupported keyword
    }

    void need(bool holds, const std::string& at, const std::string& what)
    {
        if (!holds && faults.size() < 20)
            faults << QString::fromStdString((at.empty() ? "/" : at) + ": " + what);
    }

    const Json& root_;
};

} // namespace

QStringList schemaFaults(const Json& schema, const Json& document)
{
    Validator validator(schema);
    validator.check(schema, document, {});
    return validator.faults;
}

} // namespace support
