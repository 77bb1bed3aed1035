import { expect, test } from 'vitest'
import { buildCaption, fitPost, generateShorterTexts, removeCallsToAction } from './post'

test.each([
  ['Let it cool. Save this for later. It sings.', 'Let it cool. It sings.'],
  ['Follow me for more bread.', ''],
  ['It cools.\n\nShare this with a friend!\n\nThen it sings.', 'It cools.\n\nThen it sings.'],
])('removes the requests from “%s”, which leaves “%s”', (text, remainingText) => {
  expect(removeCallsToAction(text)).toBe(remainingText)
})

test.each([
  ['One. Two. Three.', 'One. Two.'],
  ['→ One\n→ Two', '→ One'],
  ['One? \n\n  Two…  \n', 'One?'],
  ['1.5 cups. Then stir', '1.5 cups.'],
])('removes the last sentence from “%s”, which leaves “%s”', (text, remainingText) => {
  expect(generateShorterTexts(text).next().value).toBe(remainingText)
})

test('preserves a request that the visitor typed', () => {
  const text = 'Prints are in. Link in bio. Follow me.'
  expect(removeCallsToAction(text, 'prints are in, link in bio')).toBe('Prints are in. Link in bio.')
})

const post = { angle: 'Story', hook: 'One. Two.', body: 'Three. Four.', cta: 'Five?', hashtags: ['#six'] }

const textRules = { visitorText: '', avoid: '', emojiLevel: 'light' } as const
const fitsPlatform = (caption: string) => caption.length <= 300
const limits = { maxTextLength: 300, maxHashtags: 5, fitsPlatform }
const rules = { ...textRules, ...limits, allowsCallToAction: true, isSingleLine: false }

test.each([
  [24, 'Three.', 'Five?'],
  [13, '', ''],
  [16, '', 'Five?'],
])('fits a caption of at most %i characters with the body “%s” and the end “%s”', (textLimit, body, cta) => {
  const fitted = fitPost(post, { ...rules, maxTextLength: textLimit })
  expect(fitted && [fitted.body, fitted.cta]).toEqual([body, cta])
})

const promptWithUrls = 'one, two https://a.example/x and b.com/y'

test('adds a link of the visitor to the end of the text once, even if fitted repeatedly', () => {
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

test('drops a link that does not fit the network’s limit', () => {
  const fitsIn45 = (caption: string) => caption.length <= 45
  expect(fitPost(post, { ...rules, visitorText: promptWithUrls, fitsPlatform: fitsIn45 })).toEqual(post)
  const fitsIn32 = (caption: string) => caption.length <= 32
  expect(fitPost(post, { ...rules, fitsPlatform: fitsIn32 })).toEqual({ ...post, hashtags: [] })
})

test('removes hashtags at the end of a text, and the # of other hashtags', () => {
  const fitted = fitPost({ ...post, body: 'My #rye loaf. #bread #baking\n#sourdough' }, rules)
  expect(fitted?.body).toBe('My rye loaf.')
})

test('allows a cliché only if the visitor wrote it', () => {
  const given = 'unpopular opinion: rye is overrated'
  const clichePost = { ...post, hook: 'Unpopular opinion: rye is overrated.', body: '', cta: '' }
  expect(fitPost(clichePost, rules)).toBeNull()
  expect(fitPost(clichePost, { ...rules, visitorText: given })?.hook).toBe(clichePost.hook)
})

test('counts emoji over the whole caption', () => {
  const fitted = fitPost({ ...post, hook: 'One. Two. 🍞🔥', cta: 'Five? 👇' }, rules)
  expect([fitted?.hook, fitted?.cta]).toEqual(['One. Two. 🍞', 'Five?'])
})
