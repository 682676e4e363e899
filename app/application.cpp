#include "app/application.h"

#include <QHashFunctions>

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
    return QApplication::notify(receiver, event);
}

} // namespace app
