#pragma once

#include "model/advice/advicetables.h"
#include "model/engine/assessment.h"
#include "model/engine/files/templatefile.h"
#include "model/engine/specs/parts.h"
#include "model/project/latest.h"

#include <memory>

namespace model {

class ProjectDocument;

// A row of a published table of clusters, recomputed.
struct Reference {
    const engine::Template* from = nullptr;
    std::shared_ptr<const engine::Plan> plan;
    engine::Assessment assessment;
    engine::Decision smallest;
    engine::Usd byPart{};         // purchase, from the prices of its parts
    engine::UsdRate usefulHour{}; // owned and always busy: per hour of useful work
    std::string scheduler;        // that its work needs, by id
};
// The reference configurations, then the cheat sheet.
std::vector<Reference> referencesBy(const engine::Catalog& catalog, std::stop_token stop = {});

// The same on a worker thread, recomputed for another catalog.
class ReferenceAnswers : public QObject {
    Q_OBJECT
public:
    explicit ReferenceAnswers(ProjectDocument& document, QObject* parent = nullptr);

    void ask();
    const std::vector<Reference>& answer() const { return answer_; }

Q_SIGNALS:
    void answered();

private:
    ProjectDocument& document_;
    std::shared_ptr<const engine::Catalog> catalog_;
    std::vector<Reference> answer_;
    Latest latest_;
};

class ReferenceTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;
    void show(const std::vector<Reference>& references, const NumberFormat& format);
};

// Opens the row as its own scenario, in one undo step.
engine::Result<void> openReference(ProjectDocument& document, const Reference& reference);

} // namespace model
