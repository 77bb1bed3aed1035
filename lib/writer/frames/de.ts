import type { Bank } from './frame'
import { kindFrames } from './kind-frames'

export const german: Bank = {
  neutral: kindFrames(`
    hook
    . {line}.
    . {line}. [Was du als Nächstes sagen würdest].
    . {line}. {outcome}.
    . Für {audience}: {line}.
    ? [Die Frage, die dir alle stellen]? {line}.
    ~ [Wo du warst, um wie viel Uhr]. {line}.
    ~ {last}.
    ~ {line}. {turn}.
    - {first}. {second}.
    - {line}. [Ein Fakt]. [Noch einer].
    screen
    . {line}
    . {first}
    . {outcome}
    ? [Die Frage, die dieses Video beantwortet]?
    ~ {turn}
    ~ [Ort und Datum]
    - [Wer], [wo], [wann]
    title
    . {line}
    . {first}
    . {line} ({outcome})
    ? {line}: [was die Leute fragen]?
    ~ {line} ([Ort oder Jahr])
    ~ {line} ({turn})
    - {line}: [erster Teil], [zweiter Teil], [dritter Teil]
    - {line} | [Name deines Kanals oder deiner Reihe]
    caption
    . {line}.
    . {line}. [Was du als Nächstes sagen würdest].
    . {line}. {outcome}.
    ? [Die Frage, die dir alle stellen]? {line}.
    ~ [Ort und Datum]. {line}.
    ~ {line}. {turn}.
    ~ {last}.
    - {first}. {second}.
    - {line}. In drei Worten: [eins], [zwei], [drei].
    body
    . {outcome}.
    . {turn}.
    . {second}.
    . Angefangen hat es mit [was, und wann].
    . Stand heute: [ein Satz].
    ? [Die Frage, die dir alle stellen]? [Deine Antwort in einem Satz].
    ~ [Was man sehen oder hören konnte, in einem Satz].
    - Zuerst: [ein Satz]. Dann: [ein Satz].
    post
    . {line}.
    . {line}.¶¶{outcome}.
    . {line}.¶¶{action}.
    . {line}.¶¶[Was du als Nächstes sagen würdest].
    ? {line}.¶¶[Was du dazu fragen möchtest]?
    ~ {line}.¶¶{turn}.
    ~ {line}.¶¶„[Was jemand gesagt hat, Wort für Wort]“
    - {first}.¶¶{second}.¶¶{third}.
    - {line}.¶¶1. [das Erste]¶2. [das Zweite]¶3. [das Dritte]
    reply
    ? Was bleibt bei dir hängen?
    ? Was würdest du dazu fragen?
    ? An wen hast du beim Lesen gedacht?
    ? Was würdest du in einem Satz ergänzen?
    cta
    . {action}.
    . Mehr dazu: [wo].
    . Schick es jemandem, der das sehen sollte.
    ? Etwas zu ergänzen? Ab in die Kommentare.
    - [Datum], [Ort], [Kontakt].
  `),
  subject: kindFrames(`
    hook
    . {line}, aber [der Twist in vier Worten].
    . {line}. Was dir keiner sagt: [ein Satz].
    . {line} für {audience}.
    . {line}. {outcome}.
    ? {line}: womit anfangen?
    ? {line}: [eine Frage mit zwei Antworten]?
    ~ {line}. Erwartung: [was]. Realität: [was].
    ~ {line}. {turn}.
    ~ {line}, Tag [Zahl].
    - {line} in drei Worten: [eins], [zwei], [drei].
    - {line}. Green Flag: [was]. Red Flag: [was].
    screen
    . {line}, aber [der Twist]
    . POV: {line}
    . {line}
    . {line}, Teil [Zahl]
    ? {line}: womit anfangen?
    ? Womit anfangen?
    ~ {line}, Tag [Zahl]
    ~ Erwartung vs. Realität
    - {line}: [eins], [zwei], [drei]
    title
    . {line}, aber [der Twist in vier Worten]
    . {line}
    . {line}: {outcome}
    . {line} für {audience}
    ? {line}: womit anfangen?
    ? {line}: [wonach die Leute suchen]?
    ~ {line}: Erwartung vs. Realität
    ~ {line}: {turn}
    - {line} in [wie vielen] Minuten
    - {line}: [wie viele] Dinge, die du vorher wissen solltest
    caption
    . {line}, aber [der Twist in vier Worten].
    . {line}: [Punkte] von 10.
    . {line}. {outcome}.
    . Für {audience}: {line}.
    ? {line}: womit anfangen?
    ? {line}: [eine Frage mit zwei Antworten]?
    ~ {line}. Erwartung: [was]. Realität: [was].
    ~ {line}. {turn}.
    - {line} in drei Worten: [eins], [zwei], [drei].
    - {line}: [eins], [zwei] und immer [drei].
    body
    . Die einzige Regel: [die Regel].
    . {outcome}.
    . {turn}.
    . Wenn du neu anfängst: zuerst [eine Sache].
    ? Wie lange dauert das? [Wie lange, von wo bis wo].
    ? Was kostet das? [Der Preis, und wofür].
    ~ [Wie es von Nahem aussieht, in einem Satz].
    - Erwartung: [was]. Realität: [was].
    - Früher: [ein Satz]. Heute: [ein Satz].
    post
    . {line}, aber [der Twist in vier Worten].
    . {line}.¶¶{outcome}.
    . {line}.¶¶Der Fehler, den am Anfang fast alle machen: [ein Satz].
    ? {line}: womit anfangen?
    ? {line}: [dies] oder [das]?
    ~ {line}.¶¶Erwartung: [was].¶Realität: [was].
    ~ {line}.¶¶{turn}.
    - {line}:¶¶1. [das Erste]¶2. [das Zweite]¶3. [das Dritte]
    - {line}.¶¶Green Flag: [was].¶Red Flag: [was].
    reply
    ? {line}: womit anfangen?
    ? Was würdest du jemandem sagen, der neu anfängt?
    ? Worauf achtest du zuerst?
    ? Wem würdest du das zeigen?
    cta
    . {action}.
    . Speicher dir das für später.
    . Schick es der Person, die das braucht.
    . Zeig mir deins in den Kommentaren.
    ? Was kommt als Nächstes: [dies] oder [das]?
  `),
  opinion: kindFrames(`
    hook
    . Unpopular Opinion: {line}.
    . {line}. So, jetzt ist es raus.
    . {line}. Ich diskutiere nicht.
    . {line}. Überzeug mich vom Gegenteil.
    . {line}. {turn}.
    ? Stimmst du zu oder nicht? {line}.
    ? Von 1 bis 10: wie falsch liege ich? {line}.
    ? Sehe nur ich das so? {line}.
    ~ Jemand am Tisch sagt: „{line}.“ Nickst du oder gehst du?
    ~ „{line}.“ Diskutiert.
    - {line}. Grund eins: [dein bester Grund].
    - {line}. Was mich umstimmen würde: [eine Sache].
    screen
    . {line}
    . Unpopular Opinion
    . Jetzt ist es raus
    . Überzeug mich vom Gegenteil
    ? Ja oder nein?
    ? Übertreibe ich?
    ~ „{line}“
    - Dafür: 1. Dagegen: 2
    title
    . Unpopular Opinion: {line}
    . {line}
    . {line}. Überzeug mich vom Gegenteil
    ? {line}: ja oder nein?
    ? Übertreibe ich? {line}
    ~ „{line}“
    - {line}: meine [Zahl] Gründe
    - {line}: was dafür und was dagegen spricht
    caption
    . {line}. So, jetzt ist es raus.
    . Unpopular Opinion: {line}.
    . {line}. Ich diskutiere nicht.
    . {line}.
    ? {line}. Stimmst du zu oder nicht?
    ? Übertreibe ich? {line}.
    ~ „{line}.“ Diskutiert.
    ~ Gehört auf eine Tasse: „{line}.“
    - Dafür: 1. Dagegen: 2. {line}.
    - {line}. Grund eins: [dein bester Grund].
    body
    . Mein bester Grund: [ein Satz].
    . {turn}.
    . {outcome}.
    . Die einzige Ausnahme: [wann du das Gegenteil sagen würdest].
    ? Was ist das beste Gegenargument?
    ? Was würde dich umstimmen?
    ~ Als ich das zuletzt laut gesagt habe: [was man mir geantwortet hat].
    - Dafür: [der beste Grund]. Dagegen: [der beste Einwand].
    post
    . Unpopular Opinion:¶¶{line}.
    . {line}.¶¶So, jetzt ist es raus.
    . {line}.¶¶Ich diskutiere nicht.
    . {line}.¶¶Mein bester Grund: [ein Satz].
    . {line}.¶¶{turn}.
    ? {line}.¶¶Stimmst du zu oder nicht?
    ? {line}.¶¶Was ist das beste Gegenargument?
    ~ „{line}.“¶¶Diskutiert.
    ~ Gehört auf eine Tasse:¶¶„{line}.“
    - {line}.¶¶1. [Dein bester Grund]¶2. [Der zweite]
    - Was alle sagen: [das Übliche].¶¶Was ich sage: {line}.
    reply
    ? Stimmst du zu oder nicht, und warum?
    ? Was ist das beste Gegenargument?
    ? Hast du das schon immer so gesehen?
    ? Was wäre die Ausnahme?
    cta
    . {action}.
    . Kommentier 1 für ja und 2 für nein.
    . Schick es der Person, die widersprechen würde.
    ? Auf welcher Seite bist du? Schreib es in die Kommentare.
  `),
  question: kindFrames(`
    hook
    . Antworte, bevor ich es tue. {line}?
    . {line}? Meine Antwort: [deine Antwort in einem Satz].
    ? {line}?
    ? Ernst gemeinte Frage: {line}?
    ? Für {audience}: {line}?
    ~ „{line}?“ [Wer dich das gefragt hat, und wo].
    ~ {turn}. {line}?
    - {line}? [Eine Antwort] oder [die andere]?
    - {line}? Die kurze Antwort: [drei Worte].
    screen
    . Die kurze Antwort: [zwei Worte]
    ? {line}?
    ? Und du?
    ~ [Wer gefragt hat, und wo]
    - A: [eine Antwort]  B: [die andere]
    title
    . {line}? [Deine Antwort in fünf Worten]
    . {line}? Ich habe [wie viele] Leute gefragt
    ? {line}?
    ? {line}? (für {audience})
    ~ {line}? Gefragt von [wem]
    - {line}? [Eine Antwort], [eine andere] oder [die dritte]
    caption
    . {line}? Ein Wort reicht.
    . {line}? Meine Antwort: [drei Worte].
    ? {line}?
    ? {line}? Ehrliche Antworten bitte.
    ? {line}? Nur falsche Antworten.
    ~ [Wo du warst, als die Frage aufkam]. {line}?
    - {line}? A: [eine Antwort]. B: [die andere].
    body
    . Meine Antwort: [ein Satz].
    . Was ich am häufigsten höre: [diese Antwort].
    . {outcome}.
    ? Wer würde genau das Gegenteil sagen?
    ~ [Wer] hat mich das gefragt, und ich habe [was] gesagt.
    ~ {turn}.
    - A: [eine Antwort]. B: [die andere]. Ein Buchstabe reicht.
    post
    . {line}?¶¶Meine Antwort: [ein Satz].
    . {line}?¶¶Ein Wort reicht.
    ? {line}?
    ? {line}?¶¶Ehrliche Antworten bitte.
    ? {line}?¶¶Nur falsche Antworten.
    ~ [Wer] hat mich heute gefragt:¶¶„{line}?“
    ~ {turn}.¶¶{line}?
    - {line}?¶¶A: [eine Antwort]¶B: [die andere]
    reply
    ? {line}?
    ? Wer würde das Gegenteil sagen?
    ? Was war dein erster Gedanke?
    ? Was würde deine Mutter sagen?
    cta
    . {action}.
    . Antworte, bevor du die Kommentare liest.
    . Schick es jemandem, der anders antworten würde.
    ? Unsicher? Schreib deinen ersten Gedanken.
  `),
  comparison: kindFrames(`
    hook
    . {line}. Du entscheidest.
    . {line}. Gewonnen hat [wer, und womit].
    . {line}. {outcome}.
    ? Nur eins darf bleiben. {a} oder {b}?
    ? Du hast fünf Sekunden. {a} oder {b}?
    ? {line}. Auf welcher Seite bist du?
    ~ Links: {a}. Rechts: {b}.
    ~ {line}. {turn}.
    - {a}: [drei Worte]. {b}: [drei Worte].
    - {line}. [Preis], [Zeit], [Ergebnis].
    screen
    . {a} vs {b}
    . {line}
    . Sieger: [wer]
    ? {a} oder {b}?
    ? Links oder rechts?
    ~ Runde 1: [was]
    ~ {turn}
    - A: {a}  B: {b}
    title
    . {a} vs {b}
    . {line}
    . {a} vs {b}: {outcome}
    . {line}: mein Fazit nach [wie langer Zeit]
    ? {a} oder {b}?
    ? {a} oder {b}? Kommt auf [was] an
    ~ {a} vs {b} nach [wie langer Zeit]
    ~ {line} ({turn})
    - {a} vs {b}: [Preis], [Zeit], [Ergebnis]
    caption
    . {line}. Du entscheidest.
    . {line}. Meine Wahl steht: [was].
    . {line}. {outcome}.
    ? {a} oder {b}?
    ? Nur eins darf bleiben. {a} oder {b}?
    ~ Erst {a}, dann {b}.
    ~ {line}. {turn}.
    - A: {a}. B: {b}. Ein Buchstabe reicht.
    - {a}: [drei Worte]. {b}: [drei Worte].
    body
    . Meine Wahl: [was, und warum].
    . Den Unterschied sieht man an [was].
    . {outcome}.
    ? Was gibt bei dir den Ausschlag?
    ~ {turn}.
    ~ Achte bei beiden auf [was].
    - A: {a}. B: {b}.
    - Preis: [beide]. Zeit: [beide]. Ergebnis: [wer gewinnt].
    post
    . {line}.¶¶Den Unterschied sieht man an [was].
    . {line}.¶¶Meine Wahl: [was, und warum].
    ? {a} oder {b}?
    ? {line}.¶¶Auf welcher Seite bist du?
    ? Nur eins darf bleiben.¶¶{a} oder {b}?
    ~ {line}.¶¶{turn}.
    ~ Erst {a}.¶Dann {b}.¶¶[Was dir aufgefallen ist, in einem Satz].
    - A: {a}¶B: {b}¶¶Ein Buchstabe reicht.
    - {a}: [drei Worte].¶{b}: [drei Worte].
    reply
    ? {a} oder {b}?
    ? Was würde dich zum Wechseln bringen?
    ? Womit hast du angefangen?
    ? Worauf könntest du verzichten?
    cta
    . {action}.
    . Entscheide dich und schreib es in die Kommentare.
    . Schick es der Person, die das andere nehmen würde.
    ? A oder B? Ein Buchstabe reicht.
  `),
  announcement: kindFrames(`
    hook
    . Große Neuigkeiten: {line}.
    . Jetzt ist es offiziell: {line}.
    . {line}.
    . Weitersagen: {line}.
    . {line}. {action}.
    ? Schon gehört? {line}.
    ? Was gibt’s Neues? {line}.
    ~ Achtung, [Stadt, Viertel oder Community]: {line}.
    ~ {line}. {turn}.
    - Die Neuigkeit: {line}. Wie es weitergeht: [was und wann].
    - {first}. {second}. {third}.
    screen
    . {line}
    . Jetzt ist es offiziell
    . {action}
    . Merk dir: [Datum]
    ? Schon gehört?
    ~ Weitersagen
    - [Was] | [wo] | [wann]
    title
    . {line}
    . Jetzt ist es offiziell: {line}
    . Große Neuigkeiten: {line}
    . {line} | [dein Name oder deine Marke]
    ? Schon gehört? {line}
    ~ {line} | [Monat und Jahr]
    - {line} (alle Infos)
    caption
    . Jetzt ist es offiziell: {line}.
    . {line}.
    . Große Neuigkeiten: {line}.
    . {line}. {action}.
    ? Schon gehört? {line}.
    ~ Achtung, [Stadt, Viertel oder Community]: {line}.
    ~ {line}. {turn}.
    - {line}. Zum Merken: [Datum, Ort oder Link].
    - {first}. {second}.
    body
    . {action}.
    . {outcome}.
    . Die Geschichte dahinter: [ein Satz].
    . Danke, [Name], für [was].
    ? Was möchtest du wissen? Frag in den Kommentaren.
    ~ {turn}.
    - Wann: [Datum]. Wo: [Ort]. Mehr: [Link].
    post
    . Jetzt ist es offiziell:¶¶{line}.
    . {line}.
    . {line}.¶¶{action}.
    . Weitersagen:¶¶{line}.
    . {line}.¶¶Die Geschichte dahinter: [ein Satz].
    ? Schon gehört?¶¶{line}.
    ? {line}.¶¶Was möchtest du wissen?
    ~ Achtung, [Stadt, Viertel oder Community]:¶¶{line}.
    ~ {line}.¶¶{turn}.
    - {line}.¶¶Wann: [Datum]¶Wo: [Ort]¶Mehr: [Link]
    - {first}.¶¶{second}.¶¶{third}.
    reply
    ? Was willst du zuerst wissen?
    ? Wem erzählst du es?
    ? Was willst du zuerst sehen?
    ? Wer sollte das wissen?
    cta
    . {action}.
    . Alle Infos: [Link].
    . Schick es allen, die das wissen sollten.
    . Fragen? Ab in die Kommentare.
  `),
  story: kindFrames(`
    hook
    . Storytime: {line}.
    . {line}.
    . Wahre Geschichte: {line}.
    . {line}. {turn}.
    . {line}. Wie es ausging: {outcome}.
    ? Wo fange ich an? {line}.
    ? Ist euch das auch schon passiert? {line}.
    ~ [Tag und Uhrzeit]. {line}.
    ~ {line}. Das Erste, was ich gehört habe: „[was jemand gesagt hat]“.
    - {first}. {second}. {third}.
    - Der Plan: [ein Satz]. Die Realität: {line}.
    screen
    . {line}
    . Storytime
    . {turn}
    . {outcome}
    ? Wo fange ich an?
    ~ [Tag und Uhrzeit]
    ~ „[Was jemand gesagt hat]“
    - {first} → {last}
    - Wie es anfing → wie es ausging
    title
    . {line}
    . Storytime: {line}
    . Wahre Geschichte: {line}
    . {line} (die ganze Geschichte)
    ? Wo fange ich an? {line}
    ~ {line} | [Ort und Jahr]
    - {line}: was passiert ist und was ich gelernt habe
    - {first}. {last}
    caption
    . Storytime: {line}.
    . {line}.
    . {line}. {turn}.
    . Folge von heute: {line}.
    ? Wo fange ich an? {line}.
    ? {line}. Ist euch das auch schon passiert?
    ~ [Tag und Uhrzeit]. {line}.
    ~ {line}. „[Was danach jemand gesagt hat].“
    - {first}. {second}.
    - {line}. In drei Worten: [drei Worte].
    body
    . Angefangen hat es mit [dem Ersten, was passiert ist].
    . Wie es ausging: {outcome}.
    . Und dann: {turn}.
    ? Ist dir so etwas schon passiert? Erzähl es in den Kommentaren.
    ~ Was gesagt wurde, Wort für Wort: „[ein Satz]“.
    ~ Dabei in dem Moment: [wer].
    - Was ich gedacht habe: [ein Satz]. Was ich gesagt habe: [ein Satz].
    - {second}. {third}.
    post
    . {line}.
    . Storytime:¶¶{line}.
    . {line}.¶¶{turn}.
    . {line}.¶¶Wie es ausging: {outcome}.
    ? {line}.¶¶Ist euch das auch schon passiert?
    ? Wo fange ich an?¶¶{line}.
    ~ [Tag und Uhrzeit].¶¶{line}.
    ~ {line}.¶¶„[Was danach jemand gesagt hat].“
    - {first}.¶¶{second}.¶¶{third}.
    - Der Plan: [ein Satz].¶¶Die Realität: {line}.
    reply
    ? Ist dir so etwas schon passiert?
    ? Was hättest du gemacht?
    ? Was würdest du jemandem sagen, dem das gerade passiert?
    ? Wer hat eine ähnliche Geschichte?
    cta
    . {action}.
    . Erzähl mir deine in den Kommentaren.
    . Schick es jemandem, der dabei war.
    ? Willst du Teil 2?
  `),
  'hard-time': kindFrames(`
    hook
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Was du heute sagen möchtest, in deinen Worten].
    screen
    . {line}
    ~ [Ein Name oder ein Datum]
    title
    . {line}
    . {first}
    ~ {line} | [Monat und Jahr]
    caption
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Ein wahres Detail].
    ~ [Datum]. {line}.
    body
    . {turn}.
    . [Was andere wissen sollen, in einem Satz].
    ~ [Etwas, woran du dich erinnern möchtest].
    post
    . {line}.
    . {line}.¶¶{turn}.
    ~ {line}.¶¶[Ein wahres Detail, wie du es einem Freund erzählen würdest].
    - {first}.¶¶{second}.¶¶{third}.
  `),
}
