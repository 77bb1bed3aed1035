import { expect, test } from 'vitest'
import { quickToolRuns } from '@/content/home-runs'
import { generateSampleRun } from '@/content/sample-runs'

test.each(quickToolRuns)('$type generates a result for “$prompt” to show', async (run) => {
  const sample = await generateSampleRun(run)
  expect(sample.finishedTexts.join()).not.toContain('[')
  expect((await generateSampleRun(run)).finishedTexts).toEqual(sample.finishedTexts)
})

test.each([
  ['of an unknown tool', { type: 'no-such-tool', prompt: 'coffee' }, 'There is no writing tool of type no-such-tool.'],
  [
    'of a tool that does not write',
    { type: 'image-compressor', prompt: 'coffee' },
    'There is no writing tool of type image-compressor.',
  ],
  [
    'of a prompt that gives blanks alone',
    { type: 'youtube-script', prompt: 'how to fix a bike' },
    'youtube-script generated no card for “how to fix a bike” that can be shown.',
  ],
])('a run %s fails the build', async (_, run, message) => {
  await expect(generateSampleRun(run)).rejects.toThrow(message)
})
