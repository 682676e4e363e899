#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QLocale>
#include <QMap>
#include <QString>

namespace model {

// A measured run as it is typed into a form: text by key, in the order in which it is asked.
QStringList runKeys();
// What the form starts with: the machines and the batch of the plan that is open.
QMap<QString, QString> runSuggestion(const engine::Plan& plan, const engine::Workload& work,
                                     const QString& today);
// The run, or what is missing, wrong or contradictory; `where` of the error is the key.
engine::Result<engine::MeasuredRun> runFromTexts(const QMap<QString, QString>& texts,
                                                 const engine::Catalog& catalog,
                                                 const QLocale& locale);
// "s", "Gb/s"; empty for texts and counts.
QString runUnit(const QString& key);

} // namespace model
