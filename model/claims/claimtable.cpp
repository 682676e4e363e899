#include "model/claims/claimtable.h"

#include "model/claims/claimlines.h"
#include "model/claims/claimwords.h"

#include <algorithm>

namespace model {
namespace {

// The figure that decides the verdict: the first that disagrees, otherwise the first claimed one.
std::optional<std::size_t> tellingFigure(const engine::Claim& claim,
                                         const engine::ClaimAnswer& answer)
{
    std::optional<std::size_t> telling;
    for (std::size_t i = 0; i < claim.figures.size(); ++i) {
        if (answer.figures[i].agrees == false)
            return i;
        if (claim.figures[i].claimed && !telling)
            telling = i;
    }
    return telling;
}

} // namespace

CellTable::Row ClaimTable::rowOf(const engine::Claim& claim, const engine::ClaimAnswer& answer,
                                 const NumberFormat& format)
{
    const QString quote = QString::fromStdString(claim.quote);
    const auto telling = tellingFigure(claim, answer);
    QString claimed, ours;
    double value = engine::kUnknown;
    if (telling) {
        claimed = words::claimed(claim.figures[*telling], format);
        value = answer.figures[*telling].ours.typical;
        ours = format.text(value, claim.figures[*telling].unit);
    }
    Row row{{words(QString::fromStdString(claim.id)), words(words::verdict(answer.verdict)),
             words(words::claimTopic(claim.topic)), number(claimed, engine::kUnknown),
             number(ours, value), words(quote)},
            false,
            words::claimReason(claim, answer, format)};
    const ClaimTone tone = toneOf(answer.verdict);
    row.cells[1].tone = tone == ClaimTone::Bad    ? Tone::Warning
                        : tone == ClaimTone::Open ? Tone::Muted
                                                  : Tone::Plain;
    row.cells[1].tip = words::verdictTip(answer.verdict);
    return row;
}

void ClaimTable::show(const ClaimList& claims, const ClaimFilter& filter,
                      const NumberFormat& format)
{
    std::vector<Head> heads{
        {tr("ID"), tr("Number of the claim; S0 to S3 are articles 1 to 4."), 62, true},
        {tr("Verdict"), tr("Result of the comparison with the recomputed figure."), 192, true},
        {tr("Topic"), tr("Subject of the claim."), 132, true, false, 1},
        {tr("Claimed"), tr("Value in the article."), 90, false, false, 3},
        {tr("Recomputed"), tr("Value by the inputs and formulas of this program."), 96, false,
         false, 2},
        {tr("Claim"), tr("Quote from the article, at most twelve words."), 200, true}};
    std::vector<Row> rows;
    shown_.clear();
    int held = 0;
    telling_ = -1;
    for (const engine::Claim& claim : claims) {
        const engine::ClaimAnswer answer = engine::answerClaim(claim);
        if (!filter.matches(claim, answer.verdict))
            continue;
        if (telling_ < 0 && !claim.judged && toneOf(answer.verdict) == ClaimTone::Bad)
            telling_ = static_cast<int>(shown_.size());
        shown_.push_back(&claim);
        rows.push_back(rowOf(claim, answer, format));
        held += answer.verdict == engine::Verdict::Holds;
    }
    telling_ = std::max(telling_, 0);
    fill(std::move(heads), std::move(rows));
    summary_ = tr("%n claims", nullptr, static_cast<int>(shown_.size())) + QStringLiteral(", ") +
               tr("%n hold", nullptr, held);
}

int ClaimTable::rowToShow(const engine::Claim* before) const
{
    const auto it = std::ranges::find(shown_, before);
    return it == shown_.end() ? telling_ : static_cast<int>(it - shown_.begin());
}

const engine::Claim* ClaimTable::at(int row) const
{
    return row < 0 || row >= static_cast<int>(shown_.size())
               ? nullptr
               : shown_[static_cast<std::size_t>(row)];
}

} // namespace model
