import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import keywordExtractor from './tool'

const { run: runExtractor, getBlocks, getNotes, getRows } = createResultReader(keywordExtractor, run)
const { sample } = keywordExtractor.input
const getWords = (...request: Parameters<typeof getBlocks>) => getRows('Words', ...request).map(([word]) => word)

test('extracts the sample’s key phrases, hashtags and lists', () => {
  expect(getRows('Key phrases', sample)[2]).toEqual(['Sourdough bread', '1', '12.0'])
  expect(getBlocks(sample)).toContainEqual({
    kind: 'text',
    name: 'Hashtags',
    text: '#SourdoughStarter #DutchOven #SourdoughBread #ColdDough #ColdOven',
    detail: '5 of the 5 that Instagram allows',
  })
  expect(getRows('Words', sample)[0]).toEqual(['dough', '4', '4.3%'])
  expect(getRows('Two-word phrases', sample)[1]).toEqual(['Dutch oven', '2', '2.2%'])
  expect(getRows('Four-word phrases', sample)).toEqual([])
  expect(getNotes(sample)).toEqual([])
})

test('lists results according to the options', () => {
  expect(getWords(sample, { letters: 8 })).toContain('sourdough')
  expect(getWords(sample, { letters: 8 })).not.toContain('dough')
  expect(getRows('Four-word phrases', sample, { times: 1 })).not.toEqual([])
  expect(getRows('Words', sample, { content: false, letters: 1 })[0]).toEqual(['the', '9', '9.7%'])
})

test('compares another text by density and names the words that only it has twice', () => {
  const request = ['Rye bread. Rye bread is good.', {}, 'Rye cake! The lemon cake.'] as const
  expect(getRows('Compared with the other text', ...request)).toEqual([
    ['cake', '0 (0.0%)', '2 (40.0%)', '−40.0%'],
    ['bread', '2 (33.3%)', '0 (0.0%)', '+33.3%'],
    ['Rye bread', '2 (33.3%)', '0 (0.0%)', '+33.3%'],
    ['Rye', '2 (33.3%)', '1 (20.0%)', '+13.3%'],
  ])
  expect(getNotes(...request)[1]).toBe('The other text uses these at least twice, and yours never does: cake')
  expect(getRows('Compared', 'Rye bread.', {}, ' \n')).toEqual([])
})

test.each(['Best cheap wireless noise cancelling headphones', 'Ψωμί είναι πολύ καλό όταν ψήνεται'])(
  'finds keywords in a text without small words, or with unknown ones: %s',
  (text) => {
    expect(getRows('Key phrases', text).length).toBeGreaterThan(3)
  },
)

test('has each hashtag once, be it singular or plural', () => {
  const text = 'Our bread recipe is easy. Bread recipes need time. A bread recipe helps. More bread recipes soon.'
  expect(getBlocks(text)).toContainEqual(
    expect.objectContaining({ name: 'Hashtags', text: '#BreadRecipe #Easy #Time' }),
  )
})

test('notes a short text and refuses one without keywords', () => {
  expect(getNotes('Rye bread')[0]).toContain('Only 2 words')
  expect(runExtractor('it is the 12 👩‍👧')).toEqual({
    problem: 'We found no keywords. Try a lower “Minimum word length” under Options.',
  })
})

test.each([
  ['ja', '日本 パン', ['日本', 'パン']],
  ['en', 'NASA İzmir straße \ud83d', ['NASA', 'İzmir', 'straße']],
  ['es', 'El pan de la casa', ['pan', 'casa']],
  ['en', 'AT&T stores & salt&pepper', ['AT&T', 'stores', 'salt&pepper']],
  ['en', 'Im sure thats bread you dont miss, youll cant stop', ['sure', 'bread', 'miss', 'stop']],
] as const)('splits a text in %s into words', (language, text, words) => {
  expect(getWords(text, { language, times: 1 })).toEqual(words)
})
