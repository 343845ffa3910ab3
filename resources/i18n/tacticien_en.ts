<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Phrases</name>
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
</context>
</TS>
