import { expect, test } from 'vitest'
import { readAbilities } from './abilities'

const usual = {
  model: null,
  vision: false,
  speech: 'basic',
  transcription: false,
  images: false,
  downloads: true,
}

test('abilities are read as they are sent', () => {
  expect(readAbilities(usual)).toEqual(usual)
  expect(readAbilities({ ...usual, model: 'gpt-5-mini', speech: 'none', later: 1 })).toEqual({
    ...usual,
    model: 'gpt-5-mini',
    speech: 'none',
  })
})

test.each([
  null,
  [],
  {},
  { ...usual, speech: 'loud' },
  { ...usual, model: 7 },
  { ...usual, vision: 1 },
  { ...usual, images: 'yes' },
])('a reply of another shape says nothing: %j', (reply) => {
  expect(readAbilities(reply)).toBeNull()
})

test('a kept reply from before pictures were looked at still counts', () => {
  const { vision: _, ...before } = usual
  expect(readAbilities(before)).toEqual(usual)
})
