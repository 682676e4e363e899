#pragma once

#include <QString>
#include <QStringList>

namespace model {

// What a person used lately and marked as a favourite, kept between starts; not part of any
// project. Of each list its own: "find", "cluster.gpu".
class Habits {
public:
    explicit Habits(QString list) : list_(std::move(list)) {}

    QStringList recent() const; // the last first
    void use(const QString& id);
    QStringList favourites() const;
    void favour(const QString& id, bool favoured);

private:
    QString list_;
};

} // namespace model
