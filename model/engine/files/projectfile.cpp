#include "model/engine/files/projectfile.h"

#include "model/engine/files/currencyfile.h"
#include "model/engine/files/json.h"
#include "model/engine/files/planfile.h"
#include "model/engine/files/reportwishfile.h"
#include "model/engine/files/runfile.h"

#include <cmath>

namespace engine {
namespace {

constexpr const char* kFormat = "headroom-project";
constexpr std::size_t kMostScenarios = 100;

Result<std::string> textAt(const Json& object, const char* key)
{
    const auto it = object.find(key);
    if (it == object.end())
        return fail(Code::MissingKey, pointerStep(key));
    if (!it->is_string())
        return fail(Code::WrongType, pointerStep(key));
    if (charactersOf(it->get_ref<const std::string&>()) > kLongestName)
        return fail(Code::CellTooLong, pointerStep(key), {}, std::to_string(kLongestName));
    return it->get<std::string>();
}

Result<Currency> readCurrency(const Json& file)
{
    const auto it = file.find("currency");
    if (it == file.end())
        return fail(Code::MissingKey, "/currency");
    return currencyFromJson(*it, "/currency");
}

bool isOf(const Json& file, const char* known)
{
    const auto format = file.find("format");
    return format != file.end() && format->is_string() && *format == known;
}

Result<void> checkFormat(const Json& file, const char* known, int newest)
{
    if (!file.is_object())
        return fail(Code::NotAProject, "");
    if (!isOf(file, known))
        return fail(Code::NotAProject, "/format");
    const auto version = file.find("version");
    if (version == file.end() || !version->is_number_integer())
        return fail(Code::NotAProject, "/version");
    const bool newer = version->is_number_unsigned() // which may exceed an int64_t
                       && version->get<std::uint64_t>() > std::uint64_t(newest);
    if (newer)
        return fail(Code::NewerVersion, "/version", version->dump(), std::to_string(newest));
    if (version->get<std::int64_t>() < 1)
        return fail(Code::OutOfRange, "/version", version->dump(), "1");
    return {};
}

// Non-numbers are ignored; the values are only for comparison. Oddities are reported once.
SavedAnswer savedAnswer(const Json& scenario, const std::string& at, std::vector<Error>& notes)
{
    SavedAnswer answer;
    const auto map = scenario.find("answer");
    if (map == scenario.end())
        return answer;
    bool odd = !map->is_object();
    if (map->is_object())
        for (const auto& [path, value] : map->items()) {
            if (value.is_number())
                answer.emplace(path, value.get<double>());
            odd = odd || !(value.is_number() || value.is_null());
        }
    if (odd)
        notes.push_back({Code::WrongType, at + "/answer", {}, {}});
    return answer;
}

Result<void> readScenarios(const Json& file, LoadedProject& loaded)
{
    const auto list = file.find("scenarios");
    if (list == file.end())
        return fail(Code::MissingKey, "/scenarios");
    if (!list->is_array())
        return fail(Code::WrongType, "/scenarios");
    if (list->empty() || list->size() > kMostScenarios)
        return fail(Code::OutOfRange, "/scenarios", std::to_string(list->size()),
                    "1 – " + std::to_string(kMostScenarios));
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string at = "/scenarios/" + std::to_string(i);
        const Json& entry = (*list)[i];
        if (!entry.is_object())
            return fail(Code::WrongType, at);
        auto name = textAt(entry, "name");
        if (!name)
            return fail(name.error().code, at + name.error().where);
        const auto plan = entry.find("plan");
        if (plan == entry.end())
            return fail(Code::MissingKey, at + "/plan");
        auto value = readPlan(*plan, at + "/plan", loaded.notes);
        if (!value)
            return tl::unexpected(value.error());
        loaded.project.scenarios.push_back(
            {std::move(*name), std::make_shared<const Plan>(std::move(*value))});
        loaded.answers.push_back(savedAnswer(entry, at, loaded.notes));
    }
    return {};
}

// The index of a scenario, from 0.
Result<std::size_t> scenarioAt(const Json& file, const char* key, const Project& project)
{
    const Json& place = file[key];
    if (!place.is_number_unsigned() || place.get<std::uint64_t>() >= project.scenarios.size())
        return fail(Code::OutOfRange, pointerStep(key), place.dump(),
                    "0 – " + std::to_string(project.scenarios.size() - 1));
    return place.get<std::size_t>();
}

Result<void> readProjectRuns(const Json& file, LoadedProject& loaded)
{
    const auto list = file.find("runs");
    if (list == file.end())
        return {};
    if (!list->is_array() || list->size() > kMostRuns)
        return fail(Code::WrongType, "/runs");
    for (std::size_t i = 0; i < list->size(); ++i) {
        auto run = runFromJson((*list)[i], "/runs/" + std::to_string(i));
        if (!run)
            return tl::unexpected(run.error());
        loaded.project.runs.push_back(std::move(*run));
    }
    return {};
}

Result<void> readReportWish(const Json& file, LoadedProject& loaded)
{
    const auto report = file.find("report");
    if (report == file.end())
        return {};
    auto wish = reportWishFromJson(*report, "/report");
    if (!wish)
        return tl::unexpected(wish.error());
    loaded.project.report = *std::move(wish);
    return {};
}

void noteUnknownKeys(const Json& file, std::vector<Error>& notes)
{
    constexpr std::string_view known[] = {"format",    "version",  "engine",  "client",
                                          "title",     "currency", "current", "baseline",
                                          "scenarios", "runs",     "report"};
    for (const auto& [key, value] : file.items())
        if (std::ranges::find(known, key) == std::end(known))
            notes.push_back({Code::UnknownKey, pointerStep(key), key, {}});
}

} // namespace

std::string writeProject(const Project& project, const std::vector<SavedAnswer>& answers)
{
    Json file;
    file["format"] = kFormat;
    file["version"] = kProjectVersion;
    file["engine"] = HEADROOM_VERSION;
    file["client"] = project.client;
    file["title"] = project.title;
    file["currency"] = currencyToJson(project.currency);
    file["current"] = project.current;
    if (project.baseline)
        file["baseline"] = *project.baseline;
    file["scenarios"] = Json::array();
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        const Scenario& s = project.scenarios[i];
        Json& entry = file["scenarios"].emplace_back();
        entry = {{"name", s.name}, {"plan", planToJson(*s.plan)}};
        if (i < answers.size())
            for (const auto& [path, value] : answers[i])
                entry["answer"][path] = value;
    }
    for (const MeasuredRun& run : project.runs)
        file["runs"].push_back(runToJson(run));
    if (project.report != ReportWish())
        file["report"] = reportWishToJson(project.report);
    // A name may contain any bytes the user pasted; invalid UTF-8 is replaced, not fatal.
    return file.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

namespace {

Result<LoadedProject> readFrom(const Json* file)
{
    if (auto sound = checkFormat(*file, kFormat, kProjectVersion); !sound)
        return tl::unexpected(sound.error());
    if (auto error = longText(*file, "/report/logo"))
        return tl::unexpected(std::move(*error));
    LoadedProject loaded;
    const auto client = textAt(*file, "client"), title = textAt(*file, "title");
    const auto currency = readCurrency(*file);
    for (const Error* e : {client ? nullptr : &client.error(), title ? nullptr : &title.error(),
                           currency ? nullptr : &currency.error()})
        if (e)
            return tl::unexpected(*e);
    loaded.project.client = *client;
    loaded.project.title = *title;
    loaded.project.currency = *currency;
    for (auto read : {readScenarios, readProjectRuns, readReportWish})
        if (auto done = read(*file, loaded); !done)
            return tl::unexpected(done.error());
    loaded.engine = textAt(*file, "engine").value_or("");
    for (const auto& [step, what] : {std::pair{"/engine", "engine"}, {"/currency/date", "date"}}) {
        const Json& in = std::string_view(what) == "date" ? (*file)["currency"] : *file;
        if (const auto it = in.find(what); it != in.end() && !it->is_string())
            loaded.notes.push_back({Code::WrongType, step, {}, {}});
    }
    if (!file->contains("current"))
        return fail(Code::MissingKey, "/current");
    const auto current = scenarioAt(*file, "current", loaded.project);
    if (!current)
        return tl::unexpected(current.error());
    loaded.project.current = *current;
    if (file->contains("baseline")) {
        const auto baseline = scenarioAt(*file, "baseline", loaded.project);
        if (!baseline)
            return tl::unexpected(baseline.error());
        loaded.project.baseline = *baseline;
    }
    noteUnknownKeys(*file, loaded.notes);
    return loaded;
}

// The project in an export; errors are located inside it.
Result<LoadedProject> readExported(const Json& file)
{
    constexpr const char* kAt = "/project";
    if (auto sound = checkFormat(file, kResultsFormat, kResultsVersion); !sound)
        return tl::unexpected(sound.error());
    const auto project = file.find("project");
    if (project == file.end())
        return fail(Code::MissingKey, kAt);
    auto loaded = readFrom(&*project);
    if (!loaded) {
        loaded.error().where.insert(0, kAt);
        return loaded;
    }
    for (Error& note : loaded->notes)
        note.where.insert(0, kAt);
    loaded->exported = true;
    return loaded;
}

} // namespace

Result<LoadedProject> readProject(std::string_view text)
{
    const auto file = parseJson(text);
    if (!file)
        return tl::unexpected(file.error());
    const bool exported = file->is_object() && isOf(*file, kResultsFormat);
    return exported ? readExported(*file) : readFrom(&*file);
}

} // namespace engine
