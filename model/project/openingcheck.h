#pragma once

#include "model/project/opening.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace model {

// Whether a file that was opened answers as it did when it was saved: asked on a worker, since each
// of its scenarios may take a search. Another file drops the former one's question.
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
