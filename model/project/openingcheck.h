#pragma once

#include "model/project/opening.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace model {

// Checks whether an opened file gives the same figures as when it was saved: on a worker thread,
// since each of its scenarios may need a search. Opening another file cancels the check.
class OpeningCheck : public QObject {
    Q_OBJECT
public:
    explicit OpeningCheck(QObject* parent = nullptr);
    ~OpeningCheck() override;

    void look(std::shared_ptr<const engine::LoadedProject> file);
    void drop();

Q_SIGNALS:
    void differs(std::shared_ptr<const engine::LoadedProject> file,
                 const model::OpeningChanges& changes);

private:
    QThreadPool worker_;
    std::stop_source stop_{std::nostopstate};
};

} // namespace model
