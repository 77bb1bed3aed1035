import { expect, test } from 'vitest'
import { generateCards } from '@/content/tool-samples'

const generateTexts = async (run: Parameters<typeof generateCards>[0]) =>
  (await generateCards(run)).map(({ copy }) => copy)

test('a run at build time is repeatable', async () => {
  const run = {
    type: 'tiktok-hook-generator',
    prompt: '3 mistakes that kill houseplants. The third one cost me a monstera',
  }
  const [texts, textsOfNextRun] = await Promise.all([generateTexts(run), generateTexts(run)])
  expect(texts.length).toBeGreaterThan(1)
  expect(textsOfNextRun).toEqual(texts)
})

test('a prompt that gives the writer nothing to add has no cards', async () => {
  expect(await generateCards({ type: 'youtube-script', prompt: 'how to fix a bike' })).toEqual([])
})

test.each([
  ['of an unknown tool', 'no-such-tool'],
  ['of a tool that does not write', 'image-compressor'],
])('a run %s fails the build', async (_, type) => {
  await expect(generateCards({ type, prompt: 'coffee' })).rejects.toThrow(`There is no writing tool of type ${type}.`)
})
