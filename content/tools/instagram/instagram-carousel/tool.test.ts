import { expect, test } from 'vitest'
import { editCardText } from '@/components/run-state/card-text'
import { parseCarousel } from '@/lib/images/slides/slide-text'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { buildArticleSlides, isArticle } from './article-slides'
import instagramCarousel from './tool'

testPromptTool(instagramCarousel, {
  base: {
    prompt: 'caring for cast-iron pans',
    item: {
      n: 2,
      of: 7,
      headline: 'Soap is fine, soaking isn’t',
      body: 'A quick wash with soap leaves the seasoning alone. An hour in water does not.',
      footer: 'Cast-iron pans',
      visual: 'A wet pan on a dark stove',
      caption: '',
    },
  },
  fit: {
    'a headline of nine words drops the slide': { item: { headline: 'so '.repeat(9).trimEnd() }, becomes: null },
    'a body of twenty-six words drops the slide': { item: { body: 'dry '.repeat(26).trimEnd() }, becomes: null },
    'a number and a full stop go from the headline': {
      item: { headline: '3. Dry it at once.' },
      becomes: { headline: 'Dry it at once' },
    },
    'only the first slide has a caption': { item: { caption: 'A caption.' }, becomes: { caption: '' } },
    'a figure is not allowed because the model says that there are as many slides': {
      item: { of: 900, body: '900 bakers say so.' },
      becomes: null,
    },
    'a slide after the last is dropped': { item: { n: 8 }, becomes: null },
    'the visitor’s own words stay as they are': {
      prompt: 'Have you ever burned 400 pancakes? I did — in one summer. Then I bought a pan. It was heavy.',
      parameters: { mode: 'text', slides: '5' },
      item: { n: 1, headline: 'Have you ever burned 400 pancakes', body: 'I did — in one summer.' },
    },
  },
})

const createTextInput = (prompt: string) => buildInput(instagramCarousel, prompt, { mode: 'text' })

test('turns a pasted text into one card per slide, within the word limits', () => {
  const input = createTextInput(
    'I kept a diary. The first weeks were dull. Then I read it — all of it! It was raining. I wrote on.',
  )
  const slides = instagramCarousel.modelFreeMode?.buildItems(input) ?? []
  const cards = slides.map((slide) => instagramCarousel.present(slide, input))
  expect(cards.map(({ heading, copy }) => [heading, copy])).toEqual([
    ['Slide 1 of 5, the cover', 'I kept a diary'],
    ['Slide 2 of 5', 'The first weeks were dull'],
    ['Slide 3 of 5', 'Then I read it — all of it!'],
    ['Slide 4 of 5', 'It was raining'],
    ['Slide 5 of 5, the last one', 'I wrote on'],
  ])
  expect(slides.map((slide) => instagramCarousel.fit(slide, input))).toEqual(slides)
})

test('only a pasted text needs no model, and emoji alone are not a text', () => {
  const mode = instagramCarousel.modelFreeMode
  expect(mode?.isChosen(buildInput(instagramCarousel, 'bread'))).toBe(false)
  expect(mode?.isChosen(createTextInput('bread'))).toBe(true)
  expect(() => mode?.buildItems(createTextInput('🍞🍞 !!!'))).toThrow(
    expect.objectContaining({ code: 'unclear_topic' }),
  )
})

test('preserves the footer of an edited slide as its footer', () => {
  const cards = ['Dry it at once', 'Oil it thinly'].map((headline, index) => {
    const words = { headline, body: 'Water waits.', footer: 'The pan', visual: '', caption: '' }
    const item = { n: index + 2, of: 7, ...words }
    const card = { ...instagramCarousel.present(item, buildInput(instagramCarousel, 'pans')), id: `${index}`, item }
    return editCardText(card, card.copy.replace('Water', 'Rust'))
  })
  expect(parseCarousel(cards).slides).toEqual([
    { headline: 'Dry it at once', body: 'Rust waits.', footer: 'The pan' },
    { headline: 'Oil it thinly', body: 'Rust waits.', footer: 'The pan' },
  ])
})

const essay =
  'Last spring I decided to move my vegetable garden to a row of raised beds. The soil there had been compacted for years, ' +
  'so I spent several weekends turning compost into it. It rained. Tomatoes did well, the carrots forked, and the slugs found ' +
  'the lettuce. What I learned is that raised beds dry out faster than open ground. This year I want to share how I plan the beds.'

const cutIntoSlides = (text: string, max = 7) =>
  buildArticleSlides(text, max).map(({ headline, body }) => `${headline} | ${body}`)

test('turns an essay into slides in its own words and order', () => {
  expect(cutIntoSlides(essay, 5)).toEqual([
    ' | Last spring I decided to move my vegetable garden to a row of raised beds.',
    'The soil there had been compacted for years | So I spent several weekends turning compost into it.',
    'It rained | Tomatoes did well, the carrots forked, and the slugs found the lettuce.',
    ' | What I learned is that raised beds dry out faster than open ground.',
    ' | This year I want to share how I plan the beds.',
  ])
})

test.each([
  ['الخبز سهل. تحتاج إلى دقيق وماء وملح.', ['الخبز سهل | ', 'تحتاج إلى دقيق وماء وملح | ']],
  [
    'パンを焼くのは難しくない。最初の一週間は、朝と晩に粉と水を足して混ぜる。',
    ['パンを焼くのは難しくない | ', '最初の一週間は | 朝と晩に粉と水を足して混ぜる。'],
  ],
  ['gym', ['gym | ']],
  ['- Weigh the flour\n- Wait', ['Weigh the flour | ', 'Wait | ']],
  ['and '.repeat(40), ['and and and and and and and and … | … …']],
  [
    'a,a,a,a,a,a,a,a,a,a,a bread is slow, and time is what it takes to rise',
    ['a,a,a,a,a,a,a,a,a,a,a bread is slow | And time is what it takes to rise'],
  ],
])('cuts %j into %j', (text, slides) => {
  expect(cutIntoSlides(text)).toEqual(slides)
})

test('a topic is not an article', () => {
  expect(isArticle('caring for cast-iron pans when you cook every day')).toBe(false)
  expect(isArticle(essay)).toBe(true)
})
