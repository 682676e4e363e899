#include "model/uncertainty/mattersentence.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/engine/uncertainty/tornado.h"
#include "model/uncertainty/moverschart.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct MatterWords {
    Q_DECLARE_TR_FUNCTIONS(Matters)
};

struct MatterSentence {
    const engine::Tornado* movers;
    const engine::Evaluation* drawn;
    const Question& question;
    const NumberFormat& format;

    SentencePart figure(const QString& name) const
    {
        const engine::TornadoBar* bar = movers ? &movers->bars.front() : nullptr;
        if (name == u"input")
            return {inputName(bar->path), {}, true};
        if (name == u"answer")
            return {question.phrase, question.dial, false};
        if (name == u"share")
            return {format.text(bar->share, Unit::Percent), {}, true};
        if (name == u"low")
            return {format.text(std::min(bar->atLow, bar->atHigh), question.unit), {}, true};
        if (name == u"high")
            return {format.text(std::max(bar->atLow, bar->atHigh), question.unit), {}, true};
        if (name == u"chance")
            return {chanceText(drawn->draws->work[drawn->view.work].date, format),
                    QString::fromStdString(
                        engine::boundPath("work.*.time", drawn->plan->work[drawn->view.work].id)),
                    true};
        return {format.plain(static_cast<double>(drawn->draws->draws), 0)};
    }
};

} // namespace

std::vector<SentencePart> matterSentence(const engine::Evaluation& e,
                                         const engine::Evaluation* drawn, const Question& question,
                                         const NumberFormat& format)
{
    const engine::Tornado* movers = moversOf(e, question);
    if (movers && movers->bars.empty())
        movers = nullptr;
    const MatterSentence figures{movers, drawn, question, format};
    const auto figure = [&figures](const QString& name) { return figures.figure(name); };
    auto sentence =
        movers ? composed(MatterWords::tr("{input} affects {answer} most: {share} of the variance, "
                                          "from {low} to {high}. "),
                          figure)
               : composed(MatterWords::tr("No uncertain input affects {answer}. "), figure);
    if (!drawn || !std::isfinite(drawn->draws->work[drawn->view.work].date))
        return sentence;
    for (SentencePart part :
         composed(MatterWords::tr("The deadline is met in {chance} of {draws} draws."), figure)) {
        part.faint = drawn->plan != e.plan;
        sentence.push_back(part);
    }
    return sentence;
}

} // namespace model
