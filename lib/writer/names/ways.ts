import type { Random } from '@/lib/core/random'
import type { Idea, NameStyle } from './idea'
import type { Material, Root } from './material'
import { thingsOf } from './things'
import { titled } from './titled'

const quoted = (word: string) => `“${word}”`

/** "Candle Club". */
export function withAfter({ one }: Pick<Root, 'one'>, word: string): Idea {
  const why = `Your own ${quoted(one)} with ${quoted(word)} behind it.`
  return { style: 'descriptive', shown: `${one} ${word}`, why, uses: [word] }
}

/** "Mostly Mugs", of what is many. */
export function withBefore({ shown }: Root, word: string): Idea {
  const why = `Your own ${quoted(shown)} with ${quoted(word)} before it.`
  return { style: 'descriptive', shown: `${word} ${shown}`, why, uses: [word] }
}

/** "Candle Corner". */
export function alliterated({ one }: Root, word: string): Idea {
  const why = `Your own ${quoted(one)} and ${quoted(word)} begin with the same sound.`
  return { style: 'alliteration', shown: `${one} ${word}`, why, uses: [word] }
}

const ownWords = (style: NameStyle, why: string) => (shown: string) => ({ style, shown, why, uses: [] })

/** "Soy Candles": two words or more, since one alone is everybody's. */
export function own({ main }: Material): Idea[] {
  const whole = main.map(({ shown }) => shown).filter((shown) => shown.includes(' '))
  return whole.map(ownWords('descriptive', 'Your own words and nothing else.'))
}

/** With the visitor’s name: "Maya’s Candles", "Candles by Maya". */
export function personal({ owner, main }: Material, makes: boolean): Idea[] {
  const [first] = main
  const last = main.at(-1)
  if (!owner || !first || !last) return []
  const whose = `${owner}’${/s$/i.test(owner) ? '' : 's'}`
  const named = main.flatMap(({ shown }) => [
    `${whose} ${shown}`,
    `${shown} ${makes ? 'by' : 'with'} ${owner}`,
  ])
  return [...new Set([...named, `${owner} & ${last.shown}`])].map(
    ownWords('personal', `Your name beside your own ${quoted(first.shown)}.`),
  )
}

/** With the place: "Leeds Candles". */
export function placed({ place, main }: Material): Idea[] {
  const [first] = main
  if (!place || !first) return []
  const why = `Says where, ${quoted(place)}, and what, ${quoted(first.shown)}.`
  return main.map(({ shown }) => `${place} ${shown}`).map(ownWords('descriptive', why))
}

/** Two things that the visitor named side by side. */
export function paired({ main, other }: Material): Idea[] {
  const [first] = main
  if (!first || !other) return []
  return [`${first.shown} & ${other.shown}`].map(
    ownWords('branded', 'Two words of your own, as they stood together.'),
  )
}

/** Two things that belong to the visitor's noun: "Wick & Ember". */
export function branded({ main }: Material, random: Random): Idea[] {
  const root = main.find(({ words }) => thingsOf(words).length > 0)
  if (!root) return []
  const things = random
    .shuffle(thingsOf(root.words).filter((thing) => !root.words.includes(thing)))
    .map(titled)
  const pairs = [things.slice(0, 2), things.slice(2, 4)].filter(({ length }) => length === 2)
  return pairs.map((pair) => {
    const why = `${pair.map(quoted).join(' and ')} belong to ${quoted(root.one)}.`
    return { style: 'branded', shown: pair.join(' & '), why, uses: pair }
  })
}
