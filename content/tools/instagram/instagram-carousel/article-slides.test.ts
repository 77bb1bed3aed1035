import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { buildArticleSlides, isArticle } from './article-slides'

const essay =
  'Last spring I decided to move my vegetable garden to a row of raised beds. The soil there had been compacted for years, ' +
  'so I spent several weekends turning compost into it. It rained. Tomatoes did well, the carrots forked, and the slugs found ' +
  'the lettuce. What I learned is that raised beds dry out faster than open ground. This year I want to share how I plan the beds.'

test('an essay becomes slides in its own words and order', () => {
  expect(buildArticleSlides(essay, 5)).toEqual([
    {
      headline: '',
      body: 'Last spring I decided to move my vegetable garden to a row of raised beds.',
    },
    {
      headline: 'The soil there had been compacted for years',
      body: 'So I spent several weekends turning compost into it.',
    },
    {
      headline: 'It rained',
      body: 'Tomatoes did well, the carrots forked, and the slugs found the lettuce.',
    },
    {
      headline: '',
      body: 'What I learned is that raised beds dry out faster than open ground.',
    },
    { headline: '', body: 'This year I want to share how I plan the beds.' },
  ])
})

test.each([
  [
    'Arabic',
    'الخبز سهل. تحتاج إلى دقيق وماء وملح. انتظر حتى يبرد.',
    [
      { headline: 'الخبز سهل', body: '' },
      { headline: 'تحتاج إلى دقيق وماء وملح', body: '' },
      { headline: 'انتظر حتى يبرد', body: '' },
    ],
  ],
  [
    'Japanese',
    'パンを焼くのは難しくない。最初の一週間は、朝と晩に粉と水を足して混ぜる。',
    [
      { headline: 'パンを焼くのは難しくない', body: '' },
      { headline: '最初の一週間は', body: '朝と晩に粉と水を足して混ぜる。' },
    ],
  ],
  ['one word', 'gym', [{ headline: 'gym', body: '' }]],
  [
    'bullets',
    '- Weigh the flour\n- Wait\n- Bake it hot',
    [
      { headline: 'Weigh the flour', body: '' },
      { headline: 'Wait', body: '' },
      { headline: 'Bake it hot', body: '' },
    ],
  ],
  ['words that link', 'and '.repeat(40), [{ headline: 'and and and and and and and and …', body: '… …' }]],
  [
    'a first clause of one long word',
    'a,a,a,a,a,a,a,a,a,a,a bread is slow, and time is what it takes to rise',
    [
      {
        headline: 'a,a,a,a,a,a,a,a,a,a,a bread is slow',
        body: 'And time is what it takes to rise',
      },
    ],
  ],
])('%s is cut as it is written', (_name, text, slides) => {
  expect(buildArticleSlides(text, 7)).toEqual(slides)
})

test('a topic is no article', () => {
  expect(isArticle('caring for cast-iron pans when you cook every day')).toBe(false)
  expect(isArticle(essay)).toBe(true)
})

// Row A2
test('a text of many short sentences takes time in proportion to its length', async () => {
  const sentences = Array.from(
    { length: 2_000 },
    (_, index) => `${String.fromCodePoint(0x4e00 + index, 0x4e00 + 7 * index)}。`,
  )
  const buildFirstSlides = (length: number) => buildArticleSlides(sentences.slice(0, length).join(''), 10)
  expect(await measureGrowth(buildFirstSlides, sentences.length)).toBeLessThan(MAX_GROWTH)
})
