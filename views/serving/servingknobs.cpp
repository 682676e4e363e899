#include "views/serving/servingknobs.h"

namespace views {

using engine::Section;

std::vector<KnobPanel::Heading> servingKnobs()
{
    return {{Section::Requests},
            {Section::Lengths},
            {Section::Sessions},
            {Section::Latency},
            {Section::Engine, {"work.*.model", "cluster.gpu"}},
            {Section::ServingLayout},
            {Section::Fleet, {"cluster.count_rule", "cluster.count"}},
            {Section::SecondTier},
            {Section::Growth},
            {Section::ApiPrices},
            {Section::Media},
            {Section::Retrieval}};
}

} // namespace views
