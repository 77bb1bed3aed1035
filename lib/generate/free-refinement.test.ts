import { expect, test } from 'vitest'
import type { Engine } from '@/lib/tool/engine'
import { builtInEngine } from '@/lib/writer/built-in'
import { startApi } from '@/test/api/start-api'
import { sampleTool } from '@/test/sample-tool'

const address = '203.0.113.7'
const item = { kind: 'statement', text: 'Knead the dough for ten minutes.' }

async function startRefinementApi(engine: Engine = builtInEngine, tool: typeof sampleTool = sampleTool) {
  const api = await startApi({ engine, toolByType: () => tool, env: { IP_QUOTA_FACTOR: '1' } })
  return (action?: string, given: unknown = item, prompt = 'rye bread in Leeds') =>
    api.post({
      toolType: sampleTool.type,
      prompt,
      parameters: action ? { refine: { action, item: given } } : {},
      address,
    })
}

test('what the built-in writer cuts costs no use, not even the last, and gives nothing new', async () => {
  const call = await startRefinementApi()
  for (let use = 0; use < 20; use += 1) await call()
  const shorter = await call('shorter')
  expect(shorter.body).toMatchObject({ isFree: true, remaining: 0, content: 'Knead the' })
  expect((await call('similar')).body.code).toBe('daily_limit')
})

test('“More like this” is a use like any other', async () => {
  const call = await startRefinementApi()
  expect((await call()).body.remaining).toBe(19)
  const similar = await call('similar')
  expect(similar.body).toMatchObject({ remaining: 18 })
  expect(similar.body.isFree).toBeUndefined()
})

test('what a model shortens costs a use', async () => {
  const call = await startRefinementApi({
    name: 'openai',
    async *write() {
      yield { item: { kind: 'statement', text: 'Knead rye dough.' } }
    },
  })
  const { body } = await call('shorter')
  expect([body.engine, body.isFree, body.remaining]).toEqual(['openai', undefined, 19])
})

test.each([
  ['beside a picture that nobody looks at', { ...sampleTool, imageInput: 'beside' as const }, true, 20],
  ['elsewhere', sampleTool, undefined, 18],
])('own words given back cost no use %s', async (_, tool, isFree, remaining) => {
  const engine = {
    name: 'built-in' as const,
    async *write() {
      yield { item: { kind: 'statement', text: 'Rye bread in Leeds.' } }
      yield { item: { kind: 'statement', text: 'A minute before this, rye bread in [where].' } }
    },
  }
  const call = await startRefinementApi(engine, tool)
  await call()
  const { body } = await call()
  expect([body.isFree, body.remaining]).toEqual([isFree, remaining])
  expect(body.notes?.includes('These are your own words, so this cost no use.') ?? false).toBe(isFree === true)
})

test('own words that code cuts free of charge give no use back, for none was taken', async () => {
  const call = await startRefinementApi(builtInEngine, { ...sampleTool, imageInput: 'beside' as const })
  expect((await call()).body.remaining).toBe(19)
  const prompt = 'Rye bread'
  const shorter = await call('shorter', { kind: 'statement', text: `${prompt} is baked before dawn.` }, prompt)
  expect(shorter.body).toMatchObject({ isFree: true, remaining: 19, content: prompt })
})
