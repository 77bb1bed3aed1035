import type { Bank } from './frame'

/** Italian. Nothing agrees with the visitor's words. */
export const italian: Bank = {
  neutral: {
    hook: {
      statement: [
        '{line}.',
        '{line}. [Cosa diresti subito dopo].',
        '{line}. {outcome}.',
        'Per {audience}: {line}.',
      ],
      question: ['[La domanda che ti fanno più spesso]? {line}.'],
      scene: ['[Dove eri, a che ora]. {line}.', '{last}.', '{line}. {turn}.'],
      list: ['{first}. {second}.', '{line}. [Un dato]. [Un altro dato].'],
    },
    screen: {
      statement: ['{line}', '{first}', '{outcome}'],
      question: ['[La domanda a cui risponde questo video]?'],
      scene: ['{turn}', '[Luogo e data]'],
      list: ['[Chi], [dove], [quando]'],
    },
    title: {
      statement: ['{line}', '{first}', '{line} ({outcome})'],
      question: ['{line}: [cosa chiede la gente]?'],
      scene: ['{line} ([luogo o anno])', '{line} ({turn})'],
      list: [
        '{line}: [prima parte], [seconda parte], [terza parte]',
        '{line} | [nome del tuo canale o della serie]',
      ],
    },
    caption: {
      statement: ['{line}.', '{line}. [Cosa diresti subito dopo].', '{line}. {outcome}.'],
      question: ['[La domanda che ti fanno più spesso]? {line}.'],
      scene: ['[Luogo e data]. {line}.', '{line}. {turn}.', '{last}.'],
      list: ['{first}. {second}.', '{line}. In tre parole: [una], [due], [tre].'],
    },
    body: {
      statement: [
        '{outcome}.',
        '{turn}.',
        '{second}.',
        'Tutto è iniziato con [cosa, e quando].',
        'Oggi: [a che punto siamo, in una frase].',
      ],
      question: ['[La domanda che ti fanno più spesso]? [La tua risposta, in una frase].'],
      scene: ['[Cosa si vedeva o si sentiva, in una frase].'],
      list: ['Prima: [una frase]. Poi: [una frase].'],
    },
    post: {
      statement: [
        '{line}.',
        '{line}.\n\n{outcome}.',
        '{line}.\n\n{action}.',
        '{line}.\n\n[Cosa diresti subito dopo].',
      ],
      question: ['{line}.\n\n[Cosa vorresti chiedere]?'],
      scene: ['{line}.\n\n{turn}.', '{line}.\n\n“[Cosa ha detto qualcuno, parola per parola]”.'],
      list: [
        '{first}.\n\n{second}.\n\n{third}.',
        '{line}.\n\n1. [la prima cosa]\n2. [la seconda]\n3. [la terza]',
      ],
    },
    reply: {
      question: [
        'Cosa ti resta di questo?',
        'Cosa chiederesti?',
        'A chi hai pensato leggendo?',
        'Cosa aggiungeresti in una frase?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Tutte le info: [dove].', 'Mandalo a chi dovrebbe vederlo.'],
      question: ['Qualcosa da aggiungere? Scrivilo nei commenti.'],
      list: ['[Data], [luogo], [a chi scrivere].'],
    },
  },
  subject: {
    hook: {
      statement: [
        '{line}, ma [la svolta, in quattro parole].',
        '{line}. Quello che nessuno ti dice: [una frase].',
        '{line} per {audience}.',
        '{line}. {outcome}.',
      ],
      question: ['{line}: da dove cominciare?', '{line}: [una domanda con due risposte]?'],
      scene: ['{line}. Aspettativa: [cosa]. Realtà: [cosa].', '{line}. {turn}.', '{line}, giorno [quale].'],
      list: ['{line} in tre parole: [una], [due], [tre].', '{line}. Green flag: [cosa]. Red flag: [cosa].'],
    },
    screen: {
      statement: ['{line}, ma [la svolta]', 'POV: {line}', '{line}', '{line}, parte [quale]'],
      question: ['{line}: da dove cominciare?', 'Da dove si comincia?'],
      scene: ['{line}, giorno [quale]', 'Aspettativa vs realtà'],
      list: ['{line}: [una], [due], [tre]'],
    },
    title: {
      statement: [
        '{line}, ma [la svolta, in quattro parole]',
        '{line}',
        '{line}: {outcome}',
        '{line} per {audience}',
      ],
      question: ['{line}: da dove cominciare?', '{line}: [cosa cerca la gente]?'],
      scene: ['{line}: aspettativa vs realtà', '{line}: {turn}'],
      list: ['{line} in [quanti] minuti', '{line}: [quante] cose da sapere prima'],
    },
    caption: {
      statement: [
        '{line}, ma [la svolta, in quattro parole].',
        '{line}: voto [voto].',
        '{line}. {outcome}.',
        'Per {audience}: {line}.',
      ],
      question: ['{line}: da dove cominciare?', '{line}: [una domanda con due risposte]?'],
      scene: ['{line}. Aspettativa: [cosa]. Realtà: [cosa].', '{line}. {turn}.'],
      list: [
        '{line} in tre parole: [una], [due], [tre].',
        '{line}: [una cosa], [un’altra] e sempre [la terza].',
      ],
    },
    body: {
      statement: [
        'L’unica regola: [la regola].',
        '{outcome}.',
        '{turn}.',
        'Se parti da zero, comincia da [una cosa].',
      ],
      question: [
        'Quanto tempo ci vuole? [Quanto, da cosa a cosa].',
        'Quanto costa? [Il prezzo, e cosa comprende].',
      ],
      scene: ['[Com’è da vicino, in una frase].'],
      list: ['Aspettativa: [cosa]. Realtà: [cosa].', 'Prima: [una frase]. Adesso: [una frase].'],
    },
    post: {
      statement: [
        '{line}, ma [la svolta, in quattro parole].',
        '{line}.\n\n{outcome}.',
        '{line}.\n\nL’errore che all’inizio fanno quasi tutti: [una frase].',
      ],
      question: ['{line}: da dove cominciare?', '{line}: [questo] o [quello]?'],
      scene: ['{line}.\n\nAspettativa: [cosa].\nRealtà: [cosa].', '{line}.\n\n{turn}.'],
      list: [
        '{line}:\n\n1. [la prima cosa]\n2. [la seconda]\n3. [la terza]',
        '{line}.\n\nGreen flag: [cosa].\nRed flag: [cosa].',
      ],
    },
    reply: {
      question: [
        '{line}: da dove cominciare?',
        'Cosa diresti a chi comincia adesso?',
        'Cosa noti per prima?',
        'A chi lo faresti vedere?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Salvalo per quando ti serve.',
        'Mandalo a chi sai tu.',
        'Fammi vedere il tuo nei commenti.',
      ],
      question: ['Il prossimo: [questo] o [quello]? Scegli tu.'],
    },
  },
  opinion: {
    hook: {
      statement: [
        'Unpopular opinion: {line}.',
        '{line}. Ecco, l’ho detto.',
        '{line}. Non accetto critiche.',
        '{line}. Fatemi cambiare idea.',
        '{line}. {turn}.',
      ],
      question: ['D’accordo o no? {line}.', 'Da 1 a 10, quanto ho torto? {line}.', 'Chi è con me? {line}.'],
      scene: ['Qualcuno a tavola dice: “{line}”. Annuisci o ti alzi?', '“{line}”. Discutiamone.'],
      list: [
        '{line}. Primo motivo: [il tuo motivo migliore].',
        '{line}. L’unica cosa che mi farebbe cambiare idea: [una cosa].',
      ],
    },
    screen: {
      statement: ['{line}', 'Unpopular opinion', 'Ecco, l’ho detto', 'Fatemi cambiare idea'],
      question: ['D’accordo o no?', 'Esagero?'],
      scene: ['“{line}”'],
      list: ['D’accordo: 1. Contro: 2'],
    },
    title: {
      statement: ['Unpopular opinion: {line}', '{line}', '{line}. Fatemi cambiare idea'],
      question: ['{line}: d’accordo o no?', 'Esagero? {line}'],
      scene: ['“{line}”'],
      list: ['{line}: i miei [numero] motivi', '{line}: pro e contro'],
    },
    caption: {
      statement: [
        '{line}. Ecco, l’ho detto.',
        'Unpopular opinion: {line}.',
        '{line}. Non accetto critiche.',
        '{line}.',
      ],
      question: ['{line}. D’accordo o no?', 'Esagero? {line}.'],
      scene: ['“{line}”. Discutiamone.', 'Da stampare su una tazza: “{line}”.'],
      list: ['D’accordo: 1. Contro: 2. {line}.', '{line}. Primo motivo: [il tuo motivo migliore].'],
    },
    body: {
      statement: [
        'Il mio motivo migliore: [una frase].',
        '{turn}.',
        '{outcome}.',
        'L’unica eccezione: [quando diresti il contrario].',
      ],
      question: ['Qual è il miglior argomento contro?', 'Cosa ti farebbe cambiare idea?'],
      scene: ['L’ultima volta che l’ho detto ad alta voce: [cosa mi hanno risposto].'],
      list: ['Pro: [il motivo migliore]. Contro: [l’obiezione migliore].'],
    },
    post: {
      statement: [
        'Unpopular opinion:\n\n{line}.',
        '{line}.\n\nEcco, l’ho detto.',
        '{line}.\n\nNon accetto critiche.',
        '{line}.\n\nIl mio motivo migliore: [una frase].',
        '{line}.\n\n{turn}.',
      ],
      question: ['{line}.\n\nD’accordo o no?', '{line}.\n\nQual è il miglior argomento contro?'],
      scene: ['“{line}”.\n\nDiscutiamone.', 'Da stampare su una tazza:\n\n“{line}”.'],
      list: [
        '{line}.\n\n1. [Il tuo motivo migliore]\n2. [Il secondo]',
        'Cosa dicono tutti: [il solito].\n\nCosa dico io: {line}.',
      ],
    },
    reply: {
      question: [
        'D’accordo o no, e perché?',
        'Qual è il miglior argomento contro?',
        'L’hai sempre pensata così?',
        'Quale sarebbe l’eccezione?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Commenta 1 se la pensi così, 2 se no.', 'Mandalo a chi ti darebbe torto.'],
      question: ['Da che parte stai? Scrivilo nei commenti.'],
    },
  },
  question: {
    hook: {
      statement: ['Rispondi prima di me. {line}?', '{line}? La mia risposta: [in una frase].'],
      question: ['{line}?', 'Domanda seria: {line}?', 'Per {audience}: {line}?'],
      scene: ['“{line}?” [Chi te l’ha chiesto, e dove].', '{turn}. {line}?'],
      list: ['{line}? [Una risposta] o [l’altra]?', '{line}? La risposta breve: [tre parole].'],
    },
    screen: {
      statement: ['La risposta breve: [due parole]'],
      question: ['{line}?', 'E tu?'],
      scene: ['[Chi l’ha chiesto, e dove]'],
      list: ['A: [una risposta]  B: [l’altra]'],
    },
    title: {
      statement: ['{line}? [La tua risposta, in cinque parole]', '{line}? L’ho chiesto a [quante] persone'],
      question: ['{line}?', '{line}? (per {audience})'],
      scene: ['{line}? La domanda che mi fa [chi]'],
      list: ['{line}? [Una risposta], [un’altra] o [la terza]'],
    },
    caption: {
      statement: ['{line}? Basta una parola.', '{line}? La mia risposta: [tre parole].'],
      question: ['{line}?', '{line}? Vi leggo.', '{line}? Solo risposte sbagliate.'],
      scene: ['[Dove eri quando è venuta fuori]. {line}?'],
      list: ['{line}? A: [una risposta]. B: [l’altra].'],
    },
    body: {
      statement: [
        'La mia risposta: [in una frase].',
        'La risposta che ricevo più spesso: [quale].',
        '{outcome}.',
      ],
      question: ['Chi risponderebbe il contrario?'],
      scene: ['Me l’ha chiesto [chi], e ho detto [cosa].', '{turn}.'],
      list: ['A: [una risposta]. B: [l’altra]. Basta la lettera.'],
    },
    post: {
      statement: ['{line}?\n\nLa mia risposta: [in una frase].', '{line}?\n\nBasta una parola.'],
      question: ['{line}?', '{line}?\n\nSolo risposte sincere.', '{line}?\n\nSolo risposte sbagliate.'],
      scene: ['Oggi mi ha chiesto [chi]:\n\n“{line}?”', '{turn}.\n\n{line}?'],
      list: ['{line}?\n\nA: [una risposta]\nB: [l’altra]'],
    },
    reply: {
      question: [
        '{line}?',
        'Chi risponderebbe il contrario?',
        'Qual è stata la tua prima risposta?',
        'Cosa direbbe tua madre?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Rispondi prima di leggere i commenti.', 'Mandalo a chi risponderebbe altro.'],
      question: ['In dubbio? Scrivi la prima cosa che hai pensato.'],
    },
  },
  comparison: {
    hook: {
      statement: ['{line}. Scegli tu.', '{line}. Vince [chi, e in cosa].', '{line}. {outcome}.'],
      question: [
        'Puoi tenere una sola opzione. {a} o {b}?',
        'Hai cinque secondi. {a} o {b}?',
        '{line}. Da che parte stai?',
      ],
      scene: ['A sinistra: {a}. A destra: {b}.', '{line}. {turn}.'],
      list: ['{a}: [tre parole]. {b}: [tre parole].', '{line}. [Prezzo], [tempo], [risultato].'],
    },
    screen: {
      statement: ['{a} vs {b}', '{line}', 'Vince: [chi]'],
      question: ['{a} o {b}?', 'Sinistra o destra?'],
      scene: ['Round 1: [cosa]', '{turn}'],
      list: ['A: {a}  B: {b}'],
    },
    title: {
      statement: ['{a} vs {b}', '{line}', '{a} vs {b}: {outcome}', '{line}: il verdetto dopo [quanto tempo]'],
      question: ['{a} o {b}?', '{a} o {b}? Dipende da [cosa]'],
      scene: ['{a} vs {b} dopo [quanto tempo]', '{line} ({turn})'],
      list: ['{a} vs {b}: [prezzo], [tempo], [risultato]'],
    },
    caption: {
      statement: ['{line}. Scegli tu.', '{line}. La mia scelta: [quale].', '{line}. {outcome}.'],
      question: ['{a} o {b}?', 'Puoi tenere una sola opzione. {a} o {b}?'],
      scene: ['Prima {a}, poi {b}.', '{line}. {turn}.'],
      list: ['A: {a}. B: {b}. Basta una lettera.', '{a}: [tre parole]. {b}: [tre parole].'],
    },
    body: {
      statement: ['La mia scelta: [quale, e perché].', 'La differenza si vede in [cosa].', '{outcome}.'],
      question: ['Cosa decide, per te?'],
      scene: ['{turn}.', 'Guarda [cosa] in entrambi i casi.'],
      list: ['A: {a}. B: {b}.', 'Prezzo: [entrambi]. Tempo: [entrambi]. Risultato: [chi vince].'],
    },
    post: {
      statement: [
        '{line}.\n\nLa differenza si vede in [cosa].',
        '{line}.\n\nLa mia scelta: [quale, e perché].',
      ],
      question: [
        '{a} o {b}?',
        '{line}.\n\nDa che parte stai?',
        'Puoi tenere una sola opzione.\n\n{a} o {b}?',
      ],
      scene: ['{line}.\n\n{turn}.', 'Prima {a}.\nPoi {b}.\n\n[Cosa hai notato, in una frase].'],
      list: ['A: {a}\nB: {b}\n\nBasta una lettera.', '{a}: [tre parole].\n{b}: [tre parole].'],
    },
    reply: {
      question: [
        '{a} o {b}?',
        'Cosa ti farebbe cambiare parte?',
        'Da cosa hai cominciato?',
        'Di cosa potresti fare a meno?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Scegli e scrivilo nei commenti.',
        'Mandalo a chi sceglierebbe l’altra opzione.',
      ],
      question: ['A o B? Basta una lettera.'],
    },
  },
  announcement: {
    hook: {
      statement: [
        'Grande novità: {line}.',
        'Ora è ufficiale: {line}.',
        '{line}.',
        'Passate parola: {line}.',
        '{line}. {action}.',
      ],
      question: ['L’hai saputo? {line}.', 'Indovina un po’? {line}.'],
      scene: ['Attenzione, [città, quartiere o community]: {line}.', '{line}. {turn}.'],
      list: ['La novità: {line}. Il prossimo passo: [cosa e quando].', '{first}. {second}. {third}.'],
    },
    screen: {
      statement: ['{line}', 'Ora è ufficiale', '{action}', 'Segnatevelo: [data]'],
      question: ['L’hai saputo?'],
      scene: ['Passate parola'],
      list: ['[Cosa] | [dove] | [quando]'],
    },
    title: {
      statement: [
        '{line}',
        'Ora è ufficiale: {line}',
        'Grande novità: {line}',
        '{line} | [il tuo nome o marchio]',
      ],
      question: ['L’hai saputo? {line}'],
      scene: ['{line} | [mese e anno]'],
      list: ['{line} (tutti i dettagli)'],
    },
    caption: {
      statement: ['Ora è ufficiale: {line}.', '{line}.', 'Grande novità: {line}.', '{line}. {action}.'],
      question: ['L’hai saputo? {line}.'],
      scene: ['Attenzione, [città, quartiere o community]: {line}.', '{line}. {turn}.'],
      list: ['{line}. Da segnare: [data, luogo o link].', '{first}. {second}.'],
    },
    body: {
      statement: ['{action}.', '{outcome}.', 'La storia dietro: [una frase].', 'Grazie, [nome], per [cosa].'],
      question: ['Cosa vuoi sapere? Chiedi nei commenti.'],
      scene: ['{turn}.'],
      list: ['Quando: [data]. Dove: [luogo]. Altre info: [link].'],
    },
    post: {
      statement: [
        'Ora è ufficiale:\n\n{line}.',
        '{line}.',
        '{line}.\n\n{action}.',
        'Passate parola:\n\n{line}.',
        '{line}.\n\nLa storia dietro: [una frase].',
      ],
      question: ['L’hai saputo?\n\n{line}.', '{line}.\n\nCosa vuoi sapere?'],
      scene: ['Attenzione, [città, quartiere o community]:\n\n{line}.', '{line}.\n\n{turn}.'],
      list: [
        '{line}.\n\nQuando: [data]\nDove: [luogo]\nAltre info: [link]',
        '{first}.\n\n{second}.\n\n{third}.',
      ],
    },
    reply: {
      question: [
        'Cosa vuoi sapere per prima cosa?',
        'A chi lo racconti?',
        'Cosa vuoi vedere per prima cosa?',
        'Chi deve saperlo?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Tutti i dettagli: [link].',
        'Mandalo a chi deve saperlo.',
        'Lascia la tua domanda nei commenti.',
      ],
    },
  },
  story: {
    hook: {
      statement: [
        'Storytime: {line}.',
        '{line}.',
        'Storia vera: {line}.',
        '{line}. {turn}.',
        '{line}. Com’è finita: {outcome}.',
      ],
      question: ['Da dove comincio? {line}.', 'È mai successo anche a te? {line}.'],
      scene: ['[Giorno e ora]. {line}.', '{line}. La prima cosa che ho sentito: “[cosa ha detto qualcuno]”.'],
      list: ['{first}. {second}. {third}.', 'Il piano: [una frase]. La realtà: {line}.'],
    },
    screen: {
      statement: ['{line}', 'Storytime', '{turn}', '{outcome}'],
      question: ['Da dove comincio?'],
      scene: ['[Giorno e ora]', '“[Cosa ha detto qualcuno]”'],
      list: ['{first} → {last}', 'Com’è iniziata → com’è finita'],
    },
    title: {
      statement: ['{line}', 'Storytime: {line}', 'Storia vera: {line}', '{line} (la storia completa)'],
      question: ['Da dove comincio? {line}'],
      scene: ['{line} | [luogo e anno]'],
      list: ['{line}: cos’è successo e cosa ho imparato', '{first}. {last}'],
    },
    caption: {
      statement: ['Storytime: {line}.', '{line}.', '{line}. {turn}.', 'La puntata di oggi: {line}.'],
      question: ['Da dove comincio? {line}.', '{line}. È mai successo anche a te?'],
      scene: ['[Giorno e ora]. {line}.', '{line}. “[Cosa ha detto qualcuno dopo]”.'],
      list: ['{first}. {second}.', '{line}. In tre parole: [tre parole].'],
    },
    body: {
      statement: [
        'Tutto è iniziato con [la prima cosa successa].',
        'Com’è finita: {outcome}.',
        'E poi: {turn}.',
      ],
      question: ['Ti è mai successo? Raccontalo nei commenti.'],
      scene: ['Le parole esatte: “[una frase]”.', 'Con me in quel momento: [chi].'],
      list: ['Cosa ho pensato: [una frase]. Cosa ho detto: [una frase].', '{second}. {third}.'],
    },
    post: {
      statement: [
        '{line}.',
        'Storytime:\n\n{line}.',
        '{line}.\n\n{turn}.',
        '{line}.\n\nCom’è finita: {outcome}.',
      ],
      question: ['{line}.\n\nÈ mai successo anche a te?', 'Da dove comincio?\n\n{line}.'],
      scene: ['[Giorno e ora].\n\n{line}.', '{line}.\n\n“[Cosa ha detto qualcuno dopo]”.'],
      list: ['{first}.\n\n{second}.\n\n{third}.', 'Il piano: [una frase].\n\nLa realtà: {line}.'],
    },
    reply: {
      question: [
        'Ti è mai successo?',
        'Tu cosa avresti fatto?',
        'Cosa diresti a chi ci sta passando?',
        'Chi ha una storia simile?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Raccontami la tua nei commenti.', 'Mandalo a chi c’era.'],
      question: ['Vuoi la parte 2?'],
    },
  },
  'hard-time': {
    hook: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Quello che vuoi dire oggi, con parole tue].'],
    },
    screen: { statement: ['{line}'], scene: ['[Un nome o una data]'] },
    title: { statement: ['{line}', '{first}'], scene: ['{line} | [mese e anno]'] },
    caption: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Un dettaglio vero].', '[Data]. {line}.'],
    },
    body: {
      statement: ['{turn}.', '[Quello che vorresti che gli altri sapessero, in una frase].'],
      scene: ['[Qualcosa che vuoi ricordare].'],
    },
    post: {
      statement: ['{line}.', '{line}.\n\n{turn}.'],
      scene: ['{line}.\n\n[Un dettaglio vero, come lo diresti a un amico].'],
      list: ['{first}.\n\n{second}.\n\n{third}.'],
    },
  },
}
