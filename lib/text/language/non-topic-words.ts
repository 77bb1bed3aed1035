import { removeAccents } from '@/lib/core/stop-words'
import { getSegmenter } from '@/lib/core/strings/segment-text'

/** Phrases that are frequent in a language and absent in English, without accents, separated by "|". */
const cueWords: Readonly<Record<string, string>> = {
  es: 'como|receta|ideas|tips|consejos|rutina|trucos|cosas que|murio|murieron|fallecio|falleci|ha muerto|se nos fue|luto|duelo|cancer|quimio|tumor|aborto|suicid|depresion|ansiedad|ruptura|me dejo|divorci|funeral|diagnostic|hospital|ictus|alzheimer|me despidieron|descanse en paz|qepd|opinion impopular|en mi opinion|creo que|opino que|la verdad es que|no deberia|sobrevalorad|infravalorad|es mejor que|odio|dejen de|dejad de|todo el mundo deberia|es un error|nadie necesita|abrimos|vendo|vendemos|inauguramos|estrenamos|lanzamos|presentamos|buscamos|contratamos|ya disponible|ya esta disponible|nuevo|nueva|nuevos|nuevas|proximamente|anunci|sale a la venta|preventa|me mudo|nos mudamos|apertura|inauguracion|sorteo|rebajas|descuento|alguien|cual|cuales|cuanto|cuanta|cuantos|quien|quienes|prefieren|prefieres|preferis|opinan|opinas|opinais|que hariais|que harian|que harias|recomiendan|recomendais|ayer|anoche|me paso|nos paso|cuando tenia|cuando era|hace un ano|deje|perdi|vendi|compre|me robaron|se me|conoci|encontre|empece|consegui|me equivoque|fui a|aprendi',
  pt: 'como|receita|ideias|dicas|rotina|truques|coisas que|lugares|morreu|morreram|faleceu|falec|partiu|luto|cancer|quimio|tumor|aborto|suicid|depressao|ansiedade|termino|me deixou|terminou comigo|divorci|funeral|velorio|enterro|diagnostic|hospital|avc|alzheimer|fui demitid|perdi meu pai|perdi minha mae|perdi meu filho|perdi meu bebe|saudade|descanse em paz|unpopular opinion|opiniao impopular|na minha opiniao|acho que|nao devia|nao deveria|superestimad|subestimad|e melhor que|e melhor do que|odeio|parem de|todo mundo deveria|ninguem precisa|abrimos|vendo|vendemos|vamos abrir|inauguramos|lancamos|lancamento|estamos contratando|contratando|ja disponivel|novo|nova|novos|novas|em breve|anunci|pre venda|me mudei|inauguracao|sorteio|promocao|desconto|chegou|chegaram|alguem|qual|quais|quanto|quantos|quantas|quem|preferem|voce prefere|voces preferem|voces acham|o que voces|o que acham|recomendam|indicam|ontem|aconteceu|quando eu tinha|quando eu era|ha um ano|larguei|perdi|vendi|comprei|me roubaram|conheci|encontrei|comecei|consegui|errei|fui|aprendi|descobri',
  fr: 'comment|recette|idee|conseils|astuces|routine|choses a|mort|morte|decede|deces|est parti|est partie|deuil|cancer|chimio|tumeur|fausse couche|suicid|depression|anxiete|rupture|m a quitte|divorc|enterrement|obseques|diagnosti|hopital|avc|alzheimer|burn out|burnout|viree|repose en paz|repose en paix|avis impopulaire|unpopular opinion|a mon avis|je trouve que|je pense que|on devrait|surcote|sous cote|c est mieux que|je deteste|arretez de|tout le monde devrait|personne n a besoin|on ouvre|je vends|on vend|nous ouvrons|j ouvre|ouvre ses portes|ouverture|on lance|je lance|nous lancons|lancement|on recrute|nous recrutons|disponible|nouveau|nouvelle|nouveaux|nouvelles|bientot|annonc|precommande|je demenage|inauguration|concours|soldes|promo|sortie|quelqu un|quel|quelle|quels|quelles|combien|qui|est ce que|qu est ce que|vous preferez|tu preferes|vous en pensez|tu en penses|vous feriez|recommandez|hier|il m est arrive|quand j avais|quand j etais|il y a un an|j ai quitte|j ai perdu|j ai vendu|j ai achete|j ai rate|j ai trouve|j ai rencontre|j ai commence|j ai reussi|on m a vole|je suis alle|j ai appris',
  de: 'wie man|wie ich|rezept|ideen|tipps|routine|tricks|dinge|gestorben|verstorben|starb|tod|tot|trauer|krebs|chemo|tumor|fehlgeburt|suizid|selbstmord|depression|angststorung|trennung|verlassen|scheidung|beerdigung|diagnose|krankenhaus|klinik|schlaganfall|alzheimer|demenz|gekundigt worden|ist krank|eingeschlafert|eingeschlafen|vermisse|ruhe in frieden|job verloren|unpopular opinion|meiner meinung nach|ich finde|ich glaube|gehort nicht|gehort auf|sollte man|sollten|uberbewertet|unterschatzt|ist besser als|sind besser als|ich hasse|hort auf|niemand braucht|jeder sollte|keiner braucht|wir eroffnen|verkaufe|wir verkaufen|eroffnen|eroffne|eroffnung|wir launchen|launch|wir suchen|wir stellen ein|gesucht|ab sofort|jetzt erhaltlich|neu|neue|neuer|neues|bald|ankundig|vorbestell|wir ziehen um|gewinnspiel|rabatt|endlich da|mache mich selbststandig|wer|welche|welcher|welches|wie viel|wie viele|habt ihr|kennt ihr|kennt jemand|hat jemand|was wurdet ihr|was haltet ihr|mogt ihr|findet ihr|empfehlt|gestern|letzte woche|letzten|letztes jahr|als ich|vor einem jahr|mir ist passiert|habe ich|hab ich|ich habe|ich hab|bin ich|verloren|verkauft|gekauft|geklaut|gefunden|kennengelernt|angefangen|geschafft|gelernt',
  it: 'come|ricetta|ricette|idee|consigli|routine|trucchi|cose da|morto|morta|morti|e mancat|ci ha lasciato|ci ha lasciati|scompars|lutto|cancro|chemio|tumore|aborto|suicid|depressione|ansia|mi ha lasciat|divorzi|separazione|funerale|diagnosi|ospedale|ictus|alzheimer|licenziat|riposa in pace|mi manca|unpopular opinion|opinione impopolare|secondo me|penso che|credo che|non dovrebbe|sopravvalutat|sottovalutat|e meglio di|e meglio del|odio|smettetela|tutti dovrebbero|nessuno ha bisogno|non va|apriamo|vendo|vendiamo|apre|inauguriamo|lanciamo|lancio|cerchiamo|assumiamo|disponibile|nuovo|nuova|nuovi|nuove|in arrivo|annunci|prevendita|mi trasferisco|ci trasferiamo|apertura|inaugurazione|giveaway|saldi|sconto|sconti|esce|qualcuno|quale|quali|quanto|quanti|quante|chi|preferite|preferisci|ne pensate|ne pensi|cosa fareste|cosa faresti|consigliate|vi piace|ieri|stanotte|mi e successo|quando avevo|quando ero|un anno fa|ho lasciato|ho perso|ho venduto|ho comprato|mi hanno rubato|ho conosciuto|ho trovato|ho iniziato|ho sbagliato|sono andat|ho imparato|ho bocciato|ho scoperto',
  id: 'cara|resep|ide|tips|rutinitas|tempat|meninggal|wafat|mati|berpulang|kehilangan|duka|berduka|kanker|kemo|tumor|keguguran|bunuh diri|depresi|anxiety|putus|cerai|perceraian|pemakaman|diagnosis|didiagnosis|rumah sakit|stroke|alzheimer|dipecat|phk|kangen|rip|innalillahi|sakit|unpopular opinion|menurut aku|menurutku|menurut gue|menurut saya|harusnya|seharusnya|overrated|underrated|lebih baik dari|lebih enak dari|benci|berhenti|semua orang harus|ga perlu|gak perlu|nggak perlu|kami buka|jual|dijual|buka hari|buka cabang|akan buka|resmi buka|grand opening|launching|rilis|lowongan|dicari|sudah tersedia|ready stock|baru|segera hadir|pengumuman|pre order|po|pindah|giveaway|promo|diskon|ada yang|siapa|apakah|berapa|mana|kalian lebih|kalian pilih|kamu pilih|menurut kalian|gimana menurut|pernah ga|pernah gak|rekomendasi dong|kenapa orang|kemarin|tadi malam|semalam|waktu aku|pas aku|setahun lalu|tahun lalu|aku resign|terjual|aku beli|dicuri|ketemu|akhirnya aku|aku berhasil|aku gagal|aku belajar',
}

/** `dates` are names of days and months; `cues` also has words such as “ago” and the cue words. */
type NonTopicWords = Record<'dates' | 'cues', ReadonlySet<string>>

const cache = new Map<string, NonTopicWords>()

/** Returns words that are never the topic of a line: the language's calendar words and its cue words. */
export function getNonTopicWords(language: string): NonTopicWords {
  const cachedWords = cache.get(language)
  if (cachedWords) return cachedWords
  const dateFormat = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', timeZone: 'UTC' })
  const relativeFormat = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const dateTexts = Array.from({ length: 84 }, (_, index) =>
    dateFormat.format(new Date(Date.UTC(2026, index % 12, index + 1))),
  )
  const relativeTexts = (['hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((count) => relativeFormat.format(count, unit)),
  )
  const cuePhrases = cueWords[language]?.split('|') ?? []
  const result = { dates: buildWordSet(dateTexts), cues: buildWordSet([...dateTexts, ...relativeTexts, ...cuePhrases]) }
  cache.set(language, result)
  return result
}

function buildWordSet(texts: readonly string[]): Set<string> {
  const text = texts.join(' ').toLowerCase()
  const segments = getSegmenter('word').segment(text.replace(/(?<=\p{L})[’'](?=\p{L})/gu, ' '))
  return new Set(
    [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment, removeAccents(segment)] : [])),
  )
}
