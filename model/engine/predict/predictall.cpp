#include "model/engine/predict/predictall.h"

#include "model/engine/serving/predictserved.h"
#include "model/engine/serving/servedaccuracy.h"
#include "model/engine/training/accuracy.h"
#include "model/engine/training/predict.h"

namespace engine {

std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog)
{
    const Understanding training(catalog, trainingConstants(catalog));
    const ServingUnderstanding serving(catalog, servingConstants(catalog));
    std::vector<Prediction> all;
    all.reserve(rows.size());
    for (const PublishedRow& row : rows) {
        if (!row.skipped.empty())
            all.emplace_back().skipped = row.skipped;
        else if (row.served)
            all.push_back(predict(*row.served, serving));
        else
            all.push_back(predict(row.run, training));
    }
    return all;
}

std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog,
                                   const OwnMeasurements& own)
{
    auto all = predictAll(rows, catalog);
    for (std::size_t i = 0; i < rows.size(); ++i)
        own.apply(rows[i], all[i]);
    return all;
}

std::vector<AccuracyTable> judgedAll(const std::vector<PublishedRow>& rows,
                                     const std::vector<Prediction>& predictions)
{
    auto tables = accuracyOf(rows, predictions);
    const auto served = servedAccuracyOf(rows, predictions);
    tables.insert(tables.end(), served.begin(), served.end());
    return tables;
}

} // namespace engine
