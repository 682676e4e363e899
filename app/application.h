#pragma once

#include <QApplication>

namespace app {

// A QApplication that stays fast on CPUs with AVX. Some of Qt's functions (string hashing, image
// fills) return without vzeroupper; from then on every call into the math library pays for two
// SSE/AVX transitions, and an evaluation takes three times as long. So strings are hashed without
// AVX, and vzeroupper is executed on each event.
class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);
    // Also for programs without a window; call before creating the application object.
    static void usePlainHashes();
    // Uncaught exceptions are reported here instead of ending the program; one in a worker thread
    // ends it after saving a recovery copy.
    bool notify(QObject* receiver, QEvent* event) override;
    static void keepWorkAtTheEnd();

Q_SIGNALS:
    void caught(const QString& reason);
};

} // namespace app
