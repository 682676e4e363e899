#include "app/commandline.h"

#include "app/language.h"
#include "app/verbs/verb.h"
#include "model/engine/specs/nearest.h"
#include "model/format/numberparse.h"

#include <QFileInfo>

#include <algorithm>

namespace app {

const QList<Verb>& verbs()
{
    static const QStringList plan{QStringLiteral("scenario"), QStringLiteral("set"),
                                  QStringLiteral("show"), QStringLiteral("runs")};
    static const QList<Verb> all{
        {"new", "new [TEMPLATE] -o PROJECT", {QStringLiteral("o")}, runNew},
        {"add",
         "add FILE --kind train|tune|sweep|serve|batch|rl|recommend [--name NAME] [--set "
         "PATH=VALUE]… "
         "[-o PROJECT] [--overwrite]",
         {QStringLiteral("kind"), QStringLiteral("name"), QStringLiteral("set"),
          QStringLiteral("o")},
         runAdd,
         {QStringLiteral("overwrite")}},
        {"assess",
         "assess FILE [--scenario NAME] [--set PATH=VALUE]… [--runs MEASURED]… [--show DIAL]… "
         "[--format text|json|csv]",
         plan + QStringList{QStringLiteral("format")}, runAssess},
        {"advise",
         "advise FILE [--format text|json] [--scenario NAME] [--set PATH=VALUE]…",
         plan + QStringList{QStringLiteral("format")},
         runAdvise,
         {QStringLiteral("json")}},
        {"afford",
         "afford --budget USD [--years N] [--per-month] [--gpu ID] [--format text|json] [FILE] "
         "[--set PATH=VALUE]…",
         plan + QStringList{QStringLiteral("budget"), QStringLiteral("years"),
                            QStringLiteral("gpu"), QStringLiteral("format")},
         runAfford,
         {QStringLiteral("per-month")},
         true},
        {"compare",
         "compare FILE [FILE…] [--show DIAL]… [--all] [--format text|json|csv]",
         {QStringLiteral("show"), QStringLiteral("format")},
         runCompare,
         {QStringLiteral("all")}},
        {"explain", "explain FILE --show DIAL [--set PATH=VALUE]…", plan, runExplain},
        {"sweep", "sweep FILE --axis PATH=FROM:TO:POINTS[:log]|a,b,c [--axis …] --show DIAL…",
         plan + QStringList{QStringLiteral("axis")}, runSweep},
        {"export",
         "export PLAN|FOLDER… --to OUT… [--as KIND] [--chart ID… [--size WxH] [--theme "
         "light|dark]] [--table ID] "
         "[--work ID] [--paper a4|letter] [--language en|de] [--currency CODE] [--shard I/N] "
         "[--overwrite] "
         "[--scenario NAME] [--set PATH=VALUE]… | export PLAN --chart list | export PLAN --table "
         "list",
         plan + QStringList{QStringLiteral("to"), QStringLiteral("o"), QStringLiteral("as"),
                            QStringLiteral("work"), QStringLiteral("paper"),
                            QStringLiteral("language"), QStringLiteral("chart"),
                            QStringLiteral("size"), QStringLiteral("theme"),
                            QStringLiteral("shard"), QStringLiteral("table"),
                            QStringLiteral("currency")},
         runExport,
         {QStringLiteral("overwrite")},
         false,
         true},
        {"schema", "schema", {}, runSchema},
        {"catalog", "catalog list KIND | catalog check FILE…", {}, runCatalog},
        {"import",
         "import FILE… -o PROJECT [--gpu ID] [--offer INSTANCE] [--region REGION] "
         "[--term on-demand|spot] [--work ID]",
         {QStringLiteral("o"), QStringLiteral("work"), QStringLiteral("gpu"),
          QStringLiteral("offer"), QStringLiteral("region"), QStringLiteral("term")},
         runImport},
        {"search", "search FILE [--work ID] [--top N] [--format text|json|csv] [--set PATH=VALUE]…",
         plan +
             QStringList{QStringLiteral("work"), QStringLiteral("top"), QStringLiteral("format")},
         runSearch},
        {"smallest",
         "smallest FILE [--work ID] [--budget USD] [--power kW] [--format text|json] "
         "[--set PATH=VALUE]… | smallest FILE --frontier [--format text|json|csv]",
         plan + QStringList{QStringLiteral("work"), QStringLiteral("budget"),
                            QStringLiteral("power"), QStringLiteral("format")},
         runSmallest,
         {QStringLiteral("frontier")}},
        {"options",
         "options FILE [--budget USD | --budget-per-month USD | --budget-over YEARS [USD]] "
         "[--deadline TIME] [--power kW] [--region any|us|europe|asia_pacific] [--rent | --buy] "
         "[--work ID] [--top N] [--format text|json|csv] [--json] [--set PATH=VALUE]…",
         plan + QStringList{QStringLiteral("budget"), QStringLiteral("budget-per-month"),
                            QStringLiteral("budget-over"), QStringLiteral("deadline"),
                            QStringLiteral("power"), QStringLiteral("region"),
                            QStringLiteral("work"), QStringLiteral("top"),
                            QStringLiteral("format")},
         runOptions,
         {QStringLiteral("rent"), QStringLiteral("buy"), QStringLiteral("json")}},
        {"simulate",
         "simulate FILE [--draws N] [--start N] [--show DIAL]… [--scenario NAME] "
         "[--set PATH=VALUE]… [--format text|json|csv]",
         plan + QStringList{QStringLiteral("draws"), QStringLiteral("start"),
                            QStringLiteral("format")},
         runSimulate},
        {"play",
         "play FILE [--work ID] [--scenario NAME] [--set PATH=VALUE]… [--format text|json] "
         "[--trace OUT.json] [--overwrite]",
         plan +
             QStringList{QStringLiteral("work"), QStringLiteral("format"), QStringLiteral("trace")},
         runPlay,
         {QStringLiteral("overwrite")}},
        {"predict",
         "predict RUNS.json [--runs MEASURED.json]… [-o OUT.json] [--overwrite]",
         {QStringLiteral("o"), QStringLiteral("runs")},
         runPredict,
         {QStringLiteral("overwrite")}},
        {"accuracy",
         "accuracy RUNS.json… [--format text|json|csv]",
         {QStringLiteral("format")},
         runAccuracy},
        {"claims",
         "claims [ID…] [--topic TOPIC] [--article N] [--verdict VERDICT] [--pattern PATTERN] "
         "[--input NAME=VALUE]… [--json] | claims --check "
         "gpus=N,gpu=GPU,params=N,tokens=N,days=N,… "
         "[--json]",
         {QStringLiteral("topic"), QStringLiteral("article"), QStringLiteral("verdict"),
          QStringLiteral("pattern"), QStringLiteral("input"), QStringLiteral("check")},
         runClaims,
         {QStringLiteral("json")}},
    };
    return all;
}

namespace {

const Verb* verbNamed(const QString& name)
{
    const auto it =
        std::ranges::find_if(verbs(), [&](const Verb& v) { return name == QLatin1String(v.name); });
    return it == verbs().end() ? nullptr : &*it;
}

QByteArray help()
{
    QByteArray text = "Headroom plans GPU clusters: how many, which, wired how, for how long, at "
                      "what price, with how much power.\n\n"
                      "  headroom [FILE]           opens the window\n";
    for (const Verb& verb : verbs())
        text += QByteArray("  headroom ") + verb.usage + '\n';
    return text +
           "  headroom --version | --help\n\n"
           "Verbs that take --set also take --runs MEASURED: measured runs of your own, which "
           "correct the\nplan's step times before it answers.\n"
           "export writes what the ending of OUT says: .pdf .xlsx .json .csv .png .svg .headroom "
           ".sbatch .sh .yaml.\nKIND says more: report, brief, slides, results, bom, workbook, "
           "plan, "
           "chart, trace, slurm, torchrun,\nmegatron, deepspeed, kubernetes, vllm, sglang, alerts. "
           "For several plans, {plan} in OUT stands for\nthe name of each, or OUT is a folder; "
           "{chart} for that of each chart.\n"
           "VALUE takes a unit (\"20 d\", \"70B\", \"1.2e9\"). Numbers are written in the C "
           "locale.\n"
           "Exit status: 0 done, 2 wrong call, 3 bad input, 4 output not written.\n";
}

// Whether the first argument may be a file to open.
bool mayBeFile(const QString& word)
{
    return word.contains(u'.') || word.contains(u'/') || QFileInfo::exists(word);
}

int unknownWord(const QString& word)
{
    if (word.startsWith(u'-')) {
        complain(QStringLiteral("“%1” is not an option. See headroom --help.").arg(word));
        return WrongCall;
    }
    std::vector<std::string> names;
    for (const Verb& verb : verbs())
        names.emplace_back(verb.name);
    const std::string meant = engine::nearest(word.toStdString(), names);
    complain(
        QStringLiteral("“%1” is neither a verb nor a file.%2 See headroom --help.")
            .arg(word, meant.empty()
                           ? QString()
                           : QStringLiteral(" Is “%1” meant?").arg(QString::fromStdString(meant))));
    return WrongCall;
}

int wrong(const Verb& verb, const QString& why)
{
    complain(why + QStringLiteral("\nUsage: headroom ") + QString::fromUtf8(verb.usage));
    return WrongCall;
}

} // namespace

bool isCommand(const QStringList& words)
{
    if (words.isEmpty())
        return false;
    const QString& first = words.first();
    return first.startsWith(u'-') || verbNamed(first) || !mayBeFile(first);
}

bool needsPainting(const QStringList& words)
{
    return words.value(0) == u"export";
}

int runCommand(const QStringList& words)
{
    if (words[0] == u"--version")
        return out("headroom " HEADROOM_VERSION "\n");
    const bool helps = words[0] == u"help";
    if (words[0] == u"--help" || words[0] == u"-h" || (helps && words.size() == 1))
        return out(help());
    const QString& name = words[helps ? 1 : 0]; // "help assess"
    const Verb* verb = verbNamed(name);
    if (!verb)
        return unknownWord(name);
    if (helps)
        return out(QByteArray("headroom ") + verb->usage + '\n');
    if (words.contains(QStringLiteral("--help")))
        return out(QByteArray("headroom ") + verb->usage + '\n');
    // English, for its plural forms.
    setLanguage(*QCoreApplication::instance(), QStringLiteral("en"));
    Call call;
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (!words[i].startsWith(u'-') || words[i] == u"-") {
            call.files << words[i];
            continue;
        }
        QString option = words[i].startsWith(u"--") ? words[i].mid(2) : words[i].mid(1);
        QString value;
        const bool joined = words[i].startsWith(u"--") && option.contains(u'=');
        if (joined) {
            value = option.section(u'=', 1);
            option = option.section(u'=', 0, 0);
        }
        if (!joined && verb->flags.contains(option)) {
            call.options << std::pair{option, QString()};
            continue;
        }
        if (!verb->options.contains(option))
            return wrong(*verb, QStringLiteral("“%1” is not an option of “%2”.")
                                    .arg(words[i], QString::fromUtf8(verb->name)));
        if (!joined && ++i >= words.size())
            return wrong(*verb, QStringLiteral("“--%1” needs a value.").arg(option));
        if ((joined ? value : words[i]).isEmpty())
            return wrong(*verb, QStringLiteral("“--%1” needs a value.").arg(option));
        call.options << std::pair{option, joined ? value : words[i]};
        // "--budget-over 3 2M": the years, and optionally the amount.
        if (option == u"budget-over" && !joined && i + 1 < words.size() &&
            model::parseNumber(words[i + 1], engine::Unit::Dollar))
            call.options << std::pair{QStringLiteral("budget"), words[++i]};
        // --to, --chart and, after the file, --show take several values.
        const bool several =
            option == u"to" || option == u"chart" || (option == u"show" && !call.files.isEmpty());
        while (!joined && several && i + 1 < words.size() && !words[i + 1].startsWith(u'-'))
            call.options << std::pair{option, words[++i]};
    }
    const bool needsFile = verb->options.contains(QStringLiteral("set"));
    const bool mayLackIt = verb->fileless && call.files.isEmpty();
    const bool fits = call.files.size() == 1 || (verb->many && call.files.size() > 1);
    if (needsFile && !fits && !mayLackIt)
        return wrong(*verb, call.files.isEmpty()
                                ? QStringLiteral("A project file is missing.")
                                : QStringLiteral("Only one project file can be given."));
    return verb->run(call);
}

} // namespace app
