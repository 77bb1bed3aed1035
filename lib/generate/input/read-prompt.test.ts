import { expect, test } from 'vitest'
import { sampleTool } from '@/test/sample-tool'
import { readPrompt } from './read-prompt'

const imageOnlyTool = { ...sampleTool, imageInput: 'enough' } as const
const imageBesideTool = { ...sampleTool, imageInput: 'beside' } as const

test('a prompt may be empty where a picture came along and is enough', () => {
  expect(readPrompt(imageOnlyTool, ' \u200b', true)).toBe('')
  expect(() => readPrompt(imageOnlyTool, ' ', false)).toThrow('Please enter a prompt')
  expect(() => readPrompt(imageBesideTool, ' ', true)).toThrow('Please enter a prompt')
})

// Row A1
test('a prompt is refused by its length before it is cleaned, and one that cleaning makes short enough is not', () => {
  const sent = (length: number) => `a${' '.repeat(length - 1)}`
  expect(readPrompt(sampleTool, sent(8_000))).toBe('a')
  expect(() => readPrompt(sampleTool, sent(8_001))).toThrow('too long')
  const hangul = '\u1112\u1161\u11ab'
  expect(readPrompt(sampleTool, hangul.repeat(2_000))).toBe('\ud55c'.repeat(2_000))
})
