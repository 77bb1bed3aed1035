import { expect, test, vi } from 'vitest'
import { createDeadline } from '@/lib/generate/run/deadline'
import { openExchange } from '@/lib/server/http/exchange'
import { deliver } from './deliver'

/** A run of so many steps of so many letters, and whether it has come to an end. */
function createRun(steps: number, letters: number) {
  const state = { made: 0, hasEnded: false }
  async function* run(): AsyncGenerator<string, string, void> {
    try {
      for (; state.made < steps; state.made += 1) yield 'x'.repeat(letters)
      return 'whole'
    } finally {
      state.hasEnded = true
    }
  }
  return { state, run: run() }
}

async function startStream(run: AsyncGenerator<string, string, void>, deadlineMs = 60_000) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const left = new AbortController()
  const headers = { Accept: 'text/event-stream' }
  const exchange = openExchange('/test', new Request('http://a.example', { headers, signal: left.signal }))
  const { signal } = createDeadline(deadlineMs, left.signal)
  const delivery = { toEvent: (step: string) => ['step', step] as const, toBody: (result: string) => result }
  const response = await deliver(run, exchange, delivery, signal)
  return { response, left, logged: () => log.mock.calls.map(([line]) => JSON.parse(String(line))) }
}

// Row H2
test('a run whose cards nobody reads comes to its end, and its place is free', async () => {
  const { state, run } = createRun(30, 2_000)
  const { response, logged } = await startStream(run)
  await expect.poll(() => state).toEqual({ made: 30, hasEnded: true })
  expect(logged()).toMatchObject([{ status: 200 }])
  expect(await response.text()).toContain('event: done\ndata: "whole"')
})

test('of pictures and sound only so much is made ahead of the reader', async () => {
  const { state, run } = createRun(100, 100_000)
  const { response } = await startStream(run)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(state).toEqual({ made: 2, hasEnded: false })
  await response.body?.cancel()
  expect(state.hasEnded).toBe(true)
})

test('a run that waits for its reader ends at its deadline, and the reader finds the stream broken off', async () => {
  const { state, run } = createRun(100, 100_000)
  const { response, logged } = await startStream(run, 200)
  await expect.poll(() => state.hasEnded).toBe(true)
  await expect(response.text()).rejects.toThrow()
  expect(logged()).toMatchObject([{ status: 503, reason: 'upstream_timeout' }])
})

// Row F19
test('who leaves while a step waits for them ends the run, and the log says so once', async () => {
  const { state, run } = createRun(100, 100_000)
  const { response, left, logged } = await startStream(run)
  await new Promise((resolve) => setTimeout(resolve, 50))
  left.abort()
  await expect.poll(() => state.hasEnded).toBe(true)
  await response.body?.cancel().catch(() => {})
  expect(logged()).toMatchObject([{ status: 499, reason: 'client_gone' }])
})

test('nothing is written once the reader has gone in the middle of a step', async () => {
  const step = Promise.withResolvers<void>()
  async function* run(): AsyncGenerator<string, string, void> {
    yield 'one'
    await step.promise
    yield 'two'
    return 'whole'
  }
  const { response, logged } = await startStream(run())
  const reader = response.body?.getReader()
  await reader?.read()
  const cancelled = reader?.cancel()
  step.resolve()
  await cancelled
  expect(logged()).toMatchObject([{ status: 499, reason: 'client_gone' }])
})
