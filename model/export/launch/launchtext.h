#pragma once

#include "model/export/launch/launchfigures.h"

#include <QStringList>

#include <vector>

namespace model {

// One option of a program, and the figure of the plan it came from.
struct LaunchOption {
    QString name;  // "--seq-length"
    QString value; // empty for a switch
    QString from;
};
// A program's options for a layout, and parts of the layout without an option.
struct LaunchOptions {
    QStringList entry; // started by torchrun
    std::vector<LaunchOption> options;
    QStringList missing;

    void add(const char* name, double value, const QString& from);
    void add(const char* name, const char* value, const QString& from);
    void addSwitch(const char* name, const QString& from);
};

// Names are untrusted: a comment stays on one line and is plain text to every program.
QString commentText(const QString& text);
// A name valid for hosts, jobs and services: letters, digits and hyphens.
QString slugOf(const QString& text);
// Quotes any text as a single shell word.
QString shellWord(const QString& text);

// The plan, the layout, and how to read the comments; each line after "# ".
QString launchHead(const LaunchFigures& figures);
// "  --seq-length 8192  # Tokens per sequence: 8192 (work.a.sequence_tokens)"
QString shellArray(const QString& name, const std::vector<LaunchOption>& options);
QString missingComments(const LaunchOptions& options, const QString& indent = {});
// The options as a YAML list with comments.
QString yamlList(const std::vector<LaunchOption>& options, const QString& indent);

} // namespace model
