#include "model/engine/files/hfkeys.h"

#include "model/engine/specs/part.h"

#include <array>
#include <charconv>
#include <cmath>

namespace engine {
namespace {

constexpr std::size_t kMostDetail = 60;

} // namespace

std::string excerpt(const Json& value)
{
    if (value.is_structured())
        return value.type_name();
    return oneLine(value.dump(), kMostDetail);
}

std::string plain(double value)
{
    std::array<char, 32> digits{};
    char* const end = digits.data() + digits.size();
    const auto written = std::abs(value) < 1e15
                             ? std::to_chars(digits.data(), end, value, std::chars_format::fixed)
                             : std::to_chars(digits.data(), end, value);
    return written.ec == std::errc() ? std::string(digits.data(), written.ptr) : std::string();
}

std::string oneLine(std::string text, std::size_t most)
{
    std::erase_if(text, [](unsigned char c) { return c < 0x20 || c == 0x7F; });
    if (text.size() <= most)
        return text;
    std::size_t end = most; // not in the middle of a character
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end) + "…";
}

HfKeys::Found HfKeys::find(Names names) const
{
    for (const std::string_view name : names) {
        const Json* here = &object_;
        for (std::size_t from = 0; here && from <= name.size();) {
            const auto end = std::min(name.find('/', from), name.size());
            const auto it =
                here->is_object() ? here->find(name.substr(from, end - from)) : here->end();
            here = it == here->end() ? nullptr : &*it;
            from = end + 1;
        }
        if (here && !here->is_null())
            return {here, name};
    }
    return {nullptr, *names.begin()};
}

std::string HfKeys::where(Names names) const
{
    return at_ + "/" + std::string(find(names).name);
}

double HfKeys::whole(const Json& value, const std::string& at, double least, double most)
{
    const auto allowed = [&] { return plain(least) + " – " + plain(most); };
    if (!value.is_number()) {
        refuse(Code::WrongType, at, excerpt(value), allowed());
        return kUnknown;
    }
    const double number = value.get<double>();
    if (!(number >= least && number <= most) || number != std::floor(number)) {
        refuse(Code::OutOfRange, at, excerpt(value), allowed());
        return kUnknown;
    }
    return number;
}

double HfKeys::number(Names names, double least, double most)
{
    const Found found = find(names);
    return found.value ? whole(*found.value, where(names), least, most) : kUnknown;
}

double HfKeys::needed(Names names, double least, double most)
{
    if (!has(names))
        missing(*names.begin());
    return number(names, least, most);
}

bool HfKeys::flag(Names names, bool otherwise)
{
    const Found found = find(names);
    if (!found.value)
        return otherwise;
    if (!found.value->is_boolean())
        refuse(Code::WrongType, where(names), excerpt(*found.value), "true – false");
    return found.value->is_boolean() ? found.value->get<bool>() : otherwise;
}

std::string HfKeys::text(Names names)
{
    const Found found = find(names);
    if (!found.value)
        return {};
    if (!found.value->is_string())
        refuse(Code::WrongType, where(names), excerpt(*found.value));
    return found.value->is_string() ? found.value->get<std::string>() : std::string();
}

const Json* HfKeys::list(Names names)
{
    const Found found = find(names);
    if (found.value && !found.value->is_array()) {
        refuse(Code::WrongType, where(names), excerpt(*found.value));
        return nullptr;
    }
    return found.value;
}

std::optional<std::set<double>> HfKeys::indices(Names names, double layers)
{
    const Json* const found = list(names);
    if (!found)
        return std::nullopt;
    std::set<double> numbers;
    for (std::size_t i = 0; i < found->size() && !wrong_; ++i)
        numbers.insert(whole((*found)[i], where(names) + "/" + std::to_string(i), 0, layers - 1));
    return numbers;
}

bool HfKeys::assume(std::string_view key, double value)
{
    return object_.emplace(std::string(key), value).second;
}

void HfKeys::refuse(Code code, std::string at, std::string detail, std::string advice)
{
    if (!wrong_)
        wrong_ = Error{code, std::move(at), std::move(detail), std::move(advice)};
}

} // namespace engine
