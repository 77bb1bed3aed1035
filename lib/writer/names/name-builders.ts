import type { Random } from '@/lib/core/random'
import type { NameIdea, NameStyle } from './name-idea'
import type { NameMaterial, NameRoot } from './name-material'
import { getRelatedThings } from './related-things'
import { toTitleCase } from './to-title-case'

const quote = (word: string) => `“${word}”`

/** "Candle Club". */
export function buildNameWithWordAfter({ singular }: Pick<NameRoot, 'singular'>, word: string): NameIdea {
  const why = `Your own ${quote(singular)} with ${quote(word)} behind it.`
  return { style: 'descriptive', displayName: `${singular} ${word}`, why, addedWords: [word] }
}

/** "Mostly Mugs", of what is many. */
export function buildNameWithWordBefore({ phrase }: NameRoot, word: string): NameIdea {
  const why = `Your own ${quote(phrase)} with ${quote(word)} before it.`
  return { style: 'descriptive', displayName: `${word} ${phrase}`, why, addedWords: [word] }
}

/** "Candle Corner". */
export function buildAlliteration({ singular }: NameRoot, word: string): NameIdea {
  const why = `Your own ${quote(singular)} and ${quote(word)} begin with the same sound.`
  return { style: 'alliteration', displayName: `${singular} ${word}`, why, addedWords: [word] }
}

const createVerbatimIdea = (style: NameStyle, why: string) => (displayName: string) => ({
  style,
  displayName,
  why,
  addedWords: [],
})

/** "Soy Candles": two words or more, since one alone is everybody's. */
export function buildVerbatimNames({ roots }: NameMaterial): NameIdea[] {
  const phrases = roots.map(({ phrase }) => phrase).filter((phrase) => phrase.includes(' '))
  return phrases.map(createVerbatimIdea('descriptive', 'Your own words and nothing else.'))
}

/** With the visitor’s name: "Maya’s Candles", "Candles by Maya". */
export function buildPersonalNames({ owner, roots }: NameMaterial, isShop: boolean): NameIdea[] {
  const [firstRoot] = roots
  const lastRoot = roots.at(-1)
  if (!owner || !firstRoot || !lastRoot) return []
  const possessive = `${owner}’${/s$/i.test(owner) ? '' : 's'}`
  const namesWithOwner = roots.flatMap(({ phrase }) => [
    `${possessive} ${phrase}`,
    `${phrase} ${isShop ? 'by' : 'with'} ${owner}`,
  ])
  return [...new Set([...namesWithOwner, `${owner} & ${lastRoot.phrase}`])].map(
    createVerbatimIdea('personal', `Your name beside your own ${quote(firstRoot.phrase)}.`),
  )
}

/** With the place: "Leeds Candles". */
export function buildPlaceNames({ place, roots }: NameMaterial): NameIdea[] {
  const [firstRoot] = roots
  if (!place || !firstRoot) return []
  const why = `Says where, ${quote(place)}, and what, ${quote(firstRoot.phrase)}.`
  return roots.map(({ phrase }) => `${place} ${phrase}`).map(createVerbatimIdea('descriptive', why))
}

/** Two things that the visitor named side by side. */
export function buildPairedNames({ roots, pairedRoot }: NameMaterial): NameIdea[] {
  const [firstRoot] = roots
  if (!firstRoot || !pairedRoot) return []
  return [`${firstRoot.phrase} & ${pairedRoot.phrase}`].map(
    createVerbatimIdea('branded', 'Two words of your own, as they stood together.'),
  )
}

/** Two things that belong to the visitor's noun: "Wick & Ember". */
export function buildBrandNames({ roots }: NameMaterial, random: Random): NameIdea[] {
  const root = roots.find(({ words }) => getRelatedThings(words).length > 0)
  if (!root) return []
  const things = random
    .shuffle(getRelatedThings(root.words).filter((thing) => !root.words.includes(thing)))
    .map(toTitleCase)
  const pairs = [things.slice(0, 2), things.slice(2, 4)].filter(({ length }) => length === 2)
  return pairs.map((pair) => {
    const why = `${pair.map(quote).join(' and ')} belong to ${quote(root.singular)}.`
    return { style: 'branded', displayName: pair.join(' & '), why, addedWords: pair }
  })
}
