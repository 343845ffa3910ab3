<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AimedPrompt</name>
    <message numerus="yes">
        <source>%n targets</source>
        <translation>
            <numerusform>%n target</numerusform>
            <numerusform>%n targets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message numerus="yes">
        <source>%n battles ended</source>
        <translation>
            <numerusform>%n battle ended</numerusform>
            <numerusform>%n battles ended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read</source>
        <translation>
            <numerusform>%n could not be read</numerusform>
            <numerusform>%n could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still running, not counted</source>
        <translation>
            <numerusform>%n still running, not counted</numerusform>
            <numerusform>%n still running, not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marked, {size}: those the rule marked go at the next automatic backup, or now.</source>
        <translation>
            <numerusform>%n marked, {size}: if the rule marked it, it goes at the next automatic backup, or now.</numerusform>
            <numerusform>%n marked, {size}: those the rule marked go at the next automatic backup, or now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n marked</source>
        <translation>
            <numerusform>Remove %n marked</numerusform>
            <numerusform>Remove %n marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Browser</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {cards} selected</source>
        <translation>
            <numerusform>%n of {cards} selected</numerusform>
            <numerusform>%n of {cards} selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n cards</source>
        <translation>
            <numerusform>{found} of %n card</numerusform>
            <numerusform>{found} of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardDrawer</name>
    <message numerus="yes">
        <source>%n figures owned</source>
        <translation>
            <numerusform>%n figure owned</numerusform>
            <numerusform>%n figures owned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filters hide cards (Ctrl+F)</source>
        <translation>
            <numerusform>%n filter hides cards (Ctrl+F)</numerusform>
            <numerusform>%n filters hide cards (Ctrl+F)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>%n cards selected in the Library</source>
        <translation>
            <numerusform>%n card selected in the Library</numerusform>
            <numerusform>%n cards selected in the Library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spells and miracles selected in the Library</source>
        <translation>
            <numerusform>%n spell or miracle selected in the Library</numerusform>
            <numerusform>%n spells and miracles selected in the Library</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoicesPage</name>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n</source>
        <translation>
            <numerusform>one of %n</numerusform>
            <numerusform>one of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnsPage</name>
    <message numerus="yes">
        <source>%n columns are left out. Say what they hold, if it belongs on a card.</source>
        <translation>
            <numerusform>%n column is left out. Say what it holds, if it belongs on a card.</numerusform>
            <numerusform>%n columns are left out. Say what they hold, if it belongs on a card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counts of figures owned</source>
        <translation>
            <numerusform>%n count of figures owned</numerusform>
            <numerusform>%n counts of figures owned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields keep your values; --theirs takes the file’s</source>
        <translation>
            <numerusform>%n field keeps your value; --theirs takes the file’s</numerusform>
            <numerusform>%n fields keep your values; --theirs takes the file’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formats</source>
        <translation>
            <numerusform>%n format</numerusform>
            <numerusform>%n formats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lines were left out of this report</source>
        <translation>
            <numerusform>%n more line was left out of this report</numerusform>
            <numerusform>%n more lines were left out of this report</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of these; --all tells them</source>
        <translation>
            <numerusform>%n more of these; --all tells it</numerusform>
            <numerusform>%n more of these; --all tells them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n near spellings were proposed before; --all tells them</source>
        <translation>
            <numerusform>%n near spelling was proposed before; --all tells it</numerusform>
            <numerusform>%n near spellings were proposed before; --all tells them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes are those of the last time; --all tells them</source>
        <translation>
            <numerusform>%n note is that of the last time; --all tells it</numerusform>
            <numerusform>%n notes are those of the last time; --all tells them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options, spells and miracles</source>
        <translation>
            <numerusform>%n option, spell or miracle</numerusform>
            <numerusform>%n options, spells and miracles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets</source>
        <translation>
            <numerusform>%n ruleset</numerusform>
            <numerusform>%n rulesets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things need you.</source>
        <translation>
            <numerusform>%n thing needs you.</numerusform>
            <numerusform>%n things need you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished copies of an interrupted operation were removed.</source>
        <translation>
            <numerusform>%n unfinished copy of an interrupted operation was removed.</numerusform>
            <numerusform>%n unfinished copies of an interrupted operation were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n profiles arrived</source>
        <translation>
            <numerusform>the one profile arrived</numerusform>
            <numerusform>all %n profiles arrived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {arrived} of %n profiles arrived</source>
        <translation>
            <numerusform>{file}: {arrived} of %n profile arrived</numerusform>
            <numerusform>{file}: {arrived} of %n profiles arrived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line} (and %n more like this)</source>
        <translation>
            <numerusform>{line} (and %n more like this)</numerusform>
            <numerusform>{line} (and %n more like this)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactPrompt</name>
    <message numerus="yes">
        <source>%n enemies in contact, {most} at most for its size (II-E-3).</source>
        <translation>
            <numerusform>%n enemy in contact, {most} at most for its size (II-E-3).</numerusform>
            <numerusform>%n enemies in contact, {most} at most for its size (II-E-3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies in contact; its size is not known.</source>
        <translation>
            <numerusform>%n enemy in contact; its size is not known.</numerusform>
            <numerusform>%n enemies in contact; its size is not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Eclats</name>
    <message numerus="yes">
        <source>%n containers</source>
        <translation>
            <numerusform>one container</numerusform>
            <numerusform>%n containers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, may be aided</source>
        <translation>
            <numerusform>%n down, may be aided</numerusform>
            <numerusform>%n down, may be aided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opportunities left</source>
        <translation>
            <numerusform>one opportunity left</numerusform>
            <numerusform>%n opportunities left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to act</source>
        <translation>
            <numerusform>%n still to act</numerusform>
            <numerusform>%n still to act</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EclatsHands</name>
    <message numerus="yes">
        <source>%n points of Animus are lost.</source>
        <translation>
            <numerusform>One point of Animus is lost.</numerusform>
            <numerusform>%n points of Animus are lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message numerus="yes">
        <source>%n turns left</source>
        <translation>
            <numerusform>%n turn left</numerusform>
            <numerusform>%n turns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n turns</source>
        <translation>
            <numerusform>for %n turn</numerusform>
            <numerusform>for %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaithPrompt</name>
    <message numerus="yes">
        <source>%n believers</source>
        <translation>
            <numerusform>%n believer</numerusform>
            <numerusform>%n believers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightsPage</name>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>%n decided</numerusform>
            <numerusform>%n decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights</source>
        <translation>
            <numerusform>%n fight</numerusform>
            <numerusform>%n fights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileExchange</name>
    <message numerus="yes">
        <source>%n cards are on the clipboard, as a table.</source>
        <translation>
            <numerusform>%n card is on the clipboard, as a table.</numerusform>
            <numerusform>%n cards are on the clipboard, as a table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n cards</source>
        <translation>
            <numerusform>Export %n card</numerusform>
            <numerusform>Export %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refusals</source>
        <translation>
            <numerusform>%n refusal</numerusform>
            <numerusform>%n refusals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForeignPage</name>
    <message numerus="yes">
        <source>%n fields keep your values</source>
        <translation>
            <numerusform>%n field keeps your value</numerusform>
            <numerusform>%n fields keep your values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items to decide; Space ticks</source>
        <translation>
            <numerusform>%n item to decide; Space ticks</numerusform>
            <numerusform>%n items to decide; Space ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items to know about</source>
        <translation>
            <numerusform>%n item to know about</numerusform>
            <numerusform>%n items to know about</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cards: untick what stays out</source>
        <translation>
            <numerusform>%n new card: untick it to leave it out</numerusform>
            <numerusform>%n new cards: untick what stays out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new</source>
        <translation>
            <numerusform>%n of them is new</numerusform>
            <numerusform>%n of them are new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others follow the file</source>
        <translation>
            <numerusform>%n other follows the file</numerusform>
            <numerusform>%n others follow the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spellings were proposed before</source>
        <translation>
            <numerusform>%n spelling was proposed before</numerusform>
            <numerusform>%n spellings were proposed before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ability: {cards} and %n more</source>
        <translation>
            <numerusform>Ability: {cards} and %n more</numerusform>
            <numerusform>Ability: {cards} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to decide: %n values you had not changed follow the file</source>
        <translation>
            <numerusform>Nothing to decide: %n value you had not changed follows the file</numerusform>
            <numerusform>Nothing to decide: %n values you had not changed follow the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files} files, all of %n profiles</source>
        <translation>
            <numerusform>{files} files, all of %n profile</numerusform>
            <numerusform>{files} files, all of %n profiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {arrived} of %n profiles</source>
        <translation>
            <numerusform>{file}: {arrived} of %n profile</numerusform>
            <numerusform>{file}: {arrived} of %n profiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message numerus="yes">
        <source>%n cards per started {started} PA</source>
        <translation>
            <numerusform>%n card per started {started} PA</numerusform>
            <numerusform>%n cards per started {started} PA</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures per started {started} PA</source>
        <translation>
            <numerusform>%n figure per started {started} PA</numerusform>
            <numerusform>%n figures per started {started} PA</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n armies have no card yet and are left out: {names}</source>
        <translation>
            <numerusform>%n army has no card yet and is left out: {names}</numerusform>
            <numerusform>%n armies have no card yet and are left out: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things are in very small letters. Choose one to see it.</source>
        <translation>
            <numerusform>%n thing is in very small letters. Choose it to see it.</numerusform>
            <numerusform>%n things are in very small letters. Choose one to see it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things are not shown whole. Choose one to see it.</source>
        <translation>
            <numerusform>%n thing is not shown whole. Choose it to see it.</numerusform>
            <numerusform>%n things are not shown whole. Choose one to see it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things are not whole, or very small. Choose one to see it.</source>
        <translation>
            <numerusform>%n thing is not whole, or very small. Choose it to see it.</numerusform>
            <numerusform>%n things are not whole, or very small. Choose one to see it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportCounts</name>
    <message numerus="yes">
        <source>%n armies changed</source>
        <translation>
            <numerusform>%n army changed</numerusform>
            <numerusform>%n armies changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies were already here</source>
        <translation>
            <numerusform>%n army was already here</numerusform>
            <numerusform>%n armies were already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards were already here</source>
        <translation>
            <numerusform>%n card was already here</numerusform>
            <numerusform>%n cards were already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards with newer values</source>
        <translation>
            <numerusform>%n card with newer values</numerusform>
            <numerusform>%n cards with newer values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catalogues kept for what comes</source>
        <translation>
            <numerusform>%n catalogue kept for what comes</numerusform>
            <numerusform>%n catalogues kept for what comes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counts of figures owned</source>
        <translation>
            <numerusform>%n count of figures owned</numerusform>
            <numerusform>%n counts of figures owned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted items stay deleted</source>
        <translation>
            <numerusform>%n deleted item stays deleted</numerusform>
            <numerusform>%n deleted items stay deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formats changed</source>
        <translation>
            <numerusform>%n format changed</numerusform>
            <numerusform>%n formats changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were already here</source>
        <translation>
            <numerusform>%n item was already here</numerusform>
            <numerusform>%n items were already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lists follow the new revision</source>
        <translation>
            <numerusform>%n list follows the new revision</numerusform>
            <numerusform>%n lists follow the new revision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new armies</source>
        <translation>
            <numerusform>%n new army</numerusform>
            <numerusform>%n new armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new battles</source>
        <translation>
            <numerusform>%n new battle</numerusform>
            <numerusform>%n new battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cards</source>
        <translation>
            <numerusform>%n new card</numerusform>
            <numerusform>%n new cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new formats</source>
        <translation>
            <numerusform>%n new format</numerusform>
            <numerusform>%n new formats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new options, spells and miracles</source>
        <translation>
            <numerusform>%n new option, spell or miracle</numerusform>
            <numerusform>%n new options, spells and miracles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new pictures</source>
        <translation>
            <numerusform>%n new picture</numerusform>
            <numerusform>%n new pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rulesets</source>
        <translation>
            <numerusform>%n new ruleset</numerusform>
            <numerusform>%n new rulesets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options changed</source>
        <translation>
            <numerusform>%n option changed</numerusform>
            <numerusform>%n options changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options were already here</source>
        <translation>
            <numerusform>%n option was already here</numerusform>
            <numerusform>%n options were already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items were already here</source>
        <translation>
            <numerusform>%n other item was already here</numerusform>
            <numerusform>%n other items were already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets changed</source>
        <translation>
            <numerusform>%n ruleset changed</numerusform>
            <numerusform>%n rulesets changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values of yours stay</source>
        <translation>
            <numerusform>%n value of yours stays</numerusform>
            <numerusform>%n values of yours stay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPlace</name>
    <message numerus="yes">
        <source>Deleted %n cards.</source>
        <translation>
            <numerusform>Deleted %n card.</numerusform>
            <numerusform>Deleted %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibrarySession</name>
    <message numerus="yes">
        <source>%n steps are not saved. Save them elsewhere, or do this again to discard them.</source>
        <translation>
            <numerusform>%n step is not saved. Save it elsewhere, or do this again to discard it.</numerusform>
            <numerusform>%n steps are not saved. Save them elsewhere, or do this again to discard them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished copies of an interrupted operation were removed.</source>
        <translation>
            <numerusform>%n unfinished copy of an interrupted operation was removed.</numerusform>
            <numerusform>%n unfinished copies of an interrupted operation were removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Muster</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards have a newer version.</source>
        <translation>
            <numerusform>%n card has a newer version.</numerusform>
            <numerusform>%n cards have a newer version.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards now use their newer version.</source>
        <translation>
            <numerusform>%n card now uses its newer version.</numerusform>
            <numerusform>%n cards now use their newer version.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choices go by the list’s limit in {currency}: none is set.</source>
        <translation>
            <numerusform>%n choice goes by the list’s limit in {currency}: none is set.</numerusform>
            <numerusform>%n choices go by the list’s limit in {currency}: none is set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allies of %n peoples.</source>
        <translation>
            <numerusform>Allies of %n people.</numerusform>
            <numerusform>Allies of %n peoples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MusterController</name>
    <message numerus="yes">
        <source>What the catalogues name is chosen; %n minimums are left to reach.</source>
        <translation>
            <numerusform>What the catalogues name is chosen; %n minimum is left to reach.</numerusform>
            <numerusform>What the catalogues name is chosen; %n minimums are left to reach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MusterPlace</name>
    <message numerus="yes">
        <source>%n problems in {format}</source>
        <translation>
            <numerusform>%n problem in {format}</numerusform>
            <numerusform>%n problems in {format}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferPrompt</name>
    <message numerus="yes">
        <source>Not now: %n…</source>
        <translation>
            <numerusform>Not now: %n…</numerusform>
            <numerusform>Not now: %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other actions: %n…</source>
        <translation>
            <numerusform>Other action: %n…</numerusform>
            <numerusform>Other actions: %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Possible now: %n…</source>
        <translation>
            <numerusform>Possible now: %n…</numerusform>
            <numerusform>Possible now: %n…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionFacts</name>
    <message numerus="yes">
        <source>%n temporary faith</source>
        <translation>
            <numerusform>%n temporary faith</numerusform>
            <numerusform>%n temporary faith</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times a turn</source>
        <translation>
            <numerusform>%n time a turn</numerusform>
            <numerusform>%n times a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message numerus="yes">
        <source>%n options</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n options</source>
        <translation>
            <numerusform>{found} of %n option</numerusform>
            <numerusform>{found} of %n options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderPage</name>
    <message numerus="yes">
        <source>%n cards follow as they stood</source>
        <translation>
            <numerusform>%n card follows as it stood</numerusform>
            <numerusform>%n cards follow as they stood</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageHanding</name>
    <message numerus="yes">
        <source>Stopped. %n older pictures are already replaced.</source>
        <translation>
            <numerusform>Stopped. %n older picture is already replaced.</numerusform>
            <numerusform>Stopped. %n older pictures are already replaced.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n abilities left out, from “{words}” on</source>
        <translation>
            <numerusform>%n ability left out: “{words}”</numerusform>
            <numerusform>%n abilities left out, from “{words}” on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action points for the game master</source>
        <translation>
            <numerusform>%n action point for the game master</numerusform>
            <numerusform>%n action points for the game master</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checks</source>
        <translation>
            <numerusform>%n check</numerusform>
            <numerusform>%n checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n classes left out: {words}</source>
        <translation>
            <numerusform>%n class left out: {words}</numerusform>
            <numerusform>%n classes left out: {words}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n containers used</source>
        <translation>
            <numerusform>%n container used</numerusform>
            <numerusform>%n containers used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies in contact</source>
        <translation>
            <numerusform>%n enemy in contact</numerusform>
            <numerusform>%n enemies in contact</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures of {card}</source>
        <translation>
            <numerusform>%n figure of {card}</numerusform>
            <numerusform>%n figures of {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures of {name} owned</source>
        <translation>
            <numerusform>%n figure of {name} owned</numerusform>
            <numerusform>%n figures of {name} owned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures on one card; at {pa} PA each, {most} at most.</source>
        <translation>
            <numerusform>%n figure on one card; at {pa} PA each, {most} at most.</numerusform>
            <numerusform>%n figures on one card; at {pa} PA each, {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n life points lost</source>
        <translation>
            <numerusform>%n life point lost</numerusform>
            <numerusform>%n life points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links to “{value}” lead to a file that was not included.</source>
        <translation>
            <numerusform>%n link to “{value}” leads to a file that was not included.</numerusform>
            <numerusform>%n links to “{value}” lead to a file that was not included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lists by the catalogues of now</source>
        <translation>
            <numerusform>%n list by the catalogues of now</numerusform>
            <numerusform>%n lists by the catalogues of now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notches</source>
        <translation>
            <numerusform>%n notch</numerusform>
            <numerusform>%n notches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {capacity} life points</source>
        <translation>
            <numerusform>%n of {capacity} life points</numerusform>
            <numerusform>%n of {capacity} life points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options left out, from “{words}” on</source>
        <translation>
            <numerusform>%n option left out: “{words}”</numerusform>
            <numerusform>%n options left out, from “{words}” on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of equipment left out, from “{words}” on</source>
        <translation>
            <numerusform>%n piece of equipment left out: “{words}”</numerusform>
            <numerusform>%n pieces of equipment left out, from “{words}” on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n states left out, from “{words}” on</source>
        <translation>
            <numerusform>%n state left out: “{words}”</numerusform>
            <numerusform>%n states left out, from “{words}” on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blow: %n life points lost</source>
        <translation>
            <numerusform>A blow: %n life point lost</numerusform>
            <numerusform>A blow: %n life points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mana is recovered with %n dice; entered: {typed}.</source>
        <translation>
            <numerusform>Mana is recovered with %n die; entered: {typed}.</numerusform>
            <numerusform>Mana is recovered with %n dice; entered: {typed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n action points are left.</source>
        <translation>
            <numerusform>Only one action point is left.</numerusform>
            <numerusform>Only %n action points are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice give %n gems to share out.</source>
        <translation>
            <numerusform>The dice give %n gem to share out.</numerusform>
            <numerusform>The dice give %n gems to share out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game system was not included; %n links to its categories have no names, so the ranks they give stay open.</source>
        <translation>
            <numerusform>The game system was not included; %n link to its categories has no name, so the rank it gives stays open.</numerusform>
            <numerusform>The game system was not included; %n links to its categories have no names, so the ranks they give stay open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game system was not included; %n links to its categories were read by their names.</source>
        <translation>
            <numerusform>The game system was not included; %n link to its categories was read by its name.</numerusform>
            <numerusform>The game system was not included; %n links to its categories were read by their names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The printer’s margin of {mm} mm costs cards: %n cards on a page instead of {instead}.</source>
        <translation>
            <numerusform>The printer’s margin of {mm} mm costs cards: %n card on a page instead of {instead}.</numerusform>
            <numerusform>The printer’s margin of {mm} mm costs cards: %n cards on a page instead of {instead}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This STR has %n dice.</source>
        <translation>
            <numerusform>This STR has %n die.</numerusform>
            <numerusform>This STR has %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>boxes of %n figures left out</source>
        <translation>
            <numerusform>boxes of %n figure left out</numerusform>
            <numerusform>boxes of %n figures left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count figures of %n miniatures</source>
        <translation>
            <numerusform>count figures of %n miniature</numerusform>
            <numerusform>count figures of %n miniatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n cards</source>
        <translation>
            <numerusform>delete %n card</numerusform>
            <numerusform>delete %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import %n cards</source>
        <translation>
            <numerusform>import %n card</numerusform>
            <numerusform>import %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>newer versions of %n cards</source>
        <translation>
            <numerusform>newer version of %n card</numerusform>
            <numerusform>newer versions of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n cards over from a battle</source>
        <translation>
            <numerusform>take %n card over from a battle</numerusform>
            <numerusform>take %n cards over from a battle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{attacker} strikes {fighter}: %n life points lost</source>
        <translation>
            <numerusform>{attacker} strikes {fighter}: %n life point lost</numerusform>
            <numerusform>{attacker} strikes {fighter}: %n life points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{attacker} summons {card} (%n figures)</source>
        <translation>
            <numerusform>{attacker} summons {card} (%n figure)</numerusform>
            <numerusform>{attacker} summons {card} (%n figures)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{attacker} summons {card}: %n of them</source>
        <translation>
            <numerusform>{attacker} summons {card}</numerusform>
            <numerusform>{attacker} summons {card}: %n of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} joins the battle (%n figures)</source>
        <translation>
            <numerusform>{card} joins the battle (%n figure)</numerusform>
            <numerusform>{card} joins the battle (%n figures)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} joins the combat: %n of them</source>
        <translation>
            <numerusform>{card} joins the combat</numerusform>
            <numerusform>{card} joins the combat: %n of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n cards</source>
        <translation>
            <numerusform>{card}: %n card</numerusform>
            <numerusform>{card}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n figures</source>
        <translation>
            <numerusform>{card}: %n figure</numerusform>
            <numerusform>{card}: %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n more figures</source>
        <translation>
            <numerusform>{card}: %n more figure</numerusform>
            <numerusform>{card}: %n more figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n more of them</source>
        <translation>
            <numerusform>{card}: one more of them</numerusform>
            <numerusform>{card}: %n more of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} gets %n life points back, {left} still lost</source>
        <translation>
            <numerusform>{fighter} gets %n life point back, {left} still lost</numerusform>
            <numerusform>{fighter} gets %n life points back, {left} still lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} hands %n containers to {target}</source>
        <translation>
            <numerusform>{fighter} hands a container to {target}</numerusform>
            <numerusform>{fighter} hands %n containers to {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} has already cast it %n times this turn.</source>
        <translation>
            <numerusform>{fighter} has already cast it %n time this turn.</numerusform>
            <numerusform>{fighter} has already cast it %n times this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} has lost only %n points of Animus.</source>
        <translation>
            <numerusform>{fighter} has lost only one point of Animus.</numerusform>
            <numerusform>{fighter} has lost only %n points of Animus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} heals %n notches, {left} left</source>
        <translation>
            <numerusform>{fighter} heals %n notch, {left} left</numerusform>
            <numerusform>{fighter} heals %n notches, {left} left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} holds %n containers</source>
        <translation>
            <numerusform>{fighter} holds %n container</numerusform>
            <numerusform>{fighter} holds %n containers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} holds only %n containers.</source>
        <translation>
            <numerusform>{fighter} holds only one container.</numerusform>
            <numerusform>{fighter} holds only %n containers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} is healed: %n life points still lost</source>
        <translation>
            <numerusform>{fighter} is healed: %n life point still lost</numerusform>
            <numerusform>{fighter} is healed: %n life points still lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} is healed: %n notches left</source>
        <translation>
            <numerusform>{fighter} is healed: %n notch left</numerusform>
            <numerusform>{fighter} is healed: %n notches left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} is struck: %n life points lost</source>
        <translation>
            <numerusform>{fighter} is struck: %n life point lost</numerusform>
            <numerusform>{fighter} is struck: %n life points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win {gains}: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} may win {gains}: one opportunity, {characteristic}</numerusform>
            <numerusform>{fighter} may win {gains}: %n opportunities, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win “{advantage}” for the group and {turns} turns: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} may win “{advantage}” for the group and {turns} turns: one opportunity, {characteristic}</numerusform>
            <numerusform>{fighter} may win “{advantage}” for the group and {turns} turns: %n opportunities, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win “{advantage}” for the group: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} may win “{advantage}” for the group: one opportunity, {characteristic}</numerusform>
            <numerusform>{fighter} may win “{advantage}” for the group: %n opportunities, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win “{advantage}” for {turns} turns: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} may win “{advantage}” for {turns} turns: one opportunity, {characteristic}</numerusform>
            <numerusform>{fighter} may win “{advantage}” for {turns} turns: %n opportunities, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win “{advantage}”: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} may win “{advantage}”: one opportunity, {characteristic}</numerusform>
            <numerusform>{fighter} may win “{advantage}”: %n opportunities, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter}: %n life points lost</source>
        <translation>
            <numerusform>{fighter}: %n life point lost</numerusform>
            <numerusform>{fighter}: %n life points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter}: %n notches</source>
        <translation>
            <numerusform>{fighter}: %n notch</numerusform>
            <numerusform>{fighter}: %n notches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has %n cards</source>
        <translation>
            <numerusform>{side} has %n card</numerusform>
            <numerusform>{side} has %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n dice for this roll</source>
        <translation>
            <numerusform>{side}: %n die for this roll</numerusform>
            <numerusform>{side}: %n dice for this roll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n unused refusals are lost</source>
        <translation>
            <numerusform>{side}: %n unused refusal is lost</numerusform>
            <numerusform>{side}: %n unused refusals are lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{advantage}” (the others of the group, %n turns)</source>
        <translation>
            <numerusform>“{advantage}” (the others of the group, %n turn)</numerusform>
            <numerusform>“{advantage}” (the others of the group, %n turns)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{advantage}” (the whole group, %n turns)</source>
        <translation>
            <numerusform>“{advantage}” (the whole group, %n turn)</numerusform>
            <numerusform>“{advantage}” (the whole group, %n turns)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{advantage}” ({fighter}, %n turns)</source>
        <translation>
            <numerusform>“{advantage}” ({fighter}, %n turn)</numerusform>
            <numerusform>“{advantage}” ({fighter}, %n turns)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintSources</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n of unknown price</source>
        <translation>
            <numerusform>%n of unknown price</numerusform>
            <numerusform>%n of unknown price</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message numerus="yes">
        <source>%n items could not be read and were kept as typed.</source>
        <translation>
            <numerusform>%n item could not be read and was kept as typed.</numerusform>
            <numerusform>%n items could not be read and were kept as typed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were not read.</source>
        <translation>
            <numerusform>%n item was not read.</numerusform>
            <numerusform>%n items were not read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RevisionNews</name>
    <message numerus="yes">
        <source>%n at another price: {names}</source>
        <translation>
            <numerusform>%n at another price: {names}</numerusform>
            <numerusform>%n at another price: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed: {names}</source>
        <translation>
            <numerusform>%n changed: {names}</numerusform>
            <numerusform>%n changed: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new: {names}</source>
        <translation>
            <numerusform>%n new: {names}</numerusform>
            <numerusform>%n new: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no longer there: {names}</source>
        <translation>
            <numerusform>%n no longer there: {names}</numerusform>
            <numerusform>%n no longer there: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n renumbered: {names}</source>
        <translation>
            <numerusform>%n renumbered: {names}</numerusform>
            <numerusform>%n renumbered: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in contact with %n enemies</source>
        <translation>
            <numerusform>in contact with %n enemy</numerusform>
            <numerusform>in contact with %n enemies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>speaking · %n figures</source>
        <translation>
            <numerusform>speaking · %n figure</numerusform>
            <numerusform>speaking · %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}, %n cards</source>
        <translation>
            <numerusform>{side}, %n card</numerusform>
            <numerusform>{side}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}, %n cards, {there} of {all} standing</source>
        <translation>
            <numerusform>{side}, %n card, {there} of {all} standing</numerusform>
            <numerusform>{side}, %n cards, {there} of {all} standing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message numerus="yes">
        <source>%n act after</source>
        <translation>
            <numerusform>%n acts after</numerusform>
            <numerusform>%n act after</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to resolve</source>
        <translation>
            <numerusform>%n to resolve</numerusform>
            <numerusform>%n to resolve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrikePrompt</name>
    <message numerus="yes">
        <source>%n life points lost</source>
        <translation>
            <numerusform>%n life point lost</numerusform>
            <numerusform>%n life points lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gems for each {success}</source>
        <translation>
            <numerusform>%n gem for each {success}</numerusform>
            <numerusform>%n gems for each {success}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gems for each {success} or more</source>
        <translation>
            <numerusform>%n gem for each {success} or more</numerusform>
            <numerusform>%n gems for each {success} or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notches healed</source>
        <translation>
            <numerusform>%n notch healed</numerusform>
            <numerusform>%n notches healed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The reserve has room for {room} of %n gems.</source>
        <translation>
            <numerusform>The reserve has room for {room} of %n gem.</numerusform>
            <numerusform>The reserve has room for {room} of %n gems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %n gems. A capital letter puts one back.</source>
        <translation>
            <numerusform>{taken} of %n gem. A capital letter puts one back.</numerusform>
            <numerusform>{taken} of %n gems. A capital letter puts one back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TasksHead</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TasksPage</name>
    <message numerus="yes">
        <source>%n left undone</source>
        <translation>
            <numerusform>%n left undone</numerusform>
            <numerusform>%n left undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaid end</source>
        <translation>
            <numerusform>%n unpaid ends</numerusform>
            <numerusform>%n unpaid end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfitCards</name>
    <message numerus="yes">
        <source>%n things are not shown whole: see the list. The same again goes on.</source>
        <translation>
            <numerusform>%n thing is not shown whole: see the list. The same again goes on.</numerusform>
            <numerusform>%n things are not shown whole: see the list. The same again goes on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnresolvedConflicts</name>
    <message numerus="yes">
        <source>%n fields keep your values</source>
        <translation>
            <numerusform>%n field keeps your value</numerusform>
            <numerusform>%n fields keep your values</numerusform>
        </translation>
    </message>
</context>
</TS>
