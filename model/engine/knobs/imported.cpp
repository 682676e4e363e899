#include "model/engine/knobs/imported.h"

#include "model/engine/knobs/knob.h"

#include <cmath>

namespace engine {

Model cited(Model model, const Citation& cite)
{
    Sheet sheet;
    for (const Field<Model>& field : fields(model)) {
        const double value = field.get(model);
        if (!std::isnan(value))
            sheet.figures.push_back(
                {std::string(field.key), {}, field.unit, value, kUnknown, kUnknown, cite, {}});
    }
    model.sheet = std::make_shared<const Sheet>(std::move(sheet));
    return model;
}

Result<Plan> rentedAt(const Plan& plan, const Catalog& catalog, std::string_view gpu,
                      UsdRate priceOfOne, const Citation& cite)
{
    Plan next = plan;
    if (!gpu.empty() && gpu != plan.cluster.gpu.id) {
        auto changed = chosen(plan, catalog, "cluster.gpu", gpu);
        if (!changed)
            return changed;
        next = std::move(*changed);
    }
    auto priced = turned(next, "money.price", priceOfOne.base());
    if (!priced)
        return priced;
    auto cites = std::make_shared<Citations>(*priced->cites);
    (*cites)["money.price"] = cite;
    priced->cites = std::move(cites);
    return priced;
}

} // namespace engine
