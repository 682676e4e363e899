#pragma once

#include "model/project/inputactions.h"
#include "model/risk/risksentence.h"
#include "tests/model/fixture.h"

#include <stdexcept>

// An evaluated document, and the texts of the Risk page.
namespace support {

inline QString plainSpaces(QString text)
{
    return text.replace(QChar(0x00a0), u' ');
}

using Choices = QList<std::pair<const char*, const char*>>; // knobs and their values

struct Answered {
    model::ProjectDocument document{support::shippedContext()};

    explicit Answered(const Choices& choices = {})
    {
        for (const auto& [path, id] : choices)
            if (!model::choose(document, QLatin1String(path), QLatin1String(id)))
                throw std::runtime_error(path);
        document.answers().evaluateNow();
    }
    void turn(const char* path, double base)
    {
        if (!model::turn(document, QLatin1String(path), base))
            throw std::runtime_error(path);
        document.answers().evaluateNow();
    }
    const engine::Evaluation& e() const { return *document.evaluation(); }
    double dial(const char* path) const
    {
        return engine::read(*e().plan, e().assessment, engine::findDial(*e().plan, path));
    }
    QString sentence() const
    {
        return plainSpaces(model::plainText(model::riskSentence(e(), document.format())));
    }
};

} // namespace support
