<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AnswerSentence</name>
    <message>
        <source>{gpus} in {nodes} cannot hold {model}: its training state of {states} needs at least {copy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens}, but a figure of this GPU is not known, so the time is not known either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, past the {deadline} wanted, for {run} a run rented at {price}, drawing {power} at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, for {run} a run rented at {price}, drawing {power} at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, past the {deadline} wanted, bought for {first} and {own}, drawing {power} at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpus} in {nodes} train {model} on {tokens} in {time} {band}, bought for {first} and {own}, drawing {power} at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent or buy stays open: a price is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {runs}, the year is too short: the work would take {inuse} of its hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {runs}, {choice}; even at all hours in use buying does not pay within {years}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {runs}, {choice}; renting pays below {use} in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {runs}, {choice}; buying pays above {use} in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one run a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Speed-up: what more GPUs bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work done against one GPU of unlimited memory and no traffic; a line for each rate between nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs do the work of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 between nodes, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloud or buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid until then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price is not known. Enter rent and capital to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cumulative, same work, %1 in use. Even after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cumulative, same work, %1 in use. Owning costs more each year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the meter. Energy is bought on the mean, feeds on the rated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power of this GPU is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooling, losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>fp32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tf32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fp16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bf16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fp8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fp4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>The number asked for, or the smallest number of whole nodes that makes the date and holds the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 FLOPs forward and 4 backward for each parameter and token; 2 more where the forward pass runs twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU&apos;s dense peak in the number format chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPUs of a node, or of a link that joins several nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The times of all workloads, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed, or runs a year × (1 + trials and failed runs) × time of a run / a year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rent of a run, or what is bought over the years compared, shared among the runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(recalled)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dials</name>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that work on the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines that hold them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that share the inside link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOPs for each parameter and token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All FLOPs of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak of one GPU in the format used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of one run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of one run, all GPUs together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs for the date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the share of peak reached here, before rounding to whole nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached on this cluster, traffic included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share without traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one GPU reaches with no traffic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step where measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the cluster where the share was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic where measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a step on the cluster where the share was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain where measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that shared the inside link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domains where measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer steps of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of one optimizer step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute in a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without traffic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic in a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One exchange of all gradients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic inside nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce and gather inside the node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic between nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange between nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of this run that share the inside link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domains used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of such GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work done, of the work of as many GPUs alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work done against one GPU of unlimited memory and no traffic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences a batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples in one optimizer step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer of one copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs whose memory holds the training state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all GPUs together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the meter, cooling and losses included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of the GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of the nodes without their GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches and optics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of the storage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling and losses, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything at the meter that is not machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power, peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs, peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts, peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network, peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage, peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling and losses, peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power, rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs, rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts, rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network, rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage, rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling and losses, rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power, waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs, waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts, waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network, waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage, waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling and losses, waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the meter, waiting included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All workloads, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the hours of a year in which the GPUs work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials and failed runs included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run, rented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without trials and failed runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rented, a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent of the hours in use, and staff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid before the first run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For machines one owns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned, a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity, maintenance and staff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rented, in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the years compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought, in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When buying has paid for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours in use from which buying costs less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even at a rent of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent from which buying costs less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As rented, or its part of what is bought.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The file cannot be read: %2. Check that it exists and is yours to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %2 bytes; a plan has at most %3. It is probably another kind of file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file nests %2 levels deep; a plan nests at most %3. It is probably another kind of file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no valid JSON (%1). It may be cut off or of another kind; open a copy or a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is JSON but no Headroom project (at “%1”). Choose a file that Headroom saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was saved by a newer Headroom (format %2; this one knows up to %3). Update Headroom to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing at “%1”. Add it, or open a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value at “%1” is of the wrong kind. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value %2 at “%1” is outside what is possible (%3). Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit “%2” at “%1” is not one that fits. Use one that measures the same thing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is called “%1”. See “headroom catalog list knobs” and “headroom catalog list dials” for the names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” at “%1” is not one of the choices. Known: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here knows the key at “%1”; it was passed over and will not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says “%2” twice in one place. Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” at “%1” is not a number. Type one, with a unit if you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose another folder or free some space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that is known here (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no effect in this plan, so it was not turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula “%2” cannot be read (at %1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>The model does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its training state of %1 needs more memory than %2 have: at least %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use enough GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date is missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run takes %1, and %2 were wanted. %3 make it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date is out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run takes %1, and %2 were wanted. With more of these GPUs, traffic eats what they add.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster makes the date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number of these GPUs trains the model within %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of peak cannot be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 would leave no time for traffic, which takes %3 of a step there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 40 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More copies than sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A batch of %1 sequences cannot feed %2 copies of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fabric is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of a step waits for traffic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fabric costs time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of a step waits for traffic. With %2 for each GPU, a run would be %3 shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the faster fabric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic sets the pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of a step waits for traffic, and no faster fabric is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sooner costs little when renting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finish in %2 for %3 a run, %4 more. Owned, they would stand idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying does not pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 in use, renting saves %2 over %3. Buying is even after %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying never pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 in use, owning costs more each year than renting: %2 over %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying would cost less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 in use, buying saves %2 over %3. It is even after %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 in use, it saves %2 over %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renting pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is bought stands idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the hours, worth %2 of the capital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent or capital of this GPU is in no source here. Enter it to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The year is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs of a year take %1 of its hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node is left half empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 do not fill nodes of %2. Whole nodes hold %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the nodes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Knobs</name>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The architecture to train; it brings its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All parameters of the model. Gradients of all of them travel in each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters that one token passes through. A mixture of experts uses a part of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens the model is trained on, repeated ones counted again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time the run may take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the GPU&apos;s peak that training reaches while it runs, traffic included, as measured on the cluster named under “More”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in one training example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in one optimizer step, all GPUs together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How numbers are held while they are multiplied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing activations twice saves memory and costs a third more work: 8 FLOPs per parameter and token in place of 6. The share then counts all work done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When GPUs are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the batch (each GPU gets less work) or let it grow with the GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share measured on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of GPUs on which the share of peak was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share measured with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate between nodes on the cluster where the share of peak was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share measured with, inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate inside the node on the cluster where the share of peak was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share measured in domains of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPUs that shared the inside link where the share of peak was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient on the wire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes exchanged for each parameter in each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes held for each parameter: weights 2, gradients 4, optimizer 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest input the model was made for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accelerator; it brings its node, its links and its price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators that work on the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number you give, or the smallest that makes the date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators in one machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NICs a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network ports for traffic between nodes, in each machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link between the GPUs of one node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network between nodes; with the NICs it gives the rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between nodes, a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network rate for each GPU, in one direction: the rate of a port times the NICs of a node, shared by its GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network rate reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the nominal rate between nodes that a training step reaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link rate reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the nominal rate inside the node that a training step reaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of one step of a ring inside the node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time that each doubling of the nodes adds to an exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of a GPU&apos;s memory that is left for the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of one GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate of a GPU&apos;s own memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak fp32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak of one GPU in fp32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak tf32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak of one GPU in tf32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak fp16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak of one GPU in fp16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak bf16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak of one GPU in bf16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak fp8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak of one GPU in fp8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak fp4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak of one GPU in fp4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated power of one GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU link rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate of a GPU&apos;s own link, one direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU link domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that the GPU&apos;s own link can join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of one GPU alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of the node as sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node NICs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network ports of the node as sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node rated power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power on the node&apos;s name plate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node peak power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest power measured while training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node mean power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean power while training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node idle power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power while the node waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of one node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside link rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One direction, for each GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside link latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency of the link itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside link domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that the link joins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One port of the fabric, one direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fabric latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency of the fabric itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fabric size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that the fabric is known to join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the GPUs are paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of one GPU for one hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capital a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one GPU costs when bought, all in: its part of node, network and installation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished runs in a year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials and failed runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work lost to trials and failed runs, on top of each finished run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the runs, or type the hours in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the hours of a year in which the GPUs work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renting and buying are compared over so many years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the capital; paid when owning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff when owning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who run the machines and the platform.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff when renting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who run the platform on rented machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of energy at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power at the meter over power of the machines: cooling and losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How busy a GPU is while a run is on it; its power follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of a waiting GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its rated power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches and optics, of the power of the nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the power of the nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The site</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Inputs and where they come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · ranges hold the middle 80 % · “recalled” marks figures without a source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(recalled)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits for traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of training state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rented, a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in use, with staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peak %1, rated %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>70B from scratch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SliderMap</name>
    <message>
        <source>1 day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 year</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YFLOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZFLOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EFLOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PFLOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TFLOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NICs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/GPU-h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::Banner</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::FileActions</name>
    <message>
        <source>Headroom projects (*.headroom);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent as entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? Click any figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a project never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom did not end well. Unsaved work of %1 was kept: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title and client…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom %1 plans GPU clusters. Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a slider: arrows by 5 %, Page Up and Down by 2 ×, Delete resets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title and client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>model::ProjectDocument</name>
    <message>
        <source>Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::ChartCard</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::FindingsPanel</name>
    <message>
        <source>What stands out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranges hold the middle 80 %: the share of peak, prices and power as far as sources disagree. Only the gradients&apos; traffic is counted; what a layout adds is in the share of peak, which was measured with it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::InputsPanel</name>
    <message>
        <source>smallest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::KnobControl</name>
    <message>
        <source>Reset to default</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::WhyPopover</name>
    <message>
        <source>Why this number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
