import { glueOf } from '@/lib/core/stop-words'
import { asidesOf } from '@/lib/text/language/asides'
import { type Word, wordsOf } from '@/lib/text/language/words-of'

/** What stands before a noun, by language: articles, possessives, prepositions, "and" and "or". */
const before: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las|una?|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|del?|al|en|con|sin|para|por|y|o)$/,
  pt: /^(?:o|a|os|as|uma?|meus?|minhas?|seus?|suas?|noss[oa]s?|d[oae]s?|n[oa]s?|em|com|sem|para|pra|por|e|ou|numa?)$/,
  fr: /^(?:les?|la|l|une?|des?|d|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|du|à|aux?|avec|sans|pour|chez|et|ou|cette|ces)$/,
  it: /^(?:il|lo|la|i|gli|le|l|un[oa]?|mi[oae]|miei|tu[oa]|nostr[oa]|d[ie]l?|dell[oae]|dei|degli|all?[ao]?|nell?[ao]?|con|senza|per|in|e|o)$/,
  de: /^(?:der|die|das|de[nms]|eine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|für|fur|mit|ohne|im|in|am|auf|zu[mr]|aus|bei|vo[nm]|und|oder)$/,
  hi: /^(?:मेर[ाीे]|हमार[ाीे]|आपक[ाीे])$/,
  id: /^(?:di|ke|dari|untuk|buat|dan|atau|sama|dengan)$/,
}

/** What a noun of Hindi stands before. */
const after = /^(?:में|का|की|के|से|को|पर|या|और|बनाम)$/

/** An article or a possessive: what stands before it is no noun. */
const article =
  /^(?:el|los|las|un[ao]?|mis?|meus?|minhas?|uma?|os|mon|ma|mes|ton|ta|tes|une|il|gli|mi[oae]|den|eine?n?|meine?n?)$/

/** Endings of verbs, and of ordinals, which are no noun by themselves. */
const verbal: Readonly<Record<string, RegExp>> = {
  es: /(?:[aei]r(?:[lmst]e|l[ao]s?|nos)?|[aei]mos|ando|iendo|aron|ieron|ó|aste|aba[ns]?)$/,
  pt: /(?:[aei]r|[aei]mos|[aei]ndo|aram|eram|iram|ou|ava[mn]?)$/,
  fr: /(?:er|ir|ons|ez|ait|ième|ant)$/,
  it: /(?:are|ere|ire|iamo|ando|endo|ato|uto|avo|ava)$/,
  de: /(?:est|iert|te|ten)$/,
  id: /^(?:me[mnl]|ber|ter|di)\p{L}{4}/u,
  hi: /(?:ता|ती|ते|ना|ने|कर|ेंगे|ूँगा|ूंगा|ाया|ाएं|ाएँ|या|िए)$/,
}

const wide = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/u

/** The nouns of a line of another language as far as they show without its grammar; rather none than a wrong one. */
export function foreignNouns(line: string, language: string): string[] {
  const text = line.slice(0, 600)
  const words = wordsOf(text)
  if (wide.test(text))
    return [...new Set(text.split(/\s/).flatMap((part) => joined(wordsOf(part), language)))]
  const { times, told } = asidesOf(language)
  const cased = language === 'de' && words.slice(1).some(({ text: word }) => /^\p{Lu}/u.test(word))
  const found: string[] = []
  let freed = false
  for (const [at, { text: word, opens }] of words.entries()) {
    const low = word.toLowerCase()
    const [last = '', next = ''] = [words[at - 1]?.text, words[at + 1]?.text].map((one) => one?.toLowerCase())
    const glued = glueOf(language).has(low)
    const led = opens || freed || (before[language]?.test(last) ?? true) || /^\p{Lu}/u.test(word)
    const ends = (next === '' || words[at + 1]?.opens) && !/[ंँ]$/.test(low)
    const fits = language === 'hi' ? after.test(next) || ends || before.hi?.test(last) : led
    const isVerb =
      !(/^\p{Lu}/u.test(word) && at > 0) &&
      (verbal[language]?.test(low) || article.test(next) || startsVerb(word, next, at, language))
    freed = !glued && (told.has(low) || Boolean(isVerb))
    if (!glued && !freed && !times.has(low) && fits && isLong(word) && (!cased || /^\p{Lu}/u.test(word)))
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
    !glueOf(language).has(next) &&
    !/[oe]s?$/.test(next)
  )
}

function isLong(word: string): boolean {
  return /\p{L}/u.test(word) && [...word].length >= (/\p{Script=Latin}/u.test(word) ? 4 : 3)
}

/** In scripts without spaces: what stands together in Chinese signs or Katakana. */
function joined(words: readonly Word[], language: string): string[] {
  const { times, told } = asidesOf(language)
  const found: string[] = []
  let open: string[] = []
  for (const { text, opens } of [...words, { text: '', opens: true }]) {
    const names =
      text !== '' && !times.has(text) && !glueOf(language).has(text) && !/^\p{Script=Hiragana}+$/u.test(text)
    if (!names || opens || open.join('').length >= 8) {
      const word = open.join('')
      const isVerb = open.length === 1 && /\p{Script=Hiragana}$/u.test(word)
      if ([...word].length >= 2 && !told.has(word) && !isVerb && /\p{L}/u.test(word)) found.push(word)
      open = []
    }
    if (names) open.push(text)
  }
  return found
}
