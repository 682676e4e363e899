#include "tests/calibration/accuracy_text.h"

#include "model/engine/published/accuracy_rows.h"

#include <fstream>

namespace calibration {
namespace {

bool isServed(const Json& row)
{
    for (int i = 0; i < engine::kAccuracyQuantities; ++i)
        if (const auto q = static_cast<engine::AccuracyQuantity>(i); row["quantity"] == idOf(q))
            return engine::isServed(q);
    return false;
}

} // namespace

void saveAccuracy(const std::string& path, const Json& rows, bool served)
{
    Json training = Json::array(), serving = Json::array();
    (served ? serving : training) = rows;
    if (std::ifstream in(path, std::ios::binary); in) {
        const Json file = Json::parse(in);
        for (const Json& row : file["rows"])
            if (isServed(row) != served)
                (served ? training : serving).push_back(row);
    }
    training.insert(training.end(), serving.begin(), serving.end());
    save(path, text({{"format", "headroom-accuracy"}, {"version", 1}, {"rows", training}}));
}

} // namespace calibration
