import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { readParameters } from '@/lib/generate/input/parameters'
import { createThreadedWriter } from '@/lib/generate/writer-thread/threaded-writer'
import type { WritingJob } from '@/lib/tool/engine'
import type { PromptTool } from '@/lib/tool/tool-definition'
import { startApi } from '@/test/api/start-api'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const importPaths = pathToFileURL(resolvePath('../scripts/import-paths.mjs')).href

/** The site's own thread, read by Node as it stands instead of bundled. */
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
const writerTools = tools.filter((tool) => tool.kind === 'prompt')

function buildJob(tool: PromptTool, prompt: string, parameters: object = {}): WritingJob {
  const input = { prompt, parameters: readParameters(tool, parameters).fields }
  return { tool, input, count: tool.count(input), seed: 5 }
}

test('one’s own text is laid out there, too', async () => {
  const tool = writerTools.find(({ type }) => type === 'twitter-thread') as PromptTool
  const job = buildJob(tool, 'I kept a diary. The first weeks were dull. '.repeat(20), { mode: 'split' })
  expect(await Array.fromAsync(writer.write({ ...job, isModelFree: true }, signal))).toHaveLength(4)
})

test('a refusal keeps its code on the way', async () => {
  const tool = writerTools.find(({ type }) => type === 'tiktok-hook-generator') as PromptTool
  const writeRefused = async (prompt: string) => Array.fromAsync(writer.write(buildJob(tool, prompt), signal))
  await expect(writeRefused('12345')).rejects.toMatchObject({ code: 'unclear_topic', status: 422 })
})

// Row C2
test('a prompt that takes too long says what to do, costs no use and delays nobody else', async () => {
  const stuckWriter = createThreadedWriter({
    startWorker: () => new Worker(resolvePath('../test/stuck-writer.mjs')),
    maxThreads: 2,
    maxQueueLength: 8,
  })
  afterAll(stuckWriter.stop)
  const api = await startApi({ builtIn: stuckWriter, env: { IP_QUOTA_FACTOR: '1' } })
  const tokens = [await api.token(), await api.token()]
  const slow = api.post({ prompt: 'endless', token: tokens[0] })
  const other = await api.post({ prompt: 'short', token: tokens[1], address: '203.0.113.7' })
  expect(other.body.cards.map(({ copy }) => copy)).toEqual(['short'])
  expect(await slow).toMatchObject({
    status: 422,
    body: {
      code: 'took_too_long',
      error: 'That took too long. Try a shorter text: a sentence or two.',
    },
  })
  expect((await api.post({ prompt: 'short' })).body.remaining).toBe(19)
})

// Row A2
test('each job that a thread has begun says once what processor time it took, a new thread included', async () => {
  const stuckWriter = createThreadedWriter({
    startWorker: () => new Worker(resolvePath('../test/stuck-writer.mjs')),
    maxThreads: 1,
    maxQueueLength: 8,
  })
  afterAll(stuckWriter.stop)
  const tool = writerTools.find(({ type }) => type === 'tiktok-hook-generator') as PromptTool
  const used: number[] = []
  const write = (prompt: string) =>
    Array.fromAsync(stuckWriter.write({ ...buildJob(tool, prompt), onProcessorTime: (ms) => used.push(ms) }, signal))
  await write('short')
  expect(used).toEqual([7])
  await expect(write('endless')).rejects.toMatchObject({ code: 'took_too_long' })
  expect(used.slice(1)).toEqual([2_100])
})
