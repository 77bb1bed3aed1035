import { beforeAll, expect, test } from 'vitest'
import { startOpenAiRunner } from '@/test/openai-runner'

let runner: Awaited<ReturnType<typeof startOpenAiRunner>>

beforeAll(async () => {
  runner = await startOpenAiRunner()
  return () => runner.mockOpenAi.stop()
})

test.each([
  ['401', 1, 'unavailable', 'upstream_auth'],
  ['402', 1, 'unavailable', 'upstream_billing'],
  ['billing', 1, 'unavailable', 'upstream_billing'],
  ['rate-silent', 1, 'unavailable', 'upstream_rate'],
  ['400', 2, 'unavailable', 'upstream_request'],
  ['404', 1, 'unavailable', 'upstream_request'],
  ['500', 2, 'unavailable', 'upstream_server'],
  ['reset', 2, 'unavailable', 'upstream_network'],
  ['error-event', 1, 'unavailable', 'upstream_server'],
  ['moderated', 1, 'content_refused', undefined],
  ['filtered', 1, 'content_refused', undefined],
  ['refusal', 1, 'content_refused', undefined],
  ['canary', 1, 'content_refused', 'canary'],
  ['html', 1, 'empty_response', 'upstream_malformed'],
  ['empty', 1, 'empty_response', 'upstream_malformed'],
  ['bad-json', 1, 'empty_response', 'upstream_malformed'],
  ['error-200', 1, 'empty_response', 'upstream_malformed'],
  ['prose', 1, 'empty_response', 'upstream_malformed'],
  ['length-first', 1, 'empty_response', 'upstream_malformed'],
  ['end-first', 1, 'empty_response', 'upstream_malformed'],
  ['cut-first', 1, 'empty_response', 'upstream_network'],
  ['no-items', 2, 'empty_response', 'upstream_malformed'],
  ['all-invalid', 2, 'empty_response', 'upstream_malformed'],
  ['long', 2, 'empty_response', 'upstream_malformed'],
])('fault %s leads to %i calls, no items, %s and %s', async (fault, calls, code, reason) => {
  const { items, error, requests } = await runner.run(`rye bread fault:${fault}`)
  expect([items, error, requests.length]).toEqual([[], [code, reason, undefined], calls])
})

test.each(['hang', 'hang-first', 'hang-mid'])('gives up on a silent server without a retry: %s', async (fault) => {
  const engine = runner.createEngine({ timeouts: { firstChunkMs: 300, idleMs: 300 } })
  const { error, requests } = await runner.run(`rye bread fault:${fault}`, { engine })
  expect(error).toEqual(['unavailable', 'upstream_timeout', undefined])
  expect(requests.length).toBeLessThanOrEqual(1)
})

/** Bytes of an unread answer that the kernel may buffer. */
const KERNEL_BYTES = 12_000_000

test.each([
  ['endless-text', 'empty_response', 'upstream_oversized'],
  ['endless-thoughts', 'empty_response', 'upstream_oversized'],
  ['endless-comments', 'empty_response', 'upstream_oversized'],
  ['endless-line', 'empty_response', 'upstream_oversized'],
  ['endless-json', 'empty_response', 'upstream_oversized'],
])('fault %s: gives up on the answer beyond its token limit', async (fault, code, reason) => {
  const { error, requests } = await runner.run(`rye bread fault:${fault}`)
  expect([error, requests.length]).toEqual([[code, reason, undefined], 1])
  await expect.poll(() => requests[0]?.aborted).toBe(true)
  expect(requests[0]?.sent).toBeLessThan(2_000_000 + KERNEL_BYTES)
})

test('passes on a rate limit over two seconds with its delay, without a retry', async () => {
  const { error, requests } = await runner.run('rye bread fault:rate')
  expect([error, requests.length]).toEqual([['unavailable', 'upstream_rate', 30], 1])
})

test.each([
  ['cut', 2, 'empty_response', 'upstream_network'],
  ['end-mid', 2, 'empty_response', 'upstream_malformed'],
  ['content-filter', 1, 'content_refused', undefined],
])('fault %s: returns the %i complete items before the error', async (fault, completeCount, code, reason) => {
  const { items, error, requests } = await runner.run(`rye bread fault:${fault}`)
  expect([items.length, error, requests.length]).toEqual([completeCount, [code, reason, undefined], 1])
})

test('fails on a stream without a finish reason, even if its JSON is complete', async () => {
  const job = runner.job('rye bread fault:no-finish')
  const items = Array.fromAsync(runner.createEngine().write(job, new AbortController().signal))
  await expect(items).rejects.toMatchObject({ code: 'empty_response', reason: 'upstream_malformed' })
})

test.each([
  ['once-500', 2],
  ['once-reset', 2],
  ['once-rate', 2],
  ['ignores-stream', 1],
  ['no-usage', 1],
  ['fenced', 1],
  ['thinking', 1],
  ['bare-array', 1],
  ['no-schema', 2],
  ['text-only', 3],
  ['old-limit', 2],
  ['fewer', 2],
  ['invalid', 2],
  ['length', 2],
  ['html-items', 1],
])('recovers from fault %s in %i calls', async (fault, calls) => {
  const { items, error, requests } = await runner.run(`oat bread fault:${fault}`)
  expect(error).toBeNull()
  expect(new Set(items.map(({ text }) => text)).size).toBe(4)
  expect(requests).toHaveLength(calls)
})

test.each([
  ['vllm-context', 2],
  ['vllm-effort', 2],
  ['openrouter-context', 2],
  ['openrouter-schema', 2],
  ['openrouter-reasoning', 2],
  ['groq-stream', 2],
  ['groq-effort', 3],
  ['gemini-budget', 2],
  ['mistral-effort', 3],
  ['ollama-effort', 3],
  ['deepseek-schema', 2],
  ['lm-studio-format', 1],
  ['unknown-field', 2],
  ['thinks-in-text', 1],
])('understands the refusal “%s” in %i calls, and sends it no more', async (fault, calls) => {
  const engine = runner.createEngine()
  for (const expectedCalls of [calls, 1]) {
    const { items, error, requests } = await runner.run(`oat bread fault:${fault}`, { engine })
    expect([error, requests.length]).toEqual([null, expectedCalls])
    expect(new Set(items.map(({ text }) => text)).size).toBe(4)
    expect(items.map(({ text }) => text)).not.toContain('No, not this')
  }
})

test('a model that spends the whole answer on thoughts is asked not to think, else gets room for both', async () => {
  const firstRun = await runner.run('oat bread fault:thinks-first')
  expect(firstRun.requests.map(({ body }) => body.reasoning_effort)).toEqual(['none'])
  const engine = runner.createEngine()
  const prompt = 'oat bread fault:thinks-always'
  const { items, requests } = await runner.run(prompt, { engine })
  const sentLimits = requests.map(({ body }) => [body.reasoning_effort, body.max_tokens])
  expect([items.length, sentLimits]).toEqual([
    4,
    [
      ['none', 700],
      ['low', 700],
      ['low', 2700],
    ],
  ])
  expect((await runner.run(prompt, { engine })).requests).toHaveLength(1)
})

test('with a short brief a small model gets a few lines of plain text and answers with a list', async () => {
  const engine = runner.createEngine({ hasShortBrief: true })
  const { items, error, requests } = await runner.run('oat bread', { engine })
  expect([error, items.length, requests.length]).toEqual([null, 4, 1])
  const { messages = [], response_format, max_tokens } = requests[0]?.body ?? {}
  expect([messages.map(({ role }) => role), response_format, max_tokens]).toEqual([['user'], undefined, 700])
  expect(String(messages[0]?.content).length).toBeLessThan(1_200)
  expect(items[0]).toMatchObject({ text: 'This is the quiet part of oat bread' })
})

test('a short brief names the lines of the first answer when it asks for more', async () => {
  const engine = runner.createEngine({ hasShortBrief: true })
  const items = await Array.fromAsync(
    engine.write(runner.job('spelt bread', { count: 6 }), new AbortController().signal),
  )
  expect(items).toHaveLength(6)
  const { messages = [] } = runner.mockOpenAi.requests.at(-1)?.body ?? {}
  expect(messages[0]?.content).toContain('Write others than these: “This is the quiet part of spelt bread”, “')
})

test('limits the total waiting time', async () => {
  const engine = runner.createEngine({ timeouts: { totalMs: 300 } })
  const { error } = await runner.run('oat bread fault:slow', { engine })
  expect(error).toEqual(['unavailable', 'upstream_timeout', undefined])
})

test('skips a retry that does not fit into the remaining time', async () => {
  const engine = runner.createEngine({ timeouts: { totalMs: 9_000 } })
  const { error, requests } = await runner.run('oat bread fault:500', { engine })
  expect([error, requests.length]).toEqual([['unavailable', 'upstream_server', undefined], 1])
})

test.each(['401', '500', 'moderated', 'html'])('an error contains nothing that the server sent: %s', async (fault) => {
  const job = runner.job(`bread fault:${fault}`)
  const run = Array.fromAsync(runner.createEngine().write(job, new AbortController().signal))
  const error = await run.catch((thrown: Error) => thrown)
  expect(`${error} ${(error as Error).stack} ${JSON.stringify(error)}`).not.toMatch(
    /SECRET|sk-|Incorrect API|exploded|proxy|safety system|had an error/,
  )
  expect((error as Error).cause).toBeUndefined()
})
