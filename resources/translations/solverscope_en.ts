<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EventDescription</name>
    <message numerus="yes">
        <source>%n rows visited, %1 stopped at a bound. The largest |Δλ| was %2, at row %3 (%4, %5).</source>
        <translation>
            <numerusform>%n row visited, %1 stopped at a bound. The largest |Δλ| was %2, at row %3 (%4, %5).</numerusform>
            <numerusform>%n rows visited, %1 stopped at a bound. The largest |Δλ| was %2, at row %3 (%4, %5).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalEntryText</name>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatrixText</name>
    <message numerus="yes">
        <source>%1 disturbs %n rows: %2.</source>
        <translation>
            <numerusform>%1 disturbs one other row: %2.</numerusform>
            <numerusform>%1 disturbs %n rows: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n null directions: the impulses are not unique.</source>
        <translation>
            <numerusform>One null direction: the impulses are not unique.</numerusform>
            <numerusform>%n null directions: the impulses are not unique.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowText</name>
    <message numerus="yes">
        <source>matched for %n steps</source>
        <translation>
            <numerusform>matched for %n step</numerusform>
            <numerusform>matched for %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceText</name>
    <message numerus="yes">
        <source>Recorded by %1: %n steps.</source>
        <translation>
            <numerusform>Recorded by %1: %n step.</numerusform>
            <numerusform>Recorded by %1: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n visits delta is not sum_after − sum_before.</source>
        <translation>
            <numerusform>In %n visit delta is not sum_after − sum_before.</numerusform>
            <numerusform>In %n visits delta is not sum_after − sum_before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarmStartText</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::ChangeText</name>
    <message numerus="yes">
        <source>%n settings</source>
        <translation>
            <numerusform>%n setting</numerusform>
            <numerusform>%n settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n bodies</source>
        <translation>
            <numerusform>Move %n body</numerusform>
            <numerusform>Move %n bodies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::IterationTableModel</name>
    <message numerus="yes">
        <source>%n rows visited, %1 stopped at a bound, largest |Δλ| %2</source>
        <translation>
            <numerusform>%n row visited, %1 stopped at a bound, largest |Δλ| %2</numerusform>
            <numerusform>%n rows visited, %1 stopped at a bound, largest |Δλ| %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::MatrixView</name>
    <message numerus="yes">
        <source>%n rows, %1 of them free.</source>
        <translation>
            <numerusform>%n row, %1 of them free.</numerusform>
            <numerusform>%n rows, %1 of them free.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::Messages</name>
    <message numerus="yes">
        <source>%n later steps were discarded – %1 restores them.</source>
        <translation>
            <numerusform>%n later step was discarded – %1 restores it.</numerusform>
            <numerusform>%n later steps were discarded – %1 restores them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::SceneEdits</name>
    <message numerus="yes">
        <source>The scene starts over; Undo brings back its run of %n steps.</source>
        <translation>
            <numerusform>The scene starts over; Undo brings back its run of %n step.</numerusform>
            <numerusform>The scene starts over; Undo brings back its run of %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bodies</source>
        <translation>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::SceneFiles</name>
    <message numerus="yes">
        <source>A link to the scene is in the clipboard (%n characters). “Go to a link…” opens it.</source>
        <translation>
            <numerusform>A link to the scene is in the clipboard (%n character). “Go to a link…” opens it.</numerusform>
            <numerusform>A link to the scene is in the clipboard (%n characters). “Go to a link…” opens it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::SettingsPanel</name>
    <message numerus="yes">
        <source>%n settings that are not used are hidden. &lt;a href=&quot;show&quot;&gt;Show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%n setting that is not used is hidden. &lt;a href=&quot;show&quot;&gt;Show it&lt;/a&gt;</numerusform>
            <numerusform>%n settings that are not used are hidden. &lt;a href=&quot;show&quot;&gt;Show them&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::SizeText</name>
    <message numerus="yes">
        <source>%n corners</source>
        <translation>
            <numerusform>%n corner</numerusform>
            <numerusform>%n corners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bodies</source>
        <translation>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodies</numerusform>
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
<context>
    <name>solverscope::UnsavedScene</name>
    <message numerus="yes">
        <source>%n more after this one.</source>
        <translation>
            <numerusform>%n more after this one.</numerusform>
            <numerusform>%n more after this one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::LessonContents</name>
    <message numerus="yes">
        <source>Review: %n due</source>
        <translation>
            <numerusform>Review: %n due</numerusform>
            <numerusform>Review: %n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asks %n old questions again, with fresh numbers, from all parts in turn</source>
        <translation>
            <numerusform>Asks %n old question again, with fresh numbers</numerusform>
            <numerusform>Asks %n old questions again, with fresh numbers, from all parts in turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::LessonPanel</name>
    <message numerus="yes">
        <source>%n more questions are due today.</source>
        <translation>
            <numerusform>%n more question is due today.</numerusform>
            <numerusform>%n more questions are due today.</numerusform>
        </translation>
    </message>
</context>
</TS>
