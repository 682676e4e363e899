#include "model/project/openingcheck.h"

#include "model/store/catalogstore.h"

#include <algorithm>

namespace model {

OpeningCheck::OpeningCheck(QObject* parent) : QObject(parent)
{
    worker_.setMaxThreadCount(1);
}

OpeningCheck::~OpeningCheck()
{
    drop();
    worker_.waitForDone();
}

void OpeningCheck::drop()
{
    stop_.request_stop();
}

void OpeningCheck::look(std::shared_ptr<const engine::LoadedProject> file)
{
    drop();
    stop_ = std::stop_source();
    worker_.start([this, file = std::move(file), stop = stop_.get_token()] {
        OpeningChanges changes;
        // The engine should answer every plan; if it fails, the evaluator reports it.
        try {
            if (const auto catalog = shippedCatalog())
                changes = openingChanges(*file, {*catalog}, nullptr, stop);
        } catch (const std::exception&) {
            return;
        }
        if (std::ranges::all_of(changes, &std::vector<engine::Change>::empty))
            return;
        QMetaObject::invokeMethod(
            this,
            [this, file, stop, changes = std::move(changes)] {
                if (!stop.stop_requested())
                    Q_EMIT differs(file, changes);
            },
            Qt::QueuedConnection);
    });
}

} // namespace model
