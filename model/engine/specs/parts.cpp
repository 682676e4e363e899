#include "model/engine/specs/parts.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

#define HEADROOM_ACCELERATOR(type, member, key, unit) HEADROOM_FIELD(Accelerator, member, key, unit)
#define HEADROOM_LINK(type, member, key, unit) HEADROOM_FIELD(Link, member, key, unit)
#define HEADROOM_NODE(type, member, key, unit) HEADROOM_FIELD(Node, member, key, unit)
#define HEADROOM_MODEL(type, member, key, unit) HEADROOM_FIELD(Model, member, key, unit)

#define HEADROOM_OFFER(type, member, key, unit) HEADROOM_FIELD(Offer, member, key, unit)
#define HEADROOM_REGION(type, member, key, unit) HEADROOM_FIELD(Region, member, key, unit)
#define HEADROOM_POINT(type, member, key, unit) HEADROOM_FIELD(Point, member, key, unit)
#define HEADROOM_FLEET(type, member, key, unit) HEADROOM_FIELD(Fleet, member, key, unit)

constexpr std::array kAccelerator{HEADROOM_ACCELERATOR_FIELDS(HEADROOM_ACCELERATOR)};
constexpr std::array kLink{HEADROOM_LINK_FIELDS(HEADROOM_LINK)};
constexpr std::array kNode{HEADROOM_NODE_FIELDS(HEADROOM_NODE)};
constexpr std::array kModel{HEADROOM_MODEL_FIELDS(HEADROOM_MODEL)};
constexpr std::array kOffer{HEADROOM_OFFER_FIELDS(HEADROOM_OFFER)};
constexpr std::array kRegion{HEADROOM_REGION_FIELDS(HEADROOM_REGION)};
constexpr std::array kPoint{HEADROOM_POINT_FIELDS(HEADROOM_POINT)};
constexpr std::array kFleet{HEADROOM_FLEET_FIELDS(HEADROOM_FLEET)};

template <class T> const T* byId(const std::vector<T>& parts, std::string_view id)
{
    const auto it = std::ranges::find(parts, id, &T::id);
    return it == parts.end() ? nullptr : &*it;
}

} // namespace

FlopRate Accelerator::peak(Format format) const
{
    const std::array peaks{peakFp32, peakTf32, peakFp16, peakBf16, peakFp8, peakFp4};
    return peaks[static_cast<std::size_t>(format)];
}

std::span<const Field<Accelerator>> fields(const Accelerator&)
{
    return kAccelerator;
}
std::span<const Field<Link>> fields(const Link&)
{
    return kLink;
}
std::span<const Field<Node>> fields(const Node&)
{
    return kNode;
}
std::span<const Field<Model>> fields(const Model&)
{
    return kModel;
}
std::span<const Field<Offer>> fields(const Offer&)
{
    return kOffer;
}

std::span<const Field<Region>> fields(const Region&)
{
    return kRegion;
}
std::span<const Field<Point>> fields(const Point&)
{
    return kPoint;
}
std::span<const Field<Fleet>> fields(const Fleet&)
{
    return kFleet;
}

const Accelerator* Catalog::accelerator(std::string_view id) const
{
    return byId(accelerators, id);
}
const Link* Catalog::link(std::string_view id) const
{
    return byId(links, id);
}
const Node* Catalog::node(std::string_view id) const
{
    return byId(nodes, id);
}
const Model* Catalog::model(std::string_view id) const
{
    return byId(models, id);
}
const Offer* Catalog::offer(std::string_view id) const
{
    return byId(offers, id);
}
const Cost* Catalog::cost(std::string_view id) const
{
    return byId(costs, id);
}
const Region* Catalog::region(std::string_view id) const
{
    return byId(regions, id);
}
const Point* Catalog::point(std::string_view id) const
{
    return byId(points, id);
}
const Fleet* Catalog::fleet(std::string_view id) const
{
    return byId(fleets, id);
}
const Rule* Catalog::rule(std::string_view id) const
{
    return byId(rules, id);
}

} // namespace engine
