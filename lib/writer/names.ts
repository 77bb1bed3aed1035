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
  getTellingWords,
  type NamePart,
  toTitle,
} from './name-parts'
import { findNounPhrases, type NounPhrase } from './noun-phrases'
import { toLetters } from './sentences'

const whyByStyle = {
  personal: 'Carries a name that you gave.',
  descriptive: 'Made of your own words.',
  branded: 'Two of your words together.',
  action: 'Who it is, and what they do.',
}
type OwnStyle = keyof typeof whyByStyle

/** The built-in writer's styles of names, and three that only models use. */
export type NameStyle = OwnStyle | 'blend' | 'alliteration' | 'rhyme'

/** A name in title case, and a sentence about its parts. */
type NameIdea = { displayName: string; style: OwnStyle; why: string }

type Idea = [style: OwnStyle, ...forms: string[]]

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
  const seen = new Set<string>()
  const ideas: NameIdea[] = []
  const addIdeas = (found: Iterable<Idea>) => {
    for (const [style, ...forms] of found) {
      const name = forms.find((form) => {
        const words = getTellingWords(form)
        const letters = toLetters(form.replace('&', 'and'))
        const isNew = !seen.has(letters) && new Set(words.map(toStem)).size === words.length
        const isAllowed = !requests.avoided.some((word) => form.toLowerCase().includes(word))
        return (
          letters && isNew && isAllowed && letters.length <= requests.maxLetters && !hasProfanity(form) && fits(form)
        )
      })
      if (!name) continue
      seen.add(toLetters(name.replace('&', 'and')))
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
  const parts = findNameParts(reading, phrases, [owner, place, ...pets.map(({ name }) => name), ...requests.words])
  const specials = parts.filter(({ isSpecial, isPerson }) => isSpecial && !isPerson)
  const [special] = specials
  const craft = parts.find((part) => part.craft !== '' && part !== special)
  const person = parts.find((part) => part.isPerson)
  const extra = parts.find((part) => part.isNameable && part !== craft && part.craft === '')
  const verb = findVerb(text)
  yield* joinAskedWords(requests.words.map(toTitle), owner, special ?? craft)
  if (pets.length > 1) yield ['personal', pets.map(({ name }) => name).join(' & ')]
  for (const { name, noun } of pets) {
    if (noun) yield ['personal', `${name} the ${toTitle(noun)}`]
    if (noun && craft && craft.craft.toLowerCase() !== noun) yield ['personal', `${craft.craft} with ${name}`]
    for (const trait of findTraits(text)) yield ['personal', `${trait} ${name}`]
  }
  if (owner) yield* buildOwnerIdeas(options, owner, verb, specials, craft, person, extra)
  if (place && parts[0]) {
    const { full, short, head, craft: craftWord, isPerson } = parts[0]
    const hasStrongHead = craftWord !== '' || isPerson || /ing$/.test(head)
    yield ['descriptive', `${place} ${full}`, `${place} ${short}`, ...(hasStrongHead ? [`${place} ${head}`] : [])]
  }
  if (place && special?.adjective) yield ['descriptive', `${special.adjective} ${place}`]
  const trade = parts.find((part) => part.craft !== '')
  if (trade && extra && (extra.role !== 'topic' || !/ /.test(trade.full) || trade.full.startsWith(trade.craft)))
    yield ['branded', `${extra.singular} ${trade.craft}`]
  const isOne = person !== undefined && !/s$/.test(person.head)
  if (special && isOne && !isShop) yield ['branded', `${special.singular} ${person.head}`]
  if (isOne && verb && !owner && person.head.slice(0, 4) !== verb.slice(0, 4))
    yield ['action', `${person.head} ${verb}`]
  if (special && special.craft === '' && /^(?:Bakes|Reads|Builds|Repairs|Brews|Hikes)$/.test(verb) && !isShop)
    yield ['action', `${special.full} ${verb}`]
  yield* findTypedPairs(text, parts)
  for (const part of specials) {
    if (isShop) yield ['descriptive', `The ${part.singular} Co`, `${part.singular} Co`]
    yield ['descriptive', part.full, part.short]
    if (part.adjective && part.short !== part.full) yield ['descriptive', `${part.adjective} ${part.head}`]
  }
  if (isOne && / /.test(person.full) && requests.words.length === 0) yield ['descriptive', `The ${person.full}`]
  const clubWord = extra && !isShop ? (specials[0] ?? (extra.role === 'audience' ? extra : undefined)) : specials[0]
  if (clubWord && !isShop) yield ['descriptive', `${clubWord.singular} Club`]
}

function* buildOwnerIdeas(
  { reading, isShop }: NameOptions,
  owner: string,
  verb: string,
  specials: readonly NamePart[],
  craft: NamePart | undefined,
  person: NamePart | undefined,
  extra: NamePart | undefined,
): Generator<Idea> {
  const isMade = isShop || /\b(?:make|made|handmade|paint|sew|craft|draw|build|design)/i.test(reading.text)
  const [special] = specials
  const shortForms = special ? (isMade ? [special.short] : /ing$/.test(special.head) ? [special.head] : []) : []
  const roots = special ? [special.full, ...shortForms] : craft ? [craft.craft] : []
  if (verb) yield ['action', `${owner} ${verb}`]
  const joined = roots.flatMap((root) =>
    isMade ? [`${root} by ${owner}`] : [`${root} with ${owner}`, `${root} ${owner}`],
  )
  yield ['personal', ...joined]
  for (const { full, short, head } of specials) {
    const withHead = isShop ? [`${owner} ${head}`] : []
    yield ['personal', `${owner}’s ${full}`, `${owner}’s ${short}`, `${owner}’s ${head}`, ...withHead]
  }
  if (craft && !person) yield ['personal', `${owner} ${craft.craft}`]
  if (person && !isShop) yield ['personal', `${owner} the ${person.full}`, `${owner} the ${person.head}`]
  if (!special && extra) yield ['personal', `${extra.singular} ${owner}`]
  if (isShop) yield ['personal', `${owner} & Co`]
}

/** "Vintage maps and postcards" gives "Maps & Postcards", "I draw frogs in hats" gives "Frogs in Hats". */
function* findTypedPairs(text: string, parts: readonly NamePart[]): Generator<Idea> {
  for (const [, one = '', joint = '', other = ''] of text.matchAll(/(\p{L}+) (and|&|in|on) (?=(\p{L}+))/gu)) {
    const areHeads = [one, other].every((word) => parts.some(({ head }) => head.toLowerCase() === word.toLowerCase()))
    if (areHeads) yield ['branded', `${toTitle(one)} ${joint === 'and' ? '&' : joint} ${toTitle(other)}`]
  }
}

/** The frequency rank above which a word in "-y" is not a familiar adjective: "frosty" is below, "caty" above. */
const MAX_ADJECTIVE_RANK = 60_000

function* joinAskedWords(words: readonly string[], owner: string, part: NamePart | undefined): Generator<Idea> {
  const [first = '', second = '', third = ''] = words
  if (!first) return
  const isKnown = getWordRank(`${first}y`.toLowerCase()) < MAX_ADJECTIVE_RANK && !/[aeiouy]$/.test(first)
  if (owner) yield ['personal', `${first} ${owner}`]
  if (!second) {
    if (part?.adjective) yield ['branded', `${part.adjective} ${first}`]
    if (part) yield ['branded', `${first} ${part.craft || part.head}`]
    yield ['descriptive', first]
    return
  }
  if (isKnown) yield ['branded', `${first}y ${second}`]
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
  const doing = /^\S+ \S+ing(?= )/.exec(line)?.[0] ?? ''
  const isName = (typed: string) => /^\S+(?: \S+){1,3}$/.test(typed) && !/\b(?:i|we|is|are|was|page)\b/i.test(typed)
  yield ['descriptive', ...[line, core, doing].filter(isName).map(toTitle)]
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
  const line =
    reading.text
      .replace(foreignAccountPattern, '')
      .split(/[,.;:!?。、]/)[0]
      ?.trim() ?? ''
  if (owner && first) yield ['personal', `${first} ${owner}`, `${noun} ${owner}`]
  if (owner && first) yield ['personal', `${owner} ${noun}`]
  if (line.length < 31) yield ['descriptive', toTitle(line)]
  for (const other of others.slice(0, 2)) yield ['branded', `${first} ${other}`, `${noun} ${other}`]
  for (const phrase of [first, ...others].slice(0, 3))
    if (/ |[^\p{sc=Latin}]/u.test(phrase)) yield ['descriptive', phrase]
}
