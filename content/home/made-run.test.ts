import { expect, test } from 'vitest'
import { quickRuns, shownRuns } from './home-runs'
import { madeRun } from './made-run'

test.each([...quickRuns, ...Object.values(shownRuns)])(
  '$type makes something of “$prompt” to show',
  async (run) => {
    const made = await madeRun(run)
    expect(made.prompt).toBe(run.prompt)
    expect(made.finished.join()).not.toContain('[')
    expect(await madeRun(run)).toEqual(made)
  },
)

test.each([
  [
    'of an unknown tool',
    { type: 'no-such-tool', prompt: 'coffee' },
    'No tool that writes is called no-such-tool.',
  ],
  [
    'of a tool that does not write',
    { type: 'image-compressor', prompt: 'coffee' },
    'No tool that writes is called image-compressor.',
  ],
  [
    'of a prompt that gives blanks alone',
    { type: 'youtube-script', prompt: 'how to fix a bike' },
    'youtube-script made nothing of “how to fix a bike” that can be shown.',
  ],
])('a run %s fails the build', async (_, run, message) => {
  await expect(madeRun(run)).rejects.toThrow(message)
})
