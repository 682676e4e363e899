#include "model/help/guide.h"

#include "model/engine/text.h"

#include <QCoreApplication>

namespace model {
namespace {

struct Topic {
    const char *id, *title, *text;
};

constexpr Topic kTopics[] = {
    {"start", L("Guide", "Start a plan"),
     L("Guide",
       "A new window opens a complete sample. Change its inputs on the left, or choose File > New "
       "from template. Files of your own can be dropped on the window: a model’s config.json, a "
       "cloud’s price list (CSV), measured runs, a training log, or "
       "catalog entries.")},
    {"inputs", L("Guide", "Change an input"),
     L("Guide",
       "Drag a slider, use the arrow keys, or type a value with its unit: “2 T”, “90 days”, "
       "“$2.10”, “400 Gb/s”. A dot marks an input that differs from its default; Delete or a "
       "double "
       "click on the slider resets it. The circle in the heading of the inputs shows only what was "
       "changed. Every change is one undo step.")},
    {"find", L("Guide", "Find anything"),
     L("Guide",
       "Ctrl+K finds inputs, figures, GPUs, models, regions, pages, actions and templates by name, "
       "abbreviation or id. Enter shows or uses it; Ctrl+Enter shows a part in the catalog. Lists "
       "of "
       "parts have a search field as well; Ctrl+D marks a favorite there.")},
    {"why", L("Guide", "See why a figure has its value"),
     L("Guide",
       "Click a figure, or select it and press Enter: its formula appears with every value used, "
       "its source and its date. Figures in it lead on to their own formulas, inputs lead to their "
       "control.")},
    {"ranges", L("Guide", "Read the ranges"),
     L("Guide",
       "A range next to a figure is its 80 % range: in eight of ten cases the value is inside. It "
       "combines the errors of the model, measured on published runs, with the spread of uncertain "
       "inputs. The Sensitivity page shows which of them matters most. Ctrl+U hides ranges.")},
    {"compare", L("Guide", "Compare scenarios"),
     L("Guide",
       "Press + next to the scenario tab to copy the scenario, then change the copy. The Compare "
       "page shows what differs in inputs and results, and which option is cheapest or fastest "
       "among "
       "those that meet all limits. Ctrl+B pins a baseline: every page then shows the differences "
       "from it.")},
    {"work", L("Guide", "Plan several workloads"),
     L("Guide",
       "“+ Workload” adds training, fine-tuning, a sweep or a serving fleet to the same cluster. "
       "Fleets keep their GPUs; what is left trains. Pages of one kind of work follow the workload "
       "that is selected.")},
    {"charts", L("Guide", "Use a chart"),
     L("Guide", "The menu of a chart copies the picture or its table, saves PNG, SVG or PDF, and "
                "switches to "
                "the table. Click a curve in the legend to hide it. Plus and minus zoom, arrow "
                "keys read the "
                "curves, P pins the curves so that they stay while you change inputs.")},
    {"runs", L("Guide", "Use your own measurements"),
     L("Guide", "File > Add measured run enters a run of your own, typed in or pasted from a "
                "training log; a "
                "JSON file with runs can be dropped on the window. The Accuracy page compares them "
                "with the predictions, and “Calibrate plan” "
                "corrects "
                "the step time of this plan with them and narrows its range.")},
    {"report", L("Guide", "Hand over the result"),
     L("Guide",
       "Report preview (Ctrl+R) shows every page next to its cover, language, paper and sections; "
       "sections can be left out, moved and given a paragraph of your own. "
       "Export PDF (Ctrl+E) or Print report (Ctrl+P) writes it. F11 shows slides full "
       "screen "
       "with one slider that can be dragged live. The command line exports workbooks and launch "
       "scripts: see “headroom --help”.")},
    {"safe", L("Guide", "What happens after a crash"),
     L("Guide",
       "Every change is saved in a recovery copy before it is computed, and a drag when the mouse "
       "button is released. The next start offers the copy. A project that ended the program is "
       "opened without being computed.")},
};

} // namespace

std::vector<GuideTopic> guide()
{
    std::vector<GuideTopic> topics;
    for (const Topic& topic : kTopics)
        topics.push_back({QString::fromLatin1(topic.id),
                          QCoreApplication::translate("Guide", topic.title),
                          QCoreApplication::translate("Guide", topic.text)});
    return topics;
}

} // namespace model
