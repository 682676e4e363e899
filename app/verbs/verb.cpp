#include "app/verbs/verb.h"

#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/specs/nearest.h"
#include "model/import/importing.h"
#include "model/project/opening.h"
#include "model/project/templates.h"
#include "model/sentences/workname.h"
#include "model/store/catalogstore.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

#include <QFileInfo>

#include <cerrno>
#include <cstdio>

namespace app {

QStringList Call::all(const QString& option) const
{
    QStringList values;
    for (const auto& [name, value] : options)
        if (name == option)
            values << value;
    return values;
}

QString Call::one(const QString& option, const QString& otherwise) const
{
    const QStringList values = all(option);
    return values.isEmpty() ? otherwise : values.last();
}

namespace {

// Terminal control characters, and those that reorder text (bidi).
bool isUnsafe(QChar c)
{
    const char16_t u = c.unicode();
    return (u < 0x20 && u != u'\n' && u != u'\t') || (u >= 0x7f && u <= 0x9f) ||
           (u >= 0x202a && u <= 0x202e) || (u >= 0x2066 && u <= 0x2069);
}

} // namespace

QString printable(const QString& text)
{
    QString safe = text;
    for (QChar& c : safe)
        if (isUnsafe(c))
            c = QChar::ReplacementCharacter;
    return safe;
}

int out(const QByteArray& given)
{
    const bool isText = !given.startsWith("%PDF") && !given.contains('\0');
    const QByteArray bytes = isText ? printable(QString::fromUtf8(given)).toUtf8() : given;
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return Done;
    complain(QStringLiteral("Standard output cannot be written: %1. Free some space, or write to a "
                            "file elsewhere.")
                 .arg(qt_error_string(errno)));
    return NotWritten;
}

void complain(const QString& text)
{
    std::fprintf(stderr, "headroom: %s\n", qUtf8Printable(printable(text)));
}

int complain(const engine::Error& error, int exit)
{
    complain(model::words::error(error));
    return exit;
}

bool Call::sparesItsInputs(const QStringList& outputs) const
{
    if (has(QStringLiteral("overwrite")))
        return true;
    const auto file = [](const QString& path) { return QFileInfo(path).canonicalFilePath(); };
    for (const QString& output : outputs)
        for (const QString& input : files)
            if (!file(output).isEmpty() && file(output) == file(input)) {
                complain(QStringLiteral("“%1” is read and would be overwritten. Choose another "
                                        "output file, or add --overwrite.")
                             .arg(output));
                return false;
            }
    return true;
}

bool isStandardOutput(const QString& path)
{
    return path == u"-" || path == u"/dev/stdout";
}

int deliver(const QString& path, const QByteArray& bytes)
{
    if (isStandardOutput(path))
        return out(bytes);
    const auto written = model::writeFile(path, bytes);
    return written ? Done : complain(written.error(), NotWritten);
}

engine::Context contextNow()
{
    const auto shipped = model::shippedCatalog();
    if (!shipped)
        qFatal("The program's own catalog cannot be read: %s",
               qUtf8Printable(model::words::error(shipped.error())));
    const auto own = model::usersCatalog(*shipped, model::usersCatalogFolder());
    for (const QString& complaint : own.complaints)
        complain(complaint);
    return {own.catalog};
}

namespace {

// All knobs or dials for any kind of work, by their paths in a plan with one workload.
std::vector<std::string> allKnobs()
{
    const engine::Plan plan;
    std::vector<std::string> paths;
    const auto take = [&](const auto&, const std::string& path) { paths.push_back(path); };
    engine::forEachRow(plan, engine::numbers(), take);
    engine::forEachRow(plan, engine::choices(), take);
    engine::forEachRow(plan, engine::texts(), take);
    return paths;
}
std::vector<std::string> allDials()
{
    std::vector<std::string> paths;
    engine::forEachRow(engine::Plan(), engine::dials(),
                       [&](const auto&, const std::string& path) { paths.push_back(path); });
    return paths;
}

engine::Result<engine::Plan> turnedAll(engine::Plan plan, const engine::Catalog& catalog,
                                       const QStringList& sets)
{
    auto turned = model::turnedByTexts(std::move(plan), catalog, sets);
    if (!turned && turned.error().code == engine::Error::Code::UnknownPath)
        return tl::unexpected(noSuchKnob(turned.error().where));
    return turned;
}

// Lists values that changed in the catalog: the first few by name.
void reportMoved(const std::vector<engine::Moved>& moved)
{
    constexpr std::size_t kNamed = 3;
    QStringList names;
    for (std::size_t i = 0; i < std::min(moved.size(), kNamed); ++i)
        names << QString::fromStdString(moved[i].path);
    if (moved.size() > kNamed)
        names << QStringLiteral("and %1 more").arg(moved.size() - kNamed);
    if (!names.isEmpty())
        complain(
            QStringLiteral("The catalog has changed since this plan was saved, and the plan keeps "
                           "its own values: %1. Open it in the window to compare and refresh them.")
                .arg(names.join(QStringLiteral(", "))));
}

} // namespace

engine::Result<std::size_t> requestedWork(const Call& call, const engine::Plan& plan,
                                          bool (*mayBeMeant)(const engine::Workload&))
{
    QStringList ids;
    for (const engine::Workload& work : plan.work)
        ids << QString::fromStdString(work.id);
    const QString id = call.one(QStringLiteral("work"));
    if (!id.isEmpty() && !ids.contains(id))
        return engine::fail(engine::Error::Code::UnknownChoice, "--work", id.toStdString(),
                            ids.join(QStringLiteral(", ")).toStdString());
    const auto meant = std::ranges::find_if(plan.work, mayBeMeant);
    const auto place = !id.isEmpty()              ? ids.indexOf(id)
                       : meant == plan.work.end() ? 0
                                                  : meant - plan.work.begin();
    if (id.isEmpty() && ids.size() > 1)
        complain(QStringLiteral("The plan has %1 workloads; this result is for “%2” (%3). Choose "
                                "another with --work: %4.")
                     .arg(ids.size())
                     .arg(ids[place], model::workName(plan.work[static_cast<std::size_t>(place)]),
                          ids.join(QStringLiteral(", "))));
    return static_cast<std::size_t>(place);
}

engine::Error noSuchKnob(const std::string& path)
{
    if (std::ranges::count(allDials(), path))
        return {engine::Error::Code::NotAnInput, path, {}, {}};
    return {engine::Error::Code::UnknownPath, path, path, engine::nearest(path, allKnobs())};
}

engine::Error noSuchDial(const std::string& path)
{
    if (std::ranges::count(allKnobs(), path))
        return {engine::Error::Code::NotAFigure, path, {}, {}};
    return {engine::Error::Code::UnknownPath, path, path, engine::nearest(path, allDials())};
}

namespace {

engine::Result<engine::LoadedProject> readFile(const QString& path, const engine::Context& context)
{
    auto file = model::readProjectFile(path, engine::sharedConstants(*context.catalog));
    if (!file)
        complain(path + u':');
    return file;
}

void sayOf(const engine::LoadedProject& file, const engine::Context& context,
           const engine::Evaluation* known)
{
    const model::NumberFormat format(QLocale::c(), file.project.currency);
    for (const QString& note : model::openingNotes(file, context, known, format))
        complain(note);
}

} // namespace

engine::Result<engine::Project> loadProject(const QString& path, const engine::Context& context)
{
    auto file = readFile(path, context);
    if (!file)
        return tl::unexpected(file.error());
    sayOf(*file, context, nullptr);
    return std::move(file->project);
}

namespace {

// Adds the measured runs of all files of the call to the project, and calibrates its plan with
// them.
engine::Result<engine::Project> withRunsOf(engine::Project project, const Call& call,
                                           const engine::Catalog& catalog)
{
    const model::NumberFormat format(QLocale::c(), project.currency);
    for (const QString& path : call.all(QStringLiteral("runs"))) {
        auto file = model::understand(path, catalog, format);
        if (file)
            file = model::onPlan(*std::move(file), project, catalog, format);
        if (file && file->log)
            for (const QString& warning : file->warnings)
                complain(file->file() + QStringLiteral(": ") + warning);
        if (file && file->kind == model::Understood::Kind::Benchmark) {
            const auto fleet = project.plan().first(&engine::Workload::serves);
            auto next = model::withBenchmark(project, *file, fleet.value_or(0));
            if (!next)
                return next;
            project = *std::move(next);
            continue;
        }
        if (file && file->kind != model::Understood::Kind::Runs)
            return engine::fail(engine::Error::Code::UnknownFormat, path.toStdString(), {},
                                "measured runs");
        auto next = file ? model::withRuns(project, *file) : tl::unexpected(file.error());
        if (!next) {
            complain(path + u':');
            return next;
        }
        project = *std::move(next);
    }
    if (project.runs.empty())
        return project; // only benchmarks were given, already applied
    auto planned = model::plannedByRuns(project, catalog);
    if (!planned)
        complain(QStringLiteral("No run of --runs tells how fast this plan trains. A run helps "
                                "that names the plan's GPU, a known model, its layout and a "
                                "step time or a rate of tokens."));
    return planned;
}

} // namespace

engine::Result<Loaded> loadPlan(const Call& call, int& exit)
{
    exit = BadInput;
    Loaded loaded{{}, nullptr, contextNow()};
    std::shared_ptr<const engine::Evaluation> known;
    if (call.files.isEmpty()) {
        auto sample = model::templateProject(QStringLiteral("sample"), *loaded.context.catalog);
        if (!sample)
            return tl::unexpected(sample.error());
        loaded.project = std::move(*sample);
    } else {
        auto file = readFile(call.files.first(), loaded.context);
        if (!file)
            return tl::unexpected(file.error());
        known = model::figuresOfOpened(*file, loaded.context);
        sayOf(*file, loaded.context, known.get());
        loaded.project = std::move(file->project);
    }
    reportMoved(engine::movedOn(loaded.project.plan(), *loaded.context.catalog));
    exit = WrongCall;
    if (const QString name = call.one(QStringLiteral("scenario")); !name.isEmpty()) {
        const auto& scenarios = loaded.project.scenarios;
        const auto it = std::ranges::find(scenarios, name.toStdString(), &engine::Scenario::name);
        if (it == scenarios.end())
            return engine::fail(engine::Error::Code::UnknownChoice, "--scenario",
                                name.toStdString(), scenarios.front().name);
        loaded.project.current = static_cast<std::size_t>(it - scenarios.begin());
    }
    auto plan =
        turnedAll(loaded.project.plan(), *loaded.context.catalog, call.all(QStringLiteral("set")));
    if (!plan)
        return tl::unexpected(plan.error());
    auto& scenarios = loaded.project.scenarios;
    scenarios[loaded.project.current].plan = std::make_shared<const engine::Plan>(std::move(*plan));
    if (call.has(QStringLiteral("runs"))) {
        exit = BadInput;
        auto project = withRunsOf(std::move(loaded.project), call, *loaded.context.catalog);
        if (!project)
            return tl::unexpected(project.error());
        loaded.project = std::move(*project);
    }
    loaded.evaluation = model::answerOfOpened(loaded.project.scenarios[loaded.project.current].plan,
                                              known.get(), loaded.context);
    return loaded;
}

} // namespace app
