import { expect, test } from 'vitest'
import { editedCard } from '@/components/run-state/edited-card'
import { carouselWords } from '@/lib/images/slides/slide-words'
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
    return editedCard(card, card.copy.replace('Water', 'Rust'))
  })
  expect(carouselWords(cards).slides).toEqual([
    { headline: 'Dry it at once', body: 'Rust waits.', footer: 'The pan' },
    { headline: 'Oil it thinly', body: 'Rust waits.', footer: 'The pan' },
  ])
})
