#pragma once

#include <QApplication>

namespace app {

// Qt's own, and swift on processors with wide vector units. Some of Qt's functions there (hashes of
// text, fills of pictures) end without saying that they are done with the upper halves of the
// registers; from then on, every call into the mathematics library stalls twice, and an answer
// takes three times as long. So text is hashed in the plain way, and the halves are given back with
// each event.
class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);
    // Also for a program without a window, before its application object.
    static void usePlainHashes();
    // An exception that nobody caught ends here and not the program; a last one of a worker ends it
    // when a recovery copy is written.
    bool notify(QObject* receiver, QEvent* event) override;
    static void keepWorkAtTheEnd();

Q_SIGNALS:
    void caught(const QString& reason);
};

} // namespace app
