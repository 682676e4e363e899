#include "app/verbs/verb.h"
#include "model/store/projectstore.h"
#include "tests/bench/figures.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <chrono>

namespace bench {
namespace {

constexpr int kStarts = 15;

// Edits on every page, at normal and at high screen resolution.
void measureTurns(std::vector<Figure>& figures, const char* self)
{
    for (const int scale : {1, 2}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(scale));
        process.setProcessEnvironment(environment);
        process.start(QString::fromLocal8Bit(self), {QStringLiteral("--drag-once")});
        process.waitForFinished(-1);
        for (const QByteArray& line : process.readAllStandardOutput().split('\n')) {
            const auto words = line.simplified().split(' ');
            if (words.size() != 3)
                continue;
            const bool settled = words[0].startsWith(kSettled);
            const std::string name = (settled ? "turn_to_" : "turn_to_painted_") +
                                     words[0].toStdString() + (scale == 1 ? "" : "_fine");
            if (settled) {
                figures.push_back({name + "_median", words[1].toDouble(), "ms", {}});
                continue;
            }
            figures.push_back({name + "_median", words[1].toDouble(), "ms", 8.0 * scale});
            figures.push_back({name + "_p99", words[2].toDouble(), "ms", scale == 1 ? 16.7 : 33});
        }
    }
}

} // namespace

void measureProcesses(std::vector<Figure>& figures, const char* self)
{
    measureTurns(figures, self);
    std::vector<double> starts, sizes;
    for (int i = 0; i < kStarts; ++i) {
        QProcess process;
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        process.start(QString::fromLocal8Bit(self),
                      {QStringLiteral("--open-once"), QString::number(now.count())});
        process.waitForFinished();
        const auto words = process.readAllStandardOutput().simplified().split(' ');
        if (words.size() == 2) {
            starts.push_back(words[0].toDouble());
            sizes.push_back(words[1].toDouble());
        }
    }
    if (!starts.empty()) {
        figures.push_back({"start_to_first_paint", percentile(starts, 0.5), "ms", 300});
        figures.push_back({"resident_memory_open_window", percentile(sizes, 0.5), "MB", 150});
    }

    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("sample.headroom"));
    const auto context = app::contextNow();
    (void)model::writeFile(file, model::projectBytes(model::sampleProject(*context.catalog)));
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/headroom");
    std::vector<double> assessed;
    for (int i = 0; i < 2 * kStarts; ++i) {
        QElapsedTimer timer;
        timer.start();
        QProcess process;
        process.start(program, {QStringLiteral("assess"), file});
        process.waitForFinished();
        assessed.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    figures.push_back({"assess_process", percentile(assessed, 0.5), "ms", 50});
}

} // namespace bench
