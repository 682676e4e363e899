#include "model/engine/files/workedfile.h"

#include "model/engine/files/publishedtable.h"

#include <sstream>

namespace engine {
namespace {

Result<AccuracyKind> kindNamed(const std::string& id)
{
    for (int i = 0; i < kAccuracyKinds; ++i)
        if (const auto kind = static_cast<AccuracyKind>(i); idOf(kind) == id)
            return kind;
    return fail(Code::UnknownChoice, "kind", id);
}

Result<WorkedRun> runOf(const Json& row)
{
    WorkedRun run;
    run.id = textOf(row, "id"), run.model = textOf(row, "model"), run.gpu = textOf(row, "gpu");
    run.precision = textOf(row, "precision"), run.source = textOf(row, "source_key");
    run.fitted = !textOf(row, "fitted").empty();
    const auto kind = kindNamed(textOf(row, "kind"));
    if (!kind)
        return tl::unexpected(kind.error());
    run.kind = *kind;
    std::istringstream settings(textOf(row, "settings"));
    for (std::string one; settings >> one;) {
        const auto equals = one.find('=');
        if (equals == one.npos)
            return fail(Code::WrongType, "settings", one);
        run.settings.push_back({one.substr(0, equals), one.substr(equals + 1)});
    }
    run.figure = textOf(row, "figure");
    const auto measured = row.find("measured");
    if (run.figure.empty() || measured == row.end() || !measured->contains("value") ||
        !measured->at("value").is_number())
        return fail(Code::MissingKey, run.figure.empty() ? "figure" : "measured.value");
    run.measured = measured->at("value").get<double>();
    return run;
}

} // namespace

Result<std::vector<WorkedRun>> readWorkedRuns(std::string_view text)
{
    const auto rows = rowsOfTable(text);
    if (!rows)
        return tl::unexpected(rows.error());
    std::vector<WorkedRun> runs;
    for (const Json& row : *rows) {
        auto run = runOf(row);
        if (!run)
            return fail(run.error().code, textOf(row, "id") + ", " + run.error().where,
                        run.error().detail);
        runs.push_back(std::move(*run));
    }
    return runs;
}

} // namespace engine
