import { expect, test } from 'vitest'
import { readParameters } from '@/lib/generate/input/parameters'
import { textExpander } from './tool'

test.each([
  ['script', { parts: [{ text: 'Bring cash.', spoken: true }], pace: 150 }],
  ['caption', { parts: [{ text: 'Bring cash.' }] }],
])('only a script opens in the teleprompter: %s', (kind, expected) => {
  const parameters = readParameters(textExpander, { kind }).fields
  const input = { prompt: 'cash', parameters } as unknown as Parameters<typeof textExpander.present>[1]
  const { parts, pace } = textExpander.present({ text: 'Bring cash.' }, input)
  expect({ parts, pace }).toEqual(expected)
})
