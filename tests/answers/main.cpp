#include "tests/answers/answers.h"

#include <QCoreApplication>

#include <cstdio>

// Reports which template results differ from the snapshot in the folder, and why; --accept updates
// the snapshot, --each prints a line per figure instead of per row.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    bool accept = false, each = false;
    for (const QString& argument : arguments) {
        accept = accept || argument == u"--accept";
        each = each || argument == u"--each";
        if (argument != u"--accept" && argument != u"--each") {
            std::fprintf(stderr, "no such option: %s (there are: --accept, --each)\n",
                         qUtf8Printable(argument));
            return 2;
        }
    }
    try {
        const std::filesystem::path folder = HEADROOM_ANSWERS;
        const answers::Snapshot now = answers::computed();
        const auto difference = answers::difference(answers::stored(folder), now);
        std::fputs(answers::described(difference, each).c_str(), stdout);
        if (accept)
            answers::store(folder, now);
        return difference.none() || accept ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 3;
    }
}
