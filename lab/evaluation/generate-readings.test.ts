import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { youtubeScript } from '@/content/tools/youtube/youtube-script/tool'
import { builtInEngine } from '@/lib/writer/built-in'
import { generateReadings, readPrompts } from './generate-readings'

const run = promisify(execFile)

async function createFile(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'postsmith-read-')), 'prompts.json')
  await writeFile(file, text)
  return file
}

test('--read prints what a tool writes for each prompt, one JSON object a line', async () => {
  const file = await createFile('["rye bread for beginners", "consejos para ahorrar", "   "]')
  const command = '--conditions=react-server --import ./scripts/import-paths.mjs lab/evaluation/evaluate.ts'
  const { stdout } = await run(process.execPath, [
    ...command.split(' '),
    '--read',
    file,
    '--tool',
    'tiktok-hook-generator',
  ])
  const [english, spanish, empty, ...more] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(english).toMatchObject({
    tool: 'tiktok-hook-generator',
    prompt: 'rye bread for beginners',
    language: 'en',
    error: null,
  })
  expect(english.cards.length).toBeGreaterThanOrEqual(3)
  expect(english.cards[0]).toEqual({
    copy: expect.stringContaining('ye bread for beginners'),
    outline: false,
  })
  expect(spanish).toMatchObject({ language: 'es', error: null })
  expect(empty).toMatchObject({ prompt: '   ', cards: [], error: 'empty_prompt' })
  expect(more).toEqual([])
})

test('a script that is mostly left to the visitor is marked as an outline', async () => {
  const [reading] = await Array.fromAsync(generateReadings([youtubeScript], ['rye bread'], builtInEngine))
  expect(reading?.cards.map(({ outline }) => outline)).toEqual([true])
})

test.each(['{ "prompt": "bread" }', 'bread', ''])('a file with “%s” is no list of prompts', async (text) => {
  const file = await createFile(text)
  await expect(readPrompts(file)).rejects.toThrow(/prompts\.json has to be a list of prompts/)
})
