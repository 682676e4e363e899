#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <span>

namespace app {

// How large everything in the window is drawn, in percent.
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

// All open windows, as large on the screen as they were, with everything in them at that size.
void drawAllAt(int percent);

} // namespace app
