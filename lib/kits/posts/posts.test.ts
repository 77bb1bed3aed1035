import { expect, test } from 'vitest'
import { removeCallsToAction } from './call-to-action'
import { containsMostWords } from './contains-most-words'
import { fitPost } from './fit-post'
import { buildCaption, type Post } from './post'
import {
  createPostShortener,
  generateShorterTexts,
  removeLastSentence,
  removeLeastRelevantSentence,
  shortenPost,
} from './shorten-post'

test.each([
  ['Let it cool. Save this for later. It sings.', 'Let it cool. It sings.'],
  ['Follow me for more bread.', ''],
  ['It cools.\n\nShare this with a friend!\n\nThen it sings.', 'It cools.\n\nThen it sings.'],
  ['I saved this loaf from the bin.', 'I saved this loaf from the bin.'],
])('“%s” without its requests is “%s”', (text, rest) => {
  expect(removeCallsToAction(text)).toBe(rest)
})

test.each([
  ['One. Two. Three.', 'One. Two.'],
  ['One.\n\nTwo.', 'One.'],
  ['→ One\n→ Two', '→ One'],
  ['One? \n\n  Two…  \n', 'One?'],
  ['1.5 cups. Then stir', '1.5 cups.'],
  ['\nOne', ''],
  ['One.', ''],
])('“%s” without its last sentence is “%s”', (text, rest) => {
  expect(removeLastSentence(text)).toBe(rest)
})

test('a text gets shorter by a sentence or a line at a time', () => {
  expect([...generateShorterTexts('One. Two!\nThree?')]).toEqual(['One. Two!', 'One.', ''])
})

test('a request that the visitor typed stays', () => {
  const text = 'Prints are in. Link in bio. Follow me.'
  expect(removeCallsToAction(text, 'prints are in, link in bio')).toBe('Prints are in. Link in bio.')
})

const post = { angle: 'Story', hook: 'One. Two.', body: 'Three. Four.', cta: 'Five?', hashtags: ['#six'] }

test('a caption gets shorter from its body to its hook, and then no more', () => {
  const once = shortenPost(post)
  expect(once).toEqual({ ...post, body: 'Three.' })
  expect(shortenPost({ ...post, body: '' })).toEqual({ ...post, body: '', cta: '' })
  expect(shortenPost({ ...post, body: '', cta: '' })).toEqual({ ...post, body: '', cta: '', hook: 'One.' })
  expect(shortenPost({ ...post, body: '', cta: '', hook: 'One.' })).toBeNull()
})

const rules = {
  visitorText: '',
  maxTextLength: 300,
  fitsPlatform: (caption: string) => caption.length <= 300,
  maxHashtags: 5,
  allowsCallToAction: true,
  emojiLevel: 'light',
  avoid: '',
  isSingleLine: false,
} as const

test.each([
  [24, 'Three.', 'Five?'],
  [13, '', ''],
  [16, '', 'Five?'],
])('a caption of at most %i characters has the body “%s” and ends with “%s”', (textLimit, body, cta) => {
  const fitted = fitPost(post, { ...rules, maxTextLength: textLimit })
  expect(fitted && [fitted.body, fitted.cta]).toEqual([body, cta])
})

const promptWithUrls = 'one, two https://a.example/x and b.com/y'

test('a link that the visitor gave stands at the end of the text, once, however often it is fitted', () => {
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

test('a link that the network has no room for is left out', () => {
  const takes = (caption: string) => caption.length <= 45
  expect(fitPost(post, { ...rules, visitorText: promptWithUrls, fitsPlatform: takes })).toEqual(post)
  const less = (caption: string) => caption.length <= 32
  expect(fitPost(post, { ...rules, fitsPlatform: less })).toEqual({ ...post, hashtags: [] })
})

test('a shorter caption keeps the link, and gets shorter all the same', () => {
  const shorten = createPostShortener((one: Post, _: { prompt: string }) =>
    fitPost(one, { ...rules, visitorText: promptWithUrls }),
  )
  const once = shorten({ ...post, body: 'https://a.example/x\nb.com/y' }, { prompt: promptWithUrls })
  expect(once).toEqual({ ...post, body: 'https://a.example/x\nb.com/y', cta: '' })
})

test('hashtags at the end of a text go, others lose their sign', () => {
  const fitted = fitPost({ ...post, body: 'My #rye loaf. #bread #baking\n#sourdough' }, rules)
  expect(fitted?.body).toBe('My rye loaf.')
})

test.each([
  ['Where do I start? My dog ran.', 'My dog ran.'],
  ['My dog ran. Who knew?', 'My dog ran.'],
  ['My dog ran.', ''],
])('“%s” without what says least of the prompt is “%s”', (text, rest) => {
  expect(removeLeastRelevantSentence(text, 'my dog ran')).toBe(rest)
})

test('a line is known when most of its words are, whatever its blanks ask for', () => {
  expect(containsMostWords('My dog ran to the park.', 'My dog ran. [Where, in three words]')).toBe(true)
  expect(containsMostWords('My dog ran to the park.', 'It came back wet.')).toBe(false)
})

test('the visitor may say what we would not', () => {
  const given = 'unpopular opinion: rye is overrated'
  const own = { ...post, hook: 'Unpopular opinion: rye is overrated.', body: '', cta: '' }
  expect(fitPost(own, rules)).toBeNull()
  expect(fitPost(own, { ...rules, visitorText: given })?.hook).toBe(own.hook)
})
