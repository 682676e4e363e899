#pragma once

#include "model/export/launch/launchfigures.h"

#include <QStringList>

#include <vector>

namespace model {

// One option of a program, and the figure of the plan that it came from.
struct LaunchOption {
    QString name;  // "--seq-length"
    QString value; // empty for a switch
    QString from;
};
// What a program is told of a layout, and what of the layout it has no option for.
struct LaunchOptions {
    QStringList entry; // what torchrun starts
    std::vector<LaunchOption> options;
    QStringList missing;

    void add(const char* name, double value, const QString& from);
    void add(const char* name, const char* value, const QString& from);
    void addSwitch(const char* name, const QString& from);
};

// Names come from strangers: a comment stays one line and is words to every program.
QString commentText(const QString& text);
// A name as hosts, jobs and services may have it: letters, digits and hyphens.
QString slugOf(const QString& text);
// A word of a shell that is that word alone, whatever stands in it.
QString shellWord(const QString& text);

// Whose plan it is, the layout, and how to read the comments; each line behind "# ".
QString launchHead(const LaunchFigures& figures);
// "  --seq-length 8192  # Tokens per sequence: 8192 (work.a.sequence_tokens)"
QString shellArray(const QString& name, const std::vector<LaunchOption>& options);
QString missingComments(const LaunchOptions& options, const QString& indent = {});
// The options one by one, as a list of YAML with its comments.
QString yamlList(const std::vector<LaunchOption>& options, const QString& indent);

} // namespace model
