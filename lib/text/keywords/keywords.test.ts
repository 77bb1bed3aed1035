import { expect, test } from 'vitest'
import { countPhrases } from './count-phrases'
import { extractKeyPhrases } from './extract-key-phrases'
import { splitClauses } from './split-clauses'
import { createStopWordCheck, detectTextLanguage } from './stop-words'
import { toHashtags } from './to-hashtags'

const english = createStopWordCheck('en')
const phrases = (text: string) =>
  extractKeyPhrases(text, splitClauses(text), english).map(({ text, score }) => [text, score])

test('words stand in runs that no mark, link or line break interrupts', () => {
  const text = 'Rye bread, “don’t” knead https://a.com/rye it\nNow 3.5 – go'
  expect(splitClauses(text).map((clause) => clause.map(({ key }) => key))).toEqual([
    ['rye', 'bread'],
    ["don't"],
    ['knead'],
    ['it'],
    ['now', '3.5'],
    ['go'],
  ])
})

test('phrases stand between small words, weighed by the words beside them', () => {
  expect(phrases('Sourdough bread needs time. The sourdough bread is good.')).toEqual([
    ['sourdough bread', 16],
    ['time', 1],
    ['good', 1],
  ])
})

test('a run too long for a phrase gives its words, and what it repeats', () => {
  expect(phrases('Best cheap wireless noise cancelling headphones')).toHaveLength(6)
  expect(phrases('Το ψωμί είναι πολύ καλό όταν ψήνεται. Το ψωμί θέλει χρόνο και υπομονή.').slice(0, 2)).toEqual([
    ['Το ψωμί', 8],
    ['Το', 2],
  ])
})

test('small words go by language, contractions with them', () => {
  const small = (text: string, language: string) =>
    splitClauses(text)
      .flat()
      .filter(createStopWordCheck(language))
      .map(({ text }) => text)
  expect(small('I’m sure that they won’t bake so it’s Anna’s', 'en')).toEqual([
    'I’m',
    'that',
    'they',
    'won’t',
    'so',
    'it’s',
  ])
  expect(small('el pan de la casa', 'es')).toEqual(['el', 'de', 'la'])
  expect(small('the of', 'xx')).toEqual([])
  expect(detectTextLanguage('El pan de la casa es muy bueno y lo hago cada día.')).toBe('es')
})

test('hashtags have capitals, no marks, no doubles within another, and are five', () => {
  const words = (text: string) => ({ words: splitClauses(text).flat() })
  const all = ['rye bread', 'bread', 'NASA', 'well-known', 'İzmir', '2026', 'straße', 'tea', 'coffee']
  expect(toHashtags(all.map(words))).toEqual(['#RyeBread', '#NASA', '#Wellknown', '#İzmir', '#Straße'])
  expect(toHashtags(['party', 'art', 'party art'].map(words))).toEqual(['#Party', '#Art'])
})

test('a phrase is shown in small letters where it stands so anywhere', () => {
  const counted = (text: string) =>
    countPhrases(text, splitClauses(text), 1, () => false).map(({ text, count }) => [text, count])
  expect(counted('Bread. bread NASA Rye')).toEqual([
    ['bread', 2],
    ['NASA', 1],
    ['Rye', 1],
  ])
})

test.each([
  ['We bake bread in the morning and sell it at the market. The oven is old.', 'en'],
  ['Wir backen morgens Brot und verkaufen es auf dem Markt. Der Ofen ist alt.', 'de'],
  ['Nous faisons du pain le matin et nous le vendons au marché. Le four est vieux.', 'fr'],
  ['We bakken in de ochtend brood en verkopen het op de markt. De oven is oud.', 'nl'],
  ['Facciamo il pane la mattina e lo vendiamo al mercato. Il forno è vecchio.', 'it'],
  ['Fazemos pão de manhã e vendemos no mercado. O forno é velho, mas não falha.', 'pt'],
  ['朝にパンを焼いて市場で売ります。', 'ja'],
  ['Wow. Bread. Cake.', 'und'],
  ['', 'und'],
])('a text’s language by its small words: %s', (text, language) => {
  expect(detectTextLanguage(text)).toBe(language)
})
