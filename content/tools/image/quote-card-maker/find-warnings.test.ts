import { expect, test } from 'vitest'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getCards } from './cards'
import { findWarnings } from './find-warnings'
import { initialScene, type QuoteScene } from './scene'

const measure: TextMeasurer = (text, { size }) => (text.length * size) / 2
const getWarnings = (changes: Partial<QuoteScene>) => {
  const scene = { ...initialScene, ...changes }
  return findWarnings(scene, getCards(scene, measure))
}

test.each<[string, Partial<QuoteScene>, string[]]>([
  ['nothing of a short quote', { text: 'Less is more.' }, []],
  [
    'blanks of an outline',
    { text: 'The first stop\n\n[what you’d show a friend, and why] and [a street]' },
    ['2 blanks left: what stands in square brackets will be seen on the card.'],
  ],
  [
    'words that one card does not hold',
    { text: 'word '.repeat(2000), split: false },
    ['Too many words: the end is cut. Let long texts go on over several cards.'],
  ],
  ['lines beyond fifty', { text: 'line\n'.repeat(60), mode: 'list' }, ['50 cards at once; 10 more are left out.']],
  [
    'a ground from black to white',
    { ground: 'gradient', colour: '#000000', second: '#ffffff' },
    ['Hard to read: the contrast falls to 1.2 to 1 somewhere. 4.5 is enough.'],
  ],
])('a visitor is told: %s', (_, changes, warnings) => {
  expect(getWarnings(changes)).toEqual(warnings)
})
