#pragma once

#include "model/import/importing.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>

namespace model {

// Reads a file on a worker thread, with progress, and can be cancelled.
class ImportJob : public QObject {
    Q_OBJECT
public:
    ImportJob(std::shared_ptr<const engine::Catalog> catalog, NumberFormat format,
              QObject* parent = nullptr);
    ~ImportJob() override;

    void start(const QString& path);
    void cancel() { cancelled_ = true; }

Q_SIGNALS:
    void progress(double done); // 0 to 1
    void understood(const model::Understood& file);
    void failed(const QString& why); // a sentence; empty if cancelled

private:
    void finish(const engine::Result<Understood>& result);

    std::shared_ptr<const engine::Catalog> catalog_;
    NumberFormat format_;
    std::atomic<bool> cancelled_ = false;
    QThreadPool worker_; // last member: its destructor waits before the others are destroyed
};

} // namespace model
