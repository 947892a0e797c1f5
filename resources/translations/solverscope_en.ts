<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>solverscope::SceneView</name>
    <message numerus="yes">
        <source>matched for %n steps</source>
        <translation>
            <numerusform>matched for %n step</numerusform>
            <numerusform>matched for %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::StepStrip</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
