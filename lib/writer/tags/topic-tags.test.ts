import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { buildTopicTags } from './topic-tags'

const buildTags = (prompt: string, keyword = '') => buildTopicTags(analyzePrompt(prompt), 5, createRandom(1), keyword)

test.each([
  ['our florist van broke down in Ghent', '#florist #flowers'],
  ['how to repot an orchid without killing it', '#orchid #plants'],
  ['hiring a line cook in Bristol', '#bristol'],
  ['ein Rezept für Kürbissuppe ohne Sahne', '#kürbissuppe'],
])('“%s” names %s', (prompt, tags) => {
  expect(buildTags(prompt)).toEqual(expect.arrayContaining(tags.split(' ')))
})

test('what the visitor typed comes first, then the keyword', () => {
  expect(buildTags('new bike day #gravelgang', 'gravel bike').slice(0, 2)).toEqual(['#gravelgang', '#gravelbike'])
})

test('a hard day has no tag but the visitor’s own', () => {
  expect(buildTags('my mum died in march')).toEqual([])
  expect(buildTags('my mum died in march #formum')).toEqual(['#formum'])
})

test('no figure, no function word, no tag of one platform', () => {
  const tags = ['5 things in my gym bag', 'my dog and I walked 20 km', 'is it worth it'].flatMap((prompt) =>
    buildTags(prompt),
  )
  expect(tags.join(' ')).not.toMatch(/#\d|#(?:my|and|things|it|km)\b|tok\b|insta/)
})

// Row A2
test('a list of different tags takes time in proportion to its length', async () => {
  const reading = analyzePrompt('new bike day')
  const tags = Array.from({ length: 2_400 }, (_, at) => `#t${at}`)
  const choose = (length: number) => buildTopicTags({ ...reading, hashtags: tags.slice(0, length) }, 5, createRandom(1))
  expect(await measureGrowth(choose, tags.length)).toBeLessThan(MAX_GROWTH)
})
