import { expect, test } from 'vitest'
import { carouselWords } from './slide-words'

const part = (label: string, text: string) => ({ label, text })

test('slides and the caption are read from what the cards’ buttons copy', () => {
  const cards = [
    {
      copy: 'Eleven years in a shed\n\nThe pan',
      caption: 'It lay there.\n\nNo longer.',
      parts: [part('Footer', 'The pan')],
    },
    { copy: 'Dry it at once\n\nWater waits.\n\nThe pan', parts: [] },
    { copy: 'A thought by itself', parts: [] },
    { copy: '', parts: [] },
  ]
  expect(carouselWords(cards)).toEqual({
    slides: [
      { headline: 'Eleven years in a shed', body: '', footer: 'The pan' },
      { headline: 'Dry it at once', body: 'Water waits.', footer: 'The pan' },
      { headline: 'A thought by itself', body: '', footer: '' },
      { headline: '', body: '', footer: '' },
    ],
    caption: 'It lay there.\n\nNo longer.',
  })
})

test('without a caption there is none', () => {
  expect(carouselWords([{ copy: 'Caption: this is a headline', parts: [] }]).caption).toBe('')
})
