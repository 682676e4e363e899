#include "app/language.h"
#include "app/outputs.h"
#include "app/verbs/verb.h"
#include "model/project/templates.h"
#include "model/store/projectstore.h"
#include "tests/bench/figures.h"

#include <QElapsedTimer>

namespace bench {
namespace {

constexpr int kDocuments = 7;

// Time per kind of export of the evaluated sample, after a first export.
void measureKind(std::vector<Figure>& figures, const app::OutputOf& of, const char* kind,
                 std::optional<double> wanted)
{
    const app::OutputKind& row = *app::outputKind(QLatin1String(kind));
    std::vector<double> took;
    for (int i = 0; i < kDocuments; ++i) {
        QElapsedTimer timer;
        timer.start();
        (void)row.bytes(of, {}, row.endings.first());
        took.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    figures.push_back({std::string("export_") + kind, percentile(took, 0.5), "ms", wanted});
}

} // namespace

void measureDocuments(std::vector<Figure>& figures)
{
    const auto context = app::contextNow();
    const auto project = *model::templateProject(QStringLiteral("sample"), *context.catalog);
    const auto evaluation = engine::answer(project.scenarios.front().plan, {}, context);
    const model::NumberFormat format(QLocale::c(), project.currency);
    const app::OutputOf of{project, evaluation, context, format};
    measureKind(figures, of, "report", 500);
    measureKind(figures, of, "workbook", 200);
    measureKind(figures, of, "results", {});
}

} // namespace bench
