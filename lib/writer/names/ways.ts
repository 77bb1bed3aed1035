import type { Random } from '@/lib/writer/random'
import type { Idea } from './idea'
import type { Material, Root } from './material'
import { thingsOf } from './things'
import { titled } from './titled'

const quoted = (word: string) => `“${word}”`

/** "Candle Club". */
export function withAfter(root: Root, word: string): Idea {
  const why = `Your own ${quoted(root.one)} with ${quoted(word)} behind it.`
  return { style: 'descriptive', shown: `${root.one} ${word}`, why, uses: [word] }
}

/** "Daily Candles". */
export function withBefore(root: Root, word: string): Idea {
  const why = `Your own ${quoted(root.shown)} with ${quoted(word)} before it.`
  return { style: 'descriptive', shown: `${word} ${root.shown}`, why, uses: [word] }
}

/** "Candle Corner". */
export function alliterated(root: Root, word: string): Idea {
  const why = `Your own ${quoted(root.one)} and ${quoted(word)} begin with the same sound.`
  return { style: 'alliteration', shown: `${root.one} ${word}`, why, uses: [word] }
}

/** "The Junior Vet": for a person, not for a thing. */
export function the({ one }: Root): Idea {
  return { style: 'descriptive', shown: `The ${one}`, why: 'Your own words, as a title.', uses: ['the'] }
}

/** "Soy Candles". */
export function own({ shown }: Root): Idea {
  return { style: 'descriptive', shown, why: 'Your own words and nothing else.', uses: [] }
}

/** With the visitor’s name: "Maya’s Candles", "Candles by Maya". */
export function personal({ owner, main }: Material, behind: readonly string[], makes: boolean): Idea[] {
  const [first] = main
  const last = main.at(-1)
  if (!owner || !first || !last) return []
  const whose = `${owner}’${/s$/i.test(owner) ? '' : 's'}`
  const why = `Your name beside your own ${quoted(first.shown)}.`
  const club = behind.find((word) => !word.startsWith('&')) ?? ''
  return [
    { style: 'personal', shown: `${whose} ${first.shown}`, why, uses: [] },
    { style: 'personal', shown: `${last.shown} ${makes ? 'by' : 'with'} ${owner}`, why, uses: [] },
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

/** With the place: "Leeds Candles". */
export function placed({ place, main }: Material, behind: readonly string[]): Idea[] {
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
export function paired({ main, other }: Material): Idea[] {
  const last = main.at(-1)
  if (!last || !other) return []
  const [one, two] = other.person ? [other, last] : [last, other]
  const why = `Two words of your own, ${quoted(one.shown)} and ${quoted(two.shown)}.`
  return [{ style: 'branded', shown: `${one.shown} & ${two.shown}`, why, uses: [] }]
}

/** From things that belong to the visitor's noun. */
export function branded({ main }: Material, behind: readonly string[], random: Random): Idea[] {
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
