#pragma once

#include <QString>

namespace model::words {

struct TemplateWords {
    QString title, question;
};
TemplateWords templateWords(const QString& id);

} // namespace model::words
