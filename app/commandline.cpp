#include "app/commandline.h"

#include "app/verbs/verb.h"

#include <algorithm>

namespace app {

const QList<Verb>& verbs()
{
    static const QStringList plan{QStringLiteral("scenario"), QStringLiteral("set"),
                                  QStringLiteral("show")};
    static const QList<Verb> all{
        {"new", "new [TEMPLATE] -o PROJECT", {QStringLiteral("o")}, runNew},
        {"assess",
         "assess FILE [--scenario NAME] [--set PATH=VALUE]… [--show DIAL]… "
         "[--format text|json|csv]",
         plan + QStringList{QStringLiteral("format")}, runAssess},
        {"compare",
         "compare FILE [FILE…] [--show DIAL]… [--all] [--format text|json|csv]",
         {QStringLiteral("show"), QStringLiteral("format")},
         runCompare,
         {QStringLiteral("all")}},
        {"explain", "explain FILE --show DIAL [--set PATH=VALUE]…", plan, runExplain},
        {"sweep", "sweep FILE --axis PATH=FROM:TO:POINTS[:log]|a,b,c [--axis …] --show DIAL…",
         plan + QStringList{QStringLiteral("axis")}, runSweep},
        {"export", "export FILE --to OUT.pdf|.json|.csv… [--set PATH=VALUE]…",
         plan + QStringList{QStringLiteral("to")}, runExport},
        {"catalog", "catalog list KIND | catalog check FILE…", {}, runCatalog},
        {"import",
         "import FILE… -o PROJECT [--gpu ID] [--offer INSTANCE] [--region REGION] "
         "[--term on-demand|spot]",
         {QStringLiteral("o"), QStringLiteral("gpu"), QStringLiteral("offer"),
          QStringLiteral("region"), QStringLiteral("term")},
         runImport},
        {"search", "search FILE [--top N] [--format text|json|csv] [--set PATH=VALUE]…",
         plan + QStringList{QStringLiteral("top"), QStringLiteral("format")}, runSearch},
        {"smallest",
         "smallest FILE [--budget USD] [--power kW] [--format text|json] [--set PATH=VALUE]… | "
         "smallest FILE --frontier [--format text|json|csv]",
         plan + QStringList{QStringLiteral("budget"), QStringLiteral("power"),
                            QStringLiteral("format")},
         runSmallest,
         {QStringLiteral("frontier")}},
        {"simulate",
         "simulate FILE [--draws N] [--start N] [--show DIAL]… [--scenario NAME] "
         "[--set PATH=VALUE]… [--format text|json|csv]",
         plan + QStringList{QStringLiteral("draws"), QStringLiteral("start"),
                            QStringLiteral("format")},
         runSimulate},
        {"predict", "predict RUNS.json [-o OUT.json]", {QStringLiteral("o")}, runPredict},
        {"accuracy",
         "accuracy RUNS.json… [--format text|json|csv]",
         {QStringLiteral("format")},
         runAccuracy},
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
    return text + "  headroom --version | --help\n\n"
                  "VALUE takes a unit (\"20 d\", \"70B\", \"1.2e9\"). Numbers come out in the C "
                  "locale.\n"
                  "Exit status: 0 done, 2 the call is wrong, 3 the input is bad, 4 not written.\n";
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
    return first.startsWith(u'-') || verbNamed(first);
}

bool needsPainting(const QStringList& words)
{
    return words.value(0) == u"export";
}

int runCommand(const QStringList& words)
{
    if (words[0] == u"--version")
        return out("headroom " HEADROOM_VERSION "\n");
    if (words[0] == u"--help" || words[0] == u"-h")
        return out(help());
    const Verb* verb = verbNamed(words[0]);
    if (!verb) {
        complain(QStringLiteral("“%1” is no option. See headroom --help.").arg(words[0]));
        return WrongCall;
    }
    if (words.contains(QStringLiteral("--help")))
        return out(QByteArray("headroom ") + verb->usage + '\n');
    Call call;
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (!words[i].startsWith(u'-') || words[i] == u"-") {
            call.files << words[i];
            continue;
        }
        QString name = words[i].startsWith(u"--") ? words[i].mid(2) : words[i].mid(1);
        QString value;
        const bool joined = words[i].startsWith(u"--") && name.contains(u'=');
        if (joined) {
            value = name.section(u'=', 1);
            name = name.section(u'=', 0, 0);
        }
        if (!joined && verb->flags.contains(name)) {
            call.options << std::pair{name, QString()};
            continue;
        }
        if (!verb->options.contains(name))
            return wrong(*verb, QStringLiteral("“%1” is no option of “%2”.")
                                    .arg(words[i], QString::fromUtf8(verb->name)));
        if (!joined && ++i >= words.size())
            return wrong(*verb, QStringLiteral("“--%1” needs a value.").arg(name));
        call.options << std::pair{name, joined ? value : words[i]};
        // Several words can follow one --to or, behind the file, one --show.
        const bool several = name == u"to" || (name == u"show" && !call.files.isEmpty());
        while (!joined && several && i + 1 < words.size() && !words[i + 1].startsWith(u'-'))
            call.options << std::pair{name, words[++i]};
    }
    const bool needsFile = verb->options.contains(QStringLiteral("set"));
    if (needsFile && call.files.size() != 1)
        return wrong(*verb, call.files.isEmpty() ? QStringLiteral("A project file is missing.")
                                                 : QStringLiteral("One project file at a time."));
    return verb->run(call);
}

} // namespace app
