import { expect, test } from 'vitest'
import { countPhrases, splitClauses } from './count-phrases'
import { extractKeyPhrases, toHashtags } from './key-phrases'
import { createStopWordCheck, detectTextLanguage } from './stop-word-check'

const isEnglishStopWord = createStopWordCheck('en', '')

const phrases = (text: string) =>
  extractKeyPhrases(text, splitClauses(text), isEnglishStopWord).map(({ text, score }) => `${text} ${score}`)

test('clauses end at punctuation, links and line breaks', () => {
  const text = 'Rye bread, “don’t” knead https://a.com/@b@a.com/rye it a.b@a.com\nNow 3.5 – go'
  const clauses = [['rye', 'bread'], ["don't"], ['knead'], ['it'], ['now', '3.5'], ['go']]
  expect(splitClauses(text).map((clause) => clause.map(({ key }) => key))).toEqual(clauses)
})

test('omits elided words in French and Italian only', () => {
  const getKeys = (text: string, language: string) =>
    splitClauses(text, language).map((words) => words.map(({ key }) => key))
  expect(getKeys('L’huile d’olive, aujourd’hui', 'fr')).toEqual([['huile', 'olive'], ["aujourd'hui"]])
  expect(getKeys('Dell’acqua e un po’ nell’olio', 'it')).toEqual([['acqua', 'e', 'un', 'po'], ['olio']])
  expect(getKeys('I’m O’Neil', 'en')).toEqual([["i'm", "o'neil"]])
})

test('phrases are between stop words, scored by their neighbors', () => {
  const keyPhrases = phrases('Sourdough bread needs time. The sourdough bread is good.')
  expect(keyPhrases).toEqual(['sourdough bread 16', 'time 1', 'good 1'])
})

test('omits a repeated phrase that occurs only within a longer one', () => {
  const keyPhrases = phrases('Potting mix recipe. The potting mix recipe is for the potting mix.')
  expect(keyPhrases).toEqual(['potting mix 48', 'potting mix recipe 44'])
})

test('a number with a unit of time is no phrase', () => {
  expect(phrases('Bake for twenty minutes, then for 1.5 hours. Twenty-five days!')).toEqual(['Bake 1'])
  expect(phrases('Our 30 day challenge')).toEqual(['30 day challenge 9'])
})

test('a clause too long for a phrase yields its words and repeated phrases', () => {
  expect(phrases('Best cheap wireless noise cancelling headphones')).toHaveLength(6)
  const greekPhrases = phrases('Το ψωμί είναι πολύ καλό όταν ψήνεται. Το ψωμί θέλει χρόνο και υπομονή.')
  expect(greekPhrases.slice(0, 2)).toEqual(['Το ψωμί 8', 'Το 2'])
})

test('stop words depend on the language and include contractions', () => {
  const findStopWords = (text: string, language: string) => {
    const words = splitClauses(text).flat().filter(createStopWordCheck(language, text))
    return words.map(({ text }) => text).join(' ')
  }
  expect(findStopWords('I’m sure that they won’t bake so it’s Anna’s', 'en')).toBe('I’m that they won’t so it’s')
  expect(findStopWords('el pan de la casa', 'es')).toBe('el de la')
  expect(findStopWords('the of', 'xx')).toBe('')
})

test('returns at most five hashtags, capitalized, without marks or parts of others', () => {
  const words = (text: string) => ({ words: splitClauses(text).flat() })
  const allPhrases = ['rye bread', 'bread', 'NASA', 'well-known', 'İzmir', '2026', 'straße', 'tea', 'coffee']
  expect(toHashtags(allPhrases.map(words))).toEqual(['#RyeBread', '#NASA', '#WellKnown', '#İzmir', '#Straße'])
  expect(toHashtags(['party', 'art', 'party art'].map(words))).toEqual(['#Party', '#Art'])
  expect(toHashtags(['BLACK FRIDAY', 'B2B SaaS', 'USA', 'iPhone case'].map(words))).toEqual([
    '#BlackFriday',
    '#B2BSaaS',
    '#USA',
    '#iPhoneCase',
  ])
  expect(toHashtags(['car', 'care', 'cars', 'boxes', 'box'].map(words))).toEqual(['#Car', '#Care', '#Boxes'])
})

test('shows a phrase in lowercase if the text contains it in lowercase', () => {
  const text = 'Bread. bread NASA Rye'
  const phrases = countPhrases(text, splitClauses(text), 1, () => false)
  expect(phrases.map(({ text, count }) => `${text} ${count}`)).toEqual(['bread 2', 'NASA 1', 'Rye 1'])
})

test.each([
  ['We bake bread in the morning and sell it at the market. The oven is old.', 'en'],
  ['We bakken in de ochtend brood en verkopen het op de markt. De oven is oud.', 'nl'],
  ['朝にパンを焼いて市場で売ります。', 'ja'],
  ['Wow. Bread. Cake.', 'und'],
  ['Im so tired today', 'en'],
  ['1\n00:00:01,000 --> 00:00:03,500\nWelcome to my van build.', 'en'],
  ['B2B founders sell on the web. A 5G plan is for B2B SaaS, and R&B is on 4G or 5G.', 'en'],
])('detects the language of a text by its stop words: %s', (text, language) => {
  expect(detectTextLanguage(text)).toBe(language)
})
