#include "app/textsize.h"

#include <QApplication>
#include <QScreen>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <array>
#include <private/qhighdpiscaling_p.h>
#include <vector>

namespace app {
namespace {

constexpr std::array kSizes{75, 90, 100, 110, 125, 150, 175, 200};
constexpr const char* kFactor = "QT_SCALE_FACTOR";
constexpr double kWhole = 100;

double ownFactor()
{
    const double own = qgetenv(kFactor).toDouble();
    return own > 0 ? own : 1;
}

QtMessageHandler& usualHandler()
{
    static QtMessageHandler usual = nullptr;
    return usual;
}

// Qt has a scale factor per screen, and a global one that it reads at startup. Setting the latter
// later warns if windows exist, because their platform windows are not updated; here those have
// been destroyed, so the warning does not apply.
void setFactor(double factor)
{
    usualHandler() = qInstallMessageHandler(
        [](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (!text.contains(QLatin1String("QHighDpiScaling::setFactor")) && usualHandler())
                usualHandler()(type, context, text);
        });
    QHighDpiScaling::setGlobalFactor(factor);
    qInstallMessageHandler(usualHandler());
}

// A window whose platform window was destroyed, with its former position and size.
class Shown {
public:
    explicit Shown(QWidget* window)
        : window_(window)
        , at_(fromScreen() * ratio())
        , size_(window->size() * ratio())
    {
        window->hide();
        window->windowHandle()->destroy();
    }
    void show()
    {
        const QSize size = size_ / ratio();
        if (!(window_->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen))) {
            window_->resize(size.boundedTo(window_->screen()->availableSize()));
            window_->move(window_->screen()->geometry().topLeft() + at_ / ratio());
        }
        window_->show();
    }

private:
    double ratio() const { return QHighDpiScaling::factor(window_->screen()); }
    QPoint fromScreen() const { return window_->pos() - window_->screen()->geometry().topLeft(); }

    QWidget* window_;
    QPoint at_;  // on its screen
    QSize size_; // both in pixels
};

} // namespace

std::span<const int> textSizes()
{
    return kSizes;
}

int textSizeAfter(int percent, int steps)
{
    const auto at = std::ranges::lower_bound(kSizes, percent) - kSizes.begin();
    return kSizes[static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(at + steps, 0, std::ssize(kSizes) - 1))];
}

bool textSizeFits(int percent, int now, const QSize& window, const QSize& screen)
{
    const QSize then = screen * now / percent;
    return percent <= now || (then.width() >= window.width() && then.height() >= window.height());
}

TextSize::TextSize(int percent)
{
    if (percent == 100)
        return;
    changed_ = true;
    had_ = qEnvironmentVariableIsSet(kFactor);
    before_ = qgetenv(kFactor);
    qputenv(kFactor, QByteArray::number(ownFactor() * percent / kWhole));
}

void TextSize::done() const
{
    if (!changed_)
        return;
    if (had_)
        qputenv(kFactor, before_);
    else
        qunsetenv(kFactor);
}

void drawAllAt(int percent)
{
    std::vector<Shown> shown;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->windowHandle())
            shown.emplace_back(window);
    QWidget* active = QApplication::activeWindow();
    setFactor(ownFactor() * percent / kWhole);
    for (Shown& window : shown)
        window.show();
    if (active)
        active->activateWindow();
}

} // namespace app
