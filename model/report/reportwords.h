#pragma once

#include <QCoreApplication>

namespace model {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

} // namespace model
