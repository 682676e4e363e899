#include "views/serving/servingknobs.h"

namespace views {

using engine::Section;

#define L(context, text) text // read by lupdate as QT_TRANSLATE_NOOP

std::vector<KnobPanel::Heading> servingKnobs()
{
    return {{Section::Requests, L("Panels", "Request load")},
            {Section::Lengths, L("Panels", "Input and output lengths")},
            {Section::Latency, L("Panels", "Latency limits")},
            {Section::Engine, L("Panels", "Model and engine"), {"work.*.model", "cluster.gpu"}},
            {Section::ServingLayout, L("Panels", "Layout")},
            {Section::Fleet, L("Panels", "Fleet"), {"cluster.count_rule", "cluster.count"}},
            {Section::SecondTier, L("Panels", "Second tier")},
            {Section::Growth, L("Panels", "Growth")},
            {Section::ApiPrices, L("Panels", "API comparison")},
            {Section::Retrieval, L("Panels", "Retrieval (RAG)")}};
}

} // namespace views
