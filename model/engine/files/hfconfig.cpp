#include "model/engine/files/hfconfig.h"

#include "model/engine/files/hfshape.h"

#include <array>

namespace engine {
namespace {

using What = ImportNote::What;

// The limits of the plan (work.*.params).
constexpr double kLeastParams = 1e5;
constexpr double kMostParams = 1e15;

constexpr std::size_t kMostName = 80;

// Where a multimodal model keeps its text part.
constexpr std::array kTextParts{"text_config", "language_config", "llm_config", "thinker_config"};
// Its other parts, which are not counted.
constexpr std::array kOtherParts{"vision_config",    "audio_config",  "visual",
                                 "vision_tower_cfg", "speech_config", "audio_encoder_config"};
// Keys found only in models that keep a state instead of keys and values, at least in some layers.
constexpr std::array kStateKeys{"mamba_d_state",  "mamba_d_ssm",       "ssm_cfg",
                                "state_size",     "attn_layer_period", "linear_num_value_heads",
                                "ssm_state_size", "linear_attn_config"};

// The text part, the path to it, and what surrounds it.
struct TextPart {
    Json keys;
    std::string at;
    std::string type; // model_type
    std::vector<ImportNote> notes;
};

std::string lineOfText(const Json& json, const char* key)
{
    const auto it = json.find(key);
    const bool isText = it != json.end() && it->is_string();
    return isText ? oneLine(it->get<std::string>(), kMostName) : std::string();
}

bool isObject(const Json& json, const char* key)
{
    const auto it = json.find(key);
    return it != json.end() && it->is_object();
}

// Keys missing in the text part may be next to it.
void inherit(Json& part, const Json& around)
{
    for (const char* key :
         {"model_type", "tie_word_embeddings", "torch_dtype", "dtype", "quantization_config"})
        if (const auto it = around.find(key);
            it != around.end() && part.value(key, Json()).is_null())
            part[key] = *it;
}

// Goes at most as deep as the JSON may nest, so it ends.
TextPart textPart(Json json)
{
    TextPart part{std::move(json), {}, {}, {}};
    for (bool deeper = true; deeper;) {
        for (const char* key : kOtherParts)
            if (isObject(part.keys, key))
                part.notes.push_back({What::EncoderPart, key, {}});
        deeper = false;
        for (const char* key : kTextParts)
            if (isObject(part.keys, key)) {
                Json inner = part.keys[key];
                inherit(inner, part.keys);
                part.keys = std::move(inner);
                part.at += pointerStep(key);
                deeper = true;
                break;
            }
    }
    if (!part.at.empty() && part.notes.empty()) // there is something around it
        part.notes.push_back({What::EncoderPart, part.at.substr(1), {}});
    part.type = lineOfText(part.keys, "model_type");
    return part;
}

// Models that are not text decoders are not sized by rules made for those.
std::optional<Error> otherKind(const Json& json, const std::string& at)
{
    const std::string type = lineOfText(json, "model_type");
    if (const auto kind = hfOtherKind(type); !kind.empty())
        return Error{Code::NoDecoder, at + "/model_type", type, std::string(kind)};
    if (json.value("is_encoder_decoder", Json()) == true)
        return Error{Code::NoDecoder, at + "/is_encoder_decoder", type, "encoder-decoder"};
    // Encoders of undescribed families: trained to predict masked words.
    if (const auto it = json.find("architectures"); it != json.end() && it->is_array())
        for (const Json& made : *it)
            if (made.is_string() && made.get_ref<const std::string&>().ends_with("ForMaskedLM"))
                return Error{Code::NoDecoder, at + "/architectures", excerpt(made), "encoder"};
    const HfFamily* const family = hfFamily(type);
    for (const char* key : kStateKeys)
        if (!(family && family->linear) && json.contains(key) && !json[key].is_null())
            return Error{Code::NoDecoder, at + pointerStep(key), type, "state-space"};
    return std::nullopt;
}

// The given name; otherwise the last component of its repository name; otherwise its type.
std::string nameOf(std::string_view given, const Json& json, const std::string& type)
{
    std::string name(given);
    if (name.empty())
        name = lineOfText(json, "_name_or_path");
    if (given.empty() && name.find_last_not_of('/') != name.npos) {
        name.resize(name.find_last_not_of('/') + 1);
        name.erase(0, name.rfind('/') + 1);
    }
    name = oneLine(std::move(name), kMostName);
    return !name.empty() ? name : !type.empty() ? type : "config.json";
}

// Lowercase letters, digits and points; everything else becomes a single dash.
std::string slugOf(const std::string& name)
{
    std::string slug;
    for (const char c : name) {
        const bool upper = c >= 'A' && c <= 'Z';
        if (upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.')
            slug += upper ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!slug.empty() && slug.back() != '-')
            slug += '-';
    }
    while (!slug.empty() && slug.back() == '-')
        slug.pop_back();
    return slug.empty() ? "model" : slug;
}

std::string storedFormat(HfKeys& keys)
{
    const std::string method = oneLine(keys.text({"quantization_config/quant_method"}), kMostName);
    if (method.empty())
        return oneLine(keys.text({"torch_dtype", "dtype"}), kMostName);
    const double bits = keys.number({"quantization_config/bits"}, 1, 64);
    return bits > 0 ? method + "-" + plain(bits) : method;
}

void noteFamily(HfReading& r, const std::string& type)
{
    if (!r.known)
        r.note(What::UnknownFamily, "model_type", type);
    for (const auto& [key, value] : r.family.defaults)
        if (r.keys.assume(key, value))
            r.note(What::KeyAssumed, key, plain(value));
    const double ahead = r.keys.number({"num_nextn_predict_layers"}, 0, 1e4);
    if (ahead > 0)
        r.note(What::MultiTokenHead, "num_nextn_predict_layers", plain(ahead));
}

// The parameter counts of what was read. In some families the makers exclude the input embedding
// from the active parameters, and their models are known by those numbers.
Result<ImportedModel> counted(HfReading& r)
{
    ImportedModel result;
    result.parts = countParameters(r.model, r.extras);
    const Params total = result.parts.total();
    if (!(total.base() >= kLeastParams && total.base() <= kMostParams))
        return fail(Code::OutOfRange, {}, plain(total.base()),
                    plain(kLeastParams) + " – " + plain(kMostParams));
    r.model.params = total;
    r.model.active = result.parts.active();
    if (!r.family.countsLookup && r.model.embeddings == 2) {
        r.model.active -= result.parts.lookup;
        r.note(What::LookupNotActive, "vocab_size", plain(result.parts.lookup.base()));
    }
    const bool keepsLess = r.family.linear && r.model.windowShare > 0;
    result.kvBytesToken = (keepsLess ? 1 - r.model.windowShare : 1) * kvBytesToken(r.model);
    result.forward = forwardFlops(r.model, {}, r.extras);
    result.model = r.model;
    result.extras = r.extras;
    return result;
}

// The text part read by its family's rules, counted, with the assumptions that were made.
Result<ImportedModel> sized(TextPart part)
{
    static constexpr HfFamily kUndescribed{};
    const HfFamily* const family = hfFamily(part.type);
    HfReading reading{HfKeys(std::move(part.keys), part.at), family ? *family : kUndescribed,
                      family != nullptr};
    reading.notes = std::move(part.notes);
    noteFamily(reading, part.type);
    readHfShape(reading);
    const std::string format = storedFormat(reading.keys);
    if (reading.keys.wrong())
        return tl::unexpected(*reading.keys.wrong());
    auto result = counted(reading);
    if (!result)
        return result;
    result->family = result->model.family = part.type;
    result->storedFormat = format;
    result->notes = std::move(reading.notes);
    return result;
}

} // namespace

bool looksLikeHfConfig(const Json& json)
{
    if (!json.is_object() || !(json.contains("model_type") || json.contains("architectures")))
        return false;
    for (const char* key : kTextParts)
        if (isObject(json, key))
            return true;
    const auto isThere = [&](const char* key) { return json.contains(key); };
    constexpr std::array layers{"num_hidden_layers", "n_layer", "n_layers", "num_layers",
                                "encoder_layers"};
    return std::ranges::any_of(layers, isThere);
}

Result<ImportedModel> readHfConfig(std::string_view text, std::string_view fallbackName)
{
    auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (!json->is_object())
        return fail(Code::WrongType, {}, json->type_name(), "object");
    if (const auto other = otherKind(*json, {}))
        return tl::unexpected(*other);
    const std::string name = nameOf(fallbackName, *json, lineOfText(*json, "model_type"));
    TextPart part = textPart(std::move(*json));
    if (const auto other = otherKind(part.keys, part.at))
        return tl::unexpected(*other);

    auto result = sized(std::move(part));
    if (!result)
        return result;
    result->model.id = "import:" + slugOf(name);
    result->model.name = result->model.brief = name;
    return result;
}

} // namespace engine
