<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>%1 runs per year</source>
        <translation>
            <numerusform>%1 run per year</numerusform>
            <numerusform>%1 runs per year</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerSentence</name>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train {model} on {tokens}, but the time to train is unknown: the step time cannot be computed.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains {model} on {tokens}, but the time to train is unknown: the step time cannot be computed.</numerusform>
            <numerusform>{gpus} ({nodes}) train {model} on {tokens}, but the time to train is unknown: the step time cannot be computed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train {model} on {tokens}, but the time to train is unknown: a specification of this GPU is missing.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains {model} on {tokens}, but the time to train is unknown: a specification of this GPU is missing.</numerusform>
            <numerusform>{gpus} ({nodes}) train {model} on {tokens}, but the time to train is unknown: a specification of this GPU is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains {model} on {tokens} in {time} {band}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains {model} on {tokens} in {time} {band}, past the deadline of {deadline}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains {model} on {tokens} in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains {model} on {tokens} in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains {model} on {tokens} in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains {model} on {tokens} in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train {model} on {tokens} in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) takes {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}.</numerusform>
            <numerusform>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) takes {rl_steps} RL steps of {rl_step} with {model} in {time} {band}.</numerusform>
            <numerusform>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) takes {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) takes {rl_steps} RL steps of {rl_step} with {model} in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) takes {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) takes {rl_steps} RL steps of {rl_step} with {model} in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) are too few: one unit needs {copy}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) is too few: one unit needs {copy}.</numerusform>
            <numerusform>{gpus} ({nodes}) are too few: one unit needs {copy}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) processes {units} units in {time} {band}, past the deadline of {deadline}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) process {units} units in {time} {band}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) processes {units} units in {time} {band}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) process {units} units in {time} {band}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) processes {units} units in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) process {units} units in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) processes {units} units in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) process {units} units in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) processes {units} units in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) process {units} units in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) process {units} units in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) processes {units} units in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) process {units} units in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} serve {model}, but their throughput cannot be computed.</source>
        <translation>
            <numerusform>{gpus} serves {model}, but its throughput cannot be computed.</numerusform>
            <numerusform>{gpus} serve {model}, but their throughput cannot be computed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}) serve {model} at up to {carried} within the limits; at {own}, requests queue.</source>
        <translation>
            <numerusform>{gpus} ({replicas}) serves {model} at up to {carried} within the limits; at {own}, requests queue.</numerusform>
            <numerusform>{gpus} ({replicas}) serve {model} at up to {carried} within the limits; at {own}, requests queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}){tier} run {model} at {requests}. A request takes {first} {firstband}; cost is {itemcost} per thousand items.</source>
        <translation>
            <numerusform>{gpus} ({replicas}){tier} runs {model} at {requests}. A request takes {first} {firstband}; cost is {itemcost} per thousand items.</numerusform>
            <numerusform>{gpus} ({replicas}){tier} run {model} at {requests}. A request takes {first} {firstband}; cost is {itemcost} per thousand items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}){tier} run {model} at {requests}. A request takes {first} {firstband}.</source>
        <translation>
            <numerusform>{gpus} ({replicas}){tier} runs {model} at {requests}. A request takes {first} {firstband}.</numerusform>
            <numerusform>{gpus} ({replicas}){tier} run {model} at {requests}. A request takes {first} {firstband}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}){tier} serve {model} at {requests}.</source>
        <translation>
            <numerusform>{gpus} ({replicas}){tier} serves {model} at {requests}.</numerusform>
            <numerusform>{gpus} ({replicas}){tier} serve {model} at {requests}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}){tier} serve {model} at {requests}, {load} of their capacity. Cost is {unitcost} per 1,000 units.</source>
        <translation>
            <numerusform>{gpus} ({replicas}){tier} serves {model} at {requests}, {load} of its capacity. Cost is {unitcost} per 1,000 units.</numerusform>
            <numerusform>{gpus} ({replicas}){tier} serve {model} at {requests}, {load} of their capacity. Cost is {unitcost} per 1,000 units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}){tier} serve {model} at {requests}, {load} of their capacity. Cost is {cost} per million output tokens.</source>
        <translation>
            <numerusform>{gpus} ({replicas}){tier} serves {model} at {requests}, {load} of its capacity. Cost is {cost} per million output tokens.</numerusform>
            <numerusform>{gpus} ({replicas}){tier} serve {model} at {requests}, {load} of their capacity. Cost is {cost} per million output tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) cannot hold the embedding tables of {tables}: they need at least {copy}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) cannot hold the embedding tables of {tables}: they need at least {copy}.</numerusform>
            <numerusform>{gpus} ({nodes}) cannot hold the embedding tables of {tables}: they need at least {copy}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train a recommendation model on {samples} samples, but the time to train is unknown: a specification of this GPU is missing.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains a recommendation model on {samples} samples, but the time to train is unknown: a specification of this GPU is missing.</numerusform>
            <numerusform>{gpus} ({nodes}) train a recommendation model on {samples} samples, but the time to train is unknown: a specification of this GPU is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}.</numerusform>
            <numerusform>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains a recommendation model with tables of {tables} on {samples} samples in {time} {band}.</numerusform>
            <numerusform>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains a recommendation model with tables of {tables} on {samples} samples in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}. Renting costs {run} per run at {price}; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}, past the deadline of {deadline}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</source>
        <translation>
            <numerusform>{gpus} ({nodes}) trains a recommendation model with tables of {tables} on {samples} samples in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
            <numerusform>{gpus} ({nodes}) train a recommendation model with tables of {tables} on {samples} samples in {time} {band}. Buying costs {first} up front and {own} to operate; average facility draw is {power}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all} cannot hold a replica of {model}, which needs {replica}.</source>
        <translation>
            <numerusform>{all} cannot hold a replica of {model}, which needs {replica}.</numerusform>
            <numerusform>{all} cannot hold a replica of {model}, which needs {replica}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs per year</source>
        <translation>
            <numerusform>%1 run per year</numerusform>
            <numerusform>%1 runs per year</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}) serve {model} at up to {carried} within the limits; at {own}, latency exceeds them.</source>
        <translation>
            <numerusform>{gpus} ({replicas}) serves {model} at up to {carried} within the limits; at {own}, latency exceeds them.</numerusform>
            <numerusform>{gpus} ({replicas}) serve {model} at up to {carried} within the limits; at {own}, latency exceeds them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}){tier} serve {model} at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token}.</source>
        <translation>
            <numerusform>{gpus} ({replicas}){tier} serves {model} at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token}.</numerusform>
            <numerusform>{gpus} ({replicas}){tier} serve {model} at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}){tier} serve {model} to {sessions} concurrent sessions at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token} {band}; cost is {sessioncost} per session.</source>
        <translation>
            <numerusform>{gpus} ({replicas}){tier} serves {model} to {sessions} concurrent sessions at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token} {band}; cost is {sessioncost} per session.</numerusform>
            <numerusform>{gpus} ({replicas}){tier} serve {model} to {sessions} concurrent sessions at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token} {band}; cost is {sessioncost} per session.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} ({replicas}){tier} serve {model} at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token} {band}; cost is {cost} per million output tokens.</source>
        <translation>
            <numerusform>{gpus} ({replicas}){tier} serves {model} at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token} {band}; cost is {cost} per million output tokens.</numerusform>
            <numerusform>{gpus} ({replicas}){tier} serve {model} at {requests}. Time to first token ({firstshare}) is {first}, time per output token ({tokenshare}) {token} {band}; cost is {cost} per million output tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas</source>
        <translation>
            <numerusform>%1 replica</numerusform>
            <numerusform>%1 replicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas of %2 GPUs</source>
        <extracomment>%1 a count, %2 a number.</extracomment>
        <translation>
            <numerusform>%1 replica of %2 GPUs</numerusform>
            <numerusform>%1 replicas of %2 GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchCharts</name>
    <message numerus="yes">
        <source>%1 reach a speed-up of %2×</source>
        <extracomment>%1 GPUs with their count, %2 a number.</extracomment>
        <translation>
            <numerusform>%1 reaches a speed-up of %2×</numerusform>
            <numerusform>%1 reach a speed-up of %2×</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message numerus="yes">
        <source>%1 reach a speed-up of %2×</source>
        <extracomment>%1 GPUs with their count, %2 a number.</extracomment>
        <translation>
            <numerusform>%1 reaches a speed-up of %2×</numerusform>
            <numerusform>%1 reach a speed-up of %2×</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message numerus="yes">
        <source>%n replica(s) of %1</source>
        <extracomment>%n a count, %1 GPUs with their count.</extracomment>
        <translation>
            <numerusform>%n replica of %1</numerusform>
            <numerusform>%n replicas of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareVerdict</name>
    <message numerus="yes">
        <source>%n more options are not ranked.</source>
        <translation>
            <numerusform>%n more option is not ranked.</numerusform>
            <numerusform>%n more options are not ranked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n measured runs</source>
        <translation>
            <numerusform>One measured run</numerusform>
            <numerusform>%n measured runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Like</name>
    <message numerus="yes">
        <source>%n published run(s) like this</source>
        <translation>
            <numerusform>%n published run like this</numerusform>
            <numerusform>%n published runs like this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitLine</name>
    <message numerus="yes">
        <source>%n limits are missed.</source>
        <translation>
            <numerusform>One limit is missed.</numerusform>
            <numerusform>%n limits are missed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message numerus="yes">
        <source>%n more notes of this kind are not shown.</source>
        <translation>
            <numerusform>%n more note of this kind is not shown.</numerusform>
            <numerusform>%n more notes of this kind are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecommendCharts</name>
    <message numerus="yes">
        <source>%1 reach a speed-up of %2×.</source>
        <extracomment>%1 GPUs with their count, %2 a number.</extracomment>
        <translation>
            <numerusform>%1 reaches a speed-up of %2×.</numerusform>
            <numerusform>%1 reach a speed-up of %2×.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message numerus="yes">
        <source>How long do %1 take for a job of %2 units, and is it cheaper to rent or to buy them?</source>
        <extracomment>%1 GPUs with their count, %2 a count.</extracomment>
        <translation>
            <numerusform>How long does %1 take for a job of %2 units, and is it cheaper to rent or to buy it?</numerusform>
            <numerusform>How long do %1 take for a job of %2 units, and is it cheaper to rent or to buy them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How long do %1 take for %2, and is it cheaper to rent or to buy them?</source>
        <extracomment>%1 GPUs with their count, %2 a workload.</extracomment>
        <translation>
            <numerusform>How long does %1 take for %2, and is it cheaper to rent or to buy it?</numerusform>
            <numerusform>How long do %1 take for %2, and is it cheaper to rent or to buy them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 train %2 in %3</source>
        <extracomment>%1 a GPU, %2 a model, %3 a time.</extracomment>
        <translation>
            <numerusform>%1 trains %2 in %3</numerusform>
            <numerusform>%1 train %2 in %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 process %2 units in %3</source>
        <extracomment>%1 GPUs with their count, %2 a count, %3 a time.</extracomment>
        <translation>
            <numerusform>%1 processes %2 units in %3</numerusform>
            <numerusform>%1 process %2 units in %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 serve one request per second</source>
        <translation>
            <numerusform>%1 serves one request per second</numerusform>
            <numerusform>%1 serve one request per second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 serve %2 requests per second</source>
        <extracomment>%1 GPUs with their count, %2 a number.</extracomment>
        <translation>
            <numerusform>%1 serves %2 requests per second</numerusform>
            <numerusform>%1 serve %2 requests per second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How long do %1 take to train a recommendation model on %2 samples, and is it cheaper to rent or to buy them?</source>
        <extracomment>%1 GPUs with their count, %2 a count.</extracomment>
        <translation>
            <numerusform>How long do %1 take to trains a recommendation model on %2 samples, and is it cheaper to rent or to buy them?</numerusform>
            <numerusform>How long do %1 take to train a recommendation model on %2 samples, and is it cheaper to rent or to buy them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 train on %2 samples in %3</source>
        <extracomment>%1 GPUs with their count, %2 a count, %3 a time.</extracomment>
        <translation>
            <numerusform>%1 trains on %2 samples in %3</numerusform>
            <numerusform>%1 train on %2 samples in %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 serve %2 of %3 requests per second</source>
        <extracomment>%1 GPUs with their count, %2 and %3 numbers.</extracomment>
        <translation>
            <numerusform>%1 serves %2 of %3 requests per second</numerusform>
            <numerusform>%1 serve %2 of %3 requests per second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer rests on %n inputs</source>
        <translation>
            <numerusform>The answer rests on %n input</numerusform>
            <numerusform>The answer rests on %n inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%1 replicas at %2 of capacity</source>
        <extracomment>%1 a count, %2 a percentage.</extracomment>
        <translation>
            <numerusform>%1 replica at %2 of capacity</numerusform>
            <numerusform>%1 replicas at %2 of capacity</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiskSentence</name>
    <message numerus="yes">
        <source>{gpus} are interrupted every {between} on average; with a checkpoint every {interval}, goodput is {goodput}.</source>
        <translation>
            <numerusform>{gpus} is interrupted every {between} on average; with a checkpoint every {interval}, goodput is {goodput}.</numerusform>
            <numerusform>{gpus} are interrupted every {between} on average; with a checkpoint every {interval}, goodput is {goodput}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gpus} are interrupted every {all} on average.</source>
        <translation>
            <numerusform>{gpus} is interrupted every {all} on average.</numerusform>
            <numerusform>{gpus} are interrupted every {all} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spare nodes</source>
        <translation>
            <numerusform>%1 spare node</numerusform>
            <numerusform>%1 spare nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServingFleet</name>
    <message numerus="yes">
        <source>%1 replicas without autoscaling; %2 to %3 with autoscaling.</source>
        <extracomment>%1 to %3 counts.</extracomment>
        <translation>
            <numerusform>%1 replica without autoscaling; %2 to %3 with autoscaling.</numerusform>
            <numerusform>%1 replicas without autoscaling; %2 to %3 with autoscaling.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas at all hours.</source>
        <extracomment>%1 a count.</extracomment>
        <translation>
            <numerusform>%1 replica at all hours.</numerusform>
            <numerusform>%1 replicas at all hours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message numerus="yes">
        <source>A rack holds %1 nodes (%2).</source>
        <extracomment>%1 a number, %2 what limits it.</extracomment>
        <translation>
            <numerusform>A rack holds %1 node (%2).</numerusform>
            <numerusform>A rack holds %1 nodes (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 racks of %2</source>
        <extracomment>%1 a number or kind, %2 nodes with their count.</extracomment>
        <translation>
            <numerusform>%1 rack of %2</numerusform>
            <numerusform>%1 racks of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message numerus="yes">
        <source>It is the cheapest in {chance} of the draws; %n other option(s) may be, too.</source>
        <translation>
            <numerusform>It is the cheapest in {chance} of the draws; %n other option may be, too.</numerusform>
            <numerusform>It is the cheapest in {chance} of the draws; %n other options may be, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message numerus="yes">
        <source>%1 layouts checked; none fits. The closest ones are shown.</source>
        <translation>
            <numerusform>%1 layout checked; none fits. The closest ones are shown.</numerusform>
            <numerusform>%1 layouts checked; none fits. The closest ones are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 layouts checked, ranked by conservative estimate.</source>
        <translation>
            <numerusform>%1 layout checked, ranked by conservative estimate.</numerusform>
            <numerusform>%1 layouts checked, ranked by conservative estimate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 layouts checked, %2 do not fit. Most others lose to %3.</source>
        <extracomment>%1 and %2 counts, %3 a reason why layouts lose.</extracomment>
        <translation>
            <numerusform>%1 layout checked, %2 do not fit. Most others lose to %3.</numerusform>
            <numerusform>%1 layouts checked, %2 do not fit. Most others lose to %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>GPUs</source>
        <translation>
            <numerusform>GPU</numerusform>
            <numerusform>GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nodes</source>
        <translation>
            <numerusform>node</numerusform>
            <numerusform>nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CatalogStatus</name>
    <message numerus="yes">
        <source>%n values differ from the catalog</source>
        <translation>
            <numerusform>%n value differs from the catalog</numerusform>
            <numerusform>%n values differ from the catalog</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::ClaimTable</name>
    <message numerus="yes">
        <source>%n claims</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold</source>
        <translation>
            <numerusform>%n holds</numerusform>
            <numerusform>%n hold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PartList</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
</TS>
