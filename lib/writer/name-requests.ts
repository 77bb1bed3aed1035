import { upperFirst } from '@/lib/core/strings/upper-first'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { hasTag, tagWords } from './tagger'
import { isKnownName } from './tidy'

type NameRequests = {
  words: readonly string[]
  /** Lowercase words to avoid: "nothing with pixel". */
  avoided: readonly string[]
  /** "max 12 letters"; infinite by default. */
  maxLetters: number
  /** "no underscores". */
  noMarks: boolean
  /** Whether an offset of the text is inside such a request or the visitor's own name. */
  isRequested: (offset: number) => boolean
}

const wordList = String.raw`(?:the )?(?:words? |letters? )?\p{L}{2,}(?:(?:,? (?:or|and) |, |\/| \/ )\p{L}{2,}){0,3}`
const askedPattern = new RegExp(
  String.raw`(?:(?:something(?: \p{L}+)?|(?:user)?name) (?:with|like|using|containing)|(?:with|has|have|include|including|containing|use|using|want|contain) the words?|words like|based on the words?|must (?:have|include|contain)|including) (${wordList})(?: in (?:it|there))?`,
  'giu',
)
const avoidedPattern = new RegExp(
  `(?:nothing (?:with|like|containing)|(?:not|without) the words?|avoid(?: the words?)?|don’t use) (${wordList})`,
  'giu',
)
const requestPatterns = [
  askedPattern,
  avoidedPattern,
  /(?:\b(?:but )?(?:want|need|like|prefer|make|keep) it|\bno (?:numbers?|underscores?|dots|puns|special characters)|\bnot (?:too )?\p{L}+|\bfunny$)[^,.!?]{0,40}/giu,
  /\b(?:max(?:imum)?|under|up to|at most|less than) \d+(?: (?:letters|characters|chars)| ?(?=$|[,.!?]))/gi,
]
const maxPattern =
  /(?:max(?:imum)?|under|up to|at most|less than|no more than|within) (\d{1,2})(?: (?:letters|characters|chars)| ?(?=$|[,.!?|]))|\b(\d{1,2}) (?:letters|characters|chars)/i

const saidName = String.raw`(\p{L}[\p{L}’-]+)`
const ownerPatterns = [
  new RegExp(
    String.raw`\b(?:my (?:full |first |last |sur|sur-|nick)?name(?: is|’s)|surname(?: is|:)?|(?:i am|i’m) called|call me|(?:shop|brand|bakery|business|channel|studio|company|café|salon) (?:is |named |is named )?called|me llamo|mi nombre es|mein name ist|ich heiße|je m’appelle|mi chiamo|meu nome é|nickname(?: is|:)?|name(?::| is)) ${saidName}`,
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
  const last = commaNamePattern.exec(text)?.[1]
  return last && language === 'en' && hasTag(tagWords(last)[0], 'FirstName') ? last : ''
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
  return [match?.[1], match?.[2]].flatMap((word) => (word ? upperFirst(word) : []))
}

/** Finds the requests about names in the text and in the instructions. */
export function findNameRequests({ text, instructions }: PromptReading): NameRequests {
  const all = [text, ...instructions.phrases].join(' . ')
  const ranges = [...requestPatterns, ...ownerPatterns].flatMap((pattern) => {
    const matches = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)]
    return matches.flatMap((match) => (match ? [[match.index, match.index + match[0].length] as const] : []))
  })
  const max = maxPattern.exec(all)
  const isBelow = /^(?:under|less)/i.test(max?.[0] ?? '')
  return {
    words: findListedWords(all, askedPattern),
    avoided: findListedWords(all, avoidedPattern),
    maxLetters: max ? Number(max[1] ?? max[2]) - (isBelow ? 1 : 0) : Number.POSITIVE_INFINITY,
    noMarks: /\bno (?:underscores?|dots|special characters|punctuation|symbols)/i.test(all),
    isRequested: (offset) => ranges.some(([start, end]) => offset >= start && offset < end),
  }
}

function findListedWords(text: string, pattern: RegExp): string[] {
  const lists = [...text.matchAll(pattern)].map(([, list = '']) => list.toLowerCase())
  const words = lists.flatMap((list) => list.match(/\p{L}{2,}/gu) ?? [])
  return [...new Set(words)]
    .filter((word) => !/^(?:the|words?|letters?|or|and|in|it|my|name|not|max|no)$/.test(word))
    .slice(0, 4)
}
