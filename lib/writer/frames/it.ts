import type { Bank } from './frame'
import { kindFrames } from './kind-frames'

export const italian: Bank = {
  neutral: kindFrames(`
    hook
    . {line}.
    . {line}. [Cosa diresti subito dopo].
    . {line}. {outcome}.
    . Per {audience}: {line}.
    ? [La domanda che ti fanno più spesso]? {line}.
    ~ [Dove eri, a che ora]. {line}.
    ~ {last}.
    ~ {line}. {turn}.
    - {first}. {second}.
    - {line}. [Un dato]. [Un altro dato].
    screen
    . {line}
    . {first}
    . {outcome}
    ? [La domanda a cui risponde questo video]?
    ~ {turn}
    ~ [Luogo e data]
    - [Chi], [dove], [quando]
    title
    . {line}
    . {first}
    . {line} ({outcome})
    ? {line}: [cosa chiede la gente]?
    ~ {line} ([luogo o anno])
    ~ {line} ({turn})
    - {line}: [prima parte], [seconda parte], [terza parte]
    - {line} | [nome del tuo canale o della serie]
    caption
    . {line}.
    . {line}. [Cosa diresti subito dopo].
    . {line}. {outcome}.
    ? [La domanda che ti fanno più spesso]? {line}.
    ~ [Luogo e data]. {line}.
    ~ {line}. {turn}.
    ~ {last}.
    - {first}. {second}.
    - {line}. In tre parole: [una], [due], [tre].
    body
    . {outcome}.
    . {turn}.
    . {second}.
    . Tutto è iniziato con [cosa, e quando].
    . Oggi: [a che punto siamo, in una frase].
    ? [La domanda che ti fanno più spesso]? [La tua risposta, in una frase].
    ~ [Cosa si vedeva o si sentiva, in una frase].
    - Prima: [una frase]. Poi: [una frase].
    post
    . {line}.
    . {line}.¶¶{outcome}.
    . {line}.¶¶{action}.
    . {line}.¶¶[Cosa diresti subito dopo].
    ? {line}.¶¶[Cosa vorresti chiedere]?
    ~ {line}.¶¶{turn}.
    ~ {line}.¶¶“[Cosa ha detto qualcuno, parola per parola]”.
    - {first}.¶¶{second}.¶¶{third}.
    - {line}.¶¶1. [la prima cosa]¶2. [la seconda]¶3. [la terza]
    reply
    ? Cosa ti resta di questo?
    ? Cosa chiederesti?
    ? A chi hai pensato leggendo?
    ? Cosa aggiungeresti in una frase?
    cta
    . {action}.
    . Tutte le info: [dove].
    . Mandalo a chi dovrebbe vederlo.
    ? Qualcosa da aggiungere? Scrivilo nei commenti.
    - [Data], [luogo], [a chi scrivere].
  `),
  subject: kindFrames(`
    hook
    . {line}, ma [la svolta, in quattro parole].
    . {line}. Quello che nessuno ti dice: [una frase].
    . {line} per {audience}.
    . {line}. {outcome}.
    ? {line}: da dove cominciare?
    ? {line}: [una domanda con due risposte]?
    ~ {line}. Aspettativa: [cosa]. Realtà: [cosa].
    ~ {line}. {turn}.
    ~ {line}, giorno [quale].
    - {line} in tre parole: [una], [due], [tre].
    - {line}. Green flag: [cosa]. Red flag: [cosa].
    screen
    . {line}, ma [la svolta]
    . POV: {line}
    . {line}
    . {line}, parte [quale]
    ? {line}: da dove cominciare?
    ? Da dove si comincia?
    ~ {line}, giorno [quale]
    ~ Aspettativa vs realtà
    - {line}: [una], [due], [tre]
    title
    . {line}, ma [la svolta, in quattro parole]
    . {line}
    . {line}: {outcome}
    . {line} per {audience}
    ? {line}: da dove cominciare?
    ? {line}: [cosa cerca la gente]?
    ~ {line}: aspettativa vs realtà
    ~ {line}: {turn}
    - {line} in [quanti] minuti
    - {line}: [quante] cose da sapere prima
    caption
    . {line}, ma [la svolta, in quattro parole].
    . {line}: voto [voto].
    . {line}. {outcome}.
    . Per {audience}: {line}.
    ? {line}: da dove cominciare?
    ? {line}: [una domanda con due risposte]?
    ~ {line}. Aspettativa: [cosa]. Realtà: [cosa].
    ~ {line}. {turn}.
    - {line} in tre parole: [una], [due], [tre].
    - {line}: [una cosa], [un’altra] e sempre [la terza].
    body
    . L’unica regola: [la regola].
    . {outcome}.
    . {turn}.
    . Se parti da zero, comincia da [una cosa].
    ? Quanto tempo ci vuole? [Quanto, da cosa a cosa].
    ? Quanto costa? [Il prezzo, e cosa comprende].
    ~ [Com’è da vicino, in una frase].
    - Aspettativa: [cosa]. Realtà: [cosa].
    - Prima: [una frase]. Adesso: [una frase].
    post
    . {line}, ma [la svolta, in quattro parole].
    . {line}.¶¶{outcome}.
    . {line}.¶¶L’errore che all’inizio fanno quasi tutti: [una frase].
    ? {line}: da dove cominciare?
    ? {line}: [questo] o [quello]?
    ~ {line}.¶¶Aspettativa: [cosa].¶Realtà: [cosa].
    ~ {line}.¶¶{turn}.
    - {line}:¶¶1. [la prima cosa]¶2. [la seconda]¶3. [la terza]
    - {line}.¶¶Green flag: [cosa].¶Red flag: [cosa].
    reply
    ? {line}: da dove cominciare?
    ? Cosa diresti a chi comincia adesso?
    ? Cosa noti per prima?
    ? A chi lo faresti vedere?
    cta
    . {action}.
    . Salvalo per quando ti serve.
    . Mandalo a chi sai tu.
    . Fammi vedere il tuo nei commenti.
    ? Il prossimo: [questo] o [quello]? Scegli tu.
  `),
  opinion: kindFrames(`
    hook
    . Unpopular opinion: {line}.
    . {line}. Ecco, l’ho detto.
    . {line}. Non accetto critiche.
    . {line}. Fatemi cambiare idea.
    . {line}. {turn}.
    ? D’accordo o no? {line}.
    ? Da 1 a 10, quanto ho torto? {line}.
    ? Chi è con me? {line}.
    ~ Qualcuno a tavola dice: “{line}”. Annuisci o ti alzi?
    ~ “{line}”. Discutiamone.
    - {line}. Primo motivo: [il tuo motivo migliore].
    - {line}. L’unica cosa che mi farebbe cambiare idea: [una cosa].
    screen
    . {line}
    . Unpopular opinion
    . Ecco, l’ho detto
    . Fatemi cambiare idea
    ? D’accordo o no?
    ? Esagero?
    ~ “{line}”
    - D’accordo: 1. Contro: 2
    title
    . Unpopular opinion: {line}
    . {line}
    . {line}. Fatemi cambiare idea
    ? {line}: d’accordo o no?
    ? Esagero? {line}
    ~ “{line}”
    - {line}: i miei [numero] motivi
    - {line}: pro e contro
    caption
    . {line}. Ecco, l’ho detto.
    . Unpopular opinion: {line}.
    . {line}. Non accetto critiche.
    . {line}.
    ? {line}. D’accordo o no?
    ? Esagero? {line}.
    ~ “{line}”. Discutiamone.
    ~ Da stampare su una tazza: “{line}”.
    - D’accordo: 1. Contro: 2. {line}.
    - {line}. Primo motivo: [il tuo motivo migliore].
    body
    . Il mio motivo migliore: [una frase].
    . {turn}.
    . {outcome}.
    . L’unica eccezione: [quando diresti il contrario].
    ? Qual è il miglior argomento contro?
    ? Cosa ti farebbe cambiare idea?
    ~ L’ultima volta che l’ho detto ad alta voce: [cosa mi hanno risposto].
    - Pro: [il motivo migliore]. Contro: [l’obiezione migliore].
    post
    . Unpopular opinion:¶¶{line}.
    . {line}.¶¶Ecco, l’ho detto.
    . {line}.¶¶Non accetto critiche.
    . {line}.¶¶Il mio motivo migliore: [una frase].
    . {line}.¶¶{turn}.
    ? {line}.¶¶D’accordo o no?
    ? {line}.¶¶Qual è il miglior argomento contro?
    ~ “{line}”.¶¶Discutiamone.
    ~ Da stampare su una tazza:¶¶“{line}”.
    - {line}.¶¶1. [Il tuo motivo migliore]¶2. [Il secondo]
    - Cosa dicono tutti: [il solito].¶¶Cosa dico io: {line}.
    reply
    ? D’accordo o no, e perché?
    ? Qual è il miglior argomento contro?
    ? L’hai sempre pensata così?
    ? Quale sarebbe l’eccezione?
    cta
    . {action}.
    . Commenta 1 se la pensi così, 2 se no.
    . Mandalo a chi ti darebbe torto.
    ? Da che parte stai? Scrivilo nei commenti.
  `),
  question: kindFrames(`
    hook
    . Rispondi prima di me. {line}?
    . {line}? La mia risposta: [in una frase].
    ? {line}?
    ? Domanda seria: {line}?
    ? Per {audience}: {line}?
    ~ “{line}?” [Chi te l’ha chiesto, e dove].
    ~ {turn}. {line}?
    - {line}? [Una risposta] o [l’altra]?
    - {line}? La risposta breve: [tre parole].
    screen
    . La risposta breve: [due parole]
    ? {line}?
    ? E tu?
    ~ [Chi l’ha chiesto, e dove]
    - A: [una risposta]  B: [l’altra]
    title
    . {line}? [La tua risposta, in cinque parole]
    . {line}? L’ho chiesto a [quante] persone
    ? {line}?
    ? {line}? (per {audience})
    ~ {line}? La domanda che mi fa [chi]
    - {line}? [Una risposta], [un’altra] o [la terza]
    caption
    . {line}? Basta una parola.
    . {line}? La mia risposta: [tre parole].
    ? {line}?
    ? {line}? Vi leggo.
    ? {line}? Solo risposte sbagliate.
    ~ [Dove eri quando è venuta fuori]. {line}?
    - {line}? A: [una risposta]. B: [l’altra].
    body
    . La mia risposta: [in una frase].
    . La risposta che ricevo più spesso: [quale].
    . {outcome}.
    ? Chi risponderebbe il contrario?
    ~ Me l’ha chiesto [chi], e ho detto [cosa].
    ~ {turn}.
    - A: [una risposta]. B: [l’altra]. Basta la lettera.
    post
    . {line}?¶¶La mia risposta: [in una frase].
    . {line}?¶¶Basta una parola.
    ? {line}?
    ? {line}?¶¶Solo risposte sincere.
    ? {line}?¶¶Solo risposte sbagliate.
    ~ Oggi mi ha chiesto [chi]:¶¶“{line}?”
    ~ {turn}.¶¶{line}?
    - {line}?¶¶A: [una risposta]¶B: [l’altra]
    reply
    ? {line}?
    ? Chi risponderebbe il contrario?
    ? Qual è stata la tua prima risposta?
    ? Cosa direbbe tua madre?
    cta
    . {action}.
    . Rispondi prima di leggere i commenti.
    . Mandalo a chi risponderebbe altro.
    ? In dubbio? Scrivi la prima cosa che hai pensato.
  `),
  comparison: kindFrames(`
    hook
    . {line}. Scegli tu.
    . {line}. Vince [chi, e in cosa].
    . {line}. {outcome}.
    ? Puoi tenere una sola opzione. {a} o {b}?
    ? Hai cinque secondi. {a} o {b}?
    ? {line}. Da che parte stai?
    ~ A sinistra: {a}. A destra: {b}.
    ~ {line}. {turn}.
    - {a}: [tre parole]. {b}: [tre parole].
    - {line}. [Prezzo], [tempo], [risultato].
    screen
    . {a} vs {b}
    . {line}
    . Vince: [chi]
    ? {a} o {b}?
    ? Sinistra o destra?
    ~ Round 1: [cosa]
    ~ {turn}
    - A: {a}  B: {b}
    title
    . {a} vs {b}
    . {line}
    . {a} vs {b}: {outcome}
    . {line}: il verdetto dopo [quanto tempo]
    ? {a} o {b}?
    ? {a} o {b}? Dipende da [cosa]
    ~ {a} vs {b} dopo [quanto tempo]
    ~ {line} ({turn})
    - {a} vs {b}: [prezzo], [tempo], [risultato]
    caption
    . {line}. Scegli tu.
    . {line}. La mia scelta: [quale].
    . {line}. {outcome}.
    ? {a} o {b}?
    ? Puoi tenere una sola opzione. {a} o {b}?
    ~ Prima {a}, poi {b}.
    ~ {line}. {turn}.
    - A: {a}. B: {b}. Basta una lettera.
    - {a}: [tre parole]. {b}: [tre parole].
    body
    . La mia scelta: [quale, e perché].
    . La differenza si vede in [cosa].
    . {outcome}.
    ? Cosa decide, per te?
    ~ {turn}.
    ~ Guarda [cosa] in entrambi i casi.
    - A: {a}. B: {b}.
    - Prezzo: [entrambi]. Tempo: [entrambi]. Risultato: [chi vince].
    post
    . {line}.¶¶La differenza si vede in [cosa].
    . {line}.¶¶La mia scelta: [quale, e perché].
    ? {a} o {b}?
    ? {line}.¶¶Da che parte stai?
    ? Puoi tenere una sola opzione.¶¶{a} o {b}?
    ~ {line}.¶¶{turn}.
    ~ Prima {a}.¶Poi {b}.¶¶[Cosa hai notato, in una frase].
    - A: {a}¶B: {b}¶¶Basta una lettera.
    - {a}: [tre parole].¶{b}: [tre parole].
    reply
    ? {a} o {b}?
    ? Cosa ti farebbe cambiare parte?
    ? Da cosa hai cominciato?
    ? Di cosa potresti fare a meno?
    cta
    . {action}.
    . Scegli e scrivilo nei commenti.
    . Mandalo a chi sceglierebbe l’altra opzione.
    ? A o B? Basta una lettera.
  `),
  announcement: kindFrames(`
    hook
    . Grande novità: {line}.
    . Ora è ufficiale: {line}.
    . {line}.
    . Passate parola: {line}.
    . {line}. {action}.
    ? L’hai saputo? {line}.
    ? Indovina un po’? {line}.
    ~ Attenzione, [città, quartiere o community]: {line}.
    ~ {line}. {turn}.
    - La novità: {line}. Il prossimo passo: [cosa e quando].
    - {first}. {second}. {third}.
    screen
    . {line}
    . Ora è ufficiale
    . {action}
    . Segnatevelo: [data]
    ? L’hai saputo?
    ~ Passate parola
    - [Cosa] | [dove] | [quando]
    title
    . {line}
    . Ora è ufficiale: {line}
    . Grande novità: {line}
    . {line} | [il tuo nome o marchio]
    ? L’hai saputo? {line}
    ~ {line} | [mese e anno]
    - {line} (tutti i dettagli)
    caption
    . Ora è ufficiale: {line}.
    . {line}.
    . Grande novità: {line}.
    . {line}. {action}.
    ? L’hai saputo? {line}.
    ~ Attenzione, [città, quartiere o community]: {line}.
    ~ {line}. {turn}.
    - {line}. Da segnare: [data, luogo o link].
    - {first}. {second}.
    body
    . {action}.
    . {outcome}.
    . La storia dietro: [una frase].
    . Grazie, [nome], per [cosa].
    ? Cosa vuoi sapere? Chiedi nei commenti.
    ~ {turn}.
    - Quando: [data]. Dove: [luogo]. Altre info: [link].
    post
    . Ora è ufficiale:¶¶{line}.
    . {line}.
    . {line}.¶¶{action}.
    . Passate parola:¶¶{line}.
    . {line}.¶¶La storia dietro: [una frase].
    ? L’hai saputo?¶¶{line}.
    ? {line}.¶¶Cosa vuoi sapere?
    ~ Attenzione, [città, quartiere o community]:¶¶{line}.
    ~ {line}.¶¶{turn}.
    - {line}.¶¶Quando: [data]¶Dove: [luogo]¶Altre info: [link]
    - {first}.¶¶{second}.¶¶{third}.
    reply
    ? Cosa vuoi sapere per prima cosa?
    ? A chi lo racconti?
    ? Cosa vuoi vedere per prima cosa?
    ? Chi deve saperlo?
    cta
    . {action}.
    . Tutti i dettagli: [link].
    . Mandalo a chi deve saperlo.
    . Lascia la tua domanda nei commenti.
  `),
  story: kindFrames(`
    hook
    . Storytime: {line}.
    . {line}.
    . Storia vera: {line}.
    . {line}. {turn}.
    . {line}. Com’è finita: {outcome}.
    ? Da dove comincio? {line}.
    ? È mai successo anche a te? {line}.
    ~ [Giorno e ora]. {line}.
    ~ {line}. La prima cosa che ho sentito: “[cosa ha detto qualcuno]”.
    - {first}. {second}. {third}.
    - Il piano: [una frase]. La realtà: {line}.
    screen
    . {line}
    . Storytime
    . {turn}
    . {outcome}
    ? Da dove comincio?
    ~ [Giorno e ora]
    ~ “[Cosa ha detto qualcuno]”
    - {first} → {last}
    - Com’è iniziata → com’è finita
    title
    . {line}
    . Storytime: {line}
    . Storia vera: {line}
    . {line} (la storia completa)
    ? Da dove comincio? {line}
    ~ {line} | [luogo e anno]
    - {line}: cos’è successo e cosa ho imparato
    - {first}. {last}
    caption
    . Storytime: {line}.
    . {line}.
    . {line}. {turn}.
    . La puntata di oggi: {line}.
    ? Da dove comincio? {line}.
    ? {line}. È mai successo anche a te?
    ~ [Giorno e ora]. {line}.
    ~ {line}. “[Cosa ha detto qualcuno dopo]”.
    - {first}. {second}.
    - {line}. In tre parole: [tre parole].
    body
    . Tutto è iniziato con [la prima cosa successa].
    . Com’è finita: {outcome}.
    . E poi: {turn}.
    ? Ti è mai successo? Raccontalo nei commenti.
    ~ Le parole esatte: “[una frase]”.
    ~ Con me in quel momento: [chi].
    - Cosa ho pensato: [una frase]. Cosa ho detto: [una frase].
    - {second}. {third}.
    post
    . {line}.
    . Storytime:¶¶{line}.
    . {line}.¶¶{turn}.
    . {line}.¶¶Com’è finita: {outcome}.
    ? {line}.¶¶È mai successo anche a te?
    ? Da dove comincio?¶¶{line}.
    ~ [Giorno e ora].¶¶{line}.
    ~ {line}.¶¶“[Cosa ha detto qualcuno dopo]”.
    - {first}.¶¶{second}.¶¶{third}.
    - Il piano: [una frase].¶¶La realtà: {line}.
    reply
    ? Ti è mai successo?
    ? Tu cosa avresti fatto?
    ? Cosa diresti a chi ci sta passando?
    ? Chi ha una storia simile?
    cta
    . {action}.
    . Raccontami la tua nei commenti.
    . Mandalo a chi c’era.
    ? Vuoi la parte 2?
  `),
  'hard-time': kindFrames(`
    hook
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Quello che vuoi dire oggi, con parole tue].
    screen
    . {line}
    ~ [Un nome o una data]
    title
    . {line}
    . {first}
    ~ {line} | [mese e anno]
    caption
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Un dettaglio vero].
    ~ [Data]. {line}.
    body
    . {turn}.
    . [Quello che vorresti che gli altri sapessero, in una frase].
    ~ [Qualcosa che vuoi ricordare].
    post
    . {line}.
    . {line}.¶¶{turn}.
    ~ {line}.¶¶[Un dettaglio vero, come lo diresti a un amico].
    - {first}.¶¶{second}.¶¶{third}.
  `),
}
