import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { foreignIdeas } from './foreign'
import type { Idea } from './idea'
import { type Material, materialOf, type Root } from './material'
import { quietIdeas } from './quiet'
import { alliterating, secondWords, type Vibe, wordList } from './second-words'
import { thingsOf } from './things'

type Order = {
  reading: Reading
  /** The visitor's name or brand, '' where they gave none. */
  name: string
  vibe: Vibe
  /** Whether a name keeps the form's choices and its platform's rules. */
  fits: (shown: string) => boolean
}

const most = 12

/** At most twelve names from the visitor's own nouns, place and name, ways of building in turn; no added word comes twice. */
export function nameIdeas({ reading, name, vibe, fits }: Order, random: Random): Idea[] {
  const material = materialOf(reading, name)
  const queues =
    material.roots.length === 0
      ? [quietIdeas(material.owner, random)]
      : piles(material, reading, vibe, random)
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
  return ideas
}

function piles(material: Material, reading: Reading, vibe: Vibe, random: Random): Idea[][] {
  if (reading.language !== 'en') return foreignIdeas(material, reading.language, random)
  const { before, after, many } = { many: '', ...secondWords[vibe] }
  const behind = random.shuffle(wordList(after))
  const front = random.shuffle(wordList(before))
  const { roots } = material
  const undescribed = roots.filter(({ described }) => !described)
  const plural = roots.find((root) => root.many && !root.described)
  return [
    personal(material, behind),
    inTurn(roots, behind, withAfter).slice(0, 5),
    placed(material, behind),
    paired(roots),
    branded(roots, behind, random),
    roots
      .flatMap((root) =>
        random
          .shuffle(alliterating(root.one))
          .slice(0, 1)
          .map((word) => alliterated(root, word)),
      )
      .slice(0, 2),
    [
      ...wordList(many).flatMap((word) => (plural ? [withBefore(plural, word)] : [])),
      ...inTurn(undescribed, front, withBefore),
    ].slice(0, 3),
    roots
      .filter(({ words }) => words.length > 1)
      .slice(0, 1)
      .map(({ shown }) => own(shown)),
  ]
}

/** A word for each, beginning with the first root again where they run out. */
function inTurn(
  roots: readonly Root[],
  words: readonly string[],
  make: (root: Root, word: string) => Idea,
): Idea[] {
  return words.flatMap((word, at) => {
    const root = roots[at % Math.max(1, roots.length)]
    return root && !root.words.includes(word.toLowerCase()) ? [make(root, word)] : []
  })
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

function own(shown: string): Idea {
  return { style: 'descriptive', shown, why: 'Your own words and nothing else.', uses: [] }
}

function personal({ owner, roots }: Material, behind: readonly string[]): Idea[] {
  const [first, second = first] = roots
  if (!owner || !first || !second) return []
  const whose = `${owner}’${/s$/i.test(owner) ? '' : 's'}`
  const why = `Your name beside your own ${quoted(first.shown)}.`
  const club = behind.find((word) => !word.startsWith('&')) ?? ''
  return [
    { style: 'personal', shown: `${whose} ${first.shown}`, why, uses: [] },
    { style: 'personal', shown: `${second.shown} by ${owner}`, why, uses: ['by'] },
    { style: 'personal', shown: `${owner} & ${first.shown}`, why, uses: [] },
    { style: 'personal', shown: `${whose} ${second.one} ${club}`, why, uses: [club] },
  ]
}

function placed({ place, roots }: Material, behind: readonly string[]): Idea[] {
  const [first, second = first] = roots
  if (!place || !first || !second) return []
  const why = `Says where, ${quoted(place)}, and what, ${quoted(first.shown)}.`
  const [one = '', two = ''] = behind.filter((word) => !word.startsWith('&')).toReversed()
  return [
    { style: 'descriptive', shown: `${place} ${first.shown}`, why, uses: [] },
    { style: 'descriptive', shown: `The ${place} ${second.one} ${one}`, why, uses: [one] },
    { style: 'descriptive', shown: `${first.one} ${two} ${place}`, why, uses: [two] },
  ]
}

/** Two things that the visitor named side by side. */
function paired(roots: readonly Root[]): Idea[] {
  const singles = roots.filter(({ described }) => !described)
  return singles.slice(0, 2).flatMap((first, at) =>
    singles
      .slice(at + 1)
      .filter((second) => !first.words.some((word) => second.words.includes(word)))
      .slice(0, 1)
      .map((second): Idea => {
        const why = `Two words of your own, ${quoted(first.shown)} and ${quoted(second.shown)}.`
        return { style: 'branded', shown: `${first.shown} & ${second.shown}`, why, uses: [] }
      }),
  )
}

/** From things that belong to the visitor's noun. */
function branded(roots: readonly Root[], behind: readonly string[], random: Random): Idea[] {
  const root = roots.find(({ words }) => thingsOf(words).length > 0)
  if (!root) return []
  const things = thingsOf(root.words).filter((thing) => !root.words.includes(thing))
  const [one = '', two = '', three = ''] = random
    .shuffle(things.slice(0, 4))
    .map((thing) => thing.charAt(0).toUpperCase() + thing.slice(1))
  const noun = quoted(root.one)
  const after = behind.filter((word) => !word.startsWith('&'))[2] ?? ''
  return [
    {
      style: 'branded',
      shown: `${one} & ${two}`,
      why: `${quoted(one)} and ${quoted(two)} belong to ${noun}.`,
      uses: [one, two],
    },
    ...(three && after
      ? [
          {
            style: 'branded',
            shown: `${three} ${after}`,
            why: `${quoted(three)} belongs to ${noun}.`,
            uses: [three, after],
          } satisfies Idea,
        ]
      : []),
  ]
}
