import type { FrameBank } from './frame'
import { parseKindFrames } from './parse-kind-frames'

export const german: FrameBank = {
  neutral: parseKindFrames(`
    hook  . {line}.  . {line}. {outcome}.  . {line}. [Was du als Nächstes sagen würdest].  ? {line}. [Die Frage, die dir alle stellen]?  ~ [Wo du warst und um wie viel Uhr]. {line}.  ~ {line}. {turn}.  ~ {last}.  - {first}. {second}.
    screen  . {line}  . {first}  . {outcome}  ~ {turn}  ~ [Ort und Datum]
    title  . {line}  . {first}  . {line} ({outcome})  ? {line}: [Die Frage, die dir alle stellen]?  ~ {line} ([Ort oder Jahr])  - {line} | [Name deines Kanals oder deiner Reihe]
    caption  . {line}.  . {line}. {outcome}.  . {line}. [Was du als Nächstes sagen würdest].  ? {line}. [Die Frage, die dir alle stellen]?  ~ [Ort und Datum]. {line}.  ~ {line}. {turn}.  - {first}. {second}.
    body  . {outcome}.  . {turn}.  . {second}.  . Stand heute: [ein Satz].  ? [Die Frage, die dir alle stellen]? [Deine Antwort in einem Satz].  ~ [Was man sehen oder hören konnte, in einem Satz].
    post  . {line}.  . {line}.¶¶{outcome}.  . {line}.¶¶{action}.  . {line}.¶¶[Was du als Nächstes sagen würdest].  ? {line}.¶¶[Was du fragen möchtest]?  ~ {line}.¶¶{turn}.  ~ {line}.¶¶„[Was jemand gesagt hat, Wort für Wort]“  - {first}.¶¶{second}.¶¶{third}.
    reply  ? Was möchtest du wissen?  ? [Was du fragen möchtest]?
    cta  . {action}.  . Mehr dazu: [wo].  - [Datum], [Ort], [Kontakt].
  `),
  subject: parseKindFrames(`
    hook  . {line}.  . {line}. Was man zuerst wissen muss: [ein Satz].  . {line}. Der häufigste Fehler: [ein Satz].  . {line}. {outcome}.  ? {line}: [eine Frage mit zwei Antworten]?  ~ {line}. Erwartung: [was]. Realität: [was].  ~ {line}. {turn}.  - {line} in drei Worten: [eins], [zwei], [drei].
    screen  . {line}  . {outcome}  ~ Erwartung vs. Realität  ~ {turn}
    title  . {line}  . {line}: {outcome}  . {line} für {audience}  ~ {line}: Erwartung vs. Realität  - {line}: [wie viele] Fehler, die du dir sparen kannst  - {line} in [wie vielen] Minuten
    caption  . {line}.  . {line}. Was man zuerst wissen muss: [ein Satz].  . {line}. {outcome}.  ? {line}: [eine Frage mit zwei Antworten]?  ~ {line}. Erwartung: [was]. Realität: [was].  ~ {line}. {turn}.  - {line} in drei Worten: [eins], [zwei], [drei].
    body  . Was man zuerst wissen muss: [ein Satz].  . Der häufigste Fehler: [ein Satz].  . {outcome}.  . {turn}.  ~ [Wie es von Nahem aussieht, in einem Satz].  - Erwartung: [was]. Realität: [was].
    post  . {line}.  . {line}.¶¶Der häufigste Fehler: [ein Satz].  . {line}.¶¶{outcome}.  ? {line}: [eine Frage mit zwei Antworten]?  ~ {line}.¶¶Erwartung: [was].¶Realität: [was].  - {line}:¶¶1. [das Erste]¶2. [das Zweite]¶3. [das Dritte]
    cta  . {action}.  . Speicher dir das für später.
  `),
  opinion: parseKindFrames(`
    hook  . Unpopular Opinion: {line}.  . {line}. So, jetzt ist es raus.  . {line}. {turn}.  ? {line}. Stimmst du zu oder nicht?  ~ {line}. Überzeugt mich vom Gegenteil.  - {line}. Mein bester Grund: [ein Satz].
    screen  . {line}  . Unpopular Opinion  ? Stimmst du zu oder nicht?
    title  . Unpopular Opinion: {line}  . {line}  ? {line}. Stimmst du zu oder nicht?  - {line}: meine [wie viele] Gründe
    caption  . {line}.  . {line}. So, jetzt ist es raus.  ? {line}. Stimmst du zu oder nicht?  ~ {line}. Überzeugt mich vom Gegenteil.  - {line}. Mein bester Grund: [ein Satz].
    body  . Mein bester Grund: [ein Satz].  . Die einzige Ausnahme: [wann du das Gegenteil sagen würdest].  . {turn}.  . {outcome}.  ? Was ist das beste Gegenargument?
    post  . Unpopular Opinion: {line}.  . {line}.¶¶So, jetzt ist es raus.  . {line}.¶¶{turn}.  ? {line}.¶¶Stimmst du zu oder nicht?  ~ {line}.¶¶Überzeugt mich vom Gegenteil.  - {line}.¶¶Mein bester Grund: [ein Satz].
    reply  ? Stimmst du zu oder nicht?  ? Was ist das beste Gegenargument?
    cta  . {action}.  . Kommentier 1 für ja und 2 für nein.
  `),
  question: parseKindFrames(`
    hook  . {line}? Meine Antwort: [ein Satz].  ? {line}?  ? Ernst gemeinte Frage: {line}?  ~ [Wer] hat mich das heute gefragt. {line}?  - {line}? A: [eine Antwort]. B: [die andere].
    screen  . Meine Antwort: [ein Satz]  ? {line}?
    title  . {line}? Ich habe [wie viele] Leute gefragt  ? {line}?  - {line}? A: [eine Antwort] / B: [die andere]
    caption  . {line}? Ein Wort reicht.  ? {line}?  ~ [Wer] hat mich das heute gefragt. {line}?  - {line}? A: [eine Antwort]. B: [die andere].
    body  . Meine Antwort: [ein Satz].  . {outcome}.  ? Wer würde genau das Gegenteil sagen?  ~ {turn}.  - A: [eine Antwort]. B: [die andere].
    post  . {line}?¶¶Meine Antwort: [ein Satz].  . {line}?¶¶Ein Wort reicht.  ? {line}?  ~ [Wer] hat mich das heute gefragt.¶¶{line}?  - {line}?¶¶A: [eine Antwort]. B: [die andere].
    reply  ? Wer würde genau das Gegenteil sagen?  ? Und du?
    cta  . {action}.  . Antworte, bevor du die Kommentare liest.
  `),
  comparison: parseKindFrames(`
    hook  . Nur eins darf bleiben: {a} oder {b}.  . {line}. {outcome}.  ? {a} oder {b}?  ~ Links: {a}. Rechts: {b}.  - {line}. Den Unterschied merkt man bei [was].
    screen  . {a} vs {b}  ? {a} oder {b}?
    title  . {a} vs {b}  . {a} vs {b}: {outcome}  ? {a} oder {b}?  ~ {a} vs. {b} nach [wie langer Zeit]  - {a} vs {b}: [Preis], [Zeit], [Ergebnis]
    caption  . {a} oder {b}? Meine Wahl: [was, und warum].  ? {a} oder {b}?  ~ Links: {a}. Rechts: {b}.  - A: {a}. B: {b}. Ein Buchstabe reicht.
    body  . Meine Wahl: [was, und warum].  . Den Unterschied merkt man bei [was].  . {outcome}.  ? Was müsste passieren, damit du wechselst?  ~ {turn}.
    post  . {a} oder {b}?¶¶Meine Wahl: [was, und warum].  . Nur eins darf bleiben: {a} oder {b}.¶¶{outcome}.  ? {a} oder {b}?  ~ {line}.¶¶Den Unterschied merkt man bei [was].  - A: {a}. B: {b}. Ein Buchstabe reicht.
    reply  ? {a} oder {b}?  ? Was müsste passieren, damit du wechselst?
    cta  . {action}.  ? A oder B? Ein Buchstabe reicht.
  `),
  announcement: parseKindFrames(`
    hook  . {line}.  . {line}. {action}.  . {line}. Zum Merken: [Datum, Uhrzeit und Ort].  ~ [Deine Stadt oder dein Viertel]: {line}.  ~ {line}. {turn}.  - {first}. {second}.
    screen  . {line}  . {action}  - Wann: [Datum] | Wo: [Ort] | Mehr: [Link]
    title  . {line}  . {line} (alle Infos)  ~ {line} | [Ort oder Jahr]  - {line} | [Name deines Kanals oder deiner Reihe]
    caption  . {line}.  . {line}. {action}.  . {line}. Zum Merken: [Datum, Uhrzeit und Ort].  ~ [Deine Stadt oder dein Viertel]: {line}.  - {first}. {second}.
    body  . {action}.  . {outcome}.  . Wie es anfing: [ein Satz].  . Danke, [Name], für [was].  ~ {turn}.  - Wann: [Datum]. Wo: [Ort]. Mehr: [Link].
    post  . {line}.  . {line}.¶¶{action}.  . {line}.¶¶Wie es anfing: [ein Satz].  ? {line}.¶¶Was möchtest du wissen?  ~ [Deine Stadt oder dein Viertel]: {line}.  - {line}.¶¶Wann: [Datum]¶Wo: [Ort]¶Mehr: [Link]
    cta  . {action}.  . Fragen? Ab in die Kommentare.
  `),
  story: parseKindFrames(`
    hook  . {line}.  . Storytime: {line}.  . {line}. Und dann: [was als Nächstes passiert ist].  . {line}. Wie es ausging: {outcome}.  ? {line}. Ist dir so etwas schon mal passiert?  ~ [Tag und Uhrzeit]. {line}.  ~ {line}. {turn}.  - {first}. {second}.  - Der Plan: [ein Satz]. Die Realität: {line}.
    screen  . {line}  . {outcome}  ~ {turn}  ~ [Tag und Uhrzeit]
    title  . {line}  . Storytime: {line}  . {line} (die ganze Geschichte)  ~ {line} | [Ort oder Jahr]
    caption  . {line}.  . {line}. Und dann: [was als Nächstes passiert ist].  . {line}. {turn}.  ? {line}. Ist dir so etwas schon mal passiert?  ~ [Tag und Uhrzeit]. {line}.  - {first}. {second}.
    body  . Angefangen hat es mit [dem Ersten, was passiert ist].  . Wie es ausging: {outcome}.  . {turn}.  ~ „[Was jemand gesagt hat, Wort für Wort]“  - Was ich gedacht habe: [ein Satz]. Was ich gesagt habe: [ein Satz].
    post  . {line}.  . {line}.¶¶Und dann: [was als Nächstes passiert ist].  . {line}.¶¶Wie es ausging: {outcome}.  ? {line}.¶¶Ist dir so etwas schon mal passiert?  ~ [Tag und Uhrzeit].¶¶{line}.  - {first}.¶¶{second}.¶¶{third}.  - Der Plan: [ein Satz].¶¶Die Realität: {line}.
    reply  ? Ist dir so etwas schon mal passiert?  ? Was hättest du gemacht?
    cta  . {action}.  . Erzähl deine in den Kommentaren.
  `),
  'hard-time': parseKindFrames(`
    hook  . {line}.  . {line}. {turn}.  ~ {line}. [Was du heute sagen möchtest, in deinen Worten].
    screen  . {line}  ~ [Ein Name oder ein Datum]
    title  . {line}  . {first}  ~ {line} | [Monat und Jahr]
    caption  . {line}.  . {line}. {turn}.  ~ {line}. [Ein wahres Detail].
    body  . {turn}.  . [Was andere wissen sollen, in einem Satz].  ~ [Etwas, woran du dich erinnern möchtest].
    post  . {line}.  . {line}.¶¶{turn}.  ~ {line}.¶¶[Ein wahres Detail, wie du es einem Freund erzählen würdest].  - {first}.¶¶{second}.¶¶{third}.
  `),
}
