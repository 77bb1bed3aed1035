import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { getWordRank } from '@/lib/text/language/word-data'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { toSingular } from './field-table'
import { isKnownName } from './known-names'
import { findNounPhrases, type NounPhrase } from './noun-phrases'
import { hasTag, tagWords } from './tagger'
import { isSpelled, namesSomebody } from './tags'

export type NamePart = {
  /** "Abandoned Railway Stations", "Abandoned Railway Station", "Railway Stations" and "Stations". */
  full: string
  singular: string
  short: string
  head: string
  /** The first word if it is an adjective, otherwise ''. */
  adjective: string
  role: NounPhrase['role']
  isPerson: boolean
  isSpecific: boolean
  /** Whether it can describe another word, like "Birds" with "Watercolors". */
  isNameable: boolean
  /** The craft in the phrase, such as "Crochet"; '' without one. */
  craft: string
}

/** Frequency rank below which a single word is too common for a name. */
const MIN_SPECIFIC_RANK = 6000
const MIN_NAMEABLE_RANK = 1500

const weakPattern =
  /^(?:history|asmr|producer|gear|sci|fi|small batch|cute|funny|gamer tag|gamer|study|fitness|gym|gaming|travel|food|foodie|beauty|fashion|music|art|lifestyle|business|tech|account)$/i
/** A location before a phrase, which is rarely the subject, as in "at my kitchen table". */
const locationPattern = /\b(?:in|at|on|from|by my) (?:an? |the |my |our )?(?:\p{Lu}\p{Ll}+ )?$/u

/** Stem of a craft : verb for its practitioner, so that "bakery" gives "Bakes". */
const verbsByStem = new Map(
  (
    'bak:bakes knit:knits crochet:crochets paint:paints watercolo:paints cook:cooks sew:sews quilt:quilts draw:draws illustrat:draws potter:throws ' +
    'garden:grows travel:travels booktok:reads bookstagram:reads read:reads writ:writes danc:dances runn:runs marathon:runs hik:hikes climb:climbs restor:restores fix:fixes ' +
    'repair:repairs cod:codes study:studies teach:teaches brew:brews lift:lifts photograph:shoots build:builds thrift:thrifts mend:mends clean:cleans review:reviews'
  )
    .split(' ')
    .map((entry) => entry.split(':') as [string, string]),
)
const verbs = new Set(verbsByStem.values())
const findStem = (word: string) => [...verbsByStem.keys()].find((stem) => word.startsWith(stem))

/** Returns the verb for the craft in a text, such as "Bakes"; '' without a craft. */
export function findVerb(text: string): string {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const stem = words.map(findStem).find((candidateStem) => candidateStem !== undefined)
  return capitalizeIfLowercase(words.find((word) => verbs.has(word)) ?? (stem && verbsByStem.get(stem)) ?? '')
}

/** Returns the words of a name with three or more letters, in the singular. */
export function getSignificantWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map(toSingular)
}

/** Finds up to five phrases other than places and `names`, most specific first. */
export function findNameParts(text: string, phrases: readonly NounPhrase[], names: readonly string[]): NamePart[] {
  const nameWords = new Set(names.flatMap(getSignificantWords))
  const isOther = (phrase: string) => getSignificantWords(phrase).every((word) => !nameWords.has(word))
  return phrases
    .filter((phrase) => phrase.role !== 'place' && !namesSomebody(phrase.text) && isOther(phrase.text))
    .map((phrase) => toNamePart(phrase, text))
    .toSorted((one, other) => getPartRank(other) - getPartRank(one))
    .slice(0, 5)
}

const getPartRank = ({ isSpecific, isPerson, craft, full }: NamePart) =>
  (isSpecific && !isPerson ? 4 : 0) + (/ /.test(full) ? 2 : 0) + (craft ? 0 : 1)

function toNamePart(phrase: NounPhrase, text: string): NamePart {
  const { fieldWord = '', role, adjective = '', isPerson } = phrase
  const words = toTitle(phrase.text).split(' ').slice(-4)
  // A misspelled word makes a bad name.
  while (words.length > 1 && !isSpelled((words[0] ?? '').toLowerCase())) words.shift()
  const full = words.join(' ')
  const isSetPhrase = / free$/i.test(full)
  const head = isSetPhrase ? full : (words.at(-1) ?? '')
  const rank = words.length > 1 ? Number.POSITIVE_INFINITY : getWordRank(full.toLowerCase())
  const isDistinctive = !weakPattern.test(full) && !locationPattern.test(text.slice(0, phrase.start))
  const isTail = toSingular(phrase.text.toLowerCase()).endsWith(fieldWord)
  const isCraft = fieldWord && !isPerson && role === 'topic' && (isTail || findStem(fieldWord) !== undefined)
  const isField = toSingular(full.toLowerCase()) === fieldWord
  return {
    full,
    singular: [...words.slice(0, -1), toTitle(toSingular(words.at(-1)?.toLowerCase() ?? ''))].join(' '),
    short: words.slice(-2).join(' '),
    head,
    adjective: isSetPhrase || words[0] !== toTitle(adjective) ? '' : words[0],
    role,
    isPerson: isPerson && role !== 'audience',
    isSpecific: rank >= MIN_SPECIFIC_RANK && isDistinctive && (!isField || words.length > 1) && role !== 'audience',
    isNameable: rank >= MIN_NAMEABLE_RANK && isDistinctive && (!isPerson || role === 'audience'),
    craft: isCraft ? (isTail ? words.slice(-fieldWord.split(' ').length).join(' ') : toTitle(fieldWord)) : '',
  }
}

/** Converts to title case, except for articles, prepositions and conjunctions. */
export function toTitle(text: string): string {
  return text.replace(
    /(?<![^ ])(?!(?:of|for|and|the|in|with|by|sin|sem|de|d[aiou]|del|y|e|la|le|el) )\p{Ll}/gu,
    (letter) => letter.toUpperCase(),
  )
}

/** Returns a tagline in the visitor's words: the whole text if short enough, otherwise its topic or a sentence. */
export function buildTagline(reading: PromptReading, maxLength: number): string {
  const { text, subject, topic, sentences } = reading
  const lines = [text, topic, ...sentences, subject, text.split(/[,.;:!?\n]/)[0], findNounPhrases(reading)[0]?.text]
  const line = lines.find((candidate) => candidate && candidate.length <= maxLength && !saysNamePattern.test(candidate))
  return capitalizeIfLowercase(line ?? '').replace(/[.!]$/, '')
}

const saysNamePattern =
  /\b(?:my (?:sur)?name|surname|(?:I am|I’m) (?:called )?\p{Lu}|call me|something with|nothing with|no \w+\.?$)/iu

const wordList = String.raw`(?:the )?(?:words? |letters? )?\p{L}{2,}(?:(?:,? (?:or|and) |, |\/| \/ )\p{L}{2,}){0,3}`
const requestedWordsPattern = new RegExp(
  String.raw`(?:(?:something(?: \p{L}+)?|(?:user)?name) (?:with|like|using|containing)|(?:with|has|have|include|including|containing|use|using|want|contain) the words?|words like|based on the words?|must (?:have|include|contain)|including) (${wordList})(?: in (?:it|there))?`,
  'giu',
)
const avoidedWordsPattern = new RegExp(
  `(?:nothing (?:with|like|containing)|(?:not|without) the words?|avoid(?: the words?)?|don’t use) (${wordList})`,
  'giu',
)
const requestPatterns = [
  requestedWordsPattern,
  avoidedWordsPattern,
  /(?:\b(?:but )?(?:want|need|like|prefer|make|keep) it|\bno (?:numbers?|underscores?|dots|puns|special characters)|\bnot (?:too )?\p{L}+|\bfunny$)[^,.!?]{0,40}/giu,
  /\b(?:max(?:imum)?|under|up to|at most|less than) \d+(?: (?:letters|characters|chars)| ?(?=$|[,.!?]))/gi,
]
const maxPattern =
  /(?:max(?:imum)?|under|up to|at most|less than|no more than|within) (\d{1,2})(?: (?:letters|characters|chars)| ?(?=$|[,.!?|]))|\b(\d{1,2}) (?:letters|characters|chars)/i

const nameGroup = String.raw`(\p{L}[\p{L}’-]+)`
const ownerPatterns = [
  new RegExp(
    String.raw`\b(?:my (?:full |first |last |sur|sur-|nick)?name(?: is|’s)|surname(?: is|:)?|(?:i am|i’m) called|call me|(?:shop|brand|bakery|business|channel|studio|company|café|salon) (?:is |named |is named )?called|me llamo|mi nombre es|mein name ist|ich heiße|je m’appelle|mi chiamo|meu nome é|nickname(?: is|:)?|name(?::| is)) ${nameGroup}`,
    'iu',
  ),
  /(?:\bI’m|\bI am|\bIt’s|\bby|\bich bin|\bsoy|\bsou|\bsono) (\p{Lu}\p{Ll}[\p{L}-]+)(?=[,.!]| and |$| from | here)/u,
  /(?<!\p{L})((?:Mrs?|Ms|Miss|Dr|Coach|Chef)\.? \p{Lu}\p{Ll}+)/u,
  /\bthe (\p{Lu}\p{Ll}+) family\b/u,
  /(?:[,–—-] ?|\. )(\p{Lu}\p{Ll}[\p{L}-]+)[.!]?$/u,
]
const commaNamePattern = /, (\p{Ll}{3,})[.!]?$/u

/** Finds the visitor's name ("my name is Tom", "I'm Bernadette"); '' if not given. */
export function findOwner({ text, language }: PromptReading): string {
  for (const pattern of ownerPatterns) {
    const name = pattern.exec(text)?.[1]
    const lastWord = name?.split(' ').at(-1) ?? ''
    if (name && !isKnownName(lastWord) && !notNamePattern.test(name)) return name
  }
  const commaName = commaNamePattern.exec(text)?.[1]
  return commaName && language === 'en' && hasTag(tagWords(commaName)[0], 'FirstName') ? commaName : ''
}

const notNamePattern = /^(?:a|an|the|not|it|them|funny|please|thanks|online|cute|and|or|in|at|for|about|something)$/i

/** A named pet or vehicle ("my cat Gulliver"); `noun` is '' for two names. */
type Pet = { name: string; noun: string }

const petPattern =
  /\b(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]) (?:\p{Ll}+ )??(\p{Ll}{3,})(?:,? (?:is|are|named|called|is called|are called|is named))?,? (\p{Lu}\p{Ll}+)(?: (?:and|&) (\p{Lu}\p{Ll}+))?/u
const petNounPattern =
  /^(?:dog|puppy|cat|kitten|parrot|bird|horse|pony|rabbit|bunny|hamster|gecko|tortoise|goat|donkey|llama|sheep|ferret|snake|turtle|hen|duck|pig|cow|van|bus|boat|pug|corgi|greyhound|dachshund)s?$/

export function findPets({ text }: PromptReading): Pet[] {
  const [, noun = '', ...names] = petPattern.exec(text) ?? []
  if (!petNounPattern.test(noun)) return []
  const animal = names[1] ? '' : noun
  return names.flatMap((name) => (name && !isKnownName(name) ? { name, noun: animal } : []))
}

/** Finds traits of a pet: "He's fat and orange" gives "Fat" and "Orange". */
export function findTraits(text: string): string[] {
  const match = /\b(?:he|she)(?:’s| is) (?:a |an |so |very )?(\p{L}{3,9})(?: and (\p{L}{3,9}))?(?=[ ,.]|$)/iu.exec(text)
  return [match?.[1], match?.[2]].flatMap((word) => (word ? capitalizeIfLowercase(word) : []))
}

export function findNameRequests({ text, instructions }: PromptReading) {
  const wholeText = [text, ...instructions.phrases].join(' . ')
  const ranges = [...requestPatterns, ...ownerPatterns].flatMap((pattern) => {
    const matches = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)]
    return matches.flatMap((match) => (match ? [[match.index, match.index + match[0].length] as const] : []))
  })
  const maxMatch = maxPattern.exec(wholeText)
  const isExclusiveLimit = /^(?:under|less)/i.test(maxMatch?.[0] ?? '')
  return {
    requestedWords: findListedWords(wholeText, requestedWordsPattern),
    /** Lowercase words to avoid: "nothing with pixel". */
    avoidedWords: findListedWords(wholeText, avoidedWordsPattern),
    /** The limit in a request such as "max 12 letters"; infinite by default. */
    maxLetters: maxMatch ? Number(maxMatch[1] ?? maxMatch[2]) - (isExclusiveLimit ? 1 : 0) : Number.POSITIVE_INFINITY,
    /** Whether a request such as "no underscores" excludes punctuation. */
    shouldOmitMarks: /\bno (?:underscores?|dots|special characters|punctuation|symbols)/i.test(wholeText),
    /** Whether an offset of the text is inside such a request or the visitor's own name. */
    isRequested: (offset: number) => ranges.some(([start, end]) => offset >= start && offset < end),
  }
}

function findListedWords(text: string, pattern: RegExp): string[] {
  const lists = [...text.matchAll(pattern)].map(([, list = '']) => list.toLowerCase())
  const words = lists.flatMap((list) => list.match(/\p{L}{2,}/gu) ?? [])
  const isMeant = (word: string) => !/^(?:the|words?|letters?|or|and|in|it|my|name|not|max|no)$/.test(word)
  return [...new Set(words)].filter(isMeant).slice(0, 4)
}
