#pragma once

#include "model/engine/plan.h"

#include <initializer_list>

namespace engine {

// Choosing a part replaces it completely, along with what follows from it: the node, the links, the
// default price. Nothing typed for another GPU is kept.
void adopt(Plan& plan, const Catalog& catalog, const Accelerator& gpu);
void adopt(Plan& plan, Workload& work, const Model& model);
// GPUs of a second type in addition to the first, with what a cluster of only those would have.
void adoptSecond(Plan& plan, const Catalog& catalog, const Accelerator& gpu);
void dropSecond(Plan& plan);
// A number format supported by all of these GPUs.
void takeFormat(Workload& work, std::initializer_list<const Accelerator*> gpus);
// Also fills in figures missing in plans from before the risk room.
void adopt(Plan& plan, const Catalog& catalog, const Fleet& fleet);
// Who does repairs, and how long they take.
void adopt(Plan& plan, const Catalog& catalog, RepairCrew staffing);
// A second tier of a workload that serves.
void adoptTier(Plan& plan, Workload& work, const Catalog& catalog, const Accelerator& gpu);
// The rental price of the plan's GPU, if the plan takes it from the catalog's offers.
void adoptRent(Plan& plan, const Catalog& catalog);
void adoptInside(Plan& plan, const Link& link);
void adoptFabric(Plan& plan, const Link& link);
// A node of another size has proportional cost, power, weight and memory, and as many NICs per GPU.
void resizeNode(Plan& plan, double gpus);

// Port bandwidth times NICs per node, per GPU.
Bandwidth fabricRate(const Cluster& cluster);

// The plan of a fresh start, with all constants from the catalog's rules.
Plan defaultPlan(const Catalog& catalog);
// The same with the parts chosen in this plan: the target of "reset".
Plan baseline(const Plan& plan, const Catalog& catalog);

} // namespace engine
