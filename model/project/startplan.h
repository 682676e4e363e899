#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QMap>
#include <QString>

#include <vector>

namespace engine {
struct Workload;
}

namespace model {

// The questions of a first start: which work, how much, within which limits. Answers are inputs of
// the plan, with their names, units and limits; the rest of the plan is the sample's.
class StartPlan {
public:
    StartPlan(const engine::Catalog& catalog, NumberFormat format);

    struct Choice {
        QString id, name;
        friend bool operator==(const Choice&, const Choice&) = default;
    };
    struct Field {
        QString path, label, tip;
        QString own;  // the default if nothing is typed; empty: no limit
        QString text; // the answer, otherwise the default
    };
    static std::vector<Choice> kinds();
    QString kind() const { return kind_; }
    void setKind(const QString& id);
    std::vector<Choice> models() const; // empty if this work needs none
    QString model() const;
    void setModel(const QString& id);
    std::vector<Field> size() const;
    std::vector<Field> limits() const;
    // Whether the answer is valid; `where` of the error is the path. Empty text means no limit, or
    // the plan's own value.
    engine::Result<void> answer(const QString& path, const QString& text);
    // The smallest cluster that does this work within these limits.
    engine::Result<engine::Project> project() const;

private:
    engine::Result<engine::Plan> plan() const;
    // Those of the inputs that apply to the work.
    std::vector<Field>
        fields(std::vector<std::string> (*pathsOf)(const engine::Workload& work)) const;

    const engine::Catalog& catalog_;
    NumberFormat format_;
    QString kind_, model_;
    QMap<QString, QString> answers_;
};

} // namespace model
