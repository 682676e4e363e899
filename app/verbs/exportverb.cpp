#include "app/language.h"
#include "app/outputs.h"
#include "app/verbs/targets.h"
#include "app/verbs/verb.h"
#include "model/charts/charts.h"
#include "model/document/document.h"
#include "model/engine/plan.h"
#include "model/money/currencytext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace app {
namespace {

using engine::Error, engine::Result;

constexpr int kLeastPixels = 100, kMostPixels = 16384;

// The ids of all kinds, for messages.
std::string knownKinds()
{
    QStringList all;
    for (const OutputKind& kind : outputKinds())
        all << kind.id;
    return all.join(QStringLiteral(", ")).toStdString();
}
std::string knownEndings()
{
    QStringList all;
    for (const OutputKind& kind : outputKinds())
        for (const QString& ending : kind.endings)
            if (!all.contains(u'.' + ending))
                all << u'.' + ending;
    return all.join(QStringLiteral(", ")).toStdString();
}

// The kind's id; "alerts" is an alias of Prometheus.
QString requestedKind(const Call& call)
{
    const QString as = call.one(QStringLiteral("as"));
    return as == u"alerts" ? QStringLiteral("prometheus") : as;
}

// Standard output and folders have no extension: then only --as gives the kind.
Result<const OutputKind*> kindOf(const QString& path, const QString& as, bool ofCharts,
                                 bool ofTable)
{
    const QString ending = endingOf(path);
    const QFileInfo info(path); // a device or a pipe has no extension either
    const bool open = isStandardOutput(path) || isFolder(path) || (info.exists() && !info.isFile());
    const auto ends = [&](const OutputKind& kind) { return open || kind.endings.contains(ending); };
    const auto& all = outputKinds();
    const OutputKind* requested = outputKind(as);
    if (requested && ends(*requested))
        return requested;
    // The table or chart kind if one is requested; else a kind that is not a picture.
    const auto meant = [&](const OutputKind& kind) {
        return ends(kind) && kind.isOfChart == ofCharts && !kind.isOfTable;
    };
    auto it = std::ranges::find_if(
        all, [&](const OutputKind& kind) { return ofTable && kind.isOfTable && ends(kind); });
    if (it == all.end())
        it = std::ranges::find_if(all, meant);
    if (it == all.end())
        it = std::ranges::find_if(all, ends);
    if (open || it == all.end())
        return engine::fail(Error::Code::UnknownFormat, path.toStdString(), {}, knownEndings());
    return &*it;
}

QStringList languageIds()
{
    QStringList ids;
    for (const Language& language : languages())
        ids << QLatin1String(language.id);
    return ids;
}

// Checks an option with a fixed set of values.
bool takes(const Call& call, const char* option, const QStringList& words)
{
    const QString word = call.one(QLatin1String(option)).toLower();
    if (word.isEmpty() || words.contains(word))
        return true;
    complain({Error::Code::UnknownChoice, "--" + std::string(option), word.toStdString(),
              words.join(QStringLiteral(", ")).toStdString()},
             WrongCall);
    return false;
}

bool readSize(const Call& call, QSize& size)
{
    const QString text = call.one(QStringLiteral("size"));
    if (text.isEmpty())
        return true;
    const QStringList sides = text.toLower().split(u'x');
    bool wide = false, high = false;
    const QSize requested(sides.value(0).toInt(&wide), sides.value(1).toInt(&high));
    const auto fits = [](int side) { return side >= kLeastPixels && side <= kMostPixels; };
    if (sides.size() == 2 && wide && high && fits(requested.width()) && fits(requested.height())) {
        size = requested;
        return true;
    }
    complain(QStringLiteral("“%1” is not a size. Give width x height in pixels, each %2 to %3, for "
                            "example --size 1600x900.")
                 .arg(text)
                 .arg(kLeastPixels)
                 .arg(kMostPixels));
    return false;
}

bool knowsCharts(const QStringList& charts)
{
    for (const QString& id : charts)
        if (!model::chartRow(id)) {
            complain({Error::Code::UnknownChoice, "--chart", id.toStdString(),
                      chartIds().join(QStringLiteral(", ")).toStdString()},
                     WrongCall);
            return false;
        }
    return true;
}

// A call, fully checked before anything is computed.
struct Job {
    QString as;
    OutputLook look;
    bool everyChart = false;
    struct Output {
        QString path;
        const OutputKind* kind;
    };
    std::vector<Output> outputs;
    std::vector<Plan> plans;
};

bool readOutputs(const Call& call, Job& job)
{
    const QStringList paths = call.all(QStringLiteral("to")) + call.all(QStringLiteral("o"));
    if (paths.isEmpty()) {
        complain({Error::Code::MissingKey, "--to", {}, {}}, WrongCall);
        return false;
    }
    if (!job.as.isEmpty() && !outputKind(job.as)) {
        complain({Error::Code::UnknownChoice, "--as", job.as.toStdString(), knownKinds()},
                 WrongCall);
        return false;
    }
    const bool ofCharts = job.everyChart || !job.look.charts.isEmpty();
    const bool ofTable = !job.look.tables.isEmpty();
    for (const QString& path : paths) {
        const auto kind = kindOf(path, job.as, ofCharts, ofTable);
        if (!kind) {
            complain(kind.error(), WrongCall);
            return false;
        }
        if ((*kind)->isOfChart && !ofCharts) {
            complain(
                QStringLiteral("“%1” is a picture of a chart: name it with --chart ID. “headroom "
                               "catalog list charts” lists them all, “headroom export PLAN "
                               "--chart list” those of a plan.")
                    .arg(path));
            return false;
        }
        if ((*kind)->isOfTable && !ofTable) {
            complain(QStringLiteral("“%1” is one table of the report: name it with --table ID. "
                                    "“headroom export PLAN --table list” lists them.")
                         .arg(path));
            return false;
        }
        job.outputs.push_back({path, *kind});
    }
    const auto isRequested = [&](const Job::Output& o) { return o.kind->id == job.as; };
    if (!job.as.isEmpty() && std::ranges::none_of(job.outputs, isRequested)) {
        const QString endings = outputKind(job.as)->endings.join(QStringLiteral(", ."));
        complain(QStringLiteral("“%1” cannot hold --as %2, which is written as .%3.")
                     .arg(paths.first(), call.one(QStringLiteral("as")), endings));
        return false;
    }
    return true;
}

bool readJob(const Call& call, Job& job)
{
    job.as = requestedKind(call);
    job.look.work = call.one(QStringLiteral("work"));
    job.look.charts = call.all(QStringLiteral("chart"));
    job.look.tables = call.all(QStringLiteral("table"));
    job.everyChart = job.look.charts.removeAll(QStringLiteral("all")) > 0;
    if (call.has(QStringLiteral("paper")))
        job.look.american = call.one(QStringLiteral("paper")).toLower() == u"letter";
    job.look.dark = call.one(QStringLiteral("theme")) == u"dark";
    return takes(call, "paper", {QStringLiteral("a4"), QStringLiteral("letter")}) &&
           takes(call, "theme", {QStringLiteral("light"), QStringLiteral("dark")}) &&
           takes(call, "language", languageIds()) && readSize(call, job.look.size) &&
           knowsCharts(job.look.charts) && readOutputs(call, job);
}

// Files written for a plan: one per output; for charts, one per chart.
struct File {
    QString path, chart;
    const OutputKind* kind;
};

std::vector<File> filesOf(const Job& job, const Plan& plan, const QStringList& charts)
{
    std::vector<File> files;
    for (const Job::Output& output : job.outputs) {
        const QStringList each = output.kind->isOfChart ? charts : QStringList{QString()};
        for (const QString& chart : each)
            files.push_back({targetOf(output.path, plan, chart, *output.kind), chart, output.kind});
    }
    return files;
}

// Two files with the same name would overwrite each other.
bool areApart(const Job& job)
{
    std::set<QString> taken;
    // With all charts requested, the actual ones are known only once the plan is loaded.
    const QStringList charts = job.everyChart ? chartIds() : job.look.charts;
    for (const Plan& plan : job.plans)
        for (const File& file : filesOf(job, plan, charts))
            if (!isStandardOutput(file.path) && !taken.insert(QDir::cleanPath(file.path)).second) {
                complain(QStringLiteral("“%1” would be written more than once. Put {plan} into OUT "
                                        "for the name of each plan, or {chart} for that of each "
                                        "chart, for example out/{plan}-{chart}.png, or name a "
                                        "folder with a slash at its end.")
                             .arg(file.path));
                return false;
            }
    return true;
}

// Sets the documents' currency: the project's, or one with a rate in the catalog.
bool wishCurrency(const Call& call, Loaded& loaded)
{
    const std::string code = call.one(QStringLiteral("currency")).toUpper().toStdString();
    if (code.empty())
        return true;
    std::vector<engine::Currency> known{loaded.project.currency};
    for (const engine::OfferedRate& rate : engine::offeredRates(*loaded.context.catalog))
        known.push_back(rate.currency);
    const auto requested = std::ranges::find(known, code, &engine::Currency::code);
    if (requested != known.end()) {
        loaded.project.report.currency = *requested;
        return true;
    }
    std::set<std::string> codes;
    for (const engine::Currency& currency : known)
        codes.insert(currency.code);
    QStringList list;
    for (const std::string& one : codes)
        list << QString::fromStdString(one);
    complain({Error::Code::UnknownChoice, "--currency", code,
              list.join(QStringLiteral(", ")).toStdString()},
             WrongCall);
    return false;
}

// Reads, evaluates and exports one plan.
int exportPlan(const Call& call, Job& job, const Plan& plan)
{
    Call one = call;
    one.files = {plan.path};
    int exit = Done;
    auto loaded = loadPlan(one, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    if (!wishCurrency(call, *loaded))
        return WrongCall;
    const auto isDocument = [](const Job::Output& output) { return output.kind->isDocument; };
    if (std::ranges::count_if(job.outputs, isDocument) > 1)
        loaded->evaluation = engine::completed(
            *loaded->evaluation, model::wantsOfDocuments(*loaded->evaluation), loaded->context);
    const std::string& wished = loaded->project.report.language;
    const QString language =
        call.one(QStringLiteral("language"),
                 wished.empty() ? QStringLiteral("en") : QString::fromStdString(wished))
            .toLower();
    const QLocale locale = setLanguage(*QCoreApplication::instance(), language);
    const engine::Project document = model::inReportCurrency(loaded->project);
    const model::NumberFormat format(locale, loaded->project.currency),
        documentFormat(locale, document.currency);
    const OutputOf of{loaded->project, loaded->evaluation, loaded->context, format},
        ofDocument{document, loaded->evaluation, loaded->context, documentFormat};
    QStringList charts = job.look.charts;
    if (job.everyChart)
        charts = chartsOfPlan(of);
    for (const File& file : filesOf(job, plan, charts)) {
        OutputLook look = job.look;
        // With several workloads, a launch file is for the first that fits, with a message.
        const auto any = [](const engine::Workload&) { return true; };
        if (file.kind->fits || call.has(QStringLiteral("work"))) {
            const auto work = requestedWork(one, *loaded->evaluation->plan,
                                            file.kind->fits ? file.kind->fits : any);
            if (!work)
                return complain(work.error(), WrongCall);
            look.work = QString::fromStdString(loaded->evaluation->plan->work[*work].id);
        }
        look.charts = file.kind->isOfChart ? QStringList{file.chart} : charts;
        const QStringList& endings = file.kind->endings;
        const QString named = endingOf(file.path);
        const QString ending = endings.contains(named) ? named : endings.first();
        const auto bytes = file.kind->bytes(file.kind->isDocument ? ofDocument : of, look, ending);
        if (!bytes)
            return complain(bytes.error(), WrongCall);
        if (const int done = deliver(file.path, *bytes); done != Done)
            return done;
    }
    return Done;
}

// A plan that fails is reported, and the others are still exported.
int exportAll(const Call& call, Job& job)
{
    int worst = Done;
    for (std::size_t i = 0; i < job.plans.size(); ++i) {
        const Plan& plan = job.plans[i];
        if (job.plans.size() > 1)
            complain(QStringLiteral("[%1/%2] %3").arg(i + 1).arg(job.plans.size()).arg(plan.path));
        if (const int done = exportPlan(call, job, plan); done != Done)
            worst = std::max(worst, done);
    }
    return worst;
}

// The charts of a plan with their summaries.
int listCharts(const Call& call)
{
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    const model::NumberFormat format(QLocale::c(), loaded->project.currency);
    const model::ChartContext given{loaded->project, loaded->evaluation, loaded->context, format};
    const auto rows = model::chartsOf(given);
    const auto c = model::answeredFor(rows, given, call.one(QStringLiteral("work")));
    QString text;
    for (const model::ChartRow* row : rows)
        text += QString::fromLatin1(row->id).leftJustified(20) + u' ' +
                QString::fromLatin1(row->page).leftJustified(12) + u' ' +
                model::titleOf(row->make(c)) + u'\n';
    return out(text.toUtf8());
}

// The tables of a plan's report.
int listTables(const Call& call)
{
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    const model::NumberFormat format(QLocale::c(), loaded->project.currency);
    const auto report =
        model::reportDocument(loaded->project, *loaded->evaluation, loaded->context, format);
    QString text;
    for (const model::DocumentTable& table : model::tablesOf(report))
        text += table.id.leftJustified(20) + u' ' + table.name + u'\n';
    return out(text.toUtf8());
}

} // namespace

int runExport(const Call& call)
{
    if (call.all(QStringLiteral("chart")).contains(QStringLiteral("list")))
        return listCharts(call);
    if (call.all(QStringLiteral("table")).contains(QStringLiteral("list")))
        return listTables(call);
    Job job;
    if (!readJob(call, job))
        return WrongCall;
    auto plans = plansOf(call.files, call.one(QStringLiteral("shard")));
    if (!plans)
        return complain(QString::fromStdString(plans.error())), WrongCall;
    job.plans = std::move(*plans);
    if (job.plans.empty()) {
        complain(QStringLiteral("This shard has no plans; nothing was written."));
        return Done;
    }
    if (!areApart(job))
        return WrongCall;
    QStringList written;
    for (const Plan& plan : job.plans)
        for (const File& file : filesOf(job, plan, job.everyChart ? chartIds() : job.look.charts))
            written << file.path;
    Call all = call; // no output may overwrite any plan of the call
    all.files.clear();
    for (const Plan& plan : job.plans)
        all.files << plan.path;
    if (!all.sparesItsInputs(written))
        return WrongCall;
    return exportAll(call, job);
}

} // namespace app
