import type { FrameBank } from './frame'
import { parseKindFrames } from './parse-kind-frames'

export const italian: FrameBank = {
  neutral: parseKindFrames(`
    hook  . {line}.  . {line}. {outcome}.  . {line}. [Quello che diresti subito dopo].  ? {line}. [La domanda che ti fanno più spesso]?  ~ [Dov’eri e a che ora]. {line}.  ~ {line}. {turn}.  ~ {last}.  - {first}. {second}.
    screen  . {line}  . {first}  . {outcome}  ~ {turn}  ~ [Luogo e data]
    title  . {line}  . {first}  . {line} ({outcome})  ? {line}: [La domanda che ti fanno più spesso]?  ~ {line} ([luogo o anno])  - {line} | [nome del tuo canale o della serie]
    caption  . {line}.  . {line}. {outcome}.  . {line}. [Quello che diresti subito dopo].  ? {line}. [La domanda che ti fanno più spesso]?  ~ [Luogo e data]. {line}.  ~ {line}. {turn}.  - {first}. {second}.
    body  . {outcome}.  . {turn}.  . {second}.  . A oggi: [una frase].  ? [La domanda che ti fanno più spesso]? [La tua risposta, in una frase].  ~ [Quello che si vedeva o si sentiva, in una frase].
    post  . {line}.  . {line}.¶¶{outcome}.  . {line}.¶¶{action}.  . {line}.¶¶[Quello che diresti subito dopo].  ? {line}.¶¶[Quello che vorresti chiedere]?  ~ {line}.¶¶{turn}.  ~ {line}.¶¶“[Quello che ha detto qualcuno, parola per parola]”  - {first}.¶¶{second}.¶¶{third}.
    reply  ? Cosa vorresti sapere?  ? [Quello che vorresti chiedere]?
    cta  . {action}.  . Più informazioni: [dove].  - [Data], [luogo], [contatto].
  `),
  subject: parseKindFrames(`
    hook  . {line}.  . {line}. La prima cosa da sapere: [una frase].  . {line}. L’errore più comune: [una frase].  . {line}. {outcome}.  ? {line}: [una domanda con due risposte]?  ~ {line}. Aspettativa: [cosa]. Realtà: [cosa].  ~ {line}. {turn}.  - {line} in tre parole: [una], [due], [tre].
    screen  . {line}  . {outcome}  ~ Aspettativa vs realtà  ~ {turn}
    title  . {line}  . {line}: {outcome}  . {line} per {audience}  ~ {line}: aspettativa vs realtà  - {line}: [quanti] errori da evitare  - {line} in [quanti] minuti
    caption  . {line}.  . {line}. La prima cosa da sapere: [una frase].  . {line}. {outcome}.  ? {line}: [una domanda con due risposte]?  ~ {line}. Aspettativa: [cosa]. Realtà: [cosa].  ~ {line}. {turn}.  - {line} in tre parole: [una], [due], [tre].
    body  . La prima cosa da sapere: [una frase].  . L’errore più comune: [una frase].  . {outcome}.  . {turn}.  ~ [Com’è da vicino, in una frase].  - Aspettativa: [cosa]. Realtà: [cosa].
    post  . {line}.  . {line}.¶¶L’errore più comune: [una frase].  . {line}.¶¶{outcome}.  ? {line}: [una domanda con due risposte]?  ~ {line}.¶¶Aspettativa: [cosa].¶Realtà: [cosa].  - {line}:¶¶1. [la prima]¶2. [la seconda]¶3. [la terza]
    cta  . {action}.  . Salvalo per quando ti serve.
  `),
  opinion: parseKindFrames(`
    hook  . Opinione impopolare: {line}.  . {line}. Ecco, l’ho detto.  . {line}. {turn}.  ? {line}. D’accordo o no?  ~ {line}. Convincetemi del contrario.  - {line}. Il mio motivo migliore: [una frase].
    screen  . {line}  . Opinione impopolare  ? D’accordo o no?
    title  . Opinione impopolare: {line}  . {line}  ? {line}. D’accordo o no?  - {line}: i miei [quanti] motivi
    caption  . {line}.  . {line}. Ecco, l’ho detto.  ? {line}. D’accordo o no?  ~ {line}. Convincetemi del contrario.  - {line}. Il mio motivo migliore: [una frase].
    body  . Il mio motivo migliore: [una frase].  . L’unica eccezione: [quando diresti il contrario].  . {turn}.  . {outcome}.  ? Qual è il miglior argomento contro?
    post  . Opinione impopolare: {line}.  . {line}.¶¶Ecco, l’ho detto.  . {line}.¶¶{turn}.  ? {line}.¶¶D’accordo o no?  ~ {line}.¶¶Convincetemi del contrario.  - {line}.¶¶Il mio motivo migliore: [una frase].
    reply  ? D’accordo o no?  ? Qual è il miglior argomento contro?
    cta  . {action}.  . Commenta 1 se sei d’accordo, 2 se no.
  `),
  question: parseKindFrames(`
    hook  . {line}? La mia risposta: [una frase].  ? {line}?  ? Domanda seria: {line}?  ~ Oggi me l’ha chiesto [chi]. {line}?  - {line}? A: [una risposta]. B: [l’altra].
    screen  . La mia risposta: [una frase]  ? {line}?
    title  . {line}? L’ho chiesto a [quante] persone  ? {line}?  - {line}? A: [una risposta] / B: [l’altra]
    caption  . {line}? Basta una parola.  ? {line}?  ~ Oggi me l’ha chiesto [chi]. {line}?  - {line}? A: [una risposta]. B: [l’altra].
    body  . La mia risposta: [una frase].  . {outcome}.  ? Chi direbbe esattamente il contrario?  ~ {turn}.  - A: [una risposta]. B: [l’altra].
    post  . {line}?¶¶La mia risposta: [una frase].  . {line}?¶¶Basta una parola.  ? {line}?  ~ Oggi me l’ha chiesto [chi].¶¶{line}?  - {line}?¶¶A: [una risposta]. B: [l’altra].
    reply  ? Chi direbbe esattamente il contrario?  ? E tu?
    cta  . {action}.  . Rispondi prima di leggere i commenti.
  `),
  comparison: parseKindFrames(`
    hook  . Ne resta solo uno: {a} o {b}.  . {line}. {outcome}.  ? {a} o {b}?  ~ A sinistra: {a}. A destra: {b}.  - {line}. La differenza si vede in [cosa].
    screen  . {a} vs {b}  ? {a} o {b}?
    title  . {a} vs {b}  . {a} vs {b}: {outcome}  ? {a} o {b}?  ~ {a} vs {b} dopo [quanto tempo]  - {a} vs {b}: [prezzo], [tempo], [risultato]
    caption  . {a} o {b}? Io scelgo [cosa, e perché].  ? {a} o {b}?  ~ A sinistra: {a}. A destra: {b}.  - A: {a}. B: {b}. Basta una lettera.
    body  . Io scelgo [cosa, e perché].  . La differenza si vede in [cosa].  . {outcome}.  ? Cosa ti farebbe cambiare idea?  ~ {turn}.
    post  . {a} o {b}?¶¶Io scelgo [cosa, e perché].  . Ne resta solo uno: {a} o {b}.¶¶{outcome}.  ? {a} o {b}?  ~ {line}.¶¶La differenza si vede in [cosa].  - A: {a}. B: {b}. Basta una lettera.
    reply  ? {a} o {b}?  ? Cosa ti farebbe cambiare idea?
    cta  . {action}.  ? A o B? Basta una lettera.
  `),
  announcement: parseKindFrames(`
    hook  . {line}.  . {line}. {action}.  . {line}. Da segnare: [data, ora e luogo].  ~ [La tua città o il tuo quartiere]: {line}.  ~ {line}. {turn}.  - {first}. {second}.
    screen  . {line}  . {action}  - Quando: [data] | Dove: [luogo] | Più informazioni: [link]
    title  . {line}  . {line} (tutte le informazioni)  ~ {line} | [luogo o anno]  - {line} | [nome del tuo canale o della serie]
    caption  . {line}.  . {line}. {action}.  . {line}. Da segnare: [data, ora e luogo].  ~ [La tua città o il tuo quartiere]: {line}.  - {first}. {second}.
    body  . {action}.  . {outcome}.  . Com’è iniziata: [una frase].  . Grazie, [nome], per [cosa].  ~ {turn}.  - Quando: [data]. Dove: [luogo]. Più informazioni: [link].
    post  . {line}.  . {line}.¶¶{action}.  . {line}.¶¶Com’è iniziata: [una frase].  ? {line}.¶¶Cosa vorresti sapere?  ~ [La tua città o il tuo quartiere]: {line}.  - {line}.¶¶Quando: [data]¶Dove: [luogo]¶Più informazioni: [link]
    cta  . {action}.  . Domande? Scrivile nei commenti.
  `),
  story: parseKindFrames(`
    hook  . {line}.  . Storytime: {line}.  . {line}. E poi: [cosa è successo dopo].  . {line}. Com’è finita: {outcome}.  ? {line}. Ti è mai successa una cosa così?  ~ [Giorno e ora]. {line}.  ~ {line}. {turn}.  - {first}. {second}.  - Il piano: [una frase]. La realtà: {line}.
    screen  . {line}  . {outcome}  ~ {turn}  ~ [Giorno e ora]
    title  . {line}  . Storytime: {line}  . {line} (la storia completa)  ~ {line} | [luogo o anno]
    caption  . {line}.  . {line}. E poi: [cosa è successo dopo].  . {line}. {turn}.  ? {line}. Ti è mai successa una cosa così?  ~ [Giorno e ora]. {line}.  - {first}. {second}.
    body  . Tutto è iniziato con [la prima cosa successa].  . Com’è finita: {outcome}.  . {turn}.  ~ “[Quello che ha detto qualcuno, parola per parola]”  - Quello che ho pensato: [una frase]. Quello che ho detto: [una frase].
    post  . {line}.  . {line}.¶¶E poi: [cosa è successo dopo].  . {line}.¶¶Com’è finita: {outcome}.  ? {line}.¶¶Ti è mai successa una cosa così?  ~ [Giorno e ora].¶¶{line}.  - {first}.¶¶{second}.¶¶{third}.  - Il piano: [una frase].¶¶La realtà: {line}.
    reply  ? Ti è mai successa una cosa così?  ? Tu cosa avresti fatto?
    cta  . {action}.  . Racconta la tua nei commenti.
  `),
  'hard-time': parseKindFrames(`
    hook  . {line}.  . {line}. {turn}.  ~ {line}. [Quello che vuoi dire oggi, con parole tue].
    screen  . {line}  ~ [Un nome o una data]
    title  . {line}  . {first}  ~ {line} | [mese e anno]
    caption  . {line}.  . {line}. {turn}.  ~ {line}. [Un dettaglio vero].
    body  . {turn}.  . [Quello che vorresti che gli altri sapessero, in una frase].  ~ [Qualcosa che vuoi ricordare].
    post  . {line}.  . {line}.¶¶{turn}.  ~ {line}.¶¶[Un dettaglio vero, come lo diresti a un amico].  - {first}.¶¶{second}.¶¶{third}.
  `),
}
