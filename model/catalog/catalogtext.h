#pragma once

#include "model/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace model {

// A translated text of the catalog's tables and sheets, with its placeholders filled.
inline QString catalogText(const char* text, const QStringList& arguments = {})
{
    return words::filled(QCoreApplication::translate("Catalog", text), arguments);
}

} // namespace model
