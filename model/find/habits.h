#pragma once

#include <QString>
#include <QStringList>

namespace model {

// What the user recently used and marked as a favorite, kept between sessions; not part of any
// project. Separate for each list: "find", "cluster.gpu".
class Habits {
public:
    explicit Habits(QString list) : list_(std::move(list)) {}

    QStringList recent() const; // latest first
    void use(const QString& id);
    QStringList favourites() const;
    void favour(const QString& id, bool favoured);

private:
    QString list_;
};

} // namespace model
