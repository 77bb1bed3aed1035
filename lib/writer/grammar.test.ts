import { expect, test } from 'vitest'
import { withArticle } from './article'
import { fill } from './fill'
import { agreement, capitalise, joinList, sentenceCase } from './grammar'
import { createRandom } from './random'
import { readTopic } from './read-topic'
import { slotsFor } from './slots'
import { titleCase } from './title-case'
import { gerund, infinitive, pluralise, singularise } from './words/inflect'

test.each(
  'an hour,a user,an MBA,a one-pot dinner,an honest review,an heir,a herb garden,a unicorn,an uninformed guess,a ukulele,an Etsy store,an iPhone,a European trip,a UK trip,a URL,an SUV,an X-ray,an Xbox,an R&B song,an F1 race,a NASA shirt,a STEM kit,an 8-week plan,an 11-day trip,an 18-hour day,a 100-day challenge,a YouTube channel,a U-turn,a T-shirt,an ADHD routine,an umbrella,a once-a-week meal,an onion,an AI tool,an NFT,a HIIT workout,an eBay shop,a useful tip,an urban garden,a utopia'.split(
    ',',
  ),
)('%s', (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase)
})

test.each([
  ['mug', 'mugs'],
  ['home gym', 'home gyms'],
  ['baby', 'babies'],
  ['recipe', 'recipes'],
  ['photo', 'photos'],
  ['selfie', 'selfies'],
  ['smoothie', 'smoothies'],
  ['lens', 'lenses'],
  ['bus', 'buses'],
  ['child', 'children'],
  ['woman', 'women'],
  ['knife', 'knives'],
  ['loaf', 'loaves'],
  ['person', 'people'],
  ['dress', 'dresses'],
  ['series', 'series'],
  ['PC', 'PCs'],
  ['quiz', 'quizzes'],
  ['tie', 'ties'],
])('%s becomes %s and back', (one, many) => {
  expect(pluralise(one)).toBe(many)
  expect(pluralise(many)).toBe(many)
  expect(singularise(many)).toBe(one)
})

test.each([
  ['bake bread', 'baking bread'],
  ['run a shop', 'running a shop'],
  ['crochet', 'crocheting'],
  ['panic', 'panicking'],
  ['vlog daily', 'vlogging daily'],
  ['die', 'dying'],
  ['dye hair', 'dyeing hair'],
  ['edit videos', 'editing videos'],
  ['get into yoga', 'getting into yoga'],
  ['declutter', 'decluttering'],
  ['thrift', 'thrifting'],
  ['journal', 'journaling'],
  ['style curly hair', 'styling curly hair'],
])('to %s is %s', (base, ing) => {
  expect(gerund(base)).toBe(ing)
  expect(infinitive(ing)).toBe(base)
})

test('sentences begin in upper case, names keep their own spelling', () => {
  expect(sentenceCase('stop. look! iPhone users know. “why?” she asked')).toBe(
    'Stop. Look! iPhone users know. “Why?” She asked',
  )
  expect(sentenceCase('first line\nsecond line')).toBe('First line\nSecond line')
  expect(sentenceCase('first line \n\n  “second” line')).toBe('First line \n\n  “Second” line')
  expect(capitalise('eBay finds')).toBe('eBay finds')
  expect(capitalise('bread')).toBe('Bread')
})

test('lists join with a last word', () => {
  expect(joinList(['flour', 'water', 'salt'])).toBe('flour, water and salt')
  expect(joinList(['flour', 'water'], 'or')).toBe('flour or water')
  expect(joinList([])).toBe('')
})

test.each([
  ['how to bake sourdough bread at home', 'How to Bake Sourdough Bread at Home'],
  ['the truth about iPhone photography', 'The Truth About iPhone Photography'],
  ['what a one-pot dinner is for', 'What a One-Pot Dinner Is For'],
  ['[your number] mistakes', '[your number] Mistakes'],
])('“%s” as a heading', (text, heading) => {
  expect(titleCase(text)).toBe(heading)
})

test('words agree with the topic', () => {
  expect(agreement({ plural: true })).toMatchObject({ is: 'are', this: 'these', it: 'they', them: 'them' })
  expect(agreement({ plural: false })).toMatchObject({ is: 'is', this: 'this', it: 'it', them: 'it' })
})

test('templates are filled and their seams mended', () => {
  const topic = readTopic('sourdough bread for beginners')
  const slots = slotsFor(topic, createRandom(1))
  expect(fill('{nounWithArticle} {is} easier than {audience} think.', slots)).toBe(
    'Sourdough bread is easier than beginners think.',
  )
  expect(
    fill('a {kind} tip. an {other} tip!. {activity}?.', { ...slots, kind: 'honest', other: 'plain' }),
  ).toBe('An honest tip. A plain tip! Baking sourdough bread?')
  expect(fill('it took me [your number] tries , really..', slots)).toBe(
    'It took me [your number] tries, really.',
  )
  expect(() => fill('{nothing}', slots)).toThrow(RangeError)
})

test('the same seed draws the same words, steps keep their order', () => {
  const topic = readTopic('sourdough bread')
  expect(slotsFor(topic, createRandom(5))).toEqual(slotsFor(topic, createRandom(5)))
  const { step, step2, step3 } = slotsFor(topic, createRandom(9))
  const order = [step, step2, step3].map((each) =>
    (topic.niche.steps as readonly (string | undefined)[]).indexOf(each),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('neighbouring seeds draw differently', () => {
  const first = Array.from({ length: 50 }, (_, seed) => createRandom(seed).integer(0, 99))
  expect(new Set(first).size).toBeGreaterThan(30)
})
