#include "model/import/importjob.h"

#include "model/words/words.h"

namespace model {

ImportJob::ImportJob(std::shared_ptr<const engine::Catalog> catalog, NumberFormat format,
                     QObject* parent)
    : QObject(parent)
    , catalog_(std::move(catalog))
    , format_(std::move(format))
{
    worker_.setMaxThreadCount(1);
}

ImportJob::~ImportJob()
{
    cancelled_ = true;
    worker_.waitForDone();
}

void ImportJob::start(const QString& path)
{
    worker_.start([this, path] {
        const auto tell = [this](double done) {
            QMetaObject::invokeMethod(
                this, [this, done] { Q_EMIT progress(done); }, Qt::QueuedConnection);
            return !cancelled_;
        };
        auto result = understand(path, *catalog_, format_, tell);
        QMetaObject::invokeMethod(
            this, [this, result = std::move(result)] { finish(result); }, Qt::QueuedConnection);
    });
}

void ImportJob::finish(const engine::Result<Understood>& result)
{
    if (cancelled_)
        Q_EMIT failed({});
    else if (result)
        Q_EMIT understood(*result);
    else
        Q_EMIT failed(words::error(result.error()));
}

} // namespace model
