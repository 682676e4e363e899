#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/plan.h"
#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/sentences/answersentence.h"

#include <QStringList>

namespace app {

// Exit codes of the command line.
enum Exit { Done = 0, WrongCall = 2, BadInput = 3, NotWritten = 4 };

// Upper limit of --top.
inline constexpr int kMostListed = 1000;

// The arguments of a verb, split into files and options.
struct Call {
    QStringList files;
    QList<std::pair<QString, QString>> options; // "--set" → "cluster.count=64"

    QStringList all(const QString& option) const;
    QString one(const QString& option, const QString& otherwise = {}) const;
    bool has(const QString& option) const { return !all(option).isEmpty(); }
    // Refuses to overwrite an input file unless --overwrite is given.
    bool sparesItsInputs(const QStringList& outputs) const;
};

struct Verb {
    const char* name;
    const char* usage;
    QStringList options; // without dashes
    int (*run)(const Call& call);
    QStringList flags = {}; // options without a value
    bool fileless = false;  // uses the sample if there is no file
    bool many = false;      // accepts several projects
};
const QList<Verb>& verbs();

// A loaded, modified and evaluated plan: common to assess, explain, sweep and export.
struct Loaded {
    engine::Project project;
    std::shared_ptr<const engine::Evaluation> evaluation;
    engine::Context context;
};
// Loads a project file; notes about it go to standard error.
engine::Result<engine::Project> loadProject(const QString& file, const engine::Context& context);
engine::Result<Loaded> loadPlan(const Call& call, int& exit);
engine::Context contextNow();

// The workload given by --work; else the first that qualifies. If a plan has several, reports which
// one was used.
engine::Result<std::size_t> requestedWork(const Call& call, const engine::Plan& plan,
                                          bool (*mayBeMeant)(const engine::Workload&));

// Nothing has that name; suggests similar names.
engine::Error noSuchKnob(const std::string& path);
engine::Error noSuchDial(const std::string& path);

// Text that is safe to print on a terminal: no control codes, no reordering of the text.
QString printable(const QString& text);
int out(const QByteArray& bytes); // Done or NotWritten
void complain(const QString& text);
int complain(const engine::Error& error, int exit);
// "-" is standard output.
bool isStandardOutput(const QString& path);
int deliver(const QString& path, const QByteArray& bytes);

int runAdd(const Call& call);
int runAdvise(const Call& call);
int runAfford(const Call& call);
int runAssess(const Call& call);
int runExplain(const Call& call);
int runCompare(const Call& call);
int runSweep(const Call& call);
int runExport(const Call& call);
int runSchema(const Call& call);
int runNew(const Call& call);
int runCatalog(const Call& call);
int runImport(const Call& call);
int runOptions(const Call& call);
int runSearch(const Call& call);
int runSmallest(const Call& call);
int runSimulate(const Call& call);
int runPlay(const Call& call);
int runPredict(const Call& call);
int runAccuracy(const Call& call);
int runClaims(const Call& call);

} // namespace app
