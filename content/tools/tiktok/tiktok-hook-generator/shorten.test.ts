import { expect, test } from 'vitest'
import { draft } from './draft'

const input = {
  prompt: 'sourdough bread',
  parameters: {
    count: '6',
    goal: 'watch-through',
    families: [],
    tone: 'casual',
    audience: '',
    outcome: '',
    turn: '',
    action: '',
    readAs: 'auto',
    avoid: '',
    language: 'auto',
  },
} as const
const hook = {
  family: 'bold-claim',
  onScreenText: 'Argue with me on this',
  firstFrame: 'A loaf',
} as const

test.each([
  ['Nobody asked. I’m baking sourdough bread anyway.', 'I’m baking sourdough bread anyway.'],
  ['My budget was [your number]. Here’s where it went.', 'My budget was [your number].'],
  ['So I’m halfway through baking, and it falls apart.', 'I’m halfway through baking, and it falls apart.'],
  ['Do you really have to weigh the flour?', 'Do you have to weigh the flour?'],
])('“%s” is said shorter as “%s”', (spoken, shorter) => {
  expect(draft.shorten?.({ ...hook, spoken }, input)?.spoken).toBe(shorter)
})

test('a line with nothing to spare stays as it is', () => {
  const spoken = 'Weigh the flour first.'
  expect(draft.shorten?.({ ...hook, spoken }, input)).toBeNull()
})
