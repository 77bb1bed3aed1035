import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { tools } from '@/content/tools'
import { createCardWriter } from '@/lib/generate/cards/card-writer'
import { readParameters } from '@/lib/generate/input/parameters'
import { createThreadedWriter } from '@/lib/generate/writer-thread/threaded-writer'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { builtInEngine } from '@/lib/writer/built-in'
import { startApi } from '@/test/api/start-api'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const importPaths = pathToFileURL(resolvePath('../scripts/import-paths.mjs')).href

/** The site's own thread, read by Node from its source instead of the bundle. */
const writer = createThreadedWriter({
  startWorker: () =>
    new Worker(resolvePath('./writer-thread.ts'), {
      execArgv: ['--conditions=react-server', '--import', importPaths],
    }),
  maxThreads: 1,
  maxQueueLength: 100,
})
afterAll(writer.stop)

const { signal } = new AbortController()

function buildJob(type: string, prompt: string, parameters: object = {}): WritingJob {
  const tool = tools.filter((candidate) => candidate.kind === 'prompt').find((candidate) => candidate.type === type)
  if (!tool) throw new Error(`${type} is not a prompt tool.`)
  const input = { prompt, parameters: readParameters(tool, parameters).fields }
  return { tool, input, count: tool.count(input), seed: 5 }
}

const removeIds = (cards: readonly Card[]) => cards.map((card) => ({ ...card, id: '' }))

test.each(['tiktok-hook-generator', 'instagram-carousel', 'ai-alt-text-generator'])(
  '%s writes in a thread what it writes in place',
  async (type) => {
    const job = { ...buildJob(type, 'budget travel in Japan for students'), voice: ['three pots of it. we freeze it'] }
    const threadCards = await Array.fromAsync(writer.write(job, signal))
    expect(threadCards).not.toEqual([])
    const placeCards = await Array.fromAsync(createCardWriter(builtInEngine).write(job, signal))
    expect(removeIds(threadCards)).toEqual(removeIds(placeCards))
  },
)

test('a thread also splits the visitor’s own text', async () => {
  const job = buildJob('twitter-thread', 'I kept a diary. The first weeks were dull. '.repeat(20), { mode: 'split' })
  expect(await Array.fromAsync(writer.write({ ...job, isModelFree: true }, signal))).toHaveLength(4)
})

test('a refusal keeps its code on the way out of the thread', async () => {
  const run = Array.fromAsync(writer.write(buildJob('tiktok-hook-generator', '12345'), signal))
  await expect(run).rejects.toMatchObject({ code: 'unclear_topic', status: 422 })
})

/** Its threads never answer the prompt “endless”. */
function startStuckWriter(maxThreads: number) {
  const startWorker = () => new Worker(resolvePath('../test/stuck-writer.mjs'))
  const stuckWriter = createThreadedWriter({ startWorker, maxThreads, maxQueueLength: 8 })
  onTestFinished(stuckWriter.stop)
  return stuckWriter
}

test('a prompt that takes too long says what to do, costs no use and does not delay another visitor', async () => {
  const stuckWriter = startStuckWriter(2)
  const api = await startApi({ builtIn: stuckWriter, env: { IP_QUOTA_FACTOR: '1' } })
  const tokens = [await api.token(), await api.token()]
  const slow = api.post({ prompt: 'endless', token: tokens[0] })
  const other = await api.post({ prompt: 'short', token: tokens[1], address: '203.0.113.7' })
  expect(other.body.cards.map(({ copy }) => copy)).toEqual(['short'])
  expect(await slow).toMatchObject({
    status: 422,
    body: { code: 'took_too_long', error: 'That took too long. Try a shorter text: a sentence or two.' },
  })
  expect((await api.post({ prompt: 'short' })).body.remaining).toBe(19)
})

test('each job reports once the processor time that it took, also after its thread was replaced', async () => {
  const stuckWriter = startStuckWriter(1)
  const used: number[] = []
  const write = (prompt: string) => {
    const job = buildJob('tiktok-hook-generator', prompt)
    return Array.fromAsync(stuckWriter.write({ ...job, onProcessorTime: (ms) => used.push(ms) }, signal))
  }
  await write('short')
  expect(used).toEqual([7])
  await expect(write('endless')).rejects.toMatchObject({ code: 'took_too_long' })
  expect(used.slice(1)).toEqual([2_100])
})
