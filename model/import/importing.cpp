#include "model/import/importing.h"

#include "model/engine/files/hfconfig.h"
#include "model/engine/files/runfile.h"
#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/imported.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/logs/benchmarked.h"
#include "model/engine/logs/loggedrun.h"
#include "model/engine/uncertainty/ownruns.h"
#include "model/format/utf8.h"
#include "model/import/importfacts.h"
#include "model/store/catalogstore.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Error;

struct ImportWords {
    Q_DECLARE_TR_FUNCTIONS(ImportWords)
};

// A config.json is named after its folder, as there is only one per folder.
QString nameOf(const QString& path)
{
    const QFileInfo info(path);
    const QString base = info.completeBaseName();
    const bool general = base == u"config" || base == u"model";
    const QString name = general ? info.absoluteDir().dirName() : base;
    return name.section(QStringLiteral("--"), -1); // "makers--model", a folder naming convention
}

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

engine::Result<void> readModel(Understood& file, const QByteArray& bytes,
                               const NumberFormat& format)
{
    auto model = engine::readHfConfig(viewOf(bytes), nameOf(file.path).toStdString());
    if (!model)
        return tl::unexpected(model.error());
    file.kind = Understood::Kind::Model;
    file.title = ImportWords::tr("Model: %1").arg(QString::fromStdString(model->model.name));
    describe(file, *model, format);
    model->model = engine::cited(std::move(model->model), file.cite({}));
    file.model = std::make_shared<const engine::ImportedModel>(std::move(*model));
    return {};
}

engine::Result<void> readCatalogFile(Understood& file)
{
    const auto problems = checkCatalog(file.path);
    if (!problems)
        return tl::unexpected(problems.error());
    if (!problems->errors.empty())
        return tl::unexpected(problems->errors.front());
    file.kind = Understood::Kind::Catalog;
    file.title = ImportWords::tr("Catalog entries");
    for (const Error& note : problems->notes)
        file.warnings << words::error(note);
    return {};
}

engine::Result<void> takeRuns(Understood& file, engine::ReadRuns runs, const NumberFormat& format)
{
    if (runs.runs.empty() && !runs.problems.empty())
        return tl::unexpected(runs.problems.front());
    if (runs.runs.empty() && runs.served > 0)
        return engine::fail(
            Error::Code::UnknownFormat, file.path.toStdString(), {},
            "its rows measured serving, and a project keeps runs that train; \"headroom accuracy "
            "FILE\" compares them with predictions");
    file.kind = Understood::Kind::Runs;
    file.runs = std::move(runs.runs);
    file.title = ImportWords::tr("%n measured runs", nullptr, static_cast<int>(file.runs.size()));
    describe(file, runs, format);
    return {};
}

// A measured step this far from the computed one, in logarithms, probably is of something else.
constexpr double kAstonishing = 0.7;

engine::Result<void> takeLog(Understood& file, engine::Result<engine::TrainLog> log)
{
    if (!log) {
        if (log.error().where.empty())
            log.error().where = file.path.toStdString();
        return tl::unexpected(log.error());
    }
    file.kind = Understood::Kind::Runs;
    file.title = ImportWords::tr("Training log of %1").arg(utf8(log->software));
    file.log = std::make_shared<const engine::TrainLog>(std::move(*log));
    return {};
}

engine::Result<void> takeBenchmark(Understood& file, const engine::Json& json,
                                   const NumberFormat& format)
{
    auto read = engine::readBenchmark(json);
    if (!read)
        return tl::unexpected(read.error());
    file.kind = Understood::Kind::Benchmark;
    file.benchmark = *std::move(read);
    file.title = ImportWords::tr("Benchmark by %1").arg(utf8(file.benchmark.software));
    describe(file, file.benchmark, format);
    return {};
}

engine::Result<void> readJson(Understood& file, const QByteArray& bytes,
                              const engine::Catalog& catalog, const NumberFormat& format)
{
    const auto json = engine::parseJson(viewOf(bytes));
    if (!json)
        return tl::unexpected(json.error());
    const std::string kind =
        json->is_object() && json->contains("format") && (*json)["format"].is_string()
            ? (*json)["format"].get<std::string>()
            : std::string();
    if (kind == "headroom-project") {
        file.kind = Understood::Kind::Project;
        return {};
    }
    if (kind == "headroom-catalog")
        return readCatalogFile(file);
    if (engine::looksLikeRuns(*json))
        return takeRuns(file, engine::readRuns(*json, catalog), format);
    if (engine::looksLikeBenchmark(*json))
        return takeBenchmark(file, *json, format);
    if (engine::looksLikeTrainerJson(*json))
        return takeLog(file, engine::readTrainerJson(*json));
    if (engine::looksLikeHfConfig(*json))
        return readModel(file, bytes, format);
    return engine::fail(Error::Code::UnknownFormat, file.path.toStdString(), {},
                        "a Headroom project, catalog entries, measured runs, a training log, "
                        "a model's config.json, a price list in CSV, a trace of requests");
}

engine::Result<void> readTable(Understood& file, const QByteArray& bytes,
                               const engine::Catalog& catalog, const NumberFormat& format,
                               const engine::Progress& progress)
{
    if (engine::looksLikeRunCsv(viewOf(bytes)))
        return takeRuns(file, engine::readRunCsv(viewOf(bytes), catalog), format);
    auto prices = engine::readPriceCsv(viewOf(bytes), catalog, progress);
    if (!prices)
        return tl::unexpected(prices.error());
    file.kind = Understood::Kind::Prices;
    file.prices = std::make_shared<const engine::PriceTable>(std::move(*prices));
    const QString cloud = QString::fromStdString(file.prices->cloud);
    file.title = cloud.isEmpty() ? ImportWords::tr("Price list")
                                 : ImportWords::tr("Price list of %1").arg(cloud);
    describe(file, *file.prices, format);
    return {};
}

engine::Result<void> readRequests(Understood& file, const QByteArray& bytes,
                                  const NumberFormat& format, const engine::Progress& progress)
{
    const auto read = engine::readTrace(viewOf(bytes), progress);
    if (!read)
        return tl::unexpected(read.error());
    file.kind = Understood::Kind::Trace;
    file.load = engine::loadOf(read->trace);
    file.title = ImportWords::tr("Trace of %1 requests")
                     .arg(format.number(file.load.requests, engine::Unit::Count));
    describe(file, *read, format);
    return {};
}

// Traces are larger than any other import, so their start decides how much is read.
bool startsAsTrace(const QString& path)
{
    constexpr qint64 kStart = 65536;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    return engine::looksLikeTrace(viewOf(file.read(kStart)));
}

bool startsAsJson(const QByteArray& bytes)
{
    const QByteArrayView text =
        QByteArrayView(bytes).sliced(bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0).trimmed();
    return text.startsWith('{') || text.startsWith('[');
}

engine::Project withPlan(const engine::Project& project, engine::Plan plan)
{
    engine::Project next = project;
    next.scenarios[next.current].plan = std::make_shared<const engine::Plan>(std::move(plan));
    return next;
}

} // namespace

QString Understood::file() const
{
    return QFileInfo(path).fileName();
}

engine::Citation Understood::cite(const QString& what) const
{
    engine::Citation cite;
    cite.source = "import";
    cite.title = (what.isEmpty() ? file() : what + QStringLiteral(", ") + file()).toStdString();
    cite.date = date.toStdString();
    cite.where = this->file().toStdString(); // a folder reveals the user and helps nobody
    return cite;
}

engine::Result<Understood> understand(const QString& path, const engine::Catalog& catalog,
                                      const NumberFormat& format, const engine::Progress& progress)
{
    bool trace = startsAsTrace(path);
    const auto bytes = readFile(path, trace ? engine::kMostTraceBytes : engine::kMostCsvBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (trace && startsAsJson(*bytes)) // results alone are not a load
        if (const auto json = engine::parseJson(viewOf(*bytes)))
            trace = !engine::looksLikeBenchmark(*json);
    Understood file;
    file.path = path;
    file.date = QFileInfo(path).lastModified().date().toString(Qt::ISODate);
    const auto done = trace ? readRequests(file, *bytes, format, progress)
                      : engine::looksLikeTrainLog(viewOf(*bytes))
                          ? takeLog(file, engine::readTrainLog(viewOf(*bytes)))
                      : startsAsJson(*bytes) ? readJson(file, *bytes, catalog, format)
                                             : readTable(file, *bytes, catalog, format, progress);
    if (!done)
        return tl::unexpected(done.error());
    return file;
}

engine::Result<Understood> onPlan(Understood file, const engine::Project& project,
                                  const engine::Catalog& catalog, const NumberFormat& format)
{
    if (!file.log)
        return file;
    engine::TrainLog log = *file.log;
    log.run.name = file.file().toStdString();
    log.run.date = file.date.toStdString();
    auto logged = engine::runOfLog(log, project.plan(), catalog);
    if (!logged) {
        if (logged.error().where.empty())
            logged.error().where = file.file().toStdString();
        return tl::unexpected(logged.error());
    }
    describe(file, *logged, format);
    const auto own = engine::ownPace(project.plan(), project.plan().work[logged->work],
                                     std::span(&logged->run, 1), catalog);
    if (own && std::abs(std::log(own->pace)) > kAstonishing)
        file.warnings << ImportWords::tr("Its steps take × %1 of the computed time. Check that "
                                         "model, GPU, batch and layout are those of the plan.")
                             .arg(format.plain(own->pace, 2));
    file.runs = {std::move(logged->run)};
    return file;
}

engine::Project withModel(const engine::Project& project, const Understood& file, std::size_t work)
{
    engine::Plan plan = project.plan();
    engine::adopt(plan, plan.work[work], file.model->model);
    return withPlan(project, std::move(plan));
}

engine::Result<engine::Project> withTrace(const engine::Project& project, const Understood& file,
                                          std::size_t work)
{
    const engine::TraceLoad& load = file.load;
    const engine::Workload& fleet = project.plan().work[work];
    if (!fleet.serves())
        return engine::fail(Error::Code::UnknownFormat, file.file().toStdString(), {},
                            "a trace is the load of a serving workload, and the plan has none: add "
                            "one first");
    engine::Plan plan = project.plan();
    auto cites = std::make_shared<engine::Citations>(*plan.cites);
    std::optional<Error> refused;
    const auto set = [&](const char* row, double base) {
        const std::string path = engine::boundPath(row, fleet.id);
        const auto knob = engine::findNumber(plan, path);
        const double size = engine::info(knob.row->unit).size;
        const double held = std::clamp(base, knob.row->least * size, knob.row->most * size);
        auto next = engine::turned(plan, path, knob.row->whole ? std::round(held) : held);
        if (!next) {
            refused = next.error();
            return;
        }
        plan = *std::move(next);
        cites->insert_or_assign(path, file.cite({}));
    };
    plan.work[work].serve.loadRule = engine::LoadRule::Requests;
    plan.work[work].serve.rule = engine::ServeRule::Computed;
    plan.work[work].serve.session.on = false;
    set("work.*.serve.requests", load.peak);
    set("work.*.serve.prompt", load.prompt.mean);
    set("work.*.serve.answer", load.answer.mean);
    set("work.*.serve.spread", load.spread);
    set("work.*.serve.prefix_hit", load.prefixHit);
    if (load.daily) {
        plan.work[work].serve.profile = engine::ProfileRule::Daily;
        set("work.*.serve.night", load.night);
    }
    if (refused)
        return tl::unexpected(*refused);
    plan.cites = std::move(cites);
    return withPlan(project, std::move(plan));
}

engine::Result<engine::Project> withBenchmark(const engine::Project& project,
                                              const Understood& file, std::size_t work)
{
    const auto by = engine::benchmarked(file.benchmark, project.plan(), work);
    if (!by)
        return tl::unexpected(by.error());
    auto plan = engine::benchmarkedPlan(project.plan(), work, *by, file.cite({}));
    if (!plan)
        return tl::unexpected(plan.error());
    return withPlan(project, std::move(*plan));
}

engine::Result<engine::Project> withRuns(const engine::Project& project, const Understood& file)
{
    engine::Project next = project;
    for (const engine::MeasuredRun& run : file.runs)
        if (std::ranges::find(next.runs, run) == next.runs.end()) // duplicates are imported once
            next.runs.push_back(run);
    if (next.runs.size() > engine::kMostRuns) // the file could not be reopened
        return engine::fail(Error::Code::TooManyRows, file.file().toStdString(),
                            std::to_string(next.runs.size()), std::to_string(engine::kMostRuns));
    return next;
}

engine::Result<engine::Project> plannedByRuns(const engine::Project& project,
                                              const engine::Catalog& catalog)
{
    auto plan = engine::calibrated(project.plan(), project.runs, catalog);
    if (!plan)
        return tl::unexpected(plan.error());
    return withPlan(project, std::move(*plan));
}

engine::Result<engine::Project> withPrice(const engine::Project& project,
                                          const engine::Catalog& catalog, const Understood& file,
                                          const engine::PriceRow& row, bool spot)
{
    auto plan = engine::rentedAt(project.plan(), catalog, row.accelerator,
                                 spot ? row.spotGpu : row.onDemandGpu,
                                 file.cite(offerName(*file.prices, row, spot)));
    if (!plan)
        return tl::unexpected(plan.error());
    return withPlan(project, std::move(*plan));
}

bool looksLikeTrainLog(const QString& text)
{
    return engine::looksLikeTrainLog(text.toStdString());
}

engine::Result<engine::MeasuredRun> runOfLog(const QString& text, const engine::Project& project,
                                             const engine::Catalog& catalog)
{
    const auto log = engine::readTrainLog(text.toStdString());
    if (!log)
        return tl::unexpected(log.error());
    auto logged = engine::runOfLog(*log, project.plan(), catalog);
    if (!logged)
        return tl::unexpected(logged.error());
    return std::move(logged->run);
}

QString offerName(const engine::PriceTable& table, const engine::PriceRow& row, bool spot)
{
    QStringList parts;
    for (const std::string* text : {&row.instance, &row.region})
        if (!text->empty())
            parts << QString::fromStdString(*text);
    if (parts.isEmpty() || row.instance.empty())
        parts.prepend(QString::fromStdString(row.gpuName));
    if (!table.cloud.empty())
        parts.first().prepend(QString::fromStdString(table.cloud) + u' ');
    if (spot)
        parts << ImportWords::tr("spot");
    return parts.join(QStringLiteral(", "));
}

const engine::PriceRow* medianRow(const engine::PriceTable& table, const std::string& gpu,
                                  bool spot)
{
    const auto price = [spot](const engine::PriceRow* row) {
        return spot ? row->spotGpu : row->onDemandGpu;
    };
    if (gpu.empty())
        return nullptr; // a GPU missing in the catalog cannot be used in a plan
    std::vector<const engine::PriceRow*> rows;
    for (const engine::PriceRow& row : table.rows)
        if (row.accelerator == gpu && price(&row).base() > 0 &&
            !row.notes.has(engine::PriceNote::GpuWithoutHost))
            rows.push_back(&row);
    if (rows.empty())
        return nullptr;
    std::ranges::sort(rows, {}, price);
    return rows[(rows.size() - 1) / 2];
}

} // namespace model
