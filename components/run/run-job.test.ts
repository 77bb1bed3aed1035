import { expect, test, vi } from 'vitest'
import type { FlowEvent, Job } from './flow'
import { RequestError } from './request-error'
import { runJob, type Send } from './run-job'

vi.mock('@/components/ui/notify', () => ({ clearErrors: () => {}, notifySuccess: () => {} }))

type Reply = { remaining: number }

const job: Job = { values: { prompt: 'bread', parameters: {} } }
const piece = { type: 'piece', piece: 'a' } as const

/** Everything that a job reports, in order. */
function start(send: Send<Job, string, Reply>) {
  const seen: unknown[] = []
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  const stop = runJob({
    job,
    tool: 't',
    token: 'x',
    send,
    successMessage: 'Content generated!',
    dispatch: (event: FlowEvent<Job, string>) => seen.push(event),
    onEnd(end) {
      seen.push({ end })
      // What follows the end still belongs to it.
      setTimeout(resolve)
    },
    onSuccess: (remaining) => seen.push({ remaining }),
    onFailure: (notice) => seen.push({ notice }),
  })
  return { seen, stop, settled }
}

test('a job that succeeds tells what arrives, ends with the reply and counts a use', async () => {
  const { seen, settled } = start(async (_, { tool, token, emit }) => {
    emit(piece)
    emit({ type: 'progress', progress: { stage: `${tool} ${token}` } })
    return { remaining: 4 }
  })
  await settled
  expect(seen).toEqual([
    { type: 'started' },
    piece,
    { type: 'progress', progress: { stage: 't x' } },
    { type: 'finished' },
    { end: { job, pieces: ['a'], reply: { remaining: 4 } } },
    { remaining: 4 },
  ])
})

test.each([
  [
    new RequestError({ code: 'unavailable' }),
    {
      code: 'unavailable',
      title: 'Service Temporarily Unavailable',
      text: 'The service is temporarily unavailable. Please try again in a moment.',
      next: 'again',
    },
  ],
  [
    Object.assign(new Error('Failed to load chunk /_next/x.js'), { name: 'ChunkLoadError' }),
    {
      title: 'Generation failed',
      text: 'A part of this page could not be opened. Reload the page and try again.',
    },
  ],
  [
    new TypeError('not for visitors'),
    { code: null, status: 500, title: 'Generation failed', text: 'Please try again in a moment.' },
  ],
])('a job that fails (%s) says so, ends with what had arrived and counts nothing', async (cause, notice) => {
  const { seen, settled } = start(async (_, { emit }) => {
    emit(piece)
    throw cause
  })
  await settled
  expect(seen).toEqual([{ type: 'started' }, piece, { notice }, { end: { job, pieces: ['a'], reply: null } }])
})

test('a job that is stopped ends once, with what had arrived; what comes later is not told', async () => {
  const late = Promise.withResolvers<Reply>()
  const { seen, stop, settled } = start(async (_, { emit, signal }) => {
    emit(piece)
    await late.promise
    emit(piece)
    return { remaining: signal.aborted ? 0 : 1 }
  })
  stop()
  late.resolve({ remaining: 1 })
  await settled
  stop()
  expect(seen).toEqual([{ type: 'started' }, piece, { end: { job, pieces: ['a'], reply: null } }])
})
