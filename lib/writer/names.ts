import type { Random } from '@/lib/core/random'
import { hasProfanity } from '@/lib/core/strings/unwanted-words'
import { getWordRank } from '@/lib/text/language/word-data'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import {
  findNameParts,
  findNameRequests,
  findOwner,
  findPets,
  findTraits,
  findVerb,
  getSignificantWords,
  type NamePart,
  toTitle,
} from './name-parts'
import { findNounPhrases, type NounPhrase } from './noun-phrases'
import { toLetters } from './sentences'

const whyByStyle = {
  personal: 'Uses a name you gave us.',
  descriptive: 'Made from your own words.',
  branded: 'Two of your words put together.',
  action: 'Who it’s about and what they do.',
}
type BuiltInStyle = keyof typeof whyByStyle

/** A name in title case, and a sentence about its parts. */
type NameIdea = { displayName: string; style: BuiltInStyle; why: string }

type Idea = [style: BuiltInStyle, ...forms: string[]]

type NameOptions = {
  reading: PromptReading
  visitorName: string
  isShop: boolean
  fits: (displayName: string) => boolean
}

const MAX_NAMES = 6

/** Writes names from the owner, specific nouns, the place and requested words; the most reliable first. */
export function writeNames(options: NameOptions, random: Random): NameIdea[] {
  const { reading, fits } = options
  const requests = findNameRequests(reading)
  const seenNames = new Set<string>()
  const ideas: NameIdea[] = []
  const addIdeas = (newIdeas: Iterable<Idea>) => {
    for (const [style, ...forms] of newIdeas) {
      const name = forms.find((form) => {
        const words = getSignificantWords(form)
        const letters = toLetters(form.replace('&', 'and'))
        const isNew = !seenNames.has(letters) && new Set(words.map(toStem)).size === words.length
        const isAllowed = !requests.avoidedWords.some((word) => form.toLowerCase().includes(word))
        const isShort = letters !== '' && letters.length <= requests.maxLetters
        return isShort && isNew && isAllowed && !hasProfanity(form) && fits(form)
      })
      if (!name) continue
      seenNames.add(toLetters(name.replace('&', 'and')))
      ideas.push({ displayName: name, style, why: whyByStyle[style] })
    }
  }
  if (reading.isHardDay) addIdeas(buildQuietIdeas(options, random))
  else if (reading.language === 'en') addIdeas(buildIdeas(options))
  else addIdeas(buildForeignIdeas(options))
  if (ideas.length === 0) addIdeas(buildPlainIdeas(reading))
  return ideas.slice(0, MAX_NAMES)
}

/** "Game" and "gaming" count as the same word. */
const toStem = (word: string) => word.replace(/(?:ing|es?|s|er)$/, '').slice(0, 5)

const getOwner = ({ reading, visitorName }: NameOptions) => toTitle(visitorName.trim() || findOwner(reading))

function* buildIdeas(options: NameOptions): Generator<Idea> {
  const { reading, isShop } = options
  const { text } = reading
  const owner = getOwner(options)
  const requests = findNameRequests(reading)
  const phrases = findNounPhrases(reading).filter(({ start }) => !requests.isRequested(start))
  const place = toTitle(phrases.find(({ role }) => role === 'place')?.text ?? '')
  const pets = findPets(reading)
  const usedNames = [owner, place, ...pets.map(({ name }) => name), ...requests.requestedWords]
  const parts = findNameParts(text, phrases, usedNames)
  const specificParts = parts.filter(({ isSpecific, isPerson }) => isSpecific && !isPerson)
  const [specificPart] = specificParts
  const craft = parts.find((part) => part.craft !== '' && part !== specificPart)
  const person = parts.find((part) => part.isPerson)
  const nameablePart = parts.find((part) => part.isNameable && part !== craft && part.craft === '')
  const verb = findVerb(text)
  yield* joinRequestedWords(requests.requestedWords.map(toTitle), owner, specificPart ?? craft)
  if (pets.length > 1) yield ['personal', pets.map(({ name }) => name).join(' & ')]
  for (const { name, noun } of pets) {
    if (noun) yield ['personal', `${name} the ${toTitle(noun)}`]
    if (noun && craft && craft.craft.toLowerCase() !== noun) yield ['personal', `${craft.craft} with ${name}`]
    for (const trait of findTraits(text)) yield ['personal', `${trait} ${name}`]
  }
  if (owner) yield* buildOwnerIdeas(options, owner, verb, specificParts, craft, person, nameablePart)
  if (place && parts[0]) {
    const { full, short, head, craft: craftWord, isPerson } = parts[0]
    const hasStrongHead = craftWord !== '' || isPerson || /ing$/.test(head)
    yield ['descriptive', `${place} ${full}`, `${place} ${short}`, ...(hasStrongHead ? [`${place} ${head}`] : [])]
  }
  if (place && specificPart?.adjective) yield ['descriptive', `${specificPart.adjective} ${place}`]
  const trade = parts.find((part) => part.craft !== '')
  const startsWithCraft = trade && (!/ /.test(trade.full) || trade.full.startsWith(trade.craft))
  if (trade && nameablePart && (startsWithCraft || nameablePart.role !== 'topic'))
    yield ['branded', `${nameablePart.singular} ${trade.craft}`]
  const isSinglePerson = person !== undefined && !/s$/.test(person.head)
  if (specificPart && isSinglePerson && !isShop) yield ['branded', `${specificPart.singular} ${person.head}`]
  if (isSinglePerson && verb && !owner && person.head.slice(0, 4) !== verb.slice(0, 4))
    yield ['action', `${person.head} ${verb}`]
  yield* findTypedPairs(text, parts)
  for (const part of specificParts) {
    if (isShop) yield ['descriptive', `The ${part.singular} Co`, `${part.singular} Co`]
    yield ['descriptive', part.full, part.short]
    if (part.adjective && part.short !== part.full) yield ['descriptive', `${part.adjective} ${part.head}`]
  }
  if (isSinglePerson && / /.test(person.full) && requests.requestedWords.length === 0)
    yield ['descriptive', `The ${person.full}`]
  const clubPart = specificPart ?? (nameablePart?.role === 'audience' ? nameablePart : undefined)
  if (clubPart && !isShop) yield ['descriptive', `${clubPart.singular} Club`]
}

function* buildOwnerIdeas(
  { reading, isShop }: NameOptions,
  owner: string,
  verb: string,
  specificParts: readonly NamePart[],
  craft: NamePart | undefined,
  person: NamePart | undefined,
  nameablePart: NamePart | undefined,
): Generator<Idea> {
  const isMaker = isShop || /\b(?:make|made|handmade|paint|sew|craft|draw|build|design)/i.test(reading.text)
  const [specificPart] = specificParts
  const { full = craft?.craft, short = '', head = '' } = specificPart ?? {}
  const shortForm = isMaker ? short : /ing$/.test(head) ? head : ''
  const roots = [full, shortForm].filter(Boolean)
  if (verb) yield ['action', `${owner} ${verb}`]
  const join = (root?: string) => (isMaker ? `${root} by ${owner}` : [`${root} with ${owner}`, `${root} ${owner}`])
  yield ['personal', ...roots.flatMap(join)]
  for (const { full, short, head } of specificParts) {
    const headNames = isShop ? [`${owner} ${head}`] : []
    yield ['personal', `${owner}’s ${full}`, `${owner}’s ${short}`, `${owner}’s ${head}`, ...headNames]
  }
  if (craft && !person) yield ['personal', `${owner} ${craft.craft}`]
  if (person && !isShop) yield ['personal', `${owner} the ${person.full}`, `${owner} the ${person.head}`]
  if (!specificPart && nameablePart) yield ['personal', `${nameablePart.singular} ${owner}`]
  if (isShop) yield ['personal', `${owner} & Co`]
}

/** "Vintage maps and postcards" gives "Maps & Postcards", "I draw frogs in hats" gives "Frogs in Hats". */
function* findTypedPairs(text: string, parts: readonly NamePart[]): Generator<Idea> {
  const heads = new Set(parts.map(({ head }) => head.toLowerCase()))
  const pairs = text.matchAll(/(\p{L}+) (and|&|in|on) (?=(\p{L}+))/gu)
  for (const [, first = '', conjunction = '', second = ''] of pairs)
    if (heads.has(first.toLowerCase()) && heads.has(second.toLowerCase()))
      yield ['branded', `${toTitle(first)} ${conjunction === 'and' ? '&' : conjunction} ${toTitle(second)}`]
}

/** The frequency rank above which a word in "-y" is not a familiar adjective: "frosty" is below, "caty" above. */
const MAX_ADJECTIVE_RANK = 60_000

function* joinRequestedWords(words: readonly string[], owner: string, part: NamePart | undefined): Generator<Idea> {
  const [first = '', second = '', third = ''] = words
  if (!first) return
  const isAdjective = getWordRank(`${first}y`.toLowerCase()) < MAX_ADJECTIVE_RANK && !/[aeiouy]$/.test(first)
  if (owner) yield ['personal', `${first} ${owner}`]
  if (!second) {
    if (part?.adjective) yield ['branded', `${part.adjective} ${first}`]
    if (part) yield ['branded', `${first} ${part.craft || part.head}`]
    yield ['descriptive', first]
    return
  }
  if (isAdjective) yield ['branded', `${first}y ${second}`]
  yield ['branded', `${first} & ${second}`]
  yield ['branded', `${first} ${second}`]
  yield ['branded', `${second} ${first}`]
  if (third) yield ['branded', `${third} ${first}`]
  if (third) yield ['branded', `${third} ${second}`]
}

/** Yields a prompt of two to four words, or its part before a preposition. A single word gives no name. */
function* buildPlainIdeas({ text }: PromptReading): Generator<Idea> {
  const [line = ''] = text.replace(/^(?:our|my|the|an?) /i, '').split(/[,.;:!?。、]/)
  const [core = ''] = line.split(/ (?:for|in|from|with|by|of|about|account|page|channel|shop|store) ?/)
  const activityPhrase = /^\S+ \S+ing(?= )/.exec(line)?.[0] ?? ''
  const isName = (candidate: string) =>
    /^\S+(?: \S+){1,3}$/.test(candidate) && !/\b(?:i|we|is|are|was|page)\b/i.test(candidate)
  yield ['descriptive', ...[line, core, activityPhrase].filter(isName).map(toTitle)]
}

/** Quiet names for a hard day that also suit later posts. */
function* buildQuietIdeas(options: NameOptions, random: Random): Generator<Idea> {
  const owner = getOwner(options)
  if (owner) yield ['personal', `Notes from ${owner}`]
  for (const name of random.shuffle(['One Day On', 'Small Steps', 'Quiet Pages'])) yield ['descriptive', name]
}

const foreignAccountPattern =
  /^(?:cuenta|canal|tienda|página|perfil|conta|loja|compte|chaîne|boutique|konto|kanal|laden|account|canale|negozio)(?: (?:de|sur|über|für|di|do|da|sobre|mit|para))? /i

/** For languages other than English: only the visitor's own words, in their order. */
function* buildForeignIdeas(options: NameOptions): Generator<Idea> {
  const { reading } = options
  const owner = getOwner(options)
  const isOwner = ({ text }: NounPhrase) => text.split(' ').includes(owner)
  const phrases = findNounPhrases(reading).filter((phrase) => !isOwner(phrase))
  const [first = '', ...others] = phrases.map(({ text }) => toTitle(text))
  const noun = first.split(' ').at(-1) ?? ''
  const [line = ''] = reading.text.replace(foreignAccountPattern, '').split(/[,.;:!?。、]/)
  if (owner && first) yield ['personal', `${first} ${owner}`, `${noun} ${owner}`]
  if (owner && first) yield ['personal', `${owner} ${noun}`]
  if (line.trim().length < 31) yield ['descriptive', toTitle(line.trim())]
  for (const other of others.slice(0, 2)) yield ['branded', `${first} ${other}`, `${noun} ${other}`]
  for (const phrase of [first, ...others].slice(0, 3))
    if (/ |[^\p{sc=Latin}]/u.test(phrase)) yield ['descriptive', phrase]
}
