#include "app/application.h"

#include "model/project/recovery.h"

#include <QHashFunctions>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <exception>

namespace app {
namespace {

int& withPlainHashes(int& argc)
{
    Application::usePlainHashes();
    return argc;
}

void giveBackUpperHalves()
{
#if defined(__x86_64__) && defined(__GNUC__)
    static const bool wide = __builtin_cpu_supports("avx") != 0;
    if (wide)
        asm volatile("vzeroupper" ::: "memory");
#endif
}

} // namespace

Application::Application(int& argc, char** argv) : QApplication(withPlainHashes(argc), argv) {}

// No table of ours is keyed by more than a few thousand texts, so that nobody can choose them to be
// slow; with a seed, Qt would take the wide units.
void Application::usePlainHashes()
{
    QHashSeed::setDeterministicGlobalSeed();
}

bool Application::notify(QObject* receiver, QEvent* event)
{
    giveBackUpperHalves();
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& error) {
        Q_EMIT caught(QString::fromLocal8Bit(error.what()));
    }
    return false;
}

void Application::keepWorkAtTheEnd()
{
    std::set_terminate([] {
        static std::atomic_flag begun; // what fails at the end must not begin it again
        if (!begun.test_and_set() && model::Recovery::saveAll())
            std::fputs("headroom: Something went wrong and the program cannot go on. A recovery "
                       "copy of your work was saved; the next start offers it.\n",
                       stderr);
        std::abort();
    });
}

} // namespace app
