import { getStopWords } from '@/lib/core/stop-words'
import { getNonTopicWords } from '@/lib/text/language/non-topic-words'
import { type SegmentedWord, segmentWords } from '@/lib/text/language/segment-words'

/** What stands before a noun, by language: articles, possessives, prepositions, "and" and "or". */
const patternsBeforeNoun: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las|una?|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|del?|al|en|con|sin|para|por|y|o)$/,
  pt: /^(?:o|a|os|as|uma?|meus?|minhas?|seus?|suas?|noss[oa]s?|d[oae]s?|n[oa]s?|em|com|sem|para|pra|por|e|ou|numa?)$/,
  fr: /^(?:les?|la|l|une?|des?|d|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|du|à|aux?|avec|sans|pour|chez|et|ou|cette|ces)$/,
  it: /^(?:il|lo|la|i|gli|le|l|un[oa]?|mi[oae]|miei|tu[oa]|nostr[oa]|d[ie]l?|dell[oae]|dei|degli|all?[ao]?|nell?[ao]?|con|senza|per|in|e|o)$/,
  de: /^(?:der|die|das|de[nms]|eine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|für|fur|mit|ohne|im|in|am|auf|zu[mr]|aus|bei|vo[nm]|und|oder)$/,
  hi: /^(?:मेर[ाीे]|हमार[ाीे]|आपक[ाीे])$/,
  id: /^(?:di|ke|dari|untuk|buat|dan|atau|sama|dengan)$/,
}

/** What a noun of Hindi stands before. */
const patternAfterHindiNoun = /^(?:में|का|की|के|से|को|पर|या|और|बनाम)$/

/** An article or a possessive: what stands before it is no noun. */
const articlePattern =
  /^(?:el|los|las|un[ao]?|mis?|meus?|minhas?|uma?|os|mon|ma|mes|ton|ta|tes|une|il|gli|mi[oae]|den|eine?n?|meine?n?)$/

/** Endings of verbs, and of ordinals, which are no noun by themselves. */
const verbEndingPatterns: Readonly<Record<string, RegExp>> = {
  es: /(?:[aei]r(?:[lmst]e|l[ao]s?|nos)?|[aei]mos|ando|iendo|aron|ieron|ó|aste|aba[ns]?)$/,
  pt: /(?:[aei]r|[aei]mos|[aei]ndo|aram|eram|iram|ou|ava[mn]?)$/,
  fr: /(?:er|ir|ons|ez|ait|ième|ant)$/,
  it: /(?:are|ere|ire|iamo|ando|endo|ato|uto|avo|ava)$/,
  de: /(?:est|iert|te|ten)$/,
  id: /^(?:me[mnl]|ber|ter|di)\p{L}{4}/u,
  hi: /(?:ता|ती|ते|ना|ने|कर|ेंगे|ूँगा|ूंगा|ाया|ाएं|ाएँ|या|िए)$/,
}

const unspacedScriptPattern = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/u

/** The nouns of a line of another language as far as they show without its grammar; rather none than a wrong one. */
export function findForeignNouns(line: string, language: string): string[] {
  const text = line.slice(0, 600)
  const words = segmentWords(text)
  if (unspacedScriptPattern.test(text))
    return [...new Set(text.split(/\s/).flatMap((part) => findUnspacedNouns(segmentWords(part), language)))]
  const { times: timeWords, told: narrationWords } = getNonTopicWords(language)
  const usesGermanCapitals = language === 'de' && words.slice(1).some(({ text: word }) => /^\p{Lu}/u.test(word))
  const nouns: string[] = []
  let isAfterNonTopicWord = false
  for (const [index, { text: word, startsClause }] of words.entries()) {
    const lowerCaseWord = word.toLowerCase()
    const [previousWord = '', nextWord = ''] = [words[index - 1]?.text, words[index + 1]?.text].map((adjacentWord) =>
      adjacentWord?.toLowerCase(),
    )
    const isStopWord = getStopWords(language).has(lowerCaseWord)
    const canStartNoun =
      startsClause ||
      isAfterNonTopicWord ||
      (patternsBeforeNoun[language]?.test(previousWord) ?? true) ||
      /^\p{Lu}/u.test(word)
    const endsClause = (nextWord === '' || words[index + 1]?.startsClause) && !/[ंँ]$/.test(lowerCaseWord)
    const isAtNounPosition =
      language === 'hi'
        ? patternAfterHindiNoun.test(nextWord) || endsClause || patternsBeforeNoun.hi?.test(previousWord)
        : canStartNoun
    const isVerb =
      !(/^\p{Lu}/u.test(word) && index > 0) &&
      (verbEndingPatterns[language]?.test(lowerCaseWord) ||
        articlePattern.test(nextWord) ||
        isLikelyFirstVerb(word, nextWord, index, language))
    isAfterNonTopicWord = !isStopWord && (narrationWords.has(lowerCaseWord) || Boolean(isVerb))
    if (
      !isStopWord &&
      !isAfterNonTopicWord &&
      !timeWords.has(lowerCaseWord) &&
      isAtNounPosition &&
      isLongEnough(word) &&
      (!usesGermanCapitals || /^\p{Lu}/u.test(word))
    )
      nouns.push(word)
  }
  return [...new Set(nouns)]
}

/** "Vendo bicicleta", but "pollo frito": a first word in -o before another gender. */
function isLikelyFirstVerb(word: string, nextWord: string, index: number, language: string): boolean {
  return (
    index === 0 &&
    /^(?:es|pt|it)$/.test(language) &&
    /o$/i.test(word) &&
    nextWord !== '' &&
    !getStopWords(language).has(nextWord) &&
    !/[oe]s?$/.test(nextWord)
  )
}

function isLongEnough(word: string): boolean {
  return /\p{L}/u.test(word) && [...word].length >= (/\p{Script=Latin}/u.test(word) ? 4 : 3)
}

/** In scripts without spaces: what stands together in Chinese signs or Katakana. */
function findUnspacedNouns(words: readonly SegmentedWord[], language: string): string[] {
  const { times: timeWords, told: narrationWords } = getNonTopicWords(language)
  const nouns: string[] = []
  let currentWords: string[] = []
  for (const { text, startsClause } of [...words, { text: '', startsClause: true }]) {
    const canBeNoun =
      text !== '' && !timeWords.has(text) && !getStopWords(language).has(text) && !/^\p{Script=Hiragana}+$/u.test(text)
    if (!canBeNoun || startsClause || currentWords.join('').length >= 8) {
      const word = currentWords.join('')
      const isVerb = currentWords.length === 1 && /\p{Script=Hiragana}$/u.test(word)
      if ([...word].length >= 2 && !narrationWords.has(word) && !isVerb && /\p{L}/u.test(word)) nouns.push(word)
      currentWords = []
    }
    if (canBeNoun) currentWords.push(text)
  }
  return nouns
}
