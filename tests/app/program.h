#pragma once

#include <QProcess>

// The built program, run as people and scripts run it.
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
    environment.insert("LC_ALL", locale); // numbers come out in the C locale all the same
    environment.insert("LANGUAGE", locale.left(2));
    process.setProcessEnvironment(environment);
    process.start(HEADROOM_PROGRAM, words);
    process.waitForFinished(-1); // who runs the tests has a limit
    return {process.exitCode(), process.exitStatus() == QProcess::CrashExit,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace program
