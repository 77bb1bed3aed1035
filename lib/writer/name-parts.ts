import { upperFirst } from '@/lib/core/strings/upper-first'
import { getWordRank } from '@/lib/text/language/word-rank'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { toSingular } from './field-table'
import { findNounPhrases, type NounPhrase } from './noun-phrases'
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
  /** Whether it is more specific than a field: "Slow Trains", but not "Bakery". */
  isSpecial: boolean
  /** Whether it can describe another word, like "Birds" with "Watercolors". */
  isNameable: boolean
  /** The craft in the phrase, such as "Crochet"; '' without one. */
  craft: string
}

/** Frequency rank below which a single word is too common for a name. */
const MIN_SPECIAL_RANK = 6000
const MIN_NAMEABLE_RANK = 1500

const weakPattern =
  /^(?:history|asmr|producer|gear|sci|fi|small batch|cute|funny|gamer tag|gamer|study|fitness|gym|gaming|travel|food|foodie|beauty|fashion|music|art|lifestyle|business|tech|account)$/i
/** A preceding location, rarely the subject: "at my kitchen table". */
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
  const stem = words.map(findStem).find((found) => found !== undefined)
  return upperFirst(words.find((word) => verbs.has(word)) ?? (stem && verbsByStem.get(stem)) ?? '')
}

/** Returns the words of a name with three or more letters, in the singular. */
export function getTellingWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map(toSingular)
}

/** Finds up to five phrases other than places and `names`, most specific first. */
export function findNameParts(
  { text }: PromptReading,
  phrases: readonly NounPhrase[],
  names: readonly string[],
): NamePart[] {
  const nameWords = new Set(names.flatMap(getTellingWords))
  const isOther = (phrase: string) => getTellingWords(phrase).every((word) => !nameWords.has(word))
  return phrases
    .filter((phrase) => phrase.role !== 'place' && !namesSomebody(phrase.text) && isOther(phrase.text))
    .map((phrase) => toNamePart(phrase, text))
    .toSorted((one, other) => getPartRank(other) - getPartRank(one))
    .slice(0, 5)
}

const getPartRank = ({ isSpecial, isPerson, craft, full }: NamePart) =>
  (isSpecial && !isPerson ? 4 : 0) + (/ /.test(full) ? 2 : 0) + (craft ? 0 : 1)

function toNamePart(phrase: NounPhrase, text: string): NamePart {
  const { fieldWord = '', role, adjective = '', isPerson } = phrase
  const words = toTitle(phrase.text).split(' ').slice(-4)
  // A misspelled word makes a bad name.
  while (words.length > 1 && !isSpelled((words[0] ?? '').toLowerCase())) words.shift()
  const full = words.join(' ')
  const isWhole = / free$/i.test(full)
  const head = isWhole ? full : (words.at(-1) ?? '')
  const rank = words.length > 1 ? Number.POSITIVE_INFINITY : getWordRank(full.toLowerCase())
  const isTelling = !weakPattern.test(full) && !locationPattern.test(text.slice(0, phrase.start))
  const isTail = toSingular(phrase.text.toLowerCase()).endsWith(fieldWord)
  const isCraft = fieldWord && !isPerson && role === 'topic' && (isTail || findStem(fieldWord) !== undefined)
  const isField = toSingular(full.toLowerCase()) === fieldWord
  return {
    full,
    singular: [...words.slice(0, -1), toTitle(toSingular(words.at(-1)?.toLowerCase() ?? ''))].join(' '),
    short: words.slice(-2).join(' '),
    head,
    adjective: isWhole || words[0] !== toTitle(adjective) ? '' : words[0],
    role,
    isPerson: isPerson && role !== 'audience',
    isSpecial: rank >= MIN_SPECIAL_RANK && isTelling && (!isField || words.length > 1) && role !== 'audience',
    isNameable: rank >= MIN_NAMEABLE_RANK && isTelling && (!isPerson || role === 'audience'),
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
  const line = lines.find((one) => one && one.length <= maxLength && !saysNamePattern.test(one))
  return upperFirst(line ?? '').replace(/[.!]$/, '')
}

const saysNamePattern =
  /\b(?:my (?:sur)?name|surname|(?:I am|I’m) (?:called )?\p{Lu}|call me|something with|nothing with|no \w+\.?$)/iu
