#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <span>

namespace app {

// How large everything in the window is drawn, in percent. Qt takes the factor once, as a program
// starts, so another one takes a restart.
std::span<const int> textSizes();
// The next larger or smaller one; the same at the ends.
int textSizeAfter(int percent, int steps);
// Whether a window of that least size still has room on a screen that is so large now.
bool textSizeFits(int percent, int now, const QSize& window, const QSize& screen);

// Before an application object exists; what is started from this program later is as large as ever.
class TextSize {
public:
    explicit TextSize(int percent);
    ~TextSize() = default;
    void done() const; // the application object has read it

private:
    bool changed_ = false, had_ = false;
    QByteArray before_;
};

// Another instance of this program with the file; none: as it would be started by hand.
bool startAgain(const QString& file);

} // namespace app
