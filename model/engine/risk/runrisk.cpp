#include "model/engine/risk/runrisk.h"

#include "model/engine/invariant.h"
#include "model/engine/risk/spares.h"

#include <cassert>
#include <cmath>

namespace engine {
namespace {

Seconds intervalOf(const Checkpoints& c, const RunRisk& r)
{
    const Seconds stall = r.checkpointTime.stall;
    Seconds interval = c.interval;
    switch (c.rule) {
    case IntervalRule::Daly: interval = dalyInterval(stall, r.between); break;
    case IntervalRule::Young: interval = youngInterval(stall, r.between); break;
    case IntervalRule::Available: interval = availableInterval(stall, r.between, r.down); break;
    case IntervalRule::Typed: break;
    }
    return larger(interval, r.checkpointTime.drain); // only one checkpoint is in progress at a time
}

// A fault takes out a node; a run that continues without it loses the replica the node was part of.
void whatAMissingNodeTakes(RunRisk& r, const Reliability& risk, const RunShape& run)
{
    const double copies = risk.recovery == Recovery::Elastic ? run.replicas : 1;
    const double pieces = run.atOnce * copies;
    r.goesOn = pieces > 1;
    if (r.goesOn)
        r.lostByOne = larger(1 / pieces, 1 / (run.atOnce * std::ceil(run.gpus / run.nodeSize)));
}

} // namespace

// Waiting instead is always possible.
Share waitsWith(const RunRisk& r, double spares)
{
    const double standbyNodes = spares + r.idleNodes;
    const Share whole = waitsFor(r.nodesDown, standbyNodes);
    return r.goesOn ? smaller(whole, r.lostByOne * nodesShort(r.nodesDown, standbyNodes)) : whole;
}

double nodesDown(const Reliability& risk, const FaultSum& faults, double nodes, double nodeSize)
{
    return nodes * nodeSize * (faults.hardware * risk.repair);
}

double sparesOf(const Reliability& risk, double down)
{
    switch (risk.sparesRule) {
    case SparesRule::None: break;
    case SparesRule::Target: return larger(0.0, sparesFor(down, risk.sparesTarget));
    case SparesRule::Typed: return risk.spares;
    }
    return 0;
}

RunRisk runRisk(const Reliability& risk, const FaultSum& faults, const RunShape& run)
{
    assert(!(run.nodeSize <= 0));
    // A fault of an idle GPU still takes out its node.
    const double nodes = std::ceil(run.gpus / run.nodeSize);
    RunRisk r;
    r.nodesDown = nodesDown(risk, faults, run.atOnce * nodes, run.nodeSize);
    r.idleNodes = larger(0.0, run.clusterNodes - run.atOnce * nodes);
    whatAMissingNodeTakes(r, risk, run);
    r.between = meanTime(faults.all, nodes * run.nodeSize);
    r.checkpoint = run.checkpoint;
    const Bandwidth storage = risk.checkpoint.storage;
    r.checkpointTime =
        checkpointTime(risk.checkpoint.mode, r.checkpoint, run.gpus * run.toHosts, storage);
    r.down = risk.detect + risk.restart + risk.warmUp + r.checkpoint / storage;
    r.interval = intervalOf(risk.checkpoint, r);
    r.losses = lossesOf(r.interrupted());
    r.standbyNodes = run.spares + r.idleNodes;
    r.maySpare = r.standbyNodes + smaller(run.replicas, nodes) - 1; // one is needed to continue
    r.waits = waitsWith(r, run.spares);
    r.computed = larger(kLeastGoodput, (1 - r.waits) * exactGoodput(r.interrupted()));
    r.expected = expectedRatio(r.interrupted());
    r.goodput = r.computed;
    assert(isShare(r.waits) && isShare(r.computed));
    return r;
}

} // namespace engine
