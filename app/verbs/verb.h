#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/sentences/answersentence.h"

#include <QStringList>

namespace app {

// Exit status of the command line.
enum Exit { Done = 0, WrongCall = 2, BadInput = 3, NotWritten = 4 };

// Rows of a list that --top may ask for.
inline constexpr int kMostListed = 1000;

// What every verb is given: the words after it, split into files and options.
struct Call {
    QStringList files;
    QList<std::pair<QString, QString>> options; // "--set" → "cluster.count=64"

    QStringList all(const QString& option) const;
    QString one(const QString& option, const QString& otherwise = {}) const;
    bool has(const QString& option) const { return !all(option).isEmpty(); }
    // Refuses, with a sentence, to write over a file that is read, unless --overwrite says so.
    bool sparesItsInputs(const QStringList& outputs) const;
};

struct Verb {
    const char* name;
    const char* usage;
    QStringList options; // known ones, without their dashes
    int (*run)(const Call& call);
    QStringList flags = {}; // options without a value
    bool fileless = false;  // without a file it speaks of the sample
    bool many = false;      // of several projects in one go
};
const QList<Verb>& verbs();

// Loads, turns and answers: what assess, explain, sweep and export have in common.
struct Loaded {
    engine::Project project;
    std::shared_ptr<const engine::Evaluation> evaluation;
    engine::Context context;
};
// A project file, with what there is to say about it on standard error.
engine::Result<engine::Project> loadProject(const QString& file, const engine::Context& context);
engine::Result<Loaded> loadPlan(const Call& call, int& exit);
engine::Context contextNow();

// The workload named by --work; else the first that may be meant. Where a plan has several, it is
// said which one was taken.
engine::Result<std::size_t> requestedWork(const Call& call, const engine::Plan& plan,
                                          bool (*mayBeMeant)(const engine::Workload&));

// Nothing is called that; what is called nearly so.
engine::Error noSuchKnob(const std::string& path);
engine::Error noSuchDial(const std::string& path);

// Of any text, what a terminal may show: no commands to it, no order of words but their own.
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
