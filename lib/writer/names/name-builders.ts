import type { Random } from '@/lib/core/random'
import type { NameIdea, NameStyle } from './name-idea'
import type { NameMaterial, NameRoot } from './name-material'
import { getRelatedThings } from './related-things'
import { toTitleCase } from './to-title-case'

const quote = (word: string) => `“${word}”`

/** "Candle Club". */
export function buildNameWithWordAfter({ one }: Pick<NameRoot, 'one'>, word: string): NameIdea {
  const why = `Your own ${quote(one)} with ${quote(word)} behind it.`
  return { style: 'descriptive', shown: `${one} ${word}`, why, uses: [word] }
}

/** "Mostly Mugs", of what is many. */
export function buildNameWithWordBefore({ shown }: NameRoot, word: string): NameIdea {
  const why = `Your own ${quote(shown)} with ${quote(word)} before it.`
  return { style: 'descriptive', shown: `${word} ${shown}`, why, uses: [word] }
}

/** "Candle Corner". */
export function buildAlliteration({ one }: NameRoot, word: string): NameIdea {
  const why = `Your own ${quote(one)} and ${quote(word)} begin with the same sound.`
  return { style: 'alliteration', shown: `${one} ${word}`, why, uses: [word] }
}

const createOwnWordsIdea = (style: NameStyle, why: string) => (shown: string) => ({
  style,
  shown,
  why,
  uses: [],
})

/** "Soy Candles": two words or more, since one alone is everybody's. */
export function buildOwnNames({ main }: NameMaterial): NameIdea[] {
  const whole = main.map(({ shown }) => shown).filter((shown) => shown.includes(' '))
  return whole.map(createOwnWordsIdea('descriptive', 'Your own words and nothing else.'))
}

/** With the visitor’s name: "Maya’s Candles", "Candles by Maya". */
export function buildPersonalNames({ owner, main }: NameMaterial, makes: boolean): NameIdea[] {
  const [first] = main
  const last = main.at(-1)
  if (!owner || !first || !last) return []
  const whose = `${owner}’${/s$/i.test(owner) ? '' : 's'}`
  const named = main.flatMap(({ shown }) => [`${whose} ${shown}`, `${shown} ${makes ? 'by' : 'with'} ${owner}`])
  return [...new Set([...named, `${owner} & ${last.shown}`])].map(
    createOwnWordsIdea('personal', `Your name beside your own ${quote(first.shown)}.`),
  )
}

/** With the place: "Leeds Candles". */
export function buildPlaceNames({ place, main }: NameMaterial): NameIdea[] {
  const [first] = main
  if (!place || !first) return []
  const why = `Says where, ${quote(place)}, and what, ${quote(first.shown)}.`
  return main.map(({ shown }) => `${place} ${shown}`).map(createOwnWordsIdea('descriptive', why))
}

/** Two things that the visitor named side by side. */
export function buildPairedNames({ main, other }: NameMaterial): NameIdea[] {
  const [first] = main
  if (!first || !other) return []
  return [`${first.shown} & ${other.shown}`].map(
    createOwnWordsIdea('branded', 'Two words of your own, as they stood together.'),
  )
}

/** Two things that belong to the visitor's noun: "Wick & Ember". */
export function buildBrandNames({ main }: NameMaterial, random: Random): NameIdea[] {
  const root = main.find(({ words }) => getRelatedThings(words).length > 0)
  if (!root) return []
  const things = random
    .shuffle(getRelatedThings(root.words).filter((thing) => !root.words.includes(thing)))
    .map(toTitleCase)
  const pairs = [things.slice(0, 2), things.slice(2, 4)].filter(({ length }) => length === 2)
  return pairs.map((pair) => {
    const why = `${pair.map(quote).join(' and ')} belong to ${quote(root.one)}.`
    return { style: 'branded', shown: pair.join(' & '), why, uses: pair }
  })
}
