#include "model/accuracy/knownwords.h"

#include "model/engine/uncertainty/pastend.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Known;

struct KnownHowTexts {
    Q_DECLARE_TR_FUNCTIONS(KnownHow)
};

constexpr std::array kAll{Known::Measured, Known::Interpolated, Known::Transferred, Known::Assumed,
                          Known::Entered};
static_assert(kAll.size() == engine::kKnown);

// Smaller shares of a range are not mentioned.
constexpr double kLeast = 0.005;

// "62 % interpolated".
QString partWords(Known how, const QString& share)
{
    switch (how) {
    case Known::Measured: return KnownHowTexts::tr("%1 from sources").arg(share);
    case Known::Interpolated: return KnownHowTexts::tr("%1 interpolated").arg(share);
    case Known::Transferred: return KnownHowTexts::tr("%1 transferred").arg(share);
    case Known::Assumed: return KnownHowTexts::tr("%1 assumed").arg(share);
    case Known::Entered: return KnownHowTexts::tr("%1 entered by hand").arg(share);
    }
    return {};
}

// Which input leaves the range open-ended.
QString endlessWords(const engine::Evaluation& e, const QString& figure)
{
    const auto dial = engine::findDial(*e.plan, figure.toStdString());
    const auto past =
        dial ? engine::endsPast(*e.plan, e.assessment, dial) : std::vector<engine::PastEnd>();
    if (past.empty())
        return {};
    const QString input = words::knobLabel(QString::fromStdString(past.front().path));
    return past.front().high
               ? KnownHowTexts::tr("No upper end: at the P90 of “%1”, it grows without limit.")
                     .arg(input)
               : KnownHowTexts::tr("No upper end: at the P10 of “%1”, it grows without limit.")
                     .arg(input);
}

} // namespace

QString knownName(Known how)
{
    switch (how) {
    case Known::Measured: return KnownHowTexts::tr("From sources");
    case Known::Interpolated: return KnownHowTexts::tr("Interpolated");
    case Known::Transferred: return KnownHowTexts::tr("Transferred");
    case Known::Assumed: return KnownHowTexts::tr("Assumed");
    case Known::Entered: return KnownHowTexts::tr("Entered by hand");
    }
    return {};
}

QString knownTip(Known how)
{
    switch (how) {
    case Known::Measured:
        return KnownHowTexts::tr("Published by others, or from own measured runs.");
    case Known::Interpolated:
        return KnownHowTexts::tr("Computed; at least three published runs are like this one.");
    case Known::Transferred:
        return KnownHowTexts::tr("Computed with constants from other GPUs, models or sizes.");
    case Known::Assumed: return KnownHowTexts::tr("A planning assumption without a measurement.");
    case Known::Entered: return KnownHowTexts::tr("A value from you; its spread is the usual one.");
    }
    return {};
}

QString knownTips()
{
    QStringList lines;
    for (const Known how : kAll)
        lines << knownName(how) + QStringLiteral(": ") + knownTip(how);
    return lines.join(u'\n');
}

QString knownWords(const engine::KnownHow& how, const NumberFormat& format)
{
    const auto shares = how.shares();
    auto sorted = kAll;
    const auto shareOf = [&](Known known) { return shares[static_cast<std::size_t>(known)]; };
    std::ranges::stable_sort(sorted, std::greater(), shareOf);
    QStringList parts;
    for (const Known known : sorted)
        if (shareOf(known) >= kLeast)
            parts << partWords(known, format.text(shareOf(known), engine::Unit::Percent));
    if (parts.isEmpty())
        return {};
    return KnownHowTexts::tr("Basis of the range: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString knownWords(const engine::Evaluation& e, std::span<const engine::AccuracyRow> published,
                   const QString& figure, const NumberFormat& format)
{
    const engine::Band* band = e.bands.find(figure.toStdString());
    if (published.empty() || !band || !(band->high > band->low))
        return {};
    const QString known = knownWords(
        engine::knownHow(*e.plan, e.assessment, published, figure.toStdString()), format);
    return std::isinf(band->high) ? (known + u' ' + endlessWords(e, figure)).trimmed() : known;
}

} // namespace model
