#include "app/textsize.h"

#include <QCoreApplication>
#include <QProcess>

#include <algorithm>
#include <array>

namespace app {
namespace {

constexpr std::array kSizes{75, 90, 100, 110, 125, 150, 175, 200};
constexpr const char* kFactor = "QT_SCALE_FACTOR";

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
    constexpr double kWhole = 100;
    changed_ = true;
    had_ = qEnvironmentVariableIsSet(kFactor);
    before_ = qgetenv(kFactor);
    const double own = had_ ? before_.toDouble() : 1;
    qputenv(kFactor, QByteArray::number((own > 0 ? own : 1) * percent / kWhole));
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

bool startAgain(const QString& file)
{
    const QStringList files = file.isEmpty() ? QStringList() : QStringList(file);
    return QProcess::startDetached(QCoreApplication::applicationFilePath(), files);
}

} // namespace app
