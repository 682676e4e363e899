#include "model/engine/files/publishedfields.h"

#include "model/engine/specs/part.h"

#include <charconv>
#include <cmath>

namespace engine {

const Json* at(const Json& json, const char* key)
{
    const auto it = json.is_object() ? json.find(key) : json.end();
    return it == json.end() || it->is_null() ? nullptr : &*it;
}

const Json* at(const Json& row, const char* group, const char* key)
{
    if (!*group)
        return at(row, key);
    const Json* inner = at(row, group);
    return inner ? at(*inner, key) : nullptr;
}

Result<double> numberOf(const Json& value)
{
    if (value.is_number())
        return value.get<double>();
    if (!value.is_string())
        return fail(Code::WrongType, {});
    const auto& text = value.get_ref<const std::string&>();
    double number = kUnknown;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number);
    if (error == std::errc() && end == last)
        return number;
    return text.find_first_of("0123456789") == text.npos ? Result<double>(kUnknown)
                                                         : fail(Code::NotANumber, {});
}

std::string textIn(const Json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_primitive())
        return value.dump();
    if (!value.is_array())
        return textOf(value, "weights");
    std::string list;
    for (const Json& part : value)
        if (part.is_string())
            list += (list.empty() ? "" : "; ") + part.get_ref<const std::string&>();
    return list;
}

} // namespace engine
