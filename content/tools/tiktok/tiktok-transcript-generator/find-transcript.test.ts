import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import { parseEnv, toSettings } from '@/lib/server/env'
import type { Progress, ServerToolEvent } from '@/lib/tool/server-run'
import { findTranscript } from './find-transcript'

let tiktok: MockTikTok
let model: MockOpenAi

beforeAll(async () => {
  ;[tiktok, model] = await Promise.all([startMockTikTok(), startMockOpenAi()])
})
afterAll(() => Promise.all([tiktok.close(), model.stop()]))

const buildPostUrl = (idSuffix: string) => `https://www.tiktok.com/@demo.user/video/7300000000000000${idSuffix}`

type FindOptions = {
  canTranscribe?: boolean
  spending?: { spent: number }
  onStep?: (step: ServerToolEvent) => void
  signal?: AbortSignal
}

/** Runs the lookup to its end; a dollar a minute, so that costs can be read. */
async function find(
  prompt: string,
  { canTranscribe = false, spending = { spent: 0 }, onStep, signal = AbortSignal.timeout(20_000) }: FindOptions = {},
) {
  tiktok.clear()
  const settings = toSettings(
    parseEnv({
      TIKTOK_ORIGIN: tiktok.origin,
      ...(canTranscribe && {
        OPENAI_BASE_URL: model.url,
        OPENAI_TRANSCRIBE_MODEL: 'whisper-1',
        OPENAI_TRANSCRIBE_PRICE: '1',
      }),
    }),
  )
  const context = {
    settings,
    signal,
    binding: '',
    safetyId: '',
    spend(microUsd: number) {
      spending.spent += microUsd
    },
  }
  const steps: ServerToolEvent[] = []
  const run = findTranscript(prompt, context)
  for (let step = await run.next(); ; step = await run.next()) {
    if (step.done) return { text: step.value, steps, spent: spending.spent }
    steps.push(step.value)
    onStep?.(step.value)
  }
}

const getParts = (steps: readonly ServerToolEvent[]) => steps.flatMap((step) => ('part' in step ? [step.part] : []))
const getProgress = (steps: readonly ServerToolEvent[]) =>
  steps.flatMap((step): Progress[] => ('progress' in step ? [step.progress] : []))
const getMediaRequests = () => tiktok.requests().filter(({ path }) => path.startsWith('/media'))

test('captions come in sentences, the spoken language first, and cost nothing', async () => {
  const { text, steps, spent } = await find(buildPostUrl('001'), { canTranscribe: true })
  expect(text).toBe('Hi, this is the demo clip. It shows how captions & sound travel together.\n\nThanks for watching.')
  const url = buildPostUrl('001')
  expect(getParts(steps)).toEqual([
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
])('captions that are %s', async (_, ending, source, text) => {
  const { steps } = await find(buildPostUrl(ending))
  expect(getParts(steps)[1]).toEqual({ transcript: expect.objectContaining({ source, text }) })
})

test('of several links the first is taken', async () => {
  const { steps } = await find(`Look at these:\n${buildPostUrl('001')}\n${buildPostUrl('404')}`)
  expect(getParts(steps)[0]).toMatchObject({ video: { id: '7300000000000000001' } })
})

test.each([
  ['longer than ten minutes', '601', 'video_too_long'], // Row 102
  ['photos', '150', 'no_speech_in_photos'],
  ['silent', '705', 'no_speech'],
  ['without captions', '000', 'no_captions'],
  ['captioned with nothing', '737', 'no_speech'],
  ['whose captions have expired', '732', 'unavailable'],
  ['whose captions are a page', '733', 'unavailable'],
  ['whose page is challenged', '703', 'unavailable'], // Row F40
  ['deleted', '404', 'video_not_found'], // Row 101
  ['private', '216', 'video_private'], // Row 101
])('a post that is %s is answered plainly, and no film is fetched', async (_, ending, code) => {
  await expect(find(buildPostUrl(ending))).rejects.toMatchObject({ code })
  expect(getMediaRequests()).toEqual([])
})

test('captions beyond a megabyte are cut there', async () => {
  const { steps } = await find(buildPostUrl('734'))
  expect(JSON.stringify(getParts(steps)).length).toBeLessThan(2_500_000)
})

test('ten minutes to the second are still taken', async () => {
  await expect(find(buildPostUrl('600'))).resolves.toMatchObject({ text: expect.any(String) })
})

// Row 102
test('ten minutes and a second are refused with a model, too, before the film is touched', async () => {
  await expect(find(buildPostUrl('601'), { canTranscribe: true })).rejects.toMatchObject({
    code: 'video_too_long',
  })
  expect(getMediaRequests()).toEqual([])
})

test.each(['000', '732', '703'])('without captions to read the model listens: %s', async (ending) => {
  const { text, steps, spent } = await find(buildPostUrl(ending), { canTranscribe: true })
  expect(text).not.toBe('')
  expect(getParts(steps).at(-1)).toMatchObject({
    transcript: { videoId: `7300000000000000${ending}`, source: 'speech-recognition', text },
  })
  const progress = getProgress(steps)
  expect(new Set(progress.map(({ stage }) => stage))).toEqual(
    new Set(['resolving', ...(ending === '732' ? ['captions'] : []), 'fetching', 'transcribing']),
  )
  expect(progress.findLast(({ stage }) => stage === 'fetching')).toMatchObject({
    done: expect.any(Number),
    total: expect.any(Number),
  })
  // The server charges for 21 seconds, at a dollar a minute.
  expect(spent).toBe(350_000)
})

test.each([
  ['has no sound', '722', { code: 'no_speech' }, 0],
  ['says nothing', '907', { code: 'no_speech' }, 133_334],
  ['breaks the model', '903', { code: 'unavailable', reason: 'upstream_server' }, 0],
  ['finds the model busy', '905', { code: 'unavailable', reason: 'upstream_rate' }, 0],
])('a film that %s', async (_, ending, failure, cost) => {
  const spending = { spent: 0 }
  await expect(find(buildPostUrl(ending), { canTranscribe: true, spending })).rejects.toMatchObject(failure)
  expect(Math.abs(spending.spent - cost)).toBeLessThan(5_000)
})

test('who leaves while the film is on its way ends it', async () => {
  const controller = new AbortController()
  const result = find(buildPostUrl('000'), {
    canTranscribe: true,
    signal: controller.signal,
    onStep: (step) => 'progress' in step && step.progress.stage === 'fetching' && controller.abort(new Error('left')),
  })
  await expect(result).rejects.toThrow('left')
})
