import { expect, test } from 'vitest'
import { testPromptTool } from '@/test/test-prompt-tool'
import { carouselFields } from './fields'
import { instagramCarousel } from './tool'

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
    seed: 41,
    count: 5,
  },
  fit: {
    'a slide that can be read in passing passes unchanged': {},
    'a headline of nine words drops the slide': {
      item: { headline: 'Soap is fine but an hour of soaking isn’t', body: 'Dry it.' },
      becomes: null,
    },
    'a body of twenty-six words drops the slide': {
      item: { headline: 'Dry it at once', body: 'dry '.repeat(26).trimEnd() },
      becomes: null,
    },
    'a number, marks and a full stop go from the headline': {
      item: { n: 3, headline: '3. **Dry it** — at once.', body: 'Water waits in the corners.' },
      becomes: { headline: 'Dry it, at once' },
    },
    'only the first slide has a caption': {
      item: { headline: 'Dry it at once', body: 'Water waits in the corners.', caption: 'A caption.' },
      becomes: { caption: '' },
    },
    'a caption keeps its paragraphs': {
      item: {
        n: 1,
        headline: 'Your pan is not ruined',
        body: 'Most of it is soap and patience.',
        caption: 'I ruined one.\n\nThen I learned to dry it.',
      },
    },
    'a slide after the last is dropped': {
      item: { n: 8, headline: 'One more', body: 'And another.' },
      becomes: null,
    },
    'an invented figure drops the slide': {
      item: { headline: 'Heat it slowly', body: 'It saves 40% of the work.' },
      becomes: null,
    },
    'a cliché drops the slide': {
      item: { headline: 'Unlock the secrets of iron', body: 'It is a game-changer.' },
      becomes: null,
    },
    'words to avoid drop the slide': { parameters: { avoid: 'soap' }, becomes: null },
    'Thai is counted by its own words': {
      prompt: 'การดูแลกระทะเหล็ก',
      item: { headline: 'ล้างด้วยสบู่ได้แต่อย่าแช่น้ำ', body: 'เช็ดให้แห้งทันทีหลังล้าง' },
    },
    'the visitor’s own words stay as they are, whatever they are': {
      prompt: 'Have you ever burned 400 pancakes? I did — in one summer. Then I bought a pan. It was heavy.',
      parameters: { mode: 'text', slides: '5' },
      item: {
        n: 1,
        headline: 'Have you ever burned 400 pancakes',
        body: 'I did — in one summer.',
        footer: '',
        visual: '',
      },
    },
  },
  draft: {
    'a how-to gets its steps as blanks': {
      prompt: 'how to season a cast-iron pan',
      count: 7,
      says: /^How to season a cast-iron pan$|^(?:Before the first step|Step \d|Where it goes wrong)\n\n\[.+\]$|^Any questions\? Ask below$/,
    },
    'mistakes, where they are asked for': {
      prompt: 'wedding photography',
      parameters: { angle: 'mistakes', goal: 'saves' },
      seed: 42,
      count: 6,
      says: /wedding photography|^(?:My first mistake|Instead|The one you don’t see|The way out)\n\n\[|^Keep this one\n\nSave the post/i,
    },
    'details stand word for word': {
      prompt: 'iPhone vs Pixel for night photos',
      parameters: {
        turn: 'the Pixel froze on the second morning',
        outcome: 'the iPhone stays at home now',
      },
      seed: 43,
      count: 6,
      says: /iPhone|\[where this one wins|^The surprise\n\nThe Pixel froze on the second morning\.$|^The pick\n\nThe iPhone stays at home now\.$|^Which one would you take, and why\?$/i,
    },
    'a brand with an apostrophe': {
      prompt: 'we’re opening Rosa’s Bakery on friday',
      parameters: { slides: '5', action: 'come hungry' },
      seed: 44,
      says: /Rosa’s Bakery|^(?:What’s inside|How it began|Getting there)\n\n|^Come hungry$/,
    },
    'a hard time stays quiet': {
      prompt: 'losing my father to cancer',
      parameters: { slides: '5', angle: 'mistakes', goal: 'shares' },
      seed: 47,
      count: 3,
      says: /^Losing my father to cancer$|^\[what you want people to know\]$|^\[a thank you, or what would help\]$/,
    },
  },
})

const defaults = Object.fromEntries(carouselFields.map((field) => [field.name, field.default])) as Parameters<
  typeof instagramCarousel.count
>[0]['parameters']
const createTextInput = (prompt: string) => ({ prompt, parameters: { ...defaults, mode: 'text' as const } })

test('one’s own text gives one card for each slide, within the words of a slide', () => {
  const input = createTextInput(
    'I kept a diary. The first weeks were dull. Then I read it — all of it! It was raining. I wrote on.',
  )
  const slides = instagramCarousel.modelFreeMode?.buildItems(input) ?? []
  expect(slides).toHaveLength(5)
  const cards = slides.map((slide) => instagramCarousel.present(slide, input))
  expect(cards.map(({ heading, copy }) => [heading, copy])).toEqual([
    ['Slide 1 of 5: the cover', 'I kept a diary'],
    ['Slide 2 of 5', 'The first weeks were dull'],
    ['Slide 3 of 5', 'Then I read it — all of it!'],
    ['Slide 4 of 5', 'It was raining'],
    ['Slide 5 of 5: the last one', 'I wrote on'],
  ])
  expect(slides.map((slide) => instagramCarousel.fit(slide, input))).toEqual(slides)
})

test('a topic is left to the engine, and emoji alone are no text', () => {
  expect(instagramCarousel.modelFreeMode?.isChosen({ parameters: defaults })).toBe(false)
  expect(instagramCarousel.modelFreeMode?.isChosen(createTextInput('🍞🍞'))).toBe(true)
  expect(() => instagramCarousel.modelFreeMode?.buildItems(createTextInput('🍞🍞 !!!'))).toThrow(
    expect.objectContaining({ code: 'unclear_topic' }),
  )
})
