#pragma once

#include <QObject>
#include <QThreadPool>

#include <stop_token>
#include <utility>

namespace model {

// Runs only the newest of several questions on a worker thread: it stops the previous one, whose
// answer is no longer wanted.
class Latest {
public:
    Latest() { worker_.setMaxThreadCount(1); }
    ~Latest()
    {
        stop_.request_stop();
        worker_.waitForDone();
    }
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;

    bool isBusy() const { return busy_; }

    // Runs `work(stop)` on the worker, and `done` with its result on the thread of the owner, who
    // also owns this object.
    template <class Work, class Done> void ask(QObject* owner, Work work, Done done)
    {
        stop_.request_stop();
        stop_ = {};
        busy_ = true;
        worker_.start([this, owner, work = std::move(work), done = std::move(done),
                       request = ++request_, stop = stop_.get_token()] {
            QMetaObject::invokeMethod(
                owner,
                [this, request, done, found = work(stop)] {
                    if (request != request_)
                        return; // a newer one is in progress
                    busy_ = false;
                    done(found);
                },
                Qt::QueuedConnection);
        });
    }

private:
    QThreadPool worker_;
    std::stop_source stop_;
    int request_ = 0;
    bool busy_ = false;
};

} // namespace model
