import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { foreignIdeas } from './foreign'
import type { Idea } from './idea'
import { type Material, materialOf, type Root } from './material'
import { quietIdeas } from './quiet'
import { alliterating, isShopVibe, secondWords, type Vibe, wordList } from './second-words'
import { thingsOf } from './things'
import { titled } from './titled'

type Order = {
  reading: Reading
  /** The visitor's name or brand, '' where they gave none. */
  name: string
  vibe: Vibe
  /** Whether a name keeps the form's choices and its platform's rules. */
  fits: (shown: string) => boolean
}

const most = 12

/** Below this, words that fit beside a long noun are taken as well. */
const few = 4
const short = ['HQ', 'Lab', 'Co'] as const

/** At most twelve names from the visitor's own nouns, place and name, ways of building in turn; no added word comes twice. */
export function nameIdeas({ reading, name, vibe, fits }: Order, random: Random): Idea[] {
  const material = materialOf(reading, name)
  const queues =
    material.main.length === 0 ? [quietIdeas(material.owner, random)] : piles(material, reading, vibe, random)
  const ideas: Idea[] = []
  const used = new Set<string>()
  const add = (idea: Idea) => {
    const words = idea.uses.map((word) => word.toLowerCase())
    if (
      words.some((word) => used.has(word)) ||
      ideas.some(({ shown }) => shown === idea.shown) ||
      !fits(idea.shown)
    )
      return false
    for (const word of words) used.add(word)
    ideas.push(idea)
    return true
  }
  while (ideas.length < most && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      while (queue.length > 0 && ideas.length < most) if (add(queue.shift() as Idea)) break
    }
  }
  const words =
    ideas.length < few && reading.language === 'en' ? [...wordList(secondWords[vibe].after), ...short] : []
  for (const word of words) {
    for (const root of shortest(material)) if (ideas.length < few + 2 && add(withAfter(root, word))) break
  }
  return ideas
}

/** Of a long noun, the acronym that it begins with or the word that it ends in: "ADHD" of "ADHD Productivity". */
function shortest({ main }: Material): Root[] {
  const last = main.at(-1)
  if (!last) return []
  const acronym = main[0]?.shown.match(/^\p{Lu}{2,}(?= )/u)?.[0]
  const head = last.one.split(' ').at(-1) ?? ''
  return [acronym ?? '', last.one, head]
    .filter((one) => one.length > 3 || one === acronym)
    .map((one) => ({ ...last, one }))
}

function piles(material: Material, reading: Reading, vibe: Vibe, random: Random): Idea[][] {
  if (reading.language !== 'en') {
    return foreignIdeas(material, reading.language, random).map((pile) => pile.filter(isSound))
  }
  const { before, after, many } = { many: '', ...secondWords[vibe] }
  const behind = random.shuffle(wordList(after))
  const front = random.shuffle(wordList(before))
  const { main, other } = material
  const open = main.filter((root) => root.open)
  const plural = open.find((root) => root.many)
  return [
    personal(material, behind).slice(0, 2),
    behind
      .slice(0, 6)
      .flatMap((word, at) =>
        inTurn(at === 3 && other ? [other] : main, at).map((root) => withAfter(root, word)),
      ),
    placed(material, behind),
    paired(material),
    personal(material, behind).slice(2),
    branded(material, isShopVibe(vibe) ? behind : [], random),
    main.slice(0, 2).flatMap((root) =>
      random
        .shuffle(alliterating(root.one))
        .slice(0, 1)
        .map((word) => alliterated(root, word)),
    ),
    [
      ...wordList(many).flatMap((word) => (plural ? [withBefore(plural, word)] : [])),
      ...front.slice(0, 3).flatMap((word, at) => inTurn(open, at).map((root) => withBefore(root, word))),
    ],
    [
      ...main.filter(({ person }) => person).map(the),
      ...main.filter(({ words }) => words.length > 1).map(own),
    ],
  ].map((pile) => pile.filter(isSound))
}

/** Each root first in its turn; the others stand in where it is too long. */
function inTurn(roots: readonly Root[], at: number): Root[] {
  const from = roots.length === 0 ? 0 : at % roots.length
  return [...roots.slice(from), ...roots.slice(0, from)]
}

/** No word twice: "House Plant House". */
function isSound({ shown }: Idea): boolean {
  const words = shown.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return new Set(words).size === words.length
}

const quoted = (word: string) => `“${word}”`

function withAfter(root: Root, word: string): Idea {
  const why = `Your own ${quoted(root.one)} with ${quoted(word)} behind it.`
  return { style: 'descriptive', shown: `${root.one} ${word}`, why, uses: [word] }
}

function withBefore(root: Root, word: string): Idea {
  const why = `Your own ${quoted(root.shown)} with ${quoted(word)} before it.`
  return { style: 'descriptive', shown: `${word} ${root.shown}`, why, uses: [word] }
}

function alliterated(root: Root, word: string): Idea {
  const why = `Your own ${quoted(root.one)} and ${quoted(word)} begin with the same sound.`
  return { style: 'alliteration', shown: `${root.one} ${word}`, why, uses: [word] }
}

/** "The Junior Vet": for a person, not for a thing. */
function the({ one }: Root): Idea {
  return { style: 'descriptive', shown: `The ${one}`, why: 'Your own words, as a title.', uses: ['the'] }
}

function own({ shown }: Root): Idea {
  return { style: 'descriptive', shown, why: 'Your own words and nothing else.', uses: [] }
}

function personal({ owner, main }: Material, behind: readonly string[]): Idea[] {
  const [first] = main
  const last = main.at(-1)
  if (!owner || !first || !last) return []
  const whose = `${owner}’${/s$/i.test(owner) ? '' : 's'}`
  const why = `Your name beside your own ${quoted(first.shown)}.`
  const club = behind.find((word) => !word.startsWith('&')) ?? ''
  return [
    { style: 'personal', shown: `${whose} ${first.shown}`, why, uses: [] },
    { style: 'personal', shown: `${last.shown} by ${owner}`, why, uses: ['by'] },
    { style: 'personal', shown: `${owner} & ${last.shown}`, why, uses: [] },
    { style: 'personal', shown: `${whose} ${last.one} ${club}`, why, uses: [club] },
    ...behind.slice(2, 5).map(
      (word): Idea => ({
        style: 'personal',
        shown: `${owner} ${word}`,
        why: `Your name with ${quoted(word)} behind it.`,
        uses: [word],
      }),
    ),
  ]
}

function placed({ place, main }: Material, behind: readonly string[]): Idea[] {
  const [first] = main
  const last = main.at(-1)
  if (!place || !first || !last) return []
  const why = `Says where, ${quoted(place)}, and what, ${quoted(first.shown)}.`
  const [one = '', two = ''] = behind.filter((word) => !word.startsWith('&')).toReversed()
  return [
    { style: 'descriptive', shown: `${place} ${first.shown}`, why, uses: [] },
    { style: 'descriptive', shown: `The ${place} ${last.one} ${one}`, why, uses: [one] },
    { style: 'descriptive', shown: `${last.one} ${two} ${place}`, why, uses: [two] },
  ]
}

/** Two things that the visitor named, a person before a thing. */
function paired({ main, other }: Material): Idea[] {
  const last = main.at(-1)
  if (!last || !other) return []
  const [one, two] = other.person ? [other, last] : [last, other]
  const why = `Two words of your own, ${quoted(one.shown)} and ${quoted(two.shown)}.`
  return [{ style: 'branded', shown: `${one.shown} & ${two.shown}`, why, uses: [] }]
}

/** From things that belong to the visitor's noun. */
function branded({ main }: Material, behind: readonly string[], random: Random): Idea[] {
  const root = main.find(({ words }) => thingsOf(words).length > 0)
  if (!root) return []
  const things = thingsOf(root.words).filter((thing) => !root.words.includes(thing))
  const [one = '', two = '', three = ''] = random.shuffle(things.slice(0, 4)).map(titled)
  const noun = quoted(root.one)
  const after = behind.filter((word) => !word.startsWith('&'))[2] ?? ''
  const both = `${quoted(one)} and ${quoted(two)} belong to ${noun}.`
  const alone = `${quoted(three)} belongs to ${noun}.`
  return [
    { style: 'branded', shown: `${one} & ${two}`, why: both, uses: [one, two] },
    ...(three && after
      ? [{ style: 'branded', shown: `${three} ${after}`, why: alone, uses: [three, after] } satisfies Idea]
      : []),
  ]
}
