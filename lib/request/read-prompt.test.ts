import { expect, test } from 'vitest'
import { sampleTool } from '@/test/sample-tool'
import { readPrompt } from './read-prompt'

const describing = { ...sampleTool, picture: 'enough' } as const
const captioning = { ...sampleTool, picture: 'beside' } as const

test('a prompt may be empty where a picture came along and is enough', () => {
  expect(readPrompt(describing, ' \u200b', true)).toBe('')
  expect(() => readPrompt(describing, ' ', false)).toThrow('Please enter a prompt')
  expect(() => readPrompt(captioning, ' ', true)).toThrow('Please enter a prompt')
})
