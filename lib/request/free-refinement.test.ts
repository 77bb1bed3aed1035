import { expect, test } from 'vitest'
import { builtInEngine } from '@/lib/writer/built-in'
import { startApi } from '@/test/api/start-api'
import { sampleTool } from '@/test/sample-tool'
import type { Engine } from './engine'

const address = '203.0.113.7'
const item = { kind: 'statement', text: 'Knead the dough for ten minutes.' }

async function open(engine: Engine = builtInEngine) {
  const api = await startApi({ engine, toolByType: () => sampleTool, env: { IP_QUOTA_FACTOR: '1' } })
  return (action?: string, given: unknown = item) =>
    api.post({
      toolType: sampleTool.type,
      prompt: 'rye bread in Leeds',
      parameters: action ? { refine: { action, item: given } } : {},
      address,
    })
}

test('what the built-in writer cuts costs no use, not even the last, and gives nothing new', async () => {
  const call = await open()
  for (let use = 0; use < 20; use += 1) await call()
  const shorter = await call('shorter')
  expect(shorter.body).toMatchObject({ isFree: true, remaining: 0, content: 'Knead the' })
  expect((await call('similar')).body.code).toBe('daily_limit')
})

test('“More like this” is a use like any other', async () => {
  const call = await open()
  expect((await call()).body.remaining).toBe(19)
  const similar = await call('similar')
  expect(similar.body).toMatchObject({ remaining: 18 })
  expect(similar.body.isFree).toBeUndefined()
})

test('what a model shortens costs a use', async () => {
  const call = await open({
    name: 'openai',
    async *write() {
      yield { item: { kind: 'statement', text: 'Knead rye dough.' } }
    },
  })
  const { body } = await call('shorter')
  expect([body.engine, body.isFree, body.remaining]).toEqual(['openai', undefined, 19])
})
