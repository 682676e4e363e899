// Qt's handovers between threads use locks that the thread sanitizer cannot see. In sanitizer
// builds only, this tells it about tasks given to a pool and about queued calls.
#include <QMetaObject>
#include <QRunnable>
#include <QThreadPool>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

// Whoever waits for the pool sees its results.
class Work : public QRunnable {
public:
    Work(std::function<void()> work, QThreadPool* pool) : work_(std::move(work)), pool_(pool)
    {
        __tsan_release(this);
    }
    void run() override
    {
        __tsan_acquire(this);
        work_();
        work_ = nullptr;
        __tsan_release(pool_);
    }

private:
    std::function<void()> work_;
    QThreadPool* pool_;
};

class Called : public QtPrivate::QSlotObjectBase {
public:
    explicit Called(QSlotObjectBase* slot) : QSlotObjectBase(&Called::act), slot_(slot)
    {
        __tsan_release(this);
    }

private:
    static void act(int what, QSlotObjectBase* self, QObject* receiver, void** arguments, bool*)
    {
        __tsan_acquire(self);
        auto* const called = static_cast<Called*>(self);
        if (what == Call) {
            called->slot_->call(receiver, arguments);
            __tsan_release(self); // either side may release it last
        } else if (what == Destroy) {
            called->slot_->destroyIfLastRef();
            delete called;
        }
    }
    QSlotObjectBase* slot_;
};

} // namespace

void QThreadPool::start(std::function<void()> work, int priority)
{
    start(new Work(std::move(work), this), priority);
}

bool QThreadPool::waitForDone(int milliseconds)
{
    using Wait = bool (*)(QThreadPool*, int);
    static const auto wait =
        reinterpret_cast<Wait>(dlsym(RTLD_NEXT, "_ZN11QThreadPool11waitForDoneEi"));
    const bool done = wait(this, milliseconds);
    __tsan_acquire(this);
    return done;
}

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot,
                                   Qt::ConnectionType type, void* result)
{
    using Invoke = decltype(&QMetaObject::invokeMethodImpl);
    static const auto invoke = reinterpret_cast<Invoke>(
        dlsym(RTLD_NEXT, "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBase"
                         "EN2Qt14ConnectionTypeEPv"));
    return invoke(object, new Called(slot), type, result);
}
