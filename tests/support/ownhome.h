#pragma once

#include <QTemporaryDir>

namespace support {

// Settings and files of this program alone, so that tests can run beside each other and beside a
// person's own. Before the application object, which reads settings.
class OwnHome {
public:
    OwnHome()
    {
        for (const char* where :
             {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            qputenv(where, folder_.path().toLocal8Bit());
    }
    QString path() const { return folder_.path(); }

private:
    QTemporaryDir folder_;
};

} // namespace support
