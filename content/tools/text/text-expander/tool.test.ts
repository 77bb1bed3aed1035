import { expect, test } from 'vitest'
import { readParameters } from '@/lib/generate/input/parameters'
import { testPromptTool } from '@/test/test-prompt-tool'
import { textExpander } from './tool'

testPromptTool(textExpander, {
  base: {
    prompt: 'new mugs, shop opens friday',
    item: { text: 'The new mugs are here.\n\nThe shop opens on Friday, [check: at what time].' },
    seed: 1,
    count: 1,
  },
  fit: {
    'a text with a blank passes': {},
    'headings and bold go': {
      item: { text: '## Mugs\n\n**The new mugs** are here.' },
      becomes: { text: 'Mugs\n\nThe new mugs are here.' },
    },
    'up to twice the words pass': { parameters: { words: 50 }, item: { text: 'mug '.repeat(100).trim() } },
    'more than twice the words is dropped': {
      parameters: { words: 50 },
      item: { text: 'mug '.repeat(101) },
      becomes: null,
    },
  },
  draft: {},
})

test.each([
  ['script', { parts: [{ text: 'Bring cash.', spoken: true }], pace: 150 }],
  ['caption', { parts: [{ text: 'Bring cash.' }] }],
])('only a script opens in the teleprompter: %s', (kind, expected) => {
  const parameters = readParameters(textExpander, { kind }).fields
  const input = { prompt: 'cash', parameters } as unknown as Parameters<typeof textExpander.present>[1]
  const { parts, pace } = textExpander.present({ text: 'Bring cash.' }, input)
  expect({ parts, pace }).toEqual(expected)
})
