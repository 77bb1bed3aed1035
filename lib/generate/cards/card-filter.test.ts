import { expect, test } from 'vitest'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import { fixtureTool } from '@/test/api/fixture-tool'
import { createFixedEngine, startApi } from '@/test/api/start-api'
import { createCardFilter } from './card-filter'

async function generateTexts(texts: readonly string[], parameters?: object): Promise<string[]> {
  const api = await startApi({ engine: createFixedEngine(texts) })
  const { body } = await api.post({ parameters })
  return body.cards.map((card) => card.copy)
}

test('what does not fit, opens like an earlier card or says the same is passed over', async () => {
  const texts = [
    'Knead the dough for ten minutes',
    'x'.repeat(201),
    'Knead it again',
    '“Knead” comes first',
    'THE dough — knead for ten minutes!',
    'Fold it twice',
    'Wait',
    'Bake',
  ]
  expect(await generateTexts(texts)).toEqual(['Knead the dough for ten minutes', 'Fold it twice', 'Wait'])
})

test('an engine whose items never fit is stopped', async () => {
  let given = 0
  const endless = {
    name: 'built-in' as const,
    async *write() {
      for (;;) {
        given += 1
        yield { item: { text: 'x'.repeat(201) } }
      }
    },
  }
  const api = await startApi({ engine: endless })
  expect((await api.post()).body.code).toBe('empty_response')
  expect(given).toBe(300)
})

test('“more like this” gives three that differ from the original', async () => {
  const refine = { action: 'similar', item: { text: 'Knead the dough well' } }
  const texts = ['Well, knead the dough', 'Knead gently', 'Fold it', 'Wait', 'Bake']
  expect(await generateTexts(texts, { refine, amount: 9 })).toEqual(['Knead gently', 'Fold it', 'Wait'])
})

test('“shorter” gives one that is shorter', async () => {
  const refine = { action: 'shorter', item: { text: 'Knead the dough' } }
  expect(await generateTexts(['Knead the dough well', 'Knead it', 'Knead'], { refine })).toEqual(['Knead it'])
})

test('“shorter” says so when nothing shorter comes', async () => {
  const api = await startApi({ engine: createFixedEngine(['Knead the dough well']) })
  const refine = { action: 'shorter', item: { text: 'Knead' } }
  expect((await api.post({ parameters: { refine } })).body.code).toBe('already_short')
})

test.each(['bolder', 'specific'])('“%s” gives one that reads differently, however close', async (action) => {
  const refine = { action, item: { text: 'Knead the dough well' } }
  expect(await generateTexts(['Knead the dough well', 'Well, knead the dough', 'Fold'], { refine })).toEqual([
    'Well, knead the dough',
  ])
})

test('a variation of an edited text is measured against what the visitor made of it', async () => {
  const item = { text: 'Knead' }
  const shorter = { action: 'shorter', item, text: 'Knead the dough on a cold table' }
  expect(await generateTexts(['Knead the dough'], { refine: shorter })).toEqual(['Knead the dough'])
  const bolder = { action: 'bolder', item, text: 'Never knead' }
  expect(await generateTexts(['Never knead', 'Never'], { refine: bolder })).toEqual(['Never'])
})

test('work that code does better is not given to the engine', async () => {
  const api = await startApi({ engine: createFixedEngine(['Never'], 'openai') })
  const { body } = await api.post({ prompt: 'One|One more|Two', parameters: { split: true } })
  expect(body).toMatchObject({ engine: 'built-in', content: 'One\n\nOne more\n\nTwo' })
  expect(body.notes).toBeUndefined()
})

test.each([
  ['Five tips for bread', 'five TIPS for bread!', true],
  ['Five tips for good bread', 'Five tips for bread', true],
  ['Five tips for bread', 'Five mistakes with bread', false],
  ['bakedbyana', 'bakedbyanna', false],
  ['🍞🍞', '🥐🥐', false],
  ['パンの作り方', 'パンの作り方', true],
])('“%s” and “%s” say the same: %s', (a, b, expected) => {
  expect(isNearDuplicate(toWordSet(a), toWordSet(b))).toBe(expected)
})

const rewriteTool = {
  ...fixtureTool,
  draft: { unavailableReason: 'It needs a model.' },
  buildBrief: (input: Parameters<typeof fixtureTool.buildBrief>[0]) => ({
    ...fixtureTool.buildBrief(input),
    outputShape: 'rewrite' as const,
  }),
}

async function generateVersions(prompt: string, texts: readonly string[], given = {}): Promise<string[]> {
  const toolByType = () => rewriteTool
  const api = await startApi({ engine: createFixedEngine(texts, 'openai'), toolByType })
  return (await api.post({ prompt, ...given })).body.cards.map(({ copy }) => copy)
}

test('versions of a text may open alike and say the same; only a copy goes', async () => {
  const texts = ['Knead the dough well.', 'Knead  the dough well.', 'Knead the dough very well.', 'Knead it well.']
  expect(await generateVersions('Knead dough well.', texts)).toEqual([
    'Knead the dough well.',
    'Knead the dough very well.',
    'Knead it well.',
  ])
})

test('the visitor’s own text comes back only where nothing else does', async () => {
  const own = 'Knead the dough.\nWait.'
  const others = ['Knead the dough. Wait a bit.', 'Knead the dough, then wait.', 'Knead dough. Wait.']
  expect(await generateVersions(own, ['Knead the dough. Wait.', ...others])).toEqual(others)
  expect(await generateVersions(own, ['Knead the dough. Wait.'])).toEqual(['Knead the dough. Wait.'])
})

test('a hard day drops no version: what it assumes is marked', async () => {
  const engine = {
    name: 'openai' as const,
    async *write() {
      yield { item: { text: 'My grandma died in Austin.' }, assumed: ['in Austin'] }
    },
  }
  const api = await startApi({ engine, toolByType: () => rewriteTool })
  const { body } = await api.post({ prompt: 'my grandma died' })
  expect(body.cards).toMatchObject([{ copy: 'My grandma died in Austin.', assumed: ['in Austin'] }])
})

test('on a hard day what a picture says is kept, and marked; what nobody said or showed is dropped', () => {
  const draft = { ...fixtureTool.draft, outputKind: 'sentences' } as const
  const tool = { ...fixtureTool, draft, imageInput: 'enough' } as const
  const prompt = 'the grave of my grandma, she died in March'
  const input = { prompt, parameters: { amount: 1, tone: 'casual', extras: [] } }
  const picture = { bytes: new Uint8Array(), type: 'image/jpeg' } as const
  const candidate = { item: { text: 'A grave with the words “To our Rosa, 1931”' }, assumed: [] }
  expect(createCardFilter({ tool, input: { ...input, picture } }).accept(candidate)).toMatchObject({
    assumed: ['Rosa', '1931'],
  })
  expect(createCardFilter({ tool, input }).accept(candidate)).toBeNull()
})

test('what a model wrote of a picture is to be read before it is copied, the visitor’s own words are not', () => {
  const tool = {
    ...fixtureTool,
    present: () => ({ parts: [], copy: 'A potter.', carry: '', review: true as const }),
  }
  const input = { prompt: 'a potter', parameters: { amount: 1, tone: 'casual', extras: [] } }
  const taken = (assumed?: readonly string[]) =>
    createCardFilter({ tool, input }).accept({ item: { text: 'A potter' }, ...(assumed && { assumed }) })
  expect(taken([])?.review).toBe(true)
  expect(taken()?.review).toBeUndefined()
})

test('a card says what of the prompt it lost', () => {
  const job = { tool: fixtureTool, input: { prompt: 'bread for @maya', parameters: {} } }
  const card = createCardFilter(job).accept({ item: { text: 'Fold it twice' }, lost: ['@maya'] })
  expect(card?.lost).toEqual(['@maya'])
})
