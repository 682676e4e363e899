#include "model/engine/files/accuracyfile.h"

#include "model/engine/files/jsonlines.h"
#include "model/engine/files/rulevalues.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

constexpr const char* kFormat = "headroom-accuracy";
constexpr std::uint64_t kVersion = 1;
constexpr double kMost = 1e18;

struct AccuracyText {
    const char* key;
    std::string AccuracyRow::*member;
    bool needed = true;
};
constexpr std::array kTexts{
    AccuracyText{"model", &AccuracyRow::model},
    AccuracyText{"gpu", &AccuracyRow::gpu},
    AccuracyText{"precision", &AccuracyRow::precision, false},
    AccuracyText{"source", &AccuracyRow::source},
    AccuracyText{"generation", &AccuracyRow::generation, false},
    AccuracyText{"engine", &AccuracyRow::engine, false},
};

// null is treated as absent.
const Json* valueAt(const Json& row, const char* key)
{
    const auto it = row.find(key);
    return it == row.end() || it->is_null() ? nullptr : &*it;
}

double sizeOf(AccuracyQuantity quantity)
{
    return quantity == AccuracyQuantity::Memory ? info(Unit::GiB).size : 1;
}

class RowReader {
public:
    RowReader(const Json& row, std::string where) : row_(row), where_(std::move(where)) {}

    Result<AccuracyRow> read()
    {
        if (!row_.is_object())
            return fail(Code::WrongType, where_);
        AccuracyRow r;
        for (const AccuracyText& text : kTexts)
            readText(text, r.*text.member);
        choice("kind", kAccuracyKinds, r.kind, false);
        choice("quantity", kAccuracyQuantities, r.quantity, true);
        const double size = sizeOf(r.quantity);
        r.gpus = number("gpus", 1, true);
        r.params = Params(number("params", 1, true));
        r.sequence = number("sequence", 1, false);
        r.sequences = number("sequences", 1, false);
        r.prompt = number("prompt", 1, false);
        r.answer = number("answer", 1, false);
        r.users = number("users", 1, false);
        r.measured = number("measured", size, true);
        r.predicted = number("predicted", size, true);
        r.heldOut = number("held_out", size, false);
        r.low = number("low", size, false);
        r.high = number("high", size, false);
        if (!error_ && r.low > r.high)
            refuse(Code::Contradiction, "low", "low > high");
        if (error_)
            return tl::unexpected(*error_);
        return r;
    }

private:
    void refuse(Code code, const char* key, std::string detail = {}, std::string advice = {})
    {
        if (!error_)
            error_ = Error{code, where_ + pointerStep(key), std::move(detail), std::move(advice)};
    }

    void readText(const AccuracyText& text, std::string& to)
    {
        const Json* value = valueAt(row_, text.key);
        if (!value) {
            if (text.needed)
                refuse(Code::MissingKey, text.key);
            return;
        }
        if (!value->is_string() || value->get_ref<const std::string&>().size() > kLongestText)
            return refuse(Code::WrongType, text.key);
        to = value->get<std::string>();
    }

    template <class Enum> void choice(const char* key, int count, Enum& to, bool needed)
    {
        const Json* value = valueAt(row_, key);
        if (!value) {
            if (needed)
                refuse(Code::MissingKey, key);
            return;
        }
        const std::string id = value->is_string() ? value->get<std::string>() : std::string();
        for (int i = 0; i < count; ++i)
            if (idOf(static_cast<Enum>(i)) == id)
                return void(to = static_cast<Enum>(i));
        refuse(Code::UnknownChoice, key, id.substr(0, kLongestText));
    }

    double number(const char* key, double size, bool needed)
    {
        const Json* value = valueAt(row_, key);
        if (!value) {
            if (needed)
                refuse(Code::MissingKey, key);
            return kUnknown;
        }
        if (!value->is_number()) {
            refuse(Code::NotANumber, key);
            return kUnknown;
        }
        const double base = value->get<double>() * size;
        if (!(base > 0 && base < kMost))
            refuse(Code::OutOfRange, key, value->dump(), "> 0");
        return base;
    }

    const Json& row_;
    std::string where_;
    std::optional<Error> error_;
};

Result<const Json*> rowsOf(const Json& file)
{
    if (!file.is_object() || file.value("format", Json()) != kFormat)
        return fail(Code::UnknownFormat, "/format", {}, kFormat);
    const auto version = file.find("version");
    if (version == file.end() || !version->is_number_unsigned())
        return fail(Code::MissingKey, "/version");
    if (version->get<std::uint64_t>() > kVersion)
        return fail(Code::NewerVersion, "/version", version->dump(), std::to_string(kVersion));
    const auto rows = file.find("rows");
    if (rows == file.end())
        return fail(Code::MissingKey, "/rows");
    if (!rows->is_array())
        return fail(Code::WrongType, "/rows");
    if (rows->size() > kMostAccuracyRows)
        return fail(Code::TooLarge, "/rows", std::to_string(rows->size()),
                    std::to_string(kMostAccuracyRows));
    return &*rows;
}

Json jsonOf(const AccuracyRow& r)
{
    Json json = Json::object();
    const auto text = [&](const char* key, const std::string& value) {
        if (!value.empty())
            json[key] = value;
    };
    const auto number = [&](const char* key, double value, double size = 1) {
        if (std::isfinite(value))
            json[key] = fourDigits(value / size);
    };
    const double size = sizeOf(r.quantity);
    text("model", r.model);
    text("gpu", r.gpu);
    json["gpus"] = r.gpus;
    number("params", r.params.base());
    json["precision"] = r.precision;
    text("source", r.source);
    text("generation", r.generation);
    text("engine", r.engine);
    json["kind"] = idOf(r.kind);
    json["quantity"] = idOf(r.quantity);
    number("sequence", r.sequence);
    number("sequences", r.sequences);
    number("prompt", r.prompt);
    number("answer", r.answer);
    number("users", r.users);
    number("measured", r.measured, size);
    number("predicted", r.predicted, size);
    number("held_out", r.heldOut, size);
    number("low", r.low, size);
    number("high", r.high, size);
    return json;
}

} // namespace

std::string writeAccuracyFile(const std::vector<AccuracyRow>& rows)
{
    Json all = Json::array();
    for (const AccuracyRow& row : rows)
        all.push_back(jsonOf(row));
    return linesOf({{"format", kFormat}, {"version", kVersion}, {"rows", std::move(all)}});
}

Result<AccuracyFile> readAccuracyFile(std::string_view bytes)
{
    const auto json = parseJson(bytes);
    if (!json)
        return tl::unexpected(json.error());
    const auto rows = rowsOf(*json);
    if (!rows)
        return tl::unexpected(rows.error());
    AccuracyFile file;
    for (std::size_t i = 0; i < (*rows)->size(); ++i) {
        auto row = RowReader((**rows)[i], "/rows/" + std::to_string(i)).read();
        if (row)
            file.rows.push_back(std::move(*row));
        else
            file.problems.push_back(std::move(row.error()));
    }
    return file;
}

} // namespace engine
