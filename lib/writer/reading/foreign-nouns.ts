import { getStopWords } from '@/lib/core/stop-words'
import { getNonTopicWords } from '@/lib/text/language/non-topic-words'
import { type SegmentedWord, segmentWords } from '@/lib/text/language/segment-words'

/** What stands before a noun, by language: articles, possessives, prepositions, "and" and "or". */
const wordsBeforeNoun: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las|una?|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|del?|al|en|con|sin|para|por|y|o)$/,
  pt: /^(?:o|a|os|as|uma?|meus?|minhas?|seus?|suas?|noss[oa]s?|d[oae]s?|n[oa]s?|em|com|sem|para|pra|por|e|ou|numa?)$/,
  fr: /^(?:les?|la|l|une?|des?|d|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|du|à|aux?|avec|sans|pour|chez|et|ou|cette|ces)$/,
  it: /^(?:il|lo|la|i|gli|le|l|un[oa]?|mi[oae]|miei|tu[oa]|nostr[oa]|d[ie]l?|dell[oae]|dei|degli|all?[ao]?|nell?[ao]?|con|senza|per|in|e|o)$/,
  de: /^(?:der|die|das|de[nms]|eine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|für|fur|mit|ohne|im|in|am|auf|zu[mr]|aus|bei|vo[nm]|und|oder)$/,
  hi: /^(?:मेर[ाीे]|हमार[ाीे]|आपक[ाीे])$/,
  id: /^(?:di|ke|dari|untuk|buat|dan|atau|sama|dengan)$/,
}

/** What a noun of Hindi stands before. */
const wordsAfterHindiNoun = /^(?:में|का|की|के|से|को|पर|या|और|बनाम)$/

/** An article or a possessive: what stands before it is no noun. */
const article =
  /^(?:el|los|las|un[ao]?|mis?|meus?|minhas?|uma?|os|mon|ma|mes|ton|ta|tes|une|il|gli|mi[oae]|den|eine?n?|meine?n?)$/

/** Endings of verbs, and of ordinals, which are no noun by themselves. */
const verbEndings: Readonly<Record<string, RegExp>> = {
  es: /(?:[aei]r(?:[lmst]e|l[ao]s?|nos)?|[aei]mos|ando|iendo|aron|ieron|ó|aste|aba[ns]?)$/,
  pt: /(?:[aei]r|[aei]mos|[aei]ndo|aram|eram|iram|ou|ava[mn]?)$/,
  fr: /(?:er|ir|ons|ez|ait|ième|ant)$/,
  it: /(?:are|ere|ire|iamo|ando|endo|ato|uto|avo|ava)$/,
  de: /(?:est|iert|te|ten)$/,
  id: /^(?:me[mnl]|ber|ter|di)\p{L}{4}/u,
  hi: /(?:ता|ती|ते|ना|ने|कर|ेंगे|ूँगा|ूंगा|ाया|ाएं|ाएँ|या|िए)$/,
}

const unspacedScript = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/u

/** The nouns of a line of another language as far as they show without its grammar; rather none than a wrong one. */
export function findForeignNouns(line: string, language: string): string[] {
  const text = line.slice(0, 600)
  const words = segmentWords(text)
  if (unspacedScript.test(text))
    return [...new Set(text.split(/\s/).flatMap((part) => findUnspacedNouns(segmentWords(part), language)))]
  const { times, told } = getNonTopicWords(language)
  const cased = language === 'de' && words.slice(1).some(({ text: word }) => /^\p{Lu}/u.test(word))
  const found: string[] = []
  let freed = false
  for (const [at, { text: word, startsClause }] of words.entries()) {
    const low = word.toLowerCase()
    const [last = '', next = ''] = [words[at - 1]?.text, words[at + 1]?.text].map((one) => one?.toLowerCase())
    const glued = getStopWords(language).has(low)
    const led = startsClause || freed || (wordsBeforeNoun[language]?.test(last) ?? true) || /^\p{Lu}/u.test(word)
    const ends = (next === '' || words[at + 1]?.startsClause) && !/[ंँ]$/.test(low)
    const fits = language === 'hi' ? wordsAfterHindiNoun.test(next) || ends || wordsBeforeNoun.hi?.test(last) : led
    const isVerb =
      !(/^\p{Lu}/u.test(word) && at > 0) &&
      (verbEndings[language]?.test(low) || article.test(next) || startsVerb(word, next, at, language))
    freed = !glued && (told.has(low) || Boolean(isVerb))
    if (!glued && !freed && !times.has(low) && fits && isLongEnough(word) && (!cased || /^\p{Lu}/u.test(word)))
      found.push(word)
  }
  return [...new Set(found)]
}

/** "Vendo bicicleta", but "pollo frito": a first word in -o before another gender. */
function startsVerb(word: string, next: string, at: number, language: string): boolean {
  return (
    at === 0 &&
    /^(?:es|pt|it)$/.test(language) &&
    /o$/i.test(word) &&
    next !== '' &&
    !getStopWords(language).has(next) &&
    !/[oe]s?$/.test(next)
  )
}

function isLongEnough(word: string): boolean {
  return /\p{L}/u.test(word) && [...word].length >= (/\p{Script=Latin}/u.test(word) ? 4 : 3)
}

/** In scripts without spaces: what stands together in Chinese signs or Katakana. */
function findUnspacedNouns(words: readonly SegmentedWord[], language: string): string[] {
  const { times, told } = getNonTopicWords(language)
  const found: string[] = []
  let open: string[] = []
  for (const { text, startsClause } of [...words, { text: '', startsClause: true }]) {
    const names =
      text !== '' && !times.has(text) && !getStopWords(language).has(text) && !/^\p{Script=Hiragana}+$/u.test(text)
    if (!names || startsClause || open.join('').length >= 8) {
      const word = open.join('')
      const isVerb = open.length === 1 && /\p{Script=Hiragana}$/u.test(word)
      if ([...word].length >= 2 && !told.has(word) && !isVerb && /\p{L}/u.test(word)) found.push(word)
      open = []
    }
    if (names) open.push(text)
  }
  return found
}
