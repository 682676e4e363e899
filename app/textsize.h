#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <span>

namespace app {

// Supported text sizes of the window, in percent.
std::span<const int> textSizes();
// The next larger or smaller size; unchanged at the ends.
int textSizeAfter(int percent, int steps);
// Whether a window of that minimum size would still fit; `screen` is in units of the current size.
bool textSizeFits(int percent, int now, const QSize& window, const QSize& screen);

// Create before the application object; processes started later are not affected.
class TextSize {
public:
    explicit TextSize(int percent);
    ~TextSize() = default;
    void done() const; // call once the application object has read it

private:
    bool changed_ = false, had_ = false;
    QByteArray before_;
};

// Redraws all open windows at that text size while they keep their size on screen.
void drawAllAt(int percent);

} // namespace app
