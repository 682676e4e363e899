#include "model/engine/files/currencyfile.h"

#include "model/engine/currency.h"
#include "model/engine/files/limits.h"

namespace engine {

using Code = Error::Code;

Json currencyToJson(const Currency& currency)
{
    return {{"code", currency.code}, {"per_dollar", currency.perDollar}, {"date", currency.date}};
}

Result<Currency> currencyFromJson(const Json& json, const std::string& where)
{
    if (!json.is_object())
        return fail(Code::MissingKey, where);
    Currency currency;
    const auto code = json.find("code"), rate = json.find("per_dollar"), date = json.find("date");
    if (code == json.end())
        return fail(Code::MissingKey, where + "/code");
    if (!code->is_string())
        return fail(Code::WrongType, where + "/code");
    currency.code = code->get<std::string>();
    if (charactersOf(currency.code) > kLongestName)
        return fail(Code::CellTooLong, where + "/code", {}, std::to_string(kLongestName));
    if (rate == json.end() || !rate->is_number())
        return fail(Code::NotANumber, where + "/per_dollar");
    currency.perDollar = rate->get<double>();
    if (!(currency.perDollar >= kLeastRate && currency.perDollar <= kMostRate))
        return fail(Code::OutOfRange, where + "/per_dollar", rate->dump(), "0.000001 – 1000000");
    if (date != json.end() && date->is_string())
        currency.date = date->get<std::string>();
    return currency;
}

} // namespace engine
