import { expect, test } from 'vitest'
import { readAbilities } from './abilities'

const defaultAbilities = {
  model: null,
  vision: false,
  speech: 'basic',
  transcription: false,
  images: false,
  downloads: true,
}

test('abilities are read as they are sent', () => {
  expect(readAbilities(defaultAbilities)).toEqual(defaultAbilities)
  expect(readAbilities({ ...defaultAbilities, model: 'gpt-5-mini', speech: 'none', later: 1 })).toEqual({
    ...defaultAbilities,
    model: 'gpt-5-mini',
    speech: 'none',
  })
})

test.each([
  null,
  [],
  {},
  { ...defaultAbilities, speech: 'loud' },
  { ...defaultAbilities, model: 7 },
  { ...defaultAbilities, vision: 1 },
  { ...defaultAbilities, images: 'yes' },
])('a reply of another shape says nothing: %j', (reply) => {
  expect(readAbilities(reply)).toBeNull()
})

test('a kept reply from before pictures were looked at still counts', () => {
  const { vision: _, ...before } = defaultAbilities
  expect(readAbilities(before)).toEqual(defaultAbilities)
})
