import type { Bank } from './frame'

/** German. No case, article or verb of ours stands at the visitor's words. */
export const german: Bank = {
  neutral: {
    hook: {
      statement: [
        '{line}.',
        '{line}. [Was du als Nächstes sagen würdest].',
        '{line}. {outcome}.',
        'Für {audience}: {line}.',
      ],
      question: ['[Die Frage, die dir alle stellen]? {line}.'],
      scene: ['[Wo du warst, um wie viel Uhr]. {line}.', '{last}.', '{line}. {turn}.'],
      list: ['{first}. {second}.', '{line}. [Ein Fakt]. [Noch einer].'],
    },
    screen: {
      statement: ['{line}', '{first}', '{outcome}'],
      question: ['[Die Frage, die dieses Video beantwortet]?'],
      scene: ['{turn}', '[Ort und Datum]'],
      list: ['[Wer], [wo], [wann]'],
    },
    title: {
      statement: ['{line}', '{first}', '{line} ({outcome})'],
      question: ['{line}: [was die Leute fragen]?'],
      scene: ['{line} ([Ort oder Jahr])', '{line} ({turn})'],
      list: [
        '{line}: [erster Teil], [zweiter Teil], [dritter Teil]',
        '{line} | [Name deines Kanals oder deiner Reihe]',
      ],
    },
    caption: {
      statement: ['{line}.', '{line}. [Was du als Nächstes sagen würdest].', '{line}. {outcome}.'],
      question: ['[Die Frage, die dir alle stellen]? {line}.'],
      scene: ['[Ort und Datum]. {line}.', '{line}. {turn}.', '{last}.'],
      list: ['{first}. {second}.', '{line}. In drei Worten: [eins], [zwei], [drei].'],
    },
    body: {
      statement: [
        '{outcome}.',
        '{turn}.',
        '{second}.',
        'Angefangen hat es mit [was, und wann].',
        'Stand heute: [ein Satz].',
      ],
      question: ['[Die Frage, die dir alle stellen]? [Deine Antwort in einem Satz].'],
      scene: ['[Was man sehen oder hören konnte, in einem Satz].'],
      list: ['Zuerst: [ein Satz]. Dann: [ein Satz].'],
    },
    post: {
      statement: [
        '{line}.',
        '{line}.\n\n{outcome}.',
        '{line}.\n\n{action}.',
        '{line}.\n\n[Was du als Nächstes sagen würdest].',
      ],
      question: ['{line}.\n\n[Was du dazu fragen möchtest]?'],
      scene: ['{line}.\n\n{turn}.', '{line}.\n\n„[Was jemand gesagt hat, Wort für Wort]“'],
      list: [
        '{first}.\n\n{second}.\n\n{third}.',
        '{line}.\n\n1. [das Erste]\n2. [das Zweite]\n3. [das Dritte]',
      ],
    },
    reply: {
      question: [
        'Was bleibt bei dir hängen?',
        'Was würdest du dazu fragen?',
        'An wen hast du beim Lesen gedacht?',
        'Was würdest du in einem Satz ergänzen?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Mehr dazu: [wo].', 'Schick es jemandem, der das sehen sollte.'],
      question: ['Etwas zu ergänzen? Ab in die Kommentare.'],
      list: ['[Datum], [Ort], [Kontakt].'],
    },
  },
  subject: {
    hook: {
      statement: [
        '{line}, aber [der Twist in vier Worten].',
        '{line}. Was dir keiner sagt: [ein Satz].',
        '{line} für {audience}.',
        '{line}. {outcome}.',
      ],
      question: ['{line}: womit anfangen?', '{line}: [eine Frage mit zwei Antworten]?'],
      scene: ['{line}. Erwartung: [was]. Realität: [was].', '{line}. {turn}.', '{line}, Tag [Zahl].'],
      list: ['{line} in drei Worten: [eins], [zwei], [drei].', '{line}. Green Flag: [was]. Red Flag: [was].'],
    },
    screen: {
      statement: ['{line}, aber [der Twist]', 'POV: {line}', '{line}', '{line}, Teil [Zahl]'],
      question: ['{line}: womit anfangen?', 'Womit anfangen?'],
      scene: ['{line}, Tag [Zahl]', 'Erwartung vs. Realität'],
      list: ['{line}: [eins], [zwei], [drei]'],
    },
    title: {
      statement: [
        '{line}, aber [der Twist in vier Worten]',
        '{line}',
        '{line}: {outcome}',
        '{line} für {audience}',
      ],
      question: ['{line}: womit anfangen?', '{line}: [wonach die Leute suchen]?'],
      scene: ['{line}: Erwartung vs. Realität', '{line}: {turn}'],
      list: ['{line} in [wie vielen] Minuten', '{line}: [wie viele] Dinge, die du vorher wissen solltest'],
    },
    caption: {
      statement: [
        '{line}, aber [der Twist in vier Worten].',
        '{line}: [Punkte] von 10.',
        '{line}. {outcome}.',
        'Für {audience}: {line}.',
      ],
      question: ['{line}: womit anfangen?', '{line}: [eine Frage mit zwei Antworten]?'],
      scene: ['{line}. Erwartung: [was]. Realität: [was].', '{line}. {turn}.'],
      list: ['{line} in drei Worten: [eins], [zwei], [drei].', '{line}: [eins], [zwei] und immer [drei].'],
    },
    body: {
      statement: [
        'Die einzige Regel: [die Regel].',
        '{outcome}.',
        '{turn}.',
        'Wenn du neu anfängst: zuerst [eine Sache].',
      ],
      question: [
        'Wie lange dauert das? [Wie lange, von wo bis wo].',
        'Was kostet das? [Der Preis, und wofür].',
      ],
      scene: ['[Wie es von Nahem aussieht, in einem Satz].'],
      list: ['Erwartung: [was]. Realität: [was].', 'Früher: [ein Satz]. Heute: [ein Satz].'],
    },
    post: {
      statement: [
        '{line}, aber [der Twist in vier Worten].',
        '{line}.\n\n{outcome}.',
        '{line}.\n\nDer Fehler, den am Anfang fast alle machen: [ein Satz].',
      ],
      question: ['{line}: womit anfangen?', '{line}: [dies] oder [das]?'],
      scene: ['{line}.\n\nErwartung: [was].\nRealität: [was].', '{line}.\n\n{turn}.'],
      list: [
        '{line}:\n\n1. [das Erste]\n2. [das Zweite]\n3. [das Dritte]',
        '{line}.\n\nGreen Flag: [was].\nRed Flag: [was].',
      ],
    },
    reply: {
      question: [
        '{line}: womit anfangen?',
        'Was würdest du jemandem sagen, der neu anfängt?',
        'Worauf achtest du zuerst?',
        'Wem würdest du das zeigen?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Speicher dir das für später.',
        'Schick es der Person, die das braucht.',
        'Zeig mir deins in den Kommentaren.',
      ],
      question: ['Was kommt als Nächstes: [dies] oder [das]?'],
    },
  },
  opinion: {
    hook: {
      statement: [
        'Unpopular Opinion: {line}.',
        '{line}. So, jetzt ist es raus.',
        '{line}. Ich diskutiere nicht.',
        '{line}. Überzeug mich vom Gegenteil.',
        '{line}. {turn}.',
      ],
      question: [
        'Stimmst du zu oder nicht? {line}.',
        'Von 1 bis 10: wie falsch liege ich? {line}.',
        'Sehe nur ich das so? {line}.',
      ],
      scene: ['Jemand am Tisch sagt: „{line}.“ Nickst du oder gehst du?', '„{line}.“ Diskutiert.'],
      list: ['{line}. Grund eins: [dein bester Grund].', '{line}. Was mich umstimmen würde: [eine Sache].'],
    },
    screen: {
      statement: ['{line}', 'Unpopular Opinion', 'Jetzt ist es raus', 'Überzeug mich vom Gegenteil'],
      question: ['Ja oder nein?', 'Übertreibe ich?'],
      scene: ['„{line}“'],
      list: ['Dafür: 1. Dagegen: 2'],
    },
    title: {
      statement: ['Unpopular Opinion: {line}', '{line}', '{line}. Überzeug mich vom Gegenteil'],
      question: ['{line}: ja oder nein?', 'Übertreibe ich? {line}'],
      scene: ['„{line}“'],
      list: ['{line}: meine [Zahl] Gründe', '{line}: was dafür und was dagegen spricht'],
    },
    caption: {
      statement: [
        '{line}. So, jetzt ist es raus.',
        'Unpopular Opinion: {line}.',
        '{line}. Ich diskutiere nicht.',
        '{line}.',
      ],
      question: ['{line}. Stimmst du zu oder nicht?', 'Übertreibe ich? {line}.'],
      scene: ['„{line}.“ Diskutiert.', 'Gehört auf eine Tasse: „{line}.“'],
      list: ['Dafür: 1. Dagegen: 2. {line}.', '{line}. Grund eins: [dein bester Grund].'],
    },
    body: {
      statement: [
        'Mein bester Grund: [ein Satz].',
        '{turn}.',
        '{outcome}.',
        'Die einzige Ausnahme: [wann du das Gegenteil sagen würdest].',
      ],
      question: ['Was ist das beste Gegenargument?', 'Was würde dich umstimmen?'],
      scene: ['Als ich das zuletzt laut gesagt habe: [was man mir geantwortet hat].'],
      list: ['Dafür: [der beste Grund]. Dagegen: [der beste Einwand].'],
    },
    post: {
      statement: [
        'Unpopular Opinion:\n\n{line}.',
        '{line}.\n\nSo, jetzt ist es raus.',
        '{line}.\n\nIch diskutiere nicht.',
        '{line}.\n\nMein bester Grund: [ein Satz].',
        '{line}.\n\n{turn}.',
      ],
      question: ['{line}.\n\nStimmst du zu oder nicht?', '{line}.\n\nWas ist das beste Gegenargument?'],
      scene: ['„{line}.“\n\nDiskutiert.', 'Gehört auf eine Tasse:\n\n„{line}.“'],
      list: [
        '{line}.\n\n1. [Dein bester Grund]\n2. [Der zweite]',
        'Was alle sagen: [das Übliche].\n\nWas ich sage: {line}.',
      ],
    },
    reply: {
      question: [
        'Stimmst du zu oder nicht, und warum?',
        'Was ist das beste Gegenargument?',
        'Hast du das schon immer so gesehen?',
        'Was wäre die Ausnahme?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Kommentier 1 für ja und 2 für nein.',
        'Schick es der Person, die widersprechen würde.',
      ],
      question: ['Auf welcher Seite bist du? Schreib es in die Kommentare.'],
    },
  },
  question: {
    hook: {
      statement: [
        'Antworte, bevor ich es tue. {line}?',
        '{line}? Meine Antwort: [deine Antwort in einem Satz].',
      ],
      question: ['{line}?', 'Ernst gemeinte Frage: {line}?', 'Für {audience}: {line}?'],
      scene: ['„{line}?“ [Wer dich das gefragt hat, und wo].', '{turn}. {line}?'],
      list: ['{line}? [Eine Antwort] oder [die andere]?', '{line}? Die kurze Antwort: [drei Worte].'],
    },
    screen: {
      statement: ['Die kurze Antwort: [zwei Worte]'],
      question: ['{line}?', 'Und du?'],
      scene: ['[Wer gefragt hat, und wo]'],
      list: ['A: [eine Antwort]  B: [die andere]'],
    },
    title: {
      statement: ['{line}? [Deine Antwort in fünf Worten]', '{line}? Ich habe [wie viele] Leute gefragt'],
      question: ['{line}?', '{line}? (für {audience})'],
      scene: ['{line}? Gefragt von [wem]'],
      list: ['{line}? [Eine Antwort], [eine andere] oder [die dritte]'],
    },
    caption: {
      statement: ['{line}? Ein Wort reicht.', '{line}? Meine Antwort: [drei Worte].'],
      question: ['{line}?', '{line}? Ehrliche Antworten bitte.', '{line}? Nur falsche Antworten.'],
      scene: ['[Wo du warst, als die Frage aufkam]. {line}?'],
      list: ['{line}? A: [eine Antwort]. B: [die andere].'],
    },
    body: {
      statement: ['Meine Antwort: [ein Satz].', 'Was ich am häufigsten höre: [diese Antwort].', '{outcome}.'],
      question: ['Wer würde genau das Gegenteil sagen?'],
      scene: ['[Wer] hat mich das gefragt, und ich habe [was] gesagt.', '{turn}.'],
      list: ['A: [eine Antwort]. B: [die andere]. Ein Buchstabe reicht.'],
    },
    post: {
      statement: ['{line}?\n\nMeine Antwort: [ein Satz].', '{line}?\n\nEin Wort reicht.'],
      question: ['{line}?', '{line}?\n\nEhrliche Antworten bitte.', '{line}?\n\nNur falsche Antworten.'],
      scene: ['[Wer] hat mich heute gefragt:\n\n„{line}?“', '{turn}.\n\n{line}?'],
      list: ['{line}?\n\nA: [eine Antwort]\nB: [die andere]'],
    },
    reply: {
      question: [
        '{line}?',
        'Wer würde das Gegenteil sagen?',
        'Was war dein erster Gedanke?',
        'Was würde deine Mutter sagen?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Antworte, bevor du die Kommentare liest.',
        'Schick es jemandem, der anders antworten würde.',
      ],
      question: ['Unsicher? Schreib deinen ersten Gedanken.'],
    },
  },
  comparison: {
    hook: {
      statement: ['{line}. Du entscheidest.', '{line}. Gewonnen hat [wer, und womit].', '{line}. {outcome}.'],
      question: [
        'Nur eins darf bleiben. {a} oder {b}?',
        'Du hast fünf Sekunden. {a} oder {b}?',
        '{line}. Auf welcher Seite bist du?',
      ],
      scene: ['Links: {a}. Rechts: {b}.', '{line}. {turn}.'],
      list: ['{a}: [drei Worte]. {b}: [drei Worte].', '{line}. [Preis], [Zeit], [Ergebnis].'],
    },
    screen: {
      statement: ['{a} vs {b}', '{line}', 'Sieger: [wer]'],
      question: ['{a} oder {b}?', 'Links oder rechts?'],
      scene: ['Runde 1: [was]', '{turn}'],
      list: ['A: {a}  B: {b}'],
    },
    title: {
      statement: [
        '{a} vs {b}',
        '{line}',
        '{a} vs {b}: {outcome}',
        '{line}: mein Fazit nach [wie langer Zeit]',
      ],
      question: ['{a} oder {b}?', '{a} oder {b}? Kommt auf [was] an'],
      scene: ['{a} vs {b} nach [wie langer Zeit]', '{line} ({turn})'],
      list: ['{a} vs {b}: [Preis], [Zeit], [Ergebnis]'],
    },
    caption: {
      statement: ['{line}. Du entscheidest.', '{line}. Meine Wahl steht: [was].', '{line}. {outcome}.'],
      question: ['{a} oder {b}?', 'Nur eins darf bleiben. {a} oder {b}?'],
      scene: ['Erst {a}, dann {b}.', '{line}. {turn}.'],
      list: ['A: {a}. B: {b}. Ein Buchstabe reicht.', '{a}: [drei Worte]. {b}: [drei Worte].'],
    },
    body: {
      statement: ['Meine Wahl: [was, und warum].', 'Den Unterschied sieht man an [was].', '{outcome}.'],
      question: ['Was gibt bei dir den Ausschlag?'],
      scene: ['{turn}.', 'Achte bei beiden auf [was].'],
      list: ['A: {a}. B: {b}.', 'Preis: [beide]. Zeit: [beide]. Ergebnis: [wer gewinnt].'],
    },
    post: {
      statement: [
        '{line}.\n\nDen Unterschied sieht man an [was].',
        '{line}.\n\nMeine Wahl: [was, und warum].',
      ],
      question: [
        '{a} oder {b}?',
        '{line}.\n\nAuf welcher Seite bist du?',
        'Nur eins darf bleiben.\n\n{a} oder {b}?',
      ],
      scene: ['{line}.\n\n{turn}.', 'Erst {a}.\nDann {b}.\n\n[Was dir aufgefallen ist, in einem Satz].'],
      list: ['A: {a}\nB: {b}\n\nEin Buchstabe reicht.', '{a}: [drei Worte].\n{b}: [drei Worte].'],
    },
    reply: {
      question: [
        '{a} oder {b}?',
        'Was würde dich zum Wechseln bringen?',
        'Womit hast du angefangen?',
        'Worauf könntest du verzichten?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Entscheide dich und schreib es in die Kommentare.',
        'Schick es der Person, die das andere nehmen würde.',
      ],
      question: ['A oder B? Ein Buchstabe reicht.'],
    },
  },
  announcement: {
    hook: {
      statement: [
        'Große Neuigkeiten: {line}.',
        'Jetzt ist es offiziell: {line}.',
        '{line}.',
        'Weitersagen: {line}.',
        '{line}. {action}.',
      ],
      question: ['Schon gehört? {line}.', 'Was gibt’s Neues? {line}.'],
      scene: ['Achtung, [Stadt, Viertel oder Community]: {line}.', '{line}. {turn}.'],
      list: ['Die Neuigkeit: {line}. Wie es weitergeht: [was und wann].', '{first}. {second}. {third}.'],
    },
    screen: {
      statement: ['{line}', 'Jetzt ist es offiziell', '{action}', 'Merk dir: [Datum]'],
      question: ['Schon gehört?'],
      scene: ['Weitersagen'],
      list: ['[Was] | [wo] | [wann]'],
    },
    title: {
      statement: [
        '{line}',
        'Jetzt ist es offiziell: {line}',
        'Große Neuigkeiten: {line}',
        '{line} | [dein Name oder deine Marke]',
      ],
      question: ['Schon gehört? {line}'],
      scene: ['{line} | [Monat und Jahr]'],
      list: ['{line} (alle Infos)'],
    },
    caption: {
      statement: [
        'Jetzt ist es offiziell: {line}.',
        '{line}.',
        'Große Neuigkeiten: {line}.',
        '{line}. {action}.',
      ],
      question: ['Schon gehört? {line}.'],
      scene: ['Achtung, [Stadt, Viertel oder Community]: {line}.', '{line}. {turn}.'],
      list: ['{line}. Zum Merken: [Datum, Ort oder Link].', '{first}. {second}.'],
    },
    body: {
      statement: [
        '{action}.',
        '{outcome}.',
        'Die Geschichte dahinter: [ein Satz].',
        'Danke, [Name], für [was].',
      ],
      question: ['Was möchtest du wissen? Frag in den Kommentaren.'],
      scene: ['{turn}.'],
      list: ['Wann: [Datum]. Wo: [Ort]. Mehr: [Link].'],
    },
    post: {
      statement: [
        'Jetzt ist es offiziell:\n\n{line}.',
        '{line}.',
        '{line}.\n\n{action}.',
        'Weitersagen:\n\n{line}.',
        '{line}.\n\nDie Geschichte dahinter: [ein Satz].',
      ],
      question: ['Schon gehört?\n\n{line}.', '{line}.\n\nWas möchtest du wissen?'],
      scene: ['Achtung, [Stadt, Viertel oder Community]:\n\n{line}.', '{line}.\n\n{turn}.'],
      list: ['{line}.\n\nWann: [Datum]\nWo: [Ort]\nMehr: [Link]', '{first}.\n\n{second}.\n\n{third}.'],
    },
    reply: {
      question: [
        'Was willst du zuerst wissen?',
        'Wem erzählst du es?',
        'Was willst du zuerst sehen?',
        'Wer sollte das wissen?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Alle Infos: [Link].',
        'Schick es allen, die das wissen sollten.',
        'Fragen? Ab in die Kommentare.',
      ],
    },
  },
  story: {
    hook: {
      statement: [
        'Storytime: {line}.',
        '{line}.',
        'Wahre Geschichte: {line}.',
        '{line}. {turn}.',
        '{line}. Wie es ausging: {outcome}.',
      ],
      question: ['Wo fange ich an? {line}.', 'Ist euch das auch schon passiert? {line}.'],
      scene: [
        '[Tag und Uhrzeit]. {line}.',
        '{line}. Das Erste, was ich gehört habe: „[was jemand gesagt hat]“.',
      ],
      list: ['{first}. {second}. {third}.', 'Der Plan: [ein Satz]. Die Realität: {line}.'],
    },
    screen: {
      statement: ['{line}', 'Storytime', '{turn}', '{outcome}'],
      question: ['Wo fange ich an?'],
      scene: ['[Tag und Uhrzeit]', '„[Was jemand gesagt hat]“'],
      list: ['{first} → {last}', 'Wie es anfing → wie es ausging'],
    },
    title: {
      statement: ['{line}', 'Storytime: {line}', 'Wahre Geschichte: {line}', '{line} (die ganze Geschichte)'],
      question: ['Wo fange ich an? {line}'],
      scene: ['{line} | [Ort und Jahr]'],
      list: ['{line}: was passiert ist und was ich gelernt habe', '{first}. {last}'],
    },
    caption: {
      statement: ['Storytime: {line}.', '{line}.', '{line}. {turn}.', 'Folge von heute: {line}.'],
      question: ['Wo fange ich an? {line}.', '{line}. Ist euch das auch schon passiert?'],
      scene: ['[Tag und Uhrzeit]. {line}.', '{line}. „[Was danach jemand gesagt hat].“'],
      list: ['{first}. {second}.', '{line}. In drei Worten: [drei Worte].'],
    },
    body: {
      statement: [
        'Angefangen hat es mit [dem Ersten, was passiert ist].',
        'Wie es ausging: {outcome}.',
        'Und dann: {turn}.',
      ],
      question: ['Ist dir so etwas schon passiert? Erzähl es in den Kommentaren.'],
      scene: ['Was gesagt wurde, Wort für Wort: „[ein Satz]“.', 'Dabei in dem Moment: [wer].'],
      list: ['Was ich gedacht habe: [ein Satz]. Was ich gesagt habe: [ein Satz].', '{second}. {third}.'],
    },
    post: {
      statement: [
        '{line}.',
        'Storytime:\n\n{line}.',
        '{line}.\n\n{turn}.',
        '{line}.\n\nWie es ausging: {outcome}.',
      ],
      question: ['{line}.\n\nIst euch das auch schon passiert?', 'Wo fange ich an?\n\n{line}.'],
      scene: ['[Tag und Uhrzeit].\n\n{line}.', '{line}.\n\n„[Was danach jemand gesagt hat].“'],
      list: ['{first}.\n\n{second}.\n\n{third}.', 'Der Plan: [ein Satz].\n\nDie Realität: {line}.'],
    },
    reply: {
      question: [
        'Ist dir so etwas schon passiert?',
        'Was hättest du gemacht?',
        'Was würdest du jemandem sagen, dem das gerade passiert?',
        'Wer hat eine ähnliche Geschichte?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Erzähl mir deine in den Kommentaren.', 'Schick es jemandem, der dabei war.'],
      question: ['Willst du Teil 2?'],
    },
  },
  'hard-time': {
    hook: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Was du heute sagen möchtest, in deinen Worten].'],
    },
    screen: { statement: ['{line}'], scene: ['[Ein Name oder ein Datum]'] },
    title: { statement: ['{line}', '{first}'], scene: ['{line} | [Monat und Jahr]'] },
    caption: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Ein wahres Detail].', '[Datum]. {line}.'],
    },
    body: {
      statement: ['{turn}.', '[Was andere wissen sollen, in einem Satz].'],
      scene: ['[Etwas, woran du dich erinnern möchtest].'],
    },
    post: {
      statement: ['{line}.', '{line}.\n\n{turn}.'],
      scene: ['{line}.\n\n[Ein wahres Detail, wie du es einem Freund erzählen würdest].'],
      list: ['{first}.\n\n{second}.\n\n{third}.'],
    },
  },
}
