<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Choosing</name>
    <message numerus="yes">
        <source>%n replica(s) of %1</source>
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
    <name>LimitLine</name>
    <message numerus="yes">
        <source>%n limits are missed.</source>
        <translation>
            <numerusform>%n limit is missed.</numerusform>
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
    <name>Supply</name>
    <message numerus="yes">
        <source>It is the cheapest in {chance} of the samples and tied with %n other option(s).</source>
        <translation>
            <numerusform>It is the cheapest in {chance} of the samples and tied with %n other option.</numerusform>
            <numerusform>It is the cheapest in {chance} of the samples and tied with %n other options.</numerusform>
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
</TS>
