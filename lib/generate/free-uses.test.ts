import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Engine } from '@/lib/tool/engine'
import { builtInEngine } from '@/lib/writer/built-in'
import { startApi } from '@/test/api/start-api'
import { sampleTool } from '@/test/samples'

const address = '203.0.113.7'
const prompt = 'rye bread in Leeds'
const item = { kind: 'statement', text: 'Knead the dough for ten minutes.' }

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

test('shortening by a model costs a use', async () => {
  const post = await start(createEngine('openai', 'Knead rye dough.'))
  const body = await post({ refine: { action: 'shorter', item } })
  expect([body.engine, body.isFree, body.remaining]).toEqual(['openai', undefined, 19])
})

const ownLine = 'Rye bread in Leeds.'
test.each([
  ['all of them', ['Knead.', 'Fold.', 'Wait.', 'Bake.'], undefined, 19, undefined],
  [
    'three of four',
    ['Knead.', 'Fold.', 'Wait.'],
    undefined,
    19,
    'Only 3 fit without making things up. Add a detail to get more.',
  ],
  ['half of them', ['Knead.', 'Fold.'], true, 20, 'Only 2 fit without making things up. This one was free.'],
  [
    'three, of which one is the prompt',
    [ownLine, 'Fold.', 'Wait.'],
    true,
    20,
    'Only 3 fit without making things up. This one was free.',
  ],
  ['one of them', ['Knead.'], true, 20, 'Only 1 fits without making things up. This one was free.'],
  [
    'the prompt alone',
    [ownLine],
    true,
    20,
    'This is your own line, tidied up. Anything more would be made up, so this one was free. Your AI can write more.',
  ],
] as const)('decides whether a quick draft with %s costs a use', async (_, texts, isFree, remaining, note) => {
  const post = await start(createEngine('built-in', ...texts), { ...sampleTool, count: () => 4 })
  const body = await post()
  expect([body.isFree, body.remaining, body.notes?.[0]]).toEqual([isFree, remaining, note])
})

test('an empty quick draft costs no use, and suggests the visitor’s own AI', async () => {
  const post = await start(createEngine('built-in'))
  expect((await post()).code).toBe('needs_model')
})

test('the response states how the prompt was interpreted, and reruns with another interpretation are free, even when no use is left', async () => {
  const post = await start()
  const firstBody = await post()
  expect(firstBody.remaining).toBe(19)
  expect(firstBody.reading).toMatchObject({ kind: expect.any(String), sure: expect.any(Boolean) })
  const rerunToken = firstBody.reading?.again
  expect(await post({ readAs: 'offer', again: rerunToken })).toMatchObject({
    remaining: 19,
    reading: { kind: 'offer', sure: true },
  })
  for (let useIndex = 1; useIndex < 20; useIndex += 1) await post()
  expect((await post({ readAs: 'story', again: rerunToken })).cards).toBeDefined()
  expect((await post()).code).toBe('daily_limit')
})

test.each<[string, { readAs?: string; again?: unknown }, string]>([
  ['without its token', { readAs: 'offer' }, prompt],
  ['with a made-up token', { readAs: 'offer', again: 'x'.repeat(22) }, prompt],
  ['for another prompt', { readAs: 'offer', again: true }, 'oat bread in Leeds'],
  ['without an interpretation', { again: true }, prompt],
])('a rerun %s costs a use', async (_, { again: rerunToken, ...parameters }, changedPrompt) => {
  const post = await start()
  const firstBody = await post()
  const token = rerunToken === true ? firstBody.reading?.again : rerunToken
  const secondBody = await post({ ...parameters, ...(token !== undefined && { again: token }) }, changedPrompt)
  expect(secondBody.remaining).toBe(18)
})

const threadTool = {
  ...sampleTool,
  itemSchema: z.any(),
  fit: (part: object) => part,
  buildBrief: (input: never) => ({ ...sampleTool.buildBrief(input), outputShape: 'sequence' }),
  getOpening: () => null,
  present: ({ text }: { text: string }) => ({ parts: [{ text }], copy: text, carry: text }),
} as unknown as typeof sampleTool

test.each([
  ['a whole thread costs a use', [1, 2, 3], undefined, 18],
  [
    'a thread with a gap says so and returns its use',
    [1, 3],
    ['Part 2 of 3 is missing. Tap Again for the whole line.'],
    20,
  ],
])('%s', async (_, places, notes, remainingUses) => {
  const engine: Engine = {
    name: 'openai',
    async *write() {
      for (const n of places) yield { item: { n, of: 3, text: `Part ${n} of the rye bread` }, assumed: [] }
    },
  }
  const post = await start(engine, threadTool)
  expect((await post()).notes).toEqual(notes)
  expect((await post()).remaining).toBe(remainingUses)
})

test('a model’s reading is shown, and another reading costs a use', async () => {
  const engine: Engine = {
    name: 'openai',
    async *write({ onPromptAnalyzed }) {
      onPromptAnalyzed?.({ kind: 'story', sure: true, notes: [] })
      yield { item: { kind: 'statement', text: 'Rye bread takes a day.' }, assumed: [] }
    },
  }
  const post = await start(engine)
  expect((await post()).reading).toEqual({ kind: 'story', sure: true })
  expect((await post({ readAs: 'offer' })).remaining).toBe(18)
})

test('parts of one piece do not count as too few', async () => {
  const form = { ...sampleTool.form, layout: 'slides' as const }
  const post = await start(builtInEngine, { ...sampleTool, form, count: () => 20 })
  const body = await post()
  expect([body.cards.length, body.isFree, body.notes]).toEqual([8, undefined, undefined])
})

test('a tool’s note about every result appears once', async () => {
  const note = 'Search a register first.'
  const post = await start(builtInEngine, { ...sampleTool, form: { ...sampleTool.form, note }, count: () => 2 })
  const body = await post()
  expect(body.notes).toEqual([note])
})
