#include "model/words/booklines.h"

#include "model/engine/money/booklines.h"

#include <QCoreApplication>

namespace model::words {

QString bookLine(engine::BookLine line)
{
    return QCoreApplication::translate("BookLines", engine::rowOf(line).name);
}

} // namespace model::words
