import { expect, test } from 'vitest'
import { editCardText } from '@/components/run-state/edit-card-text'
import { parseCarousel } from '@/lib/images/slides/slide-text'
import { presentSlide } from './present'

test('every slide edited, its footer stays its footer', () => {
  const cards = ['Dry it at once', 'Oil it thinly'].map((headline, index) => {
    const item = {
      n: index + 2,
      of: 7,
      headline,
      body: 'Water waits.',
      footer: 'The pan',
      visual: '',
      caption: '',
    }
    const card = { ...presentSlide(item), id: `${index}`, item }
    return editCardText(card, card.copy.replace('Water', 'Rust'))
  })
  expect(parseCarousel(cards).slides).toEqual([
    { headline: 'Dry it at once', body: 'Rust waits.', footer: 'The pan' },
    { headline: 'Oil it thinly', body: 'Rust waits.', footer: 'The pan' },
  ])
})
