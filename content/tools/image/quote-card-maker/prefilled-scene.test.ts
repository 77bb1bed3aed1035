import { expect, test } from 'vitest'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getCards } from './cards'
import { createPrefilledScene } from './prefilled-scene'

const measure: TextMeasurer = (text, { size }) => (text.length * size) / 2

test.each([
  ['slash', ['Start here.\n\nThen think.\n\n1/3', 'I work 9/5\n\n2/3', 'The end\n\n3/3']],
  ['brackets', ['Start here.\n\nThen think. (1/3)', 'I work 9/5 (2/3)', 'The end (3/3)']],
  ['emoji', ['1️⃣ Start here.\n\nThen think.', '2️⃣ I work 9/5', '3️⃣ The end']],
  ['none', ['Start here.\n\nThen think.', 'I work 9/5', 'The end']],
])('each post of a thread is a card, without its own number (%s)', (_, texts) => {
  const started = createPrefilledScene({ texts, colors: [] })
  expect(started).toMatchObject({ mode: 'one', split: true, mark: false })
  const { cards } = getCards(started, measure)
  expect(cards.map(({ text, part, parts }) => [text, part, parts])).toEqual([
    ['Start here.\nThen think.', 1, 3],
    ['I work 9/5', 2, 3],
    ['The end', 3, 3],
  ])
})

test.each(['24/7 support is a lie', 'We paid 1/2', '1. Soak the pan'])('“%s” loses nothing on its way', (text) => {
  expect(createPrefilledScene({ texts: [text, 'More'], colors: [] }).text).toBe(`${text}\n\nMore`)
})
