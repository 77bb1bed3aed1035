import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import { parseEnv, toSettings } from '@/lib/server/env'
import type { Progress, ServerToolEvent } from '@/lib/tool/server-tool'
import { runServerTool } from '@/test/run-server-tool'
import { findTranscript } from './find-transcript'

let tiktok: MockTikTok
let model: MockOpenAi
let spent = 0

beforeAll(async () => {
  ;[tiktok, model] = await Promise.all([startMockTikTok(), startMockOpenAi()])
})
afterAll(() => Promise.all([tiktok.close(), model.stop()]))

const buildPostUrl = (idSuffix: string) => `https://www.tiktok.com/@demo.user/video/7300000000000000${idSuffix}`

type FindOptions = Pick<Partial<Parameters<typeof runServerTool>[1]>, 'signal' | 'onStep'> & { canTranscribe?: boolean }

/** Runs the lookup to its end; a minute of speech recognition costs a dollar. Also sets `spent` when the run fails. */
async function find(idSuffix: string, { canTranscribe = false, ...options }: FindOptions = {}) {
  tiktok.clear()
  spent = 0
  const transcriptionEnv = {
    OPENAI_BASE_URL: model.url,
    OPENAI_TRANSCRIBE_MODEL: 'whisper-1',
    OPENAI_TRANSCRIBE_PRICE: '1',
  }
  return runServerTool((context) => findTranscript(buildPostUrl(idSuffix), context), {
    settings: toSettings(parseEnv({ TIKTOK_ORIGIN: tiktok.origin, ...(canTranscribe && transcriptionEnv) })),
    ...options,
    spend(microUsd) {
      spent += microUsd
    },
  })
}

const getProgress = (steps: readonly ServerToolEvent[]) =>
  steps.flatMap((step): Progress[] => ('progress' in step ? [step.progress] : []))
const getMediaRequests = () => tiktok.requests().filter(({ path }) => path.startsWith('/media'))

test('returns captions in sentences, the spoken language first, at no cost', async () => {
  const { text, steps, parts } = await find('001', { canTranscribe: true })
  expect(text).toBe('Hi, this is the demo clip. It shows how captions & sound travel together.\n\nThanks for watching.')
  const url = buildPostUrl('001')
  expect(parts).toEqual([
    { video: expect.objectContaining({ id: '7300000000000000001', url, durationSeconds: 20 }) },
    {
      transcript: {
        videoId: '7300000000000000001',
        url,
        language: expect.stringMatching(/^en/),
        source: 'automatic',
        text,
        segments: [
          { start: 0, end: 2.4, text: 'Hi, this is the demo clip.' },
          { start: 2.4, end: 8.44, text: 'It shows how captions & sound travel together.' },
          { start: 18, end: 19.9, text: 'Thanks for watching.' },
        ],
      },
    },
    {
      transcript: expect.objectContaining({
        language: expect.stringMatching(/^es/),
        source: 'translated',
        text: 'Hola, este es el clip de prueba.',
      }),
    },
  ])
  expect(getProgress(steps).map(({ stage }) => stage)).toEqual(['resolving', 'captions'])
  expect(spent).toBe(0)
  expect(getMediaRequests()).toEqual([])
})

test.each([
  ['legal but tricky', '738', 'automatic', 'Fish & chips are <b>old</b> two lines here'],
  ['in claInfo', '735', 'automatic', expect.stringContaining('demo clip')],
  ['translated alone', '736', 'translated', 'Hola, este es el clip de prueba.'],
  ['of ten minutes to the second', '600', expect.any(String), expect.any(String)],
])('handles captions that are %s', async (_, ending, source, text) => {
  expect((await find(ending)).parts[1]).toEqual({ transcript: expect.objectContaining({ source, text }) })
})

test.each([
  ['longer than ten minutes', '601', 'video_too_long'],
  ['photos', '150', 'no_speech_in_photos'],
  ['silent', '705', 'no_speech'],
  ['without captions', '000', 'no_captions'],
  ['captioned with nothing', '737', 'no_speech'],
  ['whose captions have expired', '732', 'unavailable'],
  ['whose page is challenged', '703', 'unavailable'],
  ['private', '216', 'video_private'],
])('explains that a post is %s and fetches no video', async (_, ending, code) => {
  await expect(find(ending)).rejects.toMatchObject({ code })
  expect(getMediaRequests()).toEqual([])
})

test('cuts captions at a megabyte', async () => {
  expect(JSON.stringify((await find('734')).parts).length).toBeLessThan(2_500_000)
})

test('refuses a post of more than ten minutes before it fetches the video, also with a model', async () => {
  await expect(find('601', { canTranscribe: true })).rejects.toMatchObject({ code: 'video_too_long' })
  expect(getMediaRequests()).toEqual([])
})

test.each(['000', '732', '703'])('transcribes by model without readable captions: %s', async (ending) => {
  const { text, steps, parts } = await find(ending, { canTranscribe: true })
  expect(text).not.toBe('')
  expect(parts.at(-1)).toMatchObject({
    transcript: { videoId: `7300000000000000${ending}`, source: 'speech-recognition', text },
  })
  const progress = getProgress(steps)
  const stages = ['resolving', ...(ending === '732' ? ['captions'] : []), 'fetching', 'transcribing']
  expect(new Set(progress.map(({ stage }) => stage))).toEqual(new Set(stages))
  const fetched = progress.findLast(({ stage }) => stage === 'fetching')
  expect(fetched).toMatchObject({ done: expect.any(Number), total: expect.any(Number) })
  // The server bills 21 seconds, at a dollar a minute.
  expect(spent).toBe(350_000)
})

test.each([
  ['has no sound', '722', { code: 'no_speech' }, 0],
  ['says nothing', '907', { code: 'no_speech' }, 133_334],
  ['breaks the model', '903', { code: 'unavailable', reason: 'upstream_server' }, 0],
  ['finds the model busy', '905', { code: 'unavailable', reason: 'upstream_rate' }, 0],
])('handles a video that %s', async (_, ending, failure, cost) => {
  await expect(find(ending, { canTranscribe: true })).rejects.toMatchObject(failure)
  expect(Math.abs(spent - cost)).toBeLessThan(5_000)
})

test('aborts the video download when the visitor leaves', async () => {
  const controller = new AbortController()
  const run = find('000', {
    canTranscribe: true,
    signal: controller.signal,
    onStep: (step) => 'progress' in step && step.progress.stage === 'fetching' && controller.abort(new Error('left')),
  })
  await expect(run).rejects.toThrow('left')
})
