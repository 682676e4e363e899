#pragma once

#include <QProcess>

// Runs the built program, as users and scripts do.
namespace program {

struct Run {
    int exit = -1;
    bool crashed = true;
    QByteArray out, err;
};

inline Run run(const QStringList& words, const QString& locale = QStringLiteral("de_DE.UTF-8"))
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove("DISPLAY");
    environment.remove("QT_QPA_PLATFORM");
    environment.insert("LC_ALL", locale); // numbers must be in the C locale anyway
    environment.insert("LANGUAGE", locale.left(2));
    process.setProcessEnvironment(environment);
    process.start(HEADROOM_PROGRAM, words);
    process.waitForFinished(-1); // the test runner has a timeout
    return {process.exitCode(), process.exitStatus() == QProcess::CrashExit,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace program
