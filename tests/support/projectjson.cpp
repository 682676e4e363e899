#include "tests/support/projectjson.h"

#include "tests/support/plans.h"
#include "tests/support/projects.h"

namespace support {

using Json = nlohmann::ordered_json;

Json sampleJson()
{
    static const Json json = Json::parse(fileOf(samplePlan()));
    return json;
}

std::string patched(const char* pointer, const Json& value)
{
    Json json = sampleJson();
    json[Json::json_pointer(pointer)] = value;
    return json.dump();
}

std::string without(const char* pointer)
{
    const Json::json_pointer p(pointer);
    Json json = sampleJson();
    json.at(p.parent_pointer()).erase(p.back());
    return json.dump();
}

} // namespace support
