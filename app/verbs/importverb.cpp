#include "app/verbs/verb.h"
#include "model/engine/plan.h"
#include "model/import/importing.h"
#include "model/store/catalogstore.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

#include <QFileInfo>

namespace app {
namespace {

bool serves(const engine::Workload& work)
{
    return work.serves();
}

using engine::Error;
using model::Understood;

// Reports what was recognized before writing anything, on standard error.
void tell(const Understood& file)
{
    complain(file.file() + QStringLiteral(": ") + file.title);
    for (const auto& [label, value] : file.facts)
        complain(QStringLiteral("  %1: %2").arg(label, value));
    for (const QString& warning : file.warnings)
        complain(QStringLiteral("  ! ") + warning);
}

// The rows selected by the options; without any, all.
engine::PriceTable requested(const engine::PriceTable& all, const Call& call)
{
    engine::PriceTable some;
    some.cloud = all.cloud;
    const std::string offer = call.one(QStringLiteral("offer")).toStdString();
    const std::string region = call.one(QStringLiteral("region")).toStdString();
    for (const engine::PriceRow& row : all.rows)
        if ((offer.empty() || row.instance == offer) && (region.empty() || row.region == region))
            some.rows.push_back(row);
    return some;
}

bool asksForOne(const Call& call)
{
    return !call.one(QStringLiteral("gpu")).isEmpty() ||
           !call.one(QStringLiteral("offer")).isEmpty() ||
           !call.one(QStringLiteral("region")).isEmpty();
}

engine::Result<engine::Project> withPrices(const engine::Project& project,
                                           const engine::Catalog& catalog, const Understood& file,
                                           const Call& call)
{
    const engine::PriceTable rows = requested(*file.prices, call);
    const bool spot = call.one(QStringLiteral("term")) == u"spot";
    std::string gpu =
        call.one(QStringLiteral("gpu"), QString::fromStdString(project.plan().cluster.gpu.id))
            .toStdString();
    // A chosen offer determines the GPU.
    if (!call.one(QStringLiteral("offer")).isEmpty() && !rows.rows.empty())
        gpu = rows.rows.front().accelerator;
    const engine::PriceRow* row = model::medianRow(rows, gpu, spot);
    if (!row && !asksForOne(call) && !file.prices->rows.empty()) {
        complain(
            QStringLiteral("  The list has no such price for %1, the GPU of this plan; its rental "
                           "price is unchanged. Choose another offer with --gpu or --offer.")
                .arg(QString::fromStdString(gpu)));
        return project;
    }
    if (!row)
        return engine::fail(Error::Code::NoSuchOffer, file.file().toStdString(),
                            gpu.empty() ? call.one(QStringLiteral("offer")).toStdString() : gpu,
                            "--gpu, --offer, --region, --term");
    const model::NumberFormat format(QLocale::c(), project.currency);
    complain(QStringLiteral("  → %1: %2")
                 .arg(model::offerName(*file.prices, *row, spot),
                      format.text((spot ? row->spotGpu : row->onDemandGpu).base(),
                                  engine::Unit::DollarPerGpuHour)));
    return model::withPrice(project, catalog, file, *row, spot);
}

engine::Result<engine::Project> withFile(const engine::Project& project,
                                         const engine::Catalog& catalog, const Understood& file,
                                         const Call& call)
{
    switch (file.kind) {
    case Understood::Kind::Model: {
        const auto at =
            requestedWork(call, project.plan(), [](const engine::Workload&) { return true; });
        if (!at)
            return tl::unexpected(at.error());
        return model::withModel(project, file, *at);
    }
    case Understood::Kind::Trace: {
        const auto at = requestedWork(call, project.plan(), serves);
        if (!at)
            return tl::unexpected(at.error());
        return model::withTrace(project, file, *at);
    }
    case Understood::Kind::Benchmark: {
        const auto at = requestedWork(call, project.plan(), serves);
        if (!at)
            return tl::unexpected(at.error());
        return model::withBenchmark(project, file, *at);
    }
    case Understood::Kind::Runs: return model::withRuns(project, file);
    case Understood::Kind::Prices: return withPrices(project, catalog, file, call);
    case Understood::Kind::Catalog:
    case Understood::Kind::Project: break;
    }
    const bool entries = file.kind == Understood::Kind::Catalog;
    return engine::fail(Error::Code::UnknownFormat, file.file().toStdString(), {},
                        entries
                            ? "copy catalog entries to " + model::usersCatalogFolder().toStdString()
                            : "a project is opened, not imported");
}

// The existing project to import into; else the sample.
engine::Result<engine::Project> target(const QString& path, const engine::Context& context)
{
    if (path == u"-" || !QFileInfo::exists(path))
        return model::sampleProject(*context.catalog);
    return loadProject(path, context);
}

} // namespace

int runImport(const Call& call)
{
    const QString path = call.one(QStringLiteral("o"));
    if (call.files.isEmpty() || path.isEmpty()) {
        complain(QStringLiteral("FILE… and -o PROJECT are needed: what to read, and the project it "
                                "goes into, which may be a new one."));
        return WrongCall;
    }
    const QString term = call.one(QStringLiteral("term"), QStringLiteral("on-demand"));
    if (term != u"on-demand" && term != u"spot")
        return complain(
            {Error::Code::UnknownChoice, "--term", term.toStdString(), "on-demand, spot"},
            WrongCall);
    const auto context = contextNow();
    auto project = target(path, context);
    if (!project)
        return complain(project.error(), BadInput);
    for (const QString& name : call.files) {
        const model::NumberFormat format(QLocale::c(), project->currency);
        auto file = model::understand(name, *context.catalog, format);
        if (file)
            file = model::onPlan(*std::move(file), *project, *context.catalog, format);
        if (!file) {
            complain(name + u':');
            return complain(file.error(), BadInput);
        }
        tell(*file);
        auto next = withFile(*project, *context.catalog, *file, call);
        if (!next)
            return complain(next.error(),
                            next.error().where.starts_with("--") ? WrongCall : BadInput);
        project = std::move(*next);
    }
    const auto bytes = model::soundBytes(*project);
    return bytes ? deliver(path, *bytes) : complain(bytes.error(), BadInput);
}

} // namespace app
