import { expect, test } from 'vitest'
import { carouselFields } from './fields'
import { instagramCarousel } from './tool'

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
