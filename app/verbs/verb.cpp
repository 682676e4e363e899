#include "app/verbs/verb.h"

#include "model/catalogstore.h"
#include "model/opening.h"
#include "model/projectstore.h"
#include "model/templates.h"
#include "model/words/words.h"

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

int out(const QByteArray& bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return Done;
    complain(QStringLiteral("Standard output cannot be written."));
    return NotWritten;
}

void complain(const QString& text)
{
    std::fprintf(stderr, "headroom: %s\n", qUtf8Printable(text));
}

int complain(const engine::Error& error, int exit)
{
    complain(model::words::error(error));
    return exit;
}

int deliver(const QString& path, const QByteArray& bytes)
{
    if (path == u"-")
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

engine::Result<engine::Plan> turnedAll(engine::Plan plan, const engine::Catalog& catalog,
                                       const QStringList& sets)
{
    for (const QString& set : sets) {
        const auto turned =
            model::turnedByText(plan, catalog, set.section(u'=', 0, 0), set.section(u'=', 1));
        if (!turned)
            return turned;
        plan = *turned;
    }
    return plan;
}

} // namespace

engine::Result<engine::Project> loadProject(const QString& path, const engine::Context& context)
{
    auto file = model::readProjectFile(path, engine::sharedConstants(*context.catalog));
    if (!file) {
        complain(path + u':');
        return tl::unexpected(file.error());
    }
    for (const QString& note :
         model::openingNotes(*file, model::NumberFormat(QLocale::c(), file->project.currency)))
        complain(note);
    return std::move(file->project);
}

engine::Result<Loaded> loadPlan(const Call& call, int& exit)
{
    exit = BadInput;
    Loaded loaded{{}, nullptr, contextNow()};
    auto project = loadProject(call.files.first(), loaded.context);
    if (!project)
        return tl::unexpected(project.error());
    loaded.project = std::move(*project);
    if (const auto moved = engine::movedOn(loaded.project.plan(), *loaded.context.catalog).size())
        complain(QStringLiteral("%1 figures of the plan differ from the catalog by now; open it "
                                "in the window to see and refresh them.")
                     .arg(moved));
    exit = WrongCall;
    if (const QString name = call.one(QStringLiteral("scenario")); !name.isEmpty()) {
        auto& scenarios = loaded.project.scenarios;
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
    auto& current = loaded.project.scenarios[loaded.project.current].plan;
    current = std::make_shared<const engine::Plan>(std::move(*plan));
    loaded.evaluation = engine::answer(current, {}, loaded.context);
    return loaded;
}

} // namespace app
