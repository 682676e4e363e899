#pragma once

#include "model/engine/plan.h"

#include <initializer_list>

namespace engine {

// Choosing a part replaces it whole, and what follows from it follows here: the node, the links,
// the default price. Nothing typed for another GPU survives.
void adopt(Plan& plan, const Catalog& catalog, const Accelerator& gpu);
void adopt(Plan& plan, Workload& work, const Model& model);
// GPUs of a second type beside those of the first, with what a cluster of them alone would have.
void adoptSecond(Plan& plan, const Catalog& catalog, const Accelerator& gpu);
void dropSecond(Plan& plan);
// A number format that all of these GPUs have.
void takeFormat(Workload& work, std::initializer_list<const Accelerator*> gpus);
// With what a plan of before the risk room does not know yet.
void adopt(Plan& plan, const Catalog& catalog, const Fleet& fleet);
// Who repairs, and how long that takes.
void adopt(Plan& plan, const Catalog& catalog, RepairCrew staffing);
// A second tier of a workload that serves.
void adoptTier(Plan& plan, Workload& work, const Catalog& catalog, const Accelerator& gpu);
// The rent of the plan's GPU, where the plan takes it from offers that the catalog has.
void adoptRent(Plan& plan, const Catalog& catalog);
void adoptInside(Plan& plan, const Link& link);
void adoptFabric(Plan& plan, const Link& link);
// A node of another size costs, draws, weighs and holds in proportion, with as many NICs per GPU.
void resizeNode(Plan& plan, double gpus);

// What a port of the fabric times the NICs of a node gives each of its GPUs.
Bandwidth fabricRate(const Cluster& cluster);

// The plan that a fresh start has, with every constant taken from the catalog's rules.
Plan defaultPlan(const Catalog& catalog);
// The same with the parts that this plan has chosen: what "reset" goes back to.
Plan baseline(const Plan& plan, const Catalog& catalog);

} // namespace engine
