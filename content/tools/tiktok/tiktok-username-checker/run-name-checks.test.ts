import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import { parseEnv, toSettings } from '@/lib/server/env'
import { copy } from './copy'
import { parseNamesTask, runNameChecks } from './run-name-checks'

let tiktok: MockTikTok
beforeAll(async () => {
  tiktok = await startMockTikTok()
})
afterAll(() => tiktok.close())

const createInput = (prompt: string) => ({ prompt, parameters: { elsewhere: false } })

async function run(prompt: string) {
  const variables = { TIKTOK_ORIGIN: tiktok.origin, TIKTOK_BLOCKED: 'taken.down' }
  const steps: unknown[] = []
  const events = runNameChecks(parseNamesTask(createInput(prompt)), {
    settings: toSettings(parseEnv(variables)),
    signal: new AbortController().signal,
    binding: '',
    safetyId: '',
    spend: () => {},
  })
  let step = await events.next()
  for (; !step.done; step = await events.next()) steps.push(step.value)
  return { steps, content: step.value }
}

test('each name is a part of its own, with the progress around it', async () => {
  const { steps, content } = await run('crumb-club demo.user')
  expect(steps).toMatchObject([
    { progress: { stage: 'checking', done: 0, total: 2 } },
    { part: { name: 'crumb-club', verdict: 'not usable' } },
    { progress: { done: 1 } },
    { part: { name: 'demo.user', verdict: 'taken' } },
    { progress: { done: 2 } },
  ])
  expect(content).toContain('@demo.user: taken\n')
})

test('a run in which TikTok told nothing fails, so that it costs no use', async () => {
  await expect(run('limited')).rejects.toMatchObject({ code: 'unavailable' })
})

test('a name that the operator has shut out is an answer', async () => {
  expect((await run('taken.down')).content).toMatch(/^@taken\.down: could not check\n/)
})

// Row 106
test.each([
  [', ;\n', 'empty_prompt'],
  [Array.from({ length: 11 }, (_, i) => `name${i}`).join(' '), 'too_many_names'],
])('%j is refused: %s', (prompt, code) => {
  expect(() => parseNamesTask(createInput(prompt))).toThrow(expect.objectContaining({ code }))
})

// Row 106
test('ten names are fine, however often each is written', () => {
  const tenNames = Array.from({ length: 10 }, (_, i) => `name${i}`).join(' ')
  expect(() => parseNamesTask(createInput(`${tenNames} @${tenNames}`))).not.toThrow()
})

test('nothing on the page promises that a name can be had', () => {
  expect(JSON.stringify(copy)).not.toMatch(/availab/i)
})
