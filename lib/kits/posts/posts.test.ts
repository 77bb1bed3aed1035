import { expect, test } from 'vitest'
import type { Line } from '@/lib/writer/frames/line-picker'
import { removeCallsToAction } from './call-to-action'
import { chooseLines } from './choose-lines'
import { fitPost } from './fit-post'
import { buildCaption, type Post } from './post'
import { createKeywordPrepender } from './prepend-keyword'
import { createPostShortener, removeLastSentence, removeLeastRelevantSentence, shortenPost } from './shorten-post'

test.each([
  ['Let it cool. Save this for later. It sings.', 'Let it cool. It sings.'],
  ['Follow me for more bread.', ''],
  ['It cools.\n\nShare this with a friend!\n\nThen it sings.', 'It cools.\n\nThen it sings.'],
])('“%s” without its requests is “%s”', (text, rest) => {
  expect(removeCallsToAction(text)).toBe(rest)
})

test.each([
  ['One. Two. Three.', 'One. Two.'],
  ['→ One\n→ Two', '→ One'],
  ['One? \n\n  Two…  \n', 'One?'],
  ['1.5 cups. Then stir', '1.5 cups.'],
])('“%s” without its last sentence is “%s”', (text, rest) => {
  expect(removeLastSentence(text)).toBe(rest)
})

test('a request that the visitor typed stays', () => {
  const text = 'Prints are in. Link in bio. Follow me.'
  expect(removeCallsToAction(text, 'prints are in, link in bio')).toBe('Prints are in. Link in bio.')
})

const post = { angle: 'Story', hook: 'One. Two.', body: 'Three. Four.', cta: 'Five?', hashtags: ['#six'] }

test('a caption gets shorter in its body, its call to action and its hook, in this order', () => {
  const once = shortenPost(post)
  expect(once).toEqual({ ...post, body: 'Three.' })
  const bare = { ...post, body: '', cta: '' }
  expect(shortenPost({ ...post, body: '' })).toEqual(bare)
  expect(shortenPost(bare)).toEqual({ ...bare, hook: 'One.' })
  expect(shortenPost({ ...bare, hook: 'One.' })).toBeNull()
})

const words = { visitorText: '', avoid: '', emojiLevel: 'light' } as const
const fitsPlatform = (caption: string) => caption.length <= 300
const limits = { maxTextLength: 300, maxHashtags: 5, fitsPlatform }
const rules = { ...words, ...limits, allowsCallToAction: true, isSingleLine: false }

test.each([
  [24, 'Three.', 'Five?'],
  [13, '', ''],
  [16, '', 'Five?'],
])('a caption of at most %i characters has the body “%s” and ends with “%s”', (textLimit, body, cta) => {
  const fitted = fitPost(post, { ...rules, maxTextLength: textLimit })
  expect(fitted && [fitted.body, fitted.cta]).toEqual([body, cta])
})

const promptWithUrls = 'one, two https://a.example/x and b.com/y'

test('a link of the visitor is at the end of the text, once, however often the text is fitted', () => {
  const given = { ...rules, visitorText: promptWithUrls }
  const fitted = fitPost({ ...post, body: 'Three, see B.com/y.' }, given)
  expect(fitted?.body).toBe('Three, see B.com/y.\n\nhttps://a.example/x')
  expect(fitted && fitPost(fitted, given)).toEqual(fitted)
  const line = fitPost({ ...post, cta: '' }, { ...given, isSingleLine: true })
  expect(line && buildCaption(line, true)).toBe('One. Two. Three. Four. https://a.example/x b.com/y #six')
  expect(line && fitPost(line, { ...given, isSingleLine: true })).toEqual(line)
  expect(fitPost({ ...post, body: '' }, given)?.body).toBe('https://a.example/x\nb.com/y')
  expect(fitPost(post, { ...given, maxTextLength: 24 })?.body).toBe('Three.\n\nhttps://a.example/x\nb.com/y')
})

test('a link that does not fit the network is left out', () => {
  const takes = (caption: string) => caption.length <= 45
  expect(fitPost(post, { ...rules, visitorText: promptWithUrls, fitsPlatform: takes })).toEqual(post)
  const less = (caption: string) => caption.length <= 32
  expect(fitPost(post, { ...rules, fitsPlatform: less })).toEqual({ ...post, hashtags: [] })
})

test('a shorter caption has the link still', () => {
  const shorten = createPostShortener((one: Post, _: { prompt: string }) =>
    fitPost(one, { ...rules, visitorText: promptWithUrls }),
  )
  const once = shorten({ ...post, body: 'https://a.example/x\nb.com/y' }, { prompt: promptWithUrls })
  expect(once).toEqual({ ...post, body: 'https://a.example/x\nb.com/y', cta: '' })
})

test('hashtags at the end of a text are removed, others lose their sign', () => {
  const fitted = fitPost({ ...post, body: 'My #rye loaf. #bread #baking\n#sourdough' }, rules)
  expect(fitted?.body).toBe('My rye loaf.')
})

test.each([
  ['Where do I start? My dog ran.', 'My dog ran.'],
  ['My dog ran.', ''],
])('“%s” without what says least of the prompt is “%s”', (text, rest) => {
  expect(removeLeastRelevantSentence(text, 'my dog ran')).toBe(rest)
})

test('a cliché passes only if the visitor wrote it', () => {
  const given = 'unpopular opinion: rye is overrated'
  const own = { ...post, hook: 'Unpopular opinion: rye is overrated.', body: '', cta: '' }
  expect(fitPost(own, rules)).toBeNull()
  expect(fitPost(own, { ...rules, visitorText: given })?.hook).toBe(own.hook)
})

function chooseTexts(max: number, ...texts: string[]) {
  const lines = texts.map((text): Line => ({ text, form: 'statement' }))
  return chooseLines(lines, max).map(({ text }) => text)
}

test('whole lines are first, and at most a third has a blank', () => {
  const outlines = ['The plan: [one].', 'The end: [one].', 'Who knew: [one].']
  const whole = ['My dog hates baths.', 'So this happened today.', 'True story, all of it.', 'Where to start?']
  expect(chooseTexts(6, ...outlines, ...whole)).toEqual([...whole, ...outlines.slice(0, 2)])
})

const long = 'My dog ate my passport two days before the flight.'

test.each([
  [
    'the shorter of two similar ones',
    [`Well, ${long}`, long, 'Scene one.', 'Scene two.'],
    [long, 'Scene one.', 'Scene two.'],
  ],
  ['new openings first', ['My dog ran.', 'My cat slept.', 'Who won?'], ['My dog ran.', 'Who won?', 'My cat slept.']],
  [
    'several blanks last',
    ['[One], [two].', 'Gym.', 'Gym: [your rule].'],
    ['Gym.', 'Gym: [your rule].', '[One], [two].'],
  ],
])('lines are chosen: %s', (_, lines, chosen) => {
  expect(chooseTexts(6, ...lines)).toEqual(chosen)
})

test.each([
  ['sourdough', 'First market day', 'Sourdough: First market day'],
  ['repot rubber plant', 'How to repot a rubber plant', 'How to repot a rubber plant'],
  ['sourdough', 'A headline too long for both to fit', 'A headline too long for both to fit'],
  ['', 'First market day', 'First market day'],
])('the keyword %j before the headline %j: %j', (keyword, text, named) => {
  expect(createKeywordPrepender(keyword, 40)({ text, form: 'statement' }).text).toBe(named)
})

test('emoji are counted over the whole caption', () => {
  const fitted = fitPost({ ...post, hook: 'One. Two. 🍞🔥', cta: 'Five? 👇' }, rules)
  expect([fitted?.hook, fitted?.cta]).toEqual(['One. Two. 🍞', 'Five?'])
})
