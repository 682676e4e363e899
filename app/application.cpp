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

// Our hash tables hold at most a few thousand strings, so hash flooding is no concern; with a
// random seed, Qt would use its AVX hash.
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
        static std::atomic_flag begun; // a failure in here must not start it again
        if (!begun.test_and_set() && model::Recovery::saveAll())
            std::fputs("headroom: Something went wrong and the program cannot go on. A recovery "
                       "copy of your work was saved; the next start offers it.\n",
                       stderr);
        std::abort();
    });
}

} // namespace app
