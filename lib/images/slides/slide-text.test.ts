import { expect, test } from 'vitest'
import { parseCarousel } from './slide-text'

const cover = { headline: 'Eleven years in a shed', body: '', footer: 'The pan' }
const drying = { headline: 'Dry it at once', body: 'Water waits.', footer: 'The pan' }
const thought = { headline: 'A thought by itself', body: '', footer: '' }

type SlideItem = typeof cover

/** A slide's card, with the visitor's text where they have edited it. */
const card = (item: SlideItem, copy = [item.headline, item.body, item.footer].filter(Boolean).join('\n\n')) => ({
  item,
  copy,
})

test('slides and the caption are read from what the cards’ buttons copy', () => {
  const cards = [
    { ...card(cover), caption: 'It lay there.\n\nNo longer.' },
    card(drying),
    card(thought),
    card(thought, ''),
  ]
  expect(parseCarousel(cards)).toEqual({
    slides: [cover, drying, thought, { headline: '', body: '', footer: '' }],
    caption: 'It lay there.\n\nNo longer.',
  })
})

test('without a caption there is none', () => {
  expect(parseCarousel([card(thought, 'Caption: this is a headline')]).caption).toBe('')
})

const parseSlides = (...cards: { item: SlideItem; copy: string }[]) => parseCarousel(cards).slides

test('footers stay where they are when every slide was edited', () => {
  expect(
    parseSlides(
      card(cover, 'Twelve years in a shed\n\nThe pan'),
      card(drying, 'Dry it now\n\nWater waits for no one.\n\nThe pan'),
      card(thought, 'A thought\n\nwith more\n\nto it'),
    ),
  ).toEqual([
    { headline: 'Twelve years in a shed', body: '', footer: 'The pan' },
    { headline: 'Dry it now', body: 'Water waits for no one.', footer: 'The pan' },
    { headline: 'A thought', body: 'with more\nto it', footer: '' },
  ])
})

test('a footer that was corrected on one slide stands there as its footer', () => {
  expect(parseSlides(card(cover), card(drying, 'Dry it at once\n\nWater waits.\n\nThe pans'))).toEqual([
    cover,
    { ...drying, footer: 'The pans' },
  ])
})

test('words of one’s own after the footer are the slide’s, and a slide without its footer has none', () => {
  expect(
    parseSlides(
      card(cover, 'Eleven years in a shed\n\nThe pan\n\nAnd no rust'),
      card(drying, 'Dry it at once\n\nWater waits.'),
    ),
  ).toEqual([
    { ...cover, body: 'And no rust' },
    { ...drying, footer: '' },
  ])
})

test('a footer’s words as the only ones are the headline', () => {
  expect(parseSlides(card(cover, 'The pan'))).toEqual([{ headline: 'The pan', body: '', footer: '' }])
})
