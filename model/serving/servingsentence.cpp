#include "model/serving/servingsentence.h"

#include "model/servedsentence.h"
#include "model/serving/served.h"

#include <QCoreApplication>

namespace model {
namespace {

using engine::Unit;

struct Serving {
    Q_DECLARE_TR_FUNCTIONS(Serving)
};

struct Said {
    const NumberFormat& format;
    const Served& served;

    SentencePart dial(double base, Unit unit, const char* path) const
    {
        return {format.text(base, unit), served.path(path), true};
    }

    SentencePart figure(const QString& name) const
    {
        const engine::ServeAnswer& a = served.answer;
        if (name == u"rate")
            return dial(a.rate, Unit::EachSecond, "serve_rate");
        if (name == u"spares")
            return dial(a.choice.spares, Unit::Count, "serve_spares");
        return {boundWords(a.bound)};
    }

    QString pattern() const
    {
        const engine::ServeAnswer& a = served.answer;
        if (!(a.rate > 0) || !(a.choice.carrying >= 1))
            return {};
        const QString each = served.isComputed()
                                 ? Serving::tr("A replica carries {rate} within the limits: "
                                               "{bound}.")
                                 : Serving::tr("A replica carries {rate}.");
        if (!(a.choice.spares > 0))
            return each + u' ' + Serving::tr("None stands by.");
        return each + u' ' +
               (a.choice.spares == 1 ? Serving::tr("{spares} of them stands by.")
                                     : Serving::tr("{spares} of them stand by."));
    }
};

} // namespace

std::vector<SentencePart> servingSentence(const engine::Evaluation& e, const NumberFormat& format)
{
    const auto served = servedOf(e);
    if (!served)
        return {};
    std::vector<SentencePart> sentence = servedSentence(e, served->index, format);
    const Said said{format, *served};
    if (const QString pattern = said.pattern(); !pattern.isEmpty()) {
        const auto more =
            composed(u' ' + pattern, [&said](const QString& name) { return said.figure(name); });
        sentence.insert(sentence.end(), more.begin(), more.end());
    }
    return sentence;
}

} // namespace model
