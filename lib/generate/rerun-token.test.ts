import { expect, test } from 'vitest'
import { builtInEngine } from '@/lib/writer/built-in'
import { startApi } from '@/test/api/start-api'
import { sampleTool } from '@/test/sample-tool'

const toolByType = () => sampleTool
const address = '203.0.113.7'

const start = () => startApi({ engine: builtInEngine, toolByType, env: { IP_QUOTA_FACTOR: '1' } })

test('the reply says how the prompt was read, and reading it again costs no use, not even the last', async () => {
  const api = await start()
  const call = (parameters: object = {}, prompt = 'rye bread in Leeds') =>
    api.post({ toolType: sampleTool.type, prompt, parameters, address })
  const first = await call()
  expect(first.body.remaining).toBe(19)
  expect(first.body.reading).toMatchObject({ kind: expect.any(String), sure: expect.any(Boolean) })
  const again = first.body.reading?.again
  const second = await call({ readAs: 'offer', again })
  expect(second.body.reading).toMatchObject({ kind: 'offer', sure: true })
  expect(second.body.remaining).toBe(19)
  for (let use = 1; use < 20; use += 1) await call()
  expect((await call({ readAs: 'story', again })).status).toBe(200)
  expect((await call()).body.code).toBe('daily_limit')
})

test.each<[string, { readAs?: string; again?: unknown }, string]>([
  ['without its proof', { readAs: 'offer' }, 'rye bread in Leeds'],
  ['with a made-up proof', { readAs: 'offer', again: 'x'.repeat(22) }, 'rye bread in Leeds'],
  ['for another prompt', { readAs: 'offer', again: true }, 'oat bread in Leeds'],
  ['as nothing in particular', { again: true }, 'rye bread in Leeds'],
])('reading again %s is a use like any other', async (_, parameters, prompt) => {
  const api = await start()
  const first = await api.post({ toolType: sampleTool.type, prompt: 'rye bread in Leeds', address })
  const again = parameters.again === true ? first.body.reading?.again : parameters.again
  const given = { ...parameters, ...(again !== undefined && { again }) }
  const second = await api.post({ toolType: sampleTool.type, prompt, parameters: given, address })
  expect(second.body.remaining).toBe(18)
})

test.each([
  ['says so', undefined, ['8 of 20: only what your words carry. Add a detail for more.']],
  ['has no need to, for one piece of several parts', 'slides' as const, undefined],
])('the built-in writer that has fewer results than asked for %s', async (_, look, notes) => {
  const tool = { ...sampleTool, form: { ...sampleTool.form, ...(look && { layout: look }) }, count: () => 20 }
  const api = await startApi({ engine: builtInEngine, toolByType: () => tool })
  const { body } = await api.post({ toolType: tool.type, prompt: 'rye bread in Leeds', address })
  expect(body.cards).toHaveLength(8)
  expect(body.notes).toEqual(notes)
})

test('what a tool has to say about every result comes once, and not with a variation', async () => {
  const note = 'Search a register first.'
  const tool = { ...sampleTool, form: { ...sampleTool.form, note }, count: () => 2 }
  const api = await startApi({ engine: builtInEngine, toolByType: () => tool })
  const request = { toolType: tool.type, prompt: 'rye bread in Leeds', address }
  const { body } = await api.post(request)
  expect(body.notes).toEqual([note])
  const [card] = body.cards ?? []
  const refine = { action: 'similar', item: card?.item }
  const more = await api.post({ ...request, parameters: { refine } })
  expect(more.body.notes ?? []).not.toContain(note)
})
