import { expect, test } from 'vitest'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { unitNames } from '@/lib/platforms/networks/network-field'
import { xPost } from '@/lib/platforms/networks/x'
import { recountMeters } from '@/lib/tool/recount-meters'
import { testPromptTool } from '@/test/test-prompt-tool'
import { shortenToLimit } from './shorten-to-limit'
import { tighten } from './tighten'
import textShortener from './tool'

const getLength = (text: string) => text.length
const link = 'https://bikes.example/may-the-second-of-this-year'
const workshop = `We are really happy that our second bike workshop is going to open in Bristol on May 2nd. It took us a whole winter. In order to celebrate we check your brakes for free on that day, from 9 to noon. My brother painted the sign himself, twice, because the first one said “really bikes”. Book here: ${link} #bristol #bikes`
const repeatOpening = (times: number) => 'The workshop opens in Bristol on a day in May. '.repeat(times)

testPromptTool(textShortener, {
  base: {
    prompt: workshop,
    item: { text: 'Our second workshop opens in Bristol on May 2nd.', left: 'The winter' },
    seed: 7,
    count: 3,
  },
  fit: {
    'a version that fits stays as it is': {},
    'a version that is too long loses whole sentences, and its links stay': {
      item: { text: `${repeatOpening(6)}Come! https://bikes.example #bikes` },
      becomes: { text: `${repeatOpening(5)}Come!\nhttps://bikes.example #bikes` },
    },
    'a link counts 23 on X however long it is': {
      item: { text: `${'a'.repeat(256)} https://velo.bike/${'b'.repeat(99)}` },
    },
    'a sentence that is too long by itself ends between words': {
      parameters: { target: 'words', most: 10 },
      item: { text: 'one two three four five six seven eight nine ten eleven' },
      becomes: { text: 'one two three four five six seven eight nine ten…' },
    },
    'nothing is no version': { item: { text: ' ' }, becomes: null },
  },
  draft: {
    'each version has the link and the tags, and what somebody said stays': {
      prompt: workshop,
      says: /^(?=.*May 2nd)(?=.*https:\/\/bikes\.example\/may-the-second-of-this-year)(?=.*#bristol)(?=.*#bikes)(?!.*“bikes”)/s,
    },
  },
})

test.each([
  ['In order to bake, you need flour.', 'To bake, you need flour.'],
  ['Basically, the bread is really good.', 'The bread is good.'],
  ['It is not very good, and it was, of course, late.', 'It isn’t very good, and it was late.'],
  ['At the very end I cannot say “it is really over”.', 'At the very end I can’t say “it is really over”.'],
  ['Please note that we are closed.\nActually, come on Monday.', 'We’re closed.\nCome on Monday.'],
  ['due to the fact that it rained', 'because it rained'],
  ['It is what it is today, and better than that is now.', 'It’s what it is today, and better than that is now.'],
  ['Cannot wait. Here it is again!', 'Can’t wait. Here it is again!'],
  ['I am what I am, as happy as they are in May.', 'I’m what I am, as happy as they are in May.'],
  ['Of course! I really, really like it very much. Really?', 'Of course! I like it very much. Really?'],
  ['See https://really.example/very and @very_good #really', 'See https://really.example/very and @very_good #really'],
])('shortens %j to %j without changing its meaning', (long, expected) => {
  expect(tighten(long)).toBe(expected)
})

const bridge = 'The bridge closes. It is old.\n\nBuses go by the park. The bridge opens in May.'
const bakery = 'Our bread is in. It is baked slowly at https://bread.example/now every day. Come by! #run #running'
const japanese = '橋は古い。橋は閉まる。橋は五月に開く。'
const oneSentence = 'A sentence that is far too long to fit here, https://a.example'
const longLink = 'https://a.example/a/very/long/link/that/goes/on and more words that are too many'

test.each([
  ['a text that fits stays as it is', bridge, 90, bridge, '4 of 4'],
  ['whole sentences stay', bridge, 60, 'The bridge closes. It is old.\n\nBuses go by the park.', '3 of 4'],
  ['Japanese has no spaces', japanese, 12, '橋は古い。橋は閉まる。', '2 of 3'],
  ['links and tags stay', bakery, 62, 'Our bread is in.\nhttps://bread.example/now #run #running', '1 of 3'],
  ['a sentence is cut where none fits', oneSentence, 40, 'A sentence… https://a.example', '0 of 1, cut'],
  ['a word longer than the limit is cut', 'Donaudampfschifffahrt 👩‍👩‍👧', 10, 'Donaudamp…', '0 of 1, cut'],
  ['half a link goes', longLink, 30, 'and more words that are too…', '0 of 1, cut'],
  ['a tag that starts another stays whole', '#bread #breads #breadstick', 15, '#bread #breads', '0 of 0, cut'],
  ['an emoji goes with its sentence', 'We bake. Which one would you skip? 👇', 12, 'We bake.', '1 of 2'],
  ['a list number stays with its line', '1. Mix it\n2. Rest it\n3. Bake it', 22, '1. Mix it\n2. Rest it', '2 of 3'],
] as const)('%s', (_, text, max, expected, sentences) => {
  const result = shortenToLimit(text, { max, measure: getLength }, { priority: 'place', shouldKeepLinks: true })
  const { retainedSentenceCount, totalSentenceCount, isCut } = result
  expect(result.text).toBe(expected)
  expect(`${retainedSentenceCount} of ${totalSentenceCount}${isCut ? ', cut' : ''}`).toBe(sentences)
})

test('can preserve the most informative sentences and drop links', () => {
  const byRank = shortenToLimit(bridge, { max: 60, measure: getLength }, { priority: 'rank', shouldKeepLinks: true })
  expect(byRank.text).toBe('The bridge closes. It is old.\n\nThe bridge opens in May.')
  const repeated = 'Sale now! Sale now! Use the code MOON. Sale now!'
  const once = shortenToLimit(repeated, { max: 35, measure: getLength }, { priority: 'rank', shouldKeepLinks: true })
  expect(once.text).toBe('Sale now! Use the code MOON.')
  const noLinks = shortenToLimit(bakery, { max: 30, measure: getLength }, { priority: 'place', shouldKeepLinks: false })
  expect(noLinks.text).toBe('Our bread is in.')
})

test.each([
  '日本語'.repeat(2_000),
  '👩‍👧'.repeat(500),
  'https://a.example/x '.repeat(300),
  'a'.repeat(6_000),
  '\ud800'.repeat(10),
])('never exceeds the limit of X for any text: %#', (text) => {
  for (const priority of ['rank', 'place'] as const) {
    const limit = { max: xPost.max, measure: measureWeightedLength }
    const result = shortenToLimit(text, limit, { priority, shouldKeepLinks: true })
    expect(measureWeightedLength(result.text)).toBeLessThanOrEqual(xPost.max)
  }
})

test('counts an edited text in each unit', () => {
  const copy = '日本 👩‍👧 https://example.com/a-long-one #tag'
  const lengths = Object.entries(unitNames).map(([unit, unitName]) => {
    const meter = { label: 'Text', value: 0, limit: 99, unit: unitName, of: 'copy' as const }
    const card = { id: '1', item: {}, carry: '', copy: '', parts: [], meters: [meter] }
    return `${unit} ${recountMeters(card, { copy, parts: [] })[0]?.value}`
  })
  expect(lengths.join(', ')).toBe(
    'characters 44, weighted 36, bytes 54, hashtags 1, graphemes 40, bluesky 32, threads 50, mastodon 33',
  )
})
