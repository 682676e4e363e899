#include "model/engine/text.h"
#include "model/words/table.h"

namespace model::words {
namespace {

using What = engine::ImportNote::What;
using engine::PriceNote;

// %1 the key, %2 what was found or assumed.
const char* sentence(What what)
{
    switch (what) {
    case What::UnknownFamily:
        return L("Import", "Unknown model family “%2”. The model was sized from its keys; compare "
                           "the parameters with what its publisher states.");
    //: %1 a key in a file, %2 the value assumed.
    case What::KeyAssumed: return L("Import", "“%1” is not in the file; assumed: %2.");
    case What::TiedAssumed:
        //: %1 a key in a file, %2 “true” or “false”.
        return L("Import", "The file does not state whether input and output share one embedding "
                           "table (%1); assumed as usual for the family: %2.");
    case What::LinearAttention:
        return L("Import", "%2 layers have linear attention. They are computed as layers that "
                           "attend to one token: the state that they keep for each sequence and "
                           "some of their weights are not counted.");
    case What::WindowIgnored:
        return L("Import", "The sliding window of %2 tokens is not used: every layer is assumed to "
                           "attend to the whole context.");
    case What::EncoderPart: return L("Import", "Image or audio parts (%1) are not counted.");
    case What::MultiTokenHead:
        return L("Import", "Multi-token prediction layers (%2) are not counted.");
    case What::LookupNotActive:
        return L("Import", "As in the publisher’s count, the input embedding table is not among "
                           "the active parameters.");
    }
    return "";
}

const char* sentence(PriceNote note)
{
    switch (note) {
    case PriceNote::HostAdded:
        return L("Import", "Host and GPUs are listed in separate rows; their prices were added.");
    case PriceNote::GpuWithoutHost:
        return L("Import", "Price of the GPUs only: no host of that size in that zone.");
    case PriceNote::WholeSlice:
        return L("Import", "The row covers a whole slice; its chip count was taken from its name.");
    case PriceNote::CountCorrected:
        return L("Import",
                 "The list has a wrong GPU count for this instance; the correct count is used.");
    case PriceNote::CountDisputed:
        return L("Import", "The list gives different GPU counts in two columns.");
    case PriceNote::CountUnknown:
        return L("Import", "The GPU count is not given, so there is no price per GPU.");
    case PriceNote::PartOfGpu: return L("Import", "Less than one GPU.");
    case PriceNote::GpuFromInstance:
        return L("Import", "The GPU name was missing and was taken from the instance name.");
    case PriceNote::VariantAssumed:
        return L("Import", "Several GPUs share that name; the most common one is assumed.");
    case PriceNote::MemoryInGib: return L("Import", "Values that the list gives in MiB are GiB.");
    case PriceNote::MemoryOfAll:
        return L("Import", "The memory that the list gives per GPU is the total of all GPUs.");
    case PriceNote::InfoUnread: return L("Import", "The GPU description cannot be interpreted.");
    case PriceNote::SpotIsOnDemand:
        return L("Import", "The spot price equals the on-demand price: spot is not offered.");
    case PriceNote::NoPriceMark: return L("Import", "$700 per hour means “no price”.");
    case PriceNote::EveryRegion:
        return L("Import",
                 "Every region is listed at one price; that does not mean it is available there.");
    }
    return "";
}

} // namespace

QString importNote(const engine::ImportNote& note)
{
    return filled(translated("Import", sentence(note.what)),
                  {QString::fromStdString(note.key), QString::fromStdString(note.detail)});
}

QStringList priceNotes(const engine::PriceNotes& notes)
{
    QStringList texts;
    for (int i = 0; i < engine::kPriceNotes; ++i)
        if (const auto note = static_cast<PriceNote>(i); notes.has(note))
            texts << translated("Import", sentence(note));
    return texts;
}

} // namespace model::words
