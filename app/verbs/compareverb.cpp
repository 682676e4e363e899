#include "app/verbs/verb.h"
#include "model/engine/dials/dial.h"
#include "model/export/compareexport.h"

#include <QFileInfo>

namespace app {
namespace {

using engine::Error;

// The scenarios of all files. With several files, names are prefixed with the file's.
engine::Result<std::vector<model::Compared>> sidesOf(const QStringList& files,
                                                     const engine::Context& context,
                                                     std::optional<std::size_t>& baseline)
{
    std::vector<model::Compared> all;
    for (const QString& file : files) {
        const auto project = loadProject(file, context);
        if (!project)
            return tl::unexpected(project.error());
        if (project->baseline && !baseline) // of the first file that has one
            baseline = all.size() + *project->baseline;
        for (model::Compared& side : model::answeredSides(*project, context)) {
            if (files.size() > 1)
                side.name.prepend(QFileInfo(file).completeBaseName() + QStringLiteral(": "));
            all.push_back(std::move(side));
        }
    }
    return all;
}

std::optional<Error> wrongDial(const std::vector<model::Compared>& sides, const QStringList& dials)
{
    for (const QString& dial : dials) {
        const std::string path = dial.toStdString();
        if (std::ranges::none_of(sides, [&](const model::Compared& side) {
                return static_cast<bool>(engine::findDial(*side.plan, path));
            }))
            return noSuchDial(path);
    }
    return std::nullopt;
}

} // namespace

int runCompare(const Call& call)
{
    const QString format = call.one(QStringLiteral("format"), QStringLiteral("text"));
    if (format != u"text" && format != u"json" && format != u"csv")
        return complain(
            {Error::Code::UnknownChoice, "--format", format.toStdString(), "text, json, csv"},
            WrongCall);
    if (call.files.isEmpty()) {
        complain(QStringLiteral("A project file is missing."));
        return WrongCall;
    }
    const engine::Context context = contextNow();
    std::optional<std::size_t> baseline;
    const auto sides = sidesOf(call.files, context, baseline);
    if (!sides)
        return complain(sides.error(), BadInput);
    const QStringList dials = call.all(QStringLiteral("show"));
    if (const auto unknown = wrongDial(*sides, dials))
        return complain(*unknown, WrongCall);
    const auto listed = call.has(QStringLiteral("all")) ? model::Listed::Everything
                        : format == u"text"             ? model::Listed::Main
                                                        : model::Listed::Differences;
    const model::CompareExport x{
        *sides,
        model::comparison(*sides, baseline, listed, *context.catalog, model::NumberFormat()),
        dials};
    return out(format == u"json" ? x.json() : format == u"csv" ? x.csv() : x.text());
}

} // namespace app
