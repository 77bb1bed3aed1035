import { expect, test } from 'vitest'
import type { Engine } from '@/lib/tool/engine'
import { builtInEngine } from '@/lib/writer/built-in'
import { startApi } from '@/test/api/start-api'
import { sampleTool } from '@/test/sample-tool'

const address = '203.0.113.7'
const prompt = 'rye bread in Leeds'
const item = { kind: 'statement', text: 'Knead the dough for ten minutes.' }
const imageTool = { ...sampleTool, imageInput: 'beside' as const }

async function start(engine: Engine = builtInEngine, tool: typeof sampleTool = sampleTool) {
  const api = await startApi({ engine, toolByType: () => tool, env: { IP_QUOTA_FACTOR: '1' } })
  return async (parameters: object = {}, changedPrompt = prompt) =>
    (await api.post({ toolType: tool.type, prompt: changedPrompt, parameters, address })).body
}

const createEngine = (name: Engine['name'], ...texts: string[]): Engine => ({
  name,
  async *write() {
    for (const text of texts) yield { item: { kind: 'statement', text } }
  },
})

test('what the built-in writer cuts costs no use, not even the last, and gives nothing new', async () => {
  const post = await start()
  for (let use = 0; use < 20; use += 1) await post()
  const shorter = await post({ refine: { action: 'shorter', item } })
  expect(shorter).toMatchObject({ isFree: true, remaining: 0, content: 'Knead the' })
  expect((await post({ refine: { action: 'similar', item } })).code).toBe('daily_limit')
})

test.each([
  ['“More like this” of the built-in writer', builtInEngine, 'similar'],
  ['what a model shortens', createEngine('openai', 'Knead rye dough.'), 'shorter'],
])('%s costs a use', async (_, engine, action) => {
  const post = await start(engine)
  const body = await post({ refine: { action, item } })
  expect([body.engine, body.isFree, body.remaining]).toEqual([engine.name, undefined, 19])
})

test.each([
  ['beside a picture that no model sees', imageTool, true, 20],
  ['elsewhere', sampleTool, undefined, 18],
])('own words given back cost no use %s', async (_, tool, isFree, remaining) => {
  const engine = createEngine('built-in', 'Rye bread in Leeds.', 'A minute before this, rye bread in [where].')
  const post = await start(engine, tool)
  await post()
  const body = await post()
  expect([body.isFree, body.remaining]).toEqual([isFree, remaining])
  const note = 'These are your own words, so this cost no use.'
  expect(body.notes?.includes(note) ?? false).toBe(isFree === true)
})

test('own words that code cuts free of charge give no use back, for none was taken', async () => {
  const post = await start(builtInEngine, imageTool)
  expect((await post()).remaining).toBe(19)
  const refine = { action: 'shorter', item: { kind: 'statement', text: 'Rye bread is baked before dawn.' } }
  expect(await post({ refine }, 'Rye bread')).toMatchObject({ isFree: true, remaining: 19, content: 'Rye bread' })
})

test('the reply says how the prompt was read, and reading it again costs no use, not even the last', async () => {
  const post = await start()
  const first = await post()
  expect(first.remaining).toBe(19)
  expect(first.reading).toMatchObject({ kind: expect.any(String), sure: expect.any(Boolean) })
  const again = first.reading?.again
  expect(await post({ readAs: 'offer', again })).toMatchObject({
    remaining: 19,
    reading: { kind: 'offer', sure: true },
  })
  for (let use = 1; use < 20; use += 1) await post()
  expect((await post({ readAs: 'story', again })).cards).toBeDefined()
  expect((await post()).code).toBe('daily_limit')
})

test.each<[string, { readAs?: string; again?: unknown }, string]>([
  ['without its token', { readAs: 'offer' }, prompt],
  ['with a made-up token', { readAs: 'offer', again: 'x'.repeat(22) }, prompt],
  ['for another prompt', { readAs: 'offer', again: true }, 'oat bread in Leeds'],
  ['as nothing in particular', { again: true }, prompt],
])('reading again %s costs a use', async (_, { again, ...parameters }, changedPrompt) => {
  const post = await start()
  const first = await post()
  const token = again === true ? first.reading?.again : again
  const second = await post({ ...parameters, ...(token !== undefined && { again: token }) }, changedPrompt)
  expect(second.remaining).toBe(18)
})

test.each([
  ['says so', undefined, ['8 of 20: only what your words carry. Add a detail for more.']],
  ['has no need to, for one piece of several parts', 'slides' as const, undefined],
])('the built-in writer that has fewer results than asked for %s', async (_, layout, notes) => {
  const form = { ...sampleTool.form, ...(layout && { layout }) }
  const post = await start(builtInEngine, { ...sampleTool, form, count: () => 20 })
  const body = await post()
  expect(body.cards).toHaveLength(8)
  expect(body.notes).toEqual(notes)
})

test('what a tool has to say about every result comes once, and not with a variation', async () => {
  const note = 'Search a register first.'
  const post = await start(builtInEngine, { ...sampleTool, form: { ...sampleTool.form, note }, count: () => 2 })
  const body = await post()
  expect(body.notes).toEqual([note])
  const more = await post({ refine: { action: 'similar', item: body.cards[0]?.item } })
  expect(more.notes ?? []).not.toContain(note)
})
